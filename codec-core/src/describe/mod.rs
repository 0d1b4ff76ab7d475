//! Descriptions: types as data, and encoded bytes with the names of fields beside them.

pub mod annotate;
pub(crate) mod bits;
pub mod shape;
