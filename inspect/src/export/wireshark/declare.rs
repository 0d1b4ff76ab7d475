//! Shapes as Lua tables.

use std::collections::{BTreeSet, HashMap};

use codec_core::{
    UuidOrder,
    shape::{
        ByteOrder, Counts, EnumShape, Far, Field, FormatShape, Frame, Keeps, Lies, NumberForm,
        Placement, Present, RecordShape, Shape, Truth, VariantShape,
    },
};

use super::{
    fields::{Fields, Kind, reads},
    lua::{self, Table},
    own, rules, slots,
};

/// All that a dissector knows.
#[derive(Default)]
pub(super) struct Declarations {
    pub(super) shapes: Vec<String>,
    pub(super) formats: Vec<String>,
    pub(super) fields: Fields,
    /// What Lua cannot do, in words.
    pub(super) left_out: BTreeSet<String>,
    known: HashMap<Key, usize>,
    format_ids: Vec<(&'static str, usize)>,
    lies: Option<Lies>,
}

/// What makes shapes the same: structs and enums are declared once, others are what they say.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    Record(usize, bool),
    Enum(usize, bool),
    Bits(usize, usize),
    Text(String),
}

impl Declarations {
    /// The number of a format; its types are declared with it.
    pub(super) fn format(&mut self, format: FormatShape) -> usize {
        if let Some((_, id)) = self.format_ids.iter().find(|(name, _)| *name == format.name) {
            return *id;
        }
        self.formats.push(String::new());
        let id = self.formats.len();
        self.format_ids.push((format.name, id));
        let outer = self.lies.replace(format.lies);
        let table = match format.lies {
            Lies::Packed => Table::default().with("lies", "\"packed\""),
            Lies::Offsets { first } => {
                Table::default().with("lies", "\"offsets\"").with("first", first)
            }
            Lies::Tagged { record } => {
                Table::default().with("lies", "\"tagged\"").with("record", record)
            }
            _ => {
                self.left_out.insert(format!("{}: how its structs lie", format.name));
                Table::default().with("lies", "\"named\"")
            }
        };
        let types: Vec<String> = format
            .types
            .iter()
            .map(|known| {
                let shape = (known.shape)();
                let filter = format!("type.{}", lua::snake(known.name));
                let field = self.fields.of_shape(known.name, &filter, shape, "");
                let shape = self.shape(shape, "");
                format!("[{}]={{s={shape},f={field}}}", known.number)
            })
            .collect();
        let table = table
            .with("name", lua::text(format.name))
            .flag("ignores_trailing", format.ignores_trailing)
            .with("types", lua::list(types));
        if let Some(place) = self.formats.get_mut(id.saturating_sub(1)) {
            *place = table.done();
        }
        self.lies = outer;
        id
    }

    /// The number of a message's shape.
    pub(super) fn message(&mut self, format: FormatShape, shape: Shape, prefix: &str) -> usize {
        let outer = self.lies.replace(format.lies);
        let id = self.shape(shape, prefix);
        self.lies = outer;
        id
    }

    fn shape(&mut self, shape: Shape, prefix: &str) -> usize {
        let tagged = matches!(self.lies, Some(Lies::Tagged { .. }));
        match shape {
            Shape::Record(record) => self
                .once(Key::Record(std::ptr::from_ref(record).addr(), tagged), |this| {
                    this.record(record, prefix)
                }),
            Shape::Enum(shape) => self
                .once(Key::Enum(std::ptr::from_ref(shape).addr(), tagged), |this| {
                    this.choice(shape, prefix)
                }),
            Shape::Bits { of, bits } => {
                let of = of();
                let id = self.shape(of, "");
                let key = Key::Bits(std::ptr::from_ref(bits).addr(), id);
                self.once(key, |this| this.bits(of, id, bits))
            }
            Shape::Flags(flags) => {
                let id = self.shape((flags.of)(), "");
                let key = Key::Bits(std::ptr::from_ref(flags).addr(), id);
                self.once(key, |this| this.flags(id, flags))
            }
            shape => {
                let text = self.plain(shape, prefix);
                self.intern(text)
            }
        }
    }

