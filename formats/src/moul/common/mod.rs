//! Data types that several messages share.
//!
//! | type | name in the client | bytes |
//! |---|---|---|
//! | [`SafeString`], [`SafeBytes`] | `WriteSafeString` | `u16` count, every byte inverted |
//! | [`SafeWString`] | `WriteSafeWString` | `u16` count, every unit inverted, a zero unit |
//! | [`BitVector`] | `hsBitVector` | `u32` count, words of 32 bits |
//! | [`UnifiedTime`] | `plUnifiedTime` | `u32` seconds, `u32` microseconds |
//! | [`SequenceNumber`] | sequence number | `u32` |
//! | [`Location`], [`LocFlags`] | `plLocation` | sequence number, `u16` flags |
//! | [`LoadMask`] | `plLoadMask` | `u8` |
//! | [`Uoid`], [`CloneIds`] | `plUoid` | 15 bytes and more |
//! | [`Key`] | `plKey` | `u8`, a [`Uoid`] if it is not 0 |
//! | [`Creatable`], [`RawCreatable`] | `plCreatable` | `u16` class index, what the class has |
//! | [`ShortBytes`] | `plMsgStdStringHelper` | `u16` count, bytes |
//! | [`Counted`], [`SignedCount`] | | count, values |
//! | [`Flagged`] | | `bool`, a value if it is true |
//!
//! They are part of the buffers inside of messages, such as
//! [`PropagateBuffer`](super::messages::game::PropagateBuffer), and of vault nodes.

mod bit_vector;
mod creatable;
mod location;
mod part;
mod sequence;
mod text;
mod time;
mod uoid;

pub(super) use self::creatable::knows;
pub use self::{
    bit_vector::BitVector,
    creatable::{Creatable, NULL_CLASS, RawCreatable},
    location::{LocFlags, Location},
    part::{Counted, Flagged, ShortBytes, SignedCount},
    sequence::{SequenceKind, SequenceNumber},
    text::{EmptyWide, OldSafeString, SafeBytes, SafeString, SafeWString},
    time::UnifiedTime,
    uoid::{CloneIds, Key, LoadMask, Uoid},
};
