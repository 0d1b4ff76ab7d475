//! Lists of texts, which are looked at ahead, read as the texts alone do.

mod support;

use std::borrow::Cow;

use codec_core::{
    Format, Wire,
    text::{Padded, Prefixed, Utf8, Windows1252},
};
use support::Little;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Borrowed<'a> {
    texts: Vec<&'a str>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Owned {
    #[wire(as = Vec<Padded<4, Prefixed<u16, Utf8>>>)]
    texts: Vec<String>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Western<'a> {
    #[wire(as = Vec<Padded<4, Prefixed<u16, Windows1252>>>)]
    texts: Vec<Cow<'a, str>>,
}

const TEXTS: [&str; 9] =
    ["Frost", "", "a", "dagger of the deep", "Zoë", "日本", "x", "crossbow bolt", "\u{1f600}"];

/// A count and 40 texts, each padded to a multiple of `to`.
fn list(to: usize, texts: impl Fn(usize) -> Vec<u8>) -> Vec<u8> {
    let mut bytes = vec![40, 0];
    for index in 0..40 {
        let text = texts(index);
        bytes.extend(u16::try_from(text.len()).unwrap().to_le_bytes());
        bytes.extend(&text);
        bytes.extend(vec![0; (2 + text.len()).next_multiple_of(to) - 2 - text.len()]);
    }
    bytes
}

/// The texts in `bytes` one by one, or the index of the first that is none.
fn one_by_one(mut bytes: &[u8], to: usize) -> Result<Vec<String>, usize> {
    let mut take = |len: usize| {
        let (taken, rest) = bytes.split_at_checked(len)?;
        bytes = rest;
        Some(taken)
    };
    let count = take(2).map_or(0, |count| u16::from_le_bytes([count[0], count[1]]));
    let texts = (0..usize::from(count)).map(|index| {
        let mut next = || {
            let len = take(2)?;
            let len = usize::from(u16::from_le_bytes([len[0], len[1]]));
            let text = String::from_utf8(take(len)?.to_vec()).ok()?;
            take((2 + len).next_multiple_of(to) - 2 - len)?;
            Some(text)
        };
        next().ok_or(index)
    });
    texts.collect()
}

/// Decodes `bytes` in all forms that are UTF-8 and compares with [`one_by_one`].
#[track_caller]
fn assert_same(bytes: &[u8], to: usize) {
    let wanted = one_by_one(bytes, to);
    let found = match to {
        1 => Little::from_prefix::<Borrowed<'_>>(bytes)
            .map(|(value, _)| value.texts.iter().map(|text| String::from(*text)).collect()),
        _ => Little::from_prefix::<Owned>(bytes).map(|(value, _)| value.texts),
    };
    match (found, wanted) {
        (Ok(found), Ok(wanted)) => assert_eq!(found, wanted),
        (Err(error), Err(index)) => {
            assert!(error.to_string().contains(&format!("texts[{index}]")), "{error} at {index}");
        }
        (found, wanted) => panic!("{found:?} is not {wanted:?}"),
    }
}

#[test]
fn texts_of_any_characters_are_the_same_as_alone() {
    for to in [1, 4] {
        assert_same(&list(to, |index| TEXTS[index % 9].into()), to);
        assert_same(&list(to, |index| TEXTS[index % 4].into()), to);
        // Lengths of 128 and more are no characters.
        assert_same(&list(to, |index| TEXTS[index % 9].repeat(index).into()), to);
        assert_same(&list(to, |index| vec![b'x'; index * 37]), to);
    }
}

#[test]
fn one_wrong_byte_is_found_where_it_is() {
    for to in [1, 4] {
        let bytes = list(to, |index| TEXTS[index % 9].into());
        for at in 2..bytes.len() {
            for wrong in [0x00, 0x80, 0xc3, 0xff] {
                let mut bytes = bytes.clone();
                bytes[at] = wrong;
                assert_same(&bytes, to);
            }
        }
    }
}

#[test]
fn characters_over_the_edge_of_a_text_are_an_error() {
    // `c3 a9` is one character, but here `c3` ends a text and `a9 00` is the next length.
    let texts = |index| if index == 20 { vec![b'a', 0xc3] } else { vec![b'a'; 169] };
    assert_same(&list(1, texts), 1);
}

#[test]
fn western_texts_are_the_same_as_alone() {
    let texts = ["Frost", "", "na\u{ef}ve", "dagger", "\u{20ac} 5", "x"];
    let wire: [&[u8]; 6] = [b"Frost", b"", b"na\xefve", b"dagger", b"\x80 5", b"x"];
    let bytes = list(4, |index| wire[index % 6].to_vec());
    let value: Western<'_> = Little::from_slice(&bytes).unwrap();
    let wanted: Vec<&str> = (0..40).map(|index| texts[index % 6]).collect();
    assert_eq!(value.texts, wanted);
    // Two bytes that are one character in UTF-8 are two in Windows-1252.
    let bytes = list(4, |_| b"\xc3\xa9 or so".to_vec());
    let value: Western<'_> = Little::from_slice(&bytes).unwrap();
    assert!(value.texts.iter().all(|text| text == "\u{c3}\u{a9} or so"));
}
