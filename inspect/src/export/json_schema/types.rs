//! Schemas of types.

use std::collections::HashMap;

use codec_core::shape::{
    BitKind, BitsShape, EnumShape, Field, FlagsShape, Keeps, RecordShape, Rule, Shape, VariantShape,
};
use serde_json::{Map, Value, json};

use crate::export::identity;

/// The schemas of types that have names.
#[derive(Debug, Default)]
pub(crate) struct Types {
    pub(crate) defs: Map<String, Value>,
    known: HashMap<String, String>,
}

impl Types {
    pub(crate) fn schema(&mut self, shape: Shape) -> Value {
        match shape {
            Shape::Unit => json!({ "type": "null" }),
            Shape::Int { width, signed, .. } => int(width, signed),
            Shape::VarInt { signed: false, .. } => json!({ "type": "integer", "minimum": 0 }),
            Shape::VarInt { .. } | Shape::Shifted { .. } => json!({ "type": "integer" }),
            Shape::Float { .. } => json!({ "anyOf": [
                { "type": "number" },
                { "type": "string", "pattern": "^(-?inf|NaN|nan:[0-9a-f]+)$" },
            ] }),
            Shape::Bool { .. } => json!({ "type": "boolean" }),
            Shape::Uuid { .. } => json!({ "type": "string", "format": "uuid" }),
            Shape::Text { .. } => json!({ "type": "string" }),
            Shape::Bytes { .. } => bytes(None),
            Shape::Array { of, len } => self.list(of(), Some(len)),
            Shape::List { of, .. } => self.list(of(), None),
            Shape::Map { of } => {
                json!({ "type": "object", "additionalProperties": self.schema(of()) })
            }
            Shape::Optional { of, .. } | Shape::Open { of, .. } => {
                let schema = self.schema(of());
                self.optional(&schema)
            }
            Shape::Record(record) => self.named(shape, |types| types.record(record)),
            Shape::Enum(of) => self.named(shape, |types| types.variants(of)),
            Shape::Bits { bits, .. } => self.named(shape, |_| groups(bits)),
            Shape::Flags(of) => self.named(shape, |_| flags(of)),
            // A codec with a name may have JSON of its own, such as the text of an address.
            Shape::Named { of, .. } => match self.schema(of()) {
                Value::Object(text) if text.get("type").is_some_and(|it| it == "string") => {
                    Value::Object(text)
                }
                schema => json!({ "anyOf": [schema, { "type": ["integer", "string", "object"] }] }),
            },
            Shape::Framed { of, .. } | Shape::Padded { of, .. } | Shape::Typed { of, .. } => {
                self.schema(of())
            }
            Shape::Inside { of, .. } => match of() {
                Shape::Unit => json!({}),
                of => self.schema(of),
            },
            _ => json!({}),
        }
    }

    fn list(&mut self, of: Shape, len: Option<usize>) -> Value {
        if let Shape::Int { width: 1, signed: false, .. } = of {
            return bytes(len);
        }
        let mut list = json!({ "type": "array", "items": self.schema(of) });
        if let (Value::Object(list), Some(len)) = (&mut list, len) {
            list.insert("minItems".to_owned(), json!(len));
            list.insert("maxItems".to_owned(), json!(len));
        }
        list
    }

    /// A type that is described once, under its name.
    fn named(&mut self, shape: Shape, describe: impl FnOnce(&mut Self) -> Value) -> Value {
        let key = identity::key(shape).unwrap_or_default();
        if let Some(name) = self.known.get(&key) {
            return json!({ "$ref": format!("#/$defs/{name}") });
        }
        let base = identity::name(shape).replace(['/', '~', '%', ' ', '<', '>'], "-");
        let mut name = base.clone();
        let mut number = 1_usize;
        while self.defs.contains_key(&name) {
            number = number.saturating_add(1);
            name = format!("{base}-{number}");
        }
        self.known.insert(key, name.clone());
        // Taken before it is described, because it may hold itself.
        self.defs.insert(name.clone(), Value::Null);
        let described = describe(self);
        self.defs.insert(name.clone(), described);
        json!({ "$ref": format!("#/$defs/{name}") })
    }

    fn record(&mut self, record: &RecordShape) -> Value {
        let here: Vec<&Field> = record.fields.iter().filter(|field| is_there(field)).collect();
        let tuple = record.fields.iter().all(|field| field.name.parse::<usize>().is_ok());
        if tuple && !record.fields.is_empty() {
            return match here.as_slice() {
                [only] => self.field(only),
                all => {
                    let items: Vec<Value> = all.iter().map(|field| self.field(field)).collect();
                    let len = items.len();
                    json!({ "type": "array", "prefixItems": items, "minItems": len, "maxItems": len })
                }
            };
        }
        let mut properties = Map::new();
        let mut required = Vec::new();
        for field in here {
            if !may_be_absent(field) {
                required.push(json!(field.name));
            }
            let mut schema = self.field(field);
            if let (Value::Object(schema), false) = (&mut schema, field.docs.is_empty()) {
                schema.insert("description".to_owned(), json!(field.docs));
            }
            properties.insert(field.name.to_owned(), schema);
        }
        if record.fields.is_empty() {
            // A struct without fields is nothing, or an object without any.
            return json!({ "type": ["object", "null"], "maxProperties": 0 });
        }
        let mut object = json!({
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": false,
        });
        if let (Value::Object(object), false) = (&mut object, record.docs.is_empty()) {
            object.insert("description".to_owned(), json!(record.docs));
        }
        object
    }

