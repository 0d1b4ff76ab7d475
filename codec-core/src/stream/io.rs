//! Messages out of `std::io::Read` and into `std::io::Write`.

use std::io::{self, Read, Write};

use alloc::{vec, vec::Vec};
use core::fmt;

use bytes::BytesMut;

use super::{MessageDecoder, decoder::too_long, partial::Partial};
use crate::{
    codec::{As, DecodeAs, EncodeAs},
    error::{DecodeError, EncodeError},
    format::{entry_points::Format, options::Options},
    value::{decode::Decode, encode::Encode},
};

/// How many bytes are asked of the input at once.
const PIECE: usize = 8 << 10;

/// Reads messages from a stream, such as a socket or a file.
///
/// Bytes behind a message stay in its buffer for the next one. Errors are [`io::Error`]s: those of
/// the stream, `UnexpectedEof` where it ends inside a message, and `InvalidData` around a
/// [`DecodeError`], after which no more messages can be read. Limits are those of
/// [`MessageDecoder`].
///
/// ```
/// use codec_core::{codec::Framed, stream::{MessageReader, MessageWriter}};
/// # use codec_core::{Format, NoDefault, Options, Order, Packed};
/// # #[derive(Debug)] struct Mine;
/// # impl Packed for Mine {
/// #     const NAME: &'static str = "mine";
/// #     const ORDER: Order = Order::Little;
/// #     const OPTIONS: &'static Options<Self> = &Options::new(());
/// #     type Options = (); type State = (); type Count = u16; type Text = NoDefault;
/// # }
///
/// let mut writer = MessageWriter::<Mine, _>::new(Vec::new());
/// writer.write_as::<Framed<u8>, _>(&1_u32)?;
/// writer.write_as::<Framed<u8>, _>(&2_u32)?;
/// let stream = writer.into_inner();
/// assert_eq!(stream, [4, 1, 0, 0, 0, 4, 2, 0, 0, 0]);
///
/// let mut reader = MessageReader::<Mine, _>::new(&stream[..]);
/// assert_eq!(reader.read_as::<Framed<u8>, u32>()?, Some(1));
/// assert_eq!(reader.read_as::<Framed<u8>, u32>()?, Some(2));
/// assert_eq!(reader.read_as::<Framed<u8>, u32>()?, None);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct MessageReader<F: Format, R> {
    input: R,
    decoder: MessageDecoder<F>,
    buffer: BytesMut,
    /// Where the input puts its bytes: they are not cleared before each read.
    piece: Vec<u8>,
}

impl<F: Format, R: Read> MessageReader<F, R> {
    /// Reads from `input` with the options that [`Format::from_prefix`] has.
    pub fn new(input: R) -> Self {
        Self::with_decoder(input, MessageDecoder::new())
    }

    /// Reads from `input` with the options and limits of `decoder`.
    pub fn with_decoder(input: R, decoder: MessageDecoder<F>) -> Self {
        Self { input, decoder, buffer: BytesMut::new(), piece: Vec::new() }
    }

    /// The next message; `None` if the stream ends before it.
    ///
    /// It reads only if the buffer has no whole message, and returns as soon as it has one.
    ///
    /// # Errors
    ///
    /// Those of the stream, `UnexpectedEof`, and `InvalidData`.
    pub fn read<T>(&mut self) -> io::Result<Option<T>>
    where
        T: for<'de> Decode<'de, F>,
    {
        loop {
            if let Some(message) = self.decoder.read(&mut self.buffer).map_err(bad_input)? {
                return Ok(Some(message));
            }
            if self.fill()? > 0 {
                continue;
            }
            if self.buffer.is_empty() {
                return Ok(None);
            }
            return Err(cut::<F, T>(&self.buffer, self.decoder.options()));
        }
    }

