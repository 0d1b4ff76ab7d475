//! The formats that the cases name.

use codec_core::{Order, Packed};

/// Little-endian, lists behind a `u16`.
#[derive(Debug)]
pub struct Tiny;

impl Packed for Tiny {
    const NAME: &'static str = "tiny";
    const ORDER: Order = Order::Little;
    type Count = u16;
    type Text = codec_core::NoDefault;
}

/// [`Tiny`] by another name, for types with two formats.
#[derive(Debug)]
pub struct Far;

impl Packed for Far {
    const NAME: &'static str = "far";
    const ORDER: Order = Order::Little;
    type Count = u16;
    type Text = codec_core::NoDefault;
}
