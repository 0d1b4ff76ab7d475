//! What counts from the start of the message.

use codec_core::shape::{RecordShape, Rule, Shape};

use super::file::Missing;

/// Refuses what counts from the start of the message in a part of a length: in Kaitai Struct, such
/// a part is a stream of its own, with positions of its own.
pub(crate) fn apart(shape: Shape) -> Result<(), Missing> {
    if counts(shape, &mut Vec::new()) {
        return Err(
            "`align` or `at` in a part of a length, which count from the message".to_owned()
        );
    }
    Ok(())
}

fn counts(shape: Shape, seen: &mut Vec<*const RecordShape>) -> bool {
    match shape {
        Shape::Record(record) => {
            if seen.contains(&core::ptr::from_ref(record)) {
                return false;
            }
            seen.push(record);
            record.fields.iter().any(|field| {
                let own = |rule: &Rule| matches!(rule, Rule::Align(_) | Rule::At { .. });
                field.rules.iter().any(own) || counts((field.shape)(), seen)
            })
        }
        Shape::Enum(of) => of.variants.iter().any(|variant| counts((variant.shape)(), seen)),
        Shape::Array { of, .. }
        | Shape::List { of, .. }
        | Shape::Map { of }
        | Shape::Optional { of, .. }
        | Shape::Named { of, .. }
        | Shape::Framed { of, .. }
        | Shape::Padded { of, .. }
        | Shape::Open { of, .. }
        | Shape::Typed { of, .. }
        | Shape::Inside { of, .. } => counts(of(), seen),
        _ => false,
    }
}
