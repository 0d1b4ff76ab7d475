//! What users of a wire format call.

#![allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]

use alloc::vec::Vec;

use bytes::{Bytes, BytesMut};

use crate::{
    codec::{As, DecodeAs, EncodeAs},
    describe::tree::{Explained, Tree},
    error::{DecodeError, EncodeError},
    format::{engine::Engine, options::Options, run, shared::DecodeShared},
    value::{decode::Decode, encode::Encode},
    write::message,
};

/// A wire format, as its users see it: the functions that encode and decode.
///
/// ```
/// use codec_core::{BigEndian, Format, Wire};
///
/// #[derive(Wire, Debug, PartialEq)]
/// #[wire(format = BigEndian)]
/// struct Ports {
///     source: u16,
///     target: u16,
/// }
///
/// let ports: Ports = BigEndian::from_slice(&[0x00, 0x35, 0xc0, 0x01])?;
/// assert_eq!(ports, Ports { source: 53, target: 49153 });
/// assert_eq!(BigEndian::to_vec(&ports)?, [0x00, 0x35, 0xc0, 0x01]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// | to | call |
/// |---|---|
/// | encode | [`to_vec`](Self::to_vec), [`encode_into`](Self::encode_into), [`encode_to_slice`](Self::encode_to_slice) |
/// | know the length before | [`encoded_len`](Self::encoded_len) |
/// | decode a whole input | [`from_slice`](Self::from_slice), [`from_bytes`](Self::from_bytes) |
/// | decode from a stream | [`from_prefix`](Self::from_prefix), and the types of [`stream`](crate::stream) |
/// | see which bytes are which field | [`explain`](Self::explain), [`annotate`](Self::annotate) |
/// | run a codec alone | [`to_vec_as`](Self::to_vec_as), [`from_slice_as`](Self::from_slice_as) |
///
/// Each function has a form that ends in `_with` and takes [`Options`]. Every format has all of
/// them; its author implements [`Packed`](crate::Packed) or [`Engine`], and never this trait.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a wire format",
    label = "not a wire format",
    note = "implement `Packed` for it, or `Engine` where values do not just follow each other"
)]
pub trait Format: Engine {
    /// The options that functions without `_with` use; clone and change them to build others.
    const DEFAULTS: &'static Options<Self> = Self::OPTIONS;

