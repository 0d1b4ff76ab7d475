//! The format around nativeparam messages.
//!
//! A packet is two id bytes and packed fields; a nativeparam message stands among them without a
//! length, because its own counts determine where it ends. It need not be the last field. The
//! packets themselves are in [`otherland`](crate::otherland).

use codec_core::{
    Decode, DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, Engine, Layout, Options, Order,
    Packed, Reader, Shape, Size, UuidOrder, Writer,
    text::{Prefixed, Utf8},
};

use super::NativeParam;

/// The format of the packets around nativeparam: packed, little-endian, text behind a `u16`
/// count of UTF-8 bytes, lists behind a `u32` count.
#[derive(Debug)]
pub struct OaPacket;

impl Packed for OaPacket {
    const NAME: &'static str = "Otherland packet";
    const ORDER: Order = Order::Little;
    const UUID: UuidOrder = UuidOrder::Microsoft;
    const OPTIONS: &'static Options<Self> = &Options::new(());

    type Options = ();
    type State = ();
    type Count = u32;
    type Text = Prefixed<u16, Utf8>;
}

/// A nativeparam message inside a packet: a codec for every type that the format has.
#[derive(Debug)]
pub struct Inline(());

impl Layout<OaPacket> for Inline {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        Shape::Inside { format: || <NativeParam as Engine>::SHAPE, of: || Shape::Unit }
    }
}

impl<T: Encode<NativeParam>> EncodeAs<OaPacket, T> for Inline {
    fn shape_as() -> Shape {
        Shape::Inside { format: || <NativeParam as Engine>::SHAPE, of: T::shape }
    }

    fn encode_as(value: &T, out: &mut Writer<'_, OaPacket>) -> Result<(), EncodeError> {
        out.embed::<NativeParam, T>(value)
    }
}

impl<'de, T: Decode<'de, NativeParam>> DecodeAs<'de, OaPacket, T> for Inline {
    fn decode_as(input: &mut Reader<'_, 'de, OaPacket>) -> Result<T, DecodeError> {
        input.embed::<NativeParam, T>()
    }
}
