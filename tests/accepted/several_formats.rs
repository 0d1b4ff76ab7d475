//! One type in two formats.

use crate::support::{Strict, Tiny};
use codec_core::{BigEndian, Format, Wire};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny, format = Strict)]
#[wire(id = 3, name = "MOVED")]
struct Moved {
    id: u32,
    #[wire(as = BigEndian<u16>)]
    speed: u16,
    path: Vec<Point>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny, format = Strict)]
struct Point {
    x: u8,
    y: u8,
}

#[test]
fn one_type_has_several_formats() {
    let moved = Moved { id: 1, speed: 2, path: vec![Point { x: 3, y: 4 }] };
    assert_eq!(Tiny::to_vec(&moved).unwrap(), Strict::to_vec(&moved).unwrap());
}
