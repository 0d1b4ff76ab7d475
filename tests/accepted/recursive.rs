//! Types that contain themselves.

use crate::support::Tiny;
use codec_core::{Format, Implied, Wire};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny)]
struct Tree {
    value: u8,
    children: Vec<Tree>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny)]
struct Chain {
    value: u8,
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    next: Option<Box<Chain>>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny, tag = u8)]
enum Term {
    #[wire(id = 0)]
    Number(u32),
    #[wire(id = 1)]
    Sum(Box<Term>, Box<Term>),
    #[wire(id = 2)]
    Negative(Box<Term>),
}

#[test]
fn recursive_types_are_accepted() {
    let tree = Tree { value: 1, children: vec![Tree { value: 2, children: Vec::new() }] };
    assert_eq!(Tiny::to_vec(&tree).unwrap(), [1, 1, 0, 2, 0, 0]);

    let end = Chain { value: 2, flags: Implied::new(), next: None };
    let chain = Chain { value: 1, flags: Implied::new(), next: Some(Box::new(end)) };
    assert_eq!(Tiny::to_vec(&chain).unwrap(), [1, 1, 2, 0]);

    let term = Term::Negative(Box::new(Term::Number(7)));
    assert_eq!(Tiny::from_slice::<Term>(&[2, 0, 7, 0, 0, 0]).unwrap(), term);
}
