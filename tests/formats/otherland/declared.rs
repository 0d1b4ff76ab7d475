//! What the declared types say about themselves, in the words of the description.

use std::collections::BTreeSet;

use codec_core::{Shape, shape::Frame};
use serde_json::Value;

/// A declared field: the struct and its name.
pub(crate) type Declared = (&'static str, &'static str);

/// A declared field that an annotation names.
#[derive(Clone)]
pub(crate) struct Place {
    /// The fields on the way to it, itself included.
    pub(crate) way: Vec<Declared>,
    pub(crate) shape: Shape,
    pub(crate) directives: &'static str,
}

/// Goes the way `path` of an annotation through the declared types.
pub(crate) fn locate(root: Shape, path: &str) -> Option<Place> {
    let mut place = Place { way: Vec::new(), shape: root, directives: "" };
    for segment in path.split('.') {
        let (name, indexes) = segment.split_at(segment.find('[').unwrap_or(segment.len()));
        let object = match place.shape {
            Shape::Record(object) => object,
            Shape::Enum(choice) if choice.name != "Packet" => {
                let variant = choice.variants.iter().find(|variant| variant.name == name)?;
                place.shape = (variant.shape)();
                continue;
            }
            _ => return None,
        };
        let field = object.fields.iter().find(|field| field.name == name)?;
        place.way.push((object.name, field.name));
        (place.shape, place.directives) = ((field.shape)(), field.directives);
        for _ in indexes.matches('[') {
            let (Shape::List { of, .. } | Shape::Array { of, .. }) = place.shape else {
                return None;
            };
            (place.shape, place.directives) = (of(), "");
        }
    }
    Some(place)
}

/// Letters and digits of a name, so that the ways of writing names do not matter.
pub(crate) fn plain(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase()
}

/// The name that the description has for a type.
pub(crate) fn wire_type(shape: Shape) -> String {
    match shape {
        Shape::Int { width, signed, .. } => {
            format!("{}{}", if signed { 'i' } else { 'u' }, width * 8)
        }
        Shape::Float { width, .. } => format!("f{}", width * 8),
        Shape::Bool { .. } => "bool".into(),
        Shape::Uuid { .. } => "uuid".into(),
        Shape::Text { encoding: "UTF-8", frame: Frame::Prefix(_) } => "cstring".into(),
        Shape::Text { encoding: "UTF-16LE", frame: Frame::Prefix(_) } => "wstring".into(),
        Shape::Bytes { frame: Frame::Prefix(_) } => "buffer".into(),
        Shape::Inside { format, .. } => format().name.into(),
        Shape::Named { name, .. } => name.into(),
        Shape::Record(object) if object.name == "AvatarId" => "avatar_id".into(),
        Shape::Record(object) => format!(":{}", object.wire_name.unwrap_or_default()),
        Shape::Enum(number) if number.name == "Packet" => "packet".into(),
        Shape::Enum(number) => wire_type((number.tag)()),
        other => format!("{other:?}"),
    }
}

pub(crate) fn elements(shape: Shape) -> String {
    match shape {
        Shape::List { of, .. } | Shape::Array { of, .. } => wire_type(of()),
        Shape::Bytes { .. } => "u8".into(),
        other => format!("{other:?}"),
    }
}

pub(crate) fn framing(shape: Shape) -> String {
    match shape {
        Shape::List { frame, .. } | Shape::Bytes { frame } => {
            format!("{} count", frame.number().unwrap())
        }
        _ => String::new(),
    }
}

/// Whether an enum has a variant for each number whose name says something.
pub(crate) fn has_names(shape: Shape, names: &Value) -> bool {
    let names = names.as_object().unwrap().iter();
    let told = names.filter(|(_, name)| !plain(name.as_str().unwrap()).starts_with("unk"));
    let mut told: Vec<(i128, String)> = told
        .map(|(number, name)| (number.parse().unwrap(), plain(name.as_str().unwrap())))
        .collect();
    told.sort_unstable();
    match shape {
        Shape::Enum(declared) => {
            let declared = declared.variants.iter();
            declared.map(|variant| (variant.ids[0], plain(variant.name))).eq(told)
        }
        _ => told.is_empty(),
    }
}

/// Collects the fields of all structs in `shape`.
pub(crate) fn all_fields(shape: Shape, fields: &mut BTreeSet<Declared>) {
    match shape {
        Shape::Record(object) if object.name != "AvatarId" => {
            for field in object.fields {
                if fields.insert((object.name, field.name)) {
                    all_fields((field.shape)(), fields);
                }
            }
        }
        Shape::Enum(choice) if choice.name != "Packet" => {
            for variant in choice.variants {
                all_fields((variant.shape)(), fields);
            }
        }
        Shape::List { of, .. } | Shape::Array { of, .. } => all_fields(of(), fields),
        _ => {}
    }
}
