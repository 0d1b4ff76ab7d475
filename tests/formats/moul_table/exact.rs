//! Shapes in the words of the tables.

use codec_core::{
    Shape,
    shape::{Field, RecordShape},
};

/// The fields of a struct, one word each.
pub(super) fn fields(object: &RecordShape) -> Vec<String> {
    object.fields.iter().flat_map(field).collect()
}

pub(super) fn field(field: &Field) -> Vec<String> {
    let mut words = words((field.shape)());
    if let Some(value) = field.directives.strip_prefix("const = ") {
        words.iter_mut().for_each(|word| *word = format!("{word}={value}"));
    }
    if field.directives.starts_with("bit = ") || field.directives.starts_with("when = ") {
        words.iter_mut().for_each(|word| word.push('?'));
    }
    words
}

/// A type is one word; a struct without a name in the protocol is the words of its fields.
pub(super) fn words(shape: Shape) -> Vec<String> {
    match shape {
        Shape::Record(RecordShape { wire_name: None, fields, .. }) => {
            fields.iter().flat_map(field).collect()
        }
        Shape::Named { name: "bool, value", of } => {
            let Shape::Optional { of } = of() else { panic!("not optional") };
            let value = words(of()).into_iter().map(|word| format!("{word}?"));
            [String::from("BOOL8")].into_iter().chain(value).collect()
        }
        Shape::Named { name: "u32 length of all, value", of } => {
            let Shape::Record(object) = of() else { panic!("not a struct") };
            let len: usize = object.fields.iter().map(|field| field.size.fixed.unwrap()).sum();
            [format!("U32={}", len + 4)].into_iter().chain(words(of())).collect()
        }
        shape => vec![word(shape)],
    }
}

pub(super) fn word(shape: Shape) -> String {
    match shape {
        Shape::Int { width, signed: false } => format!("U{}", width * 8),
        Shape::Int { width, signed: true } => format!("I{}", width * 8),
        Shape::Float { width } => format!("F{}", width * 8),
        Shape::Bool { width } => format!("BOOL{}", width * 8),
        Shape::Uuid => "UUID".into(),
        Shape::Text { encoding: "UTF-16LE", framing: "fixed", max: Some(len) } => {
            format!("WCHAR_FIXED({len})")
        }
        Shape::Text { encoding: "Windows-1252", framing: "fixed", max: Some(len) } => {
            format!("CHAR_FIXED({len})")
        }
        Shape::Text { framing: "NUL-terminated", .. } => "CHAR_ZSTR".into(),
        Shape::Text { framing: "SafeString", .. } | Shape::Bytes { framing: "SafeString", .. } => {
            "SAFESTR".into()
        }
        Shape::Text { framing: "SafeWString", .. } => "SAFEWSTR".into(),
        Shape::Bytes { framing: "u32 count", max: None } => "VAR(1)".into(),
        Shape::Bytes { framing: "rest", max: Some(max) } => format!("REST({max})"),
        Shape::Bytes { framing: "u16 count", max: None } => "PSTR16".into(),
        Shape::Bytes { framing: "fixed", max: Some(len) } => format!("U8_ARRAY({len})"),
        Shape::Array { of, len } => format!("{}_ARRAY({len})", word(of())),
        Shape::List { of, framing, max: None } => {
            let count = framing.strip_suffix(" count").unwrap().to_uppercase();
            format!("{count}*{}", words(of()).join("+"))
        }
        Shape::Record(RecordShape { wire_name: Some(name), .. }) => (*name).into(),
        // A set of numbers, or a type with a number before its fields.
        Shape::Enum(shape) => {
            let plain = |shape| matches!(shape, Shape::Unit | Shape::Int { .. });
            if shape.variants.iter().all(|variant| plain((variant.shape)())) {
                word((shape.tag)())
            } else {
                shape.name.into()
            }
        }
        Shape::Named { name, .. } => name.into(),
        other => panic!("{other:?}"),
    }
}
