//! Descriptions: types as data, and what the bytes of a message mean.

pub(crate) mod bits;
mod dump;
pub mod shape;
pub mod tree;
mod value;
