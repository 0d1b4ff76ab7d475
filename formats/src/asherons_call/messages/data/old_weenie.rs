//! An older form of what everyone may know of an object.
//!
//! Vendors' lists can have it instead of the newer
//! [`PublicWeenieDesc`](crate::asherons_call::messages::object::PublicWeenieDesc).

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, DataId, PackedDword,
    enums::{
        AmmoType, CoverageMask, EquipMask, HookType, IconHighlight, ItemType, MaterialType,
        ObjectDescriptionFlag, OldWeenieHeaderFlags, RadarBehavior, RadarColor, Usable, WieldType,
    },
    messages::object::RestrictionDb,
};
use codec_core::FlagWord;

/// `OldPublicWeenieDesc`: what everyone may know of an object, in an older form. The order of the
/// fields is not that of the bits.
///
/// One reader has class, icon and icon overlay as `u16` and the kind of ammunition as `u8`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct OldPublicWeenieDesc {
    /// Which fields are there; encoding sets the bits from the fields.
    pub header: FlagWord<OldWeenieHeaderFlags, { OldWeenieHeaderFlags::NAMED }>,
    /// What it is called.
    pub name: String,
    /// The class of objects it belongs to.
    #[wire(as = PackedDword)]
    pub weenie_class_id: u32,
    /// The icon, as the id of an image in the data files.
    #[wire(as = DataId<0x0600_0000>)]
    pub icon: u32,
    /// What kind of item it is.
    pub kind: ItemType,
    /// What it is and does.
    pub bitfield: ObjectDescriptionFlag,
    /// The name of several; without it, `name` with an `s` or `es`.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::PLURAL_NAME))]
    pub plural_name: Option<String>,
    /// How many items it can hold.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::ITEMS_CAPACITY))]
    pub items_capacity: Option<u8>,
    /// How many containers it can hold.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::CONTAINER_CAPACITY))]
    pub container_capacity: Option<u8>,
    /// What it is worth, in pyreals.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::VALUE))]
    pub value: Option<u32>,
    /// How it can be used.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::USEABILITY))]
    pub useability: Option<Usable>,
    /// How near one must be to use it, in meters.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::USE_RADIUS))]
    pub use_radius: Option<f32>,
    /// What it can be used on.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::TARGET_TYPE))]
    pub target_type: Option<ItemType>,
    /// How its icon is outlined.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::EFFECTS))]
    pub effects: Option<IconHighlight>,
    /// The kind of ammunition.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::AMMUNITION_TYPE))]
    pub ammunition_type: Option<AmmoType>,
    /// How it is used in combat.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::COMBAT_USE))]
    pub combat_use: Option<WieldType>,
    /// Uses that are left, or units of a bag of material.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::STRUCTURE))]
    pub structure: Option<u16>,
    /// Uses of a new one, or units of a full bag.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::MAX_STRUCTURE))]
    pub max_structure: Option<u16>,
    /// How many are in the stack.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::STACK_SIZE))]
    pub stack_size: Option<u16>,
    /// How many can be in the stack.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::MAX_STACK_SIZE))]
    pub max_stack_size: Option<u16>,
    /// The container it is in.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::CONTAINER))]
    pub container_id: Option<u32>,
    /// Who wears or wields it.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::WIELDER))]
    pub wielder_id: Option<u32>,
    /// Where it can be worn.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::VALID_SLOTS))]
    pub valid_slots: Option<EquipMask>,
    /// Where it is worn.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::SLOTS))]
    pub slots: Option<EquipMask>,
    /// Which parts of the body it covers.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::PRIORITY))]
    pub priority: Option<CoverageMask>,
    /// Its color on the radar.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::BLIP_COLOR))]
    pub blip_color: Option<RadarColor>,
    /// When the radar shows it.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::RADAR_ENUM))]
    pub radar_enum: Option<RadarBehavior>,
    /// From how far it is noticed, in meters.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::OBVIOUS_DISTANCE))]
    pub obvious_distance: Option<f32>,
    /// The class of a vendor, by the name; meaning unknown.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::VENDOR_CLASS_ID))]
    pub vndwcid: Option<u16>,
    /// The spell it casts.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::SPELL))]
    pub spell_id: Option<u16>,
    /// The owner of the house.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::HOUSE_OWNER))]
    pub house_owner_id: Option<u32>,
    /// The number of the effect it plays.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::PHYSICS_SCRIPT))]
    pub physics_script: Option<u16>,
    /// Who may use the house.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::RESTRICTIONS))]
    pub restrictions: Option<RestrictionDb>,
    /// The kinds of hooks it can hang on.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::HOOK_TYPE))]
    pub hook_type: Option<HookType>,
    /// What can hang on it, if it is a hook.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::HOOK_ITEM_TYPES))]
    pub hook_item_types: Option<ItemType>,
    /// The monarch of the player.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::MONARCH))]
    pub monarch_id: Option<u32>,
    /// An image above the icon.
    #[wire(
        bit = header & FlagWord::new(OldWeenieHeaderFlags::ICON_OVERLAY),
        as = DataId<0x0600_0000>
    )]
    pub icon_overlay: Option<u32>,
    /// What it is made of.
    #[wire(bit = header & FlagWord::new(OldWeenieHeaderFlags::MATERIAL))]
    pub material: Option<MaterialType>,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}
