//! `const` beside `check`, `since` and `until`.

use ::codec_core::{Implied, Wire};
use ::std::prelude::rust_2024::*;

use super::{implied, pairs};
use crate::support::{Big, Little};

pairs! {
    const_and_check: const + check {
        first: u16,
        #[wire(const = 7, check = value > first)]
        value: Implied<u16>,
    } [
        { first: 1, value: implied() } little [1, 0, 7, 0] big [0, 1, 0, 7];
    ] => refused [
        "`value > first` does not hold" { first: 7, value: implied() } [7, 0, 7, 0];
        "expected the constant 0x7, found 0x8" [1, 0, 8, 0];
    ]
    const_and_since: const + since {
        #[wire(const = 7, since = 2)]
        value: Implied<u16>,
        // Its value is known in other versions too.
        #[wire(const = 8, since = 2)]
        stored: u8,
        end: u8,
    } [
        { value: implied(), stored: 8, end: 9 } @ 2 little [7, 0, 8, 9] big [0, 7, 8, 9];
        { value: implied(), stored: 8, end: 9 } @ 1 both [9];
    ] => refused [
        "expected the constant 0x8, found 0x7" [7, 0, 7, 9];
    ]
    const_and_until: const + until {
        #[wire(const = 7, until = 2)]
        value: Implied<u16>,
        #[wire(const = 8, until = 2)]
        stored: u8,
        end: u8,
    } [
        { value: implied(), stored: 8, end: 9 } @ 2 little [7, 0, 8, 9] big [0, 7, 8, 9];
        { value: implied(), stored: 8, end: 9 } @ 3 both [9];
    ]
}
