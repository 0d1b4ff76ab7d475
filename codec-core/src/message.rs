//! Messages: types with a number or a name in the protocol.

use crate::{
    error::{DecodeError, EncodeError},
    format::Format,
    layout::Layout,
    reader::Reader,
    sink::Sink,
    writer::Writer,
};

/// A type with a message number: `#[wire(id = …)]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no message number",
    label = "has no `id`",
    note = "give the variant one, `#[wire(id = 3)]`, or the type `{Self}` itself"
)]
pub trait MessageId {
    /// The message number.
    const ID: u64;
}

/// A type with a name in the protocol: `#[wire(name = "…")]`.
pub trait MessageName {
    /// The name.
    const NAME: &'static str;
}

/// A derived enum with a `tag`, whose tag and payload can be apart: `switch = field`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be switched by another field in the wire format `{F}`",
    label = "not an enum with a `tag`",
    note = "`switch` takes an enum with `#[derive(Wire)]` and `#[wire(format = {F}, tag = …)]`"
)]
pub trait Switch<'de, F: Format>: Layout<F> + Sized {
    /// The type of the tag.
    type Selector: Copy;

    /// The tag to write for this value: `kept` if it selects this variant too, else the
    /// variant's first.
    fn selector(&self, kept: Self::Selector) -> Self::Selector;

    /// Writes what follows the tag.
    ///
    /// # Errors
    ///
    /// As [`Encode::encode`](crate::Encode::encode).
    fn encode_payload<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError>;

    /// Reads what follows the tag `selector`.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::UnknownTag`](crate::DecodeErrorKind::UnknownTag) if it selects no
    /// variant, and as [`Decode::decode`](crate::Decode::decode).
    fn decode_payload(
        selector: Self::Selector,
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<Self, DecodeError>;
}
