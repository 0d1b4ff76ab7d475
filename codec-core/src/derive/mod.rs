//! Everything that derived code may name. Not for use by hand; it may change at any time.

pub(crate) mod arithmetic;
pub(crate) mod checks;
pub(crate) mod field;
#[cfg(feature = "serde")]
pub mod json;
pub(crate) mod known;
pub(crate) mod open;

pub use core::{
    // Renamed, because lints report the full path of a name that is in the prelude as redundant.
    cmp::{
        Eq as EqTrait, Ord as OrdTrait, Ordering, PartialEq as PartialEqTrait,
        PartialOrd as PartialOrdTrait,
    },
    convert::From as FromTrait,
    default::Default as DefaultValue,
    fmt::{Debug, Formatter, Result as FmtResult},
    hash::{Hash, Hasher},
    mem::offset_of,
    option::Option::{self, None, Some},
    primitive::{bool, i8, i16, i32, i64, i128, str, u8, u16, u32, u64, usize},
    result::Result::{self, Err, Ok},
};

pub use alloc::vec::Vec;
#[cfg(feature = "serde")]
pub use serde;

use crate::format::shared::DecodeShared;

pub use crate::{
    __private::{
        arithmetic::{Number, Signed, Whole, cast, is_zero},
        checks::{
            Forbidden, check_apart, check_asked, check_counted, check_directive, check_elements,
            check_field, check_fits, check_id, check_mask, check_others, check_struct,
            check_tag_bits, check_tag_codec, check_unique, check_variant, check_width, checked,
        },
        field::{
            CharField, CodecField, EndField, ItemField, ListField, MapField, SwitchField,
            TextField, ValueField,
        },
        known::{check_unknown, check_unknown_text, has_tag, is_known, known_tag, other_tag},
        open::{Open, debug_open, numbered},
    },
    bits::{BitNumber, BitReader, BitValue, BitWriter, Group, decode_bits, encode_bits},
    checksum::Checksum,
    codec::{As, DecodeAs, EncodeAs, Own, tag::NumberCodec},
    describe::{
        bits::{BitGroup, BitKind, BitsShape, bit_groups},
        constant::Constant,
        shape::{
            Base, Binary, EnumShape, Expr, Field, Keeps, RecordShape, Rule, Shape, Unary,
            VariantShape,
        },
    },
    error::{DecodeError, DecodeErrorKind, EncodeError},
    fields::{
        DecodeFields, EncodeFields, Measured,
        bits::{Bits, Counter},
        checksum::{SumOf, no_sum},
        end::{Closed, Ended, Linked, Sentinel, end_at, end_before, scan_at, scan_before},
        implied::Implied,
        items::{DecodeItems, EncodeItems},
        record::{Record, Variants},
        select::TagBits,
        solve::Wide,
        tell::{as_type_of, place_inside, place_of},
        text::TextConstant,
        with::{Asking, Asks, DecodeWith, EncodeWith, With, items_with, rest_with},
    },
    format::{engine::Engine, entry_points::Format, rules::Directive},
    message::{DecodeSwitch, EncodeSwitch, MessageId, MessageName, Switch},
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        memory::{InMemory, InPlace, check_plain, size_in_memory},
        size::{Layout, Memory, Role, Size},
    },
    write::Writer,
};

