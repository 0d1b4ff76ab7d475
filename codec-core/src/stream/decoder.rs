//! Messages out of a buffer.

#![allow(
    clippy::inline_always,
    reason = "waiting is less than a call, and a call moves the message"
)]

use core::{marker::PhantomData, mem::ManuallyDrop};

use bytes::{Buf as _, BytesMut};

use super::partial::Partial;
use crate::{
    codec::{As, DecodeAs},
    describe::shape::Shape,
    error::{DecodeError, DecodeErrorKind},
    format::{
        entry_points::Format,
        limits::Left,
        options::Options,
        run::{frame_end, head, name_input},
    },
    read::{DecodeContext, Reader},
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
    /// What a message may cost, in formats in which that is the same for all of them.
    left: Left,
    max_len: usize,
    /// The bytes that the buffer must have before the next message can be whole; right after one was
    /// decoded, those that it has left over.
    wanted: usize,
    /// Where the last message ended, with its data that lies elsewhere.
    end: usize,
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

/// The bytes of a message, and those of them that are behind its length, if it has one.
type Found<'b> = (&'b [u8], &'b [u8]);

/// How a stream decodes a message.
///
/// Not a closure: the compiler does not put a long one into [`MessageDecoder::decode`], and that of a set
/// of many messages is long (15 instructions in the row `stream decode`).
trait Message<F: Format> {
    /// What is in the stream.
    type Framed: for<'de> Decode<'de, F>;
    /// What is handed out.
    type Value;

    fn decode(input: &mut Reader<'_, '_, F>) -> Result<Self::Value, DecodeError>;
}

/// A message of the type `T`.
struct Plain<T>(PhantomData<T>);

impl<F: Format, T: for<'de> Decode<'de, F>> Message<F> for Plain<T> {
    type Framed = T;
    type Value = T;

    #[inline(always)]
    fn decode(input: &mut Reader<'_, '_, F>) -> Result<T, DecodeError> {
        match const { head::<F, T>() } {
            Some(_) => T::decode_framed(input),
            None => F::decode_root(input),
        }
    }
}

/// A message of the type `T` in the codec `C`.
struct Coded<C, T>(PhantomData<(C, T)>);

impl<F: Format, C: for<'de> DecodeAs<'de, F, T>, T> Message<F> for Coded<C, T> {
    type Framed = As<C, T>;
    type Value = T;

    // Not through `As` where that can be: the message would be moved once more.
    #[inline(always)]
    fn decode(input: &mut Reader<'_, '_, F>) -> Result<T, DecodeError> {
        match const { head::<F, As<C, T>>() } {
            Some(_) => C::decode_framed(input),
            None if F::BARE => C::decode_as(input),
            None => F::decode_root(input).map(As::<C, T>::into_inner),
        }
    }
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
    /// Memory is limited in proportion to the bytes of a message behind a length, else to those in the
    /// buffer, and to 64 KiB if there are fewer: [`Limits::base`](crate::Limits::base) is as much larger.
    #[must_use]
    pub const fn with_options(mut options: Options<F>) -> Self {
        options.limits = options.limits.for_at_least(Self::FULL_MEMORY);
        let left = Left::all(&options.limits);
        Self { options, left, max_len: Self::MAX_LEN, wanted: 0, end: 0, known: Known::Nothing }
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
    #[inline(always)]
    pub fn read<T>(&mut self, buffer: &mut BytesMut) -> Result<Option<T>, DecodeError>
    where
        T: for<'de> Decode<'de, F>,
    {
        self.next::<Plain<T>>(buffer)
    }

    /// The next message.
    #[inline(always)]
    fn next<M: Message<F>>(
        &mut self,
        buffer: &mut BytesMut,
    ) -> Result<Option<M::Value>, DecodeError> {
        let Some((message, rest)) = self.find::<M::Framed>(buffer)? else { return Ok(None) };
        let end = const { head::<F, M::Framed>() }.unwrap_or(0).saturating_add(rest.len());
        let result = self.decode::<M>(message, rest);
        self.take::<M::Framed, M::Value>(result, end, buffer)
    }

    /// The bytes that a message may refer to, and those that it is read from, behind its length; `None`
    /// if too few have come. Waiting costs one comparison in the caller, for streams that come in small
    /// pieces.
    #[inline(always)]
    fn find<'b, M>(&mut self, buffer: &'b [u8]) -> Result<Option<Found<'b>>, DecodeError>
    where
        M: for<'de> Decode<'de, F>,
    {
        if buffer.len() < self.wanted {
            return Ok(None);
        }
        if !matches!(self.known, Known::Nothing) && self.waits_on::<M>(buffer)? {
            return Ok(None);
        }
        let Some(head) = (const { head::<F, M>() }) else {
            return Ok((!buffer.is_empty()).then_some((buffer, buffer)));
        };
        if buffer.len() < head {
            return Ok(None);
        }
        let end = match frame_end::<F, M>(buffer, &self.options) {
            Ok(end) => end,
            Err(error) => return Err(self.fail(name_input(M::shape, error))),
        };
        if end > self.max_len {
            return Err(self.fail(too_long(end, self.max_len)));
        }
        let (Some(frame), Some(rest)) = (buffer.get(..end), buffer.get(head..end)) else {
            self.wanted = end;
            return Ok(None);
        };
        Ok(Some((frame, rest)))
    }

    /// Decodes a message.
    // Out of line, or each caller that waits pays for its registers and its stack. It returns what decoding
    // returns as it is: the compiler then hands the caller's place for it on to the code that decodes, and
    // the message is not moved (10 instructions in the row `stream decode`).
    #[inline(never)]
    fn decode<M: Message<F>>(
        &mut self,
        message: &[u8],
        rest: &[u8],
    ) -> Result<M::Value, DecodeError> {
        let mut cx = DecodeContext::within(message, &self.options, self.left(message.len()));
        let mut input = match const { head::<F, M::Framed>() } {
            Some(head) => Reader::framed(&mut cx, &self.options, head, rest),
            None => Reader::new(&mut cx, &self.options),
        };
        let result = M::decode(&mut input);
        // Only then, so that no path needs the reader as it was before the tag (2 instructions).
        if result.is_ok() {
            self.wanted = input.left_over();
            self.end = input.message_end();
        }
        result
    }

    /// Takes a message out of the buffer that was read from the bytes before `end`.
    #[inline(always)]
    fn take<M, T>(
        &mut self,
        result: Result<T, DecodeError>,
        end: usize,
        buffer: &mut BytesMut,
    ) -> Result<Option<T>, DecodeError>
    where
        M: for<'de> Decode<'de, F>,
    {
        // Not dropped if `advance` panics, which it never does: code for that makes the compiler move the
        // message twice more (20 instructions in the row `stream decode`).
        let message = match result {
            Ok(message) => ManuallyDrop::new(message),
            Err(error) => return self.cut::<M>(&error, buffer).map(|()| None),
        };
        let taken = self.advance::<M>(end, buffer);
        let message = ManuallyDrop::into_inner(message);
        taken.map(|()| Some(message))
    }

    /// Takes the bytes of a message out of the buffer.
    #[inline(always)]
    fn advance<M>(&mut self, end: usize, buffer: &mut BytesMut) -> Result<(), DecodeError>
    where
        M: for<'de> Decode<'de, F>,
    {
        let framed = const { head::<F, M>() }.is_some();
        if framed && self.wanted > 0 {
            return Err(self.trailing(M::shape, end));
        }
        let used = self.end;
        if !framed && used == 0 {
            return Err(self.empty());
        }
        if used > self.max_len {
            return Err(self.fail(too_long(used, self.max_len)));
        }
        if !framed {
            self.wanted = 0;
        }
        buffer.advance(used);
        Ok(())
    }

    /// What a message may cost that is read from `len` bytes.
    #[inline]
    fn left(&self, len: usize) -> Left {
        if F::LIMITS_VARY {
            Left::all(&F::limits(self.options.limits, len))
        } else {
            self.left.again()
        }
    }

    /// [`read`](Self::read) through a codec, such as [`Framed`](crate::codec::Framed).
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read).
    #[inline(always)]
    pub fn read_as<C, T>(&mut self, buffer: &mut BytesMut) -> Result<Option<T>, DecodeError>
    where
        C: for<'de> DecodeAs<'de, F, T>,
    {
        self.next::<Coded<C, T>>(buffer)
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

    /// Poisons the decoder. It then waits for nothing, so that it gives the error again.
    #[cold]
    fn fail(&mut self, error: DecodeError) -> DecodeError {
        self.wanted = 0;
        self.known = Known::Fault(error.clone());
        error
    }

    /// The error for a frame before `end` in which bytes are left over.
    #[cold]
    #[inline(never)]
    fn trailing(&mut self, shape: fn() -> Shape, end: usize) -> DecodeError {
        let kind = DecodeErrorKind::TrailingBytes { left: self.wanted };
        let error = DecodeError::new(kind, end.saturating_sub(self.wanted));
        self.fail(name_input(shape, error))
    }

    /// The error for a message that has no bytes.
    #[cold]
    #[inline(never)]
    fn empty(&mut self) -> DecodeError {
        let kind = DecodeErrorKind::Invalid { what: "message without bytes", value: 0 };
        self.fail(DecodeError::new(kind, 0))
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
        // A frame holds all of its message. More memory than the limit is final too, or a message that is
        // complete would wait for others.
        let is_final = const { head::<F, M>() }.is_some() || !error.is_incomplete();
        match error.missing().filter(|_| !is_final) {
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
