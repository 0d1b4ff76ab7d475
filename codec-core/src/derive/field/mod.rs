//! What derived code calls for a field.
//!
//! A field needs several traits: a layout, an encoder and a decoder. Derived code requires all of
//! them through one trait, so that a type that lacks them gives one compile error at the field
//! instead of one for each trait. There is one such trait for each kind of field, because each has
//! an error text of its own: the type's own representation, a codec, a list that something else
//! counts, and an enum that something else selects.
#![allow(clippy::missing_errors_doc, reason = "each function names the one it calls")]

mod codec;
mod end;
mod list;
mod switch;
mod value;

pub use self::{
    codec::CodecField,
    end::EndField,
    list::{ItemField, ListField},
    switch::SwitchField,
    value::{CharField, MapField, TextField, ValueField},
};
