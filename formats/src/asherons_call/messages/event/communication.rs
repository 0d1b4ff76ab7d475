//! Chat.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{Channel, ChatFragmentType, WeenieError, WeenieErrorWithString},
    messages::data::SquelchDb,
};

/// `Communication_PopUpString` (0x0004).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0004)]
pub struct PopUpString {
    /// Message.
    pub message: String,
}

/// `Communication_ChannelBroadcast` (0x0147).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0147)]
pub struct ChannelBroadcast {
    /// Channel.
    pub channel: Channel,
    /// Sender name.
    pub sender_name: String,
    /// Message.
    pub message: String,
}

/// `Communication_ChannelList` (0x0148).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0148)]
pub struct ChannelList {
    /// Characters.
    pub characters: Vec<String>,
}

/// `Communication_ChannelIndex` (0x0149).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0149)]
pub struct ChannelIndex {
    /// Channels.
    pub channels: Vec<String>,
}

/// `Communication_SetSquelchDB` (0x01f4).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01f4)]
pub struct SetSquelchDb {
    /// Squelch db.
    pub squelch_db: SquelchDb,
}

/// `Communication_WeenieError` (0x028a).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x028a)]
pub struct WeenieErrorEvent {
    /// Type.
    pub kind: WeenieError,
}

/// `Communication_WeenieErrorWithString` (0x028b).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x028b)]
pub struct WeenieErrorWithStringEvent {
    /// Type.
    pub kind: WeenieErrorWithString,
    /// Text.
    pub text: String,
}

/// `Communication_ChatRoomTracker` (0x0295).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0295)]
pub struct ChatRoomTracker {
    /// Allegiance room id.
    pub allegiance_room_id: u32,
    /// General chat room id.
    pub general_chat_room_id: u32,
    /// Trade chat room id.
    pub trade_chat_room_id: u32,
    /// Lfg chat room id.
    pub lfg_chat_room_id: u32,
    /// Roleplay chat room id.
    pub roleplay_chat_room_id: u32,
    /// Olthoi chat room id.
    pub olthoi_chat_room_id: u32,
    /// Society chat room id.
    pub society_chat_room_id: u32,
    /// Society celestial hand chat room id.
    pub society_celestial_hand_chat_room_id: u32,
    /// Society eldrich web chat room id.
    pub society_eldrich_web_chat_room_id: u32,
    /// Society radiant blood chat room id.
    pub society_radiant_blood_chat_room_id: u32,
}

/// `Communication_HearDirectSpeech` (0x02bd).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02bd)]
pub struct HearDirectSpeech {
    /// Message.
    pub message: String,
    /// Sender name.
    pub sender_name: String,
    /// Sender id.
    pub sender_id: u32,
    /// Target id.
    pub target_id: u32,
    /// Type.
    pub kind: ChatFragmentType,
    /// Secret flags.
    pub secret_flags: u32,
}

/// `Communication_TransientString` (0x02eb).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02eb)]
pub struct TransientString {
    /// Message.
    pub message: String,
}
