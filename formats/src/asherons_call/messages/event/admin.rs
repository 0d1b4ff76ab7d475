//! Administration.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Admin_QueryPluginList` (0x02ae).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02ae)]
pub struct QueryPluginList;

/// `Admin_QueryPlugin` (0x02b1).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02b1)]
pub struct QueryPlugin;

/// `Admin_QueryPluginResponse2` (0x02b3).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02b3)]
pub struct QueryPluginResponse2;
