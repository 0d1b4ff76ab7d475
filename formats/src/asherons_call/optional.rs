//! Values and bytes at the end of a message that may be absent.

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Layout, Reader, Shape, Wire, Writer, shape::Present,
};

use super::format::AsheronsCall;

/// An optional value at the end of a message: it is present if bytes are left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct Trailing<T>(
    /// The value.
    pub Option<T>,
);

impl<T: Layout<AsheronsCall>> Layout<AsheronsCall> for Trailing<T> {
    fn shape() -> Shape {
        Shape::Named {
            name: "Trailing",
            of: || Shape::Optional { of: T::shape, present: Present::Left },
        }
    }
}

impl<T: Encode<AsheronsCall>> Encode<AsheronsCall> for Trailing<T> {
    fn encode(&self, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        self.0.as_ref().map_or(Ok(()), |value| value.encode(out))
    }
}

impl<'de, T: Decode<'de, AsheronsCall>> Decode<'de, AsheronsCall> for Trailing<T> {
    fn decode(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<Self, DecodeError> {
        if input.rest().is_empty() {
            return Ok(Self(None));
        }
        input.value().map(Some).map(Self)
    }
}

/// A value and all bytes behind it, for messages that are longer than their description.
///
/// Servers and clients put values behind some messages that no description has. Decoding a message
/// alone refuses them; with this they are kept, and written again.
///
/// ```
/// use codec_core::Format;
/// use formats::asherons_call::{AsheronsCall, WithRest};
///
/// let message: WithRest<u32> = AsheronsCall::from_slice(&[1, 0, 0, 0, 9, 9])?;
/// assert_eq!((message.value, &*message.rest), (1, &[9, 9][..]));
/// assert_eq!(AsheronsCall::to_vec(&message)?, [1, 0, 0, 0, 9, 9]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct WithRest<T> {
    /// The value.
    pub value: T,
    /// The bytes behind it.
    #[wire(rest)]
    pub rest: Vec<u8>,
}
