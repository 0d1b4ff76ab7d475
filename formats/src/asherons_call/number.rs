//! Packed integers and `bool`.

use core::marker::PhantomData;

use codec_core::{
    Decode, DecodeAs, DecodeError, DecodeErrorKind, Encode, EncodeAs, EncodeError, EncodeErrorKind,
    Layout, Prefix, Reader, Shape, Size, Wire, Writer, codec::BoolAs, shape::NumberForm,
};

use super::format::AsheronsCall;

/// A `bool` as a `u32`: 0 or 1; any other value is an error.
///
/// `#[wire(as = Bool32)] open: bool`
pub type Bool32 = BoolAs<u32>;

/// A `bool` that is a [`Bool32`] wherever it stands, for the values of tables.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Toggle(
    /// The value.
    #[wire(as = Bool32)]
    pub bool,
);

/// `PackedDword`: a `u32` up to `0x7fff_ffff` in two or four bytes.
///
/// ```text
/// 34 12           0x1234         up to 0x7fff: the number
/// 34 92  78 56    0x12345678     else: high half | 0x8000, low half
/// ```
///
/// Encoding writes the shorter form; a larger number is an error. Decoding takes both forms; in
/// strict mode the long form of a small number is an error.
///
/// `#[wire(as = PackedDword)] class: u32`
#[derive(Debug)]
pub struct PackedDword(());

/// `PackedDword` of known type: a [`PackedDword`] of the difference to `BASE`, which both forms
/// lack on the wire.
///
/// A number below `BASE`, or `0x8000_0000` or more above it, is an encode error.
///
/// `#[wire(as = DataId<0x0600_0000>)] icon: u32`
#[derive(Debug)]
pub struct DataId<const BASE: u32>(());

/// `PackedWord`: a number up to `0x7fff` in one or two bytes, also as a count.
///
/// ```text
/// 7f       0x7f     below 0x80: the number
/// 80 f4    0xf4     else: high byte | 0x80, low byte
/// ```
#[derive(Debug)]
pub struct PackedWord(());

/// The largest number of a [`PackedDword`].
const MAX_DWORD: u32 = 0x7fff_ffff;

impl Layout<AsheronsCall> for PackedDword {
    const SIZE: Size = Size::at_least(2);

    fn shape() -> Shape {
        let of = || Shape::VarInt { form: NumberForm::Halves { half: 2 }, bits: 31, signed: false };
        Shape::Named { name: "PackedDword", of }
    }
}

impl EncodeAs<AsheronsCall, u32> for PackedDword {
    #[inline]
    fn encode_as(value: &u32, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        encode_dword(*value, out)
    }
}

impl<'de> DecodeAs<'de, AsheronsCall, u32> for PackedDword {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<u32, DecodeError> {
        decode_dword(input)
    }
}

impl<const BASE: u32> Layout<AsheronsCall> for DataId<BASE> {
    const SIZE: Size = Size::at_least(2);

    fn shape() -> Shape {
        let name = match BASE {
            0x0100_0000 => "DataId<0x01000000>",
            0x0400_0000 => "DataId<0x04000000>",
            0x0500_0000 => "DataId<0x05000000>",
            0x0600_0000 => "DataId<0x06000000>",
            _ => "DataId",
        };
        let of = || Shape::Shifted {
            of: <PackedDword as Layout<AsheronsCall>>::shape,
            plus: BASE.into(),
            range: (0, u32::MAX.into()),
        };
        Shape::Named { name, of }
    }
}

impl<const BASE: u32> EncodeAs<AsheronsCall, u32> for DataId<BASE> {
    #[inline]
    fn encode_as(value: &u32, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        match value.checked_sub(BASE) {
            Some(value) => encode_dword(value, out),
            None => Err(out_of_range("DataId")),
        }
    }
}

impl<'de, const BASE: u32> DecodeAs<'de, AsheronsCall, u32> for DataId<BASE> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<u32, DecodeError> {
        let start = input.offset();
        let value = decode_dword(input)?;
        let id =
            value.checked_add(BASE).ok_or_else(|| invalid("DataId", u64::from(value), start))?;
        input.note(move || id);
        Ok(id)
    }
}

