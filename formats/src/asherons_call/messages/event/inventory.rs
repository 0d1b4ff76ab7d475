//! What salvaging has yielded.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::data::SalvageOperationsResultData};

/// `Inventory_SalvageOperationsResultData` (0x02b4): what salvaging items has yielded.
///
/// It answers
/// [`CreateTinkeringTool`](crate::asherons_call::messages::action::inventory::CreateTinkeringTool).
#[doc(alias("Inventory_SalvageOperationsResultData", "SalvageOperationsResult"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02b4)]
pub struct SalvageOperationsResultDataEvent {
    /// The materials, and what could not be salvaged.
    pub result: SalvageOperationsResultData,
}
