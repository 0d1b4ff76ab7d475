//! Movement of avatars.

use codec_core::Wire;

use crate::{
    nativeparam::{AvatarId, OaPacket, Vector3},
    otherland::{Base, Quaternion},
};

/// `oaPktMoveManagerStateChanged` (ad/00): an avatar moves in another way.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x00ad, name = "oaPktMoveManagerStateChanged")]
pub struct MoveManagerStateChanged {
    /// What every packet begins with.
    pub base: Base,
    /// The type of the mover, usually 1.
    pub mover_type: u8,
    /// The key of the mover.
    pub mover_key: u16,
    /// Named `keyToExpire` in the description, whose authors are not sure of it.
    pub key_to_expire: f32,
    /// To whom the mover is replicated, usually 7.
    pub mover_replication_policy: u8,
    /// The version of the state from now on.
    pub new_version: u16,
    /// Who moves.
    pub avatar_id: AvatarId,
}

/// `oaPktMoveManagerPosUpdate` (ad/01): where an avatar is.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x01ad, name = "oaPktMoveManagerPosUpdate")]
pub struct MoveManagerPosUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// The place.
    pub pos: Vector3,
    /// The rotation.
    pub rot: Quaternion,
    /// The velocity.
    pub vel: Vector3,
    /// What holds or moves the avatar.
    pub physics: Physics,
    /// The key of the mover.
    pub mover_key: u16,
    /// Who moves.
    pub avatar_id: AvatarId,
    /// The time, in seconds.
    pub seconds: f64,
}

/// `MoveManagerInit`: how an avatar moves when it appears. It fills the `movement` of
/// [`Blob`](super::loading::Blob) and of a full [`AvatarUpdate`](super::avatar_sync::AvatarUpdate).
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "MoveManagerInit")]
pub struct MoveManagerInit {
    /// The place.
    pub pos: Vector3,
    /// The rotation.
    pub rot: Quaternion,
    /// The velocity.
    pub vel: Vector3,
    /// The time, in seconds.
    pub seconds: f64,
    /// What holds or moves the avatar.
    pub physics: Physics,
    /// The type of the mover.
    pub mover_type: u8,
    /// To whom the mover is replicated.
    pub mover_replication_policy: u8,
    /// The key of the mover.
    pub mover_key: u16,
    /// The version of the state.
    pub version: u16,
    /// An avatar; its part is not known.
    pub unknown_9: AvatarId,
}

/// `Physics`: what holds or moves an avatar.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "Physics")]
pub struct Physics {
    /// The state.
    pub state: PhysicsState,
}

/// The states of [`Physics`], as the game engine numbers them.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum PhysicsState {
    /// 0: no physics.
    None = 0,
    /// 1: walks.
    Walking = 1,
    /// 2: falls.
    Falling = 2,
    /// 3: swims.
    Swimming = 3,
    /// 4: flies.
    Flying = 4,
    /// 5: rotates.
    Rotating = 5,
    /// 6: is a projectile.
    Projectile = 6,
    /// 7: moves along a path of the engine.
    Interpolating = 7,
    /// 8: walks on walls.
    Spider = 8,
    /// 9: is on a ladder.
    Ladder = 9,
    /// 10: is a rigid body.
    RigidBody = 10,
    /// 11: is a soft body.
    SoftBody = 11,
    /// 13: not used.
    Unused = 13,
    /// 14: physics of the game's own.
    Custom = 14,
    /// 15: surfs on a spline.
    SplineSurfing = 15,
    /// Any other number.
    #[wire(other)]
    Other(u8),
}
