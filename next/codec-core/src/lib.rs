//! The inside of a serialization runtime.
//!
//! | room | what it is about |
//! |---|---|
//! | [`format`] | what a format is, for authors and for users; entry points; limits |
//! | [`write`] | the writer, numbers that are known later, data elsewhere |
//! | [`read`] | the reader, what one decode may cost, notes of fields |
//! | [`value`] | types with a representation of their own; the only loops over lists |
//! | [`fields`] | the fields of a struct; one file for each directive, both directions |
//! | [`codec`] | other representations for a field than its type's own |
//! | [`message`] | tags of enums |
//! | [`text`] | encodings of text |
//! | [`bits`] | structs that are one number |
//! | [`checksum`] | sums over bytes |
//! | [`exact`] | messages as JSON, without loss |
//! | [`error`] | what went wrong, at which byte, in which field |
extern crate alloc;

pub mod bits;
pub mod checksum;
pub mod codec;
pub mod describe;
pub mod error;
pub mod exact;
pub mod fields;
pub mod format;
pub mod message;
pub mod read;
pub mod text;
pub mod value;
pub mod write;

pub use codec_derive::Wire;

pub use self::{
    codec::{BigEndian, DecodeAs, EncodeAs, LittleEndian},
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    fields::Implied,
    format::{AnyEndian, Format, Limits, NoDefault, Options, Order, Packed},
    message::{MessageId, MessageName, NumberCodec},
    read::Reader,
    value::{Decode, Encode, Layout, Size},
    write::Writer,
};

/// What derived code names.
#[doc(hidden)]
pub mod __private {
    pub use core::{
        cmp::{Eq, Ord, Ordering, PartialEq, PartialOrd},
        convert::From,
        default::Default,
        fmt::{self, Debug, Formatter},
        hash::{Hash, Hasher},
        mem::{offset_of, size_of},
        option::Option::{self, None, Some},
        primitive::{bool, i128, str, u32, u64, usize},
        result::Result::{self, Err, Ok},
    };

    /// What encoding returns.
    pub type Encoded = Result<(), EncodeError>;
    /// What decoding returns.
    pub type Decoded<T> = Result<T, DecodeError>;

    pub use alloc::vec::Vec;

    pub use crate::__wire_widen as widen;
    pub use crate::{
        bits::{
            BitGroup, BitLayout, BitNumber, BitReader, BitValue, BitWriter, Group, bit_groups,
            bits_of, put_bits,
        },
        codec::{As, AsIs, Bare, DecodeAs, EncodeAs, Items, Switch, With, len_of},
        describe::{
            Base, Binary, BitKind, BitsShape, EnumShape, Expr, Field, Keeps, Rule, Shape, Unary,
            VariantShape, constant::Constant, numbered, record_at,
        },
        error::{DecodeError, EncodeError},
        fields::{
            Arithmetic, Implied, Late, Negative, Number, Record, Shift, Tell, TextConstant, Told,
            any, cast, check_elements, check_mask, check_order, check_tag_mask, differs,
            is_written, wide,
        },
        format::Engine,
        message::{
            Body, Cast, DecodeBody, DecodeWith, EncodeBody, EncodeWith, MessageId, MessageName,
            NumberCodec, Numbered, OfEnum, OfOther, Tagged, check_apart, check_fits, check_kept,
            debug_open, wide_bytes,
        },
        read::Reader,
        value::{
            Decode, Encode, Hint, Layout, Memory, Size, check_plain, decode_plain,
            memory_of_fields, step,
        },
        write::Writer,
    };

    /// What `#[derive(Exact)]` names.
    pub mod json {
        pub use core::{
            option::Option::{None, Some},
            result::Result::{self, Err, Ok},
        };

        pub use serde::{Deserialize, Deserializer, Serialize, Serializer};

        pub use crate::exact::{
            Error, Exact, Value, deserialize,
            fields::{Field, Fields, Variant, list, object, unit_variant, variant},
            serialize,
        };
    }
}
