//! `with(…)` beside directives that say where a field begins and in which versions it is.

use ::codec_core::{Implied, Wire};
use ::std::prelude::rust_2024::*;

use super::{Child, implied, pairs};
use crate::support::{Big, Little};

pairs! {
    with_and_align: with + align {
        flags: Implied<u8>,
        #[wire(with(flags), align = 4)]
        child: Child,
    } [
        { flags: implied(), child: Child { extra: Some(6), id: 7 } } both [4, 0, 0, 0, 6, 7];
        { flags: implied(), child: Child { extra: None, id: 7 } } both [0, 0, 0, 0, 7];
    ]
    with_and_pad: with + pad {
        flags: Implied<u8>,
        #[wire(with(flags), pad = 1)]
        child: Child,
    } [
        { flags: implied(), child: Child { extra: Some(6), id: 7 } } both [4, 0, 6, 7];
    ]
    with_and_default: with + default {
        flags: Implied<u8>,
        #[wire(with(flags), default = Child { extra: Some(5), id: 5 }, since = 2)]
        child: Child,
    } [
        { flags: implied(), child: Child { extra: Some(6), id: 7 } } @ 2 both [4, 6, 7];
        { flags: implied(), child: Child { extra: Some(5), id: 5 } } @ 1 both [0];
    ]
    with_and_check: with + check {
        flags: Implied<u8>,
        #[wire(with(flags), check = child.id > 6)]
        child: Child,
    } [
        { flags: implied(), child: Child { extra: Some(6), id: 7 } } both [4, 6, 7];
    ] => refused [
        "`child.id > 6` does not hold"
            { flags: implied(), child: Child { extra: Some(6), id: 6 } } [4, 6, 6];
    ]
    with_and_since: with + since {
        flags: Implied<u8>,
        #[wire(with(flags), since = 2)]
        child: Option<Child>,
    } [
        { flags: implied(), child: Some(Child { extra: Some(6), id: 7 }) } @ 2 both [4, 6, 7];
        { flags: implied(), child: None } @ 1 both [0];
    ] => refused [
        "must be present under its condition" { flags: implied(), child: None };
    ]
    with_and_until: with + until {
        flags: u8,
        #[wire(with(flags), until = 2, default)]
        child: Child,
    } [
        { flags: 0x84, child: Child { extra: Some(6), id: 7 } } @ 2 both [0x84, 6, 7];
        { flags: 0x84, child: Child { extra: None, id: 0 } } @ 3 both [0x84];
    ]
}
