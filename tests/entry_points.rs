//! The entry points of a format: what each gives, and what it leaves behind when it fails.

mod support;

use bytes::{Bytes, BytesMut};
use codec_core::{BigEndian, DecodeErrorKind, EncodeErrorKind, Format, Wire};
use support::{Little, assert_text, lies_in, text, version};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Message {
    id: u16,
    name: String,
    #[wire(since = 2, default)]
    level: u8,
}

const BYTES: [u8; 7] = [7, 0, 2, 0, b'h', b'i', 9];

fn message() -> Message {
    Message { id: 7, name: text("hi"), level: 9 }
}

/// Fails only when it is written, because its elements have a constant length.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Failing {
    before: u32,
    list: Vec<Narrow>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Narrow {
    #[wire(as = u8)]
    number: u32,
}

fn failing() -> Failing {
    Failing { before: 0xffff_ffff, list: vec![Narrow { number: 1 }, Narrow { number: 256 }] }
}

#[test]
fn to_vec_allocates_exactly() {
    let bytes = Little::to_vec(&message()).unwrap();
    assert_eq!(bytes, BYTES);
    assert_eq!(bytes.capacity(), bytes.len());
    assert_eq!(Little::to_vec_with(&message(), &version(1)).unwrap(), BYTES[..6]);
}

#[test]
fn encode_into_appends() {
    let mut out = BytesMut::from(&b"abc"[..]);
    Little::encode_into(&message(), &mut out).unwrap();
    assert_eq!(out[..3], *b"abc");
    assert_eq!(out[3..], BYTES);
    Little::encode_into_with(&message(), &mut out, &version(1)).unwrap();
    assert_eq!(out[10..], BYTES[..6]);
}

#[test]
fn positions_count_from_the_message_and_not_from_the_buffer() {
    #[derive(Wire)]
    #[wire(format = Little)]
    struct Aligned {
        byte: u8,
        #[wire(align = 4)]
        word: u8,
    }
    let mut out = BytesMut::from(&b"abc"[..]);
    Little::encode_into(&Aligned { byte: 1, word: 2 }, &mut out).unwrap();
    assert_eq!(out[..], *b"abc\x01\x00\x00\x00\x02");
}

#[test]
fn encode_into_leaves_the_buffer_as_it_was_on_failure() {
    let mut out = BytesMut::from(&b"abc"[..]);
    let error = Little::encode_into(&failing(), &mut out).unwrap_err();
    assert_text(&error, "value does not fit in u8 in Failing.list[1].number");
    assert_eq!(out[..], *b"abc");
    // Also where it fails before a byte is written.
    let long = Message { name: "x".repeat(0x1_0000), ..message() };
    assert!(Little::encode_into(&long, &mut out).is_err());
    assert_eq!(out[..], *b"abc");
}

#[test]
fn encode_to_slice_says_how_much_it_wrote() {
    let mut out = [0xee; 10];
    assert_eq!(Little::encode_to_slice(&message(), &mut out), Ok(7));
    assert_eq!(out[..7], BYTES);
    assert_eq!(out[7..], [0xee; 3]);
    assert_eq!(Little::encode_to_slice_with(&message(), &mut out, &version(1)), Ok(6));
    let mut exact = [0; 7];
    assert_eq!(Little::encode_to_slice(&message(), &mut exact), Ok(7));
}

#[test]
fn encode_to_slice_says_how_much_room_a_message_needs() {
    for len in 0..BYTES.len() {
        let mut out = vec![0xee; len];
        let error = Little::encode_to_slice(&message(), &mut out).unwrap_err();
        assert_eq!(error.kind(), &EncodeErrorKind::BufferTooSmall { needed: 7, left: len });
    }
}

/// Sixteen fields that may be absent.
#[derive(Wire, Debug, Clone, PartialEq, Default)]
#[wire(format = Little)]
struct Many {
    flags: codec_core::Implied<u16>,
    #[wire(bit = flags & 0x0001)]
    a: Option<u8>,
    #[wire(bit = flags & 0x0002)]
    b: Option<u8>,
    #[wire(bit = flags & 0x0004)]
    c: Option<u8>,
    #[wire(bit = flags & 0x0008)]
    d: Option<u8>,
    #[wire(bit = flags & 0x0010)]
    e: Option<u8>,
    #[wire(bit = flags & 0x0020)]
    f: Option<u8>,
    #[wire(bit = flags & 0x0040)]
    g: Option<u8>,
    #[wire(bit = flags & 0x0080)]
    h: Option<u8>,
    #[wire(bit = flags & 0x0100)]
    i: Option<u8>,
    #[wire(bit = flags & 0x0200)]
    j: Option<u8>,
    #[wire(bit = flags & 0x0400)]
    k: Option<u8>,
    #[wire(bit = flags & 0x0800)]
    l: Option<u8>,
    #[wire(bit = flags & 0x1000)]
    m: Option<u8>,
    #[wire(bit = flags & 0x2000)]
    n: Option<u8>,
    #[wire(bit = flags & 0x4000)]
    o: Option<Narrow>,
    #[wire(bit = flags & 0x8000)]
    p: Option<Vec<u8>>,
}

