//! What the types of the standard library are on the wire, one family a file.

mod array;
mod bytes;
mod list;
mod number;
mod pointer;
mod slice;
mod text;
mod tuple;
mod uuid;
#[cfg(feature = "zerocopy")]
mod zerocopy;
