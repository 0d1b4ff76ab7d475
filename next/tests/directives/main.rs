//! One file a directive: exact bytes both ways, every truncation, and each kind of error.
//!
//! No module has a prelude, so derived code can rely on nothing that it does not name.
#![no_implicit_prelude]

mod align;
mod arithmetic;
mod at;
mod at_base;
mod at_linear;
mod bit;
mod bound;
mod check;
mod checksum;
mod constant;
mod count;
#[path = "crate.rs"]
mod crate_path;
mod default;
mod end;
mod format;
mod fragments;
mod generics;
mod len;
mod nested;
mod no_bytes;
mod order;
mod pad;
mod rest;
mod skip;
mod solve;
mod solve_beside;
mod support;
mod tail;
mod told;
mod version;
mod when;
mod with;
