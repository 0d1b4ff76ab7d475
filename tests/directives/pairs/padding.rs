//! `align` and `pad` beside each other and what is always there.

use ::codec_core::{Implied, Wire};
use ::std::prelude::rust_2024::*;

use super::{implied, pairs};
use crate::support::{Big, Little};

pairs! {
    align_and_pad: align + pad {
        first: u8,
        #[wire(align = 4, pad = 4)]
        value: u8,
    } [
        // Four bytes, then up to the next multiple of four.
        { first: 1, value: 7 } both [1, 0, 0, 0, 0, 0, 0, 0, 7];
    ]
    align_and_const: align + const {
        first: u8,
        #[wire(align = 2, const = 0x0708)]
        value: Implied<u16>,
    } [
        { first: 1, value: implied() } little [1, 0, 8, 7] big [1, 0, 7, 8];
    ] => refused [
        "expected the constant 0x708, found 0x807 at byte 0x2" [1, 0, 7, 8];
    ]
    align_and_default: align + default {
        first: u8,
        #[wire(align = 2, default)]
        always: u8,
        #[wire(align = 2, default = 5, since = 2)]
        value: u8,
    } [
        { first: 1, always: 6, value: 7 } @ 2 both [1, 0, 6, 0, 7];
        { first: 1, always: 6, value: 5 } @ 1 both [1, 0, 6];
    ]
    align_and_check: align + check {
        first: u8,
        #[wire(align = 2, check = value > first)]
        value: u8,
    } [
        { first: 1, value: 7 } both [1, 0, 7];
    ] => refused [
        "`value > first` does not hold" { first: 1, value: 1 } [1, 0, 1];
    ]
    align_and_since: align + since {
        first: u8,
        #[wire(align = 2, since = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { first: 1, value: Some(7), end: 9 } @ 2 both [1, 0, 7, 9];
        // Other versions have neither the field nor its padding.
        { first: 1, value: None, end: 9 } @ 1 both [1, 9];
    ]
    align_and_until: align + until {
        first: u8,
        #[wire(align = 2, until = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { first: 1, value: Some(7), end: 9 } @ 2 both [1, 0, 7, 9];
        { first: 1, value: None, end: 9 } @ 3 both [1, 9];
    ]
    pad_and_const: pad + const {
        #[wire(pad = 1, const = 0x0708)]
        value: Implied<u16>,
    } [
        { value: implied() } little [0, 8, 7] big [0, 7, 8];
    ] => refused [
        "expected the constant 0x708, found 0x807 at byte 0x1" [0, 7, 8];
    ]
    pad_and_default: pad + default {
        #[wire(pad = 1, default)]
        always: u8,
        #[wire(pad = 2, default = 5, since = 2)]
        value: u8,
    } [
        { always: 6, value: 7 } @ 2 both [0, 6, 0, 0, 7];
        { always: 6, value: 5 } @ 1 both [0, 6];
    ]
    pad_and_check: pad + check {
        #[wire(pad = 1, check = value > 6)]
        value: u8,
    } [
        { value: 7 } both [0, 7];
    ] => refused [
        "`value > 6` does not hold" { value: 6 } [0, 6];
    ]
    pad_and_since: pad + since {
        #[wire(pad = 1, since = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { value: Some(7), end: 9 } @ 2 both [0, 7, 9];
        { value: None, end: 9 } @ 1 both [9];
    ]
    pad_and_until: pad + until {
        #[wire(pad = 1, until = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { value: Some(7), end: 9 } @ 2 both [0, 7, 9];
        { value: None, end: 9 } @ 3 both [9];
    ]
}
