//! `bits = u16` on structs, `bits = 4` on fields: groups of bits of one number.

use ::codec_core::{
    BigEndian, DecodeErrorKind, EncodeErrorKind, Format, Implied, Layout, LittleEndian, Options,
    Shape, Wire, shape::BitKind,
};
use ::std::{assert, assert_eq, matches, panic, prelude::rust_2024::*, vec};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, decode, decode_error, encode_error,
};

/// Flags of a DNS header, RFC 1035, section 4.1.1.
#[derive(Wire, Debug, Clone, Copy, Default, PartialEq)]
#[wire(format = Big, format = Little, bits = u16)]
struct DnsFlags {
    response: bool,
    #[wire(bits = 4)]
    opcode: Opcode,
    authoritative: bool,
    truncated: bool,
    recursion_desired: bool,
    recursion_available: bool,
    #[wire(bits = 3, const = 0)]
    reserved: Implied<u8>,
    #[wire(bits = 4)]
    response_code: u8,
}

#[derive(Wire, Debug, Clone, Copy, Default, PartialEq)]
#[wire(format = Big, format = Little, repr = u8)]
enum Opcode {
    #[default]
    Query,
    Inverse,
    Status,
}

#[test]
fn first_field_is_the_most_significant() {
    let query = DnsFlags { recursion_desired: true, ..Default::default() };
    assert_message::<Big, _>(&query, &[0x01, 0x00]);
    assert_message::<Little, _>(&query, &[0x00, 0x01]);
    // A response of "name error": 1000 0001 1000 0011.
    let response = DnsFlags {
        response: true,
        recursion_desired: true,
        recursion_available: true,
        response_code: 3,
        ..Default::default()
    };
    assert_message::<Big, _>(&response, &[0x81, 0x83]);
    let status = DnsFlags { opcode: Opcode::Status, ..Default::default() };
    assert_message::<Big, _>(&status, &[0x10, 0x00]);
}

#[test]
fn errors_name_the_field_and_the_byte() {
    let error = encode_error::<Big, _>(&DnsFlags { response_code: 16, ..Default::default() });
    assert_eq!(error.kind(), &EncodeErrorKind::OutOfRange { what: "4 bits" });
    assert_text(&error, "value does not fit in 4 bits in DnsFlags.response_code");
    let error = decode_error::<Big, DnsFlags>(&[0x18, 0x00]);
    assert_eq!(error.kind(), &DecodeErrorKind::UnknownTag { ty: "Opcode", tag: 3 });
    assert_text(&error, "unknown tag 0x3 of `Opcode` at byte 0x0 in DnsFlags.opcode");
    let error = decode_error::<Big, DnsFlags>(&[0x00, 0x20]);
    assert_text(&error, "expected the constant 0x0, found 0x2 at byte 0x0 in DnsFlags.reserved");
    let error = decode_error::<Big, Vec<DnsFlags>>(&[0, 0, 0, 2, 0, 0, 0x78, 0]);
    assert_text(&error, "unknown tag 0xf of `Opcode` at byte 0x6 in [1].opcode");
    let error = decode_error::<Big, DnsFlags>(&[0]);
    assert_text(&error, "needed 2 bytes, 1 left at byte 0x0 in DnsFlags");
}

/// The date of a FAT directory entry, least significant bit first: day, month, years since 1980.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, bits = u16, lsb_first)]
struct FatDate {
    #[wire(bits = 5, check = (1..=31).contains(&day))]
    day: u8,
    #[wire(bits = 4, check = month >= 1 && month - 1 < 12)]
    month: u8,
    #[wire(bits = 7)]
    year: u8,
}

#[test]
fn first_field_is_the_least_significant() {
    // 17 November 2026: 46 << 9 | 11 << 5 | 17 = 0x5d71.
    assert_message::<Little, _>(&FatDate { day: 17, month: 11, year: 46 }, &[0x71, 0x5d]);
}

#[test]
fn conditions_are_checked_in_both_directions() {
    let error = encode_error::<Little, _>(&FatDate { day: 0, month: 1, year: 0 });
    assert_text(&error, "`(1 ..= 31).contains(& day)` does not hold in FatDate.day");
    let error = decode_error::<Little, FatDate>(&[0x01, 0x00]);
    assert_eq!(
        error.kind(),
        &DecodeErrorKind::CheckFailed { condition: "month >= 1 && month - 1 < 12" }
    );
    assert_text(
        &error,
        "`month >= 1 && month - 1 < 12` does not hold at byte 0x0 in FatDate.month",
    );
}

