//! Structs whose fields have their types before them.

use codec_core::{
    Shape,
    shape::{EnumShape, RecordShape, Rule},
};

use super::{Make, Output, Stuck, values::DEEP};
use crate::{eval::Val, tagged::number_of};

impl Output<'_> {
    pub(crate) fn tagged_record(&mut self, record: &'static RecordShape) -> Make<Val> {
        let place = self.at();
        self.put(&[0])?;
        let (count, value) = self.tagged_fields(record)?;
        self.bytes[place] = u8::try_from(count).map_err(|_| Stuck::Again("fields"))?;
        Ok(value)
    }

    /// Writes fields; those at the end may be missing.
    fn tagged_fields(&mut self, record: &'static RecordShape) -> Make<(usize, Val)> {
        let has = |field: &codec_core::shape::Field, wanted: fn(&Rule) -> bool| {
            field.rules.iter().any(wanted)
        };
        let may_miss = |field: &codec_core::shape::Field| {
            has(field, |rule| matches!(rule, Rule::Default | Rule::Skip))
                || matches!((field.shape)().plain(), Shape::Optional { .. })
        };
        let fields = record.fields;
        let needed = fields.iter().rposition(|field| !may_miss(field)).map_or(0, |last| last + 1);
        let present = needed + self.random.index(fields.len() - needed + 1);
        let (mut count, mut values) = (0, Vec::new());
        self.depth += 1;
        for (index, field) in fields.iter().enumerate() {
            if index >= present || has(field, |rule| matches!(rule, Rule::Skip)) {
                values.push((field.name, Val::Absent));
                continue;
            }
            if has(field, |rule| matches!(rule, Rule::Rest)) {
                let more = self.few();
                for _ in 0..more {
                    self.typed(Shape::Any)?;
                }
                count += more;
                values.push((field.name, Val::Opaque));
                continue;
            }
            let constant = field.rules.iter().find_map(|rule| match rule {
                Rule::Const(expr) => Some(expr),
                _ => None,
            });
            let scope = crate::eval::Scope { fields: &[], params: &[], element: None };
            let value = match constant.map(|expr| scope.eval(expr)) {
                Some(Some(value)) => self.typed_constant((field.shape)(), &value)?,
                Some(None) => return Err(Stuck::Never(field.directives.into())),
                None => self.typed((field.shape)())?,
            };
            count += 1;
            values.push((field.name, value));
        }
        self.depth -= 1;
        Ok((count, Val::Record(values)))
    }

    fn typed_constant(&mut self, shape: Shape, value: &Val) -> Make<Val> {
        let Some(number) = number_of(shape, self.format.lies) else {
            return Err(Stuck::Never(format!("constant {shape}")));
        };
        self.put(&[u8::try_from(number).map_err(|_| Stuck::Again("type"))?])?;
        match value {
            Val::Number(number) => self.number(shape, *number)?,
            Val::Text(text) => return self.given_text(shape, text),
            _ => return Err(Stuck::Never(format!("constant {shape}"))),
        }
        Ok(value.clone())
    }

    /// Writes an enum: a struct whose first field is the tag.
    pub(crate) fn tagged_variant(&mut self, shape: &'static EnumShape) -> Make<Val> {
        let place = self.at();
        self.put(&[0])?;
        let tag = self.any_tag(shape)?;
        self.typed_constant((shape.tag)(), &Val::Number(tag))?;
        let Some(variant) = shape.variant(tag) else { return Err(Stuck::Again("variant")) };
        let (count, value) = match (variant.shape)() {
            Shape::Record(record) => self.tagged_fields(record)?,
            Shape::Unit => (0, Val::Opaque),
            other => return Err(Stuck::Never(other.to_string())),
        };
        self.bytes[place] = u8::try_from(count + 1).map_err(|_| Stuck::Again("fields"))?;
        Ok(value)
    }

    /// Writes a type number and the value behind it.
    pub(crate) fn typed(&mut self, shape: Shape) -> Make<Val> {
        let (number, shape) = match number_of(shape, self.format.lies) {
            Some(number) => (number, shape),
            None => {
                let types = self.format.types;
                let known = &types[self.rare(types.as_ptr().addr(), types.len())];
                let shape = match (known.shape)() {
                    Shape::Typed { of, .. } => of(),
                    other => other,
                };
                if self.depth > DEEP && matches!(shape, Shape::Any | Shape::List { .. }) {
                    return Err(Stuck::Again("too deep"));
                }
                (known.number, shape)
            }
        };
        self.put(&[u8::try_from(number).map_err(|_| Stuck::Again("type"))?])?;
        match shape {
            // It is there.
            Shape::Optional { of, .. } => self.value(of()),
            shape => self.value(shape),
        }
    }

    /// Writes a struct of any values.
    pub(crate) fn any_tagged_record(&mut self) -> Make<Val> {
        let count = self.few();
        self.put(&[u8::try_from(count).map_err(|_| Stuck::Again("fields"))?])?;
        self.depth += 1;
        for _ in 0..count {
            self.typed(Shape::Any)?;
        }
        self.depth -= 1;
        Ok(Val::Opaque)
    }
}
