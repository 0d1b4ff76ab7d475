//! `as = Codec`: another representation than the type's own.

use ::bytes::Bytes;
use ::codec_core::{
    BigEndian, Decode, DecodeAs, DecodeError, DecodeErrorKind, Encode, EncodeAs, EncodeError,
    EncodeErrorKind, Format, Layout, LittleEndian, Reader, Shape, Size, Wire, Writer,
    codec::{AtMost, Blob, BoolAs, List, ListAs, U24, VarInt},
    text::{Fixed, Prefixed, Terminated, Utf8, Utf16Le},
};
use ::std::{
    assert_eq,
    option::Option::{self, None, Some},
    result::Result::{self, Ok},
    string::String,
    vec,
    vec::Vec,
};

use crate::support::{
    Big, Little, assert_message, assert_text, decode_error, encode_error, hex, text,
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Orders {
    #[wire(as = BigEndian<u16>)]
    port: u16,
    #[wire(as = LittleEndian<i32>)]
    number: i32,
    #[wire(as = BigEndian<f64>)]
    real: f64,
}

#[test]
fn byte_order_of_a_codec_wins_over_the_format() {
    let value = Orders { port: 0x1f90, number: -2, real: 1.0 };
    let bytes = hex("1f 90  fe ff ff ff  3f f0 00 00 00 00 00 00");
    assert_message::<Little, _>(&value, &bytes);
    assert_message::<Big, _>(&value, &bytes);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Widths {
    #[wire(as = u8)]
    level: u32,
    #[wire(as = i64)]
    wide: i16,
    #[wire(as = u16)]
    size: usize,
    #[wire(as = u32)]
    byte: u8,
}

#[test]
fn number_has_the_width_of_the_codec() {
    let value = Widths { level: 200, wide: -1, size: 0x0102, byte: 9 };
    let bytes = hex("c8  ff ff ff ff ff ff ff ff  02 01  09 00 00 00");
    assert_message::<Little, _>(&value, &bytes);
}

#[test]
fn rejects_number_that_does_not_fit() {
    let value = Widths { level: 256, wide: -1, size: 0x0102, byte: 9 };
    let error = encode_error::<Little, _>(&value);
    assert_eq!(error.kind(), &EncodeErrorKind::OutOfRange { what: "u8" });
    assert_text(&error, "value does not fit in u8 in Widths.level");
    let error = encode_error::<Little, _>(&Widths { level: 1, size: 0x1_0000, ..value });
    assert_text(&error, "value does not fit in u16 in Widths.size");

    let bytes = hex("c8  ff ff ff ff ff ff ff 7f  02 01  09 00 00 00");
    let error = decode_error::<Little, Widths>(&bytes);
    let kind = DecodeErrorKind::Invalid { what: "number", value: 0x7fff_ffff_ffff_ffff };
    assert_eq!(error.kind(), &kind);
    assert_text(&error, "invalid number 0x7fffffffffffffff at byte 0x1 in Widths.wide");
    let bytes = hex("c8  ff ff ff ff ff ff ff ff  02 01  00 01 00 00");
    assert_text(
        &decode_error::<Little, Widths>(&bytes),
        "invalid number 0x100 at byte 0xb in Widths.byte",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Bools {
    #[wire(as = BoolAs<u32>)]
    open: bool,
    #[wire(as = BoolAs<u16>)]
    lit: bool,
}

#[test]
fn bool_may_be_a_wider_number() {
    assert_message::<Little, _>(&Bools { open: true, lit: false }, &[1, 0, 0, 0, 0, 0]);
    let error = decode_error::<Little, Bools>(&[1, 0, 0, 0, 0, 1]);
    assert_text(&error, "invalid bool 0x100 at byte 0x4 in Bools.lit");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Lists {
    #[wire(as = List<u8>)]
    short: Vec<u16>,
    #[wire(as = Vec<BigEndian<u16>>)]
    own_count: Vec<u16>,
    #[wire(as = ListAs<u8, BigEndian<u16>>)]
    both: Vec<u16>,
    #[wire(as = ListAs<u8, Prefixed<u8, Utf8>>)]
    names: Vec<String>,
    #[wire(as = AtMost<2, List<u32>>)]
    few: Vec<u8>,
    #[wire(as = Vec<u8>)]
    narrow: Vec<u32>,
}

fn lists() -> Lists {
    Lists {
        short: vec![1],
        own_count: vec![2, 3],
        both: vec![4],
        names: vec![text("ab"), text("")],
        few: vec![5, 6],
        narrow: vec![7],
    }
}

#[test]
fn lists_have_other_counts_and_elements() {
    let bytes = hex("01  01 00
                     02 00  00 02 00 03
                     01  00 04
                     02  02 61 62  00
                     02 00 00 00  05 06
                     01 00  07");
    assert_message::<Little, _>(&lists(), &bytes);
}

#[test]
fn rejects_list_that_is_too_long() {
    let error = encode_error::<Little, _>(&Lists { short: vec![0; 256], ..lists() });
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { max: 255, len: 256 });
    assert_text(&error, "length 256 is over the maximum 255 in Lists.short");
    let error = encode_error::<Little, _>(&Lists { few: vec![0; 3], ..lists() });
    assert_text(&error, "length 3 is over the maximum 2 in Lists.few");
    let error = encode_error::<Little, _>(&Lists { narrow: vec![0, 256], ..lists() });
    assert_text(&error, "value does not fit in u8 in Lists.narrow[1]");

    let bytes = hex("00  00 00  00  00  03 00 00 00  01 02 03  00 00");
    let error = decode_error::<Little, Lists>(&bytes);
    assert_eq!(error.kind(), &DecodeErrorKind::TooLong { max: 2, found: 3 });
    assert_text(&error, "length 3 is over the maximum 2 at byte 0x5 in Lists.few");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Few {
    #[wire(as = AtMost<2, List<u8>>)]
    list: Vec<String>,
    #[wire(as = AtMost<1, ListAs<u8, BigEndian<u16>>>)]
    swapped: Vec<u16>,
    #[wire(as = AtMost<1, Vec<BigEndian<u16>>>)]
    own_count: Vec<u16>,
    #[wire(as = AtMost<1, Blob<u8>>)]
    bytes: Vec<u8>,
}

#[test]
fn the_count_of_a_short_list_is_compared_before_the_elements_are_read() {
    let value = Few { list: vec![text("a")], swapped: vec![2], own_count: vec![3], bytes: vec![4] };
    assert_message::<Little, _>(&value, &hex("01 0100 61  01 0002  0100 0003  01 04"));
    for (bytes, place) in [
        ("03 ffff", "length 3 is over the maximum 2 at byte 0x0 in Few.list"),
        ("00 02", "length 2 is over the maximum 1 at byte 0x1 in Few.swapped"),
        ("00 00 ffff 00", "length 65535 is over the maximum 1 at byte 0x2 in Few.own_count"),
        ("00 00 0000 02", "length 2 is over the maximum 1 at byte 0x4 in Few.bytes"),
    ] {
        assert_text(&decode_error::<Little, Few>(&hex(bytes)), place);
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Blobs<'a> {
    #[wire(as = Blob<u8>)]
    owned: Vec<u8>,
    #[wire(as = Blob<u16>)]
    shared: Bytes,
    #[wire(as = Blob<u32>)]
    borrowed: &'a [u8],
}

#[test]
fn byte_strings_have_other_counts() {
    let value = Blobs { owned: vec![1], shared: Bytes::from_static(b"ab"), borrowed: &[2] };
    let bytes = hex("01 01  02 00 61 62  01 00 00 00 02");
    assert_message::<Little, _>(&value, &bytes);
}

/// Degrees as the 256 steps of a byte.
#[derive(Debug)]
struct Angle;

impl<F: Format> Layout<F> for Angle {
    const SIZE: Size = Size::fixed(1);

    fn shape() -> Shape {
        Shape::BYTE
    }
}

impl<F: Format> EncodeAs<F, f32> for Angle {
    fn encode_as(value: &f32, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.put(&[(value / 360.0 * 256.0) as u8]);
        Ok(())
    }
}

impl<'de, F: Format> DecodeAs<'de, F, f32> for Angle {
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<f32, DecodeError> {
        let [byte] = input.array()?;
        Result::Ok(byte as f32 / 256.0 * 360.0)
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Turns {
    flags: u8,
    #[wire(as = Angle)]
    yaw: f32,
    #[wire(as = ListAs<u8, Angle>)]
    more: Vec<f32>,
    #[wire(bit = flags & 1, as = Angle)]
    pitch: Option<f32>,
    #[wire(when = flags & 2 != 0, as = Vec<Angle>)]
    rolls: Option<Vec<f32>>,
}

#[test]
fn codec_may_be_the_users_own() {
    let value = Turns { flags: 1, yaw: 90.0, more: vec![180.0], pitch: Some(45.0), rolls: None };
    assert_message::<Little, _>(&value, &[1, 0x40, 1, 0x80, 0x20]);
    assert_message::<Big, _>(&value, &[1, 0x40, 1, 0x80, 0x20]);
    let value = Turns { flags: 2, yaw: 0.0, more: vec![], pitch: None, rolls: Some(vec![90.0]) };
    assert_message::<Little, _>(&value, &[2, 0, 0, 1, 0, 0x40]);
    assert_message::<Big, _>(&value, &[2, 0, 0, 0, 0, 0, 1, 0x40]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Texts {
    #[wire(as = Prefixed<u8, Utf16Le>)]
    wide: String,
    #[wire(as = Terminated<Utf8>)]
    ended: String,
    #[wire(as = Fixed<4, Utf8>)]
    fixed: String,
    #[wire(as = Vec<Fixed<2, Utf8>>)]
    codes: Vec<String>,
}

#[test]
fn texts_are_framed_by_codecs() {
    let value = Texts {
        wide: text("a\u{e9}"),
        ended: text("hi"),
        fixed: text("abc"),
        codes: vec![text("de"), text("f")],
    };
    let bytes = hex("02 61 00 e9 00  68 69 00  61 62 63 00  02 00 64 65 66 00");
    assert_message::<Little, _>(&value, &bytes);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Arrays {
    #[wire(as = [U24; 2])]
    ends: [u32; 2],
    #[wire(as = [Prefixed<u8, Utf8>; 2])]
    names: [String; 2],
    #[wire(as = [[VarInt<u32>; 1]; 2])]
    nested: [[u32; 1]; 2],
    #[wire(as = [u8; 2])]
    narrow: [u32; 2],
}

#[test]
fn elements_of_arrays_have_codecs() {
    let value = Arrays {
        ends: [1, 0x0a_0b0c],
        names: [text("a"), text("")],
        nested: [[300], [5]],
        narrow: [6, 7],
    };
    let rest = hex("01 61 00 ac02 05 06 07");
    assert_message::<Little, _>(&value, &[&hex("010000 0c0b0a"), &*rest].concat());
    assert_message::<Big, _>(&value, &[&hex("000001 0a0b0c"), &*rest].concat());
    let wide = Arrays { narrow: [0, 256], ..value };
    assert_text(&encode_error::<Little, _>(&wide), "value does not fit in u8 in Arrays.narrow[1]");
    let error = decode_error::<Big, Arrays>(&hex("000001 0a0b0c 01 61 01 ff"));
    assert_text(&error, "invalid UTF-8 text at byte 0x9 in Arrays.names[1]");
}

/// Codecs are for fields; a value seen through one is a value like any other.
#[test]
fn a_value_can_be_seen_through_a_codec() {
    fn assert<T: Encode<Little> + for<'x> Decode<'x, Little>>(value: &T, bytes: &[u8]) {
        assert_eq!(Little::to_vec(value).unwrap(), bytes);
    }
    assert(&0x0102u16, &[2, 1]);
    let seen = ::codec_core::codec::As::<BigEndian<u16>, _>::new(&0x0102u16);
    assert_eq!(Little::to_vec(&seen).unwrap(), [1, 2]);
}