    fn field(&mut self, field: &Field) -> Value {
        let schema = self.schema((field.shape)());
        if may_be_absent(field) { self.optional(&schema) } else { schema }
    }

    fn variants(&mut self, of: &'static EnumShape) -> Value {
        let mut names = Vec::new();
        let mut choices = Vec::new();
        for variant in of.variants {
            match (variant.shape)() {
                Shape::Unit => names.push(json!(variant.name)),
                shape => choices.push(self.variant(variant, shape)),
            }
        }
        if of.keeps != Keeps::Nothing {
            // The variant for unknown tags: the tag, or the tag and the bytes behind it.
            let kept = json!({ "type": ["array", "integer"] });
            choices.push(json!({
                "type": "object",
                "minProperties": 1,
                "maxProperties": 1,
                "additionalProperties": kept,
            }));
        }
        if of.is_bare() {
            choices.push(json!({ "type": "integer" }));
        }
        if !names.is_empty() {
            choices.insert(0, json!({ "enum": names }));
        }
        let mut schema = json!({ "anyOf": choices });
        if let (Value::Object(schema), false) = (&mut schema, of.docs.is_empty()) {
            schema.insert("description".to_owned(), json!(of.docs));
        }
        schema
    }

    fn variant(&mut self, variant: &VariantShape, shape: Shape) -> Value {
        let inner = match self.schema(shape) {
            schema if matches!(shape, Shape::Record(_)) => schema,
            // Nothing at all may stand for a value of no bytes.
            schema => self.optional(&schema),
        };
        json!({
            "type": "object",
            "properties": { variant.name: inner },
            "required": [variant.name],
            "additionalProperties": false,
        })
    }

    /// The schema of a value or `null`.
    fn optional(&self, schema: &Value) -> Value {
        if !self.has_null(schema) {
            return json!({ "anyOf": [schema, { "type": "null" }] });
        }
        // There is a value that is `null` itself, which is put into a list.
        let inside = json!({ "type": "array", "items": schema, "minItems": 1, "maxItems": 1 });
        json!({ "anyOf": [schema, inside, { "type": "null" }] })
    }

    /// Whether `null` is a value of a schema.
    fn has_null(&self, schema: &Value) -> bool {
        let named = schema["$ref"].as_str().and_then(|name| name.strip_prefix("#/$defs/"));
        let schema = named.and_then(|name| self.defs.get(name)).unwrap_or(schema);
        let choices = schema["anyOf"].as_array().map_or(&[][..], Vec::as_slice);
        choices.iter().chain([schema]).any(|it| match &it["type"] {
            Value::Array(types) => types.iter().any(|ty| ty == "null"),
            ty => ty == "null",
        })
    }
}

/// Whether the JSON has a field.
fn is_there(field: &Field) -> bool {
    field.on_wire && !field.rules.iter().any(|rule| matches!(rule, Rule::Skip | Rule::Implied))
}

/// Whether a field may be `null` or not there at all.
fn may_be_absent(field: &Field) -> bool {
    let absent = |rule: &Rule| {
        matches!(
            rule,
            Rule::When(_)
                | Rule::Bit { .. }
                | Rule::Tail
                | Rule::Since(_)
                | Rule::Until(_)
                | Rule::Default
        )
    };
    field.rules.iter().any(absent)
        || matches!((field.shape)(), Shape::Optional { .. } | Shape::Unit)
}

fn int(width: usize, signed: bool) -> Value {
    let bits = width.saturating_mul(8);
    match (u32::try_from(bits), signed) {
        (Ok(bits @ 8..=64), false) => {
            let most = u64::MAX.checked_shr(64_u32.saturating_sub(bits)).unwrap_or(0);
            json!({ "type": "integer", "minimum": 0, "maximum": most })
        }
        (Ok(bits @ 8..=64), true) => {
            let most = i64::MAX.checked_shr(64_u32.saturating_sub(bits)).unwrap_or(0);
            json!({ "type": "integer", "minimum": most.wrapping_neg().wrapping_sub(1), "maximum": most })
        }
        _ => json!({ "type": "integer" }),
    }
}

/// Bytes as hexadecimal digits.
fn bytes(len: Option<usize>) -> Value {
    let count = len.map_or_else(|| "*".to_owned(), |len| format!("{{{len}}}"));
    json!({ "type": "string", "pattern": format!("^([0-9a-f]{{2}}){count}$") })
}

fn groups(bits: &BitsShape) -> Value {
    let mut properties = Map::new();
    let mut required = Vec::new();
    for group in bits.groups.iter().filter(|group| group.width > 0) {
        let schema = match group.kind {
            BitKind::Bool => json!({ "type": "boolean" }),
            BitKind::Int { .. } => json!({ "type": "integer" }),
            BitKind::Struct(inner) => groups(inner),
            _ => json!({}),
        };
        if !matches!(group.kind, BitKind::Unused) {
            required.push(json!(group.name));
        }
        properties.insert(group.name.to_owned(), schema);
    }
    json!({ "type": "object", "properties": properties, "required": required })
}

/// Names of flags with `|` between them, and the bits that have none in hexadecimal.
fn flags(flags: &FlagsShape) -> Value {
    json!({
        "anyOf": [{ "type": "string" }, { "type": "integer", "minimum": 0 }, { "type": "array" }],
        "description": flags.docs,
    })
}
