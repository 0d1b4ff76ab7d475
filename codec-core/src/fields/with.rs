//! Values that a struct gets from the one around it: `with(…)`.

use alloc::{boxed::Box, vec::Vec};

use crate::{
    codec::prefix::Prefix,
    describe::shape::Shape,
    error::{DecodeError, EncodeError, EncodeErrorKind},
    fields::{EncodeFields, items::EncodeItems},
    format::{entry_points::Format, limits::stack_pointer, packed::Packed},
    read::Reader,
    value::{
        encode::Encode,
        list,
        size::{Layout, Size},
    },
    write::Writer,
};

/// A value that can be encoded when the struct around it gives it the values `C`, a tuple.
///
/// `#[derive(Wire)]` implements it for a struct with `#[wire(with(…))]`.
///
/// ```
/// use codec_core::{BigEndian, EncodeWith, Format, Implied, Wire};
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian, with(flags: u8))]
/// struct Stats {
///     #[wire(bit = flags & 1)]
///     level: Option<u16>,
/// }
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian)]
/// struct Player {
///     flags: Implied<u8>,
///     #[wire(with(flags))]
///     stats: Stats,
/// }
///
/// fn takes_a_byte<T: EncodeWith<BigEndian, (u8,)>>(_: &T) {}
///
/// let player = Player { flags: Implied::new(), stats: Stats { level: Some(7) } };
/// takes_a_byte(&player.stats);
/// assert_eq!(BigEndian::to_vec(&player)?, [1, 0, 7]);
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not take `{C}` from the struct around it",
    label = "takes other values, or none",
    note = "the values of `with(…)` on the field must have the types that `#[wire(with(name: Type))]` on the struct `{Self}` declares, in the same order"
)]
pub trait EncodeWith<F: Format, C: Copy>: Layout<F> {
    /// Writes the value to `out`.
    ///
    /// # Errors
    ///
    /// As [`Encode::encode`].
    fn encode_with(&self, with: C, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;

    /// Writes the value without a length or count of its own, because something else determines
    /// where it ends; see [`Encode::encode_bounded`].
    ///
    /// # Errors
    ///
    /// As [`Encode::encode`].
    #[inline]
    fn encode_bounded_with(&self, with: C, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.encode_with(with, out)
    }
}

/// A value that can be decoded when the struct around it gives it the values `C`, a tuple.
///
/// `#[derive(Wire)]` implements it together with [`EncodeWith`], whose example shows both structs.
///
/// ```
/// use codec_core::{BigEndian, DecodeWith, Format, Wire};
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian, with(wide: bool))]
/// struct Size {
///     #[wire(when = wide)]
///     width: Option<u32>,
/// }
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian)]
/// struct Image {
///     kind: u8,
///     #[wire(with(kind == 1))]
///     size: Size,
/// }
///
/// fn takes_a_bool<T: for<'de> DecodeWith<'de, BigEndian, (bool,)>>(_: &T) {}
///
/// let image: Image = BigEndian::from_slice(&[1, 0, 0, 0, 7])?;
/// takes_a_bool(&image.size);
/// assert_eq!(image.size.width, Some(7));
/// # Ok::<(), codec_core::DecodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not take `{C}` from the struct around it",
    label = "takes other values, or none",
    note = "the values of `with(…)` on the field must have the types that `#[wire(with(name: Type))]` on the struct `{Self}` declares, in the same order"
)]
pub trait DecodeWith<'de, F: Format, C: Copy>: Layout<F> + Sized {
    /// Reads a value.
    ///
    /// # Errors
    ///
    /// As [`Decode::decode`](crate::Decode::decode).
    fn decode_with(with: C, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError>;

    /// Reads a value that goes up to the end of `input`; see
    /// [`Decode::decode_bounded`](crate::Decode::decode_bounded).
    ///
    /// # Errors
    ///
    /// As [`Decode::decode`](crate::Decode::decode).
    #[inline]
    fn decode_bounded_with(with: C, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::decode_with(with, input)
    }
}

/// What a struct with `with(…)` requires of the value number `N` that it gets: the bits, count or
/// tag that its own fields determine.
#[diagnostic::on_unimplemented(
    message = "`{Self}` takes no value number {N} from the struct around it",
    label = "takes fewer values, or none",
    note = "declare it on the struct `{Self}`: `#[wire(with(name: Type))]`"
)]
pub trait Asks<F: Format, const N: usize> {
    /// The type of the value.
    type Value: Copy;
    /// Whether fields of the struct determine the value. Otherwise they only read it.
    const DETERMINES: bool;

    /// The value that the struct around this one must have.
    ///
    /// # Errors
    ///
    /// [`TooLong`](crate::EncodeErrorKind::TooLong) if a count does not fit, and
    /// [`StackLimit`](crate::EncodeErrorKind::StackLimit) if values are nested too deeply.
    fn asks(&self, given: Self::Value, asking: Asking) -> Result<Self::Value, EncodeError>;
}

/// What all values need to know that are asked for a value: see [`Asks`].
#[derive(Clone, Copy, Debug)]
pub struct Asking {
    version: u32,
    /// The lowest address that the stack may reach.
    lowest: usize,
}

impl Asking {
    /// Asks what was decoded, which is not nested deeper than decoding allows.
    #[inline]
    #[must_use]
    pub fn decoded(version: u32) -> Self {
        Self { version, lowest: 0 }
    }

