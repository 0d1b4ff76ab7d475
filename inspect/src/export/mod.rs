//! Declarations for the tools of others.

mod identity;
pub(crate) mod kaitai;
pub(crate) mod markdown;
pub(crate) mod wireshark;
