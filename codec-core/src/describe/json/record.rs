//! Structs, enums and groups of bits.

use core::iter;

use serde_json::Value;

use super::{
    object::{Object, whole},
    rule::rules,
    types::Types,
};
use crate::describe::{
    bits::{BitGroup, BitKind, BitsShape},
    record::{EnumShape, Field, Keeps, Placement, RecordShape, VariantShape},
};

impl Types {
    pub(super) fn record(&mut self, engine: usize, shape: &RecordShape) -> Object {
        let RecordShape { name: _, wire_name, id, aliases, docs, fields, placement } = *shape;
        let placement = match placement() {
            Placement::InOrder => None,
            Placement::SlotsFirst => Some("slots_first"),
        };
        let fields: Value =
            fields.iter().map(|field| Value::from(self.field(engine, field))).collect();
        Object::of_kind("record")
            .with_some("wire_name", wire_name)
            .with_some("id", id)
            .with_list("aliases", aliases.iter().copied())
            .with_text("docs", docs)
            .with("fields", fields)
            .with_some("placement", placement)
    }

    fn field(&mut self, engine: usize, field: &Field) -> Object {
        let Field { name, wire_name, docs, shape, directives, rules, size, padding, on_wire } =
            *field;
        let size = Object::default()
            .with_some("fixed", size.fixed)
            .with("min", size.min)
            .with_some("in_place", size.in_place);
        Object::default()
            .with("name", name)
            .with_some("wire_name", Some(wire_name).filter(|other| *other != name))
            .with_text("docs", docs)
            .with_text("directives", directives)
            .with_list("rules", self::rules(rules))
            .with("of", self.shape(engine, shape()))
            .with("size", size)
            .with_some("padding", Some(padding).filter(|padding| *padding != 0))
            .with("on_wire", on_wire)
    }

    pub(super) fn enumeration(&mut self, engine: usize, shape: &EnumShape) -> Object {
        let EnumShape { name: _, docs, tag, variants, keeps } = *shape;
        let variants: Value =
            variants.iter().map(|variant| Value::from(self.variant(engine, variant))).collect();
        Object::of_kind("enum")
            .with_text("docs", docs)
            .with("tag", self.shape(engine, tag()))
            .with("keeps", self::keeps(keeps))
            .with("variants", variants)
    }

    fn variant(&mut self, engine: usize, variant: &VariantShape) -> Object {
        let VariantShape { name, aliases, docs, ids, ranges, texts, shape } = *variant;
        let ranges = ranges.iter().map(|(first, last)| Value::from([whole(*first), whole(*last)]));
        Object::default()
            .with("name", name)
            .with_list("aliases", aliases.iter().copied())
            .with_text("docs", docs)
            .with_list("ids", ids.iter().map(|id| whole(*id)))
            .with_list("ranges", ranges)
            .with_list("texts", texts.iter().copied())
            .with("of", self.shape(engine, shape()))
    }

    /// A reference to the groups of a number.
    pub(super) fn bits(&mut self, engine: usize, shape: &'static BitsShape) -> Value {
        self.reference(engine, shape.name, shape, |types| {
            let BitsShape { name: _, docs, width, groups } = *shape;
            let groups: Value =
                groups.iter().map(|group| Value::from(types.group(engine, group))).collect();
            Object::of_kind("bits")
                .with_text("docs", docs)
                .with("width", width)
                .with("groups", groups)
        })
    }

    fn group(&mut self, engine: usize, group: &BitGroup) -> Object {
        let kind = Object::of_kind;
        let of = match group.kind {
            BitKind::Unused => kind("unused"),
            BitKind::Bool => kind("bool"),
            BitKind::Int { signed } => kind("int").with("signed", signed),
            BitKind::Enum { name, variants, docs, keeps } => {
                let docs = docs.iter().copied().chain(iter::repeat(""));
                let variants: Value = variants
                    .iter()
                    .zip(docs)
                    .map(|((name, number), docs)| {
                        let object = Object::default().with("name", *name);
                        Value::from(object.with("number", whole(*number)).with_text("docs", docs))
                    })
                    .collect();
                let object = kind("enum").with("name", name).with("variants", variants);
                object.with("keeps", self::keeps(keeps))
            }
            BitKind::Struct(bits) => kind("struct").with("bits", self.bits(engine, bits)),
        };
        Object::default()
            .with("name", group.name)
            .with_text("docs", group.docs)
            .with_text("directives", group.directives)
            .with_list("rules", rules(group.rules))
            .with("of", of)
            .with("start", group.start)
            .with("width", group.width)
            .with_some("padding", Some(group.padding).filter(|padding| *padding != 0))
            .with_some("padding_start", (group.padding != 0).then_some(group.padding_start))
    }
}

fn keeps(keeps: Keeps) -> &'static str {
    match keeps {
        Keeps::Nothing => "nothing",
        Keeps::Number => "number",
        Keeps::Rest => "rest",
    }
}
