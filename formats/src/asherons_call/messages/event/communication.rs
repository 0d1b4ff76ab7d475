//! Text for the player: private messages, channels, messages of the server.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{Channel, ChatFragmentType, WeenieError, WeenieErrorWithString},
    messages::data::SquelchDb,
};

/// `Communication_PopUpString` (0x0004): the server shows the player a text in a window.
#[doc(alias("Communication_PopUpString", "PopupString"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0004)]
pub struct PopUpString {
    /// The text.
    pub message: String,
}

/// `Communication_ChannelBroadcast` (0x0147): someone has said something in a chat channel.
#[doc(alias = "Communication_ChannelBroadcast")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0147)]
pub struct ChannelBroadcast {
    /// Where it was said, as the channel's bit.
    pub channel: Channel,
    /// The speaker's name.
    pub sender_name: String,
    /// The words.
    pub message: String,
}

/// `Communication_ChannelList` (0x0148): who listens to a chat channel, as the answer to [the
/// question for it](crate::asherons_call::messages::action::communication::ChannelList).
#[doc(alias = "Communication_ChannelList")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0148)]
pub struct ChannelList {
    /// The names of the listeners.
    pub characters: Vec<String>,
}

/// `Communication_ChannelIndex` (0x0149): which chat channels the player can join, as the answer to
/// [the question for it](crate::asherons_call::messages::action::communication::ChannelIndex).
#[doc(alias = "Communication_ChannelIndex")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0149)]
pub struct ChannelIndex {
    /// The names of the channels.
    pub channels: Vec<String>,
}

/// `Communication_SetSquelchDB` (0x01f4): whom and what the player does not want to hear.
///
/// The server sends it after the login and after every change.
#[doc(alias("Communication_SetSquelchDB", "SetSquelchDB"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01f4)]
pub struct SetSquelchDb {
    /// The whole list.
    pub squelch_db: SquelchDb,
}

/// `Communication_WeenieError` (0x028a): the server shows the player one of the texts that the
/// client knows by number.
#[doc(alias("Communication_WeenieError", "WeenieError"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x028a)]
pub struct WeenieErrorEvent {
    /// The number of the text.
    pub kind: WeenieError,
}

/// `Communication_WeenieErrorWithString` (0x028b): the server shows the player one of the texts
/// that the client knows by number, with a word of its own in it.
#[doc(alias("Communication_WeenieErrorWithString", "WeenieErrorWithString"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x028b)]
pub struct WeenieErrorWithStringEvent {
    /// The number of the text.
    pub kind: WeenieErrorWithString,
    /// What is put into the text, such as a name.
    pub text: String,
}

/// `Communication_ChatRoomTracker` (0x0295): the numbers of the chat rooms that the player can use.
///
/// They are what a [`TurbineChat`](crate::asherons_call::messages::turbine_chat::TurbineChat) names
/// its room by. 0 stands for a room the player is not in.
#[doc(alias("Communication_ChatRoomTracker", "SetTurbineChatChannels"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0295)]
pub struct ChatRoomTracker {
    /// The room of the player's allegiance.
    pub allegiance_room_id: u32,
    /// The room for everything.
    pub general_chat_room_id: u32,
    /// The room for trade.
    pub trade_chat_room_id: u32,
    /// The room to look for a group.
    pub lfg_chat_room_id: u32,
    /// The room for role-play.
    pub roleplay_chat_room_id: u32,
    /// The room of players who play Olthoi.
    pub olthoi_chat_room_id: u32,
    /// The room of the player's society.
    pub society_chat_room_id: u32,
    /// The room of the society Celestial Hand.
    pub society_celestial_hand_chat_room_id: u32,
    /// The room of the society Eldrytch Web.
    pub society_eldrich_web_chat_room_id: u32,
    /// The room of the society Radiant Blood.
    pub society_radiant_blood_chat_room_id: u32,
}

/// `Communication_HearDirectSpeech` (0x02bd): someone has told the player something in private.
#[doc(alias("Communication_HearDirectSpeech", "Tell"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02bd)]
pub struct HearDirectSpeech {
    /// The words.
    pub message: String,
    /// The speaker's name.
    pub sender_name: String,
    /// The speaker.
    pub sender_id: u32,
    /// Who is told: the player.
    pub target_id: u32,
    /// The kind of message, which decides its color and whether it is filtered.
    pub kind: ChatFragmentType,
    /// Meaning unknown; clients seem not to use it.
    pub secret_flags: u32,
}

/// `Communication_TransientString` (0x02eb): the server shows the player a text over the middle of
/// the screen for a moment.
#[doc(alias("Communication_TransientString", "CommunicationTransientString"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02eb)]
pub struct TransientString {
    /// The text.
    pub message: String,
}
