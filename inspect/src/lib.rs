//! Looks into bytes: the library of the program `wire`.
//!
//! [`Tool`] is the whole program, for programs of one's own with the same commands. The modules
//! are its parts: [`import`] turns definitions of others into declarations.

pub mod capture;
mod cli;
pub mod import;
mod render;
mod safe;
mod similar;

pub use self::cli::{Streams, Tool};
