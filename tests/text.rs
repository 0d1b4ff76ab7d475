//! Text: every encoding in every framing.

mod support;

use std::borrow::Cow;

use codec_core::{
    DecodeAs, DecodeError, DecodeErrorKind, EncodeAs, EncodeErrorKind, Format, Wire,
    codec::As,
    text::{Fixed, Padded, Prefixed, Terminated, Text, Utf8, Utf16Be, Utf16Le, Windows1252},
};
use support::{
    Big, Little, assert_message, assert_text, assert_wire, decode_error, encode_error, hex, strict,
    text, to_hex,
};

/// `text` in the codec `C` is exactly `bytes`.
#[track_caller]
fn assert_codec<C>(text: &str, bytes: &str)
where
    C: EncodeAs<Little, str> + for<'x> DecodeAs<'x, Little, String>,
    C: for<'x> DecodeAs<'x, Little, Box<str>> + for<'x> DecodeAs<'x, Little, Cow<'x, str>>,
{
    let bytes = hex(bytes);
    let found = Little::to_vec(&As::<C, &str>::new(text)).unwrap();
    assert_eq!(to_hex(&found), to_hex(&bytes));
    assert_eq!(decode::<C>(&bytes).unwrap(), text);
    let boxed: As<C, Box<str>> = Little::from_slice(&bytes).unwrap();
    assert_eq!(&*boxed.into_inner(), text);
    let cow: As<C, Cow<'_, str>> = Little::from_slice(&bytes).unwrap();
    assert_eq!(cow.into_inner(), text);
}

/// As [`assert_codec`], and each shorter input is incomplete.
#[track_caller]
fn assert_ended<C>(text: &str, bytes: &str)
where
    C: EncodeAs<Little, str> + for<'x> DecodeAs<'x, Little, String>,
    C: for<'x> DecodeAs<'x, Little, Box<str>> + for<'x> DecodeAs<'x, Little, Cow<'x, str>>,
{
    assert_codec::<C>(text, bytes);
    let bytes = hex(bytes);
    for len in 0..bytes.len() {
        let error = decode::<C>(&bytes[..len]).unwrap_err();
        assert!(error.is_incomplete(), "{len}: {error}");
    }
}

fn decode<C: for<'x> DecodeAs<'x, Little, String>>(bytes: &[u8]) -> Result<String, DecodeError> {
    Little::from_slice::<As<C, String>>(bytes).map(As::into_inner)
}

fn kind<C: for<'x> DecodeAs<'x, Little, String>>(bytes: &[u8]) -> DecodeErrorKind {
    decode::<C>(bytes).unwrap_err().kind().clone()
}

fn encode_kind<C: EncodeAs<Little, str>>(text: &str) -> EncodeErrorKind {
    Little::to_vec(&As::<C, &str>::new(text)).unwrap_err().kind().clone()
}

#[test]
fn prefixed_text_counts_units() {
    assert_ended::<Prefixed<u8, Utf8>>("a\u{e9}\u{20ac}", "06  61 c3 a9 e2 82 ac");
    assert_ended::<Prefixed<u16, Utf16Le>>("a\u{e9}\u{20ac}", "03 00  61 00 e9 00 ac 20");
    assert_ended::<Prefixed<u32, Utf16Be>>("a\u{e9}\u{20ac}", "03 00 00 00  00 61 00 e9 20 ac");
    assert_ended::<Prefixed<u64, Windows1252>>(
        "a\u{e9}\u{20ac}",
        "03 00 00 00 00 00 00 00  61 e9 80",
    );
    assert_ended::<Prefixed<u8, Utf16Le>>("\u{1d11e}", "02  34 d8 1e dd");
    assert_ended::<Prefixed<u8, Utf8>>("", "00");
    assert_ended::<Prefixed<u8, Utf16Le>>("ab\0c", "04  61 00 62 00 00 00 63 00");
    assert_ended::<Prefixed<u8, Utf8>>("a\0b", "03  61 00 62");
    assert_ended::<Prefixed<u8, Windows1252>>("a\0b", "03  61 00 62");
}

#[test]
fn terminated_text_ends_with_a_zero_unit() {
    assert_ended::<Terminated<Utf8>>("a\u{e9}\u{20ac}", "61 c3 a9 e2 82 ac 00");
    assert_ended::<Terminated<Utf16Le>>("a\u{e9}\u{20ac}", "61 00 e9 00 ac 20 00 00");
    assert_ended::<Terminated<Utf16Be>>("a\u{e9}\u{20ac}", "00 61 00 e9 20 ac 00 00");
    assert_ended::<Terminated<Windows1252>>("a\u{e9}\u{20ac}", "61 e9 80 00");
    assert_ended::<Terminated<Utf16Le>>("", "00 00");
    // Zero bytes that are no zero unit do not end it.
    assert_ended::<Terminated<Utf16Le>>("\u{100}a", "00 01 61 00 00 00");
    assert_ended::<Terminated<Utf16Be>>("a\u{100}", "00 61 01 00 00 00");
}