    /// [`read`](Self::read) through a codec, such as [`Framed`](crate::codec::Framed).
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read).
    pub fn read_as<C, T>(&mut self) -> io::Result<Option<T>>
    where
        C: for<'de> DecodeAs<'de, F, T>,
    {
        self.read::<As<C, T>>().map(|message| message.map(As::into_inner))
    }

    /// The stream, and the bytes that were read but not decoded.
    pub fn into_parts(self) -> (R, BytesMut) {
        (self.input, self.buffer)
    }

    /// Reads once; 0 is the end of the stream.
    fn fill(&mut self) -> io::Result<usize> {
        if self.piece.is_empty() {
            self.piece = vec![0; PIECE];
        }
        loop {
            match self.input.read(&mut self.piece) {
                Ok(len) => {
                    self.buffer.extend_from_slice(self.piece.get(..len).unwrap_or_default());
                    return Ok(len);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// Shows how many bytes wait, not which: they may be passwords.
impl<F: Format + fmt::Debug, R: fmt::Debug> fmt::Debug for MessageReader<F, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MessageReader")
            .field("input", &self.input)
            .field("decoder", &self.decoder)
            .field("waiting", &self.buffer.len())
            .finish_non_exhaustive()
    }
}

/// Writes messages to a stream, from a buffer that it keeps.
///
/// Each message is written at once. For many small ones, write to a [`BufWriter`](io::BufWriter).
pub struct MessageWriter<F: Format, W> {
    output: W,
    options: Options<F>,
    buffer: BytesMut,
}

impl<F: Format, W: Write> MessageWriter<F, W> {
    /// Writes to `output` with the options that [`Format::to_vec`] has.
    pub fn new(output: W) -> Self {
        Self::with_options(output, F::DEFAULTS.clone())
    }

    /// Writes to `output` with these options.
    pub fn with_options(output: W, options: Options<F>) -> Self {
        Self { output, options, buffer: BytesMut::new() }
    }

    /// Writes a message: all of it, or nothing if it cannot be encoded.
    ///
    /// # Errors
    ///
    /// Those of the stream, and `InvalidInput` around an [`EncodeError`].
    pub fn write<T: Encode<F> + ?Sized>(&mut self, message: &T) -> io::Result<()> {
        self.buffer.clear();
        F::encode_into_with(message, &mut self.buffer, &self.options).map_err(bad_message)?;
        self.output.write_all(&self.buffer)
    }

    /// [`write`](Self::write) through a codec, such as [`Framed`](crate::codec::Framed).
    ///
    /// # Errors
    ///
    /// As [`write`](Self::write).
    pub fn write_as<C: EncodeAs<F, T>, T>(&mut self, message: &T) -> io::Result<()> {
        self.write(&As::<C, &T>::new(message))
    }

    /// Flushes the stream.
    ///
    /// # Errors
    ///
    /// Those of the stream.
    pub fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    /// The stream.
    pub fn into_inner(self) -> W {
        self.output
    }
}

/// Does not show the last message, which is in its buffer.
impl<F: Format, W: fmt::Debug> fmt::Debug for MessageWriter<F, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MessageWriter")
            .field("output", &self.output)
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

/// Reads one message, and no byte behind it.
pub(crate) fn read_from<F: Format, T: for<'de> Decode<'de, F>>(
    mut input: impl Read,
    options: &Options<F>,
) -> io::Result<T> {
    let mut buffer = Vec::new();
    let mut partial: Option<Partial<F>> = None;
    loop {
        let known = partial.as_mut().and_then(|partial| partial.missing::<T>(&buffer, options));
        let missing = match known {
            Some(missing) => missing,
            None => match F::from_prefix_with(&buffer, options) {
                Ok((message, _)) => return Ok(message),
                Err(error) => {
                    partial = Some(Partial::cut::<T>(&error, &buffer, options));
                    error.missing().ok_or_else(|| bad_input(error))?
                }
            },
        };
        let wanted = buffer.len().saturating_add(missing);
        if wanted > MessageDecoder::<F>::MAX_LEN {
            return Err(bad_input(too_long(wanted, MessageDecoder::<F>::MAX_LEN)));
        }
        // Grows with what comes, not with what is claimed.
        let missing = u64::try_from(missing).unwrap_or(u64::MAX);
        input.by_ref().take(missing).read_to_end(&mut buffer)?;
        if buffer.len() < wanted {
            return Err(cut::<F, T>(&buffer, options));
        }
    }
}

/// The error for a stream that ends inside a message, of which `buffer` has come.
fn cut<F: Format, T: for<'de> Decode<'de, F>>(buffer: &[u8], options: &Options<F>) -> io::Error {
    match F::from_prefix_with::<T>(buffer, options) {
        Err(error) => io::Error::new(io::ErrorKind::UnexpectedEof, error),
        Ok(_) => io::ErrorKind::UnexpectedEof.into(),
    }
}

/// Writes one message.
pub(crate) fn write_to<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    mut output: impl Write,
    options: &Options<F>,
) -> io::Result<()> {
    output.write_all(&F::to_vec_with(value, options).map_err(bad_message)?)
}

pub(super) fn bad_input(error: DecodeError) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, error)
}

pub(super) fn bad_message(error: EncodeError) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, error)
}
