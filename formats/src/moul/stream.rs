//! Reads messages from a stream of bytes.

use bytes::{Buf as _, Bytes, BytesMut};
use codec_core::{Decode, DecodeError, DecodeErrorKind, Format as _, Options};

use super::{
    FileFrame,
    format::{Moul, MoulOptions},
};

/// Takes messages out of a buffer that a stream fills.
///
/// Messages have no length, so the only way to know whether one is complete is to decode it. A
/// reader belongs to one buffer and remembers how many bytes it waits for, so that a message that
/// comes in many pieces is not decoded again for each of them.
///
/// A message with a string or variable array over its declared limit is an error, but its end is
/// known: it is taken from the buffer, and the next call reads the message behind it.
///
/// After any other error that more bytes cannot resolve, the start of the next message is unknown:
/// the reader is poisoned, takes nothing more from the buffer and returns the same error again.
/// [`check`](Self::check) distinguishes the two cases.
///
/// ```
/// use bytes::BytesMut;
/// use formats::moul::{MessageReader, messages::auth::Auth2Cli};
///
/// let (mut reader, mut buffer) = (MessageReader::new(), BytesMut::new());
/// buffer.extend_from_slice(b"\x03\0\xef\xbe");
/// assert_eq!(reader.read::<Auth2Cli>(&mut buffer)?, None);
/// assert_eq!(buffer.len(), 4);
///
/// buffer.extend_from_slice(b"\xad\xde");
/// assert!(reader.read::<Auth2Cli>(&mut buffer)?.is_some());
/// assert!(buffer.is_empty());
///
/// buffer.extend_from_slice(b"\xff\x7f");
/// let error = reader.read::<Auth2Cli>(&mut buffer).unwrap_err();
/// buffer.clear();
/// assert_eq!(reader.read::<Auth2Cli>(&mut buffer), Err(error));
/// # Ok::<(), codec_core::DecodeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct MessageReader {
    options: Options<Moul>,
    max_len: usize,
    wanted: usize,
    fault: Option<DecodeError>,
}

/// A message of the File connection, where unknown messages can be skipped by their length.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileMessage<T> {
    /// A message that is known.
    Known(T),
    /// Another one, with its length and its number.
    Unknown(Bytes),
}

/// The bytes of a message that are looked at one by one.
const FIRST: usize = 64;

impl MessageReader {
    /// The default limit for the bytes of a message: 16 MiB. [`with_max_len`](Self::with_max_len)
    /// sets another.
    pub const MAX_LEN: usize = 1 << 24;

    /// A reader with default options.
    #[must_use]
    pub const fn new() -> Self {
        Self::with_options(Options::new(MoulOptions::DEFAULT))
    }

    /// A reader with these options.
    #[must_use]
    pub const fn with_options(options: Options<Moul>) -> Self {
        Self { options, max_len: Self::MAX_LEN, wanted: 0, fault: None }
    }

    /// The same with another limit for the bytes of a message.
    ///
    /// A message that needs more is [`TooLong`](DecodeErrorKind::TooLong), as soon as that is
    /// known, also if it is all there.
    #[must_use]
    pub fn with_max_len(self, max_len: usize) -> Self {
        Self { max_len, ..self }
    }

    /// The next message, taken from the buffer; `None`, with the buffer untouched, if it is not
    /// complete.
    ///
    /// # Errors
    ///
    /// What decoding finds wrong, with offsets from the start of the message.
    ///
    /// If it is [`TooLong`](DecodeErrorKind::TooLong) by a limit that the message declares, the
    /// message was taken from the buffer and the next one can be read. Otherwise the reader is
    /// poisoned and the buffer untouched.
    pub fn read<T>(&mut self, buffer: &mut BytesMut) -> Result<Option<T>, DecodeError>
    where
        T: for<'de> Decode<'de, Moul>,
    {
        self.read_prefix(buffer, BytesMut::advance)
            .map(|message| message.map(|(message, ())| message))
    }

