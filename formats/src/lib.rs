//! Wire formats of old online games, declared with `codec-core`.
//!
//! Each format is a module and a Cargo feature of the same name, on by default.
//!
//! | format | byte order | text | lists | framing | status |
//! |---|---|---|---|---|---|
//! | [`moul`] | little | `u16` count of units, UTF-16LE | `u32` count, elements of one length, last | `u16` number, no length; File: `u32` length, `u32` number | messages of Gatekeeper, Auth, Game, File, CSR; connections and encryption; common data types; buffers in messages are bytes |

#[cfg(feature = "asherons_call")]
pub mod asherons_call;

#[cfg(feature = "castle")]
pub mod castle;

#[cfg(feature = "moul")]
pub mod moul;

#[cfg(feature = "nativeparam")]
pub mod nativeparam;

/// The examples of the README, as tests.
#[cfg(all(doctest, feature = "moul"))]
#[doc = include_str!("../../README.md")]
mod readme {}

#[cfg(feature = "tera")]
pub mod tera;
