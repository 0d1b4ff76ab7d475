//! Wire formats of old online games, declared with `codec-core`.
//!
//! Each format is a module and a Cargo feature of the same name, on by default.
//!
//! | format | byte order | text | lists | framing | status |
//! |---|---|---|---|---|---|
//! | [`asherons_call`] | little | `u16` count of bytes, Windows-1252, padded to 4 | `u32` count; hash tables with buckets | 20-byte packet header, fragments | primitives, geometry, packets, checksums, all messages, enums and flags that keep unknown values |
//! | [`castle`] | little | `u16` count, UTF-8 or UTF-16LE | `u16` count; array tokens for numbers, else one type for all | a file: root token, name table | all tokens, dynamic values, reading in place; NBT both ways with the feature `nbt` |
//! | [`moul`] | little | `u16` count of units, UTF-16LE | `u32` count, elements of one length, last | `u16` number, no length; File: `u32` length, `u32` number | messages of Gatekeeper, Auth, Game, File, CSR; connections and encryption; common data types; what the buffers in messages hold, with SDL states by the names of their variables |
//! | [`nativeparam`] | little | `u16` count of bytes, UTF-8 | `u32` count; four element types | none of its own; packets carry it | all types, messages, dynamic values, JSON |
//! | [`otherland`] | little | `u16` count of bytes, UTF-8 | `u32` count, a few `u16` or `u8` | two id bytes, no length | all 102 described packets and their structures |
//! | [`tera`] | little | offset to UTF-16LE and NUL | count and offset; linked elements | `u16` length, `u16` code | layout, packets, framing, opcodes, encryption |
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "asherons_call")]
pub mod asherons_call;

#[cfg(feature = "castle")]
pub mod castle;

#[cfg(any(feature = "asherons_call", feature = "moul", feature = "otherland"))]
mod flag_word;

#[cfg(feature = "moul")]
pub mod moul;

#[cfg(feature = "nativeparam")]
pub mod nativeparam;

#[cfg(feature = "otherland")]
pub mod otherland;

#[cfg(any(feature = "moul", feature = "tera"))]
mod sha0;

#[cfg(feature = "tera")]
pub mod tera;

#[cfg(any(feature = "asherons_call", feature = "moul", feature = "otherland"))]
pub use self::flag_word::{FlagWord, Word};
