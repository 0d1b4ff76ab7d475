//! Values behind a presence number, bytes up to a terminator, addresses, and encodings of text.

use ::codec_core::{
    BigEndian, DecodeErrorKind, EncodeErrorKind, Format, LittleEndian, Wire,
    bytes::Bytes,
    codec::{Maybe, MaybeAs, TerminatedBy, VarInt},
    encoding_rs::{Encoding, KOI8_R, UTF_16LE},
    text::{Big5, CodePage, EucKr, Fixed, Gbk, Prefixed, ShiftJis, Terminated, Utf8},
};
use ::std::{
    assert, assert_eq,
    net::{Ipv4Addr, Ipv6Addr},
    prelude::rust_2024::*,
    vec,
};

use crate::support::{
    Big, Little, assert_message, assert_text, decode_error, encode_error, lies_in, text,
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Optional {
    #[wire(as = Maybe<u8>)]
    a: Option<u16>,
    #[wire(as = Maybe<bool>)]
    b: Option<u8>,
    #[wire(as = MaybeAs<u16, VarInt<u32>>)]
    c: Option<u32>,
    #[wire(as = MaybeAs<u8, Prefixed<u8, Utf8>>)]
    d: Option<String>,
}

#[test]
fn number_says_whether_a_value_follows() {
    let all = Optional { a: Some(0x0102), b: Some(3), c: Some(300), d: Some(text("x")) };
    assert_message::<Little, _>(&all, &[1, 2, 1, 1, 3, 1, 0, 0xac, 2, 1, 1, b'x']);
    assert_message::<Big, _>(&all, &[1, 1, 2, 1, 3, 0, 1, 0xac, 2, 1, 1, b'x']);
    let none = Optional { a: None, b: None, c: None, d: None };
    assert_message::<Big, _>(&none, &[0, 0, 0, 0, 0]);
    let error = decode_error::<Big, Optional>(&[2, 0, 0, 0, 0]);
    assert_text(&error, "invalid bool 0x2 at byte 0x0 in Optional.a");
    let error = decode_error::<Big, Optional>(&[0, 0, 0, 7, 0]);
    assert_text(&error, "invalid bool 0x7 at byte 0x2 in Optional.c");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Chain {
    #[wire(as = Maybe<u8>)]
    next: Option<Box<Chain>>,
}

#[test]
fn nested_options_have_a_limit() {
    let value = Chain { next: Some(Box::new(Chain { next: None })) };
    assert_message::<Little, _>(&value, &[1, 0]);
    let error = decode_error::<Little, Chain>(&[1; 100_000]);
    assert!(matches!(error.kind(), DecodeErrorKind::DepthLimit { .. }), "{error}");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = BigEndian)]
struct Terminators<'a> {
    #[wire(as = TerminatedBy<0>)]
    a: Vec<u8>,
    #[wire(as = TerminatedBy)]
    b: Bytes,
    #[wire(as = TerminatedBy<b'\n'>)]
    c: &'a [u8],
}

#[test]
fn bytes_go_up_to_the_terminator() {
    let value = Terminators { a: vec![0xff, 1], b: Bytes::from_static(b"b"), c: b"\0c" };
    let bytes = b"\xff\x01\0b\0\0c\n";
    assert_message::<BigEndian, _>(&value, bytes);
    let read = BigEndian::from_slice::<Terminators<'_>>(bytes).unwrap();
    assert!(lies_in(read.c, bytes));
    let error = encode_error::<BigEndian, _>(&Terminators { c: b"a\n", ..value });
    assert_text(&error, "invalid terminator inside of the bytes that it ends in Terminators.c");
    let error = decode_error::<BigEndian, Terminators<'_>>(b"\x01\x02");
    assert_text(&error, "needed 3 bytes, 2 left at byte 0x0 in Terminators.a");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian, format = BigEndian)]
struct Addresses {
    v4: Ipv4Addr,
    v6: Ipv6Addr,
    mac: [u8; 6],
    #[wire(count = 2)]
    list: Vec<Ipv4Addr>,
}

#[test]
fn addresses_have_the_same_bytes_in_every_order() {
    let value = Addresses {
        v4: Ipv4Addr::new(192, 0, 2, 1),
        v6: Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1),
        mac: [0, 0, 0x5e, 0, 0x53, 1],
        list: vec![Ipv4Addr::LOCALHOST, Ipv4Addr::BROADCAST],
    };
    let mut bytes = vec![192, 0, 2, 1, 0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
    bytes.extend([0, 0, 0x5e, 0, 0x53, 1, 127, 0, 0, 1, 255, 255, 255, 255]);
    assert_message::<LittleEndian, _>(&value, &bytes);
    assert_message::<BigEndian, _>(&value, &bytes);
}

/// A code page that the library has no name for.
struct Koi8R;

impl CodePage for Koi8R {
    const NAME: &'static str = "KOI8-R";

    fn encoding() -> &'static Encoding {
        KOI8_R
    }
}

/// An encoding that `encoding_rs` reads and does not write.
struct Utf16;

impl CodePage for Utf16 {
    const NAME: &'static str = "UTF-16LE";

    fn encoding() -> &'static Encoding {
        UTF_16LE
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Texts {
    #[wire(as = Prefixed<u8, ShiftJis>)]
    japanese: String,
    #[wire(as = Terminated<EucKr>)]
    korean: String,
    #[wire(as = Fixed<6, Gbk>)]
    simplified: String,
    #[wire(as = Prefixed<u8, Big5>)]
    traditional: String,
    #[wire(as = Prefixed<u8, Koi8R>)]
    russian: String,
}

fn texts() -> Texts {
    Texts {
        japanese: text("日ｱA"),
        korean: text("가"),
        simplified: text("中"),
        traditional: text("中"),
        russian: text("мир"),
    }
}

#[test]
fn text_has_the_bytes_of_its_code_page() {
    // From the tables of the WHATWG Encoding Standard.
    let bytes = [
        4, 0x93, 0xfa, 0xb1, b'A', //
        0xb0, 0xa1, 0, //
        0xd6, 0xd0, 0, 0, 0, 0, //
        2, 0xa4, 0xa4, //
        3, 0xcd, 0xc9, 0xd2,
    ];
    assert_message::<Little, _>(&texts(), &bytes);
    let ascii = Texts {
        japanese: text("a"),
        korean: text("b"),
        simplified: text("c"),
        traditional: text("d"),
        russian: text(""),
    };
    assert_message::<Little, _>(&ascii, b"\x01ab\0c\0\0\0\0\0\x01d\0");
}

#[test]
fn text_is_strict_both_ways() {
    let error = encode_error::<Little, _>(&Texts { japanese: text("a€"), ..texts() });
    let kind = EncodeErrorKind::Unmappable { encoding: "Shift_JIS", character: '€' };
    assert_eq!(error.kind(), &kind);
    let error = decode_error::<Little, Texts>(&[1, 0x93, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_text(&error, "invalid Shift_JIS text at byte 0x1 in Texts.japanese");
}

#[test]
fn encoding_that_cannot_be_written_holds_no_text() {
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Wrong {
        #[wire(as = Prefixed<u8, Utf16>)]
        text: String,
    }
    let error = encode_error::<Little, _>(&Wrong { text: text("ж") });
    let kind = EncodeErrorKind::Unmappable { encoding: "UTF-16LE", character: 'ж' };
    assert_eq!(error.kind(), &kind);
    assert_text(
        &decode_error::<Little, Wrong>(&[2, 0x36, 0x04]),
        "invalid UTF-16LE text at byte 0x1 in Wrong.text",
    );
}
