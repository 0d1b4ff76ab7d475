//! Messages out of a buffer.

use bytes::{Buf as _, BytesMut};

use super::partial::Partial;
use crate::{
    codec::{As, DecodeAs},
    error::{DecodeError, DecodeErrorKind},
    format::{entry_points::Format, options::Options, run::lacks},
    value::decode::Decode,
};

/// Takes messages out of a buffer that a stream fills.
///
/// A decoder belongs to one buffer and remembers how many bytes it waits for, so ask for the same type
/// until the message is there. After an error that
/// more bytes cannot mend, nobody knows where the next message begins: the decoder is poisoned,
/// takes nothing from the buffer and gives the same error again.
///
/// ```
/// use codec_core::{bytes::BytesMut, codec::Framed, stream::MessageDecoder};
/// # use codec_core::{Format, NoDefault, Options, Order, Packed};
/// # #[derive(Debug)] struct Mine;
/// # impl Packed for Mine {
/// #     const NAME: &'static str = "mine";
/// #     const ORDER: Order = Order::Little;
/// #     const OPTIONS: &'static Options<Self> = &Options::new(());
/// #     type Options = (); type State = (); type Count = u16; type Text = NoDefault;
/// # }
///
/// let (mut decoder, mut buffer) = (MessageDecoder::<Mine>::new(), BytesMut::new());
/// buffer.extend_from_slice(&[4, 0, 7, 0]);
/// assert_eq!(decoder.read_as::<Framed<u16>, u32>(&mut buffer)?, None);
/// buffer.extend_from_slice(&[0, 0, 4]);
/// assert_eq!(decoder.read_as::<Framed<u16>, u32>(&mut buffer)?, Some(7));
/// assert_eq!(&buffer[..], [4]);
/// # Ok::<(), codec_core::DecodeError>(())
/// ```
#[derive(Debug)]
pub struct MessageDecoder<F: Format> {
    options: Options<F>,
    max_len: usize,
    wanted: usize,
    partial: Partial<F>,
    fault: Option<DecodeError>,
}

impl<F: Format> MessageDecoder<F> {
    /// The most bytes of a message, unless [`with_max_len`](Self::with_max_len) says otherwise:
    /// 16 MiB.
    pub const MAX_LEN: usize = 1 << 24;

    /// A decoder with the options that [`Format::from_prefix`] has.
    #[must_use]
    pub fn new() -> Self {
        Self::with_options(F::DEFAULTS.clone())
    }

    /// What a message may take is not reckoned by fewer bytes than this: a message is looked at
    /// before all of it has come.
    const FULL_MEMORY: usize = 1 << 16;

    /// A decoder with these options.
    ///
    /// Memory is limited in proportion to the bytes in the buffer, and to 64 KiB if there are fewer:
    /// [`Limits::base`](crate::Limits::base) is as much larger.
    #[must_use]
    pub const fn with_options(mut options: Options<F>) -> Self {
        options.limits = options.limits.for_at_least(Self::FULL_MEMORY);
        Self { options, max_len: Self::MAX_LEN, wanted: 0, partial: Partial::NEW, fault: None }
    }

    /// The same with another limit for the bytes of a message.
    ///
    /// A message that needs more is [`TooLong`](DecodeErrorKind::TooLong), as soon as that is
    /// known.
    #[must_use]
    pub fn with_max_len(self, max_len: usize) -> Self {
        Self { max_len, ..self }
    }

    /// The next message, taken from the buffer; `None`, and the buffer untouched, if it is not all
    /// there.
    ///
    /// # Errors
    ///
    /// What decoding finds wrong, with offsets from the start of the message,
    /// [`TooLong`](DecodeErrorKind::TooLong) for a message over the limit, and
    /// [`Invalid`](DecodeErrorKind::Invalid) for one that has no bytes.
    #[inline]
    pub fn read<T>(&mut self, buffer: &mut BytesMut) -> Result<Option<T>, DecodeError>
    where
        T: for<'de> Decode<'de, F>,
    {
        if self.waits::<T>(buffer) { Ok(None) } else { self.read_now(buffer, |message: T| message) }
    }

