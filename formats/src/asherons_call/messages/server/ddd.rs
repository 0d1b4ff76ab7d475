//! Dynamic downloads: the server brings the client's data files up to date.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::data::DddRevision};

/// `DDD_ErrorMessage` (0xf7e4): the server cannot send a file that the client has asked for.
#[doc(alias = "DDD_ErrorMessage")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7e4)]
pub struct ErrorMessage {
    /// The type of the file.
    pub resource_type: u32,
    /// The id of the file in the data files.
    pub resource_id: u32,
    /// Why not. One server writes 1, after which clients ask again.
    pub r_error: u32,
}

/// `DDD_InterrogationMessage` (0xf7e5): the server asks which versions the client's data files
/// have.
///
/// It comes right after the login. The answer is
/// [`InterrogationResponseMessage`](crate::asherons_call::messages::client::ddd::InterrogationResponseMessage).
#[doc(alias("DDD_InterrogationMessage", "DDD_Interrogation"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7e5)]
pub struct InterrogationMessage {
    /// The region of the server; one server writes 1.
    pub servers_region: u32,
    /// The language whose rules names of characters follow; 1 is English.
    pub name_rule_language: u32,
    /// The game; one server writes 1.
    pub product_id: u32,
    /// The languages that the server knows; 1 is English.
    pub supported_languages: Vec<u32>,
}

/// `DDD_BeginDDDMessage` (0xf7e7): the server begins to send files.
#[doc(alias("DDD_BeginDDDMessage", "DDD_BeginDDD"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7e7)]
pub struct BeginDddMessage {
    /// How many bytes will follow.
    pub data_expected: u32,
    /// What will change, by data file.
    pub revisions: Vec<DddRevision>,
}

/// `DDD_OnEndDDD` (0xf7ea): the client's data files are up to date.
#[doc(alias("DDD_OnEndDDD", "DDD_EndDDD"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7ea)]
pub struct OnEndDdd;
