//! One file a directive: exact bytes both ways, every truncation, and each kind of error.
//!
//! No module has a prelude, so derived code can rely on nothing that it does not name.
#![no_implicit_prelude]
#![allow(dead_code, reason = "some declarations only have to compile")]

mod align;
mod arithmetic;
mod at;
mod at_base;
mod at_linear;
mod bit;
mod bits;
mod bound;
mod check;
mod checksum;
mod constant;
mod count;
#[path = "crate.rs"]
mod crate_path;
mod default;
mod end;
mod enum_codecs;
mod enums;
mod format;
mod fragments;
mod generics;
mod id_name;
mod len;
mod nested;
mod no_bytes;
mod open;
mod order;
mod other;
mod pad;
mod plain;
mod repr;
mod rest;
mod skip;
mod solve;
mod solve_beside;
mod support;
mod switch;
mod tag;
mod tag_field;
mod tags;
mod tail;
mod tlv;
mod told;
mod version;
mod when;
mod with;
