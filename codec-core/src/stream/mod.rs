//! Messages out of a stream of bytes, and into one.
//!
//! | from | to | use |
//! |---|---|---|
//! | `std::io::Read` | messages | [`MessageReader`] |
//! | messages | `std::io::Write` | [`MessageWriter`] |
//! | a buffer that you fill | messages | [`MessageDecoder`] |
//! | `tokio` | both | `WireCodec`, with the feature `tokio` |
//!
//! They work for every format whose messages end by themselves, and for messages behind a length,
//! `As<Framed<u16>, Message>`.
//!
//! # Work
//!
//! A message that is not all there is decoded again from its start when more of it has come. An
//! error for missing input knows how many bytes the message needs at least: the rest of the value,
//! the other elements of its list, and the fields behind. Nothing is decoded before that many have
//! come, so also a stream that comes byte by byte is decoded a few times, not once for every byte:
//! a message behind a length three times, a list of *n* elements of which each has *k* times as many
//! bytes as the shortest possible about *k* ln *n* times. Where only a terminator is missing, the
//! bytes that come are searched for that, and the message is decoded when it is there. A list with
//! `end` goes on at the element in which it was cut. The fields before it are read again for each
//! element only if they are needed to know the end: where the condition uses other fields, with
//! `with`, and in types with type parameters. In formats whose elements leave something in the
//! [state](crate::Packed::RESUMES) for later ones, a list is read again from its start.

mod decoder;
#[cfg(feature = "std")]
mod io;
mod partial;
#[cfg(feature = "tokio")]
mod tokio;

pub use self::decoder::MessageDecoder;
#[cfg(feature = "std")]
pub use self::io::{MessageReader, MessageWriter};
#[cfg(feature = "std")]
pub(crate) use self::io::{read_from, write_to};
#[cfg(feature = "tokio")]
pub use self::tokio::WireCodec;
