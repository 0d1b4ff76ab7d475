//! Structs whose fields have their types before them.

use codec_core::{
    Shape,
    explain::Value,
    shape::{EnumShape, Field, Keeps, Lies, RecordShape, Rule},
};

use crate::{
    eval::Val,
    input::{Input, Result},
};

impl Input<'_> {
    /// Reads a struct: a count, and the fields. `left` are the fields that are left behind a tag.
    pub(crate) fn tagged_record(
        &mut self,
        record: &'static RecordShape,
        left: Option<usize>,
    ) -> Result<Val> {
        let at = self.at;
        let count = u8::try_from(record.fields.len()).ok().filter(|_| left.is_none());
        let mut left = match left {
            Some(left) => left,
            None => usize::from(self.take(1)?[0]),
        };
        let mut values = Vec::new();
        for field in record.fields {
            let has = |wanted: fn(&Rule) -> bool| field.rules.iter().any(wanted);
            let value = if has(|rule| matches!(rule, Rule::Skip)) {
                Val::Absent
            } else if has(|rule| matches!(rule, Rule::Rest)) {
                for _ in 0..std::mem::take(&mut left) {
                    self.typed(Shape::Any)?;
                }
                Val::Opaque
            } else if left == 0 {
                let may = has(|rule| matches!(rule, Rule::Default)) || is_optional(field);
                if !may {
                    return self.field_count(at, count);
                }
                Val::Absent
            } else {
                left -= 1;
                let start = self.at;
                let value = self.typed((field.shape)())?;
                self.rules(field, start, &value)?;
                value
            };
            values.push((field.name, value));
        }
        if left > 0 {
            return self.field_count(at, count);
        }
        Ok(Val::Record(values))
    }

    /// The fault of a count that is not that of the fields, which stands at `at`.
    fn field_count<T>(&self, at: usize, count: Option<u8>) -> Result<T> {
        self.fault("field count")
            .map_err(|fault| crate::Fault { fix: count.map(|count| (at, vec![count])), ..fault })
    }

    fn rules(&self, field: &Field, start: usize, value: &Val) -> Result<()> {
        for rule in field.rules {
            match rule {
                Rule::Const(expr) => {
                    let scope = crate::eval::Scope { fields: &[], params: &[], element: None };
                    match scope.eval(expr) {
                        Some(expected) if expected == *value => {}
                        Some(_) => return self.fault_at(start, field.directives),
                        None => return self.opaque(field.directives),
                    }
                }
                Rule::Check(_) | Rule::When(_) | Rule::Bit { .. } => {
                    return self.opaque(field.directives);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Reads an enum: a struct whose first field is the tag.
    pub(crate) fn tagged_variant(&mut self, shape: &'static EnumShape) -> Result<Val> {
        let start = self.at;
        let count = usize::from(self.take(1)?[0]);
        let Some(left) = count.checked_sub(1) else { return self.fault_at(start, "field count") };
        let Val::Number(tag) = self.typed((shape.tag)())? else { return self.opaque("a text tag") };
        let Some(variant) = shape.variant(tag) else {
            return match shape.keeps {
                Keeps::Rest => self.opaque("an unknown variant"),
                _ => self.fault_at(start, shape.name),
            };
        };
        match (variant.shape)() {
            Shape::Record(record) => self.nested(|input| input.tagged_record(record, Some(left))),
            Shape::Unit if left == 0 => Ok(Val::Opaque),
            other => self.opaque(other.to_string()),
        }
    }

    /// Reads a type number and the value behind it.
    pub(crate) fn typed(&mut self, shape: Shape) -> Result<Val> {
        let start = self.at;
        let number = u64::from(self.take(1)?[0]);
        let types = self.format.types;
        let known = types.iter().find(|known| known.number == number);
        let Some(known) = known else { return self.fault_at(start, "unknown type") };
        match (number_of(shape, self.format.lies), shape) {
            (None, _) => match (known.shape)() {
                Shape::Typed { of, .. } => self.value(of()),
                other => self.value(other),
            },
            (Some(expected), _) if expected != number => {
                let Err(mut fault) = self.fault::<Val>("wrong type") else {
                    return Ok(Val::Opaque);
                };
                fault.fix = u8::try_from(expected).ok().map(|expected| (start, vec![expected]));
                Err(fault)
            }
            (_, shape) => self.value(shape),
        }
    }

    /// Reads a struct of any values.
    pub(crate) fn any_tagged_record(&mut self) -> Result<Val> {
        let start = self.at;
        let count = self.take(1)?[0];
        self.note(start, Value::from(count));
        self.nested(|input| {
            for _ in 0..count {
                input.typed(Shape::Any)?;
            }
            Ok(Val::Opaque)
        })
    }
}

fn is_optional(field: &Field) -> bool {
    matches!((field.shape)().plain(), Shape::Optional { .. })
}

/// The type number of a shape; `None` if it may have any.
fn number_of(shape: Shape, lies: Lies) -> Option<u64> {
    match shape {
        Shape::Typed { number, .. } => Some(number),
        Shape::Named { of, .. } | Shape::Optional { of, .. } | Shape::Bits { of, .. } => {
            number_of(of(), lies)
        }
        Shape::Enum(shape) if shape.is_bare() => number_of((shape.tag)(), lies),
        Shape::Any => None,
        _ => match lies {
            Lies::Tagged { record } | Lies::Named { record, .. } => Some(record),
            _ => None,
        },
    }
}
