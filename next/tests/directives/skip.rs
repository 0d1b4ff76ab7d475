//! `skip`: a field that is not on the wire.

use ::codec_core::{Layout, Wire};
use ::std::{
    assert_eq,
    clone::Clone,
    cmp::PartialEq,
    default::Default,
    fmt::Debug,
    option::Option::{self, None, Some},
    string::String,
    vec,
    vec::Vec,
};

use crate::support::{Little, assert_message, text};

/// Not a type of the format.
#[derive(Debug, Clone, PartialEq, Default)]
struct Cache(Option<u8>);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Skipping {
    #[wire(skip)]
    before: Cache,
    value: u8,
    #[wire(skip, default = text("x"))]
    between: String,
    #[wire(skip)]
    after: Option<Vec<Cache>>,
}

#[test]
fn skipped_field_has_its_default() {
    let value = Skipping { before: Cache(None), value: 5, between: text("x"), after: None };
    assert_message::<Little, _>(&value, &[5]);
    assert_eq!(<Skipping as Layout<Little>>::SIZE.exact(), Some(1));
}

#[test]
fn skipped_value_is_not_written() {
    let value = Skipping {
        before: Cache(Some(1)),
        value: 5,
        between: text("y"),
        after: Some(vec![Cache(None)]),
    };
    assert_eq!(<Little as ::codec_core::Format>::to_vec(&value).unwrap(), [5]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct OnlySkipped(#[wire(skip)] Cache, #[wire(skip)] u8);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Variants {
    #[wire(id = 1)]
    All {
        #[wire(skip)]
        cache: Cache,
        value: u8,
    },
    #[wire(id = 2)]
    None(#[wire(skip)] Cache),
}

#[test]
fn all_fields_may_be_skipped() {
    assert_message::<Little, _>(&OnlySkipped(Cache(None), 0), &[]);
    assert_message::<Little, _>(&Variants::All { cache: Cache(None), value: 3 }, &[1, 3]);
    assert_message::<Little, _>(&Variants::None(Cache(None)), &[2]);
}
