//! Addresses that are written as numbers.

use core::net::Ipv4Addr;

use codec_core::{
    DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, Layout, Reader, Shape, Size, Writer,
};

use super::Moul;

/// An IPv4 address as a `u32`, for [`Ipv4Addr`].
///
/// The number is little-endian like any other, so its bytes are in reverse:
///
/// ```text
/// 16 c6 49 b8      184.73.198.22
/// ```
#[derive(Debug)]
pub struct PackedIpv4(());

impl Layout<Moul> for PackedIpv4 {
    const SIZE: Size = <u32 as Layout<Moul>>::SIZE.converted();

    fn shape() -> Shape {
        Shape::Named { name: "IPv4 address", of: <u32 as Layout<Moul>>::shape }
    }
}

impl EncodeAs<Moul, Ipv4Addr> for PackedIpv4 {
    #[inline]
    fn encode_as(value: &Ipv4Addr, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        value.to_bits().encode(out)
    }
}

impl<'de> DecodeAs<'de, Moul, Ipv4Addr> for PackedIpv4 {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<Ipv4Addr, DecodeError> {
        let address = input.value().map(Ipv4Addr::from_bits)?;
        input.note(move || address.to_string());
        Ok(address)
    }
}
