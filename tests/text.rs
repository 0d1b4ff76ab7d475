//! Text: every encoding in every framing.

mod support;

use std::borrow::Cow;

use codec_core::{
    DecodeAs, DecodeError, DecodeErrorKind, EncodeAs, EncodeErrorKind, Format, Wire,
    codec::As,
    encoding_rs::{self, Encoding},
    text::{
        Big5, CodePage, EucKr, Fixed, Gbk, Padded, Prefixed, ShiftJis, Terminated, Text,
        TextEncoding, Utf8, Utf16Be, Utf16Le, Windows1252,
    },
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

/// Code pages that the library has no name for.
macro_rules! code_pages {
    ($($name:ident $encoding:ident)*) => {$(
        struct $name;

        impl CodePage for $name {
            const NAME: &'static str = stringify!($encoding);

            fn encoding() -> &'static Encoding {
                encoding_rs::$encoding
            }
        }
    )*};
}

code_pages! {
    EucJp EUC_JP
    Gb18030 GB18030
    Ibm866 IBM866
    Iso2022Jp ISO_2022_JP
    Iso8859_2 ISO_8859_2
    Iso8859_3 ISO_8859_3
    Iso8859_4 ISO_8859_4
    Iso8859_5 ISO_8859_5
    Iso8859_6 ISO_8859_6
    Iso8859_7 ISO_8859_7
    Iso8859_8 ISO_8859_8
    Iso8859_8I ISO_8859_8_I
    Iso8859_10 ISO_8859_10
    Iso8859_13 ISO_8859_13
    Iso8859_14 ISO_8859_14
    Iso8859_15 ISO_8859_15
    Iso8859_16 ISO_8859_16
    Koi8R KOI8_R
    Koi8U KOI8_U
    Macintosh MACINTOSH
    MacCyrillic X_MAC_CYRILLIC
    Replacement REPLACEMENT
    Unicode8 UTF_8
    Unicode16Le UTF_16LE
    Unicode16Be UTF_16BE
    UserDefined X_USER_DEFINED
    Windows874 WINDOWS_874
    Windows1250 WINDOWS_1250
    Windows1251 WINDOWS_1251
    Windows1253 WINDOWS_1253
    Windows1254 WINDOWS_1254
    Windows1255 WINDOWS_1255
    Windows1256 WINDOWS_1256
    Windows1257 WINDOWS_1257
    Windows1258 WINDOWS_1258
}

/// Characters that can be written are read back; `lost` cannot be written, because it has the
/// bytes of another one in the tables of the WHATWG Encoding Standard.
#[track_caller]
fn assert_kept<P: CodePage + TextEncoding>(lost: &str) {
    type Prefix<P> = Prefixed<u32, P>;
    // Latin, Cyrillic and symbols, kana, some Chinese ones, private ones, and narrow and wide forms.
    let some = [0..0x500, 0x2000..0x2700, 0x3000..0x3100, 0x65e0..0x6600, 0xe780..0xe800];
    let some = some.into_iter().flatten().chain(0xfe00..0x1_0000);
    let mut kept: String = some.filter_map(char::from_u32).collect();
    kept.retain(|character| P::units(character.encode_utf8(&mut [0; 4])).is_ok());
    assert!(kept.contains('日') && !kept.contains(|character| lost.contains(character)));
    // Also where the bytes are written in several pieces.
    let bytes = Little::to_vec(&As::<Prefix<P>, &str>::new(&kept)).unwrap();
    assert!(decode::<Prefix<P>>(&bytes).unwrap() == kept, "{}", <P as CodePage>::NAME);
    for character in lost.chars() {
        let text = kept.chars().take(100).chain([character, 'a']).collect::<String>();
        let kind = encode_kind::<Prefix<P>>(&text);
        let expected = EncodeErrorKind::Unmappable { character, encoding: <P as CodePage>::NAME };
        assert_eq!(kind, expected);
    }
}

