//! What tells the types of declarations apart.

use codec_core::shape::Shape;

/// What lists, options and codecs are made of.
pub(crate) fn inner(shape: Shape) -> Shape {
    match shape {
        Shape::Array { of, .. }
        | Shape::List { of, .. }
        | Shape::Map { of }
        | Shape::Optional { of, .. }
        | Shape::Framed { of, .. }
        | Shape::Padded { of, .. }
        | Shape::Open { of, .. }
        | Shape::Typed { of, .. }
        | Shape::Inside { of, .. }
        | Shape::Named { of, .. } => inner(of()),
        other => other,
    }
}

/// The name of a type that has one.
pub(crate) fn name(shape: Shape) -> &'static str {
    match shape {
        Shape::Record(record) => record.name,
        Shape::Enum(shape) => shape.name,
        Shape::Flags(flags) => flags.name,
        Shape::Bits { bits, .. } => bits.name,
        _ => "",
    }
}

/// What tells a type apart from all others, if it is one that is described.
pub(crate) fn key(shape: Shape) -> Option<String> {
    // Types that are generic have the same name whatever they hold, and so have tuples in them.
    key_within(shape, 2)
}

fn key_within(shape: Shape, depth: usize) -> Option<String> {
    let mut parts = vec![name(shape).to_owned()];
    match shape {
        Shape::Record(record) => {
            parts.push(record.docs.to_owned());
            for field in record.fields {
                let shape = (field.shape)();
                parts.extend([field.name.to_owned(), field.directives.to_owned()]);
                parts.push(shape.to_string());
                if let (inner @ Shape::Record(_), Some(depth)) =
                    (inner(shape), depth.checked_sub(1))
                {
                    parts.extend(key_within(inner, depth));
                }
            }
        }
        Shape::Enum(shape) => {
            parts.extend([shape.docs.to_owned(), (shape.tag)().to_string()]);
            for variant in shape.variants {
                let ids = format!("{:?} {:?}", variant.ids, variant.ranges);
                parts.extend([variant.name.to_owned(), ids, (variant.shape)().to_string()]);
            }
        }
        Shape::Flags(flags) => {
            parts.push((flags.of)().to_string());
            parts.extend(flags.flags.iter().map(|flag| format!("{} {:x}", flag.name, flag.mask)));
        }
        Shape::Bits { of, bits } => {
            parts.push(of().to_string());
            let groups = bits.groups.iter();
            parts.extend(groups.map(|it| format!("{} {} {}", it.name, it.start, it.width)));
        }
        _ => return None,
    }
    Some(parts.join("\0"))
}
