//! Field directives and the directives of the type around them.

use ::codec_core::{MessageId, MessageName, Wire, shape::Field};
use ::std::{assert_eq, prelude::rust_2024::*};
use ::zerocopy::{FromBytes, Immutable, IntoBytes};

use super::{at, checksum, described, generics, order, params, variants};
use crate::support::{Big, Little, assert_message};

/// The containers, and the directives of fields that compose with them: those in the types that are
/// tested. `as` is not among the directives that descriptions have.
pub(super) fn containers() -> [(&'static str, Vec<&'static str>); 5] {
    let with_as = |lists: &[&[Field]]| [described(&lists.concat()), ["as"].to_vec()].concat();
    let [in_variant, with_values, with_parameters] = at::fields();
    let given = [params::fields(), checksum::fields_that_get_values()].concat();
    let generic = [generics::fields(), checksum::generic_fields()].concat();
    [
        ("plain", described(<Point as ::codec_core::Layout<Little>>::RECORD.unwrap().shape.fields)),
        ("tag", with_as(&[&variants::fields(), &in_variant, &order::variant_fields()])),
        ("other", Vec::new()),
        ("with", with_as(&[&given, &with_values, &order::given_fields()])),
        (
            "generics",
            [with_as(&[&generic, &with_parameters, &order::generic_fields()]), ["bits"].to_vec()]
                .concat(),
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
