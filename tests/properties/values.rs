//! A struct with most of what a struct can have, and random values of it.

use bytes::Bytes;
use codec_core::{
    BigEndian, Implied, Wire,
    codec::{Blob, BoolAs, ListAs},
    text::{Fixed, Prefixed, Terminated, Text, Utf8, Utf16Le, Windows1252},
};
use proptest::{collection::vec, option, prelude::*};
use uuid::Uuid;

use crate::support::{Big, Little};

#[derive(Wire, Debug, Clone)]
#[wire(format = Little, format = Big)]
pub struct Everything {
    pub numbers: (u8, i16, u32, i64),
    pub flag: bool,
    pub single: f32,
    pub double: f64,
    pub array: [u16; 3],
    pub id: Uuid,
    pub flags: Implied<u16>,
    pub count: Implied<u8>,
    pub size: Implied<u16>,
    pub kind: u8,
    #[wire(as = BigEndian<u16>)]
    pub port: u16,
    #[wire(as = BoolAs<u32>)]
    pub wide: bool,
    #[wire(as = u16)]
    pub narrow: u8,
    pub name: String,
    #[wire(as = Prefixed<u16, Utf16Le>)]
    pub title: String,
    #[wire(as = Terminated<Utf8>)]
    pub ended: String,
    #[wire(as = Fixed<12, Windows1252>)]
    pub fixed: String,
    #[wire(bit = flags & 1)]
    pub one: Option<f32>,
    #[wire(bit = !flags & 2)]
    pub two: Option<String>,
    #[wire(bit = flags & 0x0100, as = BigEndian<u32>)]
    pub three: Option<u32>,
    #[wire(count = count)]
    pub points: Vec<Point>,
    #[wire(count = count, as = Vec<BigEndian<u16>>)]
    pub weights: Vec<u16>,
    #[wire(len = size, rest)]
    pub names: Vec<String>,
    #[wire(when = kind & 1 != 0)]
    pub odd: Option<u8>,
    #[wire(align = 4, const = 0x1234)]
    pub magic: Implied<u16>,
    #[wire(pad = 3)]
    pub color: Color,
    pub bodies: Vec<Body>,
    pub tag: Implied<u8>,
    #[wire(switch = tag)]
    pub body: Body,
    #[wire(as = ListAs<u8, Prefixed<u8, Utf8>>)]
    pub words: Vec<String>,
    #[wire(as = Blob<u16>)]
    pub blob: Bytes,
    #[wire(since = 3)]
    pub newer: Option<u8>,
    pub tree: Tree,
    #[wire(rest, as = Text<Utf8>)]
    pub rest: String,
}

#[derive(Wire, Debug, Clone)]
#[wire(format = Little, format = Big)]
pub struct Point {
    pub x: f32,
    pub y: f64,
}

#[derive(Wire, Debug, Clone)]
#[wire(format = Little, format = Big, repr = u8)]
pub enum Color {
    Red,
    Green,
    #[wire(other)]
    Other(u8),
}

#[derive(Wire, Debug, Clone)]
#[wire(format = Little, format = Big, tag = u8)]
pub enum Body {
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
pub struct Tree {
    pub value: f32,
    pub children: Vec<Tree>,
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
            numbers, flag, single, double, array, id: Uuid::from_u128(id),
            flags: Implied::new(), count: Implied::new(), size: Implied::new(),
            kind, port: array[0], wide: !flag, narrow: odd, name, title, ended, fixed,
            one, two, three, points: Vec::new(), weights: Vec::new(), names: Vec::new(),
            odd: (kind & 1 != 0).then_some(odd), magic: Implied::new(), color: Color::Red,
            bodies: Vec::new(), tag: Implied::new(), body: Body::Nothing, words: Vec::new(),
            blob: Bytes::new(), newer: None, tree: Tree { value: 0.0, children: Vec::new() },
            rest: String::new(),
        }
    }
}

prop_compose! {
    pub fn everything()(
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
