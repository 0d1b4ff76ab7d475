//! Values by their shapes.

use codec_core::shape::{ByteOrder, Counts, Frame, NumberForm, Present, Shape};

use super::{
    attr::{Attr, Holds, Named},
    file::{Body, File, Missing},
    places,
    yaml::{Yaml, map},
};

impl File {
    /// One attribute for a value, which may be an element of a list.
    pub(crate) fn element(&mut self, shape: Shape) -> Result<Attr, Missing> {
        let mut attrs = self.attrs(shape, "value")?;
        match attrs.pop() {
            Some(only) if attrs.is_empty() && !only.attr.has("repeat") && !only.attr.has("if") => {
                Ok(only.attr)
            }
            Some(last) => {
                attrs.push(last);
                let mut body = Body::of(attrs);
                body.docs = shape.to_string();
                let name = self.helper(kind(shape), &body);
                Ok(Attr::of_type(name, Holds::Boxed))
            }
            None => Ok(Attr::of_size(Yaml::Number(0))),
        }
    }

    /// The attributes for a value; that of this name is the value itself.
    pub(crate) fn attrs(&mut self, shape: Shape, name: &str) -> Result<Vec<Named>, Missing> {
        let one = |attr: Attr| Ok(vec![attr.named(name)]);
        match shape {
            Shape::Unit => Ok(Vec::new()),
            Shape::Int { width, signed, order } => one(self.int(width, signed, order)?),
            Shape::Float { width, order } => one(match (width, order) {
                (4 | 8, ByteOrder::Little) => Attr::of_type(format!("f{width}"), Holds::Other),
                (4 | 8, ByteOrder::Big) => Attr::of_type(format!("f{width}be"), Holds::Other),
                _ => return Err(shape.to_string()),
            }),
            Shape::VarInt { form, bits, .. } => one(self.varying(form, bits)?),
            Shape::Shifted { of, plus, .. } => {
                let number = self.element(of())?;
                let value = format!("{} + {plus}", number.number("raw")).replace("+ -", "- ");
                let body = Body::of(vec![number.named("raw")]).instance("value", value);
                one(Attr::of_type(self.helper("shifted_number", &body), Holds::Boxed))
            }
            Shape::Bool { of, .. } => one(self.element(of())?),
            Shape::Uuid { .. } => one(Attr::of_size(Yaml::Number(16))),
            Shape::Text { encoding, frame } => self.text(encoding, frame, name),
            Shape::Bytes { frame } => self.framed(frame, 1, name, &|size| size),
            Shape::Array { of, len } => one(self.repeated(of(), len.to_string())?),
            Shape::List { of, frame } => self.list(of(), frame, name),
            Shape::Optional { of, present } => self.optional(of(), present, name),
            Shape::Record(record) => one(self.record(record)?),
            Shape::Enum(of) if of.is_bare() => {
                let number = self.element((of.tag)())?;
                if number.holds != Holds::Number {
                    return one(number);
                }
                let Some(values) = self.enum_values(of) else { return one(number) };
                let attr = Attr { holds: Holds::Enum, ..number.with("enum", values) };
                let valid = map([("in-enum", Yaml::Flag(true))]);
                one(if Self::is_closed(of) { attr.with("valid", valid) } else { attr })
            }
            Shape::Enum(of) => one(self.tagged(shape, of, None)?),
            Shape::Open { of, null } => match of() {
                inner @ Shape::Enum(of) => one(self.tagged(inner, of, Some(null))?),
                _ => Err(shape.to_string()),
            },
            Shape::Bits { of, bits } => one(self.bits(shape, of, bits)?),
            Shape::Flags(flags) => one(self.flags(flags)?),
            Shape::Named { of, .. } => self.attrs(of(), name),
            Shape::Framed { of, frame } => {
                places::apart(of())?;
                let inner = self.whole(of())?;
                self.framed(frame, 1, name, &|size| {
                    let mut attr = inner.clone();
                    attr.keys.extend(size.keys);
                    attr
                })
            }
            Shape::Padded { of, to } => {
                let value = self.element(of())?;
                let padding = format!("({to} - (_io.pos - begins_at) % {to}) % {to}");
                let begin = Attr::of_size(Yaml::Number(0)).with("if", "begins_at >= 0");
                let seq = vec![
                    begin.named("begin"),
                    value.named("value"),
                    Attr::of_size(padding).named("padding"),
                ];
                let body = Body::of(seq).instance("begins_at", "_io.pos");
                one(Attr::of_type(self.helper("padded", &body), Holds::Boxed))
            }
            other => Err(other.to_string()),
        }
    }

