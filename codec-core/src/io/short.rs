//! Finds the element and the field in which an input that is too short ends.
//!
//! This code runs only when decoding fails.

use crate::{
    describe::shape::{RecordShape, Shape},
    error::{DecodeError, DecodeErrorKind},
};

/// The error for an input that ends too early.
///
/// It takes numbers instead of a reference to the reader, so that the reader can stay in registers.
#[cold]
#[inline(never)]
pub(crate) fn end_error(limited: bool, needed: usize, left: usize, end: usize) -> DecodeError {
    let kind = if limited {
        DecodeErrorKind::PastLimit { needed, left }
    } else {
        DecodeErrorKind::UnexpectedEnd { needed, left }
    };
    DecodeError::new(kind, end.wrapping_sub(left))
}

/// Finds the element at which a list ends too early.
#[cold]
#[inline(never)]
pub(crate) fn short_list(
    shape: fn() -> Shape,
    len: usize,
    limited: bool,
    left: usize,
    end: usize,
) -> DecodeError {
    let index = left.checked_div(len).unwrap_or(0);
    let left = left.checked_rem(len).unwrap_or(left);
    let error = match shape() {
        Shape::Record(shape) => short_record(shape, limited, left, end),
        _ => end_error(limited, len, left, end),
    };
    error.at_index(index)
}

/// Finds the field at which a struct of fixed length, or what is in place of one, ends too early.
#[cold]
#[inline(never)]
pub(crate) fn short_record(
    shape: &'static RecordShape,
    limited: bool,
    left: usize,
    end: usize,
) -> DecodeError {
    let mut left = left;
    for field in shape.fields {
        let len = field.size.fixed.or(field.size.in_place).unwrap_or(0);
        if let Some(rest) = left.checked_sub(len) {
            left = rest;
            continue;
        }
        let value = len.saturating_sub(field.padding);
        let error = match (left.checked_sub(field.padding), (field.shape)()) {
            (None, _) => end_error(limited, field.padding, left, end),
            (Some(left), Shape::Record(shape)) => short_record(shape, limited, left, end),
            (Some(left), _) => end_error(limited, value, left, end),
        };
        return error.in_field(field.name);
    }
    end_error(limited, 0, left, end)
}