/// Checks `bytes` through all entry points, and that a shorter slice is refused.
fn assert_all<T: codec_core::Encode<Little>>(value: &T, bytes: &[u8]) {
    assert_eq!(Little::to_vec(value).unwrap(), bytes);
    let mut out = BytesMut::from(&b"abc"[..]);
    Little::encode_into(value, &mut out).unwrap();
    assert_eq!((&out[..3], &out[3..]), (&b"abc"[..], bytes));
    let mut out = vec![0xee; bytes.len() + 100];
    assert_eq!(Little::encode_to_slice(value, &mut out), Ok(bytes.len()));
    assert_eq!(out[..bytes.len()], *bytes);
    assert_eq!(out[bytes.len()..], [0xee; 100]);
    let mut out = vec![0xee; bytes.len() - 1];
    let error = Little::encode_to_slice(value, &mut out).unwrap_err();
    let (needed, left) = (bytes.len(), bytes.len() - 1);
    assert_eq!(error.kind(), &EncodeErrorKind::BufferTooSmall { needed, left });
}

/// Checks that all entry points fail with `text` and leave nothing behind.
fn assert_fails<T: codec_core::Encode<Little>>(value: &T, text: &str) {
    assert_text(&Little::to_vec(value).unwrap_err(), text);
    let mut out = BytesMut::from(&b"abc"[..]);
    assert_text(&Little::encode_into(value, &mut out).unwrap_err(), text);
    assert_eq!(out[..], *b"abc");
    assert_text(&Little::encode_to_slice(value, &mut [0; 4096]).unwrap_err(), text);
}

#[test]
fn messages_of_many_optional_fields_are_the_same_through_all_entry_points() {
    assert_all(&Many::default(), &[0, 0]);
    let some = Many { b: Some(7), n: Some(8), ..Many::default() };
    assert_all(&some, &[0x02, 0x20, 7, 8]);
    // Up to what fits on the stack, and more.
    for len in [900, 1020, 1021, 3000_u16] {
        let long = Many { a: Some(1), p: Some(vec![9; usize::from(len)]), ..Many::default() };
        let count = len.to_le_bytes();
        let bytes = [&[0x01, 0x80, 1], &count[..], &vec![9; usize::from(len)]].concat();
        assert_all(&long, &bytes);
    }
    let wrong = Many { o: Some(Narrow { number: 256 }), ..Many::default() };
    assert_fails(&wrong, "value does not fit in u8 in Many.o.number");
}

