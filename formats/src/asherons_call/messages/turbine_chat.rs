//! Chat in rooms that reach across the whole world.
//!
//! The numbers of the rooms come with
//! [`ChatRoomTracker`](crate::asherons_call::messages::event::communication::ChatRoomTracker).

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, WString,
    enums::{ChatType, TurbineChatType},
};

/// `Communication_TurbineChat` (0xf7de): someone speaks in a chat room, or wants to; in both
/// directions.
///
/// Its sizes are kept as they are: servers write other numbers
/// than the bytes behind them.
#[doc(alias = "Communication_TurbineChat")]
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7de)]
pub struct TurbineChat {
    /// The number of bytes behind it, which not all servers write right.
    pub message_size: u32,
    /// Whether it is an event, a request or a response.
    pub kind: TurbineChatType,
    /// What a request names its room by: 1 name, 2 number.
    pub blob_dispatch_type: u32,
    /// Meaning unknown; one server writes 1.
    pub target_type: i32,
    /// Meaning unknown; the same number as `transport_id`.
    pub target_id: i32,
    /// Meaning unknown; one server writes 1.
    pub transport_type: i32,
    /// Meaning unknown; the same number as `target_id`.
    pub transport_id: i32,
    /// Meaning unknown; one server writes 0.
    pub cookie: i32,
    /// The number of bytes behind it, which not all servers write right.
    pub payload_size: u32,
    /// The room and the name of the speaker of an event.
    #[wire(when = kind == TurbineChatType::ServerToClientMessage)]
    pub event: Option<ChatEvent>,
    /// The head of a request.
    #[wire(when = kind == TurbineChatType::ClientToServerMessage)]
    pub request: Option<ChatRequest>,
    /// The room of a request, by its name.
    #[wire(when = kind == TurbineChatType::ClientToServerMessage && blob_dispatch_type == 1, as = WString)]
    pub room_name: Option<String>,
    /// The room of a request, by its number. Clients use this one.
    #[wire(when = kind == TurbineChatType::ClientToServerMessage && blob_dispatch_type == 2)]
    pub room_id: Option<u32>,
    /// What is said, in an event or a request.
    #[wire(when = matches!(
        kind,
        TurbineChatType::ServerToClientMessage | TurbineChatType::ClientToServerMessage
    ))]
    pub speech: Option<ChatSpeech>,
    /// The answer to a request.
    #[wire(when = kind == TurbineChatType::AckClientToServerMessage)]
    pub response: Option<ChatResponse>,
}

/// The room and the name of the speaker of an event.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ChatEvent {
    /// The room.
    pub room_id: u32,
    /// The speaker's name.
    #[wire(as = WString)]
    pub display_name: String,
}

/// The head of a request.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ChatRequest {
    /// A number that the response repeats.
    pub context_id: u32,
    /// As `blob_dispatch_type`: 1 for a room by name, 2 by number.
    pub request_id: u32,
    /// As `blob_dispatch_type`: 1 for a room by name, 2 by number.
    pub method_id: u32,
}

/// What is said.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ChatSpeech {
    /// The words.
    #[wire(as = WString)]
    pub text: String,
    /// The number of bytes that follow: 12.
    pub extra_data_size: u32,
    /// The speaker.
    pub speaker_id: u32,
    /// Meaning unknown; one server writes 0.
    pub h_result: i32,
    /// The kind of room.
    pub chat_type: ChatType,
}

/// A response.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ChatResponse {
    /// The number of the request.
    pub context_id: u32,
    /// The `request_id` of the request.
    pub response_id: u32,
    /// The `method_id` of the request.
    pub method_id: u32,
    /// 0 if the server has taken the request.
    pub h_result: i32,
}
