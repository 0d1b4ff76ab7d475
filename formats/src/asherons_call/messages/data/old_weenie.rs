//! An older form of what everyone may know of an object.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, DataId, PackedDword,
    enums::{
        AmmoType, CoverageMask, EquipMask, HookType, IconHighlight, ItemType, MaterialType,
        ObjectDescriptionFlag, RadarBehavior, RadarColor, Usable, WieldType,
    },
    messages::object::RestrictionDb,
};

/// `OldPublicWeenieDesc`.
///
/// No captured byte has confirmed it.
///
/// One reader has class, icon and icon overlay as `u16` and the kind of ammunition as `u8`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct OldPublicWeenieDesc {
    /// Header.
    pub header: u32,
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
    #[wire(bit = header & 0x1)]
    pub plural_name: Option<String>,
    /// Items capacity.
    #[wire(bit = header & 0x2)]
    pub items_capacity: Option<u8>,
    /// Container capacity.
    #[wire(bit = header & 0x4)]
    pub container_capacity: Option<u8>,
    /// Value.
    #[wire(bit = header & 0x8)]
    pub value: Option<u32>,
    /// Useability.
    #[wire(bit = header & 0x10)]
    pub useability: Option<Usable>,
    /// Use radius.
    #[wire(bit = header & 0x20)]
    pub use_radius: Option<f32>,
    /// Target type.
    #[wire(bit = header & 0x8_0000)]
    pub target_type: Option<ItemType>,
    /// Effects.
    #[wire(bit = header & 0x80)]
    pub effects: Option<IconHighlight>,
    /// Ammunition type.
    #[wire(bit = header & 0x100)]
    pub ammunition_type: Option<AmmoType>,
    /// Combat use.
    #[wire(bit = header & 0x200)]
    pub combat_use: Option<WieldType>,
    /// Structure.
    #[wire(bit = header & 0x400)]
    pub structure: Option<u16>,
    /// Max structure.
    #[wire(bit = header & 0x800)]
    pub max_structure: Option<u16>,
    /// Stack size.
    #[wire(bit = header & 0x1000)]
    pub stack_size: Option<u16>,
    /// Max stack size.
    #[wire(bit = header & 0x2000)]
    pub max_stack_size: Option<u16>,
    /// Container id.
    #[wire(bit = header & 0x4000)]
    pub container_id: Option<u32>,
    /// Wielder id.
    #[wire(bit = header & 0x8000)]
    pub wielder_id: Option<u32>,
    /// Valid slots.
    #[wire(bit = header & 0x1_0000)]
    pub valid_slots: Option<EquipMask>,
    /// Slots.
    #[wire(bit = header & 0x2_0000)]
    pub slots: Option<EquipMask>,
    /// Priority.
    #[wire(bit = header & 0x4_0000)]
    pub priority: Option<CoverageMask>,
    /// Blip color.
    #[wire(bit = header & 0x10_0000)]
    pub blip_color: Option<RadarColor>,
    /// Radar enum.
    #[wire(bit = header & 0x80_0000)]
    pub radar_enum: Option<RadarBehavior>,
    /// Obvious distance.
    #[wire(bit = header & 0x100_0000)]
    pub obvious_distance: Option<f32>,
    /// Vndwcid.
    #[wire(bit = header & 0x20_0000)]
    pub vndwcid: Option<u16>,
    /// Spell id.
    #[wire(bit = header & 0x40_0000)]
    pub spell_id: Option<u16>,
    /// House owner id.
    #[wire(bit = header & 0x200_0000)]
    pub house_owner_id: Option<u32>,
    /// Physics script.
    #[wire(bit = header & 0x800_0000)]
    pub physics_script: Option<u16>,
    /// Restrictions.
    #[wire(bit = header & 0x400_0000)]
    pub restrictions: Option<RestrictionDb>,
    /// Hook type.
    #[wire(bit = header & 0x1000_0000)]
    pub hook_type: Option<HookType>,
    /// Hook item types.
    #[wire(bit = header & 0x2000_0000)]
    pub hook_item_types: Option<ItemType>,
    /// Monarch id.
    #[wire(bit = header & 0x40)]
    pub monarch_id: Option<u32>,
    /// Icon overlay.
    #[wire(bit = header & 0x4000_0000, as = DataId<0x0600_0000>)]
    pub icon_overlay: Option<u32>,
    /// Material.
    #[wire(bit = header & 0x8000_0000)]
    pub material: Option<MaterialType>,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}
