//! Derived code where nothing is in scope, and names are unlucky.
#![no_implicit_prelude]

use ::codec_core as other_name;
use ::std::{assert_eq, clone::Clone, cmp::PartialEq, fmt::Debug, vec, vec::Vec};

#[allow(dead_code, non_camel_case_types, reason = "they must not matter")]
struct Result;
#[allow(dead_code, reason = "it must not matter")]
struct Option;

#[derive(Debug)]
struct Mine;

impl other_name::format::Packed for Mine {
    const NAME: &'static str = "mine";
    const ORDER: other_name::format::Order = other_name::format::Order::Little;
    type Count = u16;
    type Text = other_name::NoDefault;
}

#[derive(::codec_core::Wire, Debug, Clone, PartialEq)]
#[wire(crate = other_name, format = Mine)]
struct Unlucky {
    value: other_name::fields::Implied<u8>,
    out: u8,
    r#type: other_name::fields::Implied<u8>,
    #[wire(count = value, check = out > 1)]
    input: Vec<u8>,
    #[wire(len = r#type)]
    length: Vec<u8>,
    version: other_name::fields::Implied<u8>,
    #[wire(bit = version & 1)]
    from: ::std::option::Option<u8>,
}

#[test]
fn names_do_not_clash() {
    let implied = other_name::fields::Implied::new();
    let value = Unlucky {
        value: implied,
        out: 2,
        r#type: implied,
        input: vec![3],
        length: vec![4, 5],
        version: implied,
        from: ::std::option::Option::Some(6),
    };
    let bytes = <Mine as other_name::format::Format>::to_vec(&value).unwrap();
    assert_eq!(bytes, [1, 2, 2, 3, 4, 5, 1, 6]);
    assert_eq!(<Mine as other_name::format::Format>::from_slice::<Unlucky>(&bytes).unwrap(), value);
}
