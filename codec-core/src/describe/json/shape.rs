//! Values, frames and formats.

use serde_json::Value;

use super::{
    object::{Object, hex, whole},
    types::Types,
};
use crate::{
    describe::{
        format::{FormatShape, Lies},
        frame::{Count, Counts, Far, Frame},
        number::{ByteOrder, NumberForm, Truth},
        shape::{FlagsShape, Present, Shape},
    },
    format::packed::UuidOrder,
};

impl Types {
    /// A shape in the format of `engine`. Structs, enums, flags and groups of bits are references.
    pub(crate) fn shape(&mut self, engine: usize, shape: Shape) -> Value {
        let kind = Object::of_kind;
        let object = match shape {
            Shape::Unit => kind("unit"),
            Shape::Int { width, signed, order } => kind("int")
                .with("width", width)
                .with("signed", signed)
                .with("order", self::order(order)),
            Shape::Float { width, order } => {
                kind("float").with("width", width).with("order", self::order(order))
            }
            Shape::VarInt { form, bits, signed } => kind("var_int")
                .with("form", self::form(form))
                .with("bits", bits)
                .with("signed", signed),
            Shape::Shifted { of, plus, range: (min, max) } => kind("shifted")
                .with("of", self.shape(engine, of()))
                .with("plus", whole(plus))
                .with("min", whole(min))
                .with("max", whole(max)),
            Shape::Bool { of, truth } => {
                kind("bool").with("of", self.shape(engine, of())).with("truth", self::truth(truth))
            }
            Shape::Uuid { order: UuidOrder::Rfc } => kind("uuid").with("order", "rfc"),
            Shape::Uuid { order: UuidOrder::Microsoft } => kind("uuid").with("order", "microsoft"),
            Shape::Text { encoding, frame } => {
                kind("text").with("encoding", encoding).with("frame", self.frame(engine, frame))
            }
            Shape::Bytes { frame } => kind("bytes").with("frame", self.frame(engine, frame)),
            Shape::Array { of, len } => {
                kind("array").with("of", self.shape(engine, of())).with("len", len)
            }
            Shape::List { of, frame } => kind("list")
                .with("of", self.shape(engine, of()))
                .with("frame", self.frame(engine, frame)),
            Shape::Map { of } => kind("map").with("of", self.shape(engine, of())),
            Shape::Optional { of, present } => {
                let present = match present {
                    Present::Format => kind("format"),
                    Present::Number(number) => {
                        kind("number").with("number", self.shape(engine, number()))
                    }
                    Present::Left => kind("left"),
                };
                kind("optional").with("of", self.shape(engine, of())).with("present", present)
            }
            Shape::Record(record) => {
                return self
                    .reference(engine, record.name, record, |types| types.record(engine, record));
            }
            Shape::Enum(shape) => {
                return self.reference(engine, shape.name, shape, |types| {
                    types.enumeration(engine, shape)
                });
            }
            Shape::Bits { of, bits } => kind("bits")
                .with("of", self.shape(engine, of()))
                .with("bits", self.bits(engine, bits)),
            Shape::Flags(flags) => {
                return self
                    .reference(engine, flags.name, flags, |types| types.flags(engine, flags));
            }
            Shape::Named { name, of } => {
                kind("named").with("name", name).with("of", self.shape(engine, of()))
            }
            Shape::Framed { of, frame } => kind("framed")
                .with("of", self.shape(engine, of()))
                .with("frame", self.frame(engine, frame)),
            Shape::Padded { of, to } => {
                kind("padded").with("of", self.shape(engine, of())).with("to", to)
            }
            Shape::Open { of, null } => {
                kind("open").with("of", self.shape(engine, of())).with("null", whole(null))
            }
            Shape::Typed { number, of } => {
                kind("typed").with("number", number).with("of", self.shape(engine, of()))
            }
            Shape::Inside { format, of } => {
                let engine = self.engine(format());
                kind("inside").with("engine", engine).with("of", self.shape(engine, of()))
            }
            Shape::Any => kind("any"),
            Shape::Opaque { name, .. } => kind("opaque").with("name", name),
        };
        object.into()
    }

