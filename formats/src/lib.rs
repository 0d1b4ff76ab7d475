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
//!
//! # Messages
//!
//! The page of a message has its fields and what they mean. Its number, limits and text encodings are in the
//! declaration behind *Source*. `wire show NAME` of `codec-inspect` prints all of it, and
//! `wire export markdown` makes a book of all messages, with example bytes and where they are from.
//!
//! # Names
//!
//! Formats use the words of their protocols, so two of them can have the same one: `Packet` is a
//! type of [`asherons_call`], of [`tera`] and of the messages of [`otherland`], `Frame` one of [`asherons_call`] (a place
//! with a direction) and [`tera`] (a packet in a buffer), `RawText` one of [`nativeparam`] and
//! [`tera`]. A program that uses several formats imports the modules and writes the names with
//! them; no alias is needed. Marker types and options have names of their own.
//!
#![cfg_attr(all(feature = "asherons_call", feature = "tera"), doc = "```")]
#![cfg_attr(not(all(feature = "asherons_call", feature = "tera")), doc = "```ignore")]
//! use codec_core::Format;
//! use formats::{
//!     asherons_call::{self, AsheronsCall},
//!     tera::{self, Tera},
//! };
//!
//! /// What a proxy between a client and a server of either game passes on.
//! enum Passed<'a> {
//!     AsheronsCall(Box<asherons_call::Packet>),
//!     Tera(tera::Frame<'a>),
//! }
//!
//! let packet = asherons_call::Packet { sequence: 2, ..Default::default() };
//! let passed = [
//!     Passed::AsheronsCall(Box::new(packet)),
//!     Passed::Tera(tera::Frame::from_slice(&[6, 0, 0x34, 0x12, 7, 0])?),
//! ];
//! for packet in passed {
//!     let len = match packet {
//!         Passed::AsheronsCall(packet) => AsheronsCall::encoded_len(&*packet)?,
//!         Passed::Tera(frame) => Tera::encoded_len(&frame.decode::<u16>()?)?,
//!     };
//!     println!("{len} bytes");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # JSON
//!
//! With the feature `serde`, every message implements `Exact` of `codec_core::exact`, and through it
//! `Serialize` and `Deserialize`. It comes back from JSON, and from other formats of serde that say
//! what each value is, to the same bytes.
//!
//! | value | in JSON |
//! |---|---|
//! | bytes | text of hexadecimal digits |
//! | floating point numbers | numbers; `"inf"`, `"-inf"`, `"NaN"`, `"nan:7fc00001"` where JSON has none |
//! | numbers with a name | the name; other numbers of the enum are numbers |
//! | flags of Asheron's Call | their names with `\|` between them; bits without a name as a number |
//! | messages of a set | an object of one entry: `{"PingRequest": {…}}` |
//! | UUID | text with hyphens |
//! | counts, presence bits, constants | nothing: other fields determine them |
//!
//! `serde_json` reads 128 levels at most; the catalog reads more.
//!
//! # Files
//!
//! In the folder of each format, a file of the same name holds the same kind of thing: `format.rs`
//! the marker type, its options and its engine, `number.rs` numbers and ids, `text.rs` text,
//! `list.rs` lists, arrays and tables, `optional.rs` values that may be absent, `geometry.rs`
//! vectors and positions, `time.rs` points in time, `frame.rs` what stands around a message,
//! `stream.rs` messages out of a stream of bytes, `tokio.rs` the codec for `tokio_util`, `value.rs`
//! values that no type declares, `exact.rs` JSON of types for which it is not derived, and `messages`
//! the message types.
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "asherons_call")]
pub mod asherons_call;

#[cfg(feature = "castle")]
pub mod castle;

#[cfg(feature = "catalog")]
mod catalog;

#[cfg(any(feature = "castle", feature = "nativeparam"))]
mod fixed;

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

#[cfg(feature = "catalog")]
pub use self::catalog::catalog;
