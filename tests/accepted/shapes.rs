//! Structs without names, without fields, and with conditions that are a plain `bool`.

use crate::support::Tiny;
use codec_core::{Format, Wire};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny)]
struct Unit;

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny)]
struct Empty {}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny)]
struct Tuple(u8, #[wire(as = u8)] u32);

#[deny(warnings)]
#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny)]
struct Plain {
    #[wire(check = open)]
    open: bool,
    #[wire(when = open)]
    level: Option<u8>,
    #[wire(check = u16::from(*small) > 0)]
    small: Box<u8>,
}

#[deny(warnings)]
#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny, tag = u8)]
enum Event {
    #[wire(id = 1)]
    Unit,
    #[wire(id = 2)]
    Tuple(u8, u8),
    #[wire(id = [3, 4])]
    Named {
        #[wire(check = open)]
        open: bool,
        #[wire(when = open)]
        level: Option<u8>,
    },
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[test]
fn every_shape_of_a_type_is_accepted() {
    assert_eq!(Tiny::to_vec(&Unit).unwrap(), [0_u8; 0]);
    assert_eq!(Tiny::to_vec(&Empty {}).unwrap(), [0_u8; 0]);
    assert_eq!(Tiny::to_vec(&Tuple(1, 2)).unwrap(), [1, 2]);
    let plain = Plain { open: true, level: Some(2), small: Box::new(3) };
    assert_eq!(Tiny::to_vec(&plain).unwrap(), [1, 2, 3]);
    assert_eq!(Tiny::from_slice::<Event>(&[2, 3, 4]).unwrap(), Event::Tuple(3, 4));
}