#[test]
fn characters_that_would_be_read_back_as_others_are_errors() {
    assert_kept::<ShiftJis>("\u{a5}\u{203e}\u{2212}");
    assert_kept::<EucJp>("\u{a5}\u{203e}\u{2212}");
    assert_kept::<Iso2022Jp>("\u{2212}\u{ff71}");
    assert_kept::<Gbk>("\u{e78d}");
    assert_kept::<Gb18030>("");
    assert_kept::<EucKr>("");
    assert_kept::<Big5>("");
}

/// What can be read from `bytes` can be written, and read from that again. Whether it can be read.
#[track_caller]
fn assert_written<P: TextEncoding>(bytes: &[u8]) -> bool {
    let Some(text) = P::read(bytes) else { return false };
    let Ok(units) = P::units(&text) else {
        panic!("{}: {bytes:x?} is read as {text:?} and not written", P::NAME)
    };
    let mut again = vec![0; units];
    P::write(&text, &mut again);
    assert!(
        again == bytes || P::read(&again).as_ref() == Some(&text),
        "{}: {bytes:x?} is read as {text:?} and written as {again:x?}",
        P::NAME
    );
    true
}

/// How many sequences of two bytes behind `start` can be read; all that can, can be written.
#[track_caller]
fn pairs_behind<P: TextEncoding>(start: &[u8]) -> usize {
    let pairs = (0..=0xffff_u16).map(|pair| [start, &pair.to_be_bytes()].concat());
    pairs.filter(|bytes| assert_written::<P>(bytes)).count()
}

// The numbers are those of the bytes with a character in the tables of the WHATWG Encoding Standard.
#[test]
fn all_that_is_read_in_code_pages_of_one_byte_can_be_written() {
    macro_rules! bytes {
        ($($name:ident $count:literal)*) => {$(
            let count = (0..=0xff_u8).filter(|byte| assert_written::<$name>(&[*byte])).count();
            assert_eq!(count, $count, stringify!($name));
        )*};
    }
    bytes! {
        Windows1252 256
        Ibm866 256 Koi8R 256 Koi8U 256 Macintosh 256 MacCyrillic 256 UserDefined 256
        Iso8859_2 256 Iso8859_3 249 Iso8859_4 256 Iso8859_5 256 Iso8859_6 211 Iso8859_7 253
        Iso8859_8 220 Iso8859_8I 220 Iso8859_10 256 Iso8859_13 256 Iso8859_14 256 Iso8859_15 256
        Iso8859_16 256
        Windows874 248 Windows1250 256 Windows1251 256 Windows1253 253 Windows1254 256
        Windows1255 246 Windows1256 256 Windows1257 254 Windows1258 256
    }
}

// Python's `cp949` reads as many pairs as `EucKr`; its `cp932` reads 1,880 private ones more than
// `ShiftJis`, and 1,552 that start or end with one of the bytes A0 and FD to FF.
#[test]
fn all_that_is_read_in_code_pages_of_several_bytes_can_be_written() {
    macro_rules! pairs {
        ($($name:ident $start:literal $count:literal)*) => {$(
            let count = pairs_behind::<$name>($start);
            assert_eq!(count, $count, "{} behind {:x?}", stringify!($name), $start);
        )*};
    }
    pairs! {
        ShiftJis b"" 44588
        EucKr b"" 33432
        Gbk b"" 40581
        Gbk b"\x83\x30" 0
        Big5 b"" 31127
        EucJp b"" 23783
        EucJp b"\x8f" 281
        Gb18030 b"" 40581
        Gb18030 b"\x81\x30" 1260
        Iso2022Jp b"" 15625
        Iso2022Jp b"\x1b\x28" 250
        Iso2022Jp b"\x1b\x24\x42" 7336
        Replacement b"" 0
        Unicode8 b"" 18304
        Unicode8 b"\xe2" 4096
        Unicode16Le b"" 0
        Unicode16Be b"" 0
    }
}
