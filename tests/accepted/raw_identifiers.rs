//! Keywords as names of types, fields and variants.

#![allow(non_camel_case_types)]

use crate::support::Tiny;
use codec_core::{Format, Implied, Wire};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny)]
struct r#struct {
    r#type: Implied<u8>,
    r#move: u8,
    #[wire(count = r#type, check = r#move < 9)]
    r#loop: Vec<u8>,
    #[wire(when = r#move > 3)]
    r#match: Option<u8>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny, repr = u8)]
enum Word {
    r#for,
    r#while,
}

#[test]
fn raw_identifiers_are_accepted() {
    let value = r#struct { r#type: Implied::new(), r#move: 4, r#loop: vec![5], r#match: Some(6) };
    assert_eq!(Tiny::to_vec(&value).unwrap(), [1, 4, 5, 6]);
    assert_eq!(Tiny::from_slice::<Word>(&[1]).unwrap(), Word::r#while);
}
