//! What advocates, players with a few rights of an administrator, ask for.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Position};

/// `Advocate_Teleport` (0x00d6): an advocate moves a character to another place.
#[doc(alias("Advocate_Teleport", "AdvocateTeleport"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00d6)]
pub struct Teleport {
    /// The name of the character to move. The protocol calls it an id although it is a text.
    pub object_id: String,
    /// Where the character is moved to.
    pub destination: Position,
}
