//! Asheron's Call: packets and messages between game client and server.
//!
//! | fact | value |
//! |---|---|
//! | byte order | little-endian; the port of an address is big-endian |
//! | frame | packets with a header of 20 bytes ([`Packet`]); messages in fragments of at most 448 bytes ([`Fragment`], [`Assembler`]) |
//! | message | `u32` opcode, fields; 0xf7b0 and 0xf7b1 have a second opcode |
//! | `bool` | `u32`, 0 or 1 ([`Bool32`]); a few fields are a plain `u8` |
//! | packed integers | [`PackedDword`], [`DataId`]: 2 or 4 bytes; [`PackedWord`]: 1 or 2 |
//! | text | [`String16L`]: `u16` length, Windows-1252, zeros up to a multiple of 4; [`WString`]; [`String32L`] in logins |
//! | lists | `u32` count, elements |
//! | tables | [`PackableHashTable`], [`PHashTable`]: count, buckets, pairs in the order of the buckets |
//! | padding | `align = 4`, counted from the opcode; behind strings, counted from their start |
//! | optional fields | bits of a word, not in the order of the fields; computed, and no part of the value ([`FlagWord`](codec_core::FlagWord)) |
//! | checksum | [`Packet::seal`], [`ReceivedPacket::verify`] over the bytes that came: [`hash32`], encrypted with [`KeyStream`] |
//! | unknown | an opcode without a type keeps its bytes (`Other`); [`WithRest`] keeps bytes behind a message |
//! | strict mode | also refuses padding that is not zero and the long form of a small packed integer |
//! | enums, flags | [`enums`]: numbers and bits without a name are kept |
//! | options | [`AsheronsCallOptions`]: how passwords and tickets are written, whether a login may have a wrong length |
//!
//! A packet with one fragment, and the message in it:
//!
//! ```text
//! 3a 02 00 00 | 06 00 00 03 | a2 ac 1d 58 | 32 00     | 8b 03 | 2c 00 | 01 00
//! sequence    | flags       | checksum    | recipient | time  | size  | iteration
//! 97 56 fe 0c f7 8b b0 41 | 83 f9 e2 43
//! time, by flag 0x1000000 | echo request, by flag 0x2000000
//! 1f 01 00 00 | 1f 01 00 03 | 01 00 | 20 00 | 00 00 | 03 00
//! sequence    | id          | count | size  | index | queue
//! b1 f7 00 00 | 18 01 00 00 | c8 00 00 00 | 6a 4b 41 80
//! GameAction  | sequence    | Appraise    | object
//! ```
//!
//! # Examples
//!
//! ```
//! use codec_core::{FlagWord, Format, Wire};
//! use formats::{
//!     asherons_call::{
//!         AsheronsCall, DataId, Fragment, Packet, PacketBody,
//!         enums::FragmentGroup,
//!         messages::{
//!             action::{Action, GameAction, communication::Talk},
//!             client::ClientMessage,
//!         },
//!     },
//! };
//!
//! let talk = ClientMessage::Action(GameAction {
//!     sequence: 1,
//!     action: Action::Talk(Talk { message: "Hello World".into() }),
//! });
//! let message = AsheronsCall::to_vec(&talk)?;
//! assert_eq!(message, b"\xb1\xf7\0\0\x01\0\0\0\x15\0\0\0\x0b\0Hello World\0\0\0");
//!
//! // In a packet.
//! let fragments = Fragment::split(&message, 7, 0x8000_0000, FragmentGroup::Object)?;
//! let body = PacketBody { fragments: Some(fragments), ..PacketBody::default() };
//! let mut packet = Packet { sequence: 2, body, ..Packet::default() };
//! packet.seal(None, AsheronsCall::DEFAULTS)?;
//! let bytes = AsheronsCall::to_vec(&packet)?;
//! assert_eq!(AsheronsCall::from_slice::<Packet>(&bytes)?, packet);
//!
//! // A message of your own.
//! #[derive(Wire, Debug, PartialEq)]
//! #[wire(format = AsheronsCall, id = 0xf900)]
//! struct Badge {
//!     flags: FlagWord<u32, 0x10>,
//!     #[wire(bit = flags & FlagWord::new(0x10), as = DataId<0x0600_0000>)]
//!     icon: Option<u32>,
//!     #[wire(align = 4)]
//!     owner: u32,
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What real clients and servers do differently
//!
//! These types follow the published description of the serialization. Captured traffic and the
//! public clients and servers differ from it:
//!
//! | matter | described | real | here |
//! |---|---|---|---|
//! | `PackedDword` | for GUIDs and quantities | for class ids, icons and other data ids; GUIDs are plain `u32`. At most 0x7fffffff | [`PackedDword`] refuses more; [`DataId`] subtracts a base, in both forms |
//! | length of `String16L` | number of characters | number of bytes | the same, as Windows-1252 has one byte per character |
//! | padding of `String16L` | from the start of the string | some readers count from the start of the message; the same while strings are aligned | from the start of the string |
//! | `String16L` of length 0xffff | not said | some readers know a long form; never seen | a length like any other |
//! | `String32L` | prefix of 1 or 3 bytes, total counts padding | prefix of 1 or 2 bytes, no padding, total 0 for nothing | [`String32L`], [`RetailString32L`]; [`LoginText`] chooses in logins |
//! | highest bit of a cell | interior | cells from 0x100 on are interior | [`CellId::has_high_bit`], [`CellId::is_interior`] |
//! | length of a login | not said | the number of bytes behind it from original clients; others write any, and servers do not look | checked; [`LoginLength::Ignored`] keeps it |
//! | width of enums | mostly `u32` | five widths | [`enums`], each with its width |
//! | `Position` of an object | always | by a bit | [`PhysicsDesc::position`](messages::object::PhysicsDesc::position) |
//! | parts of `PositionPack` | by a bit mask | the bits of the rotation are inverted; sequences follow | [`PositionPack`] |
//! | buckets of tables | not said | a constant of each table; pairs in the order of the buckets | kept; [`PackableHashTable::sort`] |
//! | space between fragments | not said | none | none |
//! | `Enchantment` | not said | category before the set flag; one published layout has them swapped | category first |
//!
//! # What captured traffic has confirmed
//!
//! [`confirmed`] lists, as data, which messages and structures captured bytes have confirmed; the
//! page `docs/asherons-call.md` shows every message by its opcode with what it is for. Of what is
//! neither, these lack a capture: [`WString`], a [`PHashTable`] with pairs, the movements 8 and 9,
//! and the key stream (which is checked against published words only).
//!
//! Sources: `docs/serialization.md` and the fixtures of merklejerk/holtburger, the behaviour of
//! `ACEmulator/ACE` and `ACEmulator/aclogview`, the layouts of Chorizite.ACProtocol, a capture of
//! amoeba/asheron-rs, logins of deregtd/AC2D.

#[cfg(feature = "catalog")]
mod catalog;
mod checksum;
pub mod confirmed;
pub mod enums;
#[cfg(feature = "serde")]
mod exact;
mod format;
mod frame;
mod geometry;
mod list;
pub mod messages;
mod number;
mod optional;
mod stream;
mod text;

#[cfg(feature = "catalog")]
pub use self::catalog::catalog;
pub use self::{
    checksum::{KeyStream, ReceivedPacket, hash32},
    format::{AsheronsCall, AsheronsCallOptions, LoginLength, LoginText},
    frame::{
        CicmdCommand, EchoResponse, Flow, Fragment, NetError, Packet, PacketBody, Referral,
        ServerSwitch, SocketAddress,
    },
    geometry::{CellId, Frame, Origin, Position, PositionPack, Quaternion, Vector3},
    list::{IntSet, PHashTable, PackableHashTable},
    number::{Bool32, DataId, Narrow, PackedDword, PackedWord, Toggle},
    optional::{Trailing, WithRest},
    stream::Assembler,
    text::{LoginString, RetailString32L, String16L, String32L, WString},
};
