//! The catalog of all formats: what is in it, what finds it, and that JSON loses nothing.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

mod content;
#[allow(dead_code, reason = "only described")]
#[allow(unused_qualifications, reason = "derived code names the types of fields by their paths")]
mod every_rule;
mod find;
mod json;
mod own;
mod samples;
mod schema;
mod shapes;
