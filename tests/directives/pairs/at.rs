//! `at` beside other directives, in formats with offsets.

use ::codec_core::{BigEndian, Format, Implied, Layout, Options, Shape, Wire, shape::Field};
use ::std::{assert, prelude::rust_2024::*, vec};

use super::{describes, implied};
use crate::{
    at::{High, Low},
    support::{
        assert_message, assert_rejects_truncation_with, assert_text, assert_wire_with,
        decode_error, encode_error, version,
    },
};

/// Tests of pairs with `at`, and the list of them: fields, then values with their bytes in `Low` and
/// `High`, in the newest protocol version or `@` another; at the end, values that are not encoded,
/// with a part of the error text.
macro_rules! elsewhere {
    ($(
        $name:ident: $a:tt + at { $($fields:tt)* }
        [$( { $($value:tt)* } $(@ $version:literal)? low [$($low:expr),*] high [$($high:expr),*]; )+]
        $(=> refused $text:literal { $($bad:tt)* })?
    )*) => {
        /// The pairs of this file.
        pub(super) const PAIRS: &[(&str, &str)] = &[$((stringify!($a), "at")),*];

        $(
            #[test]
            fn $name() {
                #[derive(Wire, Debug, Clone, PartialEq)]
                #[wire(format = Low, format = High)]
                struct Value { $($fields)* }

                let record = <Value as Layout<Low>>::RECORD.unwrap().shape;
                describes(&[stringify!($a), "at"], &[], record.fields);
                $(
                    let (value, at): (_, &[u32]) = (Value { $($value)* }, &[$($version)?]);
                    let at = at.first().copied().unwrap_or(u32::MAX);
                    let (low, high): (Options<Low>, Options<High>) = (version(at), version(at));
                    assert_wire_with::<Low, _>(&value, &[$($low),*], &low);
                    assert_wire_with::<High, _>(&value, &[$($high),*], &high);
                    assert_rejects_truncation_with::<Low, Value>(&[$($low),*], &low);
                    assert_rejects_truncation_with::<High, Value>(&[$($high),*], &high);
                )+
                $(
                    let error = encode_error::<Low, _>(&Value { $($bad)* }).to_string();
                    assert!(error.contains($text), "{error}");
                )?
            }
        )*
    };
}

elsewhere! {
    name_and_at: name + at {
        at: Implied<u16>,
        #[wire(name = "wired", at = at)]
        value: u16,
    } [
        { at: implied(), value: 7 } low [2, 0, 7, 0] high [0, 2, 0, 7];
    ]
    as_and_at: as + at {
        at: Implied<u16>,
        #[wire(as = BigEndian<u16>, at = at)]
        value: u16,
    } [
        { at: implied(), value: 7 } low [2, 0, 0, 7] high [0, 2, 0, 7];
    ]
    end_and_at: end + at {
        at: Implied<u16>,
        #[wire(end = 0, at = at)]
        list: Vec<u16>,
        end: u8,
    } [
        { at: implied(), list: vec![7], end: 9 }
            low [3, 0, 9, 7, 0, 0, 0] high [0, 3, 9, 0, 7, 0, 0];
    ]
    count_and_at: count + at {
        at: Implied<u8>,
        n: Implied<u16>,
        #[wire(count = n, at = at)]
        value: Vec<u16>,
        end: u8,
    } [
        { at: implied(), n: implied(), value: vec![7, 8], end: 9 }
            low [4, 2, 0, 9, 7, 0, 8, 0] high [4, 0, 2, 9, 0, 7, 0, 8];
    ]
    len_and_at: len + at {
        size: Implied<u16>,
        at: Implied<u8>,
        #[wire(len = size, at = at)]
        value: Vec<u16>,
        end: u8,
    } [
        { size: implied(), at: implied(), value: vec![7, 8], end: 9 }
            low [4, 0, 4, 9, 7, 0, 8, 0] high [0, 4, 4, 9, 0, 7, 0, 8];
    ]
    switch_and_at: switch + at {
        kind: Implied<u16>,
        at: Implied<u8>,
        #[wire(switch = kind, at = at)]
        body: Body,
    } [
        { kind: implied(), at: implied(), body: Body::Byte(7) } low [1, 0, 3, 7] high [0, 1, 3, 7];
        { kind: implied(), at: implied(), body: Body::Word(7) }
            low [2, 0, 3, 7, 0] high [0, 2, 3, 0, 7];
    ]
    with_and_at: with + at {
        flags: Implied<u8>,
        at: Implied<u8>,
        #[wire(with(flags), at = at)]
        child: Child,
    } [
        { flags: implied(), at: implied(), child: Child { extra: Some(7), id: 8 } }
            low [4, 2, 7, 8] high [4, 2, 7, 8];
    ]
    align_and_at: align + at {
        at: Implied<u8>,
        #[wire(align = 4, at = at)]
        value: u16,
    } [
        { at: implied(), value: 7 } low [4, 0, 0, 0, 7, 0] high [4, 0, 0, 0, 0, 7];
    ]
    pad_and_at: pad + at {
        at: Implied<u8>,
        #[wire(pad = 2, at = at)]
        value: u16,
    } [
        { at: implied(), value: 7 } low [3, 0, 0, 7, 0] high [3, 0, 0, 0, 7];
    ]
    default_and_at: default + at {
        at: Implied<u8>,
        #[wire(default = 5, since = 2, at = at)]
        value: u16,
    } [
        { at: implied(), value: 7 } @ 2 low [1, 7, 0] high [1, 0, 7];
        { at: implied(), value: 5 } @ 1 low [0] high [0];
    ]
    check_and_at: check + at {
        at: Implied<u8>,
        #[wire(check = value > 1, at = at)]
        value: u16,
    } [
        { at: implied(), value: 7 } low [1, 7, 0] high [1, 0, 7];
    ] => refused "`value > 1` does not hold" { at: implied(), value: 1 }
    since_and_at: since + at {
        at: Implied<u8>,
        #[wire(since = 2, at = at)]
        value: Option<u16>,
    } [
        { at: implied(), value: Some(7) } @ 2 low [1, 7, 0] high [1, 0, 7];
        { at: implied(), value: None } @ 2 low [0] high [0];
        { at: implied(), value: None } @ 1 low [0] high [0];
    ]
    until_and_at: until + at {
        at: Implied<u8>,
        #[wire(until = 2, at = at)]
        value: Option<u16>,
    } [
        { at: implied(), value: Some(7) } @ 2 low [1, 7, 0] high [1, 0, 7];
        { at: implied(), value: None } @ 3 low [0] high [0];
    ]
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High, tag = u16)]
enum Body {
    #[wire(id = 1)]
    Byte(u8),
    #[wire(id = 2)]
    Word(u16),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High, with(flags: u8))]
