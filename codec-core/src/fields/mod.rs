//! The fields of one struct, as derived code writes and reads them.

pub(crate) mod bits;
pub(crate) mod checksum;
mod decode;
mod encode;
mod far;
pub(crate) mod implied;
pub(crate) mod items;
pub(crate) mod record;
pub(crate) mod with;

pub use self::{
    decode::{DecodeFields, Held},
    encode::{EncodeFields, Measured},
};
