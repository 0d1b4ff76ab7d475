//! Items: where they are, what is in containers, and what an appraisal tells.

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
use codec_core::FlagWord;

/// `Item_ServerSaysContainId` (0x0022): an item is in a container of the player's now.
///
/// The server sends it when the player picks an item up or moves it.
#[doc(alias("Item_ServerSaysContainId", "InventoryPutObjInContainer"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0022)]
pub struct ServerSaysContainId {
    /// The item.
    pub object_id: u32,
    /// The container, or the player's character for its main pack.
    pub container_id: u32,
    /// The place in the container, from 0.
    pub slot_index: u32,
    /// Whether the item is a container itself.
    pub container_type: ContainerProperties,
}

/// `Item_WearItem` (0x0023): the player wears or wields an item now.
#[doc(alias("Item_WearItem", "WieldObject"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0023)]
pub struct WearItem {
    /// The item.
    pub object_id: u32,
    /// Where it is worn.
    pub slot: EquipMask,
}

/// `Item_StopViewingObjectContents` (0x0052): a container in the world, such as a chest or a
/// corpse, has been closed.
#[doc(alias("Item_StopViewingObjectContents", "CloseGroundContainer"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0052)]
pub struct StopViewingObjectContents {
    /// The container.
    pub object_id: u32,
}

/// `Item_GetInscriptionResponse` (0x00c3): what is engraved on an item. Clients seem not to use it.
///
/// One server writes other fields: object, inscription, and number, name and account of the
/// scribe.
#[doc(alias = "Item_GetInscriptionResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00c3)]
pub struct GetInscriptionResponse {
    /// The text.
    pub inscription: String,
    /// The name of who engraved it.
    pub scribe_name: String,
    /// The account of who engraved it.
    pub scribe_account: String,
}

/// `Item_SetAppraiseInfo` (0x00c9): what examining something has told the player.
///
/// It answers [`Appraise`](crate::asherons_call::messages::action::item::Appraise). Which parts are
/// there depends on what the object is and on the player's skill.
#[doc(alias("Item_SetAppraiseInfo", "IdentifyObjectResponse", "IdentifyResponse"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00c9)]
pub struct SetAppraiseInfo {
    /// What was examined.
    pub object_id: u32,
    /// Which parts are there; encoding sets the bits from the parts.
    pub flags: FlagWord<AppraisalFlags, { AppraisalFlags::NAMED }>,
    /// Whether the player's skill was enough; if not, some parts are left out.
    #[wire(as = Bool32)]
    pub success: bool,
    /// Properties that are integers.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::INT_PROPERTIES))]
    pub int_properties: Option<PackableHashTable<PropertyInt, i32>>,
    /// Properties that are 64-bit integers.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::INT64_PROPERTIES))]
    pub int64_properties: Option<PackableHashTable<PropertyInt64, i64>>,
    /// Properties that are booleans.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::BOOL_PROPERTIES))]
    pub bool_properties: Option<PackableHashTable<PropertyBool, Toggle>>,
    /// Properties that are floating-point numbers.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::FLOAT_PROPERTIES))]
    pub float_properties: Option<PackableHashTable<PropertyFloat, f64>>,
    /// Properties that are texts.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::STRING_PROPERTIES))]
    pub string_properties: Option<PackableHashTable<PropertyString, String>>,
    /// Properties that are ids of data files.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::DATA_ID_PROPERTIES))]
    pub data_id_properties: Option<PackableHashTable<PropertyDataId, u32>>,
    /// Spells of the object. A spell with bit 15 of its [`layer`](LayeredSpellId) is an enchantment
    /// that is on the object, others are what it casts.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::SPELL_BOOK))]
    pub spell_book: Option<Vec<LayeredSpellId>>,
    /// How well it protects, if it is armor, clothing or a shield.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::ARMOR_PROFILE))]
    pub armor_profile: Option<ArmorProfile>,
    /// Attributes and vitals, if it is a creature or player.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::CREATURE_PROFILE))]
    pub creature_profile: Option<CreatureAppraisalProfile>,
    /// How it hits, if it is a weapon.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::WEAPON_PROFILE))]
    pub weapon_profile: Option<WeaponProfile>,
    /// What hangs on it, if it is a hook of a house.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::HOOK_PROFILE))]
    pub hook_profile: Option<HookAppraisalProfile>,
    /// Which values of armor enchantments have changed.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::ARMOR_HIGHLIGHT))]
    pub armor_highlight_part: Option<SetAppraiseInfoArmorHighlightPart>,
    /// Which values of a weapon enchantments have changed.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::WEAPON_HIGHLIGHT))]
    pub weapon_highlight_part: Option<SetAppraiseInfoWeaponHighlightPart>,
    /// Which resistances enchantments have changed.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::RESIST_HIGHLIGHT))]
    pub resist_highlight_part: Option<SetAppraiseInfoResistHighlightPart>,
    /// How well each part of a creature's body is protected.
    #[wire(bit = flags & FlagWord::new(AppraisalFlags::ARMOR_LEVELS))]
    pub base_armor_head_part: Option<SetAppraiseInfoBaseArmorHeadPart>,
}