/// The fields of a struct, with the name and the doc comment of each.
#[must_use]
pub const fn called<const N: usize>(mut fields: [Field; N], names: &[&'static str]) -> [Field; N] {
    let mut rest: (&mut [Field], &[&str]) = (&mut fields, names);
    while let ([field, fields @ ..], [name, docs, names @ ..]) = rest {
        (field.name, field.wire_name, field.docs) = (name, name, docs);
        rest = (fields, names);
    }
    fields
}

/// The fields of a struct, of which some have other names on the wire.
#[must_use]
pub const fn named<const N: usize>(
    mut fields: [Field; N],
    names: &[(usize, &'static str)],
) -> [Field; N] {
    let mut rest = names;
    while let [(index, name), names @ ..] = rest {
        if let Some((_, [field, ..])) = fields.split_at_mut_checked(*index) {
            field.wire_name = name;
        }
        rest = names;
    }
    fields
}

/// The size of a struct with parameters, whose rules are checked where it is used.
///
/// # Panics
///
/// With the text of the rule that it breaks, which fails the build.
#[must_use]
#[track_caller]
pub const fn checked_size<F: Format>(record: Option<&'static Record<F>>) -> Size {
    match record {
        Some(record) => Size::of_fields::<F>(checked::<F>(record.shape.fields)),
        None => Size::UNKNOWN,
    }
}

/// The fields of a struct.
#[must_use]
pub const fn fields_of<F: Format, T: Layout<F>>() -> &'static [Field] {
    match T::RECORD {
        Some(record) => record.shape.fields,
        None => &[],
    }
}

/// The fields of a struct, and whether all of them have a fixed length.
pub(crate) const fn declared_fields<F: Format, T: Layout<F>>() -> (&'static [Field], bool) {
    match T::RECORD {
        Some(record) => (record.shape.fields, record.fixed.is_some()),
        None => (&[], false),
    }
}

/// The description of a struct.
#[must_use]
#[inline(always)]
#[allow(clippy::inline_always, reason = "the whole of `Layout::shape`")]
pub const fn shape_of<F: Format, T: Layout<F>>() -> Shape {
    match T::RECORD {
        Some(record) => Shape::Record(record.shape),
        None => Shape::Unit,
    }
}

/// The size of an enum whose tag is a `T`.
#[must_use]
pub const fn tagged_size<F: Format, T: Layout<F>>() -> Size {
    Size::at_least(if F::INLINE { T::SIZE.min } else { 0 })
}

/// The description of a struct that is a number.
#[must_use]
pub const fn bits_shape<T: BitValue>(number: fn() -> Shape) -> Shape {
    match T::KIND {
        BitKind::Struct(bits) => Shape::Bits { of: number, bits },
        _ => Shape::Unit,
    }
}

/// A condition of a directive; it asks for a `bool`, so that all that is none reads the same.
#[inline]
#[must_use]
pub const fn holds(condition: bool) -> bool {
    condition
}

/// [`ValueField::decode_payload`] for a type with a parameter, which may not be encoded.
///
/// # Errors
///
/// What the payload returns, and [`DecodeErrorKind::DepthLimit`].
#[inline]
pub fn payload<'de, F: Format, T: Decode<'de, F>, const APART: bool>(
    input: &mut Reader<'_, 'de, F>,
) -> Result<T, DecodeError> {
    T::get_payload::<APART>(input)
}

/// The number of elements of the field `name`, as the type that counts them.
///
/// # Errors
///
/// [`EncodeErrorKind::TooLong`](crate::EncodeErrorKind::TooLong) if it does not fit in the type.
#[inline]
pub fn count_in<N: Counter + TryFrom<usize>>(
    name: &'static str,
    count: usize,
) -> Result<N, EncodeError> {
    crate::write::to_count(count, N::MAX_COUNT).map_err(|error| error.in_field(name))
}

/// Whether a version is in a range.
#[inline]
#[must_use]
pub const fn version_in(version: u32, since: u32, until: u32) -> bool {
    since <= version && version <= until
}

/// The name of the variant with the tag `id`.
#[cold]
#[inline(never)]
#[must_use]
pub fn variant_of(variants: &[VariantShape], id: i128) -> &'static str {
    variants.iter().find(|variant| variant.has_id(id)).map_or(UNKNOWN, |variant| variant.name)
}

/// What a variant without a name is called in the tree of a message.
const UNKNOWN: &str = "(unknown)";

/// The name of the variant with the tag `text`.
#[cold]
#[inline(never)]
#[must_use]
pub fn variant_called(variants: &[VariantShape], text: &str) -> &'static str {
    let found = variants.iter().find(|variant| variant.texts.contains(&text));
    found.map_or(UNKNOWN, |variant| variant.name)
}

/// The number of a codec as the widest type.
#[cold]
#[must_use]
pub fn widened<N: Into<i128>>(number: N) -> i128 {
    number.into()
}

/// The bit pattern of the number of a codec, for error texts.
#[cold]
#[must_use]
pub fn pattern_of<N: 'static>(number: &N) -> u64 {
    crate::fields::bits::number(number).unwrap_or(0)
}

