//! `#[wire(...)]`: syntax, the closed list of directives, and their typed values.

pub(crate) mod at;
pub(crate) mod checksum;
pub(crate) mod container;
pub(crate) mod field;
mod foreign;
pub(crate) mod item;
pub(crate) mod names;
pub(crate) mod variant;
