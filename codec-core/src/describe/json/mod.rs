//! Shapes as JSON. `docs/shapes.md` shows the form, `docs/shapes.schema.json` is its schema.

mod object;
mod record;
mod rule;
mod shape;
mod types;

pub(crate) use self::{
    object::{Object, whole},
    types::Types,
};
