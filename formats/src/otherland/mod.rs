//! Otherland: the packets between game client and servers.
//!
//! | fact | value |
//! |---|---|
//! | byte order | little-endian |
//! | frame | two id bytes, id and sub-id, then the fields; no length of its own |
//! | text | `cstring`: `u16` count of bytes, UTF-8; `wstring`, in [`Login`] only: `u16` count of units, UTF-16LE |
//! | lists | a count, then the elements: `u32`, in a few packets `u16` or `u8`; some have a fixed length |
//! | bytes | `buffer`: `u32` count; `rawbuffer` and arrays to the end: all that is left |
//! | truth values | one byte, [`Flag`]: zero is false, all else is true |
//! | UUID | 16 bytes, the first three groups little-endian |
//! | inheritance | all packets begin with the fields of `CPkt`, here [`Base`]; a packet that inherits from another and adds nothing has the type of the other |
//! | branches | fields that a bit, a number or a truth value of an earlier field calls for |
//! | inside | nativeparam among the fields, without a length; a packet in a packet ([`Routed`]) |
//! | unknown | a packet without a type is [`Packet::Unknown`]; a number without a name is `Other` of its enum |
//!
//! The marker type is [`OaPacket`], which [`nativeparam`](crate::nativeparam) has too for what lies
//! packed in its buffers. [`Packet`] is the set of all packets.
//!
//! ```text
//! 3d 00                                  CPktChat
//!       00 00 00 00 00 00 00 00          what every packet begins with
//!       05                               whisper
//!       01 34 12 00 00 00 00 00          an avatar
//!       04 00 49 72 69 73                "Iris"
//!       05 00 52 65 6e 69 65             "Renie"
//!       02 00 68 69                      "hi"
//! ```
//!
//! # Names
//!
//! The first line of a type's documentation has its name in the protocol and its ids in
//! hexadecimal. Fields have the names of the description. A field without a name there is
//! `unknown_3`, where the number is its index in the description's list; it keeps that name until
//! somebody finds out what it is. Counts that stand right before their list are not fields here.
//!
//! # Where the description and these types differ
//!
//! | matter | description | here |
//! |---|---|---|
//! | text | ANSI | UTF-8, and an error for what is not; the game's own texts are ASCII |
//! | numbers named `unknown` or `unk` | names without a meaning | no variant: `Other` has the number |
//! | `CPktServerNotify`, `CPktAccountMessageRequest` | several branches with the same fields | one field for all of them |
//!
//! Sources: the field lists of packet-formats (CC0) at `4081a01` of 2026-03-11, 104 packets and 45
//! structures. The purpose of packets is given as far as its notes and names show it. No captured
//! traffic is public, so captures have confirmed none of these layouts. Its authors have logged the
//! values of some purchases, which a test uses.
//!
//! # Examples
//!
//! ```
//! use codec_core::Format;
//! use formats::{
//!     nativeparam::{AvatarId, OaPacket},
//!     otherland::{
//!         Base,
//!         messages::{
//!             Packet,
//!             social::{Chat, ChatType},
//!         },
//!     },
//! };
//!
//! let chat = Packet::Chat(Chat {
//!     base: Base::default(),
//!     chat_type: ChatType::Whisper,
//!     unknown_1: AvatarId(0x12_3401),
//!     sender: "Iris".into(),
//!     receiver: "Renie".into(),
//!     message: "hi".into(),
//! });
//! let bytes = OaPacket::to_vec(&chat)?;
//! assert_eq!(bytes[..12], [0x3d, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1]);
//! assert_eq!(OaPacket::from_slice::<Packet>(&bytes)?, chat);
//!
//! let unknown: Packet = OaPacket::from_slice(&[0xfe, 0x01, 7, 7])?;
//! assert_eq!(unknown, Packet::Unknown(0x01fe, vec![7, 7].into()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A program that needs only some of the packets declares its own set, an `enum` with `tag = u16`;
//! the types carry their ids.
//!
//! # Packets by id
//!
#![doc = include_str!("index.md")]
//!
//! [`Login`]: messages::login::Login
//! [`OaPacket`]: crate::nativeparam::OaPacket
//! [`Packet`]: messages::Packet
//! [`Packet::Unknown`]: messages::Packet::Unknown
//! [`Routed`]: messages::routing::Routed

#[cfg(feature = "catalog")]
mod catalog;
#[cfg(feature = "serde")]
mod exact;
mod frame;
mod geometry;
pub mod messages;
mod number;

#[cfg(feature = "catalog")]
pub use self::catalog::catalog;
pub use self::{
    frame::Base,
    geometry::{Quaternion, Vector4},
    number::Flag,
};