    /// A shape that may hold itself: its number is known before its parts are.
    fn once(&mut self, key: Key, declare: impl FnOnce(&mut Self) -> String) -> usize {
        if let Some(id) = self.known.get(&key) {
            return *id;
        }
        self.shapes.push(String::new());
        let id = self.shapes.len();
        self.known.insert(key, id);
        let text = declare(self);
        if let Some(place) = self.shapes.get_mut(id.saturating_sub(1)) {
            *place = text;
        }
        id
    }

    fn intern(&mut self, text: String) -> usize {
        if let Some(id) = self.known.get(&Key::Text(text.clone())) {
            return *id;
        }
        self.shapes.push(text.clone());
        let id = self.shapes.len();
        self.known.insert(Key::Text(text), id);
        id
    }

    fn plain(&mut self, shape: Shape, prefix: &str) -> String {
        let table = match shape {
            Shape::Int { width, signed, order } => {
                Table::of_kind("int").with("w", width).flag("s", signed).with("o", order_of(order))
            }
            Shape::Float { width, order } => {
                Table::of_kind("float").with("w", width).with("o", order_of(order))
            }
            Shape::VarInt { form, bits, .. } => self.varying(form).with("bits", bits),
            Shape::Shifted { of, plus, range: (least, most) } => Table::of_kind("shift")
                .with("of", self.shape(of(), prefix))
                .with("plus", lua::number(plus))
                .with("lo", lua::number(least))
                .with("hi", lua::number(most)),
            Shape::Bool { of, truth } => Table::of_kind("bool")
                .with("of", self.shape(of(), prefix))
                .flag("one", truth == Truth::One),
            Shape::Uuid { order } => {
                Table::of_kind("uuid").flag("rfc", matches!(order, UuidOrder::Rfc))
            }
            Shape::Text { encoding, frame } => {
                if !reads(encoding) && encoding != "16-bit units" {
                    self.left_out.insert(format!("{encoding} text, which is shown as bytes"));
                }
                Table::of_kind("text").with("enc", lua::text(encoding)).with("f", self.frame(frame))
            }
            Shape::Bytes { frame } => Table::of_kind("bytes").with("f", self.frame(frame)),
            Shape::Array { of, len } => {
                Table::of_kind("array").with("of", self.shape(of(), prefix)).with("n", len)
            }
            Shape::List { of, frame } => Table::of_kind("list")
                .with("of", self.shape(of(), prefix))
                .with("f", self.frame(frame)),
            Shape::Optional { of, present } => {
                let table = Table::of_kind("opt").with("of", self.shape(of(), prefix));
                match present {
                    Present::Number(number) => table.with("by", self.shape(number(), "")),
                    Present::Left => table.with("by", "\"left\""),
                    _ => table,
                }
            }
            Shape::Named { of, .. } => Table::of_kind("named").with("of", self.shape(of(), prefix)),
            Shape::Framed { of, frame } => Table::of_kind("framed")
                .with("of", self.shape(of(), prefix))
                .with("f", self.frame(frame)),
            Shape::Padded { of, to } => {
                Table::of_kind("padded").with("of", self.shape(of(), prefix)).with("to", to)
            }
            Shape::Open { of, null } => Table::of_kind("open")
                .with("of", self.shape(of(), prefix))
                .with("null", lua::number(null)),
            Shape::Typed { number, of } => {
                Table::of_kind("typed").with("n", number).with("of", self.shape(of(), prefix))
            }
            Shape::Inside { format, of } => self.inside(format(), of(), prefix),
            Shape::Any => Table::of_kind("any"),
            Shape::Opaque { name, .. } => {
                if !own::reads(name) {
                    self.left_out.insert(format!("{name}, which only its own code can read"));
                }
                Table::of_kind("opaque").with("n", lua::text(name))
            }
            Shape::Unit => Table::of_kind("unit"),
            other => {
                self.left_out.insert(format!("{other}"));
                Table::of_kind("other")
            }
        };
        table.maybe("len", slots::fixed_len(shape, self.lies, 8)).done()
    }

