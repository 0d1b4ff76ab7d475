//! Enums that are numbers, `repr = u16`, and codecs of numbers.

use std::{fmt, mem::discriminant};

use super::tag::{known_tag, unknown_tag};
use crate::{
    codec::{BigEndian, DecodeForm, EncodeForm, LittleEndian, U24, VarInt},
    describe::Keeps,
    error::{DecodeError, EncodeError},
    fields::Number,
    format::Engine,
    read::Reader,
    write::Writer,
};

/// A codec of whole numbers, which the `tag` or `repr` of an enum can name: `tag = VarInt<u32>`.
///
/// A codec of your own needs [`EncodeAs`](crate::codec::EncodeAs) and
/// [`DecodeAs`](crate::codec::DecodeAs) for the number, and this:
///
/// ```
/// use codec_core::message::NumberCodec;
///
/// /// Six bits of a byte.
/// struct SixBits;
///
/// impl NumberCodec for SixBits {
///     type Number = u8;
///     const MAX: i128 = 63;
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a codec of whole numbers",
    label = "not a codec of whole numbers",
    note = "`tag` and `repr` take a number type such as `u16`, or a codec of one, such as `VarInt<u32>`, `U24` or `BigEndian<u16>`",
    note = "for a codec of your own, implement `NumberCodec`, which says the type of the number"
)]
pub trait NumberCodec {
    /// The number, as it is in memory.
    type Number: Number + Copy;
    /// The smallest number that it can write.
    const MIN: i128 = i128::MIN;
    /// The largest number that it can write.
    const MAX: i128 = i128::MAX;
}

macro_rules! codecs {
    ($($codec:ty: $number:ty;)*) => {$(
        impl NumberCodec for $codec {
            type Number = $number;
        }
    )*};
}

codecs! {
    VarInt<u16>: u16;
    VarInt<u32>: u32;
    VarInt<u64>: u64;
    BigEndian<u16>: u16;
    BigEndian<u32>: u32;
    BigEndian<u64>: u64;
    LittleEndian<u16>: u16;
    LittleEndian<u32>: u32;
    LittleEndian<u64>: u64;
}

impl NumberCodec for U24 {
    type Number = u32;
    const MIN: i128 = 0;
    const MAX: i128 = 0xff_ffff;
}

/// An enum that is a number.
pub trait Numbered: Sized {
    /// The type of the number.
    type Number: Number + Copy;
    /// The name of the enum.
    const NAME: &'static str;
    /// The names of the variants, and their numbers.
    const NAMES: &'static [(&'static str, i128)];
    /// The doc comments of the variants; empty if there are none.
    const DOCS: &'static [&'static str];
    /// What it does with other numbers.
    const KEEPS: Keeps;
    /// Whether the number is all that counts: one with a name can stand in the variant for others.
    const IS_OPEN: bool;

    /// The number.
    fn number(&self) -> Self::Number;

    /// The value with this number.
    fn of(number: Self::Number) -> Option<Self>;
}

/// The number of an enum in a cast: `code as u8` is the one on the wire, which Rust may not know.
///
/// Methods of `OfEnum` come first, and are there for enums that are numbers.
#[doc(hidden)]
#[macro_export]
macro_rules! __wire_widen {
    ($value:ident) => {{
        #[allow(unused_imports)]
        use $crate::__private::{OfEnum as _, OfOther as _};
        match (&$crate::__private::Cast(&$value)).number() {
            $crate::__private::Some(number) => number,
            $crate::__private::None => $value as $crate::__private::i128,
        }
    }};
}

/// A value in a cast.
#[derive(Debug)]
pub struct Cast<'a, T>(pub &'a T);

/// The number of an enum.
pub trait OfEnum {
    /// Its number on the wire.
    fn number(&self) -> Option<i128>;
}

impl<T: Numbered> OfEnum for Cast<'_, T> {
    #[inline]
    fn number(&self) -> Option<i128> {
        Some(self.0.number().wide())
    }
}

/// The number of another type, which Rust knows.
pub trait OfOther {
    /// None: the cast itself gives it.
    fn number(&self) -> Option<i128>;
}

impl<T> OfOther for &Cast<'_, T> {
    #[inline]
    fn number(&self) -> Option<i128> {
        None
    }
}

/// The number of `value`. One that another variant has is an error in the variant for others: it
/// would be read back as the other variant.
#[inline]
pub(crate) fn checked_number<T: Numbered>(value: &T) -> Result<T::Number, EncodeError> {
    let number = value.number();
    if T::KEEPS == Keeps::Number
        && !T::IS_OPEN
        && T::of(number).is_some_and(|it| discriminant(&it) != discriminant(value))
    {
        return Err(known_tag());
    }
    Ok(number)
}

impl<F: Engine> Writer<'_, F> {
    /// Writes an enum that is a number.
    ///
    /// # Errors
    ///
    /// What [`EncodeForm::encode`] returns, and [`Invalid`](crate::error::EncodeErrorKind::Invalid).
    #[inline]
    pub fn number<T: Numbered, C: EncodeForm<F, T::Number>>(
        &mut self,
        value: &T,
        form: &C,
    ) -> Result<(), EncodeError> {
        let written = checked_number(value).and_then(|number| form.encode(&number, self));
        match written {
            Ok(()) => Ok(()),
            Err(error) => Err(error.in_type(T::NAME)),
        }
    }
}

impl<'de, F: Engine> Reader<'_, 'de, F> {
    /// Reads an enum that is a number.
    ///
    /// # Errors
    ///
    /// What [`DecodeForm::decode`] returns, and
    /// [`UnknownTag`](crate::error::DecodeErrorKind::UnknownTag).
    #[inline]
    pub fn number<T: Numbered, C: DecodeForm<'de, F, T::Number>>(
        &mut self,
        form: &C,
    ) -> Result<T, DecodeError> {
        let at = self.offset();
        let value = match form.decode(self) {
            Ok(number) => T::of(number)
                .ok_or_else(|| unknown_tag(T::NAME, number.wide(), size_of::<T::Number>(), at)),
            Err(error) => Err(error),
        };
        match value {
            Ok(value) => Ok(value),
            Err(error) => Err(error.in_type(T::NAME)),
        }
    }
}

/// Prints the variant of a number, or the number in the variant `other`.
///
/// # Errors
///
/// Those of `f`.
#[inline]
pub fn debug_open<T: Numbered<Number: fmt::Debug>>(
    value: &T,
    other: &str,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let number = value.number();
    debug_number(T::NAMES, other, number.wide(), &number, f)
}

/// The part of [`debug_open`] that is the same for all types, so that it is compiled once.
fn debug_number(
    names: &[(&str, i128)],
    other: &str,
    wide: i128,
    number: &dyn fmt::Debug,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match names.iter().find(|(_, named)| *named == wide) {
        Some((name, _)) => f.write_str(name),
        None => f.debug_tuple(other).field(number).finish(),
    }
}
