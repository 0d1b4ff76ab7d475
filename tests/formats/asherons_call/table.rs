//! The declared messages against a table of all of them.

use codec_core::{Layout, Shape, shape::Field};
use formats::asherons_call::{
    AsheronsCall,
    messages::{action::Action, client::ClientMessage, event::Event, server::ServerMessage},
};

use super::rows;

#[test]
fn every_message_has_the_fields_of_the_table() {
    compare::<Action>("action");
    compare::<Event>("event");
    compare::<ClientMessage>("client");
    compare::<ServerMessage>("server");
}

#[track_caller]
fn compare<T: Layout<AsheronsCall>>(family: &str) {
    let Shape::Enum(messages) = T::shape() else { panic!("not an enum") };
    let table = rows(include_str!("../../golden/asherons_call/messages.tsv"));
    let mut table = table.filter(|row| row[0] == family);
    for variant in messages.variants {
        let [id] = variant.ids else {
            assert_eq!(variant.name, "Other");
            continue;
        };
        // What holds the second-level messages is tested by their vectors; two are tested by hand.
        if matches!(id, 0xf7b0 | 0xf7b1 | 0xf7de | 0xf7e2) {
            continue;
        }
        let row = table.next().unwrap_or_else(|| panic!("no row for {}", variant.name));
        assert_eq!(format!("{id:#06x}"), row[1], "{}", variant.name);
        let Shape::Object(object) = (variant.shape)() else { panic!("{}", variant.name) };
        assert!(object.docs.contains(row[2]), "{}: {}", variant.name, object.docs);
        assert_eq!(fields(object.fields), row.get(3).copied().unwrap_or(""), "{}", row[2]);
    }
    assert_eq!(table.next(), None, "{}: no type", messages.name);
}

fn fields(fields: &[Field]) -> String {
    let parts: Vec<_> = fields.iter().map(field).filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

fn field(field: &Field) -> String {
    let inner = shape((field.shape)());
    let directives = field.directives.replace(' ', "");
    let mut text = inner;
    for directive in directives.split(',') {
        let (name, value) = directive.split_once('=').unwrap_or((directive, ""));
        match name {
            "bit" => {
                let (_, mask) = value.split_once('&').unwrap();
                let name = if value.starts_with('!') { "clear" } else { "bit" };
                text = format!("{name}({:#x}){{{text}}}", number(mask));
            }
            "when" => text = format!("when{{{text}}}"),
            "const" => text = format!("const({:#x}){text}", number(value)),
            _ => {}
        }
    }
    if directives.contains("align=4") { format!("align {text}").trim_end().into() } else { text }
}

fn number(text: &str) -> u64 {
    let digits = text.replace('_', "");
    match digits.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).unwrap(),
        None => digits.parse().unwrap(),
    }
}

/// Types that have tests of their own.
const WHOLE: &[&str] = &[
    "ObjDesc",
    "PhysicsDesc",
    "PublicWeenieDesc",
    "RestrictionDb",
    "Attachment",
    "MovementData",
    "RawMotionState",
    "PositionPack",
];

fn shape(of: Shape) -> String {
    match of {
        Shape::Unit => String::new(),
        Shape::Int { width, signed } => format!("{}{}", if signed { "i" } else { "u" }, width * 8),
        Shape::Float { width } => format!("f{}", width * 8),
        Shape::Bool { width } => format!("bool{}", width * 8),
        Shape::Text { encoding: "UTF-16LE", .. } => "wide".into(),
        Shape::Text { .. } => "text".into(),
        Shape::Bytes { .. } => "bytes".into(),
        Shape::List { of, .. } => match shape(of()) {
            bytes if bytes == "u8" => "bytes".into(),
            of => format!("list({of})"),
        },
        Shape::Named { name: "Padded", of } => shape(of()),
        Shape::Named { name: "Trailing", of } => format!("trailing{{{}}}", shape(of())),
        Shape::Named { name: "ItemProfile", .. } => "<ItemProfile>".into(),
        Shape::Named { name, .. } => name.into(),
        Shape::Object(object) if WHOLE.contains(&object.name) => format!("<{}>", object.name),
        Shape::Object(object) => fields(object.fields),
        Shape::Enum(choice) => {
            let variants = choice.variants.iter().filter(|variant| variant.name != "Nothing");
            let arms: Vec<_> = variants
                .map(|variant| {
                    let ids: Vec<_> = variant
                        .ids
                        .iter()
                        .map(|id| if *id < 0 { id.to_string() } else { format!("{id:#x}") })
                        .collect();
                    format!("{}: {}", ids.join(","), shape((variant.shape)()))
                })
                .collect();
            format!("switch{{{}}}", arms.join(" | "))
        }
        other => panic!("{other:?}"),
    }
}
