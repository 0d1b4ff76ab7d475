use codec_core::{EncodeAs, EncodeError, Format, Sink, Writer};

struct Doubled;

impl<F: Format> EncodeAs<F, u8> for Doubled {
    fn encode_as<S: Sink>(value: &u8, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        out.put(&[*value, *value])
    }
}

fn main() {}
