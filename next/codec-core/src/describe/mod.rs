//! Descriptions: types and directives as data.

pub mod constant;
mod frame;
mod record;
mod rule;
mod shape;

pub use self::{
    frame::{Count, Counts, Far, Frame},
    record::{Field, Record},
    rule::{Base, Binary, Expr, Rule, Unary},
    shape::{ByteOrder, Shape},
};
