//! How much of a description is opaque, and how much of it messages have reached.

use std::collections::{BTreeMap, HashSet};

use codec_core::{
    Shape,
    shape::{EnumShape, Expr, Field, RecordShape, Rule},
};

use crate::records::counts_and_flags;

/// The fields and variants that messages had.
#[derive(Clone, Debug, Default)]
pub struct Reached(HashSet<(usize, usize)>);

impl Reached {
    /// Adds what another message had.
    pub fn extend(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub(crate) fn field(&mut self, record: &'static RecordShape, index: usize) {
        self.0.insert((std::ptr::from_ref(record).addr(), index));
    }

    pub(crate) fn variant(&mut self, shape: &'static EnumShape, id: i128) {
        if let Some(index) = shape.variants.iter().position(|variant| variant.has_id(id)) {
            self.0.insert((std::ptr::from_ref(shape).addr(), index));
        }
    }
}

/// How many steps a description has, and which of them are opaque.
#[derive(Clone, Debug, Default)]
pub struct Steps {
    /// Fields, elements and variants.
    pub all: usize,
    /// The opaque ones.
    pub opaque: Vec<String>,
    /// The fields and variants that can be there, with their names.
    reachable: BTreeMap<(usize, usize), String>,
    met: HashSet<usize>,
}

impl Steps {
    /// How many fields and variants there are.
    #[must_use]
    pub fn reachable(&self) -> usize {
        self.reachable.len()
    }

    /// The fields and variants that no message had.
    #[must_use]
    pub fn missed(&self, reached: &Reached) -> Vec<&str> {
        let missed = |place: &&(usize, usize)| !reached.0.contains(place);
        self.reachable.keys().filter(missed).map(|place| &*self.reachable[place]).collect()
    }
}

/// Counts the steps of a description, each struct and enum once.
pub fn count_steps(shape: Shape, steps: &mut Steps) {
    match shape {
        Shape::Record(record) => {
            let place = std::ptr::from_ref(record).addr();
            if steps.met.insert(place) {
                for (index, field) in record.fields.iter().enumerate() {
                    if field.on_wire {
                        let name = format!("{}.{}", record.name, field.name);
                        steps.reachable.insert((place, index), name);
                    }
                    count_field(record, field, steps);
                }
            }
        }
        Shape::Enum(shape) => {
            let place = std::ptr::from_ref(shape).addr();
            if steps.met.insert(place) {
                count_steps((shape.tag)(), steps);
                for (index, variant) in shape.variants.iter().enumerate() {
                    // A number with a name is read like any other.
                    if variant.first_id().is_some() && !shape.is_bare() {
                        let name = format!("{}::{}", shape.name, variant.name);
                        steps.reachable.insert((place, index), name);
                    }
                    count_steps((variant.shape)(), steps);
                }
            }
        }
        Shape::Opaque { name, .. } => {
            steps.all += 1;
            steps.opaque.push(name.into());
        }
        Shape::Array { of, .. }
        | Shape::List { of, .. }
        | Shape::Map { of }
        | Shape::Optional { of, .. }
        | Shape::Named { of, .. }
        | Shape::Framed { of, .. }
        | Shape::Padded { of, .. }
        | Shape::Open { of, .. }
        | Shape::Typed { of, .. }
        | Shape::Inside { of, .. } => count_steps(of(), steps),
        _ => steps.all += 1,
    }
}

fn count_field(record: &RecordShape, field: &Field, steps: &mut Steps) {
    let opaque = field.rules.iter().any(|rule| match rule {
        Rule::Bit { flags, mask, .. } => flags.is_opaque() || mask.is_opaque(),
        Rule::With(values) => values.iter().any(Expr::is_opaque),
        rule => rule.expr().is_some_and(Expr::is_opaque),
    });
    let among_flags = field.rules.iter().any(
        |rule| matches!(rule, Rule::Count(Expr::Field(word)) if counts_and_flags(record, *word)),
    );
    if opaque || among_flags {
        steps.opaque.push(format!("{}.{}: {}", record.name, field.name, field.directives));
    }
    steps.all += 1;
    count_steps((field.shape)(), steps);
}
