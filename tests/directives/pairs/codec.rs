//! `as` beside directives that say when a field is there, where it ends and where it begins.

use ::codec_core::{
    BigEndian, Implied, Wire,
    text::{Text, Utf8},
};
use ::std::{prelude::rust_2024::*, vec};

use super::{implied, pairs};
use crate::support::{Big, Little, text};

pairs! {
    as_and_count: as + count {
        n: Implied<u16>,
        #[wire(as = Vec<BigEndian<u16>>, count = n)]
        list: Vec<u16>,
        m: Implied<u8>,
        #[wire(as = Text<Utf8>, count = m)]
        name: String,
    } [
        { n: implied(), list: vec![0x0102, 0x0304], m: implied(), name: text("ab") }
            little [2, 0, 1, 2, 3, 4, 2, b'a', b'b']
            big [0, 2, 1, 2, 3, 4, 2, b'a', b'b'];
    ]
    as_and_len: as + len {
        size: Implied<u16>,
        #[wire(as = Vec<BigEndian<u16>>, len = size)]
        list: Vec<u16>,
        bytes: Implied<u8>,
        #[wire(as = BigEndian<u32>, len = bytes)]
        number: u32,
    } [
        { size: implied(), list: vec![0x0102, 0x0304], bytes: implied(), number: 5 }
            little [4, 0, 1, 2, 3, 4, 4, 0, 0, 0, 5]
            big [0, 4, 1, 2, 3, 4, 4, 0, 0, 0, 5];
    ]
    as_and_rest: as + rest {
        #[wire(as = Vec<BigEndian<u16>>, rest)]
        list: Vec<u16>,
    } [
        { list: vec![0x0102, 0x0304] } both [1, 2, 3, 4];
        { list: vec![] } both [];
    ]
    as_and_bit: as + bit {
        flags: Implied<u16>,
        #[wire(as = BigEndian<u16>, bit = flags & 2)]
        value: Option<u16>,
    } [
        { flags: implied(), value: Some(0x0102) } little [2, 0, 1, 2] big [0, 2, 1, 2];
        { flags: implied(), value: None } both [0, 0];
    ]
    as_and_when: as + when {
        kind: u16,
        #[wire(as = BigEndian<u16>, when = kind == 3)]
        value: Option<u16>,
    } [
        { kind: 3, value: Some(0x0102) } little [3, 0, 1, 2] big [0, 3, 1, 2];
        { kind: 2, value: None } little [2, 0] big [0, 2];
    ] => refused [
        "must be present under its condition" { kind: 3, value: None };
    ]
    as_and_align: as + align {
        first: u8,
        #[wire(as = BigEndian<u16>, align = 4)]
        value: u16,
    } [
        { first: 9, value: 0x0102 } both [9, 0, 0, 0, 1, 2];
    ]
    as_and_pad: as + pad {
        #[wire(as = BigEndian<u16>, pad = 3)]
        value: u16,
    } [
        { value: 0x0102 } both [0, 0, 0, 1, 2];
    ]
    as_and_const: as + const {
        #[wire(as = BigEndian<u16>, const = 0x0102)]
        value: Implied<u16>,
        #[wire(as = u8, const = 3)]
        small: u32,
    } [
        { value: implied(), small: 3 } both [1, 2, 3];
    ] => refused [
        "expected the constant 0x102, found 0x201" [2, 1, 3];
    ]
    as_and_default: as + default {
        #[wire(as = BigEndian<u16>, default = 5)]
        always: u16,
        #[wire(as = BigEndian<u16>, default = 0x0607, since = 2)]
        value: u16,
    } [
        { always: 1, value: 0x0102 } @ 2 both [0, 1, 1, 2];
        { always: 1, value: 0x0607 } @ 1 both [0, 1];
    ]
    as_and_check: as + check {
        #[wire(as = BigEndian<u16>, check = value < 0x0200)]
        value: u16,
    } [
        { value: 0x0102 } both [1, 2];
    ] => refused [
        "`value < 0x0200` does not hold" { value: 0x0200 } [2, 0];
    ]
    as_and_since: as + since {
        #[wire(as = BigEndian<u16>, since = 2)]
        value: Option<u16>,
        end: u8,
    } [
        { value: Some(0x0102), end: 9 } @ 2 both [1, 2, 9];
        { value: None, end: 9 } @ 1 both [9];
    ]
    as_and_until: as + until {
        #[wire(as = BigEndian<u16>, until = 2)]
        value: Option<u16>,
        end: u8,
    } [
        { value: Some(0x0102), end: 9 } @ 2 both [1, 2, 9];
        { value: None, end: 9 } @ 3 both [9];
    ]
}
