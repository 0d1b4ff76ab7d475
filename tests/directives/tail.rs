//! `slots = hoisted`, `tail = …`: where a format with slots puts variable data.
//!
//! The formats that place data are not part of the framework; here the descriptions carry what
//! was declared to one that asks for it.

use ::codec_core::{NoDefault, Options, Order, Packed, Rules, Wire, shape::Record};
use ::std::{
    assert, assert_eq,
    iter::Iterator,
    option::Option::{None, Some},
    vec,
    vec::Vec,
};

use crate::support::assert_message;

#[derive(Debug)]
pub(crate) struct Placing;

impl Packed for Placing {
    const NAME: &'static str = "placing";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    const RULES: Rules = {
        let mut rules = Rules::NONE;
        rules.tail = true;
        rules
    };
    type Options = ();
    type State = ();
    type Count = u8;
    type Text = NoDefault;
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Placing, slots = hoisted, tail = strings_first)]
struct Placed {
    #[wire(tail = 2)]
    list: Vec<u8>,
    number: u8,
    #[wire(tail = 1)]
    other: Vec<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Placing)]
struct Plain {
    list: Vec<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Placing, slots = hoisted)]
struct Hoisted {
    list: Vec<u8>,
}

#[test]
fn description_carries_the_order() {
    let object = <Placed as Record<Placing>>::OBJECT;
    assert!(object.hoisted && object.strings_first);
    let tails: Vec<_> = object.fields.iter().map(|field| field.tail).collect();
    assert_eq!(tails, [Some(2), None, Some(1)]);

    let object = <Plain as Record<Placing>>::OBJECT;
    assert!(!object.hoisted && !object.strings_first);
    assert_eq!(object.fields[0].tail, None);

    let object = <Hoisted as Record<Placing>>::OBJECT;
    assert!(object.hoisted && !object.strings_first);
}

#[test]
fn packed_bytes_stay_in_place() {
    let value = Placed { list: vec![1], number: 2, other: vec![3] };
    assert_message::<Placing, _>(&value, &[1, 1, 2, 1, 3]);
}
