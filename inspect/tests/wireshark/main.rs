//! The dissectors of `wire export wireshark`, run by the real tshark on captures that are made here.
//! They must show what `wire inspect --json` says. Without tshark, the tests say so and pass.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stderr,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

mod asherons_call;
mod compare;
mod lua;
mod messages;
mod moul;
mod packed;
mod pdml;
#[path = "../support/mod.rs"]
mod support;
mod tera;
mod tshark;
