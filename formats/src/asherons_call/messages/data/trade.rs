//! Secure trades between two players.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, messages::data::ContentProfile};

/// `Trade`: a trade as one of the two players sees it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Trade {
    /// The other player.
    pub partner_id: u32,
    /// The stamp of [`RegisterTrade`](crate::asherons_call::messages::event::trade::RegisterTrade);
    /// meaning unknown.
    pub stamp: f64,
    /// A number for the state of the trade; its values are unknown.
    pub status: u32,
    /// The player who began the trade.
    pub initiator_id: u32,
    /// Whether this player has agreed.
    #[wire(as = Bool32)]
    pub accepted: bool,
    /// Whether the other player has agreed.
    #[wire(as = Bool32)]
    pub partner_accepted: bool,
    /// What this player offers.
    pub self_list: Vec<ContentProfile>,
    /// What the other player offers.
    pub partner_list: Vec<ContentProfile>,
}
