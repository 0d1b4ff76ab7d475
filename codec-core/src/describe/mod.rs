//! Descriptions: types as data, and what the bytes of a message mean.

pub(crate) mod bits;
pub(crate) mod constant;
mod dump;
mod format;
mod frame;
mod inside;
#[cfg(feature = "catalog")]
pub(crate) mod json;
pub(crate) mod marks;
mod number;
mod opaque;
mod record;
mod rule;
pub mod shape;
pub mod tree;
mod value;
mod words;
