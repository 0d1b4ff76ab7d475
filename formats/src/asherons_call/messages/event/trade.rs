//! Secure trade: two players show each other items and then exchange them at once.
//!
//! The server sends these events to both players.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{EndTradeReason, TradeSide},
};

/// `Trade_RegisterTrade` (0x01fd): a trade begins, and the client opens its window.
#[doc(alias = "Trade_RegisterTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01fd)]
pub struct RegisterTrade {
    /// The player who began it.
    pub initiator_id: u32,
    /// The other player.
    pub partner_id: u32,
    /// Meaning unknown; one server writes 0.
    pub stamp: f64,
}

/// `Trade_OpenTrade` (0x01fe): a player has opened the window of the trade.
#[doc(alias = "Trade_OpenTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01fe)]
pub struct OpenTrade {
    /// The player.
    pub object_id: u32,
}

/// `Trade_CloseTrade` (0x01ff): the trade has ended.
#[doc(alias = "Trade_CloseTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01ff)]
pub struct CloseTrade {
    /// Why it has ended.
    pub reason: EndTradeReason,
}

/// `Trade_AddToTrade` (0x0200): a player offers an item.
#[doc(alias = "Trade_AddToTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0200)]
pub struct AddToTrade {
    /// The item.
    pub object_id: u32,
    /// Whose side of the window the item is on.
    pub side: TradeSide,
    /// The place in the window, from 0.
    pub slot: u32,
}

/// `Trade_RemoveFromTrade` (0x0201): a player no longer offers an item.
#[doc(alias = "Trade_RemoveFromTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0201)]
pub struct RemoveFromTrade {
    /// The item.
    pub object_id: u32,
    /// Whose side of the window the item was on.
    pub side: TradeSide,
}

/// `Trade_AcceptTrade` (0x0202): a player agrees to the exchange.
#[doc(alias = "Trade_AcceptTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0202)]
pub struct AcceptTrade {
    /// The player.
    pub object_id: u32,
}

/// `Trade_DeclineTrade` (0x0203): a player no longer agrees to the exchange.
#[doc(alias = "Trade_DeclineTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0203)]
pub struct DeclineTrade {
    /// The player.
    pub object_id: u32,
}

/// `Trade_ResetTrade` (0x0205): a player has taken all offered items back.
#[doc(alias = "Trade_ResetTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0205)]
pub struct ResetTrade {
    /// The player.
    pub object_id: u32,
}

/// `Trade_TradeFailure` (0x0207): an item cannot be offered.
#[doc(alias = "Trade_TradeFailure")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0207)]
pub struct TradeFailure {
    /// The item.
    pub object_id: u32,
    /// The number of a [`WeenieError`](crate::asherons_call::enums::WeenieError), as servers write
    /// it. Clients seem not to use it.
    pub reason: u32,
}

/// `Trade_ClearTradeAcceptance` (0x0208): neither player agrees any more, because the offers have
/// changed or the exchange has failed.
#[doc(alias = "Trade_ClearTradeAcceptance")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0208)]
pub struct ClearTradeAcceptance;