    /// The name of the format, for messages to people.
    #[must_use]
    fn name() -> &'static str {
        Self::NAME
    }

    /// Encodes `value`, in one allocation where its length is easy to tell beforehand.
    ///
    /// # Errors
    ///
    /// Fails if the format cannot hold the value; the error names the field.
    #[inline]
    fn to_vec<T: Encode<Self> + ?Sized>(value: &T) -> Result<Vec<u8>, EncodeError> {
        Self::to_vec_with(value, Self::DEFAULTS)
    }

    /// [`to_vec`](Self::to_vec) with options.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
    #[inline]
    fn to_vec_with<T: Encode<Self> + ?Sized>(
        value: &T,
        options: &Options<Self>,
    ) -> Result<Vec<u8>, EncodeError> {
        let mut bytes = Vec::new();
        message::append(value, options, &mut bytes)?;
        Ok(bytes)
    }

    /// Encodes `value` alone as the codec `C` does, as a field with `as = C` would be.
    ///
    /// ```
    /// use codec_core::{EncodeError, text::{Prefixed, Utf8}};
    /// # use codec_core::{Format, NoDefault, Options, Order, Packed};
    /// # #[derive(Debug)] struct Mine;
    /// # impl Packed for Mine {
    /// #     const NAME: &'static str = "mine";
    /// #     const ORDER: Order = Order::Big;
    /// #     const OPTIONS: &'static Options<Self> = &Options::new(());
    /// #     type Options = (); type State = (); type Count = u16; type Text = NoDefault;
    /// # }
    /// assert_eq!(Mine::to_vec_as::<Prefixed<u16, Utf8>, _>("Hi")?, *b"\0\x02Hi");
    /// # Ok::<(), EncodeError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
    #[inline]
    fn to_vec_as<C: EncodeAs<Self, T>, T: ?Sized>(value: &T) -> Result<Vec<u8>, EncodeError> {
        Self::to_vec_as_with::<C, T>(value, Self::DEFAULTS)
    }

    /// [`to_vec_as`](Self::to_vec_as) with options.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
    #[inline]
    fn to_vec_as_with<C: EncodeAs<Self, T>, T: ?Sized>(
        value: &T,
        options: &Options<Self>,
    ) -> Result<Vec<u8>, EncodeError> {
        Self::to_vec_with(&As::<C, &T>::new(value), options)
    }

    /// Appends the encoded `value` to `out`: all of it, or nothing.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec); `out` is then unchanged.
    #[inline]
    fn encode_into<T: Encode<Self> + ?Sized>(
        value: &T,
        out: &mut BytesMut,
    ) -> Result<(), EncodeError> {
        Self::encode_into_with(value, out, Self::DEFAULTS)
    }

    /// [`encode_into`](Self::encode_into) with options.
    ///
    /// # Errors
    ///
    /// As [`encode_into`](Self::encode_into).
    #[inline]
    fn encode_into_with<T: Encode<Self> + ?Sized>(
        value: &T,
        out: &mut BytesMut,
        options: &Options<Self>,
    ) -> Result<(), EncodeError> {
        message::append(value, options, out)
    }

    /// Encodes `value` at the start of `out` and returns its length.
    ///
    /// # Errors
    ///
    /// [`BufferTooSmall`](crate::EncodeErrorKind::BufferTooSmall) if `out` is too short, and as
    /// [`to_vec`](Self::to_vec). What is in `out` is then unspecified.
    #[inline]
    fn encode_to_slice<T: Encode<Self> + ?Sized>(
        value: &T,
        out: &mut [u8],
    ) -> Result<usize, EncodeError> {
        Self::encode_to_slice_with(value, out, Self::DEFAULTS)
    }

    /// [`encode_to_slice`](Self::encode_to_slice) with options.
    ///
    /// # Errors
    ///
    /// As [`encode_to_slice`](Self::encode_to_slice).
    #[inline]
    fn encode_to_slice_with<T: Encode<Self> + ?Sized>(
        value: &T,
        out: &mut [u8],
        options: &Options<Self>,
    ) -> Result<usize, EncodeError> {
        message::write_to_slice(value, options, out)
    }

    /// The exact length of the encoded `value`. It may succeed for a value that cannot be encoded,
    /// because measuring does not check everything.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec), for values that must be inspected to be measured, such as text.
    #[inline]
    fn encoded_len<T: Encode<Self> + ?Sized>(value: &T) -> Result<usize, EncodeError> {
        Self::encoded_len_with(value, Self::DEFAULTS)
    }

    /// [`encoded_len`](Self::encoded_len) with options.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
    #[inline]
    fn encoded_len_with<T: Encode<Self> + ?Sized>(
        value: &T,
        options: &Options<Self>,
    ) -> Result<usize, EncodeError> {
        message::len(value, options, &mut [])
    }

    /// Encodes `value` and explains its bytes: [`to_vec`](Self::to_vec), then
    /// [`explain`](Self::explain). For a type that borrows, call these two.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
    fn annotate<T>(value: &T) -> Result<Tree, EncodeError>
    where
        T: Encode<Self> + for<'de> Decode<'de, Self>,
    {
        Self::annotate_with(value, Self::DEFAULTS)
    }

    /// [`annotate`](Self::annotate) with options.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
    fn annotate_with<T>(value: &T, options: &Options<Self>) -> Result<Tree, EncodeError>
    where
        T: Encode<Self> + for<'de> Decode<'de, Self>,
    {
        let bytes = Self::to_vec_with(value, options)?;
        Ok(Self::explain_with::<T>(&bytes, options).tree)
    }

    /// Decodes the whole of `input` as [`from_slice`](Self::from_slice) does, and notes every field
    /// that is read: its bytes, type, value and documentation. What was read before an error is
    /// there too.
    ///
    /// ```
    /// use codec_core::{BigEndian, Format, Wire};
    ///
    /// #[derive(Wire, Debug, PartialEq)]
    /// #[wire(format = BigEndian)]
    /// struct Move { player: u16, x: f32, steps: [u8; 2] }
    ///
    /// let bytes = [0, 7, 0x3f, 0x80, 0, 0, 1];
    /// let explained = BigEndian::explain::<Move>(&bytes);
    /// print!("{}", explained.tree);
    /// let error = explained.result.unwrap_err();
    /// assert_eq!(error.to_string(), "needed 2 bytes, 1 left at byte 0x6 in Move.steps");
    /// assert_eq!(explained.tree.find("x").unwrap().value, Some(1.0f32.into()));
    /// ```
    #[must_use]
    fn explain<'de, T: Decode<'de, Self>>(input: &'de [u8]) -> Explained<T> {
        Self::explain_with(input, Self::DEFAULTS)
    }

    /// [`explain`](Self::explain) with options.
    #[must_use]
    fn explain_with<'de, T: Decode<'de, Self>>(
        input: &'de [u8],
        options: &Options<Self>,
    ) -> Explained<T> {
        run::explain(input, options)
    }

    /// Decodes a value from the whole of `input`.
    ///
    /// # Errors
    ///
    /// Fails if the bytes do not hold such a value, or hold more than it (unless the format
    /// ignores that); the error names offset and field.
    #[inline(always)]
    fn from_slice<'de, T: Decode<'de, Self>>(input: &'de [u8]) -> Result<T, DecodeError> {
        T::decode_slice(input)
    }

    /// [`from_slice`](Self::from_slice) with options.
    ///
    /// # Errors
    ///
    /// As [`from_slice`](Self::from_slice).
    #[inline(always)]
    fn from_slice_with<'de, T: Decode<'de, Self>>(
        input: &'de [u8],
        options: &Options<Self>,
    ) -> Result<T, DecodeError> {
        run::decode(input, None, options)
    }

    /// [`from_slice`](Self::from_slice) for types that borrow nothing from the input. It takes a
    /// slice of any lifetime, so it can be passed to functions that expect such a function.
    ///
    /// # Errors
    ///
    /// As [`from_slice`](Self::from_slice).
    #[inline(always)]
    fn from_slice_owned<T: for<'de> Decode<'de, Self>>(input: &[u8]) -> Result<T, DecodeError> {
        T::decode_slice(input)
    }

    /// Decodes a value alone as the codec `C` does, as a field with `as = C` would be.
    ///
    /// ```
    /// use codec_core::{DecodeError, text::{Prefixed, Utf8}};
    /// # use codec_core::{Format, NoDefault, Options, Order, Packed};
    /// # #[derive(Debug)] struct Mine;
    /// # impl Packed for Mine {
    /// #     const NAME: &'static str = "mine";
    /// #     const ORDER: Order = Order::Big;
    /// #     const OPTIONS: &'static Options<Self> = &Options::new(());
    /// #     type Options = (); type State = (); type Count = u16; type Text = NoDefault;
    /// # }
    /// let text: String = Mine::from_slice_as::<Prefixed<u16, Utf8>, _>(b"\0\x02Hi")?;
    /// assert_eq!(text, "Hi");
    /// # Ok::<(), DecodeError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_slice`](Self::from_slice).
    #[inline]
    fn from_slice_as<'de, C: DecodeAs<'de, Self, T>, T>(
        input: &'de [u8],
    ) -> Result<T, DecodeError> {
        Self::from_slice_as_with::<C, T>(input, Self::DEFAULTS)
    }

    /// [`from_slice_as`](Self::from_slice_as) with options.
    ///
    /// # Errors
    ///
    /// As [`from_slice`](Self::from_slice).
    #[inline]
    fn from_slice_as_with<'de, C: DecodeAs<'de, Self, T>, T>(
        input: &'de [u8],
        options: &Options<Self>,
    ) -> Result<T, DecodeError> {
        Self::from_slice_with::<As<C, T>>(input, options).map(As::into_inner)
    }

    /// Decodes a value from the start of `input` and returns it with the number of bytes it took.
    ///
    /// For streams: [`UnexpectedEnd`](crate::DecodeErrorKind::UnexpectedEnd) means that more bytes may help; nothing is
    /// consumed.
    ///
    /// # Errors
    ///
    /// Fails if the bytes do not begin with such a value; the error names offset and field.
    #[inline(always)]
    fn from_prefix<'de, T: Decode<'de, Self>>(input: &'de [u8]) -> Result<(T, usize), DecodeError> {
        Self::from_prefix_with(input, Self::DEFAULTS)
    }

    /// [`from_prefix`](Self::from_prefix) with options.
    ///
    /// # Errors
    ///
    /// As [`from_prefix`](Self::from_prefix).
    #[inline(always)]
    fn from_prefix_with<'de, T: Decode<'de, Self>>(
        input: &'de [u8],
        options: &Options<Self>,
    ) -> Result<(T, usize), DecodeError> {
        let mut used = 0;
        match T::decode_start(input, options, &mut used) {
            Ok(value) => Ok((value, used)),
            Err(error) => Err(error),
        }
    }

    /// Reads one message from `input`, and no byte behind it.
    ///
    /// Without a buffer that is kept, it takes many small reads; for a stream of messages there is
    /// [`MessageReader`](crate::stream::MessageReader).
    ///
    /// # Errors
    ///
    /// Those of `input`, and the kinds `UnexpectedEof` and `InvalidData` around a [`DecodeError`].
    #[cfg(feature = "std")]
    fn read_from<T: for<'de> Decode<'de, Self>>(input: impl std::io::Read) -> std::io::Result<T> {
        crate::stream::read_from(input, Self::DEFAULTS)
    }

    /// Writes one message to `output`: all of it, or nothing if it cannot be encoded.
    ///
    /// # Errors
    ///
    /// Those of `output`, and the kind `InvalidInput` around an [`EncodeError`].
    #[cfg(feature = "std")]
    fn write_to<T: Encode<Self> + ?Sized>(
        value: &T,
        output: impl std::io::Write,
    ) -> std::io::Result<()> {
        crate::stream::write_to(value, output, Self::DEFAULTS)
    }

    /// Decodes a value from the whole of `input`; its `Bytes` fields share the input's memory.
    ///
    /// # Errors
    ///
    /// As [`from_slice`](Self::from_slice).
    #[inline(always)]
    fn from_bytes<T: for<'de> Decode<'de, Self>>(input: &Bytes) -> Result<T, DecodeError> {
        T::decode_bytes(input, Self::DEFAULTS)
    }

    /// [`from_bytes`](Self::from_bytes) with options.
    ///
    /// # Errors
    ///
    /// As [`from_slice`](Self::from_slice).
    #[inline(always)]
    fn from_bytes_with<T: for<'de> Decode<'de, Self>>(
        input: &Bytes,
        options: &Options<Self>,
    ) -> Result<T, DecodeError> {
        T::decode_bytes(input, options)
    }
}

#[diagnostic::do_not_recommend]
impl<E: Engine> Format for E {}
