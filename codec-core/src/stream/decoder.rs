//! Messages out of a buffer.

use bytes::{Buf as _, BytesMut};

use super::partial::Partial;
use crate::{
    codec::{As, DecodeAs},
    error::{DecodeError, DecodeErrorKind},
    format::{
        entry_points::Format,
        limits::{Left, Limits},
        options::Options,
        run::{head, lacks, name_input},
    },
    io::reader::{DecodeContext, Reader},
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
    /// Whether the limits are [`LIMITS`](Self::LIMITS).
    usual: bool,
    max_len: usize,
    wanted: usize,
    known: Known<F>,
}

/// What is known of the message that comes next. One value, so that the usual case is one comparison.
#[derive(Debug)]
enum Known<F: Format> {
    /// It was not looked at.
    Nothing,
    /// It was cut.
    Part(Partial<F>),
    /// It is wrong, so the decoder is poisoned.
    Fault(DecodeError),
}

impl<F: Format> MessageDecoder<F> {
    /// The most bytes of a message, unless [`with_max_len`](Self::with_max_len) says otherwise:
    /// 16 MiB.
    pub const MAX_LEN: usize = 1 << 24;

    /// A decoder with the options that [`Format::from_prefix`] has.
    #[must_use]
    pub fn new() -> Self {
        Self { usual: true, ..Self::with_options(F::DEFAULTS.clone()) }
    }

    /// The limits of a decoder that was made with [`new`](Self::new).
    const LIMITS: Limits = F::DEFAULTS.limits.for_at_least(Self::FULL_MEMORY);

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
        Self { options, usual: false, max_len: Self::MAX_LEN, wanted: 0, known: Known::Nothing }
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
        if self.waits::<T>(buffer) {
            return Ok(None);
        }
        self.read_now::<T, T>(buffer, |input| match const { head::<F, T>() } {
            Some(_) => T::frame(input)
                .and_then(|len| input.narrow(len))
                .and_then(|()| T::decode_framed(input)),
            None => F::decode_root(input),
        })
    }

    /// Whether too few bytes have come to look at them. Waiting costs two comparisons in the caller, for
    /// streams that come in small pieces.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a call is more than what it does")]
    fn waits<T: for<'de> Decode<'de, F>>(&self, buffer: &BytesMut) -> bool {
        let least = const { head::<F, T>() }.unwrap_or(1);
        buffer.len() < self.wanted.max(least) && !matches!(self.known, Known::Fault(_))
    }

    /// [`read`](Self::read) where enough bytes have come to look at them.
    // Out of line, or each caller that waits pays for its registers and its stack.
    #[inline(never)]
    fn read_now<M, T>(
        &mut self,
        buffer: &mut BytesMut,
        decode: impl FnOnce(&mut Reader<'_, '_, F>) -> Result<T, DecodeError>,
    ) -> Result<Option<T>, DecodeError>
    where
        M: for<'de> Decode<'de, F>,
    {
        if !matches!(self.known, Known::Nothing) && self.waits_on::<M>(buffer)? {
            return Ok(None);
        }
        let missing = lacks::<F, M>(buffer, &self.options);
        if missing > 0 {
            return self.wait_for(buffer.len().saturating_add(missing)).map(|()| None);
        }
        let mut cx = DecodeContext::within(buffer, &self.options, self.left(buffer.len()));
        let mut input = Reader::new(&mut cx, &self.options);
        // The message stays in this variable until it is handed out: each other place that it had would
        // be one more move (12 instructions in the bench).
        let result = decode(&mut input);
        let (offset, left) = (input.offset(), input.rest().len());
        let used = if F::OFFSETS { input.message_end() } else { offset };
        drop(cx);
        let framed = const { head::<F, M>() }.is_some();
        let fault = match &result {
            Ok(_) if framed && left > 0 => {
                let kind = DecodeErrorKind::TrailingBytes { left };
                Some(name_input(M::shape, DecodeError::new(kind, offset)))
            }
            Ok(_) if !framed && used == 0 => {
                let kind = DecodeErrorKind::Invalid { what: "message without bytes", value: 0 };
                Some(DecodeError::new(kind, 0))
            }
            Ok(_) if used > self.max_len => Some(too_long(used, self.max_len)),
            Ok(_) => None,
            Err(error) => return self.cut::<M>(error, buffer).map(|()| None),
        };
        if let Some(fault) = fault {
            return Err(self.fail(fault));
        }
        self.wanted = 0;
        buffer.advance(used);
        result.map(Some)
    }

    /// What a message may cost that is read from a buffer of `len` bytes.
    #[inline]
    fn left(&self, len: usize) -> Left {
        // Two branches, so that the limits are constants in one of them (6 instructions).
        if self.usual {
            Left::all(&F::limits(Self::LIMITS, len), len)
        } else {
            Left::all(&F::limits(self.options.limits, len), len)
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
        // Not through `As` where that can be: the message would be moved once more.
        self.read_now::<As<C, T>, T>(buffer, |input| match const { head::<F, As<C, T>>() } {
            Some(_) => C::frame(input)
                .and_then(|len| input.narrow(len))
                .and_then(|()| C::decode_framed(input)),
            None if F::BARE => C::decode_as(input),
            None => F::decode_root(input).map(As::<C, T>::into_inner),
        })
    }

    /// Refuses to go on after an error.
    ///
    /// # Errors
    ///
    /// The error that poisoned the decoder.
    pub fn check(&self) -> Result<(), DecodeError> {
        match &self.known {
            Known::Fault(error) => Err(error.clone()),
            _ => Ok(()),
        }
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
        self.known = Known::Fault(error.clone());
        error
    }

    /// Whether a message that was cut still is.
    #[cold]
    #[inline(never)]
    fn waits_on<M: for<'de> Decode<'de, F>>(
        &mut self,
        message: &[u8],
    ) -> Result<bool, DecodeError> {
        self.check()?;
        if let Known::Part(partial) = &mut self.known
            && let Some(missing) = partial.missing::<M>(message, &self.options)
        {
            return self.wait_for(message.len().saturating_add(missing)).map(|()| true);
        }
        self.known = Known::Nothing;
        Ok(false)
    }

    /// Notes what is known of a message that was decoded from its start, with an `error`.
    #[cold]
    #[inline(never)]
    fn cut<M: for<'de> Decode<'de, F>>(
        &mut self,
        error: &DecodeError,
        message: &[u8],
    ) -> Result<(), DecodeError> {
        // More memory than the limit is final too, or a message that is complete would wait for others.
        match error.missing().filter(|_| error.is_incomplete()) {
            Some(missing) => {
                self.known = Known::Part(Partial::cut::<M>(error, message, &self.options));
                self.wait_for(message.len().saturating_add(missing))
            }
            None => Err(self.fail(name_input(M::shape, error.clone()))),
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
