//! JSON of enums.

use super::{
    Moul,
    connect::{BuildType, ConnectionType, SimpleNetChannel},
    game_mgr::{InviteError, JoinResult},
    messages::NetError,
    net_message::Compression,
    vault::NodeType,
};

codec_core::exact_by_name! {
    Moul:
    BuildType as u32,
    Compression as u8,
    ConnectionType as u8,
    InviteError as u32,
    JoinResult as i32,
    NetError as i32,
    NodeType as u32,
    SimpleNetChannel as u32,
}
