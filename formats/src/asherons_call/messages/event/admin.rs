//! Questions of a server about the plugins that a client runs.
//!
//! Their fields are not known; they are read here as if they had none.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Admin_QueryPluginList` (0x02ae): the server asks which plugins the client runs.
///
/// The answer is
/// [`QueryPluginListResponse`](crate::asherons_call::messages::action::admin::QueryPluginListResponse).
#[doc(alias("Admin_QueryPluginList", "AdminQueryPluginList"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02ae)]
pub struct QueryPluginList;

/// `Admin_QueryPlugin` (0x02b1): the server asks for one plugin.
///
/// The answer is
/// [`QueryPluginResponse`](crate::asherons_call::messages::action::admin::QueryPluginResponse).
#[doc(alias("Admin_QueryPlugin", "AdminQueryPlugin"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02b1)]
pub struct QueryPlugin;

/// `Admin_QueryPluginResponse2` (0x02b3): the server passes on what a client has said about a
/// plugin.
#[doc(alias("Admin_QueryPluginResponse2", "AdminQueryPluginResponse"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02b3)]
pub struct QueryPluginResponse2;