/// An enum of 64 bits in fewer: `Narrow<u32>` has 4 bytes.
#[derive(Debug)]
pub struct Narrow<N>(PhantomData<N>);

impl<N: Layout<AsheronsCall>> Layout<AsheronsCall> for Narrow<N> {
    const SIZE: Size = N::SIZE.converted();

    fn shape() -> Shape {
        Shape::Named { name: "Narrow", of: N::shape }
    }
}

impl<N, T> EncodeAs<AsheronsCall, T> for Narrow<N>
where
    N: Encode<AsheronsCall> + TryFrom<i64>,
    T: Copy + Into<i64>,
{
    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        let number: i64 = (*value).into();
        N::try_from(number).map_err(|_| out_of_range("number"))?.encode(out)
    }
}

impl<'de, N, T> DecodeAs<'de, AsheronsCall, T> for Narrow<N>
where
    N: Decode<'de, AsheronsCall> + Into<i64>,
    T: From<i64>,
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<T, DecodeError> {
        N::decode(input).map(Into::into).map(T::from)
    }
}

impl Layout<AsheronsCall> for PackedWord {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        let of = || Shape::VarInt { form: NumberForm::Halves { half: 1 }, bits: 15, signed: false };
        Shape::Named { name: "PackedWord", of }
    }
}

impl EncodeAs<AsheronsCall, u16> for PackedWord {
    #[inline]
    fn encode_as(value: &u16, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        let [high, low] = value.to_be_bytes();
        match (high, low) {
            (0, 0..=0x7f) => {
                out.put(&[low]);
                Ok(())
            }
            (0..=0x7f, _) => {
                out.put(&[high | 0x80, low]);
                Ok(())
            }
            _ => Err(out_of_range("PackedWord")),
        }
    }
}

impl<'de> DecodeAs<'de, AsheronsCall, u16> for PackedWord {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<u16, DecodeError> {
        let start = input.offset();
        let first: u8 = input.value()?;
        if first < 0x80 {
            return Ok(u16::from(first));
        }
        let value = u16::from_be_bytes([first & 0x7f, input.value()?]);
        input.note(move || value);
        if value < 0x80 && input.strict() {
            return Err(invalid("long form of a packed integer", u64::from(value), start));
        }
        Ok(value)
    }
}

impl Prefix<AsheronsCall> for PackedWord {
    const SIZE: Size = Size::at_least(1);

    fn number() -> Shape {
        <Self as Layout<AsheronsCall>>::shape()
    }

    #[inline]
    fn encode_count(count: usize, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        match u16::try_from(count) {
            Ok(count @ 0..=0x7fff) => Self::encode_as(&count, out),
            _ => Err(EncodeError::too_long(count, 0x7fff)),
        }
    }

    #[inline]
    fn decode_count(input: &mut Reader<'_, '_, AsheronsCall>) -> Result<usize, DecodeError> {
        Self::decode_as(input).map(usize::from)
    }
}

#[inline]
fn encode_dword(value: u32, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
    match u16::try_from(value) {
        Ok(value @ 0..=0x7fff) => value.encode(out),
        _ if value <= MAX_DWORD => (value.rotate_left(16) | 0x8000).encode(out),
        _ => Err(out_of_range("PackedDword")),
    }
}

#[inline]
fn decode_dword(input: &mut Reader<'_, '_, AsheronsCall>) -> Result<u32, DecodeError> {
    let start = input.offset();
    let first = u32::from(u16::decode(input)?);
    if first & 0x8000 == 0 {
        return Ok(first);
    }
    let value = (first & 0x7fff) << 16 | u32::from(u16::decode(input)?);
    input.note(move || value);
    if value <= 0x7fff && input.strict() {
        return Err(invalid("long form of a packed integer", u64::from(value), start));
    }
    Ok(value)
}

#[cold]
fn out_of_range(what: &'static str) -> EncodeError {
    EncodeError::new(EncodeErrorKind::OutOfRange { what })
}

/// The error for an invalid value at the byte `offset`.
#[cold]
pub(super) fn invalid(what: &'static str, value: u64, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::Invalid { what, value }, offset)
}
