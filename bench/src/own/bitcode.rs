//! bitcode.

use bitcode::{Decode, Encode};

use crate::cases::Buffer;

/// bitcode's buffer, which keeps what it wrote; the first result is copied for a check.
pub(crate) struct Own {
    buffer: bitcode::Buffer,
    first: Option<Vec<u8>>,
}

impl Buffer for Own {
    fn with_room(_len: usize) -> Self {
        Self { buffer: bitcode::Buffer::new(), first: None }
    }

    fn written(&self) -> &[u8] {
        self.first.as_deref().unwrap_or_default()
    }
}

pub(crate) fn encode<T: Encode>(value: &T, out: &mut Own) {
    let bytes = std::hint::black_box(out.buffer.encode(value));
    out.first.get_or_insert_with(|| bytes.to_vec());
}

pub(crate) fn decode<T: Decode<'static>>(input: &'static [u8]) -> T {
    bitcode::decode(input).unwrap()
}