/// Arithmetic that has no result for some bits.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, bits = u8)]
struct Span {
    #[wire(bits = 4)]
    from: u8,
    #[wire(bits = 4, check = to - from < 3)]
    to: u8,
}

#[test]
fn arithmetic_cannot_wrap() {
    assert_message::<Little, _>(&Span { from: 1, to: 2 }, &[0x12]);
    let error = decode_error::<Little, Span>(&[0x21]);
    assert_text(&error, "`to - from < 3` is out of range at byte 0x0 in Span.to");
    let error = encode_error::<Little, _>(&Span { from: 2, to: 1 });
    assert_text(&error, "`to - from < 3` is out of range in Span.to");
}

/// Numbers with a sign, nested bits, bits that are not used, and a field that is not on the wire.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Big, bits = u32)]
struct Mixed {
    #[wire(bits = 4)]
    low: i8,
    inner: Inner,
    #[wire(skip, default = 7)]
    cached: u8,
    #[wire(pad = 2, bits = 11)]
    high: i16,
    #[wire(bits = 2)]
    wide: bool,
    #[wire(rest)]
    unused: (),
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Big, bits = u8)]
struct Inner {
    #[wire(bits = 3)]
    a: u8,
    #[wire(bits = 5)]
    b: u8,
}

fn mixed() -> Mixed {
    Mixed { low: -3, inner: Inner { a: 5, b: 9 }, cached: 7, high: -1024, wide: true, unused: () }
}

#[test]
fn groups_of_all_kinds() {
    // 1101 101 01001 00 10000000000 01 00000
    assert_message::<Big, _>(&mixed(), &[0xda, 0x92, 0x00, 0x20]);
    assert_message::<Big, _>(&Mixed { low: 7, high: 1023, ..mixed() }, &[0x7a, 0x91, 0xff, 0xa0]);
    let error = encode_error::<Big, _>(&Mixed { low: 8, ..mixed() });
    assert_text(&error, "value does not fit in 4 bits in Mixed.low");
    let error = encode_error::<Big, _>(&Mixed { high: -1025, ..mixed() });
    assert_text(&error, "value does not fit in 11 bits in Mixed.high");
    let error = encode_error::<Big, _>(&Mixed { inner: Inner { a: 8, b: 0 }, ..mixed() });
    assert_text(&error, "value does not fit in 3 bits in Mixed.inner.a");
    let error = decode_error::<Big, Mixed>(&[0xda, 0x92, 0x00, 0x60]);
    assert_text(&error, "invalid bool 0x3 at byte 0x0 in Mixed.wide");
}

#[test]
fn unused_bits_are_skipped_unless_strict() {
    let strict = Options { strict: true, ..Options::new(()) };
    assert_eq!(decode::<Big, Mixed>(&[0xda, 0x92, 0x00, 0x20], &strict), Ok(mixed()));
    for (bytes, text) in [
        ([0xda, 0x9a, 0x00, 0x20], "invalid padding 0x2 at byte 0x0 in Mixed.high"),
        ([0xda, 0x92, 0x00, 0x21], "invalid padding 0x1 at byte 0x0 in Mixed.unused"),
    ] {
        assert_eq!(Big::from_slice::<Mixed>(&bytes), Ok(mixed()));
        let error = decode::<Big, Mixed>(&bytes, &strict).unwrap_err();
        assert_text(&error, text);
    }
}

