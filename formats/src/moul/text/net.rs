//! The string type of messages.

use codec_core::{
    DecodeAs, DecodeError, DecodeErrorKind, EncodeAs, EncodeError, EncodeErrorKind, Layout, Prefix,
    Reader, Shape, Size, Writer,
    shape::{Count, Counts, Frame},
    text::{self, FromText, TextEncoding, Utf16Le, read, units, write},
};

use crate::moul::{
    format::Moul,
    list::{check_len, found_too_long},
};

/// `NET_MSG_FIELD_STRING(N)`: a `u16` count of units, then UTF-16LE without a terminator.
///
/// ```text
/// 03 00  77 00  69 00  6e 00      "win"
/// count  units
/// ```
///
/// `N` counts the terminator that the receiver adds, so there are at most `N - 1` units; a
/// character outside the basic plane takes two. A longer text is
/// [`TooLong`](codec_core::EncodeErrorKind::TooLong) both ways. On decode, the count alone shows
/// this. Original clients lose track of the stream at such a string; a
/// [`MessageReader`](crate::moul::MessageReader) continues with the next message.
///
/// `#[wire(as = NetString<64>)] account_name: String`
#[derive(Debug)]
pub struct NetString<const N: usize>(());

impl<const N: usize> NetString<N> {
    const MAX_UNITS: usize = match N.checked_sub(1) {
        Some(max) => max,
        None => 0,
    };
}

impl<const N: usize> Layout<Moul> for NetString<N> {
    const SIZE: Size = Size::at_least(<u16 as Prefix<Moul>>::SIZE.min);

    fn shape() -> Shape {
        let frame = <u16 as Prefix<Moul>>::frame(Counts::Units).at_most(Self::MAX_UNITS);
        Shape::Text { encoding: Utf16Le::NAME, frame }
    }
}

impl<const N: usize, T: AsRef<str> + ?Sized> EncodeAs<Moul, T> for NetString<N> {
    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let text = value.as_ref();
        let count = units::<Utf16Le>(text)?;
        check_len(count, Self::MAX_UNITS)?;
        u16::encode_count(count, out)?;
        write::<Utf16Le, Moul>(text, count, out)
    }
}

impl<'de, const N: usize, T: FromText<'de, Utf16Le>> DecodeAs<'de, Moul, T> for NetString<N> {
    // Out of line, it takes the address of the reader, which then stays in memory instead of registers
    // (`moul_login` decode took 1.4 times as long).
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "otherwise it is a call in messages of several texts")]
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<T, DecodeError> {
        let start = input.offset();
        let count = u16::decode_count(input)?;
        if count > Self::MAX_UNITS && !input.options().any_text {
            return Err(found_too_long(count, Self::MAX_UNITS, start));
        }
        read::<Utf16Le, T, Moul>(count, input)
    }
}

/// Text in the vault and in scores: a `u32` count of bytes, UTF-16LE, a zero unit.
///
/// ```text
/// 04 00 00 00   31 00   00 00      "1"
/// bytes         text    terminator
/// ```
///
/// The count includes the terminator: it must be even and at least 2, and the last unit must be
/// zero. A NUL inside of the text is an error both ways.
#[derive(Debug)]
pub struct SizedText(());

/// Bytes of a unit.
const UNIT: usize = size_of::<u16>();

impl Layout<Moul> for SizedText {
    const SIZE: Size = Size::at_least(<u32 as Prefix<Moul>>::SIZE.min + UNIT);

    fn shape() -> Shape {
        let count = Count::new(<u32 as Layout<Moul>>::shape, Counts::Bytes);
        let frame = Frame::Prefix(count.plus(2).terminated(&[0; 2]));
        Shape::Text { encoding: Utf16Le::NAME, frame }
    }
}

impl<T: AsRef<str> + ?Sized> EncodeAs<Moul, T> for SizedText {
    fn encode_as(value: &T, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let text = value.as_ref();
        if text.contains('\0') {
            return Err(EncodeError::new(EncodeErrorKind::Invalid { what: "NUL in text" }));
        }
        let count = units::<Utf16Le>(text)?;
        u32::encode_count(count.saturating_add(1).saturating_mul(UNIT), out)?;
        write::<Utf16Le, Moul>(text, count, out)?;
        out.zeros(UNIT);
        Ok(())
    }
}

impl<'de, T: FromText<'de, Utf16Le>> DecodeAs<'de, Moul, T> for SizedText {
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<T, DecodeError> {
        let start = input.offset();
        let len = u32::decode_count(input)?;
        let wrong = |what, value| {
            let value = u64::try_from(value).unwrap_or(u64::MAX);
            DecodeError::new(DecodeErrorKind::Invalid { what, value }, start)
        };
        if len < UNIT || len % UNIT != 0 {
            return Err(wrong("length of a text", len));
        }
        let bytes = input.take(len)?;
        let (units, _) = bytes.as_chunks::<UNIT>();
        match units.iter().position(|unit| *unit == [0; UNIT]) {
            Some(at) if at.saturating_add(1) == units.len() => {}
            at => return Err(wrong("end of a text", at.unwrap_or(units.len()))),
        }
        text::charge::<Utf16Le, T, Moul>(len, input)?;
        let kept = bytes.get(..len.saturating_sub(UNIT)).unwrap_or_default();
        input.note(|| Utf16Le::read(kept).unwrap_or_default().into_owned());
        let text = T::from_text(kept).ok_or_else(|| {
            let at = start.saturating_add(size_of::<u32>());
            DecodeError::new(DecodeErrorKind::InvalidText { encoding: Utf16Le::NAME }, at)
        })?;
        text::charge_owned(text, input)
    }
}
