//! Answers of a client to a server that asks which plugins it runs.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32};

/// `Admin_QueryPluginListResponse` (0x02af): the client lists its plugins, as the answer to
/// [`QueryPluginList`](crate::asherons_call::messages::event::admin::QueryPluginList).
#[doc(alias = "Admin_QueryPluginListResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02af)]
pub struct QueryPluginListResponse {
    /// The number of the question; the server uses it to match the answer.
    pub context: u32,
    /// The names of the plugins, in one text.
    pub plugin_list: String,
}

/// `Admin_QueryPluginResponse` (0x02b2): the client describes one plugin, as the answer to
/// [`QueryPlugin`](crate::asherons_call::messages::event::admin::QueryPlugin).
#[doc(alias = "Admin_QueryPluginResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02b2)]
pub struct QueryPluginResponse {
    /// The number of the question; the server uses it to match the answer.
    pub context: u32,
    /// Whether the client has the plugin that was asked for.
    #[wire(as = Bool32)]
    pub success: bool,
    /// The name of the plugin.
    pub plugin_name: String,
    /// Who wrote the plugin.
    pub plugin_author: String,
    /// The author's mail address.
    pub plugin_email: String,
    /// The address of the plugin's web page.
    pub plugin_webpage: String,
}
