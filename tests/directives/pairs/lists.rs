//! `count`, `len` and `rest` beside other directives.

use ::codec_core::{Implied, Wire};
use ::std::{prelude::rust_2024::*, vec};

use super::{Body, Wide, implied, pairs};
use crate::support::{Big, Little};

pairs! {
    count_and_len: count + len {
        n: Implied<u16>,
        size: Implied<u16>,
        #[wire(count = n, len = size)]
        list: Vec<u16>,
    } [
        { n: implied(), size: implied(), list: vec![7, 8, 9] }
            little [3, 0, 6, 0, 7, 0, 8, 0, 9, 0]
            big [0, 3, 0, 6, 0, 7, 0, 8, 0, 9];
    ] => refused [
        "2 bytes left over" [1, 0, 4, 0, 7, 0, 8, 0];
        "0 left in the part its length gives" [2, 0, 2, 0, 7, 0, 8, 0];
    ]
    count_and_bit: count + bit {
        flags: Implied<u8>,
        n: Implied<u16>,
        #[wire(count = n, bit = flags & 1)]
        list: Option<Vec<u8>>,
    } [
        { flags: implied(), n: implied(), list: Some(vec![7, 8]) }
            little [1, 2, 0, 7, 8] big [1, 0, 2, 7, 8];
        { flags: implied(), n: implied(), list: Some(vec![]) } both [1, 0, 0];
        { flags: implied(), n: implied(), list: None } both [0, 0, 0];
    ]
    count_and_when: count + when {
        kind: u8,
        n: Implied<u8>,
        #[wire(count = n, when = kind > 1)]
        list: Option<Vec<u8>>,
    } [
        { kind: 2, n: implied(), list: Some(vec![7, 8]) } both [2, 2, 7, 8];
        { kind: 1, n: implied(), list: None } both [1, 0];
    ] => refused [
        "must be absent under its condition" { kind: 1, n: implied(), list: Some(vec![]) };
        "invalid count 0x3" [1, 3];
    ]
    count_and_with: count + with {
        wide: bool,
        n: Implied<u16>,
        #[wire(count = n, with(wide))]
        list: Vec<Wide>,
    } [
        { wide: true, n: implied(), list: vec![Wide { low: 7, high: Some(8) }] }
            little [1, 1, 0, 7, 8] big [1, 0, 1, 7, 8];
        { wide: false, n: implied(), list: vec![Wide { low: 7, high: None }] }
            little [0, 1, 0, 7] big [0, 0, 1, 7];
    ]
    count_and_align: count + align {
        n: Implied<u8>,
        #[wire(count = n, align = 4)]
        list: Vec<u8>,
    } [
        { n: implied(), list: vec![7, 8] } both [2, 0, 0, 0, 7, 8];
        { n: implied(), list: vec![] } both [0, 0, 0, 0];
    ]
    count_and_pad: count + pad {
        n: Implied<u8>,
        #[wire(count = n, pad = 2)]
        list: Vec<u8>,
    } [
        { n: implied(), list: vec![7, 8] } both [2, 0, 0, 7, 8];
    ]
    count_and_default: count + default {
        n: Implied<u8>,
        #[wire(count = n, default = vec![5], since = 2)]
        list: Vec<u8>,
    } [
        { n: implied(), list: vec![7, 8] } @ 2 both [2, 7, 8];
        { n: implied(), list: vec![5] } @ 1 both [0];
    ]
    count_and_check: count + check {
        n: Implied<u8>,
        #[wire(count = n, check = list.len() < 3)]
        list: Vec<u8>,
    } [
        { n: implied(), list: vec![7, 8] } both [2, 7, 8];
    ] => refused [
        "does not hold" { n: implied(), list: vec![7, 8, 9] } [3, 7, 8, 9];
    ]
    count_and_since: count + since {
        n: Implied<u16>,
        #[wire(count = n, since = 2)]
        list: Option<Vec<u8>>,
    } [
        { n: implied(), list: Some(vec![7, 8]) } @ 2 little [2, 0, 7, 8] big [0, 2, 7, 8];
        { n: implied(), list: None } @ 1 both [0, 0];
    ]
    count_and_until: count + until {
        n: Implied<u16>,
        #[wire(count = n, until = 2, default)]
        list: Vec<u8>,
    } [
        { n: implied(), list: vec![7, 8] } @ 2 little [2, 0, 7, 8] big [0, 2, 7, 8];
        { n: implied(), list: vec![] } @ 3 both [0, 0];
    ]
    len_and_rest: len + rest {
        size: Implied<u16>,
        #[wire(len = size, rest)]
        list: Vec<u16>,
        end: u8,
    } [
        { size: implied(), list: vec![7, 8], end: 9 }
            little [4, 0, 7, 0, 8, 0, 9] big [0, 4, 0, 7, 0, 8, 9];
    ]
    len_and_bit: len + bit {
        flags: Implied<u8>,
        size: Implied<u16>,
        #[wire(len = size, bit = flags & 1)]
        list: Option<Vec<u16>>,
    } [
        { flags: implied(), size: implied(), list: Some(vec![7]) }
            little [1, 2, 0, 7, 0] big [1, 0, 2, 0, 7];
        { flags: implied(), size: implied(), list: None } both [0, 0, 0];
    ]
    len_and_when: len + when {
        kind: u8,
        size: Implied<u16>,
        #[wire(len = size, when = kind > 1)]
        list: Option<Vec<u16>>,
    } [
        { kind: 2, size: implied(), list: Some(vec![7]) }
            little [2, 2, 0, 7, 0] big [2, 0, 2, 0, 7];
        { kind: 1, size: implied(), list: None } both [1, 0, 0];
    ] => refused [
        "must be absent under its condition" { kind: 1, size: implied(), list: Some(vec![]) };
        "invalid length 0x3" [1, 3, 0];
    ]
    len_and_switch: len + switch {
        kind: Implied<u16>,
        size: Implied<u16>,
        #[wire(len = size, switch = kind)]
        body: Body,
    } [
        { kind: implied(), size: implied(), body: Body::Word(0x0708) }
            little [3, 2, 2, 0, 8, 7] big [2, 3, 0, 2, 7, 8];
        { kind: implied(), size: implied(), body: Body::Byte(7) }
            little [1, 0, 1, 0, 7] big [0, 1, 0, 1, 7];
    ] => refused [
        "1 bytes left over" [1, 0, 2, 0, 7, 8];
    ]
    len_and_with: len + with {
        wide: bool,
        size: Implied<u16>,
        #[wire(len = size, with(wide))]
        list: Vec<Wide>,
        also: Implied<u8>,
        #[wire(len = also, with(!wide))]
        #[allow(clippy::box_collection, reason = "a length reaches through a box")]
        boxed: Box<Vec<Wide>>,
    } [
        {
            wide: true,
            size: implied(),
            list: vec![Wide { low: 7, high: Some(8) }, Wide { low: 9, high: Some(10) }],
            also: implied(),
            boxed: Box::new(vec![Wide { low: 11, high: None }]),
        }
            little [1, 4, 0, 7, 8, 9, 10, 1, 11] big [1, 0, 4, 7, 8, 9, 10, 1, 11];
    ]
    len_and_align: len + align {
        size: Implied<u8>,
        #[wire(len = size, align = 4)]
        list: Vec<u8>,
    } [
        { size: implied(), list: vec![7, 8] } both [2, 0, 0, 0, 7, 8];
    ]
    len_and_pad: len + pad {
        size: Implied<u8>,
        #[wire(len = size, pad = 2)]
        list: Vec<u8>,
    } [
        { size: implied(), list: vec![7, 8] } both [2, 0, 0, 7, 8];
    ]
    len_and_default: len + default {
        size: Implied<u8>,
        #[wire(len = size, default = vec![5], since = 2)]
        list: Vec<u8>,
    } [
        { size: implied(), list: vec![7, 8] } @ 2 both [2, 7, 8];
        { size: implied(), list: vec![5] } @ 1 both [0];
    ]
    len_and_check: len + check {
        size: Implied<u8>,
        #[wire(len = size, check = list.len() < 3 && size == 4)]
        list: Vec<u16>,
    } [
        { size: implied(), list: vec![7, 8] } little [4, 7, 0, 8, 0] big [4, 0, 7, 0, 8];
    ] => refused [
        "does not hold" { size: implied(), list: vec![7] } [2, 7, 0];
    ]
    len_and_since: len + since {
        size: Implied<u16>,
        #[wire(len = size, since = 2)]
        list: Option<Vec<u8>>,
    } [
        { size: implied(), list: Some(vec![7, 8]) } @ 2 little [2, 0, 7, 8] big [0, 2, 7, 8];
        { size: implied(), list: None } @ 1 both [0, 0];
    ]
    len_and_until: len + until {
        size: Implied<u16>,
        #[wire(len = size, until = 2, default)]
        list: Vec<u8>,
    } [
        { size: implied(), list: vec![7, 8] } @ 2 little [2, 0, 7, 8] big [0, 2, 7, 8];
        { size: implied(), list: vec![] } @ 3 both [0, 0];
    ]
    rest_and_bit: rest + bit {
        flags: Implied<u16>,
        #[wire(rest, bit = flags & 0x0102)]
        list: Option<Vec<u16>>,
    } [
        { flags: implied(), list: Some(vec![7]) } little [2, 1, 7, 0] big [1, 2, 0, 7];
        { flags: implied(), list: None } both [0, 0];
    ]
    rest_and_when: rest + when {
        kind: u8,
        #[wire(rest, when = kind > 1)]
        list: Option<Vec<u16>>,
    } [
        { kind: 2, list: Some(vec![7]) } little [2, 7, 0] big [2, 0, 7];
        { kind: 1, list: None } both [1];
    ] => refused [
        "must be absent under its condition" { kind: 1, list: Some(vec![]) };
    ]
    rest_and_with: rest + with {
        wide: bool,
        #[wire(rest, with(wide))]
        list: Vec<Wide>,
    } [
        { wide: true, list: vec![Wide { low: 7, high: Some(8) }] } both [1, 7, 8];
        { wide: false, list: vec![Wide { low: 7, high: None }, Wide { low: 8, high: None }] }
            both [0, 7, 8];
    ]
    rest_and_align: rest + align {
        first: u8,
        #[wire(rest, align = 4)]
        list: Vec<u8>,
    } [
        { first: 1, list: vec![7, 8] } both [1, 0, 0, 0, 7, 8];
    ]
    rest_and_pad: rest + pad {
        #[wire(rest, pad = 2)]
        list: Vec<u8>,
    } [
        { list: vec![7, 8] } both [0, 0, 7, 8];
    ]
    rest_and_default: rest + default {
        first: u8,
        #[wire(rest, default = vec![5], since = 2)]
        list: Vec<u8>,
    } [
        { first: 1, list: vec![7, 8] } @ 2 both [1, 7, 8];
        { first: 1, list: vec![5] } @ 1 both [1];
    ]
    rest_and_check: rest + check {
        #[wire(rest, check = list.len() < 3)]
        list: Vec<u8>,
    } [
        { list: vec![7, 8] } both [7, 8];
    ] => refused [
        "`list.len() < 3` does not hold" { list: vec![7, 8, 9] } [7, 8, 9];
    ]
    rest_and_since: rest + since {
        first: u8,
        #[wire(rest, since = 2)]
        list: Option<Vec<u8>>,
    } [
        { first: 1, list: Some(vec![7, 8]) } @ 2 both [1, 7, 8];
        { first: 1, list: None } @ 1 both [1];
    ]
    rest_and_until: rest + until {
        first: u8,
        #[wire(rest, until = 2, default)]
        list: Vec<u8>,
    } [
        { first: 1, list: vec![7, 8] } @ 2 both [1, 7, 8];
        { first: 1, list: vec![] } @ 3 both [1];
    ]
}
