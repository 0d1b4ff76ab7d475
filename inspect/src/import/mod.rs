//! Definitions that people already have, as declarations.

pub mod tera;
