//! An older form of what everyone may know of an object.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, DataId, PackedDword,
    enums::{
        AmmoType, CoverageMask, EquipMask, HookType, IconHighlight, ItemType, MaterialType,
        ObjectDescriptionFlag, OldWeenieHeaderFlags, RadarBehavior, RadarColor, Usable, WieldType,
    },
    messages::object::RestrictionDb,
};

/// `OldPublicWeenieDesc`.
///
/// One reader has class, icon and icon overlay as `u16` and the kind of ammunition as `u8`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct OldPublicWeenieDesc {
    /// Header.
    pub header: OldWeenieHeaderFlags,
    /// Name.
    pub name: String,
    /// Weenie class id.
    #[wire(as = PackedDword)]
    pub weenie_class_id: u32,
    /// Icon.
    #[wire(as = DataId<0x0600_0000>)]
    pub icon: u32,
    /// Type.
    pub kind: ItemType,
    /// Bitfield.
    pub bitfield: ObjectDescriptionFlag,
    /// Plural name.
    #[wire(bit = header & OldWeenieHeaderFlags::PLURAL_NAME)]
    pub plural_name: Option<String>,
    /// Items capacity.
    #[wire(bit = header & OldWeenieHeaderFlags::ITEMS_CAPACITY)]
    pub items_capacity: Option<u8>,
    /// Container capacity.
    #[wire(bit = header & OldWeenieHeaderFlags::CONTAINER_CAPACITY)]
    pub container_capacity: Option<u8>,
    /// Value.
    #[wire(bit = header & OldWeenieHeaderFlags::VALUE)]
    pub value: Option<u32>,
    /// Useability.
    #[wire(bit = header & OldWeenieHeaderFlags::USEABILITY)]
    pub useability: Option<Usable>,
    /// Use radius.
    #[wire(bit = header & OldWeenieHeaderFlags::USE_RADIUS)]
    pub use_radius: Option<f32>,
    /// Target type.
    #[wire(bit = header & OldWeenieHeaderFlags::TARGET_TYPE)]
    pub target_type: Option<ItemType>,
    /// Effects.
    #[wire(bit = header & OldWeenieHeaderFlags::EFFECTS)]
    pub effects: Option<IconHighlight>,
    /// Ammunition type.
    #[wire(bit = header & OldWeenieHeaderFlags::AMMUNITION_TYPE)]
    pub ammunition_type: Option<AmmoType>,
    /// Combat use.
    #[wire(bit = header & OldWeenieHeaderFlags::COMBAT_USE)]
    pub combat_use: Option<WieldType>,
    /// Structure.
    #[wire(bit = header & OldWeenieHeaderFlags::STRUCTURE)]
    pub structure: Option<u16>,
    /// Max structure.
    #[wire(bit = header & OldWeenieHeaderFlags::MAX_STRUCTURE)]
    pub max_structure: Option<u16>,
    /// Stack size.
    #[wire(bit = header & OldWeenieHeaderFlags::STACK_SIZE)]
    pub stack_size: Option<u16>,
    /// Max stack size.
    #[wire(bit = header & OldWeenieHeaderFlags::MAX_STACK_SIZE)]
    pub max_stack_size: Option<u16>,
    /// Container id.
    #[wire(bit = header & OldWeenieHeaderFlags::CONTAINER)]
    pub container_id: Option<u32>,
    /// Wielder id.
    #[wire(bit = header & OldWeenieHeaderFlags::WIELDER)]
    pub wielder_id: Option<u32>,
    /// Valid slots.
    #[wire(bit = header & OldWeenieHeaderFlags::VALID_SLOTS)]
    pub valid_slots: Option<EquipMask>,
    /// Slots.
    #[wire(bit = header & OldWeenieHeaderFlags::SLOTS)]
    pub slots: Option<EquipMask>,
    /// Priority.
    #[wire(bit = header & OldWeenieHeaderFlags::PRIORITY)]
    pub priority: Option<CoverageMask>,
    /// Blip color.
    #[wire(bit = header & OldWeenieHeaderFlags::BLIP_COLOR)]
    pub blip_color: Option<RadarColor>,
    /// Radar enum.
    #[wire(bit = header & OldWeenieHeaderFlags::RADAR_ENUM)]
    pub radar_enum: Option<RadarBehavior>,
    /// Obvious distance.
    #[wire(bit = header & OldWeenieHeaderFlags::OBVIOUS_DISTANCE)]
    pub obvious_distance: Option<f32>,
    /// Vndwcid.
    #[wire(bit = header & OldWeenieHeaderFlags::VENDOR_CLASS_ID)]
    pub vndwcid: Option<u16>,
    /// Spell id.
    #[wire(bit = header & OldWeenieHeaderFlags::SPELL)]
    pub spell_id: Option<u16>,
    /// House owner id.
    #[wire(bit = header & OldWeenieHeaderFlags::HOUSE_OWNER)]
    pub house_owner_id: Option<u32>,
    /// Physics script.
    #[wire(bit = header & OldWeenieHeaderFlags::PHYSICS_SCRIPT)]
    pub physics_script: Option<u16>,
    /// Restrictions.
    #[wire(bit = header & OldWeenieHeaderFlags::RESTRICTIONS)]
    pub restrictions: Option<RestrictionDb>,
    /// Hook type.
    #[wire(bit = header & OldWeenieHeaderFlags::HOOK_TYPE)]
    pub hook_type: Option<HookType>,
    /// Hook item types.
    #[wire(bit = header & OldWeenieHeaderFlags::HOOK_ITEM_TYPES)]
    pub hook_item_types: Option<ItemType>,
    /// Monarch id.
    #[wire(bit = header & OldWeenieHeaderFlags::MONARCH)]
    pub monarch_id: Option<u32>,
    /// Icon overlay.
    #[wire(bit = header & OldWeenieHeaderFlags::ICON_OVERLAY, as = DataId<0x0600_0000>)]
    pub icon_overlay: Option<u32>,
    /// Material.
    #[wire(bit = header & OldWeenieHeaderFlags::MATERIAL)]
    pub material: Option<MaterialType>,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}
