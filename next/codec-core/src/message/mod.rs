//! Messages by their number or name: tags of enums, numbers that have names, and structs that get
//! values from the one around them.

mod check;
mod given;
mod number;
mod tag;

pub use self::{
    check::{check_apart, check_fits, check_kept, wide_bytes},
    number::{Cast, NumberCodec, Numbered, OfEnum, OfOther, debug_open},
    tag::{DecodeBody, EncodeBody, Tagged},
};
pub(crate) use self::{number::checked_number, tag::unknown_tag};
use crate::{
    error::{DecodeError, EncodeError},
    format::Engine,
    read::Reader,
    write::Writer,
};

/// A message with a number, `#[wire(id = 3)]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no message number",
    note = "give the variant one, `#[wire(id = 3)]`, or the type `{Self}` itself"
)]
pub trait MessageId {
    /// Its number.
    const ID: u64;
}

impl<T: MessageId> MessageId for Box<T> {
    const ID: u64 = T::ID;
}

/// A message with a name in its protocol, `#[wire(name = "…")]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no name in its protocol",
    note = "give the variant one, `#[wire(id = \"…\")]`, or the type `{Self}` itself, `#[wire(name = \"…\")]`"
)]
pub trait MessageName {
    /// Its name.
    const NAME: &'static str;
}

impl<T: MessageName> MessageName for Box<T> {
    const NAME: &'static str = T::NAME;
}

/// What is written of a value without what is around it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` stands by itself in the wire format `{F}`: it has no tag, and takes no values",
    note = "`switch` takes an enum with `#[wire(tag = u8)]`, and `with` a struct with `#[wire(with(name: Type))]`"
)]
pub trait Body<F: Engine> {
    /// About how many bytes that has: see [`Encode::hint`].
    fn hint_body(&self, levels: usize) -> usize;
}

/// A struct that needs values of the one around it.
pub trait EncodeWith<F: Engine, P>: Body<F> {
    /// Writes the value.
    ///
    /// # Errors
    ///
    /// As [`Encode::encode`].
    fn encode_with(&self, given: P, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;
}

/// A struct that needs values of the one around it.
pub trait DecodeWith<'de, F: Engine, P>: Sized {
    /// Reads a value.
    ///
    /// # Errors
    ///
    /// As [`Decode::decode`].
    fn decode_with(given: P, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError>;
}
