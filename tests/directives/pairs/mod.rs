//! Every pair of directives is decided: it composes, with bytes worked out by hand, or it is a
//! compile error that names both, with a case in `tests/ui/pairs`. `matrix` walks all pairs and
//! compares with the roles and exceptions on the reference page.

mod at;
mod bits;
mod check;
mod checksum;
mod codec;
mod constant;
mod containers;
mod default;
mod end;
mod generics;
mod layout;
mod lists;
mod matrix;
mod name;
mod order;
mod padding;
mod params;
mod presence;
mod shared;
mod sources;
mod switch;
mod tail;
mod variants;
mod version;
mod with;

use ::codec_core::{Decode, Encode, Implied, Options, Order, Packed, Wire, shape::Field};
use ::std::{assert, assert_eq, prelude::rust_2024::*};

use crate::support::{
    Big, Little, assert_rejects_truncation_with, assert_wire_with, decode, decode_error,
    encode_error, to_hex, version,
};

/// Tests of pairs that compose, and the list of them. Each has a name, the two directives, and what
/// `case` takes.
macro_rules! pairs {
    ($(
        $name:ident: $a:tt + $b:tt $fields:tt $values:tt $(=> refused $refused:tt)?
    )*) => {
        /// The pairs of this file.
        pub(super) const PAIRS: &[(&str, &str)] = &[$((stringify!($a), stringify!($b))),*];

        $(crate::pairs::case! { $name [$a $b] $fields $values [$($refused)?] })*
    };
}
use pairs;

/// A test of one struct: the directives that one of its fields has, what others use that field as,
/// its fields, then values with their bytes, in `little` and `big` order or,
/// where they are the same, in `both`; in the newest protocol version or `@` another. At the end,
/// values that are not encoded and bytes that are not decoded, with a part of the error text.
macro_rules! case {
    (
        $name:ident [$($directive:tt)*] $(used [$($used:tt)*])? { $($fields:tt)* }
        [$( { $($value:tt)* } $(@ $version:literal)? $($order:ident [$($byte:expr),* $(,)?])+; )+]
        [$([$( $text:literal $({ $($bad:tt)* })? $([$($wrong:expr),* $(,)?])?; )+])?]
    ) => {
        #[test]
        fn $name() {
            #[derive(Wire, Debug, Clone, PartialEq)]
            #[wire(format = Little, format = Big)]
            struct Value { $($fields)* }

            let directives: &[&str] = &[$(stringify!($directive)),*];
            let object = <Value as ::codec_core::Layout<Little>>::RECORD.unwrap().shape;
            crate::pairs::describes(directives, &[$($(stringify!($used)),*)?], object.fields);
            let rest = ["rest", "tail"].iter().any(|word| directives.contains(word));
            $(
                let (value, at): (_, &[u32]) = (Value { $($value)* }, &[$($version)?]);
                $(crate::pairs::$order(&value, &[$($byte),*], at.first(), rest);)+
            )+
            $($(
                $(crate::pairs::refuses_value(&Value { $($bad)* }, $text);)?
                $(crate::pairs::refuses_bytes::<Value>(&[$($wrong),*], $text);)?
            )+)?
        }
    };
}
use case;

/// Checks that a field is described by all of the directives, and that the directives of other
/// fields use it as all of `used`.
fn describes(directives: &[&str], used: &[&str], fields: &[Field]) {
    let has = |field: &Field, directive: &str| match directive {
        // The description has the codec itself.
        "as" => true,
        "default" if field.directives == "skip" => true,
        directive => described(&[*field]).contains(&directive),
    };
    let users = |source: &Field, directive: &str| {
        let names = |text: &String| words(text).skip(1).any(|word| word == source.name);
        let uses = |text: &String| words(text).next() == Some(directive) && names(text);
        fields.iter().flat_map(texts).filter(uses).count()
    };
    let wanted = |directive: &str| used.iter().filter(|other| **other == directive).count();
    let found = fields.iter().any(|field| {
        directives.iter().all(|directive| has(field, directive))
            && used.iter().all(|directive| users(field, directive) >= wanted(directive))
    });
    assert!(found, "no field with {directives:?} that is used as {used:?}");
}

/// The directives that the descriptions of fields have, without their values.
fn described(fields: &[Field]) -> Vec<&'static str> {
    let name = fields.iter().filter(|field| field.wire_name != field.name).map(|_| "name");
    let others = fields
        .iter()
        .flat_map(|field| field.directives.split(", ").filter_map(|text| words(text).next()));
    name.chain(others.filter(|word| matrix::FIELDS.contains(word))).collect()
}

