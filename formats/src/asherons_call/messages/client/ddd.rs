//! Dynamic downloads: the server brings the client's data files up to date.
//!
//! The server asks with
//! [`InterrogationMessage`](crate::asherons_call::messages::server::ddd::InterrogationMessage) what
//! the client has, the client answers, and the server sends what is missing.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Trailing, messages::data::PTaggedIterationList};

/// `DDD_RequestDataMessage` (0xf7e3): the client asks for a file that its data files lack.
///
/// The answer is [`DataMessage`](crate::asherons_call::messages::data_message::DataMessage) or
/// [`ErrorMessage`](crate::asherons_call::messages::server::ddd::ErrorMessage).
#[doc(alias = "DDD_RequestDataMessage")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7e3)]
pub struct RequestDataMessage {
    /// The type of the file.
    pub resource_type: u32,
    /// The id of the file in the data files.
    pub resource_id: u32,
}

/// `DDD_InterrogationResponseMessage` (0xf7e6): the client says which versions its data files have.
///
/// The original client sends everything; a fixture of another one ends behind the first list.
#[doc(alias("DDD_InterrogationResponseMessage", "DDD_InterrogationResponse"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7e6)]
pub struct InterrogationResponseMessage {
    /// The number of the client's language.
    pub language: u32,
    /// The versions in each data file.
    pub iterations_with_keys: Vec<PTaggedIterationList>,
    /// What some senders leave out.
    pub rest: Trailing<InterrogationResponseMessageEnd>,
}

/// The end of [`InterrogationResponseMessage`]: what some senders leave out.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct InterrogationResponseMessageEnd {
    /// The versions in further data files.
    pub iterations_without_keys: Vec<PTaggedIterationList>,
    /// Meaning unknown.
    pub flags: u32,
}

/// `DDD_OnEndDDD` (0xf7ea): the client has seen that the update is over.
#[doc(alias("DDD_OnEndDDD", "DDD_EndDDD"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7ea)]
pub struct OnEndDdd;

/// `DDD_EndDDDMessage` (0xf7eb): the client ends the update of its data files.
#[doc(alias = "DDD_EndDDDMessage")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7eb)]
pub struct EndDddMessage;
