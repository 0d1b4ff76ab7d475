//! `default` beside `skip`, `check`, `since` and `until`.

use ::codec_core::Wire;
use ::std::prelude::rust_2024::*;

use super::pairs;
use crate::support::{Big, Little};

pairs! {
    default_and_skip: default + skip {
        first: u16,
        #[wire(skip, default = 5)]
        value: u8,
    } [
        { first: 1, value: 5 } little [1, 0] big [0, 1];
    ]
    default_and_check: default + check {
        #[wire(default = 5, check = value > 6)]
        value: u8,
    } [
        { value: 7 } both [7];
    ] => refused [
        "`value > 6` does not hold" { value: 6 } [6];
    ]
    default_and_since: default + since {
        #[wire(default = 0x0506, since = 2)]
        value: u16,
        end: u8,
    } [
        { value: 0x0708, end: 9 } @ 2 little [8, 7, 9] big [7, 8, 9];
        { value: 0x0506, end: 9 } @ 1 both [9];
    ]
    default_and_until: default + until {
        #[wire(default, until = 2)]
        value: u16,
        end: u8,
    } [
        { value: 0x0708, end: 9 } @ 2 little [8, 7, 9] big [7, 8, 9];
        { value: 0, end: 9 } @ 3 both [9];
    ]
}
