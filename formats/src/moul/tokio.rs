//! A stream of messages for tokio.

use core::marker::PhantomData;
use std::io;

use bytes::BytesMut;
use codec_core::{Decode, DecodeError, Encode, EncodeError, Format as _, Options};
use tokio_util::codec::{Decoder, Encoder};

use super::{MessageReader, connect::Cipher, format::Moul};

/// Reads messages of type `T` and writes any, for `tokio_util::codec::Framed`.
///
/// Use it after the setup of a connection:
/// [`Connection::into_parts`](super::connect::Connection::into_parts) returns the cipher, and bytes
/// that arrived early and are already decrypted.
///
/// Errors are [`io::Error`]s of the kinds `InvalidData` and `InvalidInput` around a
/// [`DecodeError`] and an [`EncodeError`]. After a message that exceeds a declared limit it
/// continues with the next one, as a [`MessageReader`] does.
#[derive(Debug)]
pub struct MessageCodec<T> {
    reader: MessageReader,
    options: Options<Moul>,
    cipher: Option<Cipher>,
    /// The number of bytes at the start of the buffer that are decrypted already.
    clear: usize,
    message: PhantomData<fn() -> T>,
}

impl<T> MessageCodec<T> {
    /// A codec for a connection with this cipher, or without encryption.
    #[must_use]
    pub fn new(cipher: Option<Cipher>, options: Options<Moul>) -> Self {
        let reader = MessageReader::with_options(options.clone());
        Self { reader, options, cipher, clear: 0, message: PhantomData }
    }

    /// The same for a buffer that starts with this many bytes that are decrypted already.
    #[must_use]
    pub fn with_clear(self, clear: usize) -> Self {
        Self { clear, ..self }
    }
}

impl<T: for<'de> Decode<'de, Moul>> Decoder for MessageCodec<T> {
    type Item = T;
    type Error = io::Error;

    fn decode(&mut self, buffer: &mut BytesMut) -> io::Result<Option<T>> {
        if let (Some(cipher), Some(new)) = (&mut self.cipher, buffer.get_mut(self.clear..)) {
            cipher.decrypt(new);
        }
        let message = self.reader.read(buffer).map_err(bad_input);
        self.clear = buffer.len();
        message
    }
}

impl<T, M: Encode<Moul>> Encoder<M> for MessageCodec<T> {
    type Error = io::Error;

    fn encode(&mut self, message: M, buffer: &mut BytesMut) -> io::Result<()> {
        let start = buffer.len();
        Moul::encode_into_with(&message, buffer, &self.options).map_err(bad_message)?;
        if let (Some(cipher), Some(new)) = (&mut self.cipher, buffer.get_mut(start..)) {
            cipher.encrypt(new);
        }
        Ok(())
    }
}

fn bad_input(error: DecodeError) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, error)
}

fn bad_message(error: EncodeError) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, error)
}
