//! Errors: what went wrong, at which byte, in which field.
//!
//! Both error types are one pointer wide, so that `Result` stays in a register, and are built in
//! `#[cold]` functions. The field path is built while an error travels outwards, so it costs
//! nothing as long as there is no error.

mod decode;
mod encode;
pub(crate) mod path;
pub(crate) mod until;

pub use self::{
    decode::{DecodeError, DecodeErrorKind},
    encode::{EncodeError, EncodeErrorKind},
    path::{Path, Segment},
};
