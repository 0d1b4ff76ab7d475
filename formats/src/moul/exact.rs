//! JSON of keys and enums.

use codec_core::exact::{Error, Exact, Value};

use super::{
    Moul,
    connect::{BuildType, ConnectionType, SimpleNetChannel},
    game_mgr::{InviteError, JoinResult},
    key::{Key, Uoid},
    messages::NetError,
    net_message::Compression,
    vault::NodeType,
};

/// `"none"` or the object. It is never `null`, which is a key that is absent.
impl Exact for Key {
    fn to_value(&self) -> Value {
        self.0.as_ref().map_or(Value::Text(NONE.into()), Uoid::to_value)
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        match value {
            Value::Text(text) if text == NONE => Ok(Self(None)),
            value => Uoid::from_value(value).map(Some).map(Self),
        }
    }
}

/// What a key without an object is in JSON.
const NONE: &str = "none";

codec_core::serde_by_exact!(Key);

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
