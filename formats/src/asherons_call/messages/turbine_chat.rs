//! Chat in rooms.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, WString,
    enums::{ChatType, TurbineChatType},
};

/// `Communication_TurbineChat` (0xf7de): chat in rooms, in both directions.
///
/// Its sizes are kept as they are: servers write other numbers
/// than the bytes behind them.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = AsheronsCall, id = 0xf7de)]
pub struct TurbineChat {
    /// Bytes of what follows, about.
    pub message_size: u32,
    /// Whether it is an event, a request or a response.
    pub kind: TurbineChatType,
    /// What a request names its room by: 1 name, 2 number.
    pub blob_dispatch_type: u32,
    /// Type of the target.
    pub target_type: i32,
    /// The target.
    pub target_id: i32,
    /// Type of the transport.
    pub transport_type: i32,
    /// The transport.
    pub transport_id: i32,
    /// Cookie.
    pub cookie: i32,
    /// Bytes of what follows, about.
    pub payload_size: u32,
    /// The room and the name of the speaker of an event.
    #[wire(when = kind == TurbineChatType::ServerToClientMessage)]
    pub event: Option<ChatEvent>,
    /// The head of a request.
    #[wire(when = kind == TurbineChatType::ClientToServerMessage)]
    pub request: Option<ChatRequest>,
    /// The name of the room of a request.
    #[wire(when = kind == TurbineChatType::ClientToServerMessage && blob_dispatch_type == 1, as = WString)]
    pub room_name: Option<String>,
    /// The number of the room of a request.
    #[wire(when = kind == TurbineChatType::ClientToServerMessage && blob_dispatch_type == 2)]
    pub room_id: Option<u32>,
    /// What is said, in an event or a request.
    #[wire(when = matches!(
        kind,
        TurbineChatType::ServerToClientMessage | TurbineChatType::ClientToServerMessage
    ))]
    pub speech: Option<ChatSpeech>,
    /// A response.
    #[wire(when = kind == TurbineChatType::AckClientToServerMessage)]
    pub response: Option<ChatResponse>,
}

/// The room and the name of the speaker of an event.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = AsheronsCall)]
pub struct ChatEvent {
    /// The room.
    pub room_id: u32,
    /// The name of the speaker.
    #[wire(as = WString)]
    pub display_name: String,
}

/// The head of a request.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = AsheronsCall)]
pub struct ChatRequest {
    /// Context.
    pub context_id: u32,
    /// Number of the request.
    pub request_id: u32,
    /// Method.
    pub method_id: u32,
}

/// What is said.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = AsheronsCall)]
pub struct ChatSpeech {
    /// The text.
    #[wire(as = WString)]
    pub text: String,
    /// Bytes of what follows.
    pub extra_data_size: u32,
    /// The speaker.
    pub speaker_id: u32,
    /// Result.
    pub h_result: i32,
    /// The kind of room.
    pub chat_type: ChatType,
}

/// A response.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = AsheronsCall)]
pub struct ChatResponse {
    /// Context.
    pub context_id: u32,
    /// Number of the request.
    pub response_id: u32,
    /// Method.
    pub method_id: u32,
    /// Result.
    pub h_result: i32,
}
