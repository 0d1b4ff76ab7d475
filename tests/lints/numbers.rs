//! Codecs as numbers of enums, orders of messages, and constants that are text.

use codec_core::{
    AnyEndian, Implied, Order, Wire,
    codec::{U24, VarInt},
    text::{Fixed, Utf8},
};

/// A message.
#[derive(Wire, Debug, Clone, Copy, PartialEq, Eq)]
#[wire(format = AnyEndian, id = 7)]
#[non_exhaustive]
pub struct Ping {
    /// When.
    pub time: u32,
}

/// Told apart by a varint.
#[derive(Wire, Debug, Clone, PartialEq, Eq)]
#[wire(format = AnyEndian, tag = VarInt<u64>)]
#[non_exhaustive]
pub enum Message {
    /// Its payload.
    Ping(Ping),
    /// Several.
    #[wire(id = [8, 9])]
    Quit,
    /// Others.
    #[wire(other)]
    Unknown(u64, Vec<u8>),
}

/// Three bytes.
#[derive(Wire, Debug, Clone, Copy, PartialEq, Eq)]
#[wire(format = AnyEndian, repr = U24)]
#[non_exhaustive]
pub enum Color {
    /// One.
    Red = 1,
    /// Two.
    Green,
}

/// A header.
#[derive(Wire, Debug, Clone, PartialEq, Eq)]
#[wire(format = AnyEndian)]
#[non_exhaustive]
pub struct Header {
    /// Text.
    #[wire(const = "WIRE", as = Fixed<4, Utf8>)]
    pub magic: Implied<String>,
    /// Which order.
    pub big: bool,
    /// In the order.
    #[wire(order = if big { Order::Big } else { Order::Little })]
    pub color: Color,
    /// In the other order.
    #[wire(order = Order::Little)]
    pub size: u16,
}
