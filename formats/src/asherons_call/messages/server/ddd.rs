//! Updates of data files.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::data::DddRevision};

/// `DDD_ErrorMessage` (0xf7e4).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7e4)]
pub struct ErrorMessage {
    /// Resource type.
    pub resource_type: u32,
    /// Resource id.
    pub resource_id: u32,
    /// R error.
    pub r_error: u32,
}

/// `DDD_InterrogationMessage` (0xf7e5).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7e5)]
pub struct InterrogationMessage {
    /// Servers region.
    pub servers_region: u32,
    /// Name rule language.
    pub name_rule_language: u32,
    /// Product id.
    pub product_id: u32,
    /// Supported languages.
    pub supported_languages: Vec<u32>,
}

/// `DDD_BeginDDDMessage` (0xf7e7).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7e7)]
pub struct BeginDddMessage {
    /// Data expected.
    pub data_expected: u32,
    /// Revisions.
    pub revisions: Vec<DddRevision>,
}

/// `DDD_OnEndDDD` (0xf7ea).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7ea)]
pub struct OnEndDdd;
