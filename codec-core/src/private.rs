//! All that derived code may name. Not for use by hand; it may change at any time.

pub use core::{
    clone::Clone,
    default::Default,
    option::Option::{self, None, Some},
    result::Result::{self, Err, Ok},
};

pub use crate::{
    bits::Bits,
    codec::As,
    decode::Decode,
    encode::Encode,
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    format::Format,
    items::{DecodeItems, EncodeItems},
    layout::{Layout, Role},
    message::{MessageId, MessageName, Switch},
    object::{DecodeFields, EncodeFields},
    reader::Reader,
    shape::{EnumShape, Field, Object, Record, Shape, VariantShape},
    sink::Sink,
    writer::Writer,
};
