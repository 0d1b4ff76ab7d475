//! Administration.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Admin_QueryPluginList` (0x02ae).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02ae)]
pub struct QueryPluginList;

/// `Admin_QueryPlugin` (0x02b1).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02b1)]
pub struct QueryPlugin;

/// `Admin_QueryPluginResponse2` (0x02b3).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02b3)]
pub struct QueryPluginResponse2;
