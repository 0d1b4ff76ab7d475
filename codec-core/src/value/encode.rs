//! The trait [`Encode`].

use crate::{
    error::EncodeError,
    format::entry_points::Format,
    value::{list, size::Layout},
    write::Writer,
};

/// A value with one representation in the wire format `F`.
///
/// Derive it with `#[derive(Wire)]`. Write it by hand only for bytes that no directive can
/// describe, and then keep the contract: decoding what `encode` wrote yields an equal value, and
/// equal values write equal bytes.
///
/// ```
/// use codec_core::{BigEndian, Encode, EncodeError, Format, Layout, Shape, Size, Writer};
///
/// struct Color {
///     red: u8,
///     green: u8,
///     blue: u8,
/// }
///
/// impl<F: Format> Layout<F> for Color {
///     const SIZE: Size = Size::fixed(3);
///
///     fn shape() -> Shape {
///         Shape::Named { name: "Color", of: || Shape::Unit }
///     }
/// }
///
/// impl<F: Format> Encode<F> for Color {
///     fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
///         out.put(&[self.blue, self.green, self.red]);
///         Ok(())
///     }
/// }
///
/// let orange = Color { red: 255, green: 128, blue: 0 };
/// assert_eq!(BigEndian::to_vec(&orange)?, [0, 128, 255]);
/// # Ok::<(), EncodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no representation in the wire format `{F}`",
    label = "has no representation in `{F}`",
    note = "a type of your own: add `#[derive(Wire)]` and `#[wire(format = {F})]` to it",
    note = "a type that others made: name a codec for it, `#[wire(as = Codec)]`; the docs of `{F}` list those it has",
    note = "an `Option`: say when it is there, with `bit`, `when`, `tail`, `since` or `until`, or with the codec `Maybe<u8>`"
)]
pub trait Encode<F: Format>: Layout<F> {
    /// Writes the value to `out`.
    ///
    /// May run several times for one message and must write the same bytes each time.
    ///
    /// # Errors
    ///
    /// Fails if the value cannot be represented, for example because a list is longer than its
    /// count can hold.
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;

    /// About how many bytes the value has beyond the fewest that its type can have, so that there is
    /// room for it at once. A wrong number costs time, and never changes a byte.
    ///
    /// `levels` says how deep to look into lists and boxes.
    #[inline]
    fn extra(&self, levels: usize) -> usize {
        let _ = levels;
        0
    }

    /// The type number of this value, in formats with typed values.
    #[inline]
    fn type_number(&self) -> F::TypeNumber {
        Self::TYPE
    }

    /// Whether there is a value to write; `None` is absent.
    #[inline]
    fn is_present(&self) -> bool {
        true
    }

    /// Writes the value without a length or count of its own, because something else determines
    /// where it ends, as `len` does: a list leaves out its count.
    ///
    /// # Errors
    ///
    /// As [`encode`](Self::encode).
    #[inline]
    fn encode_bounded(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.encode(out)
    }

    /// Writes the elements of a list, without a count.
    ///
    /// # Errors
    ///
    /// What [`encode`](Self::encode) returns, with the index in the path.
    #[inline]
    fn encode_slice(items: &[Self], out: &mut Writer<'_, F>) -> Result<(), EncodeError>
    where
        Self: Sized,
    {
        list::encode(Self::SIZE, items.iter(), out, Self::encode)
    }
}