/// More than eight messages: the code of those without a fixed length is out of line.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u16)]
enum Set {
    #[wire(id = 1)]
    Pair((u8, u8)),
    #[wire(id = 2)]
    Text(Message),
    #[wire(id = 3)]
    List(Failing),
    #[wire(id = 4)]
    Number(Narrow),
    #[wire(id = 5)]
    Long([u64; 9]),
    #[wire(id = 6)]
    Nothing,
    #[wire(id = [7, 8])]
    Two(u8),
    #[wire(id = 9)]
    Many(Many),
    #[wire(id = 10)]
    Aligned(Aligned),
    #[wire(other)]
    Unknown(u16, Vec<u8>),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Aligned {
    #[wire(align = 4)]
    word: u8,
    list: Vec<u8>,
}

#[test]
fn messages_of_a_set_are_the_same_through_all_entry_points() {
    assert_all(&Set::Pair((8, 9)), &[1, 0, 8, 9]);
    assert_all(&Set::Text(message()), &[&[2, 0], &BYTES[..]].concat());
    let list = Failing { before: 5, list: vec![Narrow { number: 6 }] };
    assert_all(&Set::List(list), &[3, 0, 5, 0, 0, 0, 1, 0, 6]);
    assert_all(&Set::Number(Narrow { number: 7 }), &[4, 0, 7]);
    assert_all(&Set::Long([0; 9]), &[&[5, 0], &[0; 72][..]].concat());
    assert_all(&Set::Nothing, &[6, 0]);
    assert_all(&Set::Two(3), &[7, 0, 3]);
    assert_all(&Set::Many(Many::default()), &[9, 0, 0, 0]);
    // Positions count from the tag.
    let aligned = Aligned { word: 4, list: vec![5] };
    assert_all(&Set::Aligned(aligned), &[10, 0, 0, 0, 4, 1, 0, 5]);
    assert_all(&Set::Unknown(0x0102, vec![3, 4]), &[2, 1, 3, 4]);
    assert_fails(&Set::List(failing()), "value does not fit in u8 in Set.List.list[1].number");
    let wrong = Set::Number(Narrow { number: 256 });
    assert_fails(&wrong, "value does not fit in u8 in Set.Number.number");
    let wrong = Many { o: Some(Narrow { number: 256 }), ..Many::default() };
    assert_fails(&Set::Many(wrong), "value does not fit in u8 in Set.Many.o.number");
}

/// More than eight variants with fields.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
#[rustfmt::skip]
enum Fields {
    #[wire(id = 1)] A { a: u8 },
    #[wire(id = 2)] B { a: u8 },
    #[wire(id = 3)] C { a: u8 },
    #[wire(id = 4)] D { a: u8 },
    #[wire(id = 5)] E { a: u8 },
    #[wire(id = 6)] F { a: u8 },
    #[wire(id = 7)] G { a: u8, b: [u64; 9] },
    #[wire(id = 8)] H { a: Vec<u8> },
    #[wire(id = 9)] I { #[wire(as = u8)] a: u32 },
}

#[test]
fn variants_with_fields_are_the_same_through_all_entry_points() {
    assert_all(&Fields::B { a: 7 }, &[2, 7]);
    assert_all(&Fields::G { a: 8, b: [0; 9] }, &[&[7, 8], &[0; 72][..]].concat());
    assert_all(&Fields::H { a: vec![9; 200] }, &[&[8, 200, 0], &[9; 200][..]].concat());
    assert_fails(&Fields::I { a: 256 }, "value does not fit in u8 in Fields.I.a");
}

/// More than eight variants, all of them short.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
#[rustfmt::skip]
enum Short {
    #[wire(id = 1)] A { a: u8 },
    #[wire(id = 2)] B { a: u8 },
    #[wire(id = 3)] C { a: u8 },
    #[wire(id = 4)] D { a: u16 },
    #[wire(id = 5)] E { a: [u8; 63] },
    #[wire(id = 6)] F,
    #[wire(id = 7)] G(u8, u8),
    #[wire(id = 8)] H { a: u8 },
    #[wire(id = 9)] I { #[wire(as = u8)] a: u32 },
}

#[test]
fn short_variants_are_the_same_through_all_entry_points() {
    assert_all(&Short::B { a: 7 }, &[2, 7]);
    assert_all(&Short::D { a: 7 }, &[4, 7, 0]);
    assert_all(&Short::E { a: [8; 63] }, &[&[5], &[8; 63][..]].concat());
    assert_all(&Short::F, &[6]);
    assert_all(&Short::G(1, 2), &[7, 1, 2]);
    assert_fails(&Short::I { a: 256 }, "value does not fit in u8 in Short.I.a");
}

#[test]
fn encoded_len_is_exact() {
    assert_eq!(Little::encoded_len(&message()), Ok(7));
    assert_eq!(Little::encoded_len_with(&message(), &version(1)), Ok(6));
    assert_eq!(Little::encoded_len(&[0_u64; 3]), Ok(24));
}

#[test]
fn from_slice_takes_all_of_the_input() {
    assert_eq!(Little::from_slice::<Message>(&BYTES), Ok(message()));
    let error = Little::from_slice::<Message>(&[&BYTES[..], &[1, 2]].concat()).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::TrailingBytes { left: 2 });
    assert_text(&error, "2 bytes left over at byte 0x7 in Message");
    let old = Little::from_slice_with::<Message>(&BYTES[..6], &version(1)).unwrap();
    assert_eq!(old, Message { level: 0, ..message() });
}

