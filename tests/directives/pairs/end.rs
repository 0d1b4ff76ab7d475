//! `end` beside other directives.

use ::codec_core::{BigEndian, Implied, Wire};
use ::std::{prelude::rust_2024::*, vec};

use super::{Wide, case, implied, pairs};
use crate::support::{Big, Little};

pairs! {
    end_and_name: end + name {
        #[wire(end = 0, name = "wired")]
        list: Vec<u16>,
    } [
        { list: vec![7] } little [7, 0, 0, 0] big [0, 7, 0, 0];
    ]
    end_and_as: end + as {
        #[wire(end = |item| *item > 8, as = Vec<BigEndian<u16>>)]
        list: Vec<u16>,
        #[wire(end = 0x0506, as = Vec<BigEndian<u16>>)]
        closed: Vec<u16>,
    } [
        { list: vec![7, 9], closed: vec![7] } both [0, 7, 0, 9, 0, 7, 5, 6];
    ]
    end_and_len: end + len {
        size: Implied<u16>,
        #[wire(end = |item| *item == 9, len = size)]
        list: Vec<u16>,
        also: Implied<u8>,
        #[wire(end = 0, len = also)]
        closed: Vec<u8>,
        last: u8,
    } [
        { size: implied(), list: vec![7, 9], also: implied(), closed: vec![7], last: 1 }
            little [4, 0, 7, 0, 9, 0, 2, 7, 0, 1] big [0, 4, 0, 7, 0, 9, 2, 7, 0, 1];
    ] => refused [
        "2 bytes left over" [6, 0, 7, 0, 9, 0, 8, 0, 1, 0, 1];
        "0 left in the part its length gives" [2, 0, 7, 0, 9, 0, 1, 0, 1];
        "0 left in the part its length gives" [2, 0, 9, 0, 1, 7, 0, 1];
    ]
    end_and_bit: end + bit {
        flags: Implied<u8>,
        #[wire(end = 0, bit = flags & 1)]
        list: Option<Vec<u16>>,
        #[wire(end = |item| *item == 9, bit = flags & 2)]
        also: Option<Vec<u8>>,
    } [
        { flags: implied(), list: Some(vec![7]), also: None }
            little [1, 7, 0, 0, 0] big [1, 0, 7, 0, 0];
        { flags: implied(), list: Some(vec![]), also: Some(vec![9]) } both [3, 0, 0, 9];
        { flags: implied(), list: None, also: None } both [0];
    ]
    end_and_when: end + when {
        kind: u8,
        #[wire(end = 0, when = kind > 1)]
        list: Option<Vec<u8>>,
    } [
        { kind: 2, list: Some(vec![7]) } both [2, 7, 0];
        { kind: 1, list: None } both [1];
    ] => refused [
        "must be absent under its condition" { kind: 1, list: Some(vec![]) };
    ]
    end_and_with: end + with {
        wide: bool,
        #[wire(end = |item| item.low == 9, with(wide))]
        list: Vec<Wide>,
        #[wire(end = NONE, with(!wide))]
        closed: Vec<Wide>,
        size: Implied<u8>,
        #[wire(end = NONE, with(false), len = size)]
        limited: Vec<Wide>,
    } [
        {
            wide: true,
            list: vec![Wide { low: 7, high: Some(8) }, Wide { low: 9, high: Some(10) }],
            closed: vec![Wide { low: 11, high: None }],
            size: implied(),
            limited: vec![],
        }
            both [1, 7, 8, 9, 10, 11, 12, 1, 12];
    ] => refused [
        // The value that ends the list must be one that its elements can have.
        "must be present under its condition" {
            wide: false,
            list: vec![Wide { low: 9, high: None }],
            closed: vec![],
            size: implied(),
            limited: vec![],
        };
    ]
    end_and_align: end + align {
        first: u8,
        #[wire(end = 0, align = 4)]
        list: Vec<u8>,
    } [
        { first: 1, list: vec![7] } both [1, 0, 0, 0, 7, 0];
    ]
    end_and_pad: end + pad {
        #[wire(end = |item| *item == 9, pad = 2)]
        list: Vec<u16>,
    } [
        { list: vec![7, 9] } little [0, 0, 7, 0, 9, 0] big [0, 0, 0, 7, 0, 9];
    ]
    end_and_default: end + default {
        first: u8,
        #[wire(end = 0, default = vec![5], since = 2)]
        list: Vec<u8>,
    } [
        { first: 1, list: vec![7] } @ 2 both [1, 7, 0];
        { first: 1, list: vec![5] } @ 1 both [1];
    ]
    end_and_check: end + check {
        #[wire(end = 0, check = list.len() < 3)]
        list: Vec<u8>,
    } [
        { list: vec![7, 8] } both [7, 8, 0];
    ] => refused [
        "`list.len() < 3` does not hold" { list: vec![7, 8, 9] } [7, 8, 9, 0];
    ]
    end_and_since: end + since {
        first: u8,
        #[wire(end = |item| *item == first, since = 2)]
        list: Option<Vec<u8>>,
    } [
        { first: 1, list: Some(vec![7, 1]) } @ 2 both [1, 7, 1];
        { first: 1, list: None } @ 1 both [1];
    ]
    end_and_until: end + until {
        first: u8,
        #[wire(end = 0, until = 2, default)]
        list: Vec<u8>,
    } [
        { first: 1, list: vec![7] } @ 2 both [1, 7, 0];
        { first: 1, list: vec![] } @ 3 both [1];
    ]
}

const NONE: Wide = Wide { low: 12, high: None };

case! {
    condition_over_a_length_that_is_known_later [end] {
        size: Implied<u8>,
        #[wire(end = |item| *item == size)]
        list: Vec<u8>,
        #[wire(len = size)]
        bytes: Vec<u8>,
    } [
        { size: implied(), list: vec![7, 2], bytes: vec![8, 9] } both [2, 7, 2, 8, 9];
    ] [[
        "invalid last element" { size: implied(), list: vec![7, 3], bytes: vec![8, 9] };
    ]]
}