    /// Whether too few bytes have come to look at them. Waiting costs two comparisons in the caller, for
    /// streams that come in small pieces.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a call is more than what it does")]
    fn waits<T: for<'de> Decode<'de, F>>(&self, buffer: &BytesMut) -> bool {
        let least = const { if F::BARE { T::HEAD } else { 1 } };
        buffer.len() < self.wanted.max(least) && self.fault.is_none()
    }

    /// [`read`](Self::read) where enough bytes have come to look at them.
    // Out of line, or each caller that waits pays for its registers and its stack.
    #[inline(never)]
    fn read_now<M, T>(
        &mut self,
        buffer: &mut BytesMut,
        value: impl FnOnce(M) -> T,
    ) -> Result<Option<T>, DecodeError>
    where
        M: for<'de> Decode<'de, F>,
    {
        self.check()?;
        let known = self.partial.missing(buffer);
        let missing = known.unwrap_or_else(|| lacks::<F, M>(buffer, &self.options));
        if missing > 0 {
            return self.wait_for(buffer.len().saturating_add(missing)).map(|()| None);
        }
        let mut used = 0;
        match self.partial.decode::<M>(buffer, &self.options, &mut used) {
            Ok(_) if used == 0 => {
                let kind = DecodeErrorKind::Invalid { what: "message without bytes", value: 0 };
                Err(self.fail(DecodeError::new(kind, 0)))
            }
            Ok(message) if used <= self.max_len => {
                self.wanted = 0;
                buffer.advance(used);
                Ok(Some(value(message)))
            }
            Ok(_) => Err(self.fail(too_long(used, self.max_len))),
            Err(error) => self.wait(error, buffer.len()).map(|()| None),
        }
    }

    /// [`read`](Self::read) through a codec, such as [`Framed`](crate::codec::Framed).
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read).
    #[inline]
    pub fn read_as<C, T>(&mut self, buffer: &mut BytesMut) -> Result<Option<T>, DecodeError>
    where
        C: for<'de> DecodeAs<'de, F, T>,
    {
        if self.waits::<As<C, T>>(buffer) {
            return Ok(None);
        }
        self.read_now(buffer, As::<C, T>::into_inner)
    }

    /// Refuses to go on after an error.
    ///
    /// # Errors
    ///
    /// The error that poisoned the decoder.
    pub fn check(&self) -> Result<(), DecodeError> {
        self.fault.clone().map_or(Ok(()), Err)
    }

    /// The number of bytes that the buffer must have before the next message can be whole; 0 if
    /// that is not known.
    #[must_use]
    pub fn wanted(&self) -> usize {
        self.wanted
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options<F> {
        &self.options
    }

    fn fail(&mut self, error: DecodeError) -> DecodeError {
        self.fault = Some(error.clone());
        error
    }

    /// Notes how many bytes an incomplete message needs at least.
    fn wait(&mut self, error: DecodeError, len: usize) -> Result<(), DecodeError> {
        // More memory than the limit is final too, or a message that is complete would wait for others.
        match error.missing().filter(|_| error.is_incomplete()) {
            Some(missing) => self.wait_for(len.saturating_add(missing)),
            None => Err(self.fail(error)),
        }
    }

    /// Waits until the buffer has `wanted` bytes.
    fn wait_for(&mut self, wanted: usize) -> Result<(), DecodeError> {
        if wanted > self.max_len {
            return Err(self.fail(too_long(wanted, self.max_len)));
        }
        self.wanted = wanted;
        Ok(())
    }
}

impl<F: Format> Default for MessageDecoder<F> {
    fn default() -> Self {
        Self::new()
    }
}

/// The error for a message of `len` bytes.
#[cold]
pub(super) fn too_long(len: usize, max: usize) -> DecodeError {
    let number = |len| u64::try_from(len).unwrap_or(u64::MAX);
    let kind = DecodeErrorKind::TooLong { max: number(max), found: number(len) };
    DecodeError::new(kind, 0)
}
