//! Properties over random values and random bytes.

mod support;

use codec_core::{
    Decode, Encode, Format, Implied, Wire,
    codec::{BigEndian, Blob, BoolAs, ListAs},
    text::{Fixed, Prefixed, Terminated, Text, Utf8, Utf16Le, Windows1252},
};
use proptest::{collection::vec, option, prelude::*};
use support::{Big, Little, strict, version};

#[derive(Wire, Debug, Clone)]
#[wire(format = Little, format = Big)]
struct Everything {
    numbers: (u8, i16, u32, i64),
    flag: bool,
    single: f32,
    double: f64,
    array: [u16; 3],
    id: uuid::Uuid,
    flags: Implied<u16>,
    count: Implied<u8>,
    size: Implied<u16>,
    kind: u8,
    #[wire(as = BigEndian<u16>)]
    port: u16,
    #[wire(as = BoolAs<u32>)]
    wide: bool,
    #[wire(as = u16)]
    narrow: u8,
    name: String,
    #[wire(as = Prefixed<u16, Utf16Le>)]
    title: String,
    #[wire(as = Terminated<Utf8>)]
    ended: String,
    #[wire(as = Fixed<12, Windows1252>)]
    fixed: String,
    #[wire(bit = flags & 1)]
    one: Option<f32>,
    #[wire(bit = !flags & 2)]
    two: Option<String>,
    #[wire(bit = flags & 0x0100, as = BigEndian<u32>)]
    three: Option<u32>,
    #[wire(count = count)]
    points: Vec<Point>,
    #[wire(count = count, as = Vec<BigEndian<u16>>)]
    weights: Vec<u16>,
    #[wire(len = size, rest)]
    names: Vec<String>,
    #[wire(when = kind & 1 != 0)]
    odd: Option<u8>,
    #[wire(align = 4, const = 0x1234)]
    magic: Implied<u16>,
    #[wire(pad = 3)]
    color: Color,
    bodies: Vec<Body>,
    tag: Implied<u8>,
    #[wire(switch = tag)]
    body: Body,
    #[wire(as = ListAs<u8, Prefixed<u8, Utf8>>)]
    words: Vec<String>,
    #[wire(as = Blob<u16>)]
    blob: bytes::Bytes,
    #[wire(since = 3)]
    newer: Option<u8>,
    tree: Tree,
    #[wire(rest, as = Text<Utf8>)]
    rest: String,
}

#[derive(Wire, Debug, Clone)]
#[wire(format = Little, format = Big)]
struct Point {
    x: f32,
    y: f64,
}

#[derive(Wire, Debug, Clone)]
#[wire(format = Little, format = Big, repr = u8)]
enum Color {
    Red,
    Green,
    #[wire(other)]
    Other(u8),
}

#[derive(Wire, Debug, Clone)]
#[wire(format = Little, format = Big, tag = u8)]
enum Body {
    #[wire(id = [1, 2])]
    Byte(u8),
    #[wire(id = 3)]
    Fields {
        n: Implied<u8>,
        #[wire(count = n)]
        list: Vec<i32>,
    },
    #[wire(id = 4)]
    Nothing,
}

#[derive(Wire, Debug, Clone)]
#[wire(format = Little, format = Big)]
struct Tree {
    value: f32,
    children: Vec<Tree>,
}

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::Red), Just(Color::Green), (2_u8..).prop_map(Color::Other)]
}

fn body() -> impl Strategy<Value = Body> {
    prop_oneof![
        any::<u8>().prop_map(Body::Byte),
        vec(any::<i32>(), 0..5).prop_map(|list| Body::Fields { n: Implied::new(), list }),
        Just(Body::Nothing),
    ]
}

fn single() -> impl Strategy<Value = f32> {
    any::<u32>().prop_map(f32::from_bits)
}

fn double() -> impl Strategy<Value = f64> {
    any::<u64>().prop_map(f64::from_bits)
}

fn tree() -> impl Strategy<Value = Tree> {
    let leaf = single().prop_map(|value| Tree { value, children: Vec::new() });
    leaf.prop_recursive(4, 16, 3, |inner| {
        (single(), vec(inner, 0..3)).prop_map(|(value, children)| Tree { value, children })
    })
}

/// Text with characters of all lengths.
fn words() -> impl Strategy<Value = String> {
    vec(any::<char>(), 0..6).prop_map(String::from_iter)
}

fn without_nul() -> impl Strategy<Value = String> {
    words().prop_map(|text| text.replace('\0', "x"))
}

fn western() -> impl Strategy<Value = String> {
    vec(
        prop_oneof![
            Just('\u{20ac}'),
            (1_u8..0x80).prop_map(char::from),
            (0xa0_u8..).prop_map(char::from)
        ],
        0..=12,
    )
    .prop_map(String::from_iter)
}

prop_compose! {
    fn pairs()(len in 0_usize..5)(
        points in vec((single(), double()).prop_map(|(x, y)| Point { x, y }), len),
        weights in vec(any::<u16>(), len),
    ) -> (Vec<Point>, Vec<u16>) {
        (points, weights)
    }
}