/// The directives of a field as they are described, each with its value.
fn texts(field: &Field) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for part in field.directives.split(", ") {
        match texts.last_mut() {
            // A comma in a value.
            Some(last) if !words(part).take(1).any(|word| matrix::FIELDS.contains(&word)) => {
                last.push_str(", ");
                last.push_str(part);
            }
            _ => texts.push(part.to_owned()),
        }
    }
    texts
}

/// The names in a piece of Rust.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

fn both<T>(value: &T, bytes: &[u8], at: Option<&u32>, rest: bool)
where
    T: Encode<Little> + for<'de> Decode<'de, Little> + Encode<Big> + for<'de> Decode<'de, Big>,
    T: PartialEq + ::std::fmt::Debug + Clone,
{
    little(value, bytes, at, rest);
    big(value, bytes, at, rest);
}

fn little<T>(value: &T, bytes: &[u8], at: Option<&u32>, rest: bool)
where
    T: Encode<Little> + for<'de> Decode<'de, Little> + PartialEq + ::std::fmt::Debug + Clone,
{
    check::<Little, T, Framed<T>>(value, bytes, at, rest, |size, value| Framed { size, value });
}

fn big<T>(value: &T, bytes: &[u8], at: Option<&u32>, rest: bool)
where
    T: Encode<Big> + for<'de> Decode<'de, Big> + PartialEq + ::std::fmt::Debug + Clone,
{
    // The other order is enough for optimized builds, which take long to compile.
    if ::std::cfg!(debug_assertions) {
        check::<Big, T, Framed<T>>(value, bytes, at, rest, |size, value| Framed { size, value });
    }
}

/// A value in as many bytes as a number before it says: however much of it is missing, that is an
/// error, also of a list that takes the rest. Eight bytes keep every alignment.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Framed<T> {
    size: Implied<u64>,
    #[wire(len = size)]
    value: T,
}

/// Checks that `value` is `bytes`, both ways, alone and framed, and that no shorter input is.
fn check<F, T, W>(
    value: &T,
    bytes: &[u8],
    at: Option<&u32>,
    rest: bool,
    frame: impl Fn(Implied<u64>, T) -> W,
) where
    F: Packed<Options = ()>,
    T: Encode<F> + for<'de> Decode<'de, F> + PartialEq + ::std::fmt::Debug + Clone,
    W: Encode<F> + for<'de> Decode<'de, F> + PartialEq + ::std::fmt::Debug + Clone,
{
    let options: Options<F> = version(at.copied().unwrap_or(u32::MAX));
    assert_wire_with::<F, T>(value, bytes, &options);
    if !rest {
        assert_rejects_truncation_with::<F, T>(bytes, &options);
    }
    let careful = Options { strict: true, ..options.clone() };
    assert_eq!(decode::<F, T>(bytes, &careful).as_ref(), Ok(value), "{}", to_hex(bytes));

    if !::std::cfg!(debug_assertions) {
        return;
    }
    let size = u64::try_from(bytes.len()).unwrap();
    let size = match F::ORDER {
        Order::Little => size.to_le_bytes(),
        Order::Big => size.to_be_bytes(),
    };
    let framed = [&size, bytes].concat();
    assert_wire_with::<F, W>(&frame(Implied::new(), value.clone()), &framed, &options);
    assert_rejects_truncation_with::<F, W>(&framed, &options);
}

/// Checks that encoding `value` is an error with `text` in it.
fn refuses_value<T: Encode<Little> + ::std::fmt::Debug>(value: &T, text: &str) {
    let error = encode_error::<Little, T>(value).to_string();
    assert!(error.contains(text), "{error}");
}

/// Checks that decoding `bytes` is an error with `text` in it.
fn refuses_bytes<T: for<'de> Decode<'de, Little> + ::std::fmt::Debug>(bytes: &[u8], text: &str) {
    let error = decode_error::<Little, T>(bytes).to_string();
    assert!(error.contains(text), "{error}");
}

/// Not on the wire as itself.
const fn implied<T>() -> Implied<T> {
    Implied::new()
}

/// An enum with a tag of two bytes.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u16)]
enum Body {
    #[wire(id = 1)]
    Byte(u8),
    #[wire(id = [0x0203, 0x0204])]
    Word(u16),
}

/// A struct that has a say in the flags that it gets.
#[derive(Wire, Debug, Clone, Default, PartialEq)]
#[wire(format = Little, format = Big, with(flags: u8))]
struct Child {
    #[wire(bit = flags & 4)]
    extra: Option<u8>,
    id: u8,
}

/// A struct that only reads what it gets.
#[derive(Wire, Debug, Clone, Default, PartialEq)]
#[wire(format = Little, format = Big, with(wide: bool))]
struct Wide {
    low: u8,
    #[wire(when = wide)]
    high: Option<u8>,
}
