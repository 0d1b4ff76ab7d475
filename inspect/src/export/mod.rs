//! Declarations for the tools of others.

pub(crate) mod wireshark;
