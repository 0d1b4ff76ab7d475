//! The fields of one struct, as derived code writes and reads them.

mod decode;
mod encode;

pub use self::{
    decode::{DecodeFields, Held},
    encode::{EncodeFields, Measured},
};
