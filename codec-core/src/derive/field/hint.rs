//! Compile errors for types that newcomers use and many formats do not have.
//!
//! The derive recognises them by name and asks for one of these traits first. All types with a
//! representation have them; the others get the error text of their kind.

use crate::{
    format::entry_points::Format,
    value::{decode::Decode, encode::Encode},
};

macro_rules! hints {
    ($($(#[$meta:meta])* $name:ident)*) => {$(
        $(#[$meta])*
        pub trait $name<'de, F: Format> {
            /// The type itself.
            type Is;
        }

        #[diagnostic::do_not_recommend]
        impl<'de, F: Format, T: Encode<F> + Decode<'de, F>> $name<'de, F> for T {
            type Is = T;
        }
    )*};
}

hints! {
    /// Text.
    #[diagnostic::on_unimplemented(
        message = "`{F}` does not say how text lies in its bytes",
        label = "needs an encoding and a framing",
        note = "name both: `#[wire(as = Prefixed<u16, Utf8>)]` for a count before it, `Terminated<Utf8>` for a NUL behind it, `Fixed<16, Utf8>` for a fixed length, or `rest, as = Text<Utf8>` for all that is left",
        note = "the codecs are in `codec_core::text`; other encodings are `Utf16Le`, `Utf16Be`, `Windows1252`"
    )]
    TextHint

    /// A character.
    #[diagnostic::on_unimplemented(
        message = "a `char` has no representation in the wire format `{F}`",
        label = "not a value of a fixed width on the wire",
        note = "use `u8` for a byte, `u32` for a code point, or a `String` with `#[wire(as = Fixed<1, Utf8>)]` for one unit of text"
    )]
    CharHint

    /// A map or set.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` has no representation in the wire format `{F}`",
        label = "maps and sets have no order, which bytes have",
        note = "use a list of pairs, `Vec<(K, V)>`, or of values, `Vec<T>`, and collect it: `list.into_iter().collect()`",
        note = "to keep the map, write a codec for it: `examples/custom_codec.rs` shows how"
    )]
    MapHint
}
