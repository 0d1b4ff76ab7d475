//! Runtime of `#[derive(Wire)]`: declare a packet once, as a Rust struct, and encode and decode it
//! in a binary format that already exists.
//!
//! This crate knows no format. It has the traits, the cursors, the limits, the errors, the text
//! encodings and the entry points; a format is a type that implements [`Packed`] or [`Engine`].
//!
//! | to | look at |
//! |---|---|
//! | declare a message | [`Wire`] and its directives |
//! | encode and decode it | the provided methods of [`Format`] |
//! | give a field another representation | [`codec`] and [`text`] |
//! | define a format | [`Packed`], or [`Engine`] where values do not just follow each other |
//! | write a type by hand | [`Layout`], [`Encode`], [`Decode`] |
//! | write a codec | [`EncodeAs`], [`DecodeAs`] |
//! | bound what hostile input may cost | [`Limits`] |
//! | know the messages at run time | [`shape`] |
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// Derived code names this crate by its own name; inside it that name must resolve too.
extern crate self as codec_core;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
pub mod annotate;
mod arithmetic;
mod bits;
pub mod codec;
mod decode;
mod encode;
mod encoding;
mod engine;
mod entry;
mod error;
mod format;
mod implied;
mod impls;
mod items;
mod later;
mod layout;
mod limits;
mod memory;
mod message;
mod object;
mod options;
mod packed;
mod plain;
mod prefix;
mod reader;
mod represented;
mod rules;
pub mod shape;
mod short;
pub mod sink;
pub mod text;
mod with;
mod writer;

/// The crate `bytes`, whose [`Bytes`](bytes::Bytes) and [`BytesMut`](bytes::BytesMut) are in our
/// signatures: a crate that uses it from here always has the version that fits.
#[doc(no_inline)]
pub use bytes;
#[cfg(feature = "derive")]
pub use codec_derive::Wire;
/// The crate `uuid`, whose [`Uuid`](uuid::Uuid) is a field of many messages.
#[doc(no_inline)]
pub use uuid;

pub use self::{
    bits::Bits,
    codec::{DecodeAs, EncodeAs},
    decode::Decode,
    encode::Encode,
    encoding::Encoding,
    engine::Engine,
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, Path, Segment},
    format::Format,
    implied::Implied,
    items::{DecodeItems, EncodeItems},
    later::Slot,
    layout::{Directive, Layout, Memory, Role, Rules},
    limits::{Budget, Limits},
    message::{MessageId, MessageName, Switch},
    object::{DecodeFields, EncodeFields, Held},
    options::Options,
    packed::{NoDefault, Order, Packed, Scalars, UuidOrder},
    plain::Plain,
    prefix::Prefix,
    reader::{Decoding, Reader},
    shape::Shape,
    sink::Sink,
    with::{DecodeWith, EncodeWith},
    writer::Writer,
};
