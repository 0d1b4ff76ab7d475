//! The player's own character.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, Bool32,
    enums::{ConfirmationType, SpellBookFilterOptions},
    messages::data::{LayeredSpellId, PlayerModule, ShortCutData},
};

/// `Character_PlayerOptionChangedEvent` (0x0005).
///
/// The option is an index, not a bit of
/// [`CharacterOptions1`](crate::asherons_call::enums::CharacterOptions1).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0005)]
pub struct PlayerOptionChangedEvent {
    /// Option.
    pub option: u32,
    /// Value.
    #[wire(as = Bool32)]
    pub value: bool,
}

/// `Character_TeleToPKLArena` (0x0026).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0026)]
pub struct TeleToPklArena;

/// `Character_TeleToPKArena` (0x0027).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0027)]
pub struct TeleToPkArena;

/// `Character_TeleToLifestone` (0x0063).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0063)]
pub struct TeleToLifestone;

/// `Character_LoginCompleteNotification` (0x00a1).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00a1)]
pub struct LoginCompleteNotification;

/// `Character_AbuseLogRequest` (0x0140).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0140)]
pub struct AbuseLogRequest {
    /// Character.
    pub character: String,
    /// Always `0x1`.
    #[wire(const = 0x1)]
    pub status: Implied<u32>,
    /// Complaint.
    pub complaint: String,
}

/// `Character_AddShortCut` (0x019c).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x019c)]
pub struct AddShortCut {
    /// Shortcut.
    pub shortcut: ShortCutData,
}

/// `Character_RemoveShortCut` (0x019d).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x019d)]
pub struct RemoveShortCut {
    /// Index.
    pub index: u32,
}

/// `Character_CharacterOptionsEvent` (0x01a1).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01a1)]
pub struct CharacterOptionsEvent {
    /// Options.
    pub options: PlayerModule,
}

/// `Character_QueryAge` (0x01c2).
///
/// Programs differ: one server reads a text where others have the number.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01c2)]
pub struct QueryAge {
    /// Object id.
    pub object_id: u32,
}

/// `Character_QueryBirth` (0x01c4).
///
/// Programs differ: one server reads a text where others have the number.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01c4)]
pub struct QueryBirth {
    /// Object id.
    pub object_id: u32,
}

/// `Character_AddSpellFavorite` (0x01e3).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01e3)]
pub struct AddSpellFavorite {
    /// Spell id.
    pub spell_id: LayeredSpellId,
    /// Index.
    pub index: u32,
    /// Spell bar.
    pub spell_bar: u32,
}

/// `Character_RemoveSpellFavorite` (0x01e4).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01e4)]
pub struct RemoveSpellFavorite {
    /// Spell id.
    pub spell_id: LayeredSpellId,
    /// Spell bar.
    pub spell_bar: u32,
}

/// `Character_RequestPing` (0x01e9).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01e9)]
pub struct RequestPing;

/// `Character_ClearPlayerConsentList` (0x0216).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0216)]
pub struct ClearPlayerConsentList;

/// `Character_DisplayPlayerConsentList` (0x0217).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0217)]
pub struct DisplayPlayerConsentList;

/// `Character_RemoveFromPlayerConsentList` (0x0218).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0218)]
pub struct RemoveFromPlayerConsentList {
    /// Target name.
    pub target_name: String,
}

/// `Character_AddPlayerPermission` (0x0219).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0219)]
pub struct AddPlayerPermission {
    /// Target name.
    pub target_name: String,
}

/// `Character_RemovePlayerPermission` (0x021a).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x021a)]
pub struct RemovePlayerPermission {
    /// Target name.
    pub target_name: String,
}

/// `Character_SetDesiredComponentLevel` (0x0224).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0224)]
pub struct SetDesiredComponentLevel {
    /// Wcid.
    pub wcid: u32,
    /// Amount.
    pub amount: u32,
}

/// `Character_ConfirmationResponse` (0x0275).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0275)]
pub struct ConfirmationResponse {
    /// Type.
    pub kind: ConfirmationType,
    /// Context.
    pub context: u32,
    /// Accepted.
    #[wire(as = Bool32)]
    pub accepted: bool,
}

/// `Character_Suicide` (0x0279).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0279)]
pub struct Suicide;

/// `Character_SpellbookFilterEvent` (0x0286).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0286)]
pub struct SpellbookFilterEvent {
    /// Options.
    pub options: SpellBookFilterOptions,
}

/// `Character_TeleToMarketplace` (0x028d).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x028d)]
pub struct TeleToMarketplace;

/// `Character_EnterPKLite` (0x028f).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x028f)]
pub struct EnterPkLite;

/// `Character_FinishBarber` (0x0311).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0311)]
pub struct FinishBarber {
    /// Base palette.
    pub base_palette: u32,
    /// Head object.
    pub head_object: u32,
    /// Head texture.
    pub head_texture: u32,
    /// Default head texture.
    pub default_head_texture: u32,
    /// Eyes texture.
    pub eyes_texture: u32,
    /// Default eyes texture.
    pub default_eyes_texture: u32,
    /// Nose texture.
    pub nose_texture: u32,
    /// Default nose texture.
    pub default_nose_texture: u32,
    /// Mouth texture.
    pub mouth_texture: u32,
    /// Default mouth texture.
    pub default_mouth_texture: u32,
    /// Skin palette.
    pub skin_palette: u32,
    /// Hair palette.
    pub hair_palette: u32,
    /// Eyes palette.
    pub eyes_palette: u32,
    /// Setup id.
    pub setup_id: u32,
    /// Option1.
    pub option1: i32,
    /// Option2.
    pub option2: i32,
}
