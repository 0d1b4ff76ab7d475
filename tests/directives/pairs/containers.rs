//! Field directives and the directives of the type around them.

use ::codec_core::{MessageId, MessageName, Wire, shape::Field};
use ::std::{assert_eq, prelude::rust_2024::*};
use ::zerocopy::{FromBytes, Immutable, IntoBytes};

use super::{described, generics, order, params, variants};
use crate::support::{Big, Little, assert_message};

/// The containers, and the directives of fields that compose with them: those in the types that are
/// tested. `as` is not among the directives that descriptions have.
pub(super) fn containers() -> [(&'static str, Vec<&'static str>); 5] {
    let with_as = |fields| [described(fields), ["as"].to_vec()].concat();
    let and_order = |fields, others: Vec<Field>| [with_as(fields), described(&others)].concat();
    [
        ("plain", described(<Point as ::codec_core::Layout<Little>>::RECORD.unwrap().shape.fields)),
        ("tag", and_order(&variants::fields(), order::variant_fields())),
        ("other", Vec::new()),
        ("with", and_order(params::fields(), order::given_fields())),
        (
            "generics",
            [and_order(generics::fields(), order::generic_fields()), ["bits"].to_vec()].concat(),
        ),
    ]
}

#[derive(Wire, FromBytes, IntoBytes, Immutable, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, plain, id = 3, name = "POINT")]
#[repr(C)]
struct Point {
    #[wire(name = "wired")]
    x: u16,
    y: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Points {
    list: Vec<Point>,
}

#[test]
fn plain_and_name_compose() {
    let points = Points { list: [Point { x: 1, y: 2 }, Point { x: 3, y: 4 }].to_vec() };
    assert_message::<Little, _>(&points, &[2, 0, 1, 0, 2, 0, 3, 0, 4, 0]);
    assert_message::<Big, _>(&points, &[0, 0, 0, 2, 0, 1, 0, 2, 0, 3, 0, 4]);
    let fields = <Point as ::codec_core::Layout<Little>>::RECORD.unwrap().shape.fields;
    assert_eq!(fields[0].wire_name, "wired");
    assert_eq!((Point::ID, <Point as MessageName>::NAME), (3, "POINT"));
}
