//! The fields that every packet begins with, behind its two id bytes.

use codec_core::Wire;

use crate::nativeparam::OaPacket;

/// `CPkt`: what every packet begins with, because all packets inherit from it.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "CPkt")]
pub struct Base {
    /// Meaning not known; 0 in the packets that server authors have logged.
    pub unknown_0: u64,
}
