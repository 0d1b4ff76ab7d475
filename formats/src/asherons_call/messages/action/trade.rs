//! Trade between players.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::data::Trade};

/// `Trade_OpenTradeNegotiations` (0x01f6).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01f6)]
pub struct OpenTradeNegotiations {
    /// Object id.
    pub object_id: u32,
}

/// `Trade_CloseTradeNegotiations` (0x01f7).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01f7)]
pub struct CloseTradeNegotiations;

/// `Trade_AddToTrade` (0x01f8).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01f8)]
pub struct AddToTrade {
    /// Object id.
    pub object_id: u32,
    /// Slot index.
    pub slot_index: u32,
}

/// `Trade_AcceptTrade` (0x01fa).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01fa)]
pub struct AcceptTrade {
    /// Contents.
    pub contents: Trade,
}

/// `Trade_DeclineTrade` (0x01fb).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01fb)]
pub struct DeclineTrade;

/// `Trade_ResetTrade` (0x0204).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0204)]
pub struct ResetTrade;
