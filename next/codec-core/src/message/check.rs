//! Checks of ids when the user's crate is compiled.

use super::NumberCodec;

/// Fails the build, with `message` at the caller.
#[track_caller]
#[allow(clippy::panic, reason = "a compile error")]
const fn fail(message: &'static str) {
    panic!("{}", message);
}

/// Fails the build if the range of ids at `index` is empty, or has an id of one before it.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_apart(ranges: &[(i128, i128)], index: usize) {
    let Some((before, [(first, last), ..])) = ranges.split_at_checked(index) else { return };
    if *last < *first {
        fail("this range is empty: its first id is larger than its last");
    }
    let mut rest = before;
    while let [(other_first, other_last), tail @ ..] = rest {
        if *other_first <= *last && *first <= *other_last {
            fail("another variant has the same id");
        }
        rest = tail;
    }
}

/// Fails the build if the codec `C` cannot write `number`.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_fits<C: NumberCodec>(number: i128) {
    if number < C::MIN || number > C::MAX {
        fail("this number needs more bytes than the codec has");
    }
}

/// Fails the build if a number changed on its way to the type that it has on the wire.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_kept(number: i128, kept: i128) {
    if number != kept {
        fail("this number does not fit in the type that it has on the wire");
    }
}

/// Bytes as a number, in the order in which they are written.
///
/// # Panics
///
/// If they are more than 15, which fails the build.
#[must_use]
#[track_caller]
pub const fn wide_bytes(bytes: &[u8]) -> i128 {
    if bytes.len() > 15 {
        fail("a tag of bytes has at most 15 of them");
    }
    let mut wide = 0;
    let mut rest = bytes;
    while let [first, tail @ ..] = rest {
        #[allow(clippy::as_conversions, reason = "widens, in a constant")]
        let byte = *first as i128;
        wide = wide << 8 | byte;
        rest = tail;
    }
    wide
}
