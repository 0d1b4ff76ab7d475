//! Lengths in lengths, and lengths of what depends on its place: nothing is written that cannot be
//! read back, in time that is linear in the message.

use ::codec_core::{
    DecodeAs, DecodeError, DecodeErrorKind, EncodeAs, EncodeError, EncodeErrorKind, Format,
    Implied, Layout, NoDefault, Options, Order, Packed, Prefix as _, Reader, Shape, Sink, Wire,
    Writer,
    codec::{BigEndian, List},
    text::{Prefixed, Text, Utf8},
};
use ::std::{assert_eq, cell::Cell, prelude::rust_2024::*, thread_local, vec};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, decode_error, encode_error, text,
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
enum Body {
    #[wire(id = 1)]
    Two { a: u8, b: u8 },
    #[wire(id = 7)]
    Word(u16),
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Element {
    kind: u8,
    size: Implied<u8>,
    #[wire(switch = kind, len = size)]
    body: Body,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Elements {
    kind: Implied<u8>,
    size: Implied<u8>,
    #[wire(switch = kind, len = size)]
    first: Body,
    #[wire(rest)]
    others: Vec<Element>,
}

#[test]
fn switch_and_len_on_one_field_keep_both() {
    let two = Element { kind: 1, size: Implied::new(), body: Body::Two { a: 4, b: 5 } };
    assert_message::<Little, _>(&two, &[1, 2, 4, 5]);
    assert_message::<Big, _>(&two, &[1, 2, 4, 5]);
    // What the struct has there is not looked at: the variant says it.
    let lying = Element { kind: 7, ..two.clone() };
    assert_eq!(Little::to_vec(&lying).unwrap(), [1, 2, 4, 5]);
}

#[test]
fn switch_and_len_take_an_implied_kind_and_an_unknown_one_keeps_to_its_length() {
    let value = Elements {
        kind: Implied::new(),
        size: Implied::new(),
        first: Body::Unknown(9, vec![3, 3, 3]),
        others: vec![Element { kind: 7, size: Implied::new(), body: Body::Word(0x0102) }],
    };
    assert_wire::<Little, _>(&value, &[9, 3, 3, 3, 3, 7, 2, 2, 1]);
    let error = decode_error::<Little, Element>(&[7, 3, 1, 2, 3]);
    assert_eq!(error.kind(), &DecodeErrorKind::TrailingBytes { left: 1 });
    let error = decode_error::<Little, Element>(&[7, 1, 1, 2]);
    assert_eq!(error.kind(), &DecodeErrorKind::PastLimit { needed: 2, left: 1 });
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Aligned {
    first: u8,
    #[wire(align = 4)]
    second: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct BehindGap {
    size: Implied<u8>,
    gap: u16,
    #[wire(len = size)]
    value: Aligned,
    end: u8,
}

#[test]
fn length_is_measured_at_the_place_of_the_value() {
    let value = BehindGap {
        size: Implied::new(),
        gap: 0x0a0b,
        value: Aligned { first: 1, second: 2 },
        end: 9,
    };
    // The value begins at byte 3: `first`, then nothing, because 4 is aligned.
    assert_message::<Little, _>(&value, &[2, 0x0b, 0x0a, 1, 2, 9]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Lists {
    a: Implied<u8>,
    #[wire(len = a)]
    bytes: Vec<u8>,
    b: Implied<u8>,
    #[wire(len = b)]
    words: Vec<u16>,
    c: Implied<u8>,
    #[wire(len = c, as = Vec<BigEndian<u16>>)]
    ports: Vec<u16>,
    d: Implied<u8>,
    #[wire(len = d, as = List<u8>)]
    counted: Vec<u8>,
    n: Implied<u8>,
    e: Implied<u8>,
    #[wire(len = e, count = n)]
    both: Vec<u16>,
    f: Implied<u8>,
    #[wire(len = f, rest)]
    said: Vec<u8>,
    g: Implied<u8>,
    #[wire(len = g)]
    #[allow(clippy::box_collection, reason = "a length reaches through a box")]
    boxed: Box<Vec<u8>>,
}

#[test]
fn len_on_a_list_means_the_list() {
    let value = Lists {
        a: Implied::new(),
        bytes: vec![1, 2],
        b: Implied::new(),
        words: vec![3],
        c: Implied::new(),
        ports: vec![0x0405],
        d: Implied::new(),
        counted: vec![6],
        n: Implied::new(),
        e: Implied::new(),
        both: vec![7, 8],
        f: Implied::new(),
        said: vec![9],
        g: Implied::new(),
        boxed: Box::new(vec![10]),
    };
    let bytes = [2, 1, 2, 2, 3, 0, 2, 4, 5, 2, 1, 6, 2, 4, 7, 0, 8, 0, 1, 9, 1, 10];
    assert_message::<Little, _>(&value, &bytes);
    let mut wrong = bytes;
    // Three elements do not fit in four bytes.
    wrong[12] = 3;
    let error = decode_error::<Little, Lists>(&wrong);
    assert_text(
        &error,
        "needed 2 bytes, 0 left in the part its length gives at byte 0x12 in Lists.both[2]",
    );
}

thread_local! {
    static CALLS: Cell<usize> = const { Cell::new(0) };
}

/// A byte that counts how often it is written or measured.
#[derive(Debug)]
struct Noted;

impl<F: Format> Layout<F> for Noted {
    const MIN_LEN: usize = 1;

    fn shape() -> Shape {
        Shape::Unit
    }
}

impl<F: Format> EncodeAs<F, u8> for Noted {
    fn encode_as<S: Sink>(value: &u8, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        CALLS.with(|calls| calls.set(calls.get() + 1));
        out.put(&[*value])
    }
}

impl<'de, F: Format> DecodeAs<'de, F, u8> for Noted {
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<u8, DecodeError> {
        input.array().map(|[byte]| byte)
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Level {
    #[wire(as = Noted)]
    number: u8,
    size: Implied<u16>,
    more: Implied<u8>,
    #[wire(bit = more & 1, len = size)]
    inner: Option<Box<Level>>,
}

fn levels(depth: u8) -> Level {
    let inner = depth.checked_sub(1).map(|depth| Box::new(levels(depth)));
    Level { number: depth, size: Implied::new(), more: Implied::new(), inner }
}

fn calls(depth: u8) -> usize {
    CALLS.with(|calls| calls.set(0));
    let value = levels(depth);
    let bytes = Little::to_vec(&value).unwrap();
    assert_eq!(bytes.len(), (usize::from(depth) + 1) * 4);
    let calls = CALLS.with(Cell::get);
    let options = Options::<Little> {
        limits: ::codec_core::Limits { depth: 128, ..::codec_core::Limits::DEFAULT },
        ..Options::new(())
    };
    assert_eq!(Little::from_slice_with::<Level>(&bytes, &options).unwrap(), value);
    calls
}

#[test]
fn nested_lengths_encode_in_time_linear_in_the_message() {
    // Each level is visited once to count and once to write.
    assert_eq!(calls(15), 2 * 16);
    assert_eq!(calls(63), 2 * 64);
    assert_eq!(calls(99), 2 * 100);
}

#[test]
fn nested_lengths_are_right_at_every_level() {
    assert_message::<Little, _>(&levels(2), &[2, 8, 0, 1, 1, 4, 0, 1, 0, 0, 0, 0]);
}

/// A number of seven bits a byte, the lowest first; the highest bit says that more follow.
#[derive(Debug)]
struct Leb;

impl<F: Format> Layout<F> for Leb {
    const MIN_LEN: usize = 1;

    fn shape() -> Shape {
        Shape::Unit
    }
}

impl<F: Format> EncodeAs<F, u32> for Leb {
    fn encode_as<S: Sink>(value: &u32, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        let mut left = *value;
        while left > 0x7f {
            out.put(&[u8::try_from(left & 0x7f).unwrap() | 0x80])?;
            left >>= 7;
        }
        out.put(&[u8::try_from(left).unwrap()])
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
    const MIN_LEN: usize = 1;

    fn shape() -> Shape {
        Shape::Unit
    }
}

impl EncodeAs<Back, String> for Name {
    fn encode_as<S: Sink>(name: &String, out: &mut Writer<'_, Back, S>) -> Result<(), EncodeError> {
        let at = u8::try_from(out.position()).unwrap();
        if let Some((_, before)) = out.state().iter().find(|(known, _)| known == name) {
            let before = *before;
            return out.put(&[0xff, before]);
        }
        out.state().push((name.clone(), at));
        u8::encode_count(name.len(), out)?;
        out.put(name.as_bytes())
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
    assert_eq!(Little::to_vec_with(&value(0, &[]), &options(1)).unwrap(), []);
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