/// The same bits in numbers of other widths and byte orders.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, format = Big, bits = BigEndian<u32>)]
struct BigWord {
    #[wire(bits = 20)]
    label: u32,
    #[wire(bits = 3)]
    class: u8,
    bottom: bool,
    #[wire(bits = 8)]
    ttl: u8,
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Big, bits = LittleEndian<u64>, lsb_first)]
struct LittleWord(#[wire(bits = 40)] u64, #[wire(bits = 24)] i32);

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Big, bits = u64)]
struct Whole(#[wire(bits = 64)] u64);

#[test]
fn the_number_can_have_its_own_byte_order() {
    // An MPLS label, RFC 3032: label 3, class 5, bottom of the stack, time to live 64.
    let label = BigWord { label: 3, class: 5, bottom: true, ttl: 64 };
    assert_message::<Little, _>(&label, &[0x00, 0x00, 0x3b, 0x40]);
    assert_message::<Big, _>(&label, &[0x00, 0x00, 0x3b, 0x40]);
    let word = LittleWord(0x01_0203_0405, -2);
    assert_message::<Big, _>(&word, &[5, 4, 3, 2, 1, 0xfe, 0xff, 0xff]);
    assert_message::<Big, _>(&Whole(u64::MAX - 1), &[255, 255, 255, 255, 255, 255, 255, 254]);
}

/// A head of bits, and fields that hang on it: an expression over a field of a field.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Packet {
    head: Head,
    #[wire(count = head.sources)]
    sources: Vec<u32>,
    #[wire(when = head.extension)]
    extension: Option<u16>,
    #[wire(len = head.words as usize * 2)]
    payload: Vec<u8>,
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Big, bits = u16)]
struct Head {
    #[wire(bits = 2, const = 2)]
    version: u8,
    extension: bool,
    #[wire(bits = 4)]
    sources: u8,
    #[wire(bits = 9)]
    words: u16,
}

#[test]
fn other_directives_name_groups() {
    let head = Head { version: 2, extension: true, sources: 1, words: 1 };
    let packet = Packet { head, sources: vec![7], extension: Some(0x0102), payload: vec![8, 9] };
    // 10 1 0001 000000001
    assert_message::<Big, _>(&packet, &[0xa2, 0x01, 0, 0, 0, 7, 1, 2, 8, 9]);
    let error = encode_error::<Big, _>(&Packet { extension: None, ..packet.clone() });
    assert_text(&error, "must be present under its condition in Packet.extension");
    // What the head holds does not matter: the groups are written from what they count.
    let other = Packet { sources: vec![], payload: vec![1, 2, 3, 4], ..packet.clone() };
    // 10 1 0000 000000010
    assert_eq!(Big::to_vec(&other).unwrap(), [0xa0, 0x02, 1, 2, 1, 2, 3, 4]);
    let error = encode_error::<Big, _>(&Packet { payload: vec![1], ..packet.clone() });
    assert_text(
        &error,
        "`head.words as usize * 2` cannot be 1: it is not a multiple of the factor in Packet.payload",
    );
    let error = encode_error::<Big, _>(&Packet { sources: vec![0; 16], ..packet });
    assert_text(&error, "length 16 is over the maximum 15 in Packet.sources");
}

/// A group that selects the variant of an enum, through a struct that gets it.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Selected {
    head: Head,
    #[wire(with(head.sources))]
    content: Content,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big, with(kind: u8))]
struct Content {
    #[wire(switch = kind)]
    body: Body,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big, tag = u8)]
enum Body {
    #[wire(id = 1)]
    Byte(u8),
    #[wire(id = 2)]
    Word(u16),
}

#[test]
fn group_selects_a_variant() {
    let head = Head { version: 2, extension: false, sources: 2, words: 0 };
    let selected = Selected { head, content: Content { body: Body::Word(0x0102) } };
    // 10 0 0010 000000000
    assert_message::<Big, _>(&selected, &[0x84, 0x00, 1, 2]);
    let error =
        encode_error::<Big, _>(&Selected { head, content: Content { body: Body::Byte(1) } });
    assert!(error.to_string().ends_with("in Selected.content.body"), "{error}");
}

/// Every bit pattern is a value.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Big, bits = u16)]
struct Free {
    #[wire(bits = 7)]
    low: i8,
    inner: Inner,
    set: bool,
}

/// In lists and arrays.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Lists {
    list: Vec<Span>,
    array: [FatDate; 2],
}