#[test]
fn fixed_text_is_padded_with_zeros() {
    assert_ended::<Fixed<8, Utf8>>("a\u{e9}\u{20ac}", "61 c3 a9 e2 82 ac 00 00");
    assert_ended::<Fixed<4, Utf16Le>>("a\u{e9}\u{20ac}", "61 00 e9 00 ac 20 00 00");
    assert_ended::<Fixed<4, Utf16Be>>("a\u{e9}\u{20ac}", "00 61 00 e9 20 ac 00 00");
    assert_ended::<Fixed<4, Windows1252>>("a\u{e9}\u{20ac}", "61 e9 80 00");
    assert_ended::<Fixed<3, Windows1252>>("a\u{e9}\u{20ac}", "61 e9 80");
    assert_ended::<Fixed<2, Utf16Le>>("", "00 00 00 00");
    assert_ended::<Fixed<0, Utf8>>("", "");
}

#[test]
fn plain_text_goes_up_to_the_end() {
    assert_codec::<Text<Utf8>>("a\u{e9}\u{20ac}", "61 c3 a9 e2 82 ac");
    assert_codec::<Text<Utf16Le>>("a\u{e9}\u{20ac}", "61 00 e9 00 ac 20");
    assert_codec::<Text<Utf16Be>>("a\u{e9}\u{20ac}", "00 61 00 e9 20 ac");
    assert_codec::<Text<Windows1252>>("a\u{e9}\u{20ac}", "61 e9 80");
    assert_codec::<Text<Utf8>>("", "");
}