    fn frame(&mut self, engine: usize, frame: Frame) -> Value {
        let kind = Object::of_kind;
        let object = match frame {
            Frame::Prefix(count) => self.count(engine, count),
            Frame::Fixed(len) => kind("fixed").with("len", len),
            Frame::Terminated(bytes) => kind("terminated").with("terminator", hex(bytes)),
            Frame::Rest { max } => kind("rest").with_some("max", max),
            Frame::Elsewhere => kind("elsewhere"),
            Frame::Far(Far { offset, count, count_first, linked, terminator }) => kind("far")
                .with("offset", self.shape(engine, offset()))
                .with_some("count", count.map(|count| self.shape(engine, count())))
                .with_flag("count_first", count_first)
                .with_flag("linked", linked)
                .with_bytes("terminator", terminator),
        };
        object.into()
    }

    fn count(&mut self, engine: usize, count: Count) -> Object {
        let Count { number, counts, plus, mask, set, max, terminator, typed } = count;
        let counts = match counts {
            Counts::Elements => "elements",
            Counts::Units => "units",
            Counts::Bytes => "bytes",
        };
        Object::of_kind("prefix")
            .with("number", self.shape(engine, number()))
            .with("counts", counts)
            .with_some("plus", Some(plus).filter(|plus| *plus != 0))
            .with_some("mask", Some(mask).filter(|mask| *mask != u64::MAX))
            .with_some("set", Some(set).filter(|set| *set != 0))
            .with_some("max", max)
            .with_bytes("terminator", terminator)
            .with_flag("typed", typed)
    }

    fn flags(&mut self, engine: usize, shape: &FlagsShape) -> Object {
        let FlagsShape { name: _, docs, of, flags } = *shape;
        let flags = flags.iter().map(|flag| {
            Object::default()
                .with("name", flag.name)
                .with_text("docs", flag.docs)
                .with("mask", flag.mask)
        });
        Object::of_kind("flags")
            .with_text("docs", docs)
            .with("of", self.shape(engine, of()))
            .with("flags", flags.map(Value::from).collect::<Value>())
    }

    pub(super) fn of_engine(&mut self, format: FormatShape, place: usize) -> Object {
        let FormatShape { name, lies, ignores_trailing, types } = format;
        let kind = Object::of_kind;
        let lies = match lies {
            Lies::Packed => kind("packed"),
            Lies::Offsets { first } => kind("offsets").with("first", first),
            Lies::Tagged { record } => kind("tagged").with("record", record),
            Lies::Named { record, sized } => {
                kind("named").with("record", record).with("sized", sized)
            }
        };
        let types = types.iter().map(|of| {
            Object::default()
                .with("number", of.number)
                .with("name", of.name)
                .with("of", self.shape(place, (of.shape)()))
        });
        let object = Object::default().with("name", name).with("lies", lies);
        object.with_list("types", types).with_flag("ignores_trailing", ignores_trailing)
    }
}

fn order(order: ByteOrder) -> &'static str {
    match order {
        ByteOrder::Little => "little",
        ByteOrder::Big => "big",
        ByteOrder::Varies => "varies",
    }
}

fn form(form: NumberForm) -> Object {
    let kind = Object::of_kind;
    match form {
        NumberForm::Leb128 => kind("leb128"),
        NumberForm::ZigZag => kind("zig_zag"),
        NumberForm::Halves { half } => kind("halves").with("half", half),
        NumberForm::Escaped { wide } => kind("escaped").with("wide", wide),
    }
}

fn truth(truth: Truth) -> &'static str {
    match truth {
        Truth::One => "one",
        Truth::NotZero => "not_zero",
        Truth::NotZeroUnlessStrict => "not_zero_unless_strict",
    }
}
