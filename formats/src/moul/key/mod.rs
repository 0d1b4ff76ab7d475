//! Names of objects, and of the pages they are in.
//!
//! | type | name in the client | bytes |
//! |---|---|---|
//! | [`SequenceNumber`] | sequence number | `u32` |
//! | [`Location`], [`LocFlags`] | `plLocation` | sequence number, `u16` flags |
//! | [`LoadMask`] | `plLoadMask` | `u8` |
//! | [`Uoid`], [`CloneIds`] | `plUoid` | 15 bytes and more |
//! | [`Key`] | `plKey` | `u8`, a [`Uoid`] if it is not 0 |
//!
//! They are part of the buffers inside of messages, such as
//! [`PropagateBuffer`](super::messages::game::PropagateBuffer).

mod location;
mod sequence;
mod uoid;

pub use self::{
    location::{LocFlags, Location},
    sequence::{SequenceKind, SequenceNumber},
    uoid::{CloneIds, Key, LoadMask, Uoid},
};
