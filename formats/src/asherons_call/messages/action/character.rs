//! What a player asks for the own character: settings, spell bars, recalls, permissions, the
//! barber.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, Bool32,
    enums::{ConfirmationType, SpellBookFilterOptions},
    messages::data::{LayeredSpellId, PlayerModule, ShortCutData},
};

/// `Character_PlayerOptionChangedEvent` (0x0005): the player switches one setting of the character
/// on or off.
///
/// The option is an index, not a bit of
/// [`CharacterOptions1`](crate::asherons_call::enums::CharacterOptions1).
#[doc(alias("Character_PlayerOptionChangedEvent", "SetSingleCharacterOption"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0005)]
pub struct PlayerOptionChangedEvent {
    /// The number of the setting in the client's list.
    pub option: u32,
    /// Whether it is on now.
    #[wire(as = Bool32)]
    pub value: bool,
}

/// `Character_TeleToPKLArena` (0x0026): the player asks to be teleported to the arena of PK lite
/// fights.
#[doc(alias = "Character_TeleToPKLArena")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0026)]
pub struct TeleToPklArena;

/// `Character_TeleToPKArena` (0x0027): the player asks to be teleported to the arena of player
/// killers.
#[doc(alias = "Character_TeleToPKArena")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0027)]
pub struct TeleToPkArena;

/// `Character_TeleToLifestone` (0x0063): the player asks to be teleported to the lifestone, with
/// the command `/lifestone`.
#[doc(alias = "Character_TeleToLifestone")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0063)]
pub struct TeleToLifestone;

/// `Character_LoginCompleteNotification` (0x00a1): the client has loaded the surroundings, and the
/// character can appear.
///
/// The client sends it after the login and after every teleport.
#[doc(alias("Character_LoginCompleteNotification", "LoginComplete"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00a1)]
pub struct LoginCompleteNotification;

/// `Character_AbuseLogRequest` (0x0140): the player reports another player.
#[doc(alias = "Character_AbuseLogRequest")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0140)]
pub struct AbuseLogRequest {
    /// The name of the reported character.
    pub character: String,
    /// Always 1.
    #[wire(const = 0x1)]
    pub status: Implied<u32>,
    /// What happened, in the words of the player.
    pub complaint: String,
}

/// `Character_AddShortCut` (0x019c): the player puts something on the shortcut bar.
#[doc(alias = "Character_AddShortCut")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x019c)]
pub struct AddShortCut {
    /// What it is, and its place on the bar.
    pub shortcut: ShortCutData,
}

/// `Character_RemoveShortCut` (0x019d): the player takes something off the shortcut bar.
#[doc(alias = "Character_RemoveShortCut")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x019d)]
pub struct RemoveShortCut {
    /// Its place on the bar, from 0.
    pub index: u32,
}

/// `Character_CharacterOptionsEvent` (0x01a1): the client stores all settings of the character on
/// the server.
#[doc(alias("Character_CharacterOptionsEvent", "SetCharacterOptions"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01a1)]
pub struct CharacterOptionsEvent {
    /// The settings.
    pub options: PlayerModule,
}

/// `Character_QueryAge` (0x01c2): the player asks for how long a character has been played, with
/// the command `/age`.
///
/// The answer is
/// [`QueryAgeResponse`](crate::asherons_call::messages::event::character::QueryAgeResponse).
///
/// Programs differ: one server reads a text where others have the number.
#[doc(alias = "Character_QueryAge")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01c2)]
pub struct QueryAge {
    /// The character.
    pub object_id: u32,
}

/// `Character_QueryBirth` (0x01c4): the player asks when a character was made, with the command
/// `/birth`.
///
/// Programs differ: one server reads a text where others have the number.
#[doc(alias = "Character_QueryBirth")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01c4)]
pub struct QueryBirth {
    /// The character.
    pub object_id: u32,
}

/// `Character_AddSpellFavorite` (0x01e3): the player puts a spell on a spell bar.
#[doc(alias = "Character_AddSpellFavorite")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01e3)]
pub struct AddSpellFavorite {
    /// The spell.
    pub spell_id: LayeredSpellId,
    /// The place on the bar, from 0.
    pub index: u32,
    /// The number of the bar, from 0.
    pub spell_bar: u32,
}

/// `Character_RemoveSpellFavorite` (0x01e4): the player takes a spell off a spell bar.
#[doc(alias = "Character_RemoveSpellFavorite")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01e4)]
pub struct RemoveSpellFavorite {
    /// The spell.
    pub spell_id: LayeredSpellId,
    /// The number of the bar, from 0.
    pub spell_bar: u32,
}

/// `Character_RequestPing` (0x01e9): the client asks for a sign of life.
///
/// The answer is [`ReturnPing`](crate::asherons_call::messages::event::character::ReturnPing).
#[doc(alias("Character_RequestPing", "PingRequest"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01e9)]
pub struct RequestPing;

