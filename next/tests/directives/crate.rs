//! `crate = path`: the runtime under another name.

use ::std::{option::Option, option::Option::Some, string::String, vec, vec::Vec};

use crate::support::{Little, assert_message, text};

/// A crate that hands on the runtime as a part of its own interface.
mod facade {
    pub(crate) mod inner {
        pub(crate) use ::codec_core as runtime;
    }
}

#[derive(facade::inner::runtime::Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, crate = facade::inner::runtime)]
struct Through {
    flags: u8,
    #[wire(bit = flags & 1)]
    name: Option<String>,
    #[wire(rest)]
    rest: Vec<u8>,
}

#[derive(facade::inner::runtime::Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, crate = crate::crate_path::facade::inner::runtime, tag = u8)]
enum Tagged {
    #[wire(id = 1)]
    One(u16),
}

#[derive(facade::inner::runtime::Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, crate = ::codec_core, repr = u8)]
enum Number {
    Zero,
}

#[test]
fn derived_code_names_the_runtime_as_told() {
    let value = Through { flags: 1, name: Some(text("a")), rest: vec![] };
    assert_message::<Little, _>(&value, &[1, 1, 0, b'a']);
    assert_message::<Little, _>(&Tagged::One(5), &[1, 5, 0]);
    assert_message::<Little, _>(&Number::Zero, &[0]);
}
