//! `switch = field`: an enum whose tag another field has.

use ::codec_core::{DecodeErrorKind, Implied, Wire};
use ::std::{
    assert_eq,
    option::Option::{self, None, Some},
    vec,
    vec::Vec,
};

use crate::support::{Big, Little, assert_message, assert_text, assert_wire, decode_error};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u16)]
enum Body {
    #[wire(id = [1, 2, 0x0103])]
    Near(u8),
    #[wire(id = 7)]
    Far { distance: u16, speed: u8 },
    #[wire(id = 8)]
    Nowhere,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct NotKept {
    kind: Implied<u16>,
    between: u8,
    #[wire(switch = kind)]
    body: Body,
    after: u8,
}

#[test]
fn implied_selector_is_written_from_the_variant() {
    let value = |body| NotKept { kind: Implied::new(), between: 9, body, after: 10 };
    assert_message::<Little, _>(&value(Body::Near(5)), &[1, 0, 9, 5, 10]);
    assert_message::<Big, _>(&value(Body::Near(5)), &[0, 1, 9, 5, 10]);
    let far = value(Body::Far { distance: 0x0203, speed: 4 });
    assert_message::<Little, _>(&far, &[7, 0, 9, 3, 2, 4, 10]);
    assert_message::<Big, _>(&far, &[0, 7, 9, 2, 3, 4, 10]);
    assert_message::<Little, _>(&value(Body::Nowhere), &[8, 0, 9, 10]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Kept {
    kind: u16,
    #[wire(switch = kind)]
    body: Body,
}

#[test]
fn kept_selector_is_written_if_it_selects_the_variant() {
    assert_message::<Little, _>(&Kept { kind: 2, body: Body::Near(5) }, &[2, 0, 5]);
    assert_message::<Little, _>(&Kept { kind: 0x0103, body: Body::Near(5) }, &[3, 1, 5]);
}

#[test]
fn variant_wins_over_a_selector_of_another() {
    use ::codec_core::Format;
    let lying = Kept { kind: 7, body: Body::Near(5) };
    assert_eq!(Little::to_vec(&lying).unwrap(), [1, 0, 5]);
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, repr = u16)]
enum Kind {
    #[wire(id = 1)]
    Near,
    #[wire(other)]
    Other(u16),
}

impl ::std::convert::From<u16> for Kind {
    fn from(number: u16) -> Self {
        if number == 1 { Self::Near } else { Self::Other(number) }
    }
}

impl ::std::convert::From<Kind> for u16 {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Near => 1,
            Kind::Other(number) => number,
        }
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Named {
    kind: Kind,
    #[wire(switch = kind)]
    body: Body,
}

#[test]
fn selector_may_be_a_type_that_converts_to_the_tag_and_back() {
    assert_message::<Little, _>(&Named { kind: Kind::Near, body: Body::Near(5) }, &[1, 0, 5]);
    let other = Named { kind: Kind::Other(2), body: Body::Near(5) };
    assert_message::<Little, _>(&other, &[2, 0, 5]);
    let error = decode_error::<Little, Named>(&[9, 0, 5]);
    assert_eq!(error.kind(), &DecodeErrorKind::UnknownTag { ty: "Body", tag: 9 });
}

#[test]
fn rejects_selector_that_no_variant_has() {
    let error = decode_error::<Little, Kept>(&[9, 0, 5]);
    assert_eq!(error.kind(), &DecodeErrorKind::UnknownTag { ty: "Body", tag: 9 });
    assert_text(&error, "unknown tag 0x9 of `Body` at byte 0x2 in Kept.body");
}

#[test]
fn errors_name_field_and_variant() {
    assert_text(
        &decode_error::<Little, NotKept>(&[7, 0, 9, 3]),
        "needed 2 bytes, 1 left at byte 0x3 in NotKept.body.Far.distance",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Outer {
    #[wire(id = 1)]
    Inner {
        kind: Implied<u16>,
        #[wire(switch = kind)]
        body: Body,
    },
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Nested {
    outer: Implied<u8>,
    flags: Implied<u8>,
    #[wire(switch = outer)]
    body: Outer,
    #[wire(bit = flags & 1)]
    end: Option<u8>,
}

#[test]
fn switches_nest() {
    let body = Outer::Inner { kind: Implied::new(), body: Body::Far { distance: 2, speed: 3 } };
    let value = Nested { outer: Implied::new(), flags: Implied::new(), body, end: Some(4) };
    assert_message::<Little, _>(&value, &[1, 1, 7, 0, 2, 0, 3, 4]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Open {
    kind: Implied<u8>,
    #[wire(switch = kind)]
    body: Outer,
}

#[test]
fn unknown_selector_is_kept_by_other() {
    let value = Open { kind: Implied::new(), body: Outer::Unknown(0x55, vec![1, 2]) };
    assert_wire::<Little, _>(&value, &[0x55, 1, 2]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Twice {
    kind: Implied<u16>,
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    first: Option<u8>,
    #[wire(switch = kind)]
    body: Body,
}

#[test]
fn switch_stands_beside_other_conditions() {
    let value =
        Twice { kind: Implied::new(), flags: Implied::new(), first: None, body: Body::Nowhere };
    assert_message::<Little, _>(&value, &[8, 0, 0]);
}
