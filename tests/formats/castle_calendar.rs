//! Points in time of Castle as types of the crate `time`.

use formats::castle::{Date, DateTime, Time};
use time::{OffsetDateTime, PrimitiveDateTime, UtcOffset};

/// The last tick of the year 9999.
const MAX_TICKS: i64 = 3_155_378_975_999_999_999;
/// Ticks of 100 ns in a day.
const DAY: i64 = 864_000_000_000;

fn zone(hours: i8, minutes: i8, seconds: i8) -> UtcOffset {
    UtcOffset::from_hms(hours, minutes, seconds).unwrap()
}

fn local(year: i32, day_of_year: u16, time: time::Time) -> PrimitiveDateTime {
    PrimitiveDateTime::new(time::Date::from_ordinal_date(year, day_of_year).unwrap(), time)
}

#[test]
fn days_are_those_of_the_years_1_to_9999() {
    // The number of a day as `DateOnly.DayNumber` counts.
    for (day, text) in [
        (0, "0001-01-01"),
        (1, "0001-01-02"),
        (719_162, "1970-01-01"),
        (730_178, "2000-02-29"),
        (738_200, "2022-02-15"),
        (3_652_058, "9999-12-31"),
    ] {
        let date = Date::new(day).unwrap();
        assert_eq!(date.to_time().to_string(), text);
        assert_eq!(Date::from_time(date.to_time()), Some(date));
    }
    assert_eq!(Date::from_time(Date::default().to_time().previous_day().unwrap()), None);
    assert_eq!(Date::from_time(time::Date::MIN), None);
    assert_eq!(Date::from_time(time::Date::MAX), Some(Date::MAX));
}

#[test]
fn times_of_day_are_whole_ticks() {
    for (ticks, text) in [
        (0, "0:00:00.0"),
        (1, "0:00:00.0000001"),
        (9_999_999, "0:00:00.9999999"),
        (10_000_000, "0:00:01.0"),
        (600_000_000, "0:01:00.0"),
        (36_000_000_000, "1:00:00.0"),
        (863_999_999_999, "23:59:59.9999999"),
    ] {
        let time = Time::new(ticks).unwrap();
        assert_eq!(time.to_time().to_string(), text);
        assert_eq!(Time::from_time(time.to_time()), time);
    }
    let within = time::Time::from_hms_nano(0, 0, 0, 199).unwrap();
    assert_eq!(Time::from_time(within).ticks(), 1);
    assert_eq!(Time::from_time(time::Time::MAX), Time::MAX);
}

#[test]
fn points_in_time_keep_their_clock() {
    // The time of the vector `castle_to_nbt_DateTime_0`, whose NBT holds 637805289190000000.
    let time = DateTime::new(637_805_325_190_000_000, 60).unwrap();
    let found = time.to_time();
    assert_eq!(found.to_string(), "2022-02-15 14:35:19.0 +01:00:00");
    let epoch_ticks = 621_355_968_000_000_000_i128;
    assert_eq!(found.unix_timestamp_nanos(), (637_805_289_190_000_000 - epoch_ticks) * 100);
    assert_eq!(DateTime::from_time(found), Some(time));
}

#[test]
fn points_in_time_have_the_ranges_of_the_format() {
    for (ticks, offset) in [
        (0, 0),
        (0, -840),
        (504_000_000_000, 840),
        (MAX_TICKS, 0),
        (MAX_TICKS, 840),
        (MAX_TICKS - 504_000_000_000, -840),
        (DAY - 1, -1),
    ] {
        let time = DateTime::new(ticks, offset).unwrap();
        assert_eq!(DateTime::from_time(time.to_time()), Some(time), "{ticks} {offset}");
        assert_eq!(time.to_time().offset().whole_minutes(), offset);
    }
    let midnight = time::Time::MIDNIGHT;
    let at = |year, day, offset: UtcOffset| local(year, day, midnight).assume_offset(offset);
    assert_eq!(DateTime::from_time(at(1, 1, UtcOffset::UTC)).unwrap().ticks(), 0);
    let none: [OffsetDateTime; 5] = [
        // A day before the year 1, by the clock and in UTC.
        at(0, 366, UtcOffset::UTC),
        at(1, 1, zone(0, 1, 0)),
        // More than 14 hours, or a part of a minute.
        at(2000, 1, zone(14, 1, 0)),
        at(2000, 1, zone(-14, -1, 0)),
        at(2000, 1, zone(1, 0, 1)),
    ];
    for time in none {
        assert_eq!(DateTime::from_time(time), None, "{time}");
    }
    // In UTC it is the first tick of the year 10000.
    let late = local(9999, 365, time::Time::from_hms(23, 59, 0).unwrap());
    assert!(DateTime::from_time(late.assume_offset(UtcOffset::UTC)).is_some());
    assert_eq!(DateTime::from_time(late.assume_offset(zone(0, -1, 0))), None);
}
