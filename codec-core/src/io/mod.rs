//! Bytes: the cursors that values are read and written through, and where encoded bytes go.

pub(crate) mod any_bits;
pub(crate) mod context;
mod decode_context;
pub(crate) mod elsewhere;
mod embed;
pub(crate) mod end;
pub(crate) mod follow;
pub(crate) mod later;
mod memory;
mod nesting;
pub(crate) mod note;
mod order;
pub(crate) mod reader;
mod record;
pub(crate) mod resume;
pub(crate) mod short;
pub mod sink;
pub(crate) mod spread;
pub(crate) mod sums;
pub(crate) mod writer;