#[test]
fn lists_of_them_are_as_long_as_their_numbers() {
    assert_eq!(<Span as Layout<Little>>::SIZE.fixed, Some(1));
    assert_eq!(<Mixed as Layout<Big>>::SIZE.fixed, Some(4));
    let date = FatDate { day: 17, month: 11, year: 46 };
    let lists = Lists { list: vec![Span { from: 1, to: 2 }; 3], array: [date; 2] };
    assert_message::<Little, _>(&lists, &[3, 0, 0x12, 0x12, 0x12, 0x71, 0x5d, 0x71, 0x5d]);
    assert_eq!(Little::encoded_len(&lists).unwrap(), 9);
    let free = |low, inner, set| Free { low, inner, set };
    let list: Vec<_> = (0..9).map(|n| free(n - 4, Inner { a: 5, b: 9 }, n % 2 == 0)).collect();
    // 1111100 101 01001 1, 1111101 101 01001 0
    let bytes = [0, 0, 0, 2, 0xf9, 0x53, 0xfb, 0x52];
    assert_wire::<Big, _>(&list[..2].to_vec(), &bytes);
    let bytes = Big::to_vec(&list).unwrap();
    assert_eq!(Big::from_slice::<Vec<Free>>(&bytes).unwrap(), list);
}

/// An enum that keeps numbers it does not know.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, repr = i8)]
enum Gear {
    #[wire(id = -1)]
    Reverse,
    Neutral,
    #[wire(other)]
    Forward(i8),
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, bits = u8)]
struct Gears<T> {
    #[wire(bits = 4)]
    first: T,
    #[wire(bits = 4)]
    second: T,
}

#[test]
fn type_parameters_and_unknown_numbers() {
    let gears = Gears { first: Gear::Reverse, second: Gear::Forward(3) };
    assert_message::<Little, _>(&gears, &[0xf3]);
    assert_message::<Little, _>(&Gears { first: Gear::Neutral, second: Gear::Neutral }, &[0]);
    let error =
        encode_error::<Little, _>(&Gears { first: Gear::Neutral, second: Gear::Forward(8) });
    assert_text(&error, "value does not fit in 4 bits in Gears.second");
    assert_wire::<Little, _>(&Gears { first: 1_u8, second: 2 }, &[0x12]);
}

#[test]
fn annotations_show_every_bit() {
    let head = Head { version: 2, extension: true, sources: 1, words: 1 };
    let packet = Packet { head, sources: vec![7], extension: Some(0x0102), payload: vec![8, 9] };
    let annotated = Big::annotate(&packet).unwrap();
    let expected = "\
0000  a2 01                                            head            Head = 41473
      10...... ........                                head.version    = 2
      ..1..... ........                                head.extension  = true
      ...0001. ........                                head.sources    = 1
      .......0 00000001                                head.words      = 1
0002  00 00 00 07                                      sources         list of u32 = [7]
0006  01 02                                            extension       u16 = 258
0008  08 09                                            payload         list of u8 = 0809
";
    assert_eq!(annotated.to_string(), expected);
    let sources = annotated.find("head.sources").unwrap();
    let bits = sources.bits.clone().unwrap();
    assert_eq!((bits.range, bits.width, bits.value, sources.range.clone()), (9..13, 16, 1, 0..2));

    let annotated = Big::annotate(&mixed()).unwrap().to_string();
    let expected = "\
0000  da 92 00 20                                      Mixed    Mixed = 3667001376
      1101.... ........ ........ ........              low      = -3
      ....1010 1001.... ........ ........              inner
      ....101. ........ ........ ........              inner.a  = 5
      .......0 1001.... ........ ........              inner.b  = 9
      ........ ......10 00000000 0.......              high     = -1024
      ........ ........ ........ .01.....              wide     = true
      ........ ........ ........ ...00000              unused   = 0
";
    assert_eq!(annotated, expected);
}

#[test]
fn descriptions_have_the_bits() {
    let Shape::Bits { of, bits } = <Mixed as Layout<Big>>::shape() else {
        panic!("not bits");
    };
    assert!(matches!(of(), Shape::Int { width: 4, signed: false, .. }));
    assert_eq!((bits.name, bits.width), ("Mixed", 32));
    let places: Vec<_> =
        bits.groups.iter().map(|group| (group.name, group.start, group.width)).collect();
    assert_eq!(
        places,
        [
            ("low", 28, 4),
            ("inner", 20, 8),
            ("cached", 20, 0),
            ("high", 7, 11),
            ("wide", 5, 2),
            ("unused", 0, 5),
        ]
    );
    assert_eq!(bits.groups[3].directives, "pad = 2, bits = 11");
    assert!(matches!(bits.groups[1].kind, BitKind::Struct(inner) if inner.name == "Inner"));
    assert_eq!(u64::from(bits.groups[3].padding_start), 18);
}