    /// A type for a value that fills all bytes that it is given.
    pub(crate) fn whole(&mut self, shape: Shape) -> Result<Attr, Missing> {
        let attr = self.element(shape)?;
        let named = matches!(attr.get("type"), Some(Yaml::Text(name)) if self.types.iter().any(|(it, _)| it == name));
        if named && attr.keys.len() == 1 {
            return Ok(attr);
        }
        let name = self.helper(kind(shape), &Body::of(vec![attr.named("value")]));
        Ok(Attr::of_type(name, Holds::Boxed))
    }

    fn int(&mut self, width: usize, signed: bool, order: ByteOrder) -> Result<Attr, Missing> {
        let sign = if signed { 's' } else { 'u' };
        let order = match order {
            _ if width == 1 => "",
            ByteOrder::Little => "",
            ByteOrder::Big => "be",
            _ => return Err("numbers whose order the message chooses".to_owned()),
        };
        match width {
            1 | 2 | 4 | 8 => Ok(Attr::of_type(format!("{sign}{width}{order}"), Holds::Number)),
            3 | 5 | 6 | 7 if !signed => {
                let bytes = Attr::of_type("u1", Holds::Number)
                    .times(Yaml::Number(i128::try_from(width).unwrap_or(0)));
                let part = |index: usize| {
                    let place = if order.is_empty() {
                        index
                    } else {
                        width.saturating_sub(index).saturating_sub(1)
                    };
                    format!("(bytes[{index}] << {})", place.saturating_mul(8))
                };
                let value = (0..width).map(part).collect::<Vec<_>>().join(" | ");
                let body = Body::of(vec![bytes.named("bytes")]).instance("value", value);
                Ok(Attr::of_type(self.helper("wide_number", &body), Holds::Boxed))
            }
            _ => Err(format!("numbers of {width} bytes")),
        }
    }

    fn varying(&mut self, form: NumberForm, bits: u32) -> Result<Attr, Missing> {
        let byte = || Attr::of_type("u1", Holds::Number);
        let body = match form {
            NumberForm::Halves { half } => {
                let half_attr = || Attr::of_type(format!("u{half}"), Holds::Number);
                let width = half.saturating_mul(8);
                let top = 1_u64
                    .checked_shl(u32::try_from(width).unwrap_or(0).saturating_sub(1))
                    .unwrap_or(0);
                let low = half_attr().with("if", format!("(high & {top:#x}) != 0"));
                let rest = top.saturating_sub(1);
                let value = format!(
                    "(high & {top:#x}) == 0 ? high : (((high & {rest:#x}) << {width}) | low)"
                );
                Body::of(vec![half_attr().named("high"), low.named("low")]).instance("value", value)
            }
            NumberForm::Escaped { wide } => {
                let long = Attr::of_type(format!("u{wide}"), Holds::Number)
                    .with("if", "short_form == 0xff");
                Body::of(vec![byte().named("short_form"), long.named("long_form")])
                    .instance("value", "short_form == 0xff ? long_form : short_form")
            }
            NumberForm::Leb128 | NumberForm::ZigZag => {
                let groups = byte().with("repeat", "until").with("repeat-until", "(_ & 0x80) == 0");
                let part = |index: u32| {
                    let shift = index.saturating_mul(7);
                    format!("(bytes.size > {index} ? (bytes[{index}] & 0x7f) << {shift} : 0)")
                };
                let all = (0..bits.div_ceil(7)).map(part).collect::<Vec<_>>().join(" | ");
                let body = Body::of(vec![groups.named("bytes")]);
                match form {
                    NumberForm::ZigZag => body
                        .instance("folded", all)
                        .instance("value", "(folded & 1) == 0 ? folded >> 1 : -(folded >> 1) - 1"),
                    _ => body.instance("value", all),
                }
            }
            other => return Err(format!("{other:?}")),
        };
        Ok(Attr::of_type(self.helper("packed_number", &body), Holds::Boxed))
    }

    /// So many values; bytes are one value.
    pub(crate) fn repeated(&mut self, shape: Shape, count: String) -> Result<Attr, Missing> {
        if is_byte(shape) {
            return Ok(Attr::of_size(count));
        }
        Ok(self.element(shape)?.times(count))
    }

