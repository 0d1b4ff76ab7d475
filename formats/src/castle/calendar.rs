//! Points in time as types of the crate `time`, behind the feature of that name.

use time::{OffsetDateTime, PrimitiveDateTime, UtcOffset};

use super::{Date, DateTime, Time};

/// Ticks of 100 ns in a day.
const DAY: i64 = 864_000_000_000;
/// Ticks in a second.
const SECOND: i64 = 10_000_000;
/// The Julian day of 0001-01-01.
const FIRST_DAY: i32 = 1_721_426;

impl Date {
    /// This day as a [`time::Date`].
    ///
    /// ```
    /// use formats::castle::Date;
    ///
    /// let date = Date::new(738_200).unwrap();
    /// assert_eq!(date.to_time().to_string(), "2022-02-15");
    /// assert_eq!(Date::from_time(date.to_time()), Some(date));
    /// ```
    #[must_use]
    pub fn to_time(self) -> time::Date {
        // The other type has the same days and more.
        time::Date::from_julian_day(self.day().saturating_add(FIRST_DAY)).unwrap_or(time::Date::MIN)
    }

    /// The day of a [`time::Date`]; `None` unless it is in the years 1 to 9999.
    #[must_use]
    pub fn from_time(date: time::Date) -> Option<Self> {
        Self::new(date.to_julian_day().saturating_sub(FIRST_DAY))
    }
}

impl Time {
    /// This time of day as a [`time::Time`].
    ///
    /// ```
    /// use formats::castle::Time;
    ///
    /// assert_eq!(Time::MAX.to_time().to_string(), "23:59:59.9999999");
    /// assert_eq!(Time::from_time(Time::MAX.to_time()), Time::MAX);
    /// ```
    #[must_use]
    pub fn to_time(self) -> time::Time {
        let (seconds, ticks) = (self.ticks() / SECOND, self.ticks() % SECOND);
        let part = |number: i64| u8::try_from(number % 60).unwrap_or(0);
        let hour = u8::try_from(seconds / 3600).unwrap_or(0);
        let nanosecond = u32::try_from(ticks).unwrap_or(0).saturating_mul(100);
        time::Time::from_hms_nano(hour, part(seconds / 60), part(seconds), nanosecond)
            .unwrap_or(time::Time::MIDNIGHT)
    }

    /// The time of day of a [`time::Time`]; parts of a tick of 100 ns are cut off.
    #[must_use]
    pub fn from_time(time: time::Time) -> Self {
        let (hour, minute, second, nanosecond) = time.as_hms_nano();
        let seconds = i64::from(hour)
            .saturating_mul(3600)
            .saturating_add(i64::from(minute).saturating_mul(60))
            .saturating_add(i64::from(second));
        let ticks = seconds.saturating_mul(SECOND).saturating_add(i64::from(nanosecond / 100));
        Self::new(ticks).unwrap_or(Self::MAX)
    }
}

impl DateTime {
    /// This point in time as a [`time::OffsetDateTime`].
    ///
    /// ```
    /// use formats::castle::DateTime;
    ///
    /// let time = DateTime::new(637_805_232_000_000_000, 120).unwrap();
    /// assert_eq!(time.to_time().to_string(), "2022-02-15 12:00:00.0 +02:00:00");
    /// assert_eq!(DateTime::from_time(time.to_time()), Some(time));
    /// ```
    #[must_use]
    pub fn to_time(self) -> OffsetDateTime {
        let day = Date::new(i32::try_from(self.ticks() / DAY).unwrap_or(0)).unwrap_or_default();
        let time = Time::new(self.ticks() % DAY).unwrap_or_default();
        let offset = UtcOffset::from_whole_seconds(i32::from(self.offset()).saturating_mul(60));
        PrimitiveDateTime::new(day.to_time(), time.to_time())
            .assume_offset(offset.unwrap_or(UtcOffset::UTC))
    }

    /// The point in time of a [`time::OffsetDateTime`]; parts of a tick of 100 ns are cut off.
    ///
    /// `None` where [`new`](Self::new) has none, and if the offset is not a number of minutes.
    #[must_use]
    pub fn from_time(time: OffsetDateTime) -> Option<Self> {
        let day = i64::from(Date::from_time(time.date())?.day());
        let ticks = day.saturating_mul(DAY).saturating_add(Time::from_time(time.time()).ticks());
        let seconds = time.offset().whole_seconds();
        if seconds % 60 != 0 {
            return None;
        }
        Self::new(ticks, i16::try_from(seconds / 60).ok()?)
    }
}