#[test]
fn padded_text_fills_up_from_its_own_start() {
    assert_ended::<Padded<4, Prefixed<u16, Utf8>>>("a\u{e9}\u{20ac}", "06 00 61 c3 a9 e2 82 ac");
    assert_ended::<Padded<4, Prefixed<u16, Windows1252>>>(
        "a\u{e9}\u{20ac}",
        "03 00 61 e9 80 00 00 00",
    );
    assert_ended::<Padded<4, Prefixed<u16, Windows1252>>>("", "00 00 00 00");
    assert_ended::<Padded<8, Terminated<Utf16Le>>>("a", "61 00 00 00 00 00 00 00");
    assert_ended::<Padded<1, Prefixed<u8, Utf8>>>("a", "01 61");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Offset {
    byte: u8,
    #[wire(as = Padded<4, Prefixed<u8, Utf8>>)]
    name: String,
    after: u8,
}

#[test]
fn padding_does_not_depend_on_the_position() {
    let value = Offset { byte: 9, name: text("ab"), after: 8 };
    assert_message::<Little, _>(&value, &[9, 2, b'a', b'b', 0, 8]);
}

#[test]
fn padding_is_overlooked_unless_strict() {
    let bytes = [9, 2, b'a', b'b', 7, 8];
    assert_eq!(Little::from_slice::<Offset>(&bytes).unwrap().name, "ab");
    let error = Little::from_slice_with::<Offset>(&bytes, &strict()).unwrap_err();
    assert_text(&error, "invalid padding 0x7 at byte 0x4 in Offset.name");

    type Name = As<Fixed<4, Utf8>, String>;
    let bytes = [b'a', 0, 0xff, 0];
    assert_eq!(Little::from_slice::<Name>(&bytes).unwrap().into_inner(), "a");
    let error = Little::from_slice_with::<Name>(&bytes, &strict()).unwrap_err();
    assert_text(&error, "invalid padding 0xff at byte 0x2");
    assert!(Little::from_slice_with::<Name>(&[b'a', 0, 0, 0], &strict()).is_ok());
}

#[test]
fn rejects_characters_that_the_encoding_has_not() {
    let unmappable =
        |character| EncodeErrorKind::Unmappable { encoding: "Windows-1252", character };
    assert_eq!(encode_kind::<Prefixed<u8, Windows1252>>("ab\u{3b1}"), unmappable('\u{3b1}'));
    assert_eq!(encode_kind::<Terminated<Windows1252>>("\u{1f600}"), unmappable('\u{1f600}'));
    assert_eq!(encode_kind::<Fixed<9, Windows1252>>("\u{100}"), unmappable('\u{100}'));
    assert_eq!(encode_kind::<Text<Windows1252>>("\u{2190}"), unmappable('\u{2190}'));
    // The controls that Windows-1252 replaced by letters.
    assert_eq!(encode_kind::<Text<Windows1252>>("\u{80}"), unmappable('\u{80}'));
    let long = "x".repeat(1000) + "\u{3b1}";
    assert_eq!(encode_kind::<Prefixed<u16, Windows1252>>(&long), unmappable('\u{3b1}'));
}

#[test]
fn rejects_bytes_that_are_no_text() {
    let invalid = |encoding| DecodeErrorKind::InvalidText { encoding };
    for bytes in [&[1, 0xff][..], &[2, 0xc3, 0x28], &[1, 0xc3], &[3, 0xed, 0xa0, 0x80]] {
        assert_eq!(kind::<Prefixed<u8, Utf8>>(bytes), invalid("UTF-8"));
    }
    assert_eq!(kind::<Terminated<Utf8>>(&[0xff, 0]), invalid("UTF-8"));
    assert_eq!(kind::<Fixed<2, Utf8>>(&[0xff, 0]), invalid("UTF-8"));
    assert_eq!(kind::<Text<Utf8>>(&[0xff]), invalid("UTF-8"));
}

#[test]
fn rejects_lone_surrogates() {
    let invalid = |encoding| DecodeErrorKind::InvalidText { encoding };
    for bytes in
        [&hex("01  34 d8")[..], &hex("01  1e dd"), &hex("02  1e dd 34 d8"), &hex("02  34 d8 61 00")]
    {
        assert_eq!(kind::<Prefixed<u8, Utf16Le>>(bytes), invalid("UTF-16LE"));
    }
    assert_eq!(kind::<Prefixed<u8, Utf16Be>>(&hex("01  d8 34")), invalid("UTF-16BE"));
    assert_eq!(kind::<Terminated<Utf16Le>>(&hex("34 d8 00 00")), invalid("UTF-16LE"));
    assert_eq!(kind::<Fixed<2, Utf16Be>>(&hex("d8 34 00 00")), invalid("UTF-16BE"));
    assert_eq!(kind::<Text<Utf16Le>>(&hex("34 d8")), invalid("UTF-16LE"));
}

#[test]
fn rejects_nul_where_it_is_the_end() {
    let nul = EncodeErrorKind::Invalid { what: "NUL in text" };
    assert_eq!(encode_kind::<Terminated<Utf8>>("a\0b"), nul);
    assert_eq!(encode_kind::<Terminated<Utf16Le>>("a\0b"), nul);
    assert_eq!(encode_kind::<Terminated<Windows1252>>("\0"), nul);
    assert_eq!(encode_kind::<Fixed<8, Utf8>>("a\0b"), nul);
    assert_eq!(encode_kind::<Fixed<8, Utf16Be>>("a\0"), nul);
    assert_eq!(nul.to_string(), "invalid NUL in text");
}

#[test]
fn rejects_text_that_is_too_long() {
    let too_long = |max, len| EncodeErrorKind::TooLong { max, len };
    assert_eq!(encode_kind::<Fixed<2, Utf8>>("abc"), too_long(2, 3));
    assert_eq!(encode_kind::<Fixed<3, Utf8>>("\u{20ac}a"), too_long(3, 4));
    assert_eq!(encode_kind::<Fixed<1, Utf16Le>>("\u{1d11e}"), too_long(1, 2));
    assert_eq!(encode_kind::<Prefixed<u8, Utf8>>(&"x".repeat(256)), too_long(255, 256));
    assert_eq!(encode_kind::<Prefixed<u8, Utf16Le>>(&"x".repeat(256)), too_long(255, 256));
}

#[test]
fn all_bytes_of_windows_1252_round_trip() {
    let all: Vec<u8> = (0..=255).collect();
    let decoded = decode::<Text<Windows1252>>(&all).unwrap();
    assert_eq!(decoded.chars().count(), 256);
    assert_eq!(Little::to_vec(&As::<Text<Windows1252>, &String>::new(&decoded)).unwrap(), all);
    // The table of the WHATWG Encoding Standard, 0x80 to 0x9f; the rest is Latin-1.
    let high = "\u{20ac}\u{81}\u{201a}\u{192}\u{201e}\u{2026}\u{2020}\u{2021}\
                \u{2c6}\u{2030}\u{160}\u{2039}\u{152}\u{8d}\u{17d}\u{8f}\
                \u{90}\u{2018}\u{2019}\u{201c}\u{201d}\u{2022}\u{2013}\u{2014}\
                \u{2dc}\u{2122}\u{161}\u{203a}\u{153}\u{9d}\u{17e}\u{178}";
    for (byte, character) in (0..=255_u8).zip(decoded.chars()) {
        let expected = match byte {
            0x80..=0x9f => high.chars().nth(usize::from(byte - 0x80)).unwrap(),
            _ => char::from(byte),
        };
        assert_eq!(character, expected, "{byte:#x}");
        let one = character.to_string();
        assert_eq!(Little::to_vec(&As::<Text<Windows1252>, &String>::new(&one)).unwrap(), [byte]);
    }
}

#[test]
fn long_text_that_is_not_ascii_is_exact() {
    for len in [0, 1, 63, 64, 65, 127, 128, 129, 1000] {
        let text = "\u{e9}".repeat(len) + "a";
        let bytes = Little::to_vec(&As::<Text<Windows1252>, &String>::new(&text)).unwrap();
        assert_eq!(bytes, [vec![0xe9; len], vec![b'a']].concat());
        assert_eq!(decode::<Text<Windows1252>>(&bytes).unwrap(), text);
        let bytes = Little::to_vec(&As::<Text<Utf16Be>, &String>::new(&text)).unwrap();
        assert_eq!(bytes, [[0, 0xe9].repeat(len), vec![0, b'a']].concat());
        assert_eq!(decode::<Text<Utf16Be>>(&bytes).unwrap(), text);
    }
}

/// Texts of all lengths around the steps that ASCII is taken in, with one other character, or
/// none, in every place; what they should be is what the standard library says.
#[test]
fn wide_text_of_every_length_is_exact() {
    for len in (0..20).chain(31..34).chain(63..66) {
        let ascii: String = ('!'..='~').cycle().take(len).collect();
        let others =
            (0..len).flat_map(|at| ['\u{7f}', '\u{80}', 'é', '\u{ffff}', '😀'].map(|c| (at, c)));
        let texts = others.map(|(at, other)| {
            ascii.chars().enumerate().map(|(i, c)| if i == at { other } else { c }).collect()
        });
        for text in texts.chain([ascii.clone()]) {
            assert_units(&text);
        }
    }
}

#[track_caller]
fn assert_units(text: &str) {
    let units: Vec<u16> = text.encode_utf16().collect();
    let count = u16::try_from(units.len()).unwrap().to_le_bytes();
    let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    let nul = [0, 0];

    assert_bytes::<Prefixed<u16, Utf16Le>>(text, &[&count, &little]);
    assert_bytes::<Prefixed<u16, Utf16Be>>(text, &[&count, &big]);
    assert_bytes::<Terminated<Utf16Le>>(text, &[&little, &nul]);
    assert_bytes::<Terminated<Utf16Be>>(text, &[&big, &nul]);
    assert_bytes::<Text<Utf16Le>>(text, &[&little]);
}

#[track_caller]
fn assert_bytes<C>(text: &str, parts: &[&[u8]])
where
    C: EncodeAs<Little, str> + for<'x> DecodeAs<'x, Little, String>,
{
    let bytes = parts.concat();
    assert_eq!(Little::to_vec(&As::<C, &str>::new(text)).unwrap(), bytes, "{text}");
    assert_eq!(decode::<C>(&bytes).unwrap(), text);
}

#[test]
fn rejects_half_a_unit_at_the_end() {
    assert_eq!(
        kind::<Text<Utf16Le>>(&[b'a', 0, b'b']),
        DecodeErrorKind::UnexpectedEnd { needed: 4, left: 3 },
    );
    assert!(decode::<Terminated<Utf16Le>>(&[b'a', 0, 0]).unwrap_err().is_incomplete());
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Defaults<'a> {
    owned: String,
    boxed: Box<str>,
    cow: Cow<'a, str>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Borrowed<'a> {
    text: &'a str,
}

#[test]
fn text_types_have_the_codec_of_the_format() {
    let value = Defaults { owned: text("a"), boxed: "b".into(), cow: "c".into() };
    assert_message::<Little, _>(&value, &hex("01 00 61  01 00 62  01 00 63"));
    assert_message::<Big, _>(&value, &hex("00 01 00 61  00 01 00 62  00 01 00 63"));
    assert_message::<Little, _>(&Borrowed { text: "d" }, &hex("01 00 64"));
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Located {
    id: u8,
    #[wire(as = Vec<Prefixed<u8, Utf8>>)]
    names: Vec<String>,
    #[wire(as = Terminated<Windows1252>)]
    last: String,
}

#[test]
fn errors_name_the_text() {
    let value = Located { id: 1, names: vec![text("a"), text("b")], last: text("c") };
    assert_wire::<Little, _>(&value, &[1, 2, 0, 1, b'a', 1, b'b', b'c', 0]);
    assert_text(
        &decode_error::<Little, Located>(&[1, 2, 0, 1, b'a', 1, 0xff, b'c', 0]),
        "invalid UTF-8 text at byte 0x6 in Located.names[1]",
    );
    assert_text(
        &decode_error::<Little, Located>(&[1, 0, 0, b'c']),
        "needed 2 bytes, 1 left at byte 0x3 in Located.last",
    );
    assert_text(
        &encode_error::<Little, _>(&Located { last: text("\u{3b1}"), ..value }),
        "'\u{3b1}' cannot be written in Windows-1252 in Located.last",
    );
}
