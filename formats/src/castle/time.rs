//! Tokens `DateTime`, `Date` and `Time`: points in time as .NET counts them.

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, Layout, Reader, Shape, Size, Writer,
    shape::{ByteOrder, Taken},
};

use super::{Castle, token};

/// Ticks of 100 ns in a minute.
const MINUTE: i64 = 600_000_000;
/// The last tick of the year 9999.
const MAX_TICKS: i64 = 3_155_378_975_999_999_999;

/// A point in time with the clock it was read from: `DateTimeOffset`.
///
/// ```
/// use formats::castle::DateTime;
///
/// // 2022-02-15 12:00:00 +02:00
/// let time = DateTime::new(637_805_232_000_000_000, 120).unwrap();
/// assert_eq!(time.utc_ticks(), 637_805_160_000_000_000);
/// assert_eq!(DateTime::new(0, 120), None, "before the year 1 in UTC");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct DateTime {
    ticks: i64,
    offset: i16,
}

impl DateTime {
    /// A time of `ticks` of 100 ns since 0001-01-01 on a clock that is `offset` minutes ahead of
    /// UTC; `None` unless the offset is within 14 hours and the time is in the years 1 to 9999,
    /// both on that clock and in UTC.
    #[must_use]
    pub fn new(ticks: i64, offset: i16) -> Option<Self> {
        let time = Self { ticks, offset };
        let range = 0..=MAX_TICKS;
        let valid = (-840..=840).contains(&offset)
            && range.contains(&ticks)
            && range.contains(&time.utc_ticks());
        valid.then_some(time)
    }

    /// Ticks of 100 ns since 0001-01-01, on the local clock.
    #[must_use]
    pub fn ticks(self) -> i64 {
        self.ticks
    }

    /// Minutes that the local clock is ahead of UTC.
    #[must_use]
    pub fn offset(self) -> i16 {
        self.offset
    }

    /// Ticks of 100 ns since 0001-01-01, in UTC.
    #[must_use]
    pub fn utc_ticks(self) -> i64 {
        self.ticks.saturating_sub(i64::from(self.offset).saturating_mul(MINUTE))
    }

    pub(super) fn to_bytes(self) -> [u8; 10] {
        let mut bytes = [0; 10];
        let all = self.ticks.to_le_bytes().into_iter().chain(self.offset.to_le_bytes());
        for (to, from) in bytes.iter_mut().zip(all) {
            *to = from;
        }
        bytes
    }

    fn from_bytes(bytes: [u8; 10]) -> Option<Self> {
        let (ticks, offset) = bytes.split_first_chunk()?;
        let offset = offset.first_chunk()?;
        Self::new(i64::from_le_bytes(*ticks), i16::from_le_bytes(*offset))
    }
}

/// A day: `DateOnly`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Date(i32);

impl Date {
    /// The last day of the year 9999.
    pub const MAX: Self = Self(3_652_058);

    /// The day with this number; day 0 is 0001-01-01. `None` unless it is in the years 1 to 9999.
    #[must_use]
    pub fn new(day: i32) -> Option<Self> {
        (0..=Self::MAX.0).contains(&day).then_some(Self(day))
    }

    /// Days since 0001-01-01.
    #[must_use]
    pub fn day(self) -> i32 {
        self.0
    }
}

/// A time of day: `TimeOnly`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Time(i64);

impl Time {
    /// The last tick of a day.
    pub const MAX: Self = Self(863_999_999_999);

    /// A time of `ticks` of 100 ns since midnight; `None` if the day has no such time.
    #[must_use]
    pub fn new(ticks: i64) -> Option<Self> {
        (0..=Self::MAX.0).contains(&ticks).then_some(Self(ticks))
    }

    /// Ticks of 100 ns since midnight.
    #[must_use]
    pub fn ticks(self) -> i64 {
        self.0
    }
}

const fn int(width: usize) -> Shape {
    Shape::Int { width, signed: true, order: ByteOrder::Little }
}

/// A number from 0 to `max`, in descriptions.
const fn ticks(of: fn() -> Shape, max: i128) -> Shape {
    Shape::Shifted { of, plus: 0, range: (0, max) }
}

/// Reads a [`DateTime`], for its description.
fn read_time(bytes: &[u8]) -> Result<Taken, DecodeError> {
    let left = bytes.len();
    let Some(first) = bytes.first_chunk() else {
        return Err(DecodeError::new(DecodeErrorKind::UnexpectedEnd { needed: 10, left }, 0));
    };
    match DateTime::from_bytes(*first) {
        Some(time) => Ok(Taken::new(10, format!("{time:?}"))),
        None => Err(DecodeError::new(DecodeErrorKind::Invalid { what: "DateTime", value: 0 }, 0)),
    }
}

macro_rules! point {
    ($($ty:ident, $id:ident, $len:literal, $shape:expr, $to:expr, $from:expr;)*) => {$(
        impl Layout<Castle> for $ty {
            const SIZE: Size = Size::fixed($len);
            const TYPE: u8 = token::$id;

            fn shape() -> Shape {
                Shape::Typed { number: u64::from(token::$id), of: || $shape }
            }
        }

        impl Encode<Castle> for $ty {
            #[inline]
            fn encode(&self, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
                out.put(&$to(*self));
                Ok(())
            }
        }

        impl<'de> Decode<'de, Castle> for $ty {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
                let start = input.offset();
                let bytes: [u8; $len] = input.array()?;
                let value = $from(bytes).ok_or_else(|| {
                    let [a, b, c, d, ..] = bytes;
                    let value = u64::from(u32::from_le_bytes([a, b, c, d]));
                    let kind = DecodeErrorKind::Invalid { what: stringify!($ty), value };
                    DecodeError::new(kind, start)
                })?;
                input.note(|| format!("{value:?}"));
                Ok(value)
            }
        }
    )*};
}

point! {
    DateTime, DATE_TIME, 10,
        Shape::Opaque { name: "DateTime", read: read_time }, DateTime::to_bytes, DateTime::from_bytes;
    Date, DATE, 4, ticks(|| int(4), Date::MAX.0.into()), |date: Date| date.0.to_le_bytes(), |bytes| Date::new(i32::from_le_bytes(bytes));
    Time, TIME, 8, ticks(|| int(8), Time::MAX.0.into()), |time: Time| time.0.to_le_bytes(), |bytes| Time::new(i64::from_le_bytes(bytes));
}
