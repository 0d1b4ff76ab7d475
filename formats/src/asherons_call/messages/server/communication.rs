//! What someone nearby says or does, and texts of the server.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, enums::ChatFragmentType};

/// `Communication_HearEmote` (0x01e0): someone nearby does something that the player of that
/// character describes in words.
#[doc(alias("Communication_HearEmote", "EmoteText"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01e0)]
pub struct HearEmote {
    /// Who does it; clients use it to leave out characters whom the player does not want to hear.
    pub sender_id: u32,
    /// The name of who does it.
    pub sender_name: String,
    /// What the character does, without its name.
    pub text: String,
}

/// `Communication_HearSoulEmote` (0x01e2): someone nearby makes one of the built-in gestures.
#[doc(alias("Communication_HearSoulEmote", "SoulEmote"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01e2)]
pub struct HearSoulEmote {
    /// Who does it; clients use it to leave out characters whom the player does not want to hear.
    pub sender_id: u32,
    /// The name of who does it.
    pub sender_name: String,
    /// What the character does, without its name.
    pub text: String,
}

/// `Communication_HearSpeech` (0x02bb): someone nearby says something.
#[doc(alias("Communication_HearSpeech", "CreatureMessage"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02bb)]
pub struct HearSpeech {
    /// The words.
    pub message: String,
    /// The speaker's name.
    pub sender_name: String,
    /// The speaker.
    pub sender_id: u32,
    /// The kind of message, which decides its color and whether it is filtered.
    pub kind: ChatFragmentType,
}

/// `Communication_HearRangedSpeech` (0x02bc): someone says something that is heard in a given
/// range.
#[doc(alias = "Communication_HearRangedSpeech")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02bc)]
pub struct HearRangedSpeech {
    /// The words.
    pub message: String,
    /// The speaker's name.
    pub sender_name: String,
    /// The speaker. The client makes the name a link if this is a player: from 0x50000001 to
    /// 0x6fffffff.
    pub sender_id: u32,
    /// How far it is heard, in meters.
    pub range: f32,
    /// The kind of message, which decides its color and whether it is filtered.
    pub kind: ChatFragmentType,
}

/// `Communication_TextboxString` (0xf7e0): the server shows the player a text in the chat window.
#[doc(alias("Communication_TextboxString", "ServerMessage", "SystemChat"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7e0)]
pub struct TextboxString {
    /// What is shown.
    pub text: String,
    /// The kind of message, which decides its color and whether it is filtered.
    pub kind: ChatFragmentType,
}