/// `Character_ClearPlayerConsentList` (0x0216): the player gives back all permissions to loot
/// corpses of others, with `/consent clear`.
#[doc(alias = "Character_ClearPlayerConsentList")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0216)]
pub struct ClearPlayerConsentList;

/// `Character_DisplayPlayerConsentList` (0x0217): the player asks whose corpses the character may
/// loot, with `/consent who`.
#[doc(alias = "Character_DisplayPlayerConsentList")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0217)]
pub struct DisplayPlayerConsentList;

/// `Character_RemoveFromPlayerConsentList` (0x0218): the player gives back the permission to loot
/// someone's corpses, with `/consent remove`.
#[doc(alias("Character_RemoveFromPlayerConsentList", "CharacterRemoveFromPlayerConsentList"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0218)]
pub struct RemoveFromPlayerConsentList {
    /// Whose permission is given back.
    pub target_name: String,
}

/// `Character_AddPlayerPermission` (0x0219): the player lets someone loot the character's corpses,
/// with `/permit add`.
#[doc(alias("Character_AddPlayerPermission", "CharacterAddPlayerPermission"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0219)]
pub struct AddPlayerPermission {
    /// Who may loot.
    pub target_name: String,
}

/// `Character_RemovePlayerPermission` (0x021a): the player no longer lets someone loot the
/// character's corpses, with `/permit remove`.
///
/// A published description gives this message the number 0x0220.
#[doc(alias = "Character_RemovePlayerPermission")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x021a)]
pub struct RemovePlayerPermission {
    /// Who may no longer loot.
    pub target_name: String,
}

/// `Character_SetDesiredComponentLevel` (0x0224): the player sets how many of a spell component to
/// buy up to.
#[doc(alias = "Character_SetDesiredComponentLevel")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0224)]
pub struct SetDesiredComponentLevel {
    /// The class of the component.
    pub wcid: u32,
    /// How many the character wants to have; 0 for none.
    pub amount: u32,
}

/// `Character_ConfirmationResponse` (0x0275): the player has answered a question of the server.
///
/// The question was a
/// [`ConfirmationRequest`](crate::asherons_call::messages::event::character::ConfirmationRequest).
#[doc(alias = "Character_ConfirmationResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0275)]
pub struct ConfirmationResponse {
    /// What the question was about.
    pub kind: ConfirmationType,
    /// The number of the question.
    pub context: u32,
    /// Whether the player said yes.
    #[wire(as = Bool32)]
    pub accepted: bool,
}

/// `Character_Suicide` (0x0279): the player lets the character die.
#[doc(alias = "Character_Suicide")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0279)]
pub struct Suicide;

/// `Character_SpellbookFilterEvent` (0x0286): the player has chosen which spells the spell book
/// shows.
#[doc(alias("Character_SpellbookFilterEvent", "SpellbookFilter"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0286)]
pub struct SpellbookFilterEvent {
    /// The schools and levels that are shown.
    pub options: SpellBookFilterOptions,
}

/// `Character_TeleToMarketplace` (0x028d): the player asks to be teleported to the marketplace.
#[doc(alias("Character_TeleToMarketplace", "TeleToMarketPlace"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x028d)]
pub struct TeleToMarketplace;

/// `Character_EnterPKLite` (0x028f): the character becomes a PK lite player, who fights other such
/// players without the usual penalties of death.
#[doc(alias = "Character_EnterPKLite")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x028f)]
pub struct EnterPkLite;

/// `Character_FinishBarber` (0x0311): the player has chosen another face at the barber's.
///
/// It answers [`StartBarber`](crate::asherons_call::messages::event::character::StartBarber), which
/// has the same fields. All ids are those of data files.
#[doc(alias = "Character_FinishBarber")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0311)]
pub struct FinishBarber {
    /// The palette of the body.
    pub base_palette: u32,
    /// The model of the head, which is that of the hair style.
    pub head_object: u32,
    /// The texture of the head or hair.
    pub head_texture: u32,
    /// The texture of the model that it replaces.
    pub default_head_texture: u32,
    /// The texture of the eyes.
    pub eyes_texture: u32,
    /// The texture of the model that it replaces.
    pub default_eyes_texture: u32,
    /// The texture of the nose.
    pub nose_texture: u32,
    /// The texture of the model that it replaces.
    pub default_nose_texture: u32,
    /// The texture of the mouth.
    pub mouth_texture: u32,
    /// The texture of the model that it replaces.
    pub default_mouth_texture: u32,
    /// The palette of the skin.
    pub skin_palette: u32,
    /// The palette of the hair.
    pub hair_palette: u32,
    /// The palette of the eyes.
    pub eyes_palette: u32,
    /// The model of the body.
    pub setup_id: u32,
    /// A special look that some heritages can switch on, such as floating or a burning head.
    pub option1: i32,
    /// Meaning unknown; clients seem not to use it.
    pub option2: i32,
}
