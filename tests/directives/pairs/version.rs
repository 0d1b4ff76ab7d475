//! `since` beside `until`.

use ::codec_core::Wire;
use ::std::prelude::rust_2024::*;

use super::pairs;
use crate::support::{Big, Little};

pairs! {
    since_and_until: since + until {
        #[wire(since = 2, until = 3)]
        value: Option<u16>,
        end: u8,
    } [
        { value: None, end: 9 } @ 1 both [9];
        { value: Some(0x0708), end: 9 } @ 2 little [8, 7, 9] big [7, 8, 9];
        { value: Some(0x0708), end: 9 } @ 3 little [8, 7, 9] big [7, 8, 9];
        { value: None, end: 9 } @ 4 both [9];
    ]
}
