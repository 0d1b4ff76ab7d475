//! Finds the element and the field in which an input that is too short ends.
//!
//! This code runs only when decoding fails.

use crate::{
    describe::{
        marks::Marks,
        shape::{RecordShape, Shape},
    },
    error::{DecodeError, DecodeErrorKind},
    format::packed::Order,
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

/// Finds the element at which a list of `count` elements of `len` bytes ends too early.
#[cold]
#[inline(never)]
pub(crate) fn short_list(
    shape: fn() -> Shape,
    len: usize,
    count: usize,
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
    let behind = count.saturating_sub(1).saturating_sub(index);
    error.at_index(index).followed_by(behind.saturating_mul(len))
}

/// Finds the field at which a struct ends too early of which only `rest` is left, and notes the fields
/// that are there.
#[cold]
#[inline(never)]
pub(crate) fn cut_record(
    shape: &'static RecordShape,
    limited: bool,
    rest: &[u8],
    end: usize,
    order: Order,
    notes: Option<&mut Marks>,
) -> DecodeError {
    if let Some(marks) = notes {
        marks.note_short(shape, rest, order, end.wrapping_sub(rest.len()));
    }
    short_record(shape, limited, rest.len(), end)
}

/// Finds the field at which a struct of fixed length, or what is in place of one, ends too early.
#[cold]
#[inline(never)]
fn short_record(
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
