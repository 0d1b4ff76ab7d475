//! Secure trades between two players.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, messages::data::ContentProfile};

/// `Trade`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct Trade {
    /// Partner id.
    pub partner_id: u32,
    /// Stamp.
    pub stamp: f64,
    /// Status.
    pub status: u32,
    /// Initiator id.
    pub initiator_id: u32,
    /// Accepted.
    #[wire(as = Bool32)]
    pub accepted: bool,
    /// Partner accepted.
    #[wire(as = Bool32)]
    pub partner_accepted: bool,
    /// Self list.
    pub self_list: Vec<ContentProfile>,
    /// Partner list.
    pub partner_list: Vec<ContentProfile>,
}