    /// [`read`](Self::read), and the bytes that the message took.
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read).
    pub fn read_and_bytes<T>(
        &mut self,
        buffer: &mut BytesMut,
    ) -> Result<Option<(T, Bytes)>, DecodeError>
    where
        T: for<'de> Decode<'de, Moul>,
    {
        self.read_prefix(buffer, |buffer, used| buffer.split_to(used).freeze())
    }

    /// Reads a message; `take` takes its bytes from the buffer.
    fn read_prefix<T, B>(
        &mut self,
        buffer: &mut BytesMut,
        take: impl FnOnce(&mut BytesMut, usize) -> B,
    ) -> Result<Option<(T, B)>, DecodeError>
    where
        T: for<'de> Decode<'de, Moul>,
    {
        self.check()?;
        if buffer.len() < self.wanted {
            return Ok(None);
        }
        let window = self.window(buffer);
        match Moul::from_prefix_with::<T>(window, &self.options) {
            Ok((_, used)) if used > self.max_len => Err(self.too_long(used, 0)),
            Ok((message, used)) => {
                self.wanted = 0;
                Ok(Some((message, take(buffer, used))))
            }
            Err(error) if matches!(error.kind(), DecodeErrorKind::TooLong { .. }) => {
                self.skip::<T>(error, buffer).map(|()| None)
            }
            Err(error) => {
                let len = window.len();
                self.wait(error, len).map(|()| None)
            }
        }
    }

    /// The bytes that a message may have, and one more: a message that takes that too is too long.
    fn window<'b>(&self, buffer: &'b [u8]) -> &'b [u8] {
        buffer.get(..self.max_len.saturating_add(1)).unwrap_or(buffer)
    }

    /// Skips a message that exceeds a declared limit, once it is all there, and fails with `error`.
    fn skip<T>(&mut self, error: DecodeError, buffer: &mut BytesMut) -> Result<(), DecodeError>
    where
        T: for<'de> Decode<'de, Moul>,
    {
        let format = self.options.format.without_limits();
        let unlimited = Options { format, ..self.options.clone() };
        let window = self.window(buffer);
        match Moul::from_prefix_with::<T>(window, &unlimited) {
            Ok((_, used)) if used > self.max_len => Err(self.too_long(used, 0)),
            Ok((_, used)) => {
                self.wanted = 0;
                buffer.advance(used);
                Err(error)
            }
            Err(cut) if cut.missing().is_some() => {
                let len = window.len();
                self.wait(cut, len)
            }
            Err(_) => Err(self.fail(error)),
        }
    }

    /// [`read`](Self::read) for the File connection, where unknown messages can be skipped.
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read), but not for a message that is unknown.
    pub fn read_file<T>(
        &mut self,
        buffer: &mut BytesMut,
    ) -> Result<Option<FileMessage<T>>, DecodeError>
    where
        T: for<'de> Decode<'de, Moul>,
    {
        match self.read::<FileFrame<T>>(buffer) {
            Ok(message) => Ok(message.map(|FileFrame(message)| FileMessage::Known(message))),
            Err(error) => match unknown(&error, buffer) {
                Some(len) if len > self.max_len => Err(self.too_long(len, 0)),
                Some(len) => {
                    self.fault = None;
                    self.wanted = 0;
                    Ok(Some(FileMessage::Unknown(buffer.split_to(len).freeze())))
                }
                None => Err(error),
            },
        }
    }

    /// Refuses to go on after an error.
    ///
    /// # Errors
    ///
    /// The error that poisoned the reader.
    pub fn check(&self) -> Result<(), DecodeError> {
        self.fault.clone().map_or(Ok(()), Err)
    }

    /// Poisons the reader.
    pub(super) fn fail(&mut self, error: DecodeError) -> DecodeError {
        self.fault = Some(error.clone());
        error
    }

    /// Remembers how many bytes an incomplete message needs at least.
    fn wait(&mut self, error: DecodeError, len: usize) -> Result<(), DecodeError> {
        let Some(missing) = error.missing() else { return Err(self.fail(error)) };
        let wanted = match *error.kind() {
            // The first bytes are looked at as they come: a peer of another protocol is refused soon.
            DecodeErrorKind::UnexpectedEnd { needed, .. } if len < FIRST => {
                error.offset().saturating_add(needed).max(len.saturating_add(1))
            }
            _ => len.saturating_add(missing),
        };
        if wanted > self.max_len {
            return Err(self.too_long(wanted, error.offset()));
        }
        self.wanted = wanted;
        Ok(())
    }

    /// Poisons the reader because of a message of `found` bytes or more.
    #[cold]
    fn too_long(&mut self, found: usize, offset: usize) -> DecodeError {
        let [max, found] = [self.max_len, found].map(|len| u64::try_from(len).unwrap_or(u64::MAX));
        self.fail(DecodeError::new(DecodeErrorKind::TooLong { max, found }, offset))
    }
}

impl Default for MessageReader {
    fn default() -> Self {
        Self::new()
    }
}

/// The length of the message at the start of the buffer, if `error` is that its number is unknown.
fn unknown(error: &DecodeError, buffer: &BytesMut) -> Option<usize> {
    let DecodeErrorKind::UnknownTag { .. } = error.kind() else { return None };
    // An unknown tag inside a known message has a path.
    if error.path().segments().next().is_some() {
        return None;
    }
    let len = usize::try_from(u32::from_le_bytes(*buffer.first_chunk()?)).ok()?;
    (len <= buffer.len()).then_some(len)
}
