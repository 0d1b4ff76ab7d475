//! Strings.

use codec_core::{
    DecodeErrorKind, EncodeErrorKind, Format as _, Options, Wire,
    codec::As,
    text::{Utf8, Windows1252},
};
use formats::moul::{
    EmptyWide, Moul, MoulOptions, OldSafeString, SafeBytes, SafeString, SafeWString,
};

use super::{decode_error, hex, strict, vector, vector_with};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Moul)]
struct Narrow {
    #[wire(as = SafeString)]
    text: String,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Moul)]
struct Wide {
    #[wire(as = SafeWString)]
    text: String,
}

fn narrow(text: &str) -> Narrow {
    Narrow { text: text.into() }
}

fn wide(text: &str) -> Wide {
    Wide { text: text.into() }
}

#[test]
fn safe_strings() {
    // NAGUS tests/test_sdl.py: headers of SDL blobs that servers sent.
    vector(&narrow("city"), "04f0 9c968b86");
    vector(&narrow("Cleft"), "05f0 bc939a998b");
    vector(&narrow("Neighborhood"), "0cf0 b19a9698979d908d9790909b");
    vector(&narrow("Personal"), "08f0 af9a8d8c90919e93");
    // MOSS test/UruString_tester.cc.
    vector(&narrow("Testing"), "07f0 ab9a8c8b969198");
    // Computed from the layout of the client.
    vector(&narrow(""), "00f0");
}

#[test]
fn safe_string_may_be_literal() {
    // The rule of NAGUS docs/uru/protocol.rst: inverted only if the first has its high bit set.
    assert_eq!(Moul::from_slice::<Narrow>(b"\x04\xf0city").unwrap(), narrow("city"));
}

#[test]
fn safe_string_of_before_2003_is_read_on_request() {
    // Computed from the layout of the client.
    let bytes = hex("0400 0000 9c968b86");
    let error = Moul::from_slice::<Narrow>(&bytes).unwrap_err();
    assert_eq!(error.to_string(), "invalid count of a safe string 0x4 at byte 0x0 in Narrow.text");

    let old = MoulOptions::DEFAULT.with_old_safe_string(OldSafeString::Accepted);
    let options = Options::new(old);
    let value: Narrow = Moul::from_slice_with(&bytes, &options).unwrap();
    assert_eq!(value, narrow("city"));
    assert_eq!(Moul::to_vec_with(&value, &options).unwrap(), hex("04f0 9c968b86"));
}

#[test]
fn safe_string_masks_the_high_bits_of_its_count() {
    assert_eq!(Moul::from_slice::<Narrow>(&hex("0410 9c968b86")).unwrap(), narrow("city"));
    assert!(strict::<Narrow>("0410 9c968b86").is_err());
    assert_eq!(Moul::from_slice::<Wide>(&hex("0100 beff 0000")).unwrap(), wide("A"));
    assert!(strict::<Wide>("0100 beff 0000").is_err());
}

#[test]
fn safe_string_that_would_not_come_back_is_refused() {
    let error = |text: &str| Moul::to_vec(&narrow(text)).unwrap_err();
    assert_eq!(
        error("\u{e9}a").to_string(),
        "invalid first character of a SafeString in Narrow.text"
    );
    assert_eq!(*error("a\0").kind(), EncodeErrorKind::Invalid { what: "NUL in text" });
    assert_eq!(*error(&"a".repeat(4096)).kind(), EncodeErrorKind::TooLong { max: 4095, len: 4096 });

    let longest = narrow(&"a".repeat(4095));
    let bytes = Moul::to_vec(&longest).unwrap();
    assert_eq!(bytes[..3], [0xff, 0xff, 0x9e]);
    assert_eq!(Moul::from_slice::<Narrow>(&bytes).unwrap(), longest);
    // Only the first byte matters.
    let text = narrow("a\u{e9}");
    assert_eq!(Moul::from_slice::<Narrow>(&Moul::to_vec(&text).unwrap()).unwrap(), text);
}

#[test]
fn safe_string_in_other_encodings() {
    let bytes = hex("02f0 9e16");
    let text: As<SafeString<Windows1252>, String> = Moul::from_slice(&bytes).unwrap();
    assert_eq!(text.get(), "a\u{e9}");
    let error = Moul::from_slice::<As<SafeString<Utf8>, String>>(&bytes).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::InvalidText { encoding: "UTF-8" });
    let raw: As<SafeBytes, Vec<u8>> = Moul::from_slice(&bytes).unwrap();
    assert_eq!(raw.get(), &[b'a', 0xe9]);
    assert_eq!(Moul::to_vec(&As::<SafeBytes, _>::new(raw.get())).unwrap(), bytes);
    let boxed: As<SafeString, Box<str>> = Moul::from_slice(&hex("00f0")).unwrap();
    assert_eq!(&**boxed.get(), "");
}

#[test]
fn safe_wide_strings() {
    // MOSS test/UruString_tester.cc, with the terminator of the client.
    vector(&wide("Testing"), "07f0 abff 9aff 8cff 8bff 96ff 91ff 98ff 0000");
}

#[test]
fn empty_safe_wide_string_has_two_forms() {
    // DIRTSAND, libHSPlasma, NAGUS and moulars.
    vector(&wide(""), "00f0 0000");
    // Clients of Cyan and H'uru.
    let bare = Options::new(MoulOptions::DEFAULT.with_empty_wide(EmptyWide::Bare));
    vector_with(&wide(""), "00f0", &bare);
    vector_with(&wide("A"), "01f0 beff 0000", &bare);
}

#[test]
fn safe_wide_string_has_limits() {
    let error = |text: &str| Moul::to_vec(&wide(text)).unwrap_err();
    assert_eq!(*error(&"a".repeat(4096)).kind(), EncodeErrorKind::TooLong { max: 4095, len: 4096 });
    assert_eq!(*error("a\0").kind(), EncodeErrorKind::Invalid { what: "NUL in text" });
    vector(&wide("\u{24b62}"), "02f0 ad27 9d20 0000");
    let lone = decode_error::<Wide>("01f0 ff27 0000");
    assert_eq!(*lone.kind(), DecodeErrorKind::InvalidText { encoding: "UTF-16LE" });
}

#[test]
fn terminator_of_a_safe_wide_string_matters_in_strict_mode() {
    assert_eq!(Moul::from_slice::<Wide>(&hex("01f0 beff 0100")).unwrap(), wide("A"));
    let error = strict::<Wide>("01f0 beff 0100").unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what: "padding", value: 1 });
}

#[test]
fn malformed_strings() {
    assert!(decode_error::<Narrow>("05f0b8").is_incomplete());
    assert!(decode_error::<Wide>("01f0beff").is_incomplete());
    let nul = decode_error::<Narrow>("02f0 9eff");
    assert_eq!(nul.to_string(), "invalid NUL in text 0x0 at byte 0x2 in Narrow.text");
    assert!(!decode_error::<Wide>("01f0 ffff 0000").is_incomplete());
}