prop_compose! {
    fn first_half()(
        numbers in any::<(u8, i16, u32, i64)>(),
        flag in any::<bool>(),
        single in single(),
        double in double(),
        array in any::<[u16; 3]>(),
        id in any::<u128>(),
        kind in any::<u8>(),
        texts in (words(), words(), without_nul(), western()),
        options in (option::of(single()), option::of(words()), option::of(any::<u32>())),
        odd in any::<u8>(),
    ) -> Everything {
        let (name, title, ended, fixed) = texts;
        let (one, two, three) = options;
        Everything {
            numbers, flag, single, double, array, id: uuid::Uuid::from_u128(id),
            flags: Implied::new(), count: Implied::new(), size: Implied::new(),
            kind, port: array[0], wide: !flag, narrow: odd, name, title, ended, fixed,
            one, two, three, points: Vec::new(), weights: Vec::new(), names: Vec::new(),
            odd: (kind & 1 != 0).then_some(odd), magic: Implied::new(), color: Color::Red,
            bodies: Vec::new(), tag: Implied::new(), body: Body::Nothing, words: Vec::new(),
            blob: bytes::Bytes::new(), newer: None, tree: Tree { value: 0.0, children: Vec::new() },
            rest: String::new(),
        }
    }
}

prop_compose! {
    fn everything()(
        first in first_half(),
        (points, weights) in pairs(),
        names in vec(words(), 0..4),
        color in color(),
        bodies in vec(body(), 0..4),
        body in body(),
        list in vec(words(), 0..4),
        blob in vec(any::<u8>(), 0..9),
        newer in any::<u8>(),
        tree in tree(),
        rest in words(),
    ) -> Everything {
        Everything {
            points, weights, names, color, bodies, body, words: list,
            blob: blob.into(), newer: Some(newer), tree, rest, ..first
        }
    }
}

/// Encoding twice is equality with floats compared bit by bit; `Debug` shows the rest.
fn assert_round_trip<F: Format>(value: &Everything) -> Vec<u8>
where
    Everything: Encode<F> + for<'de> Decode<'de, F>,
{
    let bytes = F::to_vec(value).unwrap();
    assert_eq!(F::encoded_len(value), Ok(bytes.len()));
    assert_eq!(F::annotate(value).unwrap().bytes(), bytes);
    let again: Everything = F::from_slice(&bytes).unwrap();
    assert_eq!(F::to_vec(&again).unwrap(), bytes);
    assert_eq!(format!("{again:?}"), format!("{value:?}"));
    assert_eq!(again.single.to_bits(), value.single.to_bits());
    assert_eq!(again.double.to_bits(), value.double.to_bits());
    assert_eq!(again.one.map(f32::to_bits), value.one.map(f32::to_bits));
    for (again, value) in again.points.iter().zip(&value.points) {
        assert_eq!(again.x.to_bits(), value.x.to_bits());
        assert_eq!(again.y.to_bits(), value.y.to_bits());
    }
    bytes
}

/// What can be decoded can be encoded, in strict mode to the same bytes.
fn decode_anything<F: Format>(bytes: &[u8])
where
    Everything: Encode<F> + for<'de> Decode<'de, F>,
{
    let _ = F::from_slice_with::<Everything>(bytes, &version(2));
    let _ = F::from_prefix::<Everything>(bytes);
    if let Ok(value) = F::from_slice::<Everything>(bytes) {
        F::encoded_len(&value).unwrap();
    }
    if let Ok(value) = F::from_slice_with::<Everything>(bytes, &strict()) {
        // A tag that selects the same variant as another is written as the first.
        assert_eq!(F::encoded_len(&value), Ok(bytes.len()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_values_round_trip(value in everything()) {
        assert_round_trip::<Little>(&value);
        assert_round_trip::<Big>(&value);
    }

    #[test]
    fn every_truncation_is_an_error_or_a_shorter_rest(value in everything(), at in any::<prop::sample::Index>()) {
        let bytes = Little::to_vec(&value).unwrap();
        let len = at.index(bytes.len());
        match Little::from_slice::<Everything>(&bytes[..len]) {
            Ok(short) => prop_assert!(value.rest.starts_with(&short.rest)),
            Err(error) => prop_assert!(error.offset() <= len, "{}", error),
        }
    }

    #[test]
    fn random_bytes_never_panic(bytes in vec(any::<u8>(), 0..300)) {
        decode_anything::<Little>(&bytes);
        decode_anything::<Big>(&bytes);
    }

    #[test]
    fn flipped_bits_never_panic(value in everything(), flips in vec(any::<(prop::sample::Index, u8)>(), 1..4)) {
        let mut bytes = Little::to_vec(&value).unwrap();
        for (at, bit) in &flips {
            let at = at.index(bytes.len());
            bytes[at] ^= 1 << (bit % 8);
        }
        decode_anything::<Little>(&bytes);
        decode_anything::<Big>(&bytes);
    }

    #[test]
    fn overwritten_bytes_never_panic(value in everything(), at in any::<prop::sample::Index>(), with in vec(any::<u8>(), 1..9)) {
        let mut bytes = Big::to_vec(&value).unwrap();
        let at = at.index(bytes.len());
        for (to, from) in bytes[at..].iter_mut().zip(with) {
            *to = from;
        }
        decode_anything::<Big>(&bytes);
    }
}
