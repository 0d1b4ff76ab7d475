//! `bit = flags & MASK`: an `Option` that is there if and only if a bit is set.

use ::codec_core::{
    BigEndian, Bits, Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, Format, Implied,
    Layout, Reader, Scalars, Shape, Size, Wire, Writer,
};
use ::std::{
    assert_eq,
    convert::From as _,
    option::Option::{self, None, Some},
    result::Result::{self, Ok},
    vec,
    vec::Vec,
};

use crate::support::{Big, Little, assert_message, assert_text, decode_error};

const NAMED: u16 = 0x0100;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Kept {
    flags: u16,
    #[wire(bit = flags & 1)]
    one: Option<u8>,
    #[wire(bit = flags & NAMED, as = BigEndian<u16>)]
    named: Option<u16>,
    #[wire(bit = flags & (2 | 4))]
    either: Option<u8>,
}

#[test]
fn bit_is_written_from_the_option() {
    let value = Kept { flags: 0, one: None, named: None, either: None };
    assert_message::<Little, _>(&value, &[0, 0]);
    let value = Kept { flags: 0x0101, one: Some(7), named: Some(0x0203), either: None };
    assert_message::<Little, _>(&value, &[1, 1, 7, 2, 3]);
    assert_message::<Big, _>(&value, &[1, 1, 7, 2, 3]);
    // Whatever the field says, the options are what counts.
    let lying = Kept { flags: 0x0001, one: None, named: Some(0x0203), either: None };
    assert_eq!(Little::to_vec(&lying), Ok(vec![0, 1, 2, 3]));
}

#[test]
fn bits_that_no_field_uses_are_kept() {
    let value = Kept { flags: 0x8010, one: None, named: None, either: None };
    assert_message::<Little, _>(&value, &[0x10, 0x80]);
}

#[test]
fn mask_of_several_bits_keeps_those_that_are_set() {
    let value = |flags, either| Kept { flags, one: None, named: None, either };
    for flags in [2, 4, 6] {
        assert_message::<Little, _>(&value(u16::from(flags), Some(9)), &[flags, 0, 9]);
    }
    // Where none is set, all of them are; where the field is absent, none is.
    assert_eq!(Little::to_vec(&value(0x10, Some(9))), Ok(vec![0x16, 0, 9]));
    assert_eq!(Little::to_vec(&value(0x14, None)), Ok(vec![0x10, 0]));
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Several {
    flags: Implied<u8>,
    #[wire(bit = flags & 6)]
    either: Option<u8>,
    #[wire(bit = !flags & 0x30)]
    neither: Option<u8>,
}

#[test]
fn implied_mask_of_several_bits_is_all_of_them_or_none() {
    let value = |either, neither| Several { flags: Implied::new(), either, neither };
    assert_message::<Little, _>(&value(Some(9), None), &[0x36, 9]);
    assert_message::<Little, _>(&value(None, Some(8)), &[0, 8]);
    // One of them would be lost: the field that has it is not kept.
    let error = decode_error::<Little, Several>(&[0x32, 9]);
    assert_eq!(error.kind(), &DecodeErrorKind::Invalid { what: "flag bits", value: 0x32 });
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Inverted {
    flags: u8,
    #[wire(bit = !flags & 1)]
    one: Option<u8>,
    #[wire(bit = flags & 2)]
    two: Option<u8>,
}

#[test]
fn clear_bit_may_mean_present() {
    assert_message::<Little, _>(&Inverted { flags: 1, one: None, two: None }, &[1]);
    assert_message::<Little, _>(&Inverted { flags: 0, one: Some(5), two: None }, &[0, 5]);
    assert_message::<Little, _>(&Inverted { flags: 2, one: Some(5), two: Some(6) }, &[2, 5, 6]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct NotKept {
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    one: Option<u8>,
    #[wire(bit = !flags & 2)]
    two: Option<Vec<u8>>,
}

#[test]
fn implied_flags_need_no_storage() {
    let value = |one, two| NotKept { flags: Implied::new(), one, two };
    assert_message::<Little, _>(&value(None, None), &[2]);
    assert_message::<Little, _>(&value(Some(3), None), &[3, 3]);
    assert_message::<Little, _>(&value(Some(3), Some(vec![4])), &[1, 3, 1, 0, 4]);
}

#[test]
fn rejects_unknown_bits_in_implied_flags() {
    let error = decode_error::<Little, NotKept>(&[6]);
    assert_eq!(error.kind(), &DecodeErrorKind::Invalid { what: "flag bits", value: 6 });
    assert_text(&error, "invalid flag bits 0x6 at byte 0x1 in NotKept.flags");
}

/// Flags of the user's own.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Flags(u8);

impl Flags {
    const ARMED: Self = Self(0x10);
    const NAMED: Self = Self(0x20);
}

impl Bits for Flags {
    const EMPTY: Self = Self(0);

    fn any(self, mask: Self) -> bool {
        self.0 & mask.0 != 0
    }

    fn with(self, mask: Self, on: bool) -> Self {
        Self(self.0.with(mask.0, on))
    }
}

impl<F: Scalars> Layout<F> for Flags {
    const SIZE: Size = Size::fixed(1);

    fn shape() -> Shape {
        <u8 as Layout<F>>::shape()
    }
}

impl<F: Scalars> Encode<F> for Flags {
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.0.encode(out)
    }
}

impl<'de, F: Scalars> Decode<'de, F> for Flags {
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        u8::decode(input).map(Self)
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Own {
    flags: Flags,
    implied: Implied<Flags>,
    #[wire(bit = flags & Flags::ARMED)]
    armed: Option<u8>,
    #[wire(bit = !implied & Flags::NAMED)]
    named: Option<u8>,
}

#[test]
fn flags_may_be_a_type_of_the_users_own() {
    let value =
        |flags, armed, named| Own { flags: Flags(flags), implied: Implied::new(), armed, named };
    assert_message::<Little, _>(&value(0x01, None, Some(2)), &[0x01, 0, 2]);
    assert_message::<Little, _>(&value(0x11, Some(1), None), &[0x11, 0x20, 1]);
    let error = decode_error::<Little, Own>(&[0, 0x21]);
    assert_text(&error, "invalid flag bits 0x0 at byte 0x2 in Own.implied");
}
