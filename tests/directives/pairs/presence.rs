//! `bit` and `when` beside directives that say what a field is and where it begins.

use ::codec_core::{Implied, Wire};
use ::std::prelude::rust_2024::*;

use super::{Body, Child, Wide, implied, pairs};
use crate::support::{Big, Little};

pairs! {
    bit_and_switch: bit + switch {
        flags: Implied<u16>,
        kind: Implied<u16>,
        #[wire(bit = flags & 1, switch = kind)]
        body: Option<Body>,
    } [
        { flags: implied(), kind: implied(), body: Some(Body::Word(7)) }
            little [1, 0, 3, 2, 7, 0] big [0, 1, 2, 3, 0, 7];
        { flags: implied(), kind: implied(), body: None } both [0, 0, 0, 0];
    ] => refused [
        "invalid tag" [1, 0, 4, 2, 7, 0];
        "invalid tag" [0, 0, 1, 0];
    ]
    bit_and_with: bit + with {
        flags: Implied<u8>,
        #[wire(bit = flags & 1, with(flags))]
        child: Option<Child>,
    } [
        { flags: implied(), child: Some(Child { extra: Some(6), id: 7 }) } both [5, 6, 7];
        { flags: implied(), child: Some(Child { extra: None, id: 7 }) } both [1, 7];
        { flags: implied(), child: None } both [0];
    ] => refused [
        "invalid flag bits 0x4" [4];
    ]
    bit_and_align: bit + align {
        flags: Implied<u8>,
        #[wire(bit = flags & 1, align = 4)]
        value: Option<u8>,
        end: u8,
    } [
        { flags: implied(), value: Some(7), end: 9 } both [1, 0, 0, 0, 7, 9];
        { flags: implied(), value: None, end: 9 } both [0, 0, 0, 0, 9];
    ]
    bit_and_pad: bit + pad {
        flags: Implied<u8>,
        #[wire(bit = flags & 1, pad = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { flags: implied(), value: Some(7), end: 9 } both [1, 0, 0, 7, 9];
        { flags: implied(), value: None, end: 9 } both [0, 0, 0, 9];
    ]
    bit_and_check: bit + check {
        flags: Implied<u8>,
        #[wire(bit = flags & 1, check = value.is_none_or(|it| it > 6))]
        value: Option<u8>,
    } [
        { flags: implied(), value: Some(7) } both [1, 7];
        { flags: implied(), value: None } both [0];
    ] => refused [
        "does not hold" { flags: implied(), value: Some(6) } [1, 6];
    ]
    bit_and_since: bit + since {
        flags: u8,
        #[wire(bit = flags & 1, since = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { flags: 1, value: Some(7), end: 9 } @ 2 both [1, 7, 9];
        { flags: 0, value: None, end: 9 } @ 2 both [0, 9];
        { flags: 0, value: None, end: 9 } @ 1 both [0, 9];
        // To a version that lacks the field, its bit is one that no directive uses.
        { flags: 1, value: None, end: 9 } @ 1 both [1, 9];
    ]
    bit_and_until: bit + until {
        flags: Implied<u8>,
        #[wire(bit = flags & 1, until = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { flags: implied(), value: Some(7), end: 9 } @ 2 both [1, 7, 9];
        { flags: implied(), value: None, end: 9 } @ 2 both [0, 9];
        { flags: implied(), value: None, end: 9 } @ 3 both [0, 9];
    ] => refused [
        "invalid flag bits 0x1" [1, 9];
    ]
    when_and_switch: when + switch {
        wanted: bool,
        kind: u16,
        #[wire(when = wanted, switch = kind)]
        body: Option<Body>,
    } [
        { wanted: true, kind: 0x0204, body: Some(Body::Word(7)) }
            little [1, 4, 2, 7, 0] big [1, 2, 4, 0, 7];
        // What the struct keeps is written where no variant is there.
        { wanted: false, kind: 5, body: None } little [0, 5, 0] big [0, 0, 5];
    ] => refused [
        "must be absent under its condition"
            { wanted: false, kind: 1, body: Some(Body::Byte(7)) };
    ]
    when_and_with: when + with {
        kind: u8,
        #[wire(when = kind > 1, with(kind > 2))]
        wide: Option<Wide>,
    } [
        { kind: 3, wide: Some(Wide { low: 7, high: Some(8) }) } both [3, 7, 8];
        { kind: 2, wide: Some(Wide { low: 7, high: None }) } both [2, 7];
        { kind: 1, wide: None } both [1];
    ] => refused [
        "must be present under its condition" { kind: 2, wide: None };
    ]
    when_and_align: when + align {
        kind: u8,
        #[wire(when = kind > 1, align = 4)]
        value: Option<u8>,
        end: u8,
    } [
        { kind: 2, value: Some(7), end: 9 } both [2, 0, 0, 0, 7, 9];
        { kind: 1, value: None, end: 9 } both [1, 0, 0, 0, 9];
    ]
    when_and_pad: when + pad {
        kind: u8,
        #[wire(when = kind > 1, pad = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { kind: 2, value: Some(7), end: 9 } both [2, 0, 0, 7, 9];
        { kind: 1, value: None, end: 9 } both [1, 0, 0, 9];
    ]
    when_and_check: when + check {
        kind: u8,
        #[wire(when = kind > 1, check = value.is_none_or(|it| it > kind))]
        value: Option<u8>,
    } [
        { kind: 2, value: Some(7) } both [2, 7];
        { kind: 1, value: None } both [1];
    ] => refused [
        "does not hold" { kind: 2, value: Some(2) } [2, 2];
    ]
    when_and_since: when + since {
        kind: u8,
        #[wire(when = kind > 1, since = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { kind: 2, value: Some(7), end: 9 } @ 2 both [2, 7, 9];
        { kind: 1, value: None, end: 9 } @ 2 both [1, 9];
        { kind: 2, value: None, end: 9 } @ 1 both [2, 9];
    ] => refused [
        "must be present under its condition" { kind: 2, value: None, end: 9 };
    ]
    when_and_until: when + until {
        kind: u8,
        size: Implied<u8>,
        // The length is known only when `list` is written, and so is the condition.
        #[wire(when = size == kind, until = 2)]
        value: Option<u8>,
        #[wire(len = size)]
        list: Vec<u8>,
    } [
        { kind: 2, size: implied(), value: Some(7), list: [8, 9].into() } @ 2
            both [2, 2, 7, 8, 9];
        { kind: 3, size: implied(), value: None, list: [8, 9].into() } @ 2 both [3, 2, 8, 9];
        { kind: 2, size: implied(), value: None, list: [8, 9].into() } @ 3 both [2, 2, 8, 9];
    ]
}
