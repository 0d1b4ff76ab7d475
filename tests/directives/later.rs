//! Lengths of variable width, state of a message, and checks that wait for a length.

use ::codec_core::{
    DecodeAs, DecodeError, DecodeErrorKind, EncodeAs, EncodeError, EncodeErrorKind, Format,
    Implied, Layout, NoDefault, Options, Order, Packed, Prefix as _, Reader, Shape, Size, Wire,
    Writer,
    text::{Prefixed, Text, Utf8},
};
use ::std::{assert_eq, prelude::rust_2024::*, vec};

use crate::support::{Little, assert_message, encode_error, text};

/// A number of seven bits a byte, the lowest first; the highest bit says that more follow.
#[derive(Debug)]
pub(crate) struct Leb;

impl<F: Format> Layout<F> for Leb {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        Shape::Unit
    }
}

impl<F: Format> EncodeAs<F, u32> for Leb {
    fn encode_as(value: &u32, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let mut left = *value;
        while left > 0x7f {
            out.put(&[u8::try_from(left & 0x7f).unwrap() | 0x80]);
            left >>= 7;
        }
        out.put(&[u8::try_from(left).unwrap()]);
        Ok(())
    }
}

impl<'de, F: Format> DecodeAs<'de, F, u32> for Leb {
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<u32, DecodeError> {
        let (mut value, mut shift) = (0, 0);
        loop {
            let [byte] = input.array()?;
            value |= u32::from(byte & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 || shift > 28 {
                return Ok(value);
            }
        }
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Variable {
    #[wire(as = Leb)]
    outer: Implied<u32>,
    #[wire(len = outer)]
    inner: Inner,
    end: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Inner {
    #[wire(as = Leb)]
    size: Implied<u32>,
    #[wire(len = size, as = Text<Utf8>)]
    text: String,
}

#[test]
fn lengths_of_variable_width_nest() {
    let value = |text: &str| Variable {
        outer: Implied::new(),
        inner: Inner { size: Implied::new(), text: text.into() },
        end: 9,
    };
    assert_message::<Little, _>(&value("abc"), &[4, 3, b'a', b'b', b'c', 9]);
    // 126 bytes and their length are 127: both lengths take one byte. With one more, the inner
    // length takes one and the outer, 128, two.
    for (len, head) in
        [(126, vec![127, 126]), (127, vec![0x80, 1, 127]), (128, vec![0x82, 1, 0x80, 1])]
    {
        let mut bytes = head;
        bytes.extend(vec![b'x'; len]);
        bytes.push(9);
        assert_message::<Little, _>(&value(&"x".repeat(len)), &bytes);
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct VariableAligned {
    #[wire(as = Leb)]
    size: Implied<u32>,
    #[wire(len = size)]
    inner: AlignedText,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct AlignedText {
    text: String,
    #[wire(align = 4)]
    end: u32,
}

#[test]
fn alignment_behind_a_length_of_variable_width_counts_from_the_true_place() {
    for len in [0, 1, 2, 3, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125] {
        let value = VariableAligned {
            size: Implied::new(),
            inner: AlignedText { text: "x".repeat(len), end: 7 },
        };
        // The text begins behind a length of one byte or two; zeros fill up to a multiple of 4.
        let expected = |width: usize| {
            let text_end = width + 2 + len;
            let padding = (4 - text_end % 4) % 4;
            let size = 2 + len + padding + 4;
            let mut bytes = match width {
                1 => vec![u8::try_from(size).unwrap()],
                _ => vec![
                    u8::try_from(size & 0x7f).unwrap() | 0x80,
                    u8::try_from(size >> 7).unwrap(),
                ],
            };
            bytes.extend(u16::try_from(len).unwrap().to_le_bytes());
            bytes.extend(vec![b'x'; len]);
            bytes.extend(vec![0; padding]);
            bytes.extend([7, 0, 0, 0]);
            (bytes, size)
        };
        let (short, size) = expected(1);
        let bytes = if size < 0x80 { short } else { expected(2).0 };
        assert_message::<Little, _>(&value, &bytes);
    }
}

/// Names that point back at an equal name before them, as in DNS: the state of a message.
#[derive(Debug)]
struct Back;

impl Packed for Back {
    const NAME: &'static str = "back";
    const ORDER: Order = Order::Big;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = Vec<(String, u8)>;
    type Count = u8;
    type Text = NoDefault;
}

/// `0xff` and where the same name stood, or a counted text.
#[derive(Debug)]
struct Name;

impl Layout<Back> for Name {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        Shape::Unit
    }
}

impl EncodeAs<Back, String> for Name {
    fn encode_as(name: &String, out: &mut Writer<'_, Back>) -> Result<(), EncodeError> {
        let at = u8::try_from(out.position()).unwrap();
        if let Some((_, before)) = out.state().iter().find(|(known, _)| known == name) {
            let before = *before;
            out.put(&[0xff, before]);
            return Ok(());
        }
        out.state().push((name.clone(), at));
        u8::encode_count(name.len(), out)?;
        out.put(name.as_bytes());
        Ok(())
    }
}

impl<'de> DecodeAs<'de, Back, String> for Name {
    fn decode_as(input: &mut Reader<'_, 'de, Back>) -> Result<String, DecodeError> {
        let at = u8::try_from(input.offset()).unwrap();
        let [first] = input.array()?;
        if first == 0xff {
            let [before] = input.array()?;
            let state = input.state();
            let known = state.iter().find(|(_, at)| *at == before).map(|(name, _)| name.clone());
            return known.ok_or_else(|| {
                input.error(DecodeErrorKind::Invalid { what: "name before", value: before.into() })
            });
        }
        let name = String::from_utf8_lossy(input.take(usize::from(first))?).into_owned();
        input.state().push((name.clone(), at));
        Ok(name)
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Back)]
struct Question {
    size: Implied<u16>,
    #[wire(as = Name)]
    first: String,
    #[wire(len = size)]
    inner: Answer,
    #[wire(as = Name)]
    last: String,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Back)]
struct Answer {
    #[wire(as = Name)]
    again: String,
    #[wire(as = Name)]
    other: String,
}

#[test]
fn codecs_keep_state_for_one_message_and_lengths_count_what_it_makes_of_them() {
    let value = Question {
        size: Implied::new(),
        first: text("ab"),
        inner: Answer { again: text("ab"), other: text("c") },
        last: text("c"),
    };
    let bytes = [0, 4, 2, b'a', b'b', 0xff, 2, 1, b'c', 0xff, 7];
    assert_message::<Back, _>(&value, &bytes);
    // Each pass, and each message, starts without names.
    assert_eq!(Back::to_vec(&value).unwrap(), bytes);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Checked {
    size: Implied<u8>,
    #[wire(when = size > 2)]
    long: Option<u8>,
    #[wire(count = size)]
    fill: Vec<u8>,
    half: u8,
    #[wire(len = half * 2, check = size < 200)]
    point: Pair,
    #[wire(len = size, as = Text<Utf8>)]
    name: String,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Pair {
    x: u8,
    y: u8,
}

#[test]
fn what_hangs_on_a_length_is_checked_when_the_length_is_known() {
    let value = |name: &str, long, fill| Checked {
        size: Implied::new(),
        long,
        fill,
        half: 1,
        point: Pair { x: 1, y: 2 },
        name: name.into(),
    };
    assert_message::<Little, _>(&value("a", None, vec![8]), &[1, 8, 1, 1, 2, b'a']);
    assert_message::<Little, _>(
        &value("abc", Some(5), vec![7, 8, 9]),
        &[3, 5, 7, 8, 9, 1, 1, 2, b'a', b'b', b'c'],
    );
    let error = encode_error::<Little, _>(&value("abc", None, vec![7, 8, 9]));
    assert_eq!(error.kind(), &EncodeErrorKind::Presence { wanted: true });
    let error = encode_error::<Little, _>(&value("a", None, vec![7, 8]));
    assert_eq!(error.kind(), &EncodeErrorKind::CountMismatch { expected: 2, len: 1 });
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Versions {
    #[wire(since = 2, default)]
    size: u8,
    #[wire(len = size)]
    bytes: Vec<u8>,
}

#[test]
fn a_length_that_this_version_does_not_have_is_its_default() {
    let options = |version| Options::<Little> { version, ..Options::new(()) };
    let value = |size, bytes: &[u8]| Versions { size, bytes: bytes.into() };
    let full = Little::to_vec_with(&value(0, &[8, 9]), &options(2)).unwrap();
    assert_eq!(full, [2, 8, 9]);
    assert!(Little::to_vec_with(&value(0, &[]), &options(1)).unwrap().is_empty());
    let error = Little::to_vec_with(&value(2, &[8, 9]), &options(1)).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::CountMismatch { expected: 0, len: 2 });
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct TextInside {
    size: Implied<u8>,
    #[wire(len = size, as = Prefixed<u8, Utf8>)]
    name: String,
}

#[test]
fn a_codec_with_a_count_of_its_own_keeps_it_inside_a_length() {
    let value = TextInside { size: Implied::new(), name: text("ab") };
    assert_message::<Little, _>(&value, &[3, 2, b'a', b'b']);
}
