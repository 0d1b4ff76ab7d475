//! Lists of files, which are records inside of an array of UTF-16 units.

use core::marker::PhantomData;

use codec_core::{
    Decode, DecodeAs, DecodeError, DecodeErrorKind, Encode, EncodeAs, EncodeError, Layout, Prefix,
    Reader, Role, Shape, Size, Writer,
    shape::{Count, Counts, Frame, read_as},
};

use super::variable::{check_len, found_too_long};
use crate::moul::format::{Moul, VarLimit};

/// Records in a variable array of UTF-16 units, for [`UnitRecords<T>`](UnitRecords): a `u32` count
/// of units, the records, a zero unit.
///
/// ```text
/// 06 00 00 00   61 00 00 00   01 00 02 00 00 00   00 00
/// units         name: "a"     size: 0x10002       end
/// ```
///
/// A record begins with a name that is not empty, so a zero unit is the end. An empty list has
/// `EMPTY` zero units, one or two; the other number is kept, and rejected in strict mode. More than
/// `MAX` units are too long, both ways, unless [`VarLimit`] allows them.
///
/// `#[wire(as = UnitList<ManifestEntry, 1>)] entries: UnitRecords<ManifestEntry>`
#[derive(Debug)]
pub struct UnitList<T, const EMPTY: usize, const MAX: usize = { usize::MAX }>(PhantomData<T>);

/// The records of a [`UnitList`].
///
/// ```
/// use formats::moul::{UnitRecords, messages::auth::FileEntry};
///
/// let files = UnitRecords::from(vec![FileEntry { name: "Python.pak".into(), size: 7 }]);
/// assert_eq!(files.as_slice()[0].size, 7);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[allow(clippy::exhaustive_enums, reason = "no other array of units can be read")]
pub enum UnitRecords<T> {
    /// An array of no units, as in replies with an error.
    #[default]
    Missing,
    /// The records; an empty list is written with the usual number of zero units.
    List(Vec<T>),
    /// No records, and the other number of zero units: one where two are usual, two where one is.
    OtherEmpty,
}

impl<T> UnitRecords<T> {
    /// The records, if there are any.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        match self {
            Self::List(records) => records,
            Self::Missing | Self::OtherEmpty => &[],
        }
    }
}

impl<T> From<Vec<T>> for UnitRecords<T> {
    fn from(records: Vec<T>) -> Self {
        Self::List(records)
    }
}

/// A `u32` as three units: its high half, its low half, zero.
///
/// ```text
/// 12 00  56 34  00 00      0x00123456
/// ```
#[derive(Debug)]
pub struct SplitU32(());

/// An MD5 sum as 32 hexadecimal digits, one in each unit, and a zero unit, for `[u8; 16]`.
///
/// Digits are written in lower case and read in either case, except in strict mode.
#[derive(Debug)]
pub struct HexMd5(());

/// Bytes of a unit.
const UNIT: usize = size_of::<u16>();
/// Bytes of an MD5 sum.
const MD5: usize = 16;

/// How the end of the records is found, in descriptions.
fn frame<const MAX: usize>() -> Frame {
    let count = Count::new(<u32 as Layout<Moul>>::shape, Counts::Units);
    let count = count.plus(1).terminated(&[0; UNIT]);
    Frame::Prefix(if MAX < usize::MAX { count.at_most(MAX) } else { count })
}

impl<T: Layout<Moul>, const EMPTY: usize, const MAX: usize> Layout<Moul>
    for UnitList<T, EMPTY, MAX>
{
    const SIZE: Size = Size::at_least(<u32 as Prefix<Moul>>::SIZE.min).role(Role::List);

    fn shape() -> Shape {
        Shape::Named {
            name: "records in UTF-16 units",
            of: || Shape::List { of: T::shape, frame: frame::<MAX>() },
        }
    }
}

impl<T, const EMPTY: usize, const MAX: usize> EncodeAs<Moul, UnitRecords<T>>
    for UnitList<T, EMPTY, MAX>
where
    T: Encode<Moul>,
{
    fn encode_as(value: &UnitRecords<T>, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let end = match value {
            UnitRecords::Missing => 0,
            UnitRecords::List(records) if records.is_empty() => EMPTY,
            UnitRecords::List(_) => 1,
            UnitRecords::OtherEmpty => 3_usize.saturating_sub(EMPTY),
        };
        let slot = out.open::<u32>();
        let start = out.mark();
        out.values(value.as_slice())?;
        let units = (out.since(start) / UNIT).saturating_add(end);
        if out.options().var_limit == VarLimit::Declared {
            check_len(units, MAX)?;
        }
        out.close(slot, units)?;
        out.zeros(end.saturating_mul(UNIT));
        Ok(())
    }
}