/// A part of [`SetAppraiseInfo`]: which values of armor enchantments have changed.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SetAppraiseInfoArmorHighlightPart {
    /// The values that have changed; the client shows them in color.
    pub armor_highlight: ArmorHighlightMask,
    /// Which of these are better (shown green) and not worse (shown red).
    pub armor_color: ArmorHighlightMask,
}

/// A part of [`SetAppraiseInfo`]: which values of a weapon enchantments have changed.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SetAppraiseInfoWeaponHighlightPart {
    /// The values that have changed; the client shows them in color.
    pub weapon_highlight: WeaponHighlightMask,
    /// Which of these are better (shown green) and not worse (shown red).
    pub weapon_color: WeaponHighlightMask,
}

/// A part of [`SetAppraiseInfo`]: which resistances enchantments have changed.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SetAppraiseInfoResistHighlightPart {
    /// The values that have changed; the client shows them in color.
    pub resist_highlight: ResistHighlightMask,
    /// Which of these are better (shown green) and not worse (shown red).
    pub resist_color: ResistHighlightMask,
}

/// A part of [`SetAppraiseInfo`]: the armor level of each part of a body.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SetAppraiseInfoBaseArmorHeadPart {
    /// The armor level of the head.
    pub base_armor_head: u32,
    /// The armor level of the chest.
    pub base_armor_chest: u32,
    /// The armor level of the abdomen.
    pub base_armor_groin: u32,
    /// The armor level of the upper arms.
    pub base_armor_bicep: u32,
    /// The armor level of the lower arms.
    pub base_armor_wrist: u32,
    /// The armor level of the hands.
    pub base_armor_hand: u32,
    /// The armor level of the upper legs.
    pub base_armor_thigh: u32,
    /// The armor level of the lower legs.
    pub base_armor_shin: u32,
    /// The armor level of the feet.
    pub base_armor_foot: u32,
}

/// `Item_OnViewContents` (0x0196): what is in a container that the player has opened or carries.
///
/// The objects themselves come as
/// [`CreateObject`](crate::asherons_call::messages::server::item::CreateObject), before or after
/// it.
#[doc(alias("Item_OnViewContents", "ViewContents"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0196)]
pub struct OnViewContents {
    /// The container.
    pub container_id: u32,
    /// What is in it, in the order of the places.
    pub items: Vec<ContentProfile>,
}

/// `Item_ServerSaysMoveItem` (0x019a): an item has left the player's inventory, to the ground or to
/// someone else.
#[doc(alias("Item_ServerSaysMoveItem", "InventoryPutObjectIn3D"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x019a)]
pub struct ServerSaysMoveItem {
    /// The item.
    pub object_id: u32,
}

/// `Item_UseDone` (0x01c7): what the player wanted to use has been used, or cannot be; the player
/// can act again.
#[doc(alias = "Item_UseDone")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01c7)]
pub struct UseDone {
    /// 0, or why not.
    pub failure_type: WeenieError,
}

/// `Item_AppraiseDone` (0x01cb): the examination of something is over, and the client closes its
/// window.
#[doc(alias("Item_AppraiseDone", "ItemAppraiseDone"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01cb)]
pub struct AppraiseDone {
    /// Meaning unknown; it seems to be always 0, and clients do not use it.
    pub unknown: u32,
}

/// `Item_QueryItemManaResponse` (0x0264): how much mana is left in a selected item, for the bar on
/// the screen.
///
/// It answers [`QueryItemMana`](crate::asherons_call::messages::action::item::QueryItemMana).
#[doc(alias = "Item_QueryItemManaResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0264)]
pub struct QueryItemManaResponse {
    /// The item.
    pub object_id: u32,
    /// The part of the item's full mana that is left, from 0 to 1.
    pub mana: f32,
    /// Whether the item has mana, so that a bar is shown.
    #[wire(as = Bool32)]
    pub success: bool,
}