    fn varying(&mut self, form: NumberForm) -> Table {
        let table = Table::of_kind("var");
        match form {
            NumberForm::Leb128 => table.with("form", "\"leb\""),
            NumberForm::ZigZag => table.with("form", "\"zigzag\""),
            NumberForm::Halves { half } => table.with("form", "\"halves\"").with("n", half),
            NumberForm::Escaped { wide } => table.with("form", "\"escaped\"").with("n", wide),
            other => {
                self.left_out.insert(format!("numbers of the form {other:?}"));
                Table::of_kind("other")
            }
        }
    }

    fn inside(&mut self, format: FormatShape, of: Shape, prefix: &str) -> Table {
        let id = self.format(format);
        let outer = self.lies.replace(format.lies);
        let of = match of {
            Shape::Unit => Shape::Any,
            of => of,
        };
        let of = self.shape(of, prefix);
        self.lies = outer;
        Table::of_kind("inside").with("format", id).with("of", of)
    }

    fn frame(&mut self, frame: Frame) -> String {
        match frame {
            Frame::Prefix(count) => {
                let counts = match count.counts {
                    Counts::Elements => "\"elements\"",
                    Counts::Units => "\"units\"",
                    _ => "\"bytes\"",
                };
                let mask = (count.mask != u64::MAX).then(|| lua::number(count.mask.into()));
                let set = (count.set != 0).then(|| lua::number(count.set.into()));
                if count.typed {
                    self.left_out.insert("lists whose elements have a type of their own".into());
                }
                Table::of_kind("prefix")
                    .with("of", self.shape((count.number)(), ""))
                    .with("counts", counts)
                    .with("plus", count.plus)
                    .maybe("mask", mask)
                    .maybe("set", set)
                    .maybe("max", count.max)
                    .with("term", lua::quoted(count.terminator))
                    .done()
            }
            Frame::Fixed(len) => Table::of_kind("fixed").with("n", len).done(),
            Frame::Terminated(end) => Table::of_kind("term").with("term", lua::quoted(end)).done(),
            Frame::Rest { max } => Table::of_kind("rest").maybe("max", max).done(),
            Frame::Far(Far { offset, count, count_first, linked, .. }) => {
                let offset = self.shape(offset(), "");
                let count = count.map(|count| self.shape(count(), ""));
                Table::of_kind("far")
                    .with("offset", offset)
                    .maybe("count", count)
                    .flag("count_first", count_first)
                    .flag("linked", linked)
                    .done()
            }
            _ => Table::of_kind("elsewhere").done(),
        }
    }

    fn record(&mut self, record: &'static RecordShape, prefix: &str) -> String {
        let wanted = if prefix.is_empty() { lua::snake(record.name) } else { prefix.to_owned() };
        let prefix = self.fields.prefix(&wanted);
        let fields: Vec<String> =
            record.fields.iter().map(|field| self.field(record, field, &prefix)).collect();
        let mut table = Table::of_kind("rec").with("fields", lua::list(fields));
        let offsets = matches!(self.lies, Some(Lies::Offsets { .. }));
        if offsets && (record.placement)() == Placement::SlotsFirst {
            let (lists, others) = slots::of(record.fields, 8);
            table = table.with("lists", lists).with("others", others);
        }
        table.maybe("len", slots::fixed_len(Shape::Record(record), self.lies, 8)).done()
    }

    fn field(&mut self, record: &RecordShape, field: &'static Field, prefix: &str) -> String {
        let path = format!("{}.{}", record.name, field.name);
        if let Some(what) = rules::left_out(field, &path, record.fields) {
            self.left_out.insert(format!("{path}: {what}"));
        }
        let shape = (field.shape)();
        let filter = format!("{prefix}.{}", lua::snake(field.name));
        let id =
            field.on_wire.then(|| self.fields.of_shape(field.name, &filter, shape, field.docs));
        Table::default()
            .with("n", lua::text(field.name))
            .with("s", self.shape(shape, ""))
            .maybe("f", id)
            .maybe("rules", rules::of(field.rules, &path, record.fields))
            .maybe("text", rules::words(field, record.fields))
            .done()
    }

