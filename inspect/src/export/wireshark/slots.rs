//! Lengths that do not depend on the message.

use codec_core::shape::{Field, Frame, Lies, Shape};

use super::fields::text_len;

/// The bytes of a value, if they are always as many.
pub(super) fn fixed_len(shape: Shape, lies: Option<Lies>, depth: usize) -> Option<usize> {
    let depth = depth.checked_sub(1)?;
    let inner = |of: fn() -> Shape| fixed_len(of(), lies, depth);
    match shape {
        Shape::Unit => Some(0),
        Shape::Int { width, .. } | Shape::Float { width, .. } => Some(width),
        Shape::Uuid { .. } => Some(16),
        Shape::Bool { of, .. }
        | Shape::Bits { of, .. }
        | Shape::Named { of, .. }
        | Shape::Shifted { of, .. }
        | Shape::Typed { of, .. } => inner(of),
        Shape::Flags(flags) => inner(flags.of),
        Shape::Enum(shape) if shape.is_bare() => inner(shape.tag),
        Shape::Bytes { frame: Frame::Fixed(len) } => Some(len),
        Shape::Text { encoding, frame } => text_len(encoding, &frame),
        Shape::Array { of, len } => inner(of)?.checked_mul(len),
        Shape::Record(record) if lies == Some(Lies::Packed) => {
            record.fields.iter().map(|field| field.size.fixed).sum()
        }
        _ => None,
    }
}

/// The bytes of the slots of lists, and of those of texts and bytes.
pub(super) fn of(fields: &[Field], depth: usize) -> (usize, usize) {
    fields.iter().fold((0, 0), |(lists, others), field| {
        let (more, most) = of_shape((field.shape)(), depth);
        (lists.saturating_add(more), others.saturating_add(most))
    })
}

fn of_shape(shape: Shape, depth: usize) -> (usize, usize) {
    let Some(depth) = depth.checked_sub(1) else { return (0, 0) };
    match shape {
        Shape::List { .. } => (4, 0),
        Shape::Text { .. } => (0, 2),
        Shape::Bytes { frame: Frame::Far(_) } => (0, 4),
        Shape::Array { of: inner, len } => {
            let (lists, others) = of_shape(inner(), depth);
            (lists.saturating_mul(len), others.saturating_mul(len))
        }
        Shape::Optional { of: inner, .. } | Shape::Named { of: inner, .. } => {
            of_shape(inner(), depth)
        }
        Shape::Record(record) => of(record.fields, depth),
        _ => (0, 0),
    }
}
