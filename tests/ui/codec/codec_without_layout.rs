use codec_core::{EncodeAs, EncodeError, Format, Writer};

struct Doubled;

impl<F: Format> EncodeAs<F, u8> for Doubled {
    fn encode_as(value: &u8, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.put(&[*value, *value]);
        Ok(())
    }
}

fn main() {}
