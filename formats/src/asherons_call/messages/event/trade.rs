//! Trade between players.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{EndTradeReason, TradeSide},
};

/// `Trade_RegisterTrade` (0x01fd).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01fd)]
pub struct RegisterTrade {
    /// Initiator id.
    pub initiator_id: u32,
    /// Partner id.
    pub partner_id: u32,
    /// Stamp.
    pub stamp: f64,
}

/// `Trade_OpenTrade` (0x01fe).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01fe)]
pub struct OpenTrade {
    /// Object id.
    pub object_id: u32,
}

/// `Trade_CloseTrade` (0x01ff).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01ff)]
pub struct CloseTrade {
    /// Reason.
    pub reason: EndTradeReason,
}

/// `Trade_AddToTrade` (0x0200).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0200)]
pub struct AddToTrade {
    /// Object id.
    pub object_id: u32,
    /// Side.
    pub side: TradeSide,
    /// Slot.
    pub slot: u32,
}

/// `Trade_RemoveFromTrade` (0x0201).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0201)]
pub struct RemoveFromTrade {
    /// Object id.
    pub object_id: u32,
    /// Side.
    pub side: TradeSide,
}

/// `Trade_AcceptTrade` (0x0202).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0202)]
pub struct AcceptTrade {
    /// Object id.
    pub object_id: u32,
}

/// `Trade_DeclineTrade` (0x0203).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0203)]
pub struct DeclineTrade {
    /// Object id.
    pub object_id: u32,
}

/// `Trade_ResetTrade` (0x0205).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0205)]
pub struct ResetTrade {
    /// Object id.
    pub object_id: u32,
}

/// `Trade_TradeFailure` (0x0207).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0207)]
pub struct TradeFailure {
    /// Object id.
    pub object_id: u32,
    /// Reason.
    pub reason: u32,
}

/// `Trade_ClearTradeAcceptance` (0x0208).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0208)]
pub struct ClearTradeAcceptance;
