//! `bool` as the clients read it.

use codec_core::{
    DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, Layout, Reader, Shape, Size, Writer,
    shape::Truth,
};

use super::Tera;

/// A `bool` for which every byte but 0 is true, as clients read it: a codec for `bool`.
#[derive(Debug)]
pub struct AnyBool(());

impl Layout<Tera> for AnyBool {
    const SIZE: Size = Size::fixed(1);

    fn shape() -> Shape {
        Shape::Bool { of: || Shape::BYTE, truth: Truth::NotZero }
    }
}

impl EncodeAs<Tera, bool> for AnyBool {
    fn encode_as(value: &bool, out: &mut Writer<'_, Tera>) -> Result<(), EncodeError> {
        value.encode(out)
    }
}

impl<'de> DecodeAs<'de, Tera, bool> for AnyBool {
    fn decode_as(input: &mut Reader<'_, 'de, Tera>) -> Result<bool, DecodeError> {
        input.array().map(|[byte]: [u8; 1]| byte != 0)
    }
}
