//! Chat.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, enums::ChatFragmentType};

/// `Communication_HearEmote` (0x01e0).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01e0)]
pub struct HearEmote {
    /// Sender id.
    pub sender_id: u32,
    /// Sender name.
    pub sender_name: String,
    /// Text.
    pub text: String,
}

/// `Communication_HearSoulEmote` (0x01e2).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01e2)]
pub struct HearSoulEmote {
    /// Sender id.
    pub sender_id: u32,
    /// Sender name.
    pub sender_name: String,
    /// Text.
    pub text: String,
}

/// `Communication_HearSpeech` (0x02bb).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02bb)]
pub struct HearSpeech {
    /// Message.
    pub message: String,
    /// Sender name.
    pub sender_name: String,
    /// Sender id.
    pub sender_id: u32,
    /// Type.
    pub kind: ChatFragmentType,
}

/// `Communication_HearRangedSpeech` (0x02bc).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02bc)]
pub struct HearRangedSpeech {
    /// Message.
    pub message: String,
    /// Sender name.
    pub sender_name: String,
    /// Sender id.
    pub sender_id: u32,
    /// Range.
    pub range: f32,
    /// Type.
    pub kind: ChatFragmentType,
}

/// `Communication_TextboxString` (0xf7e0).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7e0)]
pub struct TextboxString {
    /// Text.
    pub text: String,
    /// Type.
    pub kind: ChatFragmentType,
}
