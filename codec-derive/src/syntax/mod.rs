//! Expressions and types as they are written, before anything has a meaning.

pub(crate) mod arithmetic;
pub(crate) mod expr;
pub(crate) mod fragments;
mod types;

pub(crate) use self::{
    arithmetic::mistakes,
    expr::{Substitution, hidden, idents, mentions, mentions_name},
    types::{
        argument, arguments, ends_by_itself, has_no_size, is_numbers, is_text, last_name, literal,
        span_of,
    },
};
