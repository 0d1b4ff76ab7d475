//! Rules that are checked while a type is compiled: functions that fail to evaluate in a constant.

use crate::{
    codec::{Elements, Form},
    format::Engine,
};

/// Fails the build if a mask has no bit, or shares one with those of `others`.
///
/// # Panics
///
/// With what to do.
#[track_caller]
#[allow(clippy::panic, reason = "a compile error")]
pub const fn check_mask(mask: i128, others: &[i128]) {
    if mask == 0 {
        panic!("a mask of 0 has no bit");
    }
    let mut rest = others;
    while let [other, tail @ ..] = rest {
        if *other & mask != 0 {
            panic!("this bit already says whether another field is there");
        }
        rest = tail;
    }
}

/// Fails the build if the bits of a tag are none, or are shared with those of `others`.
///
/// # Panics
///
/// With what to do.
#[track_caller]
#[allow(clippy::panic, reason = "a compile error")]
pub const fn check_tag_mask(mask: i128, others: &[i128]) {
    if mask == 0 {
        panic!("no bit of the field is left to select a variant by");
    }
    let mut rest = others;
    while let [other, tail @ ..] = rest {
        if *other & mask != 0 {
            panic!("a bit that selects the variant also says something else");
        }
        rest = tail;
    }
}

/// Fails the build if elements never have bytes, so that nothing says how many there are.
///
/// # Panics
///
/// With what to do.
#[track_caller]
#[allow(clippy::panic, reason = "a compile error")]
pub const fn check_elements<F: Engine, C: Elements<Element: Form<F, T>>, T>() {
    if F::INLINE && matches!(<C::Element as Form<F, T>>::SIZE.exact(), Some(0)) {
        panic!(
            "these elements have no bytes, so nothing says how many there are: give the list a \
             count, `#[wire(count = field)]` or `#[wire(as = List<u16>)]`"
        );
    }
}

/// Fails the build if the format has one order of bytes.
///
/// # Panics
///
/// With what to do.
#[track_caller]
#[allow(clippy::panic, reason = "a compile error")]
pub const fn check_order<F: Engine>() {
    if !F::ORDER_VARIES {
        panic!(
            "`order` needs a format whose byte order is chosen in each message, such as `format = \
             AnyEndian`, and this one has the same order always"
        );
    }
}
