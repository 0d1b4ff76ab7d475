//! Each directive alone, in both directions.

mod support;

use codec_core::{
    Wire,
    error::EncodeErrorKind,
    fields::Implied,
    text::{Prefixed, Utf8},
};
use support::{
    Big, Little, both, decode_error, encode_error, from_slice, from_slice_of, to_vec, to_vec_of,
};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Plain {
    player: u32,
    #[wire(as = Prefixed<u16, Utf8>)]
    name: String,
    items: Vec<u16>,
}

#[test]
fn fields_without_directives() {
    let value = Plain { player: 1, name: "ab".into(), items: vec![2] };
    both(&value, &[1, 0, 0, 0, 2, 0, b'a', b'b', 1, 0, 2, 0]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Versions {
    id: u8,
    #[wire(since = 3)]
    guild: Option<u8>,
    #[wire(since = 2, until = 5, default = 1)]
    scale: u8,
}

#[test]
fn since_and_until_are_a_range() {
    let value = Versions { id: 7, guild: None, scale: 2 };
    assert_eq!(to_vec_of(&value, 2).unwrap(), [7, 2]);
    assert_eq!(from_slice_of::<Versions>(&[7, 2], 2).unwrap(), value);
    let value = Versions { id: 7, guild: Some(4), scale: 1 };
    assert_eq!(to_vec_of(&value, 6).unwrap(), [7, 4]);
    assert_eq!(from_slice_of::<Versions>(&[7, 4], 6).unwrap(), value);
    let error = to_vec(&Versions { id: 7, guild: None, scale: 1 }).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::Presence { wanted: true });
    assert!(error.to_string().ends_with(" in Versions.guild"), "{error}");
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct When {
    result: u8,
    #[wire(when = result == 0)]
    session: Option<u16>,
}

#[test]
fn when_is_checked() {
    both(&When { result: 0, session: Some(7) }, &[0, 7, 0]);
    both(&When { result: 1, session: None }, &[1]);
    assert_eq!(
        encode_error(&When { result: 1, session: Some(7) }),
        "must be absent under its condition in When.session"
    );
    assert_eq!(
        encode_error(&When { result: 0, session: None }),
        "must be present under its condition in When.session"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Bits {
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    level: Option<u8>,
    #[wire(bit = !flags & 2)]
    color: Option<u8>,
    #[wire(bit = flags & 4, default = 9)]
    size: u8,
}

#[test]
fn bits_are_written_from_the_fields() {
    let value = |level, color, size| Bits { flags: Implied::new(), level, color, size };
    both(&value(Some(5), Some(6), 7), &[5, 5, 6, 7]);
    both(&value(None, None, 9), &[2]);
    assert_eq!(decode_error::<Bits>(&[0x82]), "invalid flag bits 0x82 at byte 0x1 in Bits.flags");
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct KeptBits {
    flags: u8,
    #[wire(bit = flags & 1)]
    level: Option<u8>,
}

#[test]
fn other_bits_are_kept() {
    assert_eq!(to_vec(&KeptBits { flags: 0x81, level: None }).unwrap(), [0x80]);
    both(&KeptBits { flags: 0x81, level: Some(1) }, &[0x81, 1]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct SeveralBits {
    flags: u8,
    #[wire(bit = flags & 6)]
    level: Option<u8>,
}

#[test]
fn of_several_bits_those_are_kept_that_are_set() {
    both(&SeveralBits { flags: 2, level: Some(1) }, &[2, 1]);
    both(&SeveralBits { flags: 0, level: None }, &[0]);
    assert_eq!(to_vec(&SeveralBits { flags: 0, level: Some(1) }).unwrap(), [6, 1]);
    assert_eq!(to_vec(&SeveralBits { flags: 7, level: None }).unwrap(), [1]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Tails {
    id: u8,
    #[wire(tail)]
    language: Option<u16>,
    #[wire(tail)]
    port: Option<u16>,
}

#[test]
fn tails_follow_each_other() {
    let value = |language, port| Tails { id: 7, language, port };
    assert_eq!(to_vec(&value(None, None)).unwrap(), [7]);
    assert_eq!(from_slice::<Tails>(&[7, 2, 0]).unwrap(), value(Some(2), None));
    assert_eq!(
        encode_error(&value(None, Some(80))),
        "invalid field behind an absent one in Tails.port"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Spaced {
    a: u8,
    #[wire(pad = 1)]
    b: u8,
    #[wire(align = 4)]
    c: u8,
}

#[test]
fn pad_and_align_are_zeros() {
    both(&Spaced { a: 1, b: 2, c: 3 }, &[1, 0, 2, 0, 3]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Elsewhere {
    offset: Implied<u8>,
    #[wire(at = offset)]
    data: u16,
    sector: Implied<u8>,
    #[wire(at(sector * 4, from = sector), align = 2)]
    chunk: Option<u8>,
    last: u8,
}

#[test]
fn data_lies_elsewhere() {
    let value = |chunk| Elsewhere {
        offset: Implied::new(),
        data: 0x0102,
        sector: Implied::new(),
        chunk,
        last: 9,
    };
    both(&value(None), &[3, 0, 9, 2, 1]);
    // One byte from the sector is even; from there, 4 * n + 1.
    assert_eq!(
        encode_error(&value(Some(5))),
        "`sector * 4` cannot be 4: none of its values is aligned in Elsewhere.chunk"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Framed {
    size: Implied<u8>,
    #[wire(len = size)]
    values: Vec<u16>,
    total: Implied<u8>,
    #[wire(len = total - 1)]
    inner: Plain,
    end: u8,
}

#[test]
fn lengths_are_filled_in() {
    let inner = Plain { player: 1, name: String::new(), items: vec![] };
    let (size, total) = (Implied::new(), Implied::new());
    let value = Framed { size, values: vec![1, 2], total, inner, end: 3 };
    both(&value, &[4, 1, 0, 2, 0, 9, 1, 0, 0, 0, 0, 0, 0, 0, 3]);
    assert!(decode_error::<Framed>(&[3, 1, 0, 2, 0, 0, 0]).starts_with("needed"));
    assert!(decode_error::<Framed>(&[0, 0]).starts_with("`total - 1` is out of range"));
}
