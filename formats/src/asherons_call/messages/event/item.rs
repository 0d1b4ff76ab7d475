//! Objects.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32, PackableHashTable, Toggle,
    enums::{
        AppraisalFlags, ArmorHighlightMask, ContainerProperties, EquipMask, PropertyBool,
        PropertyDataId, PropertyFloat, PropertyInt, PropertyInt64, PropertyString,
        ResistHighlightMask, WeaponHighlightMask, WeenieError,
    },
    messages::data::{
        ArmorProfile, ContentProfile, CreatureAppraisalProfile, HookAppraisalProfile,
        LayeredSpellId, WeaponProfile,
    },
};

/// `Item_ServerSaysContainId` (0x0022).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0022)]
pub struct ServerSaysContainId {
    /// Object id.
    pub object_id: u32,
    /// Container id.
    pub container_id: u32,
    /// Slot index.
    pub slot_index: u32,
    /// Container type.
    pub container_type: ContainerProperties,
}

/// `Item_WearItem` (0x0023).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0023)]
pub struct WearItem {
    /// Object id.
    pub object_id: u32,
    /// Slot.
    pub slot: EquipMask,
}

/// `Item_StopViewingObjectContents` (0x0052).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0052)]
pub struct StopViewingObjectContents {
    /// Object id.
    pub object_id: u32,
}

/// `Item_GetInscriptionResponse` (0x00c3).
///
/// One server writes other fields: object, inscription, and number, name and account of the
/// scribe.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00c3)]
pub struct GetInscriptionResponse {
    /// Inscription.
    pub inscription: String,
    /// Scribe name.
    pub scribe_name: String,
    /// Scribe account.
    pub scribe_account: String,
}

/// `Item_SetAppraiseInfo` (0x00c9).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00c9)]
pub struct SetAppraiseInfo {
    /// Object id.
    pub object_id: u32,
    /// Flags.
    pub flags: AppraisalFlags,
    /// Success.
    #[wire(as = Bool32)]
    pub success: bool,
    /// Int properties.
    #[wire(bit = flags & AppraisalFlags::INT_PROPERTIES)]
    pub int_properties: Option<PackableHashTable<PropertyInt, i32>>,
    /// Int64 properties.
    #[wire(bit = flags & AppraisalFlags::INT64_PROPERTIES)]
    pub int64_properties: Option<PackableHashTable<PropertyInt64, i64>>,
    /// Bool properties.
    #[wire(bit = flags & AppraisalFlags::BOOL_PROPERTIES)]
    pub bool_properties: Option<PackableHashTable<PropertyBool, Toggle>>,
    /// Float properties.
    #[wire(bit = flags & AppraisalFlags::FLOAT_PROPERTIES)]
    pub float_properties: Option<PackableHashTable<PropertyFloat, f64>>,
    /// String properties.
    #[wire(bit = flags & AppraisalFlags::STRING_PROPERTIES)]
    pub string_properties: Option<PackableHashTable<PropertyString, String>>,
    /// Data id properties.
    #[wire(bit = flags & AppraisalFlags::DATA_ID_PROPERTIES)]
    pub data_id_properties: Option<PackableHashTable<PropertyDataId, u32>>,
    /// Spell book.
    #[wire(bit = flags & AppraisalFlags::SPELL_BOOK)]
    pub spell_book: Option<Vec<LayeredSpellId>>,
    /// Armor profile.
    #[wire(bit = flags & AppraisalFlags::ARMOR_PROFILE)]
    pub armor_profile: Option<ArmorProfile>,
    /// Creature profile.
    #[wire(bit = flags & AppraisalFlags::CREATURE_PROFILE)]
    pub creature_profile: Option<CreatureAppraisalProfile>,
    /// Weapon profile.
    #[wire(bit = flags & AppraisalFlags::WEAPON_PROFILE)]
    pub weapon_profile: Option<WeaponProfile>,
    /// Hook profile.
    #[wire(bit = flags & AppraisalFlags::HOOK_PROFILE)]
    pub hook_profile: Option<HookAppraisalProfile>,
    /// Armor highlight and what is there with it.
    #[wire(bit = flags & AppraisalFlags::ARMOR_HIGHLIGHT)]
    pub armor_highlight_part: Option<SetAppraiseInfoArmorHighlightPart>,
    /// Weapon highlight and what is there with it.
    #[wire(bit = flags & AppraisalFlags::WEAPON_HIGHLIGHT)]
    pub weapon_highlight_part: Option<SetAppraiseInfoWeaponHighlightPart>,
    /// Resist highlight and what is there with it.
    #[wire(bit = flags & AppraisalFlags::RESIST_HIGHLIGHT)]
    pub resist_highlight_part: Option<SetAppraiseInfoResistHighlightPart>,
    /// Base armor head and what is there with it.
    #[wire(bit = flags & AppraisalFlags::ARMOR_LEVELS)]
    pub base_armor_head_part: Option<SetAppraiseInfoBaseArmorHeadPart>,
}

/// A part of [`SetAppraiseInfo`] that is there or not as a whole.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SetAppraiseInfoArmorHighlightPart {
    /// Armor highlight.
    pub armor_highlight: ArmorHighlightMask,
    /// Armor color.
    pub armor_color: ArmorHighlightMask,
}

/// A part of [`SetAppraiseInfo`] that is there or not as a whole.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SetAppraiseInfoWeaponHighlightPart {
    /// Weapon highlight.
    pub weapon_highlight: WeaponHighlightMask,
    /// Weapon color.
    pub weapon_color: WeaponHighlightMask,
}

/// A part of [`SetAppraiseInfo`] that is there or not as a whole.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SetAppraiseInfoResistHighlightPart {
    /// Resist highlight.
    pub resist_highlight: ResistHighlightMask,
    /// Resist color.
    pub resist_color: ResistHighlightMask,
}

/// A part of [`SetAppraiseInfo`] that is there or not as a whole.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SetAppraiseInfoBaseArmorHeadPart {
    /// Base armor head.
    pub base_armor_head: u32,
    /// Base armor chest.
    pub base_armor_chest: u32,
    /// Base armor groin.
    pub base_armor_groin: u32,
    /// Base armor bicep.
    pub base_armor_bicep: u32,
    /// Base armor wrist.
    pub base_armor_wrist: u32,
    /// Base armor hand.
    pub base_armor_hand: u32,
    /// Base armor thigh.
    pub base_armor_thigh: u32,
    /// Base armor shin.
    pub base_armor_shin: u32,
    /// Base armor foot.
    pub base_armor_foot: u32,
}

/// `Item_OnViewContents` (0x0196).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0196)]
pub struct OnViewContents {
    /// Container id.
    pub container_id: u32,
    /// Items.
    pub items: Vec<ContentProfile>,
}

/// `Item_ServerSaysMoveItem` (0x019a).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x019a)]
pub struct ServerSaysMoveItem {
    /// Object id.
    pub object_id: u32,
}

/// `Item_UseDone` (0x01c7).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01c7)]
pub struct UseDone {
    /// Failure type.
    pub failure_type: WeenieError,
}

/// `Item_AppraiseDone` (0x01cb).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01cb)]
pub struct AppraiseDone {
    /// Unknown.
    pub unknown: u32,
}

/// `Item_QueryItemManaResponse` (0x0264).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0264)]
pub struct QueryItemManaResponse {
    /// Object id.
    pub object_id: u32,
    /// Mana.
    pub mana: f32,
    /// Success.
    #[wire(as = Bool32)]
    pub success: bool,
}
