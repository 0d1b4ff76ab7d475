//! How objects move and where they are.

use super::{flags, wide};

flags! {
    /// `PhysicsState`: how the physics treat an object.
    pub flags PhysicsState: u32, empty NONE {
        /// It never moves.
        STATIC = 0x1,
        /// Things pass through it.
        ETHEREAL = 0x4,
        /// The server hears of what it touches.
        REPORT_COLLISION = 0x8,
        /// It touches nothing.
        IGNORE_COLLISION = 0x10,
        /// It is not drawn.
        NO_DRAW = 0x20,
        MISSILE = 0x40,
        PUSHABLE = 0x80,
        /// It points where it flies.
        ALIGN_PATH = 0x100,
        /// Its way ends at what is hit.
        PATH_CLIPPED = 0x200,
        /// It falls.
        GRAVITY = 0x400,
        /// It gives light.
        LIGHTING_ON = 0x800,
        /// It has particles around it.
        PARTICLE_EMITTER = 0x1000,
        HIDDEN = 0x4000,
        /// Scripts run when it touches something.
        SCRIPTED_COLLISION = 0x8000,
        /// It is touched by its exact shape, not by spheres around it.
        HAS_PHYSICS_BSP = 0x1_0000,
        /// It does not bounce.
        INELASTIC = 0x2_0000,
        /// Its model has an animation that always runs.
        HAS_DEFAULT_ANIM = 0x4_0000,
        /// Its model has a script that always runs.
        HAS_DEFAULT_SCRIPT = 0x8_0000,
        /// It is drawn as if not there.
        CLOAKED = 0x10_0000,
        /// What touches it takes it for the world around.
        REPORT_COLLISION_AS_ENVIRONMENT = 0x20_0000,
        /// It slides along edges instead of falling.
        EDGE_SLIDE = 0x40_0000,
        /// It slides downhill.
        SLEDDING = 0x80_0000,
        /// Its animations stand still.
        FROZEN = 0x100_0000,
    }
}

flags! {
    /// `PositionFlags`: which parts of a position are there. The bits of the rotation are inverted.
    pub flags PositionFlags: u32 {
        HAS_VELOCITY = 0x1,
        HAS_PLACEMENT_ID = 0x2,
        /// It stands on the ground.
        IS_GROUNDED = 0x4,
        /// The rotation has no `w`, which is 0; so for the next three.
        ORIENTATION_HAS_NO_W = 0x8,
        ORIENTATION_HAS_NO_X = 0x10,
        ORIENTATION_HAS_NO_Y = 0x20,
        ORIENTATION_HAS_NO_Z = 0x40,
    }
}

impl PositionFlags {
    /// The bits that encoding sets from the fields.
    pub const PRESENCE: u64 = Self::NAMED & !wide(Self::IS_GROUNDED.bits());
}
