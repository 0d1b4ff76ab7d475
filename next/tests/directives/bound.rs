//! `bound(…)`: other bounds than the derived ones.

use ::codec_core::{Decode, Encode, Format, Layout, Wire};
use ::std::{
    clone::Clone, cmp::PartialEq, default::Default, fmt::Debug, marker::PhantomData,
    result::Result, vec, vec::Vec,
};

use crate::support::{Big, Little, assert_message};

/// A field whose type is found through a trait, which the derive cannot see into.
trait Protocol {
    type Id: Encode<Little> + for<'x> Decode<'x, Little> + Debug + Clone + PartialEq;
}

#[derive(Debug, Clone, PartialEq)]
struct Old;

impl Protocol for Old {
    type Id = u16;
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, bound(P: Protocol))]
struct Entity<P: Protocol> {
    id: P::Id,
    ids: Vec<<P as Protocol>::Id>,
}

#[test]
fn given_bounds_replace_the_derived_ones() {
    let value = Entity::<Old> { id: 0x0102, ids: vec![3] };
    assert_message::<Little, _>(&value, &[2, 1, 1, 0, 3, 0]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Projected<P: Protocol> {
    id: P::Id,
}

#[test]
fn associated_types_get_derived_bounds() {
    assert_message::<Little, _>(&Projected::<Old> { id: 7 }, &[7, 0]);
}

/// Not a type of the format.
#[derive(Debug, Clone, PartialEq, Default)]
struct Marker;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, bound())]
struct Typed<T: Default> {
    number: u8,
    marker: PhantomData<T>,
    #[wire(skip)]
    cache: T,
}

#[test]
fn empty_bounds_ask_nothing_of_parameters() {
    let value = Typed::<Marker> { number: 4, marker: PhantomData, cache: Marker };
    assert_message::<Little, _>(&value, &[4]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(
    format = Big,
    bound(T: Layout<Big> + Encode<Big> + for<'x> Decode<'x, Big>, U: Clone, Vec<U>: Debug)
)]
struct Several<T, U> {
    value: T,
    marker: PhantomData<U>,
}

/// A function over the type sees the bounds that were given, and no others.
fn round_trip<T>(value: T) -> Result<bool, ::std::string::String>
where
    T: Encode<Big> + for<'x> Decode<'x, Big> + PartialEq,
{
    let value = Several { value, marker: PhantomData::<Marker> };
    let bytes = match Big::to_vec(&value) {
        Result::Ok(bytes) => bytes,
        Result::Err(error) => return Result::Err(::std::format!("{error}")),
    };
    match Big::from_slice::<Several<T, Marker>>(&bytes) {
        Result::Ok(again) => Result::Ok(again.value == value.value),
        Result::Err(error) => Result::Err(::std::format!("{error}")),
    }
}

#[test]
fn several_bounds_may_be_given() {
    ::std::assert_eq!(round_trip(5u32), Result::Ok(true));
    assert_message::<Big, _>(&Several { value: 5u16, marker: PhantomData::<Marker> }, &[0, 5]);
}
