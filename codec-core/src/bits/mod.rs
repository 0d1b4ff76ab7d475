//! Bit fields: structs that are one number on the wire, and whose fields are groups of its bits.
//!
//! `#[wire(bits = u16)]` on a struct derives all of it; see the section `bits` of
//! [`Wire`](crate::Wire). This module has what types of your own need to be such a group
//! ([`BitValue`]), or to be the number ([`BitNumber`]).

mod fields;
mod number;
mod text;
mod value;

#[doc(hidden)]
pub use self::fields::{decode_bits, encode_bits};
pub(crate) use self::text::{missing, over, width_of};
pub use self::{
    fields::{BitReader, BitWriter},
    number::BitNumber,
    value::{BitValue, Group},
};