/// The text that told of no variant, as the variant for unknown ones keeps it.
///
/// # Errors
///
/// [`DecodeErrorKind::BudgetExceeded`] if it is too long.
#[inline]
pub fn kept_text<'de, F: Format, T: From<&'de str>>(
    text: &'de str,
    input: &mut Reader<'_, 'de, F>,
) -> Result<T, DecodeError> {
    input.charge(0, text.len())?;
    Ok(T::from(text))
}

/// The error for a tag that no variant has.
#[cold]
#[must_use]
pub fn unknown_tag(ty: &'static str, tag: u64, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::UnknownTag { ty, tag }, offset)
}

/// The error for a text that names no variant.
#[cold]
#[must_use]
pub fn unknown_name(ty: &'static str, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::UnknownName { ty }, offset)
}

/// Moves the error for an unknown tag to the tag, which begins at `start`.
#[cold]
#[must_use]
pub fn at_tag(error: DecodeError, start: usize) -> DecodeError {
    use DecodeErrorKind::{UnknownName, UnknownTag};
    match error.kind() {
        // The error of an enum further inside has a path and already points at its own tag.
        UnknownTag { .. } | UnknownName { .. } if error.path().is_empty() => {
            DecodeError::new(error.kind().clone(), start)
        }
        _ => error,
    }
}

/// Wraps a value in a codec; the bound requires that the codec can write it.
#[inline]
pub const fn encode_as<F: Format, C: EncodeAs<F, T>, T: ?Sized>(value: &T) -> As<C, &T> {
    As::new(value)
}

/// The shape of a variant's fields.
#[must_use]
pub const fn shape_at(shapes: &[&'static RecordShape], index: usize) -> &'static RecordShape {
    match shapes.split_at_checked(index) {
        Some((_, [shape, ..])) => shape,
        _ => NO_SHAPE,
    }
}

const NO_SHAPE: &RecordShape = &RecordShape::new("?", "", &[]);

/// The record of a variant.
#[must_use]
pub const fn record_at<F: Format>(
    records: &[&'static Record<F>],
    index: usize,
) -> &'static Record<F> {
    match records.split_at_checked(index) {
        Some((_, [record, ..])) => record,
        _ => const { &Record::new(NO_SHAPE) },
    }
}

/// The fields of a variant.
#[must_use]
pub const fn fields(fields: &'static [&'static [Field]], index: usize) -> &'static [Field] {
    match fields.split_at_checked(index) {
        Some((_, [fields, ..])) => fields,
        _ => &[],
    }
}

macro_rules! numbers {
    ($($num:ident),*) => {
        /// Conversions of numbers to the widest type.
        pub mod wide {
            $(
                #[doc = concat!("`", stringify!($num), "` as the widest type.")]
                #[must_use]
                #[allow(clippy::as_conversions, clippy::cast_lossless, reason = "widens, in a constant")]
                pub const fn $num(value: $num) -> i128 {
                    value as i128
                }
            )*
        }

        /// Conversions of numbers to their bit patterns, for error texts.
        pub mod pattern {
            $(
                #[doc = concat!("The bit pattern of a `", stringify!($num), "`.")]
                #[must_use]
                #[allow(
                    clippy::as_conversions, clippy::cast_lossless, clippy::cast_sign_loss,
                    reason = "the pattern is what is wanted"
                )]
                pub const fn $num(value: $num) -> u64 {
                    u64::from_le_bytes((value as u64).to_le_bytes())
                        & (u64::MAX >> (u64::BITS - $num::BITS))
                }
            )*
        }

        /// Conversions of message numbers to the type of a tag.
        pub mod narrow {
            $(
                #[doc = concat!("A message number as `", stringify!($num), "`.")]
                ///
                /// # Panics
                ///
                /// If it does not fit, which fails the build.
                #[must_use]
                #[track_caller]
                #[allow(
                    clippy::as_conversions, clippy::cast_lossless, clippy::cast_possible_truncation,
                    clippy::cast_possible_wrap, clippy::cast_sign_loss,
                    reason = "checked first, in a constant"
                )]
                pub const fn $num(value: u64) -> $num {
                    if value as i128 > $num::MAX as i128 {
                        crate::__private::checks::fail(concat!("this message number does not fit in `", stringify!($num), "`"));
                    }
                    value as $num
                }
            )*
        }
    };
}

numbers!(u8, u16, u32, u64, i8, i16, i32, i64);
