//! Looks into bytes: the library of the program `wire`.
//!
//! [`Tool`] is the whole program, for programs of one's own with the same commands: messages of
//! one's own join with [`Tool::with`]. The modules are its parts: [`capture`] finds messages in
//! captures, [`import`] turns definitions of others into declarations.

pub mod capture;
mod cli;
mod explain;
mod export;
pub mod import;
mod render;
mod safe;
mod sample;
mod shape;
mod similar;

pub use self::cli::{Streams, Tool};
