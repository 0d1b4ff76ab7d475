//! Enums and bits: exact bytes both ways, every truncation, and each kind of error.
//!
//! No module has a prelude, so derived code can rely on nothing that it does not name.
#![no_implicit_prelude]

mod bits;
mod enum_codecs;
mod enums;
mod id_name;
mod open;
mod other;
mod plain;
mod repr;
mod support;
mod switch;
mod tag;
mod tag_field;
mod tags;
mod tlv;
