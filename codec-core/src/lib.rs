//! Runtime of `#[derive(Wire)]`: declare a packet once, as a Rust struct, and encode and decode it
//! in a binary format that already exists.
//!
//! This crate knows no game's format. It has the traits, the cursors, the limits, the errors, the text
//! encodings and the entry points; a format is a type that implements [`Packed`] or [`Engine`], or one of the ready
//! ones: [`BigEndian`], [`LittleEndian`], [`AnyEndian`].
//!
//! | to | look at |
//! |---|---|
//! | declare a message | [`Wire`] and its directives |
//! | encode and decode it | the provided methods of [`Format`] |
//! | give a field another representation | [`codec`] and [`text`] |
//! | check the bytes of fields | [`checksum`] |
//! | define a format | [`Packed`], or [`Engine`] where values do not just follow each other |
//! | write a type by hand | [`Layout`], [`Encode`], [`Decode`] |
//! | be a group of bits in a number | [`bits`] |
//! | write a codec | [`EncodeAs`], [`DecodeAs`] |
//! | bound what hostile input may cost | [`Limits`] |
//! | read and write a stream of messages | [`stream`] |
//! | know the messages at run time | [`shape`] |
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// Derived code names this crate by its own name; inside it that name must resolve too.
extern crate self as codec_core;

#[doc(hidden)]
#[path = "derive/mod.rs"]
pub mod __private;
pub mod bits;
pub mod checksum;
pub mod codec;
mod describe;
mod error;
mod fields;
mod format;
mod io;
mod message;
pub mod stream;
pub mod text;
mod value;

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
        DecodeFields, EncodeFields, Held,
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
    io::{
        any_bits::AnyBits,
        context::EncodeContext,
        later::Slot,
        note::Mark,
        probe::{Notes, Probe, Silent},
        reader::{DecodeContext, Reader},
        sink::{self, Sink},
        writer::Writer,
    },
    message::{MessageId, MessageName, Switch, Tag, TagType},
    value::{
        decode::Decode,
        encode::Encode,
        optional::OptionalFields,
        size::{Layout, Memory, Role, Size},
    },
};
