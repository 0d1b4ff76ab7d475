//! Shapes in the words of the tables.

use codec_core::{
    Shape,
    shape::{Field, Frame, Present, RecordShape},
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
        Shape::Optional { of, present: Present::Number(_) } => {
            let value = words(of()).into_iter().map(|word| format!("{word}?"));
            [String::from("BOOL8")].into_iter().chain(value).collect()
        }
        Shape::Framed { of, .. } => {
            let Shape::Record(object) = of() else { return words(of()) };
            let len: usize = object.fields.iter().map(|field| field.size.fixed.unwrap()).sum();
            [format!("U32={}", len + 4)].into_iter().chain(words(of())).collect()
        }
        shape => vec![word(shape)],
    }
}

pub(super) fn word(shape: Shape) -> String {
    match shape {
        Shape::Int { width, signed: false, .. } => format!("U{}", width * 8),
        Shape::Int { width, signed: true, .. } => format!("I{}", width * 8),
        Shape::Float { width, .. } => format!("F{}", width * 8),
        Shape::Bool { of, .. } => of().to_string().replace('u', "BOOL"),
        Shape::Uuid { .. } => "UUID".into(),
        Shape::Text { encoding: "UTF-16LE", frame: Frame::Fixed(len) } => {
            format!("WCHAR_FIXED({len})")
        }
        Shape::Text { encoding: "Windows-1252", frame: Frame::Fixed(len) } => {
            format!("CHAR_FIXED({len})")
        }
        Shape::Text { frame: Frame::Terminated(_), .. } => "CHAR_ZSTR".into(),
        Shape::Named { name: "SafeString", .. } => "SAFESTR".into(),
        Shape::Named { name: "SafeWString", .. } => "SAFEWSTR".into(),
        Shape::Opaque { name, .. } => name.into(),
        Shape::Bytes { frame: Frame::Fixed(len) } => format!("U8_ARRAY({len})"),
        Shape::Array { of, len } => format!("{}_ARRAY({len})", word(of())),
        Shape::Bytes { frame } => match (frame.number().unwrap().to_string().as_str(), frame.max())
        {
            ("u32", None) => "VAR(1)".into(),
            ("u16", None) => "PSTR16".into(),
            // The length is a word of the table's own.
            ("u8", Some(max)) => format!("REST({max})"),
            other => panic!("{other:?}"),
        },
        Shape::List { of, frame } => {
            let mut count = frame.number().unwrap().to_string().to_uppercase();
            if frame.max() == Some(32767) {
                count = "I16".into();
            }
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
