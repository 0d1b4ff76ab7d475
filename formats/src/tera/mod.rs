//! TERA: packets between game client and server.
//!
//! | fact | value |
//! |------------|----------------------------------------------------------------|
//! | byte order | little-endian |
//! | frame | `u16` length, header included, and `u16` code ([`Frame`]); encrypted as one stream ([`crypt`]) |
//! | struct | fixed values and slots in the order of the fields, then what the slots point to |
//! | text | a slot `u16` offset; UTF-16LE with a zero unit at its end |
//! | lists | a slot `u16` count, `u16` offset; each element behind its own offset and the next one's |
//! | byte arrays | a slot `u16` offset, `u16` count; the bytes |
//! | offsets | from the first byte of the header, so a body begins at 4 |
//! | largest | 65535 bytes with the header; longer lists come in several packets ([`Parts`]) |
//! | unknown | codes change with each build: an [`OpcodeTable`] names them; others are kept as they came |
//!
//! ```text
//! 28 00 21 43                            header: 40 bytes, code 0x4321
//! 02 00 0c 00                            slot of `members`: 2 elements, the first at 12
//! 1c 00                                  slot of `channel_name`: at 28
//! 34 12                                  `password`
//!                                        end of the fixed part; data in the order of the fields
//! 0c 00 14 00  e9 03 00 00               at 12: own offset, next at 20; `player_id`
//! 14 00 00 00  ea 03 00 00               at 20: own offset, none next; `player_id`
//! 47 00 75 00 69 00 6c 00 64 00 00 00    at 28: `Guild` and a zero unit
//! ```
//!
//! The data of an element lies behind its own fixed part, before the next element. Decoding follows
//! the offsets wherever they point. It reads exactly `count` elements, and ignores the offset of an
//! empty list.
//!
//! | protocol | Rust type |
//! |---|---|
//! | `bool` | `bool`: 0 or 1; any byte with the codec [`AnyBool`] |
//! | integers, `float`, `double` | `u8` … `u64`, `i8` … `i64`, `f32`, `f64` |
//! | enum | an enum with `#[wire(repr = i32)]`, or whichever width the packet has |
//! | `u16string` | `String`, `Box<str>`, `Cow<str>`; units of any kind with the codec [`RawText`] |
//! | object array | `Vec<T>` of a derived struct, or of a number or text |
//! | byte array | `Vec<u8>`, `Bytes` or `&[u8]` with the codec [`ByteArray`] |
//! | inline object | a field of a derived struct: no offset of its own, its slots among the outer ones |
//! | fields of some builds | `#[wire(since = n)]`, `#[wire(until = n)]` |
//!
//! # Where the description and real packets differ
//!
//! | matter | description, our default | real packets | here |
//! |---|---|---|---|
//! | place of slots | where the field is declared | before the fixed values, lists first | declare them so, or `layout = tera::HOISTED` on the struct |
//! | order of data | that of the fields | text and bytes, then lists; some orders of their own | `layout = tera::STRINGS_FIRST` on the struct, `layout = tera::tail(n)` on fields |
//! | two lists taking turns | not said | in a few client packets | the same `layout = tera::tail(n)` on both |
//! | empty text | not said | an offset to a lone zero unit | the same |
//! | empty list | not said | count 0, offset 0; some servers write another | 0 and 0 are written; any offset is read |
//! | empty byte array | not said | count 0, the offset where its bytes would be, or 0 | 0, or the offset with [`ByteArrayHere`] |
//! | `bool` | 0 or 1 | readers take any byte but 0 for true | an error, or [`AnyBool`] |
//! | text | valid UTF-16 | nobody looks for unpaired surrogates | an error, or [`RawText`] |
//! | own offset of an element | points to itself | some readers check it, some do not | checked in strict mode |
//! | next offset of the last element | not said | 0; readers stop at the count | must be 0 in strict mode |
//! | bytes that nothing points to | not said | ignored | ignored; an error in strict mode if they are at the end |
//! | elements | objects | numbers and text too | `Vec<i32>`, `Vec<String>` |
//! | enums | not said | most of 4 bytes, some of 1 or 2 | `repr` says the width |
//! | body | behind the header | eight integrity bytes between them in some client packets | [`TeraOptions::INTEGRITY`] |
//! | fields | fixed | differ by build and region | `since`, `until` |
//! | continuation | packets that follow the first | ordinary packets with flags in their bodies | [`Parts`] |
//! | encryption | to be described | known | [`crypt`] |
//!
//! With `layout = tera::HOISTED`, slots are counted before the fields are read. Text, lists and
//! byte arrays that are only in some versions, or that depend on a flag or a tag, can therefore not
//! be decoded in packets that lack them. Declare the slots first instead, without `HOISTED`.
//!
//! The cost of one decode is limited by the length of the packet, because the offsets of many
//! elements may point at the same bytes. For each byte of the packet, half an element and 64 bytes
//! of memory are allowed, plus a small constant. A packet that needs more is rejected with
//! [`BudgetExceeded`](codec_core::DecodeErrorKind::BudgetExceeded).
//!
//! Sources: the page `doc/game/network-protocol.md` of novadrop, and the behaviour of clients and
//! servers as almetica, alkahest, arise, tera-data-parser and tera-toolbox implement it; packets
//! captured by users of `TeraEmulator` (2012), tera-proxy (2018) and almetica (2020). Not known: the
//! hash among the integrity bytes, the framing on consoles.
//!
//! # Examples
//!
//! ```
//! use codec_core::{Format, Wire};
//! use formats::tera::Tera;
//!
//! /// C_EDIT_PRIVATE_CHANNEL
//! #[derive(Wire, Debug, Clone, PartialEq)]
//! #[wire(format = Tera, name = "C_EDIT_PRIVATE_CHANNEL")]
//! struct EditPrivateChannel {
//!     members: Vec<Member>,
//!     channel_name: String,
//!     password: u16,
//! }
//!
//! #[derive(Wire, Debug, Clone, PartialEq)]
//! #[wire(format = Tera)]
//! struct Member {
//!     player_id: u32,
//! }
//!
//! let packet = EditPrivateChannel {
//!     members: vec![Member { player_id: 1001 }],
//!     channel_name: "Hi".into(),
//!     password: 0x1234,
//! };
//! let bytes = Tera::to_vec(&packet)?; // body; offsets count from the header before it
//! assert_eq!(bytes[..8], [1, 0, 12, 0, 20, 0, 0x34, 0x12]); // slots, password
//! assert_eq!(bytes[8..16], [12, 0, 0, 0, 0xe9, 3, 0, 0]); // the element at 12
//! assert_eq!(bytes[16..], *b"H\0i\0\0\0"); // the text at 20
//! assert_eq!(Tera::from_slice::<EditPrivateChannel>(&bytes)?, packet);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bytes;
#[cfg(feature = "catalog")]
mod catalog;
mod continuation;
pub mod crypt;
mod format;
mod frame;
mod list;
pub mod messages;
mod number;
mod opcode;
mod packet;
mod packet_set;
mod placement;
mod slot;
mod stream;
mod text;
mod walk;

#[cfg(feature = "catalog")]
pub use self::catalog::catalog;
#[doc(hidden)]
pub use self::packet_set::__private;
pub use self::{
    bytes::{ByteArray, ByteArrayHere},
    continuation::{ContinuationError, Parts},
    format::{DecodeState, Tera, TeraOptions},
    frame::{Frame, decode_packet, decode_packet_with, encode_packet, encode_packet_with},
    number::AnyBool,
    opcode::{OpcodeError, OpcodeErrorKind, OpcodeTable},
    packet::Packet,
    placement::{FieldLayout, HOISTED, STRINGS_FIRST, StructLayout, tail},
    stream::Splitter,
    text::RawText,
    walk::EncodeState,
};
