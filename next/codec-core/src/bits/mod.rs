//! Bit fields: structs that are one number on the wire, and whose fields are groups of its bits.
//!
//! `#[wire(bits = u16)]` on a struct derives all of it. This module has what types of your own need to
//! be such a group ([`BitValue`]), or to be the number ([`BitNumber`]).

mod fields;
mod group;
mod number;
mod patch;
mod text;
mod value;

use self::text::{missing, over, width_of};
pub use self::{
    fields::{BitReader, BitWriter},
    group::{BitGroup, bit_groups},
    number::BitNumber,
    patch::{BitLayout, bits_of, put_bits},
    value::{BitValue, Group},
};
