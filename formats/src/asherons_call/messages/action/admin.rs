//! Administration.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32};

/// `Admin_QueryPluginListResponse` (0x02af).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02af)]
pub struct QueryPluginListResponse {
    /// Context.
    pub context: u32,
    /// Plugin list.
    pub plugin_list: String,
}

/// `Admin_QueryPluginResponse` (0x02b2).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02b2)]
pub struct QueryPluginResponse {
    /// Context.
    pub context: u32,
    /// Success.
    #[wire(as = Bool32)]
    pub success: bool,
    /// Plugin name.
    pub plugin_name: String,
    /// Plugin author.
    pub plugin_author: String,
    /// Plugin email.
    pub plugin_email: String,
    /// Plugin webpage.
    pub plugin_webpage: String,
}
