//! Type parameters, lifetimes and constants as parameters.

use core::marker::PhantomData;
use std::borrow::Cow;

use crate::support::Tiny;
use codec_core::{
    Decode, Encode, Format, Wire,
    text::{Prefixed, Utf8},
};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny)]
struct Everything<'a, T, const N: usize> {
    array: [T; N],
    list: Vec<T>,
    bytes: &'a [u8],
    #[wire(as = Prefixed<u8, Utf8>)]
    text: Cow<'a, str>,
    unused: PhantomData<T>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny, bound(T: Encode<Tiny> + for<'x> Decode<'x, Tiny>))]
struct Bounded<T> {
    value: T,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tiny, tag = u8)]
enum Either<'a, T> {
    #[wire(id = 1)]
    Value(T),
    #[wire(id = 2)]
    Bytes(&'a [u8]),
}

#[test]
fn parameters_of_every_kind_are_accepted() {
    let value = Everything {
        array: [1u8, 2],
        list: vec![3],
        bytes: b"ab",
        text: "c".into(),
        unused: PhantomData,
    };
    let bytes = Tiny::to_vec(&value).unwrap();
    assert_eq!(bytes, [1, 2, 1, 0, 3, 2, 0, b'a', b'b', 1, b'c']);
    assert_eq!(Tiny::from_slice::<Everything<'_, u8, 2>>(&bytes).unwrap(), value);

    assert_eq!(Tiny::to_vec(&Bounded { value: 7u16 }).unwrap(), [7, 0]);
    assert_eq!(Tiny::from_slice::<Either<'_, u8>>(&[1, 9]).unwrap(), Either::Value(9));
}
