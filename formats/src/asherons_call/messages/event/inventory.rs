//! Items that a player carries.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::data::SalvageOperationsResultData};

/// `Inventory_SalvageOperationsResultData` (0x02b4).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02b4)]
pub struct SalvageOperationsResultDataEvent {
    /// Result.
    pub result: SalvageOperationsResultData,
}
