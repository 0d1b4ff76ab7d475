//! Code on the pages of this repository, run as tests.
//!
//! A module stands for one page; `cargo test --doc` compiles and runs every block of Rust on it.

/// What the README shows.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

/// The recipes of the cookbook.
#[cfg(doctest)]
#[doc = include_str!("cookbook.md")]
mod cookbook {}
