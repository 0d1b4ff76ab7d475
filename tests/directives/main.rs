//! One file a directive: exact bytes both ways, every truncation, and each kind of error.
//!
//! No module has a prelude, so derived code can rely on nothing that it does not name.
#![no_implicit_prelude]

mod align;
mod arithmetic;
mod at;
mod bit;
mod bound;
mod check;
mod checksum;
mod codec;
mod constant;
mod count;
#[path = "crate.rs"]
mod crate_path;
mod default;
mod enums;
mod format;
mod generics;
mod id_name;
mod later;
mod layout;
mod len;
mod nested;
mod other;
mod pad;
mod pairs;
mod plain;
mod repr;
mod rest;
mod skip;
mod structs;
#[path = "../support/mod.rs"]
mod support;
mod switch;
mod tag;
mod version;
mod when;
mod with;
