//! `tail` beside other directives.

use ::codec_core::{BigEndian, Implied, Wire};
use ::std::{prelude::rust_2024::*, vec};

use super::{Body, Child, implied, pairs};
use crate::support::{Big, Little};

pairs! {
    tail_and_name: tail + name {
        first: u8,
        #[wire(tail, name = "wired")]
        value: Option<u16>,
    } [
        { first: 1, value: Some(7) } little [1, 7, 0] big [1, 0, 7];
        { first: 1, value: None } both [1];
    ]
    tail_and_as: tail + as {
        #[wire(tail, as = BigEndian<u16>)]
        value: Option<u16>,
    } [
        { value: Some(7) } both [0, 7];
        { value: None } both [];
    ]
    tail_and_count: tail + count {
        n: Implied<u16>,
        #[wire(tail, count = n)]
        list: Option<Vec<u8>>,
    } [
        { n: implied(), list: Some(vec![7, 8]) } little [2, 0, 7, 8] big [0, 2, 7, 8];
        { n: implied(), list: None } both [0, 0];
    ] => refused [
        "invalid tail of no bytes" { n: implied(), list: Some(vec![]) };
        "invalid count 0x3" [3, 0];
    ]
    tail_and_len: tail + len {
        size: Implied<u16>,
        #[wire(tail, len = size)]
        list: Option<Vec<u16>>,
    } [
        { size: implied(), list: Some(vec![7]) } little [2, 0, 7, 0] big [0, 2, 0, 7];
        { size: implied(), list: None } both [0, 0];
    ] => refused [
        "invalid tail of no bytes" { size: implied(), list: Some(vec![]) };
        "invalid length 0x3" [3, 0];
    ]
    tail_and_rest: tail + rest {
        first: u8,
        #[wire(tail, rest)]
        list: Option<Vec<u16>>,
    } [
        { first: 1, list: Some(vec![7, 8]) } little [1, 7, 0, 8, 0] big [1, 0, 7, 0, 8];
        { first: 1, list: None } both [1];
    ] => refused [
        "invalid tail of no bytes" { first: 1, list: Some(vec![]) };
    ]
    tail_and_switch: tail + switch {
        kind: Implied<u16>,
        #[wire(tail, switch = kind)]
        body: Option<Body>,
    } [
        { kind: implied(), body: Some(Body::Byte(7)) } little [1, 0, 7] big [0, 1, 7];
        { kind: implied(), body: None } both [0, 0];
    ] => refused [
        "invalid tag" [1, 0];
    ]
    tail_and_with: tail + with {
        flags: Implied<u8>,
        #[wire(tail, with(flags))]
        child: Option<Child>,
    } [
        { flags: implied(), child: Some(Child { extra: Some(7), id: 8 }) } both [4, 7, 8];
        { flags: implied(), child: Some(Child { extra: None, id: 8 }) } both [0, 8];
        { flags: implied(), child: None } both [0];
    ] => refused [
        "the field is not kept" [4];
    ]
    tail_and_align: tail + align {
        first: u8,
        #[wire(tail, align = 4)]
        value: Option<u8>,
    } [
        { first: 1, value: Some(7) } both [1, 0, 0, 0, 7];
        { first: 1, value: None } both [1];
    ]
    tail_and_pad: tail + pad {
        #[wire(tail, pad = 2)]
        value: Option<u16>,
    } [
        { value: Some(7) } little [0, 0, 7, 0] big [0, 0, 0, 7];
        { value: None } both [];
    ]
    tail_and_check: tail + check {
        first: u8,
        #[wire(tail, check = value.is_none_or(|it| it > first))]
        value: Option<u8>,
    } [
        { first: 1, value: Some(7) } both [1, 7];
        { first: 1, value: None } both [1];
    ] => refused [
        "does not hold" { first: 7, value: Some(7) } [7, 7];
    ]
    tail_and_since: tail + since {
        first: u8,
        #[wire(tail, since = 2)]
        new: Option<u8>,
        #[wire(tail)]
        old: Option<u8>,
    } [
        { first: 1, new: None, old: Some(8) } @ 1 both [1, 8];
        { first: 1, new: Some(7), old: Some(8) } @ 2 both [1, 7, 8];
        { first: 1, new: Some(7), old: None } @ 2 both [1, 7];
        { first: 1, new: None, old: None } @ 2 both [1];
    ] => refused [
        "invalid field behind an absent one" { first: 1, new: None, old: Some(8) };
    ]
    tail_and_until: tail + until {
        first: u8,
        #[wire(tail, until = 2)]
        value: Option<u16>,
    } [
        { first: 1, value: Some(7) } @ 2 little [1, 7, 0] big [1, 0, 7];
        { first: 1, value: None } @ 2 both [1];
        { first: 1, value: None } @ 3 both [1];
    ]
    tail_and_end: tail + end {
        first: u8,
        #[wire(tail, end = 0xffff)]
        list: Option<Vec<u16>>,
        #[wire(tail, end = |item| *item == u16::from(first))]
        also: Option<Vec<u16>>,
    } [
        { first: 1, list: None, also: None } both [1];
        { first: 1, list: Some(vec![]), also: None } both [1, 0xff, 0xff];
        { first: 1, list: Some(vec![7]), also: Some(vec![8, 1]) }
            little [1, 7, 0, 0xff, 0xff, 8, 0, 1, 0] big [1, 0, 7, 0xff, 0xff, 0, 8, 0, 1];
    ] => refused [
        "no element ends it" { first: 1, list: Some(vec![]), also: Some(vec![]) };
    ]
}
