//! Declarations for the tools of others.

pub(crate) mod identity;
pub(crate) mod json_schema;
pub(crate) mod kaitai;
pub(crate) mod markdown;
pub(crate) mod wireshark;
