//! What an object looks like, where it is, and what everyone may know of it.

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Implied, Layout, Prefix, Reader, Shape, Size, Wire,
    Writer,
    shape::{Binary, Expr, Field, RecordShape, Rule},
};

use super::{flags::ObjectFlags, movement::Movement};
use crate::asherons_call::{
    AsheronsCall, DataId, PHashTable, PackedDword, Position, Toggle, Vector3,
    enums::{
        AmmoType, CoverageMask, EquipMask, HookType, IconHighlight, ItemType, MaterialType,
        ParentLocation, PhysicsDescriptionFlags, PhysicsState, RadarBehavior, RadarColor, Usable,
        WeenieHeaderFlag, WieldType,
    },
};
use codec_core::FlagWord;

/// `ObjDesc`: colors, textures and parts of an object that differ from its model.
///
/// ```text
/// 11 | 01       | 02       | 01    | 7e 00   | ...
/// 17 | palettes | textures | parts | palette | palettes, textures, parts, zeros
/// ```
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ObjDesc {
    /// Always 17.
    #[wire(const = 0x11)]
    pub version: Implied<u8>,
    /// How many palettes.
    pub palette_count: Implied<u8>,
    /// How many textures.
    pub texture_count: Implied<u8>,
    /// How many parts.
    pub model_count: Implied<u8>,
    /// The palette that others are laid over; there if and only if there are others.
    #[wire(when = palette_count > 0, as = DataId<0x0400_0000>)]
    pub palette: Option<u32>,
    /// Palettes that are laid over, each for some of the colors.
    #[wire(count = palette_count)]
    pub subpalettes: Vec<Subpalette>,
    /// Textures that replace others.
    #[wire(count = texture_count)]
    pub textures: Vec<TextureChange>,
    /// Parts that replace others.
    #[wire(count = model_count)]
    pub parts: Vec<PartChange>,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `Subpalette`: colors of a palette.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Subpalette {
    /// The palette the colors are taken from.
    #[wire(as = DataId<0x0400_0000>)]
    pub palette: u32,
    /// The first color, in steps of 8.
    pub offset: u8,
    /// How many colors, in steps of 8; 0 for all 2048.
    pub num_colors: u8,
}

/// `TextureMapChange`: a texture for another.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct TextureChange {
    /// The number of the part of the model.
    pub part: u8,
    /// The texture of the model.
    #[wire(as = DataId<0x0500_0000>)]
    pub old: u32,
    /// The texture instead.
    #[wire(as = DataId<0x0500_0000>)]
    pub new: u32,
}

/// `AnimPartChange`: a part for another.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct PartChange {
    /// The number of the part of the model.
    pub part: u8,
    /// The part instead.
    #[wire(as = DataId<0x0100_0000>)]
    pub model: u32,
}

/// `PhysicsDesc`: where an object is and how it moves. The order of the fields is not that of the
/// bits.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct PhysicsDesc {
    /// Which fields are there. Encoding sets all bits from the fields but
    /// [`ANIMATION_FRAME`](PhysicsDescriptionFlags::ANIMATION_FRAME), which it only checks.
    pub flags: FlagWord<PhysicsDescriptionFlags, { PhysicsDescriptionFlags::PRESENCE }>,
    /// How the physics of the client treat it.
    pub state: PhysicsState,
    /// How it moves.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::MOVEMENT))]
    pub movement: Option<ObjectMovement>,
    /// The frame of the animation it stands in: there if its bit is set and no movement is there.
    #[wire(when = flags.all().contains(PhysicsDescriptionFlags::ANIMATION_FRAME)
        && !flags.all().contains(PhysicsDescriptionFlags::MOVEMENT))]
    pub animation_frame: Option<u32>,
    /// The place. Objects in containers and hands have none.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::POSITION))]
    pub position: Option<Position>,
    /// The file with its animations.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::MOTION_TABLE))]
    pub motion_table: Option<u32>,
    /// The file with its sounds.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::SOUND_TABLE))]
    pub sound_table: Option<u32>,
    /// The file with its effects.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::SCRIPT_TABLE))]
    pub script_table: Option<u32>,
    /// The file with its model.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::SETUP))]
    pub setup: Option<u32>,
    /// The object that holds this one, and where.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::PARENT))]
    pub parent: Option<Attachment>,
    /// Objects that this one holds, and where.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::CHILDREN))]
    pub children: Option<Vec<Attachment>>,
    /// Its size, as a multiple of that of the model.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::SCALE))]
    pub scale: Option<f32>,
    /// How much it is slowed down on the ground, from 0 to 1.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::FRICTION))]
    pub friction: Option<f32>,
    /// How much it bounces, from 0 to 1.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::ELASTICITY))]
    pub elasticity: Option<f32>,
    /// How transparent it is, from 0 to 1.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::TRANSLUCENCY))]
    pub translucency: Option<f32>,
    /// Its velocity, in meters a second.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::VELOCITY))]
    pub velocity: Option<Vector3>,
    /// Its acceleration, in meters a second squared.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::ACCELERATION))]
    pub acceleration: Option<Vector3>,
    /// Its angular velocity around each axis.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::OMEGA))]
    pub omega: Option<Vector3>,
    /// The number of an effect that it plays all the time.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::DEFAULT_SCRIPT))]
    pub default_script: Option<u32>,
    /// How strong that effect is.
    #[wire(bit = flags & FlagWord::new(PhysicsDescriptionFlags::DEFAULT_SCRIPT_INTENSITY))]
    pub default_script_intensity: Option<f32>,
    /// How often these have changed: position, movement, state, velocity, teleports, control by the
    /// server, corrected positions, looks; and how often the object has come into the world. Later
    /// messages about the object have the next numbers.
    pub sequences: [u16; 9],
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `EquipLocation`: an object and a place on it.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Attachment {
    /// The object.
    pub object_id: u32,
    /// The place, by a number of the holder's model.
    pub location: ParentLocation,
}

