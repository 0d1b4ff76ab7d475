//! UUIDs, in the byte order of the format.

use uuid::Uuid;

use crate::{
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::packed::{Scalars, UuidOrder},
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Memory, Size},
    },
    write::Writer,
};

#[diagnostic::do_not_recommend]
impl<F: Scalars> Layout<F> for Uuid {
    const SIZE: Size = Size::fixed(16).in_memory(match F::UUID {
        UuidOrder::Rfc => Memory::Same,
        UuidOrder::Microsoft => Memory::Swapped,
    });

    fn shape() -> Shape {
        Shape::Uuid { order: F::UUID }
    }
}

#[diagnostic::do_not_recommend]
impl<F: Scalars> Encode<F> for Uuid {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        match F::UUID {
            UuidOrder::Rfc => {
                out.array(*self.as_bytes());
                Ok(())
            }
            UuidOrder::Microsoft => {
                out.array(self.to_bytes_le());
                Ok(())
            }
        }
    }
}

#[diagnostic::do_not_recommend]
impl<'de, F: Scalars> Decode<'de, F> for Uuid {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        let value = input.array().map(from_bytes::<F>);
        input.noted(value)
    }
}

#[inline]
fn from_bytes<F: Scalars>(bytes: [u8; 16]) -> Uuid {
    match F::UUID {
        UuidOrder::Rfc => Uuid::from_bytes(bytes),
        UuidOrder::Microsoft => Uuid::from_bytes_le(bytes),
    }
}
