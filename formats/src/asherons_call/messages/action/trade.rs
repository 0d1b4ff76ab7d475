//! Secure trade: two players show each other items and then exchange them at once.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::data::Trade};

/// `Trade_OpenTradeNegotiations` (0x01f6): the player asks someone to trade.
///
/// The server opens the trade with
/// [`RegisterTrade`](crate::asherons_call::messages::event::trade::RegisterTrade).
#[doc(alias = "Trade_OpenTradeNegotiations")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01f6)]
pub struct OpenTradeNegotiations {
    /// The other player.
    pub object_id: u32,
}

/// `Trade_CloseTradeNegotiations` (0x01f7): the player closes the window of the trade.
#[doc(alias = "Trade_CloseTradeNegotiations")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01f7)]
pub struct CloseTradeNegotiations;

/// `Trade_AddToTrade` (0x01f8): the player offers an item.
///
/// The server confirms with an
/// [`AddToTrade`](crate::asherons_call::messages::event::trade::AddToTrade) of its own, to both.
#[doc(alias = "Trade_AddToTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01f8)]
pub struct AddToTrade {
    /// The item.
    pub object_id: u32,
    /// The place in the window, from 0.
    pub slot_index: u32,
}

/// `Trade_AcceptTrade` (0x01fa): the player agrees to the exchange.
#[doc(alias = "Trade_AcceptTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01fa)]
pub struct AcceptTrade {
    /// The trade as the player sees it.
    pub contents: Trade,
}

/// `Trade_DeclineTrade` (0x01fb): the player no longer agrees to the exchange.
#[doc(alias = "Trade_DeclineTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01fb)]
pub struct DeclineTrade;

/// `Trade_ResetTrade` (0x0204): the player takes all offered items back.
#[doc(alias = "Trade_ResetTrade")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0204)]
pub struct ResetTrade;
