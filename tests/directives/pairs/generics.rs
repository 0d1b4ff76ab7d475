//! Field directives in types with parameters.

use ::codec_core::{Decode, Encode, Format, Implied, MessageId, Wire, shape::Field};
use ::std::{assert, assert_eq, marker::PhantomData, prelude::rust_2024::*, vec};

use super::implied;
use crate::support::{Big, Little, assert_message, assert_wire_with, decode_error, version};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u16)]
enum Body<T> {
    #[wire(id = 1)]
    One(T),
    #[wire(id = [2, 3])]
    Two { first: T, second: T },
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, with(flags: u8, n: u8))]
struct Child<T> {
    #[wire(bit = flags & 4)]
    extra: Option<T>,
    #[wire(count = n)]
    list: Vec<T>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, id = 3)]
struct All<'a, T, C, const N: usize> {
    n: Implied<u8>,
    flags: Implied<u8>,
    size: Implied<u8>,
    kind: Implied<u16>,
    #[wire(name = "wired", count = n, align = 2)]
    counted: Vec<T>,
    #[wire(len = size, pad = 1)]
    limited: Vec<T>,
    #[wire(bit = flags & 1, as = C)]
    bit: Option<T>,
    #[wire(when = usize::from(n) == N)]
    when: Option<&'a [u8]>,
    #[wire(switch = kind)]
    body: Body<T>,
    #[wire(with(flags, n))]
    child: Child<T>,
    #[wire(const = [5; N])]
    constant: Implied<[u8; N]>,
    #[wire(since = 2, until = 3)]
    version: Option<T>,
    #[wire(since = 2, default)]
    defaulted: Vec<T>,
    #[wire(skip)]
    skipped: PhantomData<C>,
    #[wire(end = |_| true)]
    ended: Vec<T>,
    #[wire(check = end.as_ref().is_none_or(|it| it.len() < 3), rest, tail)]
    end: Option<Vec<T>>,
}

/// Its codec writes a number in one byte.
type Ours<'a> = All<'a, u16, u8, 2>;

/// The value of all versions.
fn ours<'a>() -> Ours<'a> {
    All {
        n: implied(),
        flags: implied(),
        size: implied(),
        kind: implied(),
        counted: vec![7, 8],
        limited: vec![9],
        bit: Some(10),
        when: Some(&[11]),
        body: Body::Two { first: 12, second: 13 },
        child: Child { extra: Some(14), list: vec![15, 16] },
        constant: implied(),
        version: None,
        defaulted: vec![],
        skipped: PhantomData,
        ended: vec![20],
        end: Some(vec![17]),
    }
}

/// The fields of the struct with all directives.
pub(super) fn fields() -> &'static [Field] {
    <Ours<'_> as ::codec_core::Layout<Little>>::RECORD.unwrap().shape.fields
}

#[test]
fn parameters_change_nothing() {
    assert_eq!(Ours::ID, 3);
    let bytes = [
        &[2, 5, 2, 2, 0, 0][..],
        &[7, 0, 8, 0],
        &[0, 9, 0],
        &[10],
        &[1, 0, 11],
        &[12, 0, 13, 0],
        &[14, 0, 15, 0, 16, 0],
        &[5, 5],
        &[20, 0],
        &[17, 0],
    ]
    .concat();
    assert_wire_with::<Little, Ours<'_>>(&ours(), &bytes, &version(1));
    let new = Ours { version: Some(18), defaulted: vec![19], ..ours() };
    let bytes = Little::to_vec_with(&new, &version(2)).unwrap();
    // The two new fields stand before the rest.
    assert_eq!(bytes[bytes.len() - 10..], [18, 0, 1, 0, 19, 0, 20, 0, 17, 0]);
    assert_eq!(Little::from_slice_with::<Ours<'_>>(&bytes, &version(2)).unwrap(), new);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Limited<T> {
    kind: u16,
    flags: Implied<u8>,
    n: Implied<u8>,
    size: Implied<u8>,
    #[wire(switch = kind, len = size)]
    body: Body<T>,
    #[wire(with(flags, n))]
    child: Box<Child<T>>,
}

#[test]
fn generic_enums_and_structs_take_tags_and_values() {
    let value = Limited {
        kind: 3,
        flags: implied(),
        n: implied(),
        size: implied(),
        body: Body::Two { first: 7_u16, second: 8 },
        child: Box::new(Child { extra: None, list: vec![9] }),
    };
    assert_message::<Little, _>(&value, &[3, 0, 0, 1, 4, 7, 0, 8, 0, 9, 0]);
    assert_message::<Big, _>(&value, &[0, 3, 0, 1, 4, 0, 7, 0, 8, 0, 9]);
    let error = decode_error::<Little, Limited<u16>>(&[1, 0, 8, 0, 2, 7, 0]).to_string();
    assert!(error.contains("invalid value: the field is not kept"), "{error}");
}

/// Bounds of the user's own are all that the impls ask.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, bound(T: Encode<Little> + for<'x> Decode<'x, Little>))]
struct Bounded<T> {
    kind: Implied<u16>,
    flags: Implied<u8>,
    n: Implied<u8>,
    #[wire(switch = kind, check = n < 5)]
    body: Body<T>,
    #[wire(with(flags, n))]
    child: Child<T>,
    #[wire(count = n, pad = 1)]
    list: Vec<T>,
}

#[test]
fn bounds_of_the_users_own_are_enough() {
    let value = Bounded {
        kind: implied(),
        flags: implied(),
        n: implied(),
        body: Body::One(7_u8),
        child: Child { extra: Some(8), list: vec![9] },
        list: vec![10],
    };
    assert_message::<Little, _>(&value, &[1, 0, 4, 1, 7, 8, 9, 0, 10]);
}

/// A variant with parameters.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Either<'a, T, const N: usize> {
    #[wire(id = 1)]
    Left {
        kind: Implied<u16>,
        flags: Implied<u8>,
        n: Implied<u8>,
        #[wire(switch = kind)]
        body: Body<T>,
        #[wire(with(flags, n))]
        child: Child<T>,
    },
    #[wire(id = 2)]
    Right {
        #[wire(const = N)]
        #[wire(as = u8)]
        number: Implied<usize>,
        size: Implied<u8>,
        #[wire(len = size)]
        bytes: &'a [u8],
    },
}

#[test]
fn variants_may_have_parameters_too() {
    type This<'a> = Either<'a, u8, 3>;
    let left = This::Left {
        kind: implied(),
        flags: implied(),
        n: implied(),
        body: Body::One(7),
        child: Child { extra: Some(8), list: vec![9] },
    };
    assert_message::<Little, _>(&left, &[1, 1, 0, 4, 1, 7, 8, 9]);
    let right = This::Right { number: implied(), size: implied(), bytes: &[7, 8] };
    assert_message::<Little, _>(&right, &[2, 3, 2, 7, 8]);
}
