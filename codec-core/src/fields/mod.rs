//! The fields of one struct, as derived code writes and reads them.

pub(crate) mod bits;
pub(crate) mod checksum;
mod decode;
mod encode;
pub(crate) mod end;
mod far;
pub(crate) mod flag_word;
pub(crate) mod implied;
pub(crate) mod items;
mod order;
pub(crate) mod record;
pub(crate) mod select;
pub(crate) mod solve;
mod tail;
pub(crate) mod tell;
pub(crate) mod text;
pub(crate) mod with;

pub use self::{
    decode::DecodeFields,
    encode::{EncodeFields, Measured},
};
