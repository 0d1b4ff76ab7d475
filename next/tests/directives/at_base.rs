//! `at(offset, from = …)`: offsets that count from a field or from the struct.

use ::codec_core::{Implied, Wire};
use ::std::prelude::rust_2024::*;

use crate::{
    at::{High, Low},
    support::{assert_message, assert_text, decode_error},
};

/// Offsets that count from other places than the start of the message.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Relative {
    first: u8,
    #[wire(pad = 1)]
    from_struct: Implied<u8>,
    from_itself: Implied<u8>,
    #[wire(at(from_struct, from = Self))]
    one: u8,
    #[wire(at(from_itself, from = from_itself))]
    two: u8,
    from_first: Implied<i8>,
    #[wire(at(from_first, from = first))]
    three: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Holder {
    before: u16,
    inner: Relative,
}

#[test]
fn offsets_may_count_from_a_field_or_the_struct() {
    let inner = Relative {
        first: 9,
        from_struct: Implied::new(),
        from_itself: Implied::new(),
        one: 0xa1,
        two: 0xa2,
        from_first: Implied::new(),
        three: 0xa3,
    };
    let holder = Holder { before: 0, inner };
    // The struct is at byte 2, its data at bytes 7 to 9.
    let bytes = [0, 0, 9, 0, 5, 3, 7, 0xa1, 0xa2, 0xa3];
    assert_message::<Low, _>(&holder, &bytes);
    assert_message::<High, _>(&holder, &bytes);
    let error = decode_error::<Low, Holder>(&[0, 0, 9, 0, 5, 3, 0xff, 0xa1, 0xa2, 0xa3]);
    assert_text(&error, "invalid offset 0xff at byte 0x7 in Holder.inner.three");
}
