#[path = "../support.rs"]
mod support;

use codec_core::{DecodeAs, DecodeError, EncodeAs, EncodeError, Format, Implied, Layout, Reader, Shape,
    Wire, Writer, checksum::ByteSum,
};
use support::Tiny;

struct Short;

impl<F: Format> Layout<F> for Short {
    fn shape() -> Shape {
        Shape::Unit
    }
}

impl<F: Format> EncodeAs<F, u16> for Short {
    fn encode_as(_: &u16, _: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        Ok(())
    }
}

impl<'de, F: Format> DecodeAs<'de, F, u16> for Short {
    fn decode_as(_: &mut Reader<'_, 'de, F>) -> Result<u16, DecodeError> {
        Ok(0)
    }
}

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    data: u8,
    #[wire(checksum(ByteSum<u16>, data), as = Short)]
    sum: Implied<u16>,
}

fn main() {}
