//! Runtime and derived code without `std`: this crate only has to build.
#![no_std]

extern crate alloc;

use alloc::{string::String, vec::Vec};

use codec_core::{
    DecodeError, EncodeError, Format, Implied, Options, Order, Packed, Wire,
    text::{Prefixed, Utf16Le},
};
use zerocopy::{FromBytes, Immutable, IntoBytes};

/// Little-endian, `u32` counts, UTF-16 text.
#[derive(Debug)]
pub struct Plain(());

impl Packed for Plain {
    const NAME: &'static str = "plain";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u32;
    type Text = Prefixed<u16, Utf16Le>;
}

/// A struct with a field of most kinds.
#[derive(Wire, Debug)]
#[wire(format = Plain)]
pub struct Message {
    /// Which of the fields below are there.
    pub flags: Implied<u8>,
    /// How many colors there are.
    pub count: Implied<u8>,
    /// A name.
    pub name: String,
    /// A level.
    #[wire(bit = flags & 1)]
    pub level: Option<u16>,
    /// Some colors.
    #[wire(count = count)]
    pub colors: Vec<Color>,
}

/// An enum that is a number.
#[derive(Wire, Debug)]
#[wire(format = Plain, repr = u8)]
pub enum Color {
    /// 0.
    Red,
    /// 1.
    Green,
}

/// A record that is copied as it lies in memory.
#[derive(Wire, FromBytes, IntoBytes, Immutable, Debug)]
#[wire(format = Plain, plain)]
#[repr(C)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Up.
    pub y: f32,
}

/// The points in `bytes`.
///
/// # Errors
///
/// If there are none.
pub fn points(bytes: &[u8]) -> Result<Vec<Point>, DecodeError> {
    Plain::from_slice(bytes)
}

/// The bytes of `message`.
///
/// # Errors
///
/// If it cannot be represented.
pub fn encode(message: &Message) -> Result<Vec<u8>, EncodeError> {
    Plain::to_vec(message)
}

/// The message in `bytes`.
///
/// # Errors
///
/// If there is none.
pub fn decode(bytes: &[u8]) -> Result<Message, DecodeError> {
    Plain::from_slice(bytes)
}
