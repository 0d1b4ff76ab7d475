//! Updates of data files.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Trailing, messages::data::PTaggedIterationList};

/// `DDD_RequestDataMessage` (0xf7e3).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7e3)]
pub struct RequestDataMessage {
    /// Resource type.
    pub resource_type: u32,
    /// Resource id.
    pub resource_id: u32,
}

/// `DDD_InterrogationResponseMessage` (0xf7e6).
///
/// The original client sends everything; a fixture of another one ends behind the first list.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7e6)]
pub struct InterrogationResponseMessage {
    /// Language.
    pub language: u32,
    /// Iterations with keys.
    pub iterations_with_keys: Vec<PTaggedIterationList>,
    /// What some senders leave out.
    pub rest: Trailing<InterrogationResponseMessageEnd>,
}

/// The end of [`InterrogationResponseMessage`], which some senders leave out.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct InterrogationResponseMessageEnd {
    /// Iterations without keys.
    pub iterations_without_keys: Vec<PTaggedIterationList>,
    /// Flags.
    pub flags: u32,
}

/// `DDD_OnEndDDD` (0xf7ea).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7ea)]
pub struct OnEndDdd;

/// `DDD_EndDDDMessage` (0xf7eb).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7eb)]
pub struct EndDddMessage;