/// The movement of a [`PhysicsDesc`]: `u32` length, the movement, `bool` as `u32`; or a length
/// of 0 and nothing.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct ObjectMovement {
    /// The movement, and whether the object moves by itself.
    // In a field with a name, so that JSON has a place for one that is there and has nothing in it.
    pub movement: Option<(Movement, bool)>,
}

impl Layout<AsheronsCall> for ObjectMovement {
    const SIZE: Size = Size::at_least(4);

    fn shape() -> Shape {
        const THERE: Rule = Rule::When(Expr::Binary(Binary::Ne, &Expr::Field(0), &Expr::Int(0)));
        const RECORD: &RecordShape = &RecordShape::new(
            "ObjectMovement",
            "The movement of an object.",
            &[
                Field::of::<AsheronsCall, u32>("length", "Bytes of the movement."),
                Field::conditional::<AsheronsCall, Movement>("movement", "How the object moves.")
                    .directed(
                        "when = length != 0, len = length",
                        &[THERE, Rule::Len(Expr::Field(0))],
                    ),
                Field::conditional::<AsheronsCall, Toggle>(
                    "autonomous",
                    "Whether it moves by itself.",
                )
                .directed("when = length != 0", &[THERE]),
            ],
        );
        Shape::Named { name: "ObjectMovement", of: || Shape::Record(RECORD) }
    }
}

// Apart and through a cursor of their own, because few objects have one: its many fields would
// stand in the way of theirs.
impl Encode<AsheronsCall> for ObjectMovement {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        let Some((movement, autonomous)) = &self.movement else { return 0_u32.encode(out) };
        out.length::<u32>(|out| movement.encode(out))?;
        Toggle(*autonomous).encode(out)
    }
}

impl<'de> Decode<'de, AsheronsCall> for ObjectMovement {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<Self, DecodeError> {
        #[inline(never)]
        fn apart(input: &mut Reader<'_, '_, AsheronsCall>) -> Result<ObjectMovement, DecodeError> {
            let len = input.named("length", u32::decode_count)?;
            if len == 0 {
                return Ok(ObjectMovement { movement: None });
            }
            let movement = input.named("movement", |input| input.limited(len, Movement::decode))?;
            let Toggle(autonomous) = input.named("autonomous", Reader::value)?;
            Ok(ObjectMovement { movement: Some((movement, autonomous)) })
        }
        input.local(|input| apart(input))
    }
}

/// `RestrictionDB`: who may use a house.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct RestrictionDb {
    /// Always 0x10000002.
    #[wire(const = 0x1000_0002)]
    pub version: Implied<u32>,
    /// Not 0 if everyone may enter.
    pub open: u32,
    /// The monarch whose followers may, or 0.
    pub monarch: u32,
    /// Who else may, by character: 0 to enter, 1 to use the storage too.
    pub permissions: PHashTable<u32, u32>,
}

