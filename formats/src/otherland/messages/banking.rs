//! The bank of an account.

use codec_core::Wire;

use crate::{
    nativeparam::{Inline, OaPacket},
    otherland::Base,
};

/// `oaPktAccountBankRequest` (8c/45): asks something of the account's bank.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x458c, name = "oaPktAccountBankRequest")]
pub struct AccountBankRequest<T> {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u64,
    /// Meaning not known.
    pub unknown_1: u16,
    /// The request.
    #[wire(as = Inline)]
    pub param: T,
}
