//! Two formats for the tests of derived code, which stand in `tests`.

use codec_core::format::{Order, Packed};

/// Little-endian, lists with a `u16` count.
#[derive(Debug)]
pub struct Little;

impl Packed for Little {
    const NAME: &'static str = "little";
    const ORDER: Order = Order::Little;
    const ORDER_VARIES: bool = true;
    type Count = u16;
    type Text = codec_core::NoDefault;
}

/// The same, big-endian.
#[derive(Debug)]
pub struct Big;

impl Packed for Big {
    const NAME: &'static str = "big";
    const ORDER: Order = Order::Big;
    const ORDER_VARIES: bool = true;
    type Count = u16;
    type Text = codec_core::NoDefault;
}
