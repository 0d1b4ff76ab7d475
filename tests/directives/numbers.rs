//! Codecs of numbers: any width, as long as they must be, another order; and values of another
//! format.

use ::codec_core::{
    AnyEndian, BigEndian, DecodeErrorKind, EncodeErrorKind, Format, Implied, LittleEndian, Wire,
    codec::{Blob, I24, I40, In, Int, List, ListAs, U24, U40, U48, U56, VarInt, ZigZag},
    text::{Prefixed, Text, Utf8},
};
use ::std::{assert, assert_eq, prelude::rust_2024::*, vec};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, assert_wire_with, decode_error,
    encode_error, strict, text, version,
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Widths {
    #[wire(as = U24)]
    a: u32,
    #[wire(as = U40)]
    b: u64,
    #[wire(as = U48)]
    c: u64,
    #[wire(as = U56)]
    d: u64,
    #[wire(as = I24)]
    e: i32,
    #[wire(as = I40)]
    f: i64,
    #[wire(as = Int<u16, 1>)]
    g: u16,
    #[wire(as = Int<u64, 8>)]
    h: u64,
}

fn widths() -> Widths {
    Widths {
        a: 0x01_0203,
        b: 0x01_0203_0405,
        c: 0x0102_0304_0506,
        d: 0x01_0203_0405_0607,
        e: -2,
        f: -0x01_0203_0405,
        g: 0xff,
        h: 0x0102_0304_0506_0708,
    }
}

#[test]
fn numbers_have_any_width_in_the_order_of_the_format() {
    assert_message::<Little, _>(
        &widths(),
        &[
            3, 2, 1, //
            5, 4, 3, 2, 1, //
            6, 5, 4, 3, 2, 1, //
            7, 6, 5, 4, 3, 2, 1, //
            0xfe, 0xff, 0xff, //
            0xfb, 0xfb, 0xfc, 0xfd, 0xfe, //
            0xff, //
            8, 7, 6, 5, 4, 3, 2, 1,
        ],
    );
    assert_message::<Big, _>(
        &widths(),
        &[
            1, 2, 3, //
            1, 2, 3, 4, 5, //
            1, 2, 3, 4, 5, 6, //
            1, 2, 3, 4, 5, 6, 7, //
            0xff, 0xff, 0xfe, //
            0xfe, 0xfd, 0xfc, 0xfb, 0xfb, //
            0xff, //
            1, 2, 3, 4, 5, 6, 7, 8,
        ],
    );
}

