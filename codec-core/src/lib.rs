//! Declare a packet once, as a Rust struct, and encode and decode it in a binary format that already
//! exists: the runtime of `#[derive(Wire)]`.
//!
//! ```
//! use codec_core::{BigEndian, Format, Implied, Wire};
//!
//! /// The response of a Modbus device that was asked for registers.
//! #[derive(Wire, Debug, PartialEq)]
//! #[wire(format = BigEndian)]
//! struct Registers {
//!     #[wire(const = 3)]
//!     function: Implied<u8>, // on the wire, not in memory
//!     bytes: Implied<u8>,
//!     #[wire(len = bytes)]
//!     values: Vec<u16>,
//! }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let bytes = [3, 6, 0x02, 0x2b, 0x00, 0x00, 0x00, 0x64];
//! let response: Registers = BigEndian::from_slice(&bytes)?;
//! assert_eq!(response.values, [555, 0, 100]);
//! assert_eq!(BigEndian::to_vec(&response)?, bytes);
//!
//! let error = BigEndian::from_slice::<Registers>(&bytes[..7]).unwrap_err();
//! assert_eq!(error.to_string(), "needed 6 bytes, 5 left at byte 0x2 in Registers.values");
//! # Ok(())
//! # }
//! ```
//!
//! | to | look at |
//! |---|---|
//! | declare a message | [`Wire`] and its directives |
//! | encode and decode it | the provided methods of [`Format`] |
//! | choose a format | [`BigEndian`], [`LittleEndian`], [`AnyEndian`], or those of the crate `codec-formats` |
//! | give a field another representation | [`codec`] and [`text`] |
//! | check the bytes of fields | [`checksum`] |
//! | read and write a stream of messages | [`stream`] |
//! | bound what hostile input may cost | [`Limits`] |
//! | define a format | [`Packed`], or [`Engine`] where values do not just follow each other |
//! | write a codec | [`EncodeAs`], [`DecodeAs`] |
//! | write a type by hand | [`Layout`], [`Encode`], [`Decode`] |
//! | be a group of bits in a number | [`bits`] |
//! | know the messages at run time | [`shape`] |
//! | pin captured bytes in tests | [`mod@test`] |
//!
//! # Features
//!
//! | feature | on by default | what it adds |
//! |---|---|---|
//! | `std` | yes | readers and writers of streams |
//! | `derive` | yes | [`Wire`], and with `serde` also `exact::Exact` |
//! | `checksums` | no | CRC-32 and Adler-32 |
//! | `tokio` | no | a codec for `tokio_util` |
//! | `serde` | no | `exact`: messages as JSON and back, without loss |
//! | `catalog` | no | `catalog`: messages by name or number |
//! | `zerocopy` | no | lists of `plain` records are copied at once |
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// Derived code names this crate by its own name; inside it that name must resolve too.
extern crate self as codec_core;

#[doc(hidden)]
#[path = "derive/mod.rs"]
pub mod __private;
pub mod bits;
#[cfg(feature = "catalog")]
pub mod catalog;
pub mod checksum;
pub mod codec;
mod describe;
mod error;
#[cfg(feature = "serde")]
pub mod exact;
mod fields;
mod format;
mod message;
mod read;
pub mod stream;
pub mod test;
pub mod text;
mod value;
mod write;

/// The crate `bytes`, whose [`Bytes`](bytes::Bytes) and [`BytesMut`](bytes::BytesMut) are in our
/// signatures. A crate that uses it from here always has the matching version.
#[doc(no_inline)]
pub use bytes;
#[cfg(feature = "derive")]
pub use codec_derive::Wire;
/// The crate `encoding_rs`, whose encodings of text [`CodePage`](text::CodePage) names.
#[doc(no_inline)]
pub use encoding_rs;
/// The crate `uuid`, whose [`Uuid`](uuid::Uuid) is a field of many messages.
#[doc(no_inline)]
pub use uuid;

pub use self::{
    codec::{DecodeAs, EncodeAs, prefix::Prefix, tag::NumberCodec},
    describe::{
        shape::{self, Shape},
        tree as explain,
    },
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, Path, Segment},
    fields::{
        DecodeFields, EncodeFields,
        bits::{Bits, Counter},
        flag_word::{FlagWord, Word},
        implied::Implied,
        items::{DecodeItems, EncodeItems},
        record::{NoLayout, Record},
        with::{DecodeWith, EncodeWith},
    },
    format::{
        depth::Depth,
        engine::Engine,
        entry_points::Format,
        limits::{Budget, Limits},
        options::Options,
        packed::{NoDefault, Order, Packed, Scalars, UuidOrder},
        ready::{AnyEndian, BigEndian, LittleEndian},
        rules::{Directive, Rules},
    },
    message::{MessageId, MessageName, Switch, Tag, TagType},
    read::{DecodeContext, Mark, Reader},
    value::{
        decode::Decode,
        encode::Encode,
        optional::OptionalFields,
        size::{Layout, Memory, Role, Size},
    },
    write::{Gap, Slot, Writer},
};
