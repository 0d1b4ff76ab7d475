//! Values: the traits `Encode` and `Decode`, what is known of a type's bytes when it is compiled,
//! and the types of the standard library, one family per file.

mod address;
mod array;
mod bytes;
pub(crate) mod decode;
pub(crate) mod encode;
pub(crate) mod list;
pub(crate) mod memory;
pub(crate) mod number;
pub(crate) mod optional;
mod pointer;
pub(crate) mod size;
mod slice;
mod text;
mod tuple;
mod uuid;
#[cfg(feature = "zerocopy")]
mod zerocopy;
