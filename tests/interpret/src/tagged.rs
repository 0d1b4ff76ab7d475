//! Structs whose fields have their types before them.

use codec_core::{
    Shape,
    explain::{Name, Value},
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
        let mut left = match left {
            Some(left) => left,
            None => usize::from(self.take(1)?[0]),
        };
        let mut values = Vec::new();
        for (index, field) in record.fields.iter().enumerate() {
            let has = |wanted: fn(&Rule) -> bool| field.rules.iter().any(wanted);
            let value = if has(|rule| matches!(rule, Rule::Skip)) {
                Val::Absent
            } else if has(|rule| matches!(rule, Rule::Rest)) {
                let more = std::mem::take(&mut left);
                self.within(Name::Field(field.name), |input| {
                    for index in 0..more {
                        input.within(Name::Index(index), |input| input.typed(Shape::Any))?;
                    }
                    Ok(Val::Opaque)
                })?
            } else if left == 0 {
                let may = has(|rule| matches!(rule, Rule::Default)) || is_optional(field);
                if !may {
                    return self.fault("field count");
                }
                Val::Absent
            } else {
                left -= 1;
                self.reached.field(record, index);
                self.within(Name::Field(field.name), |input| {
                    let start = input.at;
                    let value = input.typed((field.shape)())?;
                    input.rules(field, start, &value)?;
                    Ok(value)
                })?
            };
            values.push((field.name, value));
        }
        if left > 0 {
            return self.fault("field count");
        }
        Ok(Val::Record(values))
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
        self.reached.variant(shape, tag);
        self.within(Name::Field(variant.name), |input| match (variant.shape)() {
            Shape::Record(record) => input.nested(|input| input.tagged_record(record, Some(left))),
            Shape::Unit if left == 0 => Ok(Val::Opaque),
            other => input.opaque(other.to_string()),
        })
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
            (Some(expected), _) if expected != number => self.fault("wrong type"),
            (_, shape) => self.value(shape),
        }
    }

    /// Reads a struct of any values.
    pub(crate) fn any_tagged_record(&mut self) -> Result<Val> {
        let count = self.take(1)?[0];
        self.note(Value::from(count));
        self.nested(|input| {
            for index in 0..count {
                let name = Name::Index(index.into());
                input.within(name, |input| input.typed(Shape::Any))?;
            }
            Ok(Val::Opaque)
        })
    }
}

fn is_optional(field: &Field) -> bool {
    matches!((field.shape)().plain(), Shape::Optional { .. })
}

/// The type number of a shape; `None` if it may have any.
pub(crate) fn number_of(shape: Shape, lies: Lies) -> Option<u64> {
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