    fn list(&mut self, of: Shape, frame: Frame, name: &str) -> Result<Vec<Named>, Missing> {
        let one = |attr: Attr| Ok(vec![attr.named(name)]);
        match frame {
            Frame::Prefix(count) if count.counts == Counts::Elements && !count.typed => {
                let (number, expr) = self.count(&count, &format!("num_{name}"))?;
                let items = self.repeated(of, expr)?;
                Ok(vec![number, items.named(name)])
            }
            Frame::Prefix(count) if count.counts == Counts::Bytes && !count.typed => {
                places::apart(of)?;
                let (number, expr) = self.count(&count, &format!("len_{name}"))?;
                let items = self.element(of)?.repeated();
                let inner = self.helper("items", &Body::of(vec![items.named("value")]));
                let items = Attr::of_type(inner, Holds::Boxed).with("size", expr);
                Ok(vec![number, items.named(name)])
            }
            Frame::Prefix(count)
                if count.counts == Counts::Units && count.terminator.len() == 2 =>
            {
                let number = self.element((count.number)())?;
                let id = format!("len_{name}");
                places::apart(of)?;
                let units = number.number(&id);
                let items = Attr::of_type(self.up_to_zero(of)?, Holds::Boxed)
                    .with("size", format!("{units} * 2"))
                    .with("if", format!("{units} != 0"));
                Ok(vec![number.named(id), items.named(name)])
            }
            Frame::Fixed(len) => one(self.repeated(of, len.to_string())?),
            Frame::Rest { .. } if is_byte(of) => one(Attr::rest()),
            Frame::Rest { .. } => one(self.element(of)?.repeated()),
            other => Err(format!("a list, {other}")),
        }
    }

    /// Elements up to a zero of 16 bits, where another would begin. The last one is empty.
    fn up_to_zero(&mut self, of: Shape) -> Result<String, Missing> {
        let item = self.element(of)?.with("if", "first != 0");
        let mut item = Body::of(vec![item.named("value")]);
        let first = Attr::of_type("u2", Holds::Number).with("pos", "_io.pos");
        item.instances.push(first.named("first"));
        let items = Attr::of_type(self.helper("item_or_end", &item), Holds::Boxed)
            .with("repeat", "until")
            .with("repeat-until", "_.first == 0");
        Ok(self.helper("items_and_end", &Body::of(vec![items.named("value")])))
    }

    fn optional(&mut self, of: Shape, present: Present, name: &str) -> Result<Vec<Named>, Missing> {
        match present {
            Present::Number(number) => {
                let number = self.element(number())?;
                let id = format!("has_{name}");
                let condition = format!("{} != 0", number.number(&id));
                let mut inner = self.attrs(of, name)?;
                if inner.iter().any(|named| named.id == id) {
                    inner = vec![self.element(of)?.named(name)];
                }
                let mut attrs = vec![number.named(id)];
                attrs.extend(conditional(inner, &condition));
                Ok(attrs)
            }
            Present::Left => {
                let value = self.element(of)?;
                Ok(vec![value.with("if", "not _io.eof").named(name)])
            }
            _ => self.attrs(of, name),
        }
    }

    pub(crate) fn raw_type(&mut self) -> String {
        self.helper("raw_bytes", &Body::of(vec![Attr::rest().named("value")]))
    }
}

/// The same attributes under a condition.
pub(crate) fn conditional(attrs: Vec<Named>, condition: &str) -> Vec<Named> {
    attrs
        .into_iter()
        .map(|mut named| {
            match named.attr.keys.iter_mut().find(|(key, _)| *key == "if") {
                Some((_, Yaml::Text(own))) => *own = format!("({condition}) and ({own})"),
                _ => named.attr.keys.push(("if", condition.into())),
            }
            named
        })
        .collect()
}

pub(crate) fn is_byte(shape: Shape) -> bool {
    matches!(shape, Shape::Int { width: 1, signed: false, .. })
}

/// What a type is called that has no name of its own.
fn kind(shape: Shape) -> &'static str {
    match shape {
        Shape::Text { .. } => "text",
        Shape::Bytes { .. } => "byte_string",
        Shape::Array { .. } | Shape::List { .. } => "item_list",
        Shape::Optional { .. } => "option",
        Shape::Framed { .. } => "framed",
        Shape::Named { name, .. } => name,
        _ => "item",
    }
}
