//! `name` beside other directives changes no byte of a packed format.

use ::codec_core::{BigEndian, Implied, Wire};
use ::std::{prelude::rust_2024::*, vec};

use super::{Body, Child, implied, pairs};
use crate::support::{Big, Little};

pairs! {
    name_and_as: name + as {
        #[wire(name = "wired", as = BigEndian<u16>)]
        port: u16,
    } [
        { port: 0x0102 } both [1, 2];
    ]
    name_and_count: name + count {
        n: Implied<u8>,
        #[wire(name = "wired", count = n)]
        list: Vec<u8>,
    } [
        { n: implied(), list: vec![7, 8] } both [2, 7, 8];
    ]
    name_and_len: name + len {
        size: Implied<u8>,
        #[wire(name = "wired", len = size)]
        list: Vec<u16>,
    } [
        { size: implied(), list: vec![0x0102] } little [2, 2, 1] big [2, 1, 2];
    ]
    name_and_rest: name + rest {
        #[wire(name = "wired", rest)]
        list: Vec<u8>,
    } [
        { list: vec![7, 8] } both [7, 8];
    ]
    name_and_bit: name + bit {
        flags: Implied<u8>,
        #[wire(name = "wired", bit = flags & 2)]
        value: Option<u8>,
    } [
        { flags: implied(), value: Some(7) } both [2, 7];
        { flags: implied(), value: None } both [0];
    ]
    name_and_when: name + when {
        kind: u8,
        #[wire(name = "wired", when = kind == 1)]
        value: Option<u8>,
    } [
        { kind: 1, value: Some(7) } both [1, 7];
        { kind: 2, value: None } both [2];
    ] => refused [
        "must be absent under its condition" { kind: 2, value: Some(7) };
    ]
    name_and_switch: name + switch {
        kind: Implied<u16>,
        #[wire(name = "wired", switch = kind)]
        body: Body,
    } [
        { kind: implied(), body: Body::Byte(7) } little [1, 0, 7] big [0, 1, 7];
    ]
    name_and_with: name + with {
        flags: Implied<u8>,
        #[wire(name = "wired", with(flags))]
        child: Child,
    } [
        { flags: implied(), child: Child { extra: Some(6), id: 7 } } both [4, 6, 7];
    ]
    name_and_align: name + align {
        first: u8,
        #[wire(name = "wired", align = 2)]
        value: u8,
    } [
        { first: 1, value: 7 } both [1, 0, 7];
    ]
    name_and_pad: name + pad {
        #[wire(name = "wired", pad = 1)]
        value: u8,
    } [
        { value: 7 } both [0, 7];
    ]
    name_and_const: name + const {
        #[wire(name = "wired", const = 7)]
        value: Implied<u8>,
    } [
        { value: implied() } both [7];
    ] => refused [
        "expected the constant 0x7, found 0x6" [6];
    ]
    name_and_default: name + default {
        #[wire(name = "wired", default = 3)]
        value: u8,
    } [
        { value: 7 } both [7];
    ]
    name_and_check: name + check {
        #[wire(name = "wired", check = value > 6)]
        value: u8,
    } [
        { value: 7 } both [7];
    ] => refused [
        "`value > 6` does not hold" { value: 6 } [6];
    ]
    name_and_since: name + since {
        #[wire(name = "wired", since = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { value: Some(7), end: 9 } @ 2 both [7, 9];
        { value: None, end: 9 } @ 1 both [9];
    ]
    name_and_until: name + until {
        #[wire(name = "wired", until = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { value: Some(7), end: 9 } @ 2 both [7, 9];
        { value: None, end: 9 } @ 3 both [9];
    ]
}
