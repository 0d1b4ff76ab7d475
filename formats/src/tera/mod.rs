//! TERA: packets between game client and server.

mod format;
mod layout;
mod slot;
mod text;

pub use self::{
    format::{Decoding, Tera, TeraOptions},
    layout::{AnyBool, ByteArray, ByteArrayHere},
    slot::Passes,
};
