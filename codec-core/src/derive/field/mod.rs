//! What derived code calls for a field.
//!
//! A field needs several traits: a layout, a way out and a way in. Derived code asks for all of
//! them at once, so that a type that lacks them is one compile error at the field, and not one for
//! each trait. There is one trait for each way to write a field, because each has an error text of
//! its own: the type's own representation, a codec, a list that something else counts, and an enum
//! that something else selects.
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