#[test]
fn from_prefix_says_how_much_it_used() {
    let stream = [&BYTES[..], &BYTES[..], &[7, 0]].concat();
    let (first, used) = Little::from_prefix::<Message>(&stream).unwrap();
    assert_eq!((first, used), (message(), 7));
    let (second, used) = Little::from_prefix::<Message>(&stream[7..]).unwrap();
    assert_eq!((second, used), (message(), 7));
    let error = Little::from_prefix::<Message>(&stream[14..]).unwrap_err();
    assert!(error.is_incomplete());
    let (_, used) = Little::from_prefix_with::<Message>(&stream, &version(1)).unwrap();
    assert_eq!(used, 6);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Shared {
    id: u8,
    first: Bytes,
    list: Vec<Bytes>,
    #[wire(rest)]
    rest: Bytes,
}

#[test]
fn from_bytes_shares_the_input() {
    let bytes = [1, 2, 0, b'a', b'b', 1, 0, 1, 0, b'c', b'd'];
    let input = Bytes::copy_from_slice(&bytes);
    let shared: Shared = Little::from_bytes(&input).unwrap();
    assert_eq!(&shared.first[..], b"ab");
    assert_eq!(&shared.list[0][..], b"c");
    assert_eq!(&shared.rest[..], b"d");
    for part in [&shared.first, &shared.list[0], &shared.rest] {
        assert!(lies_in(part, &input));
    }
    // The parts keep the memory alive.
    drop(input);
    assert_eq!(&shared.first[..], b"ab");
    // From a slice they are copies.
    let copied: Shared = Little::from_slice(&bytes).unwrap();
    assert_eq!(copied, shared);
    assert!(!lies_in(&copied.first, &bytes));
    assert_eq!(Little::to_vec(&copied).unwrap(), bytes);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Borrowed<'a> {
    bytes: &'a [u8],
    text: &'a str,
    cow: std::borrow::Cow<'a, str>,
    #[wire(rest)]
    rest: &'a [u8],
}

#[test]
fn borrowed_fields_point_into_the_input() {
    let bytes = [2, 0, 1, 2, 1, 0, b'a', 1, 0, b'b', 9];
    let (value, used) = Little::from_prefix::<Borrowed<'_>>(&bytes).unwrap();
    assert_eq!(used, bytes.len());
    assert!(lies_in(value.bytes, &bytes));
    assert!(lies_in(value.text.as_bytes(), &bytes));
    assert!(matches!(value.cow, std::borrow::Cow::Borrowed("b")));
    assert!(lies_in(value.rest, &bytes));
    assert_eq!(Little::to_vec(&value).unwrap(), bytes);
}

#[test]
fn values_are_encoded_through_references_and_boxes() {
    assert_eq!(Little::to_vec(&&message()).unwrap(), BYTES);
    assert_eq!(Little::to_vec(&Box::new(message())).unwrap(), BYTES);
    assert_eq!(*Little::from_slice::<Box<Message>>(&BYTES).unwrap(), message());
}

#[test]
fn numbers_lists_and_texts_are_messages_too() {
    assert_eq!(Little::to_vec(&0x0102_u16).unwrap(), [2, 1]);
    assert_eq!(Little::to_vec(&vec![1_u16]).unwrap(), [1, 0, 1, 0]);
    assert_eq!(Little::to_vec(&text("a")).unwrap(), [1, 0, b'a']);
    assert_eq!(Little::from_slice::<Vec<u16>>(&[1, 0, 1, 0]), Ok(vec![1]));
}

#[test]
fn a_codec_runs_alone() {
    use codec_core::text::{Terminated, Utf8};

    assert_eq!(Little::to_vec_as::<BigEndian<u16>, _>(&0x0102).unwrap(), [1, 2]);
    assert_eq!(Little::from_slice_as::<BigEndian<u16>, u16>(&[1, 2]).unwrap(), 0x0102);
    assert_eq!(Little::to_vec_as::<Terminated<Utf8>, _>("hi").unwrap(), b"hi\0");
    let text: String = Little::from_slice_as::<Terminated<Utf8>, _>(b"hi\0").unwrap();
    assert_eq!(text, "hi");
    let error = Little::from_slice_as::<BigEndian<u16>, u16>(&[1, 2, 3]).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::TrailingBytes { left: 1 });
}

#[test]
fn decoding_can_be_passed_as_a_function() {
    type Decoder = fn(&[u8]) -> Result<Message, codec_core::DecodeError>;

    let decoders: [(u8, Decoder); 1] = [(1, Little::from_slice_owned::<Message>)];
    let (_, decode) = decoders[0];
    assert_eq!(decode(&BYTES).unwrap(), message());
    let inputs = [&BYTES[..], &BYTES[..]];
    let decoded: Result<Vec<Message>, _> = inputs.into_iter().map(Little::from_slice).collect();
    assert_eq!(decoded.unwrap(), [message(), message()]);
}