    fn choice(&mut self, shape: &'static EnumShape, prefix: &str) -> String {
        let bare = shape.is_bare();
        let tag = self.shape((shape.tag)(), "");
        let mut table = Table::of_kind("enum")
            .with("n", lua::text(shape.name))
            .with("tag", tag)
            .flag("bare", bare)
            .with(
                "keeps",
                match shape.keeps {
                    Keeps::Nothing => "\"nothing\"",
                    Keeps::Number => "\"number\"",
                    _ => "\"rest\"",
                },
            );
        if shape.variants.iter().any(|variant| !variant.texts.is_empty()) {
            self.left_out.insert(format!("{}: tags that are texts", shape.name));
        }
        if bare {
            // The names are with the field. One variant stands for all, since nothing follows.
            let closed = matches!(shape.keeps, Keeps::Nothing);
            let numbers = if closed { numbers(shape, |_| 1) } else { Vec::new() };
            table = table.with("ids", lua::list(numbers)).with("variants", "{{}}");
            if closed {
                table = table.maybe("ranges", ranges(shape, |_| 1));
            }
        } else {
            let wanted = if prefix.is_empty() { lua::snake(shape.name) } else { prefix.to_owned() };
            let prefix = self.fields.prefix(&wanted);
            let number = format!("{prefix}.number");
            let kind = Kind::of(Shape::Enum(shape));
            let number = self.fields.add("(number)", &number, &kind, None, "");
            let variants: Vec<String> =
                shape.variants.iter().map(|variant| self.variant(variant, &prefix)).collect();
            table = table
                .with("number", number)
                .with("ids", lua::list(numbers(shape, |place| place)))
                .maybe("ranges", ranges(shape, |place| place))
                .with("variants", lua::list(variants));
        }
        table.maybe("len", slots::fixed_len(Shape::Enum(shape), self.lies, 8)).done()
    }

    fn variant(&mut self, variant: &'static VariantShape, prefix: &str) -> String {
        let shape = (variant.shape)();
        let filter = format!("{prefix}.{}", lua::snake(variant.name));
        let table = Table::default().with("n", lua::text(variant.name));
        // A variant that nothing but its tag is of is never an item.
        let field = match shape {
            Shape::Unit => None,
            _ => Some(self.fields.of_shape(variant.name, &filter, shape, variant.docs)),
        };
        let several = variant.ids.len() > 1 || !variant.ranges.is_empty();
        let first = variant.first_id().filter(|_| several).map(lua::number);
        table.with("of", self.shape(shape, &filter)).maybe("f", field).maybe("first", first).done()
    }
}

/// Which variant each number selects, by `place`.
fn numbers(shape: &'static EnumShape, place: fn(usize) -> usize) -> Vec<String> {
    let of_variant = |(index, variant): (usize, &'static VariantShape)| {
        variant.ids.iter().map(move |id| (lua::number(*id), place(index)))
    };
    let numbers = (1_usize..).zip(shape.variants).flat_map(of_variant);
    // A number that is a table is no key.
    let keys = numbers.filter(|(id, _)| !id.starts_with('{'));
    keys.map(|(id, place)| format!("[{id}]={place}")).collect()
}

/// The same for ranges of numbers.
fn ranges(shape: &'static EnumShape, place: fn(usize) -> usize) -> Option<String> {
    let of_variant = |(index, variant): (usize, &'static VariantShape)| {
        let place = place(index);
        variant.ranges.iter().map(move |(first, last)| {
            format!("{{{},{},{place}}}", lua::number(*first), lua::number(*last))
        })
    };
    let ranges: Vec<String> = (1_usize..).zip(shape.variants).flat_map(of_variant).collect();
    (!ranges.is_empty()).then(|| lua::list(ranges))
}

fn order_of(order: ByteOrder) -> u8 {
    match order {
        ByteOrder::Big => 1,
        ByteOrder::Varies => 2,
        _ => 0,
    }
}
