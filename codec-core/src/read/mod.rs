//! Bytes on their way in: the reader, what one decode may cost, notes of fields.

mod context;
mod elsewhere;
mod embed;
mod limited;
mod memory;
mod nesting;
mod note;
mod order;
mod reader;
mod resume;
mod short;

pub(crate) use self::resume::{Place, Resume, ScanElement};
pub use self::{context::DecodeContext, note::Mark, reader::Reader};