    /// The protocol version.
    #[inline]
    #[must_use]
    pub fn version(self) -> u32 {
        self.version
    }

    /// Checks that the stack has room for a value inside of another.
    #[inline]
    fn check_stack(self) -> Result<(), EncodeError> {
        if stack_pointer() < self.lowest { Err(too_deep()) } else { Ok(()) }
    }
}

#[cold]
#[inline(never)]
fn too_deep() -> EncodeError {
    EncodeError::new(EncodeErrorKind::StackLimit)
}

impl<F: Format> EncodeFields<'_, '_, F> {
    /// Asks what is encoded.
    #[inline]
    #[must_use]
    pub fn asking(&self) -> Asking {
        Asking { version: self.out.version(), lowest: self.out.lowest() }
    }
}

impl<F: Format, C: Copy, T: EncodeWith<F, C>> EncodeWith<F, C> for Box<T> {
    #[inline]
    fn encode_with(&self, with: C, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.check_stack()?;
        (**self).encode_with(with, out)
    }

    #[inline]
    fn encode_bounded_with(&self, with: C, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.check_stack()?;
        (**self).encode_bounded_with(with, out)
    }
}

impl<'de, F: Format, C: Copy, T: DecodeWith<'de, F, C>> DecodeWith<'de, F, C> for Box<T> {
    #[inline]
    fn decode_with(with: C, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode_with(with, input).map(Self::new)
    }

    #[inline]
    fn decode_bounded_with(with: C, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode_bounded_with(with, input).map(Self::new)
    }
}

impl<F: Format, const N: usize, T: Asks<F, N>> Asks<F, N> for Box<T> {
    type Value = T::Value;
    const DETERMINES: bool = T::DETERMINES;

    #[inline]
    fn asks(&self, given: T::Value, asking: Asking) -> Result<T::Value, EncodeError> {
        asking.check_stack()?;
        (**self).asks(given, asking)
    }
}

/// The format's count, then the elements, which all get the same values.
impl<F: Packed, C: Copy, T: EncodeWith<F, C>> EncodeWith<F, C> for Vec<T> {
    fn encode_with(&self, with: C, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        <F::Count as Prefix<F>>::encode_count(self.len(), out)?;
        With::new(self, with).encode_items(out)
    }

    fn encode_bounded_with(&self, with: C, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        With::new(self, with).encode_apart(out)
    }
}

impl<'de, F: Packed, C: Copy, T: DecodeWith<'de, F, C>> DecodeWith<'de, F, C> for Vec<T> {
    fn decode_with(with: C, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        let count = <F::Count as Prefix<F>>::decode_count(input)?;
        items_with(count, with, input)
    }

    fn decode_bounded_with(with: C, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        rest_with(with, input)
    }
}

/// Elements only read the values, because different elements could require different ones.
impl<F: Format, const N: usize, T: Asks<F, N>> Asks<F, N> for Vec<T> {
    type Value = T::Value;
    const DETERMINES: bool = false;

    #[inline]
    fn asks(&self, given: T::Value, _: Asking) -> Result<T::Value, EncodeError> {
        Ok(given)
    }
}

/// A value and what it gets from the struct around it.
#[derive(Clone, Copy, Debug)]
pub struct With<'v, T, C> {
    value: &'v T,
    with: C,
}

impl<'v, T, C> With<'v, T, C> {
    /// Combines the two.
    #[inline]
    pub const fn new(value: &'v T, with: C) -> Self {
        Self { value, with }
    }
}

impl<F: Format, T: Layout<F>, C> Layout<F> for With<'_, T, C> {
    const SIZE: Size = T::SIZE.converted();

    fn shape() -> Shape {
        T::shape()
    }
}

impl<F: Format, C: Copy, T: EncodeWith<F, C>> Encode<F> for With<'_, T, C> {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.value.encode_with(self.with, out)
    }

    #[inline]
    fn encode_bounded(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.value.encode_bounded_with(self.with, out)
    }
}

impl<F: Format, C: Copy, T: EncodeWith<F, C>> EncodeItems<F> for With<'_, Vec<T>, C> {
    fn count(&self) -> usize {
        self.value.len()
    }

    fn encode_items(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        list::encode(T::SIZE, self.value.iter(), out, |item, out| item.encode_with(self.with, out))
    }

    fn encode_apart(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        list::encode_apart(T::SIZE, self.value.iter(), out, |item, out| {
            item.encode_with(self.with, out)
        })
    }
}

/// Reads `count` elements.
///
/// # Errors
///
/// What the elements return, with the index in the path.
pub fn items_with<'de, F: Format, C: Copy, T: DecodeWith<'de, F, C>>(
    count: usize,
    with: C,
    input: &mut Reader<'_, 'de, F>,
) -> Result<Vec<T>, DecodeError> {
    list::decode::<F, T, T>(count, input, |input| T::decode_with(with, input))
}

/// Reads elements until nothing is left.
///
/// # Errors
///
/// As [`items_with`].
pub fn rest_with<'de, F: Format, C: Copy, T: DecodeWith<'de, F, C>>(
    with: C,
    input: &mut Reader<'_, 'de, F>,
) -> Result<Vec<T>, DecodeError> {
    list::decode_rest::<F, T, T>(input, |input| T::decode_with(with, input))
}
