//! What is encoded and decoded: the shapes A to D and E, with one sample each.
//!
//! | shape | what it stands for | bytes |
//! |---|---|--:|
//! | A | a message of mixed fields, like those of MOUL | 350 |
//! | B | 1,000 positions, like those of Asheron's Call | 32,004 |
//! | C | 100 texts with a length and padding, like those of Asheron's Call | 2,388 |
//! | D | one of 300 messages behind a number | 10 |
//!
//! The types are ours; hand-written code works on the same types, peers on types of their own.

use std::borrow::Cow;

use codec_core::{
    NoDefault, Options, Order, Packed, UuidOrder, Wire,
    text::{Padded, Prefixed, Utf8, Utf16Le, Windows1252},
};
use uuid::Uuid;

use crate::messages::for_messages;

/// Their names; `C_1252` is C with another encoding of text.
pub const NAMES: &[&str] = &["A", "B", "C", "C_1252", "D"];

/// Little-endian, lists with a `u32` count.
#[derive(Debug)]
pub struct Plain;

impl Packed for Plain {
    const NAME: &'static str = "plain";
    const ORDER: Order = Order::Little;
    const UUID: UuidOrder = UuidOrder::Microsoft;
    const OPTIONS: &'static Options<Self> = &Options::new(());

    type Options = ();
    type State = ();
    type Count = u32;
    type Text = NoDefault;
}

/// Shape A.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct A {
    pub trans: u32,
    pub x: u32,
    #[wire(as = Prefixed<u16, Utf16Le>)]
    pub name: String,
    pub id: Uuid,
    pub digest: [u8; 20],
    pub result: u32,
    pub values: Vec<u32>,
}

/// Shape A up to its result; what is not asked for stays bytes.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct AView<'a> {
    pub trans: u32,
    pub x: u32,
    pub units: u16,
    #[wire(len = units as usize * 2)]
    pub name: &'a [u8],
    pub id: [u8; 16],
    pub digest: [u8; 20],
    pub result: u32,
    #[wire(rest)]
    pub rest: &'a [u8],
}

/// Shape B.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct B {
    pub positions: Vec<Position>,
}

/// One record of shape B.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Plain)]
pub struct Position {
    pub cell: u32,
    pub x: f32,
    pub y: f32,
    pub z: f32,
    pub qw: f32,
    pub qx: f32,
    pub qy: f32,
    pub qz: f32,
}

/// Shape C, owned, UTF-8.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct C {
    #[wire(as = Vec<Padded<4, Prefixed<u16, Utf8>>>)]
    pub texts: Vec<String>,
}

/// Shape C, owned, Windows-1252, as Asheron's Call has it; ASCII has the same bytes.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct C1252 {
    #[wire(as = Vec<Padded<4, Prefixed<u16, Windows1252>>>)]
    pub texts: Vec<String>,
}

/// Shape C, borrowed.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct CBorrowed<'a> {
    #[wire(as = Vec<Padded<4, Prefixed<u16, Utf8>>>)]
    pub texts: Vec<&'a str>,
}

/// Shape C, borrowed where the bytes allow it.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct CCow<'a> {
    #[wire(as = Vec<Padded<4, Prefixed<u16, Windows1252>>>)]
    pub texts: Vec<Cow<'a, str>>,
}

macro_rules! messages {
    ($(($name:ident $id:tt $typed:tt))*) => {
        $(
            #[derive(Wire, Debug, Clone, PartialEq)]
            #[wire(format = Plain)]
            pub struct $name {
                pub a: u32,
                pub b: u32,
            }
        )*

        /// Shape D.
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Plain, tag = u16)]
        pub enum Message {
            $(#[wire(id = $id)] $name($name),)*
        }

        /// One of each message.
        fn all_messages() -> Vec<Message> {
            let mut number = 0;
            vec![$({
                number += 1;
                Message::$name($name { a: number, b: number * 3 })
            },)*]
        }
    };
}
for_messages!(messages);

/// The type of the error text E.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct Path {
    pub id: u32,
    pub points: Vec<Point>,
}

/// A part of [`Path`].
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Plain)]
pub struct Point {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

/// A small generator of numbers, the same on every run.
pub struct Random(u32);

impl Random {
    /// Starts from `seed`.
    pub fn new(seed: u32) -> Self {
        Self(seed)
    }

    /// The next number below `end`.
    pub fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) % end
    }
}

/// The sample of shape A: a text of 20 ASCII characters and 64 numbers.
pub fn a() -> A {
    A {
        trans: 7,
        x: 1,
        name: "Twenty ASCII letters".into(),
        id: Uuid::from_u128(0x0123_4567_89ab_cdef_0123_4567_89ab_cdef),
        digest: std::array::from_fn(|i| 200 - i as u8),
        result: 0,
        values: (0..64).map(|i| i * 0x0101_0101).collect(),
    }
}

/// The sample of shape B: 1,000 positions.
pub fn b() -> B {
    let position = |i: u16| {
        let at = f32::from(i);
        Position {
            cell: u32::from(i),
            x: at,
            y: at + 0.25,
            z: at + 0.5,
            qw: 1.0,
            qx: at * 0.5,
            qy: at * 0.25,
            qz: -at,
        }
    };
    B { positions: (0..1000).map(position).collect() }
}

/// The sample of shape C: 100 ASCII texts of 5 to 40 characters.
pub fn c() -> C {
    // This seed gives both lengths and the total of 2,388 bytes.
    let mut random = Random::new(334);
    let letters = |len: u32| (0..len).map(|i| char::from(b'a' + (i % 26) as u8)).collect();
    C { texts: (0..100).map(|_| letters(5 + random.below(36))).collect() }
}

/// The sample of shape D: 1,000 messages in random order.
pub fn d() -> Vec<Message> {
    let all = all_messages();
    let mut random = Random::new(7);
    (0..1000).map(|_| all[random.below(300) as usize].clone()).collect()
}
