//! `at(offset, from = …)`: offsets that count from a field or from the struct.

use ::codec_core::{Implied, Wire};
use ::std::{assert_eq, format, prelude::rust_2024::*};

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

#[test]
fn missing_bytes_of_a_struct_inside_name_its_field() {
    let error = |len| format!("{}", decode_error::<Low, Holder>(&[0, 0, 9, 0, 5, 3, 7][..len]));
    assert_eq!(error(1), "needed 2 bytes, 1 left at byte 0x0 in Holder.before");
    assert_eq!(error(2), "needed 1 bytes, 0 left at byte 0x2 in Holder.inner.first");
    assert_eq!(error(3), "needed 1 bytes, 0 left at byte 0x3 in Holder.inner.from_struct");
    assert_eq!(error(6), "needed 1 bytes, 0 left at byte 0x6 in Holder.inner.from_first");
}
