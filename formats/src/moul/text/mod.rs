//! The string types: those of messages, and those of the buffers inside of messages.

mod net;
mod safe;

pub use self::{
    net::{NetString, SizedText},
    safe::{EmptyWide, OldSafeString, SafeBytes, SafeString, SafeWString},
};