struct Child {
    #[wire(bit = flags & 4)]
    extra: Option<u8>,
    id: u8,
}

/// A variant with data elsewhere.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Far {
        at: Implied<u8>,
        #[wire(at = at)]
        data: Vec<u8>,
    },
}

/// A struct that gets a value and has data elsewhere.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, with(n: u8))]
struct Given {
    at: Implied<u8>,
    #[wire(at = at, count = n)]
    data: Vec<u8>,
}

/// A struct with parameters and data elsewhere.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low)]
struct Generic<T, const N: usize> {
    at: Implied<u8>,
    #[wire(at = at)]
    data: Option<[T; N]>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low)]
struct All {
    n: Implied<u8>,
    message: Message,
    #[wire(with(n))]
    given: Given,
    generic: Generic<u16, 2>,
}

/// The fields in a variant, in a struct that gets values, and in one with parameters.
pub(super) fn fields() -> [Vec<Field>; 3] {
    let Shape::Enum(shape) = <Message as Layout<Low>>::shape() else {
        return [const { Vec::new() }; 3];
    };
    let of_variant = match (shape.variants[0].shape)() {
        Shape::Record(record) => record.fields,
        _ => &[],
    };
    let given = <Given as Layout<Low>>::RECORD.unwrap().shape.fields;
    let generic = <Generic<u8, 2> as Layout<Low>>::RECORD.unwrap().shape.fields;
    [of_variant.to_vec(), given.to_vec(), generic.to_vec()]
}

#[test]
fn in_variants_and_structs_with_values_or_parameters() {
    let value = All {
        n: implied(),
        message: Message::Far { at: implied(), data: vec![7, 8] },
        given: Given { at: implied(), data: vec![9] },
        generic: Generic { at: implied(), data: Some([1, 2]) },
    };
    assert_message::<Low, _>(&value, &[1, 1, 5, 8, 9, 2, 7, 8, 9, 1, 0, 2, 0]);
    let error = decode_error::<Low, All>(&[1, 1, 5, 8, 30, 2, 7, 8, 9]);
    assert_text(&error, "needed 21 bytes, 0 left at byte 0x9 in All.generic.data");
    assert!(Low::from_slice::<All>(&[1, 1, 5, 8, 0, 2, 7, 8, 9]).is_ok());
}
