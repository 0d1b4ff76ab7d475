//! Truth values.

use codec_core::{
    Bits, Decode, DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, Layout, Reader, Shape,
    Size, Writer, shape::Truth,
};

use crate::nativeparam::OaPacket;

/// A truth value in one byte: zero is false, every other number is true and is written as 1.
///
/// It is a codec, `#[wire(as = Flag)] on: bool`, and a type for fields that decide what follows
/// them: `bit = flag & Flag::SET` and `switch = flag` accept it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct Flag(pub bool);

impl Flag {
    /// True, as the mask of `bit`.
    pub const SET: Self = Self(true);
}

impl From<u8> for Flag {
    #[inline]
    fn from(byte: u8) -> Self {
        Self(byte != 0)
    }
}

impl From<Flag> for u8 {
    #[inline]
    fn from(flag: Flag) -> Self {
        Self::from(flag.0)
    }
}

impl Bits for Flag {
    const EMPTY: Self = Self(false);

    #[inline]
    fn any(self, mask: Self) -> bool {
        self.0 && mask.0
    }

    #[inline]
    fn with(self, mask: Self, on: bool) -> Self {
        if mask.0 { Self(on) } else { self }
    }
}

impl Layout<OaPacket> for Flag {
    const SIZE: Size = Size::fixed(1);

    fn shape() -> Shape {
        Shape::Bool { of: || Shape::BYTE, truth: Truth::NotZero }
    }
}

impl Encode<OaPacket> for Flag {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, OaPacket>) -> Result<(), EncodeError> {
        out.put(&[u8::from(*self)]);
        Ok(())
    }
}

impl<'de> Decode<'de, OaPacket> for Flag {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, OaPacket>) -> Result<Self, DecodeError> {
        let flag = input.value().map(|byte: u8| Self::from(byte))?;
        input.note(move || flag.0);
        Ok(flag)
    }
}

impl EncodeAs<OaPacket, bool> for Flag {
    #[inline]
    fn encode_as(value: &bool, out: &mut Writer<'_, OaPacket>) -> Result<(), EncodeError> {
        Self(*value).encode(out)
    }
}

impl<'de> DecodeAs<'de, OaPacket, bool> for Flag {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, OaPacket>) -> Result<bool, DecodeError> {
        Self::decode(input).map(|flag| flag.0)
    }
}