#[test]
fn number_that_needs_more_bytes_is_an_error() {
    let error = encode_error::<Little, _>(&Widths { a: 0x0100_0000, ..widths() });
    assert_eq!(error.kind(), &EncodeErrorKind::OutOfRange { what: "u24" });
    for e in [0x0080_0000, -0x0080_0001] {
        let error = encode_error::<Little, _>(&Widths { e, ..widths() });
        assert_eq!(error.kind(), &EncodeErrorKind::OutOfRange { what: "i24" });
    }
    for e in [0x007f_ffff, -0x0080_0000] {
        let value = Widths { e, ..widths() };
        let bytes = Big::to_vec(&value).unwrap();
        assert_eq!(Big::from_slice::<Widths>(&bytes).unwrap(), value);
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Orders {
    #[wire(as = BigEndian<U24>)]
    a: u32,
    #[wire(as = LittleEndian<I24>)]
    b: i32,
    #[wire(as = BigEndian<[u16; 2]>)]
    c: [u16; 2],
    #[wire(as = LittleEndian<[[u16; 1]; 2]>)]
    d: [[u16; 1]; 2],
}

#[test]
fn arrays_and_odd_widths_have_an_order_of_their_own() {
    let value = Orders { a: 0x01_0203, b: -2, c: [0x0102, 0x0304], d: [[0x0506], [0x0708]] };
    let bytes = [1, 2, 3, 0xfe, 0xff, 0xff, 1, 2, 3, 4, 6, 5, 8, 7];
    assert_message::<Little, _>(&value, &bytes);
    assert_message::<Big, _>(&value, &bytes);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct VarInts {
    #[wire(as = VarInt<u16>)]
    a: u16,
    #[wire(as = VarInt<u32>)]
    b: u32,
    #[wire(as = VarInt<u64>)]
    c: u64,
}

#[test]
fn varints_are_as_long_as_they_must_be() {
    // 300 and 0x7f, 0x80, 0x3fff, 0x4000 are the examples of the Protocol Buffers and DWARF texts.
    for (number, bytes) in [
        (0, &[0][..]),
        (0x7f, &[0x7f]),
        (0x80, &[0x80, 1]),
        (300, &[0xac, 2]),
        (0x3fff, &[0xff, 0x7f]),
        (0x4000, &[0x80, 0x80, 1]),
        (0xffff, &[0xff, 0xff, 3]),
    ] {
        let value = VarInts { a: number, b: u32::from(number), c: u64::from(number) };
        let bytes = bytes.repeat(3);
        assert_message::<Little, _>(&value, &bytes);
        assert_message::<Big, _>(&value, &bytes);
    }
    let value = VarInts { a: u16::MAX, b: u32::MAX, c: u64::MAX };
    let bytes = [
        0xff, 0xff, 3, //
        0xff, 0xff, 0xff, 0xff, 0xf, //
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1,
    ];
    assert_message::<Little, _>(&value, &bytes);
    for bits in 0..64 {
        let value = VarInts { a: 0, b: 0, c: 1 << bits };
        assert_eq!(Little::encoded_len(&value).unwrap(), 3 + bits / 7);
        assert_wire::<Little, _>(&value, &Little::to_vec(&value).unwrap().clone());
    }
}

#[test]
fn overlong_varint_is_read_unless_strict() {
    let bytes = [0x80, 0x80, 0, 0x85, 0, 0];
    let value = VarInts { a: 0, b: 5, c: 0 };
    assert_eq!(Little::from_slice::<VarInts>(&bytes).unwrap(), value);
    let error = Little::from_slice_with::<VarInts>(&bytes, &strict()).unwrap_err();
    assert_text(&error, "invalid last byte of a varint 0x0 at byte 0x2 in VarInts.a");
}

#[test]
fn varint_that_does_not_fit_or_end_is_an_error() {
    let error = decode_error::<Little, VarInts>(&[0xff, 0xff, 4, 0, 0]);
    assert_text(&error, "invalid last byte of a varint 0x4 at byte 0x2 in VarInts.a");
    let error = decode_error::<Little, VarInts>(&[0x80; 20]);
    assert_text(&error, "invalid last byte of a varint 0x80 at byte 0x2 in VarInts.a");
    let error = decode_error::<Little, VarInts>(&[0, 0x80, 0x80, 0x80, 0x80, 0x10, 0]);
    assert_text(&error, "invalid last byte of a varint 0x10 at byte 0x5 in VarInts.b");
    let mut long = [0xff; 12];
    (long[0], long[1], long[11]) = (0, 0, 2);
    let error = decode_error::<Little, VarInts>(&long);
    assert_eq!(error.kind(), &DecodeErrorKind::Invalid { what: "last byte of a varint", value: 2 });
    assert_eq!(error.offset(), 11);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct ZigZags {
    #[wire(as = ZigZag<i16>)]
    a: i16,
    #[wire(as = ZigZag<i32>)]
    b: i32,
    #[wire(as = ZigZag<i64>)]
    c: i64,
}

#[test]
fn zigzag_has_the_sign_in_the_lowest_bit() {
    // The table of the Protocol Buffers encoding guide.
    for (number, byte) in [(0, 0), (-1, 1), (1, 2), (-2, 3)] {
        let value = ZigZags { a: number, b: i32::from(number), c: i64::from(number) };
        assert_message::<Little, _>(&value, &[byte; 3]);
    }
    let value = ZigZags { a: i16::MIN, b: i32::MAX, c: i64::MIN };
    let bytes = [
        0xff, 0xff, 3, //
        0xfe, 0xff, 0xff, 0xff, 0xf, //
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1,
    ];
    assert_message::<Little, _>(&value, &bytes);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Counts {
    #[wire(as = List<VarInt<u32>>)]
    a: Vec<u8>,
    #[wire(as = Prefixed<VarInt<u32>, Utf8>)]
    b: String,
    #[wire(as = Blob<U24>)]
    c: Vec<u8>,
    #[wire(as = ListAs<BigEndian<u16>, U24>)]
    d: Vec<u32>,
    #[wire(as = Blob<LittleEndian<U24>>)]
    e: Vec<u8>,
}

#[test]
fn codecs_of_numbers_count() {
    let value = Counts { a: vec![7], b: text("ab"), c: vec![8, 9], d: vec![1], e: vec![6] };
    let little = [1, 7, 2, b'a', b'b', 2, 0, 0, 8, 9, 0, 1, 1, 0, 0, 1, 0, 0, 6];
    assert_message::<Little, _>(&value, &little);
    let big = [1, 7, 2, b'a', b'b', 0, 0, 2, 8, 9, 0, 1, 0, 0, 1, 1, 0, 0, 6];
    assert_message::<Big, _>(&value, &big);
    let long = Counts { a: vec![0; 200], b: "x".repeat(300), ..value };
    let bytes = Little::to_vec(&long).unwrap();
    assert_eq!(bytes[..2], [0xc8, 1]);
    assert_eq!(bytes[202..204], [0xac, 2]);
    assert_wire::<Little, _>(&long, &bytes);
}

#[test]
fn count_is_a_claim() {
    let error = decode_error::<Little, Counts>(&[0xff, 0xff, 0xff, 0xff, 0xf, 1]);
    assert!(error.is_incomplete());
    let error = decode_error::<Little, Counts>(&[0, 0, 0xff, 0xff, 0xff, 1]);
    assert_text(&error, "needed 16777215 bytes, 1 left at byte 0x5 in Counts.c");
}

#[test]
fn count_that_needs_more_bytes_is_an_error() {
    #[derive(Wire, Debug)]
    #[wire(format = Little)]
    struct Short {
        #[wire(as = Blob<Int<u16, 1>>)]
        bytes: Vec<u8>,
        #[wire(as = Blob<VarInt<u16>>)]
        more: Vec<u8>,
    }
    let error = encode_error::<Little, _>(&Short { bytes: vec![0; 256], more: vec![] });
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { len: 256, max: 255 });
    let error = encode_error::<Little, _>(&Short { bytes: vec![], more: vec![0; 65536] });
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { len: 65536, max: 65535 });
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Computed {
    #[wire(as = VarInt<u32>)]
    n: Implied<u32>,
    #[wire(as = VarInt<u32>)]
    size: Implied<u32>,
    #[wire(as = U24)]
    wide: Implied<u32>,
    #[wire(count = n)]
    list: Vec<u16>,
    #[wire(len = size, as = Text<Utf8>)]
    text: String,
    #[wire(len = wide)]
    more: Vec<u16>,
}

#[test]
fn counts_and_lengths_in_other_fields_have_any_form() {
    let value = |list, text: String, more| Computed {
        n: Implied::new(),
        size: Implied::new(),
        wide: Implied::new(),
        list,
        text,
        more,
    };
    let short = value(vec![9], text("ab"), vec![8]);
    assert_message::<Little, _>(&short, &[1, 2, 2, 0, 0, 9, 0, b'a', b'b', 8, 0]);
    // The width of the length depends on its value.
    let long = value(vec![], "x".repeat(300), vec![]);
    let bytes = Little::to_vec(&long).unwrap();
    assert_eq!((bytes.len(), &bytes[..6]), (306, &[0, 0xac, 2, 0, 0, 0][..]));
    assert_message::<Little, _>(&long, &bytes);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = BigEndian, format = Little)]
struct Inner {
    id: u16,
    #[wire(since = 2, default)]
    more: u16,
    #[wire(align = 4)]
    end: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Outer {
    before: u16,
    #[wire(as = In<BigEndian>)]
    inner: Inner,
    after: u16,
    #[wire(as = ListAs<u8, In<BigEndian>>)]
    list: Vec<u16>,
}

#[test]
fn struct_of_another_format_stands_in_place() {
    let inner = Inner { id: 0x0102, more: 0x0304, end: 5 };
    let value = Outer { before: 0x0607, inner: inner.clone(), after: 0x0809, list: vec![1, 2] };
    // `align` counts from the start of the message around.
    let bytes = [7, 6, 1, 2, 3, 4, 0, 0, 5, 9, 8, 2, 0, 1, 0, 2];
    assert_message::<Little, _>(&value, &bytes);
    let old = Outer { inner: Inner { more: 0, ..inner }, ..value };
    let bytes = [7, 6, 1, 2, 5, 9, 8, 2, 0, 1, 0, 2];
    assert_wire_with::<Little, _>(&old, &bytes, &version(1));
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = AnyEndian)]
struct Deep {
    kind: u8,
    #[wire(when = kind == 1, as = In<Little>)]
    next: Option<Box<Deep>>,
}

#[test]
fn other_formats_inside_share_the_limits() {
    let error = decode_error::<Little, Deep>(&[1; 100_000]);
    assert!(matches!(error.kind(), DecodeErrorKind::DepthLimit { .. }), "{error}");
    assert_message::<Little, _>(
        &Deep { kind: 1, next: Some(Box::new(Deep { kind: 0, next: None })) },
        &[1, 0],
    );
}
