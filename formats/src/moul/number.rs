//! Addresses that are written as numbers, and enums that are numbers.

use core::net::Ipv4Addr;

use codec_core::{
    DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, Format, Layout, Probe, Reader, Shape,
    Sink, Size, Writer,
};

use super::{
    Moul,
    connect::{BuildType, ConnectionType, SimpleNetChannel},
    game_mgr::{InviteError, JoinResult},
    messages::NetError,
    net_message::Compression,
    vault::NodeType,
};

/// Converts enums that keep unknown numbers to their numbers and back.
macro_rules! numbers {
    ($($name:ident $repr:ident;)*) => {$(
        impl From<$repr> for $name {
            fn from(number: $repr) -> Self {
                Moul::from_slice(&number.to_le_bytes()).unwrap_or(Self::Unknown(number))
            }
        }

        impl From<$name> for $repr {
            fn from(value: $name) -> Self {
                let mut bytes = [0; size_of::<$repr>()];
                // A number always fits in its own width, so this cannot fail.
                let _ = Moul::encode_to_slice(&value, &mut bytes);
                Self::from_le_bytes(bytes)
            }
        }
    )*};
}

numbers! {
    BuildType u32;
    Compression u8;
    ConnectionType u8;
    InviteError u32;
    JoinResult i32;
    NetError i32;
    NodeType u32;
    SimpleNetChannel u32;
}

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
    fn encode_as<S: Sink>(
        value: &Ipv4Addr,
        out: &mut Writer<'_, Moul, S>,
    ) -> Result<(), EncodeError> {
        value.to_bits().encode(out)
    }
}

impl<'de> DecodeAs<'de, Moul, Ipv4Addr> for PackedIpv4 {
    #[inline]
    fn decode_as<P: Probe>(input: &mut Reader<'_, 'de, Moul, P>) -> Result<Ipv4Addr, DecodeError> {
        let address = input.value().map(Ipv4Addr::from_bits)?;
        input.note(|| address.to_string());
        Ok(address)
    }
}