impl<'de, T, const EMPTY: usize, const MAX: usize> DecodeAs<'de, Moul, UnitRecords<T>>
    for UnitList<T, EMPTY, MAX>
where
    T: Decode<'de, Moul>,
{
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<UnitRecords<T>, DecodeError> {
        let start = input.offset();
        let units = u32::decode_count(input)?;
        if units > MAX && input.options().var_limit == VarLimit::Declared {
            return Err(found_too_long(units, MAX, start));
        }
        if units == 0 {
            return Ok(UnitRecords::Missing);
        }
        let list = input.limited(units.saturating_mul(UNIT), |input| records(input, units))?;
        if !list.is_empty() || units == EMPTY {
            return Ok(UnitRecords::List(list));
        }
        if input.strict() {
            let value = u64::try_from(units).unwrap_or(u64::MAX);
            let kind = DecodeErrorKind::Invalid { what: "units of an empty list", value };
            return Err(DecodeError::new(kind, start));
        }
        Ok(UnitRecords::OtherEmpty)
    }
}

/// The records up to the zero unit.
fn records<'de, T: Decode<'de, Moul>>(
    input: &mut Reader<'_, 'de, Moul>,
    units: usize,
) -> Result<Vec<T>, DecodeError> {
    let mut records = Vec::new();
    let start = input.offset();
    while !input.rest().starts_with(&[0; UNIT]) {
        let record = input.element(records.len(), T::decode)?;
        input.push(&mut records, record, start)?;
    }
    input.take(UNIT)?;
    if units == 2 && input.rest() == [0; UNIT] {
        input.take(UNIT)?;
    }
    Ok(records)
}

impl Layout<Moul> for SplitU32 {
    const SIZE: Size = Size::fixed(3 * UNIT);

    fn shape() -> Shape {
        Shape::Opaque { name: "u32 in two halves", read: read_as::<Moul, Self, u32> }
    }
}

impl EncodeAs<Moul, u32> for SplitU32 {
    fn encode_as(value: &u32, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let [a, b, c, d] = value.to_le_bytes();
        out.array([c, d, a, b, 0, 0]);
        Ok(())
    }
}

impl<'de> DecodeAs<'de, Moul, u32> for SplitU32 {
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<u32, DecodeError> {
        let [c, d, a, b] = input.array()?;
        input.pad(UNIT)?;
        let number = u32::from_le_bytes([a, b, c, d]);
        input.note(move || number);
        Ok(number)
    }
}

impl Layout<Moul> for HexMd5 {
    const SIZE: Size = Size::fixed((2 * MD5 + 1) * UNIT);

    fn shape() -> Shape {
        Shape::Opaque { name: "MD5 in hexadecimal", read: read_as::<Moul, Self, [u8; MD5]> }
    }
}

impl EncodeAs<Moul, [u8; MD5]> for HexMd5 {
    fn encode_as(value: &[u8; MD5], out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        for byte in value {
            for half in [byte.rotate_right(4) & 0x0f, byte & 0x0f] {
                let digit = if half < 10 { b'0' } else { b'a'.wrapping_sub(10) };
                out.array([digit.wrapping_add(half), 0]);
            }
        }
        out.zeros(UNIT);
        Ok(())
    }
}

impl<'de> DecodeAs<'de, Moul, [u8; MD5]> for HexMd5 {
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<[u8; MD5], DecodeError> {
        let mut sum = [0; MD5];
        // Taken as a whole, so that a truncated sum is reported as incomplete and not as wrong.
        let mut digits = input.split((2 * MD5 + 1).saturating_mul(UNIT))?;
        for byte in &mut sum {
            *byte = digit(&mut digits)?.rotate_left(4) | digit(&mut digits)?;
        }
        digits.pad(UNIT)?;
        input.note(|| &sum[..]);
        Ok(sum)
    }
}

fn digit(input: &mut Reader<'_, '_, Moul>) -> Result<u8, DecodeError> {
    let start = input.offset();
    let unit: u16 = input.value()?;
    let digit = char::from_u32(unit.into())
        .filter(|digit| !(input.strict() && digit.is_ascii_uppercase()))
        .and_then(|digit| digit.to_digit(16))
        .and_then(|digit| u8::try_from(digit).ok());
    digit.ok_or_else(|| {
        let kind = DecodeErrorKind::Invalid { what: "hexadecimal digit", value: unit.into() };
        DecodeError::new(kind, start)
    })
}