/// `PublicWeenieDesc`: what everyone may know of an object. The order of the fields is not that of
/// the bits.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct PublicWeenieDesc {
    /// Which fields are there; encoding sets the bits from the fields.
    pub header: FlagWord<WeenieHeaderFlag, { WeenieHeaderFlag::NAMED }>,
    /// What it is called.
    pub name: String,
    /// The class of objects it belongs to.
    #[wire(as = PackedDword)]
    pub weenie_class: u32,
    /// The icon, as the id of an image in the data files.
    #[wire(as = DataId<0x0600_0000>)]
    pub icon: u32,
    /// What kind of item it is.
    pub item_type: ItemType,
    /// What it is and does, and which of the newer fields are there.
    pub flags: ObjectFlags,
    /// The name of several; without it, `name` with an `s` or `es`.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::PLURAL_NAME))]
    pub plural_name: Option<String>,
    /// How many items it can hold.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::ITEMS_CAPACITY))]
    pub items_capacity: Option<u8>,
    /// How many containers it can hold.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::CONTAINERS_CAPACITY))]
    pub containers_capacity: Option<u8>,
    /// The kind of ammunition.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::AMMO_TYPE))]
    pub ammo_type: Option<AmmoType>,
    /// What it is worth, in pyreals.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::VALUE))]
    pub value: Option<u32>,
    /// How it can be used.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::USABLE))]
    pub usable: Option<Usable>,
    /// How near one must be to use it, in meters.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::USE_RADIUS))]
    pub use_radius: Option<f32>,
    /// What it can be used on.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::TARGET_TYPE))]
    pub target_type: Option<ItemType>,
    /// How its icon is outlined.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::UI_EFFECTS))]
    pub ui_effects: Option<IconHighlight>,
    /// How it is used in combat.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::COMBAT_USE))]
    pub combat_use: Option<WieldType>,
    /// Uses that are left, or units of a bag of material.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::USES))]
    pub structure: Option<u16>,
    /// Uses of a new one, or units of a full bag.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::MAX_USES))]
    pub max_structure: Option<u16>,
    /// How many are in the stack.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::STACK_SIZE))]
    pub stack_size: Option<u16>,
    /// How many can be in the stack.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::MAX_STACK_SIZE))]
    pub max_stack_size: Option<u16>,
    /// The container it is in.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::CONTAINER))]
    pub container: Option<u32>,
    /// Who wears or wields it.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::WIELDER))]
    pub wielder: Option<u32>,
    /// Where it can be worn.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::VALID_EQUIP_LOCATIONS))]
    pub valid_slots: Option<EquipMask>,
    /// Where it is worn.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::CURRENTLY_WIELDED_LOCATION))]
    pub slot: Option<EquipMask>,
    /// Which parts of the body it covers.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::COVERAGE))]
    pub priority: Option<CoverageMask>,
    /// Its color on the radar.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::RADAR_BLIP_COLOR))]
    pub radar_color: Option<RadarColor>,
    /// When the radar shows it.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::RADAR_BEHAVIOR))]
    pub radar_behavior: Option<RadarBehavior>,
    /// The number of the effect it plays.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::PHYSICS_SCRIPT))]
    pub physics_script: Option<u16>,
    /// How well it is made, from 1 to 10.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::WORKMANSHIP))]
    pub workmanship: Option<f32>,
    /// What it weighs, with all that is in it.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::BURDEN))]
    pub burden: Option<u16>,
    /// The spell it casts.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::SPELL))]
    pub spell: Option<u16>,
    /// The owner of the house.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::OWNER))]
    pub house_owner: Option<u32>,
    /// Who may use the house.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::HOUSE_RESTRICTIONS))]
    pub restrictions: Option<RestrictionDb>,
    /// What can hang on it, if it is a hook.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::HOOKABLE_ON))]
    pub hook_item_types: Option<ItemType>,
    /// The monarch of the player.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::MONARCH))]
    pub monarch: Option<u32>,
    /// The kinds of hooks it can hang on.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::HOOK_TYPE))]
    pub hook_type: Option<HookType>,
    /// An image above the icon.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::ICON_OVERLAY), as = DataId<0x0600_0000>)]
    pub icon_overlay: Option<u32>,
    /// An image below the icon.
    #[wire(bit = flags & ObjectFlags::ICON_UNDERLAY, as = DataId<0x0600_0000>)]
    pub icon_underlay: Option<u32>,
    /// What it is made of.
    #[wire(bit = header & FlagWord::new(WeenieHeaderFlag::MATERIAL_TYPE))]
    pub material: Option<MaterialType>,
    /// The number of the cooldown; items with the same number wait for each other.
    #[wire(bit = flags & ObjectFlags::COOLDOWN)]
    pub cooldown_id: Option<u32>,
    /// For how long it cannot be used again, in seconds.
    #[wire(bit = flags & ObjectFlags::COOLDOWN_DURATION)]
    pub cooldown_duration: Option<f64>,
    /// Whose pet it is.
    #[wire(bit = flags & ObjectFlags::PET_OWNER)]
    pub pet_owner: Option<u32>,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}
