//! Descriptions: types and directives as data.

mod bits;
pub mod constant;
mod enums;
mod frame;
mod record;
mod rule;
mod shape;

pub use self::{
    bits::{BitKind, BitsShape},
    enums::{EnumShape, Keeps, VariantShape, numbered, record_at},
    frame::{Count, Counts, Far, Frame},
    record::{Field, Record},
    rule::{Base, Binary, Expr, Rule, Unary},
    shape::{ByteOrder, Shape},
};
