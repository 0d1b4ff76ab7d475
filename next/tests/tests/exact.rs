//! `derive(Exact)`: what JSON of structs and enums looks like, what is read, and what errors say.

#![allow(
    clippy::pedantic,
    clippy::unwrap_used,
    clippy::float_cmp,
    reason = "tests may stop at the first surprise"
)]

use std::{borrow::Cow, fmt::Debug, marker::PhantomData, net::Ipv4Addr};

use codec_core::{
    Implied,
    exact::{Error, Exact, Value},
};
use serde::{Serialize, de::DeserializeOwned};

/// Checks that a value has this JSON, and comes back from it.
#[track_caller]
fn assert_json<T>(value: &T, json: &str)
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
}

#[track_caller]
fn assert_error<T: DeserializeOwned + Debug>(json: &str, error: &str) {
    assert_eq!(serde_json::from_str::<T>(json).unwrap_err().to_string(), error);
}

#[derive(Exact, Debug, PartialEq, Default)]
struct Named {
    count: Implied<u8>,
    flags: u16,
    r#type: u8,
    maybe: Option<f32>,
    bytes: Vec<u8>,
}

#[derive(Exact, Debug, PartialEq)]
struct Newtype(Vec<Named>);

#[derive(Exact, Debug, PartialEq)]
struct Pair(u8, String);

#[derive(Exact, Debug, PartialEq)]
struct Unit;

#[derive(Exact, Debug, PartialEq)]
struct Empty {}

#[derive(Exact, Debug, PartialEq)]
struct NoFields();

#[test]
fn structs_look_as_serde_would_write_them() {
    let named = Named { maybe: Some(0.1), bytes: vec![1, 0xab], ..Named::default() };
    assert_json(&named, r#"{"flags":0,"type":0,"maybe":0.1,"bytes":"01ab"}"#);
    assert_json(&Newtype(vec![]), "[]");
    assert_json(&Pair(1, "one".into()), r#"[1,"one"]"#);
    assert_json(&Unit, "null");
    assert_json(&Empty {}, "{}");
    assert_json(&NoFields(), "[]");
}

#[derive(Exact, Debug, PartialEq)]
enum Any {
    Nothing,
    One(u16),
    Two(u8, i8),
    None(),
    Fields { r#in: u8, bytes: [u8; 2] },
}

#[derive(Exact, Debug, PartialEq)]
enum Never {}

#[test]
fn enums_look_as_serde_would_write_them() {
    assert_json(&Any::Nothing, r#""Nothing""#);
    assert_json(&Any::One(5), r#"{"One":5}"#);
    assert_json(&Any::Two(1, -1), r#"{"Two":[1,-1]}"#);
    assert_json(&Any::None(), r#"{"None":[]}"#);
    assert_json(&Any::Fields { r#in: 1, bytes: [2, 3] }, r#"{"Fields":{"in":1,"bytes":"0203"}}"#);
    assert_eq!(serde_json::from_str::<Any>(r#"{"Nothing":null}"#).unwrap(), Any::Nothing);
    assert_error::<Never>(r#""Any""#, "Never: no variant `Any`");
}

#[test]
fn missing_fields_have_the_value_that_their_type_gives_them() {
    let read: Named = serde_json::from_str(r#"{"flags":0,"type":7,"bytes":""}"#).unwrap();
    assert_eq!(read, Named { r#type: 7, ..Named::default() });
}

#[test]
fn unknown_fields_are_ignored() {
    let read: Named =
        serde_json::from_str(r#"{"bytes":"","flags":0,"type":7,"count":[],"x":1}"#).unwrap();
    assert_eq!(read.r#type, 7);
}

#[test]
fn errors_name_the_field() {
    assert_error::<Named>(r#"{"flags":0}"#, "Named.type: missing");
    assert_error::<Named>("[]", "Named: expected an object, found a list");
    assert_error::<Named>(r#"{"flags":0,"type":1,"type":1}"#, "Named.type: given twice");
    assert_error::<Named>(r#"{"flags":0,"type":256}"#, "Named.type: 256 does not fit in u8");
    assert_error::<Named>(
        r#"{"flags":0,"type":1.5}"#,
        "Named.type: expected a whole number, found a number with a fraction",
    );
    assert_error::<Named>(
        r#"{"flags":0,"type":1,"bytes":"abc"}"#,
        "Named.bytes: bytes must be an even number of hexadecimal digits, without spaces",
    );
    assert_error::<Pair>("[1]", "Pair: expected 2 values, found 1");
    assert_error::<Pair>("[1, 2]", "Pair[1]: expected text, found a whole number");
    assert_error::<Any>("5", "Any: expected the name of a variant, found a whole number");
    assert_error::<Any>("{}", "Any: expected the name of one variant, found 0 names");
    assert_error::<Any>(
        r#"{"One":1,"Two":2}"#,
        "Any: expected the name of one variant, found 2 names",
    );
    assert_error::<Any>(r#""Three""#, "Any: no variant `Three`");
    assert_error::<Any>(r#"{"Nothing":1}"#, "Any.Nothing: expected null, found a whole number");
    assert_error::<Any>(r#"{"Fields":{"in":1}}"#, "Any.Fields.bytes: missing");
    assert_error::<Any>(
        r#"{"Fields":{"in":1,"bytes":"00"}}"#,
        "Any.Fields.bytes: expected 2 bytes, found 1",
    );
    let newtype =
        Newtype::from_value(serde_json::from_str(r#"[{"flags":0}]"#).unwrap()).unwrap_err();
    assert_eq!(newtype.path().to_string(), "[0].type");
}

#[derive(Exact, Debug, PartialEq)]
struct Generic<'a, T, I: Iterator, const N: usize>
where
    T: Clone,
{
    values: [T; N],
    items: Vec<I::Item>,
    text: Cow<'a, str>,
    bytes: Cow<'a, [u8]>,
    marker: PhantomData<I>,
    inside: Option<Box<Self>>,
}

#[test]
fn types_may_be_generic_borrow_and_contain_themselves() {
    let generic = |inside| Generic::<'static, u8, std::ops::Range<u32>, 2> {
        values: [1, 2],
        items: vec![3],
        text: "text".into(),
        bytes: vec![4].into(),
        marker: PhantomData,
        inside,
    };
    let fields = r#"{"values":"0102","items":[3],"text":"text","bytes":"04","inside":"#;
    let json = format!("{fields}{fields}null}}}}");
    assert_json(&generic(Some(Box::new(generic(None)))), &json);
}

#[test]
fn types_that_json_lacks_come_back() {
    assert_json(&(u64::MAX, i64::MIN), "[18446744073709551615,-9223372036854775808]");
    let wide = (u128::MAX).to_value();
    assert_eq!(wide, Value::Text(u128::MAX.to_string().into()));
    assert_eq!(u128::from_value(wide), Ok(u128::MAX));
    assert_eq!(i128::from_value(i128::MIN.to_value()), Ok(i128::MIN));
    assert_eq!(i128::from_value((-5_i128).to_value()), Ok(-5));
    let address = Ipv4Addr::LOCALHOST.to_value();
    assert_eq!(address, Value::Text("127.0.0.1".into()));
    assert_eq!(Ipv4Addr::from_value(address), Ok(Ipv4Addr::LOCALHOST));
    assert_eq!(char::from_value('ß'.to_value()), Ok('ß'));
    assert_eq!(f32::from_value(f32::NAN.to_value()).unwrap().to_bits(), f32::NAN.to_bits());
    assert_eq!(
        char::from_value(Value::Text("two".into())),
        Err(Error::new("`two` is not one character")),
    );
}

#[test]
fn a_value_reads_any_json_and_writes_the_same() {
    let json = r#"{"b":[null,true,-1,1,0.5,"text"],"a":{}}"#;
    let value: Value = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::to_string(&value).unwrap(), json);
}

/// With serde's own derive, single fields can be written exactly.
#[test]
fn fields_of_types_with_serde_join() {
    #[derive(serde::Serialize, serde::Deserialize, Debug, PartialEq)]
    struct Other {
        #[serde(with = "codec_core::exact")]
        bytes: Vec<u8>,
        inside: Pair,
    }
    let other = Other { bytes: vec![1], inside: Pair(2, String::new()) };
    assert_json(&other, r#"{"bytes":"01","inside":[2,""]}"#);
}

/// The runtime has another name, and everything that derived code names is something else.
#[allow(dead_code, non_camel_case_types, reason = "the names could be mistaken for others")]
mod shadowed {
    extern crate codec_core as renamed;

    pub(crate) struct Result;
    pub(crate) struct Ok;
    pub(crate) struct Err;
    pub(crate) struct Some;
    pub(crate) struct None;
    pub(crate) struct Option;
    pub(crate) struct Vec;
    pub(crate) struct Value;
    pub(crate) struct Fields;
    pub(crate) struct Variant;
    pub(crate) struct Error;
    pub(crate) struct str;
    pub(crate) trait Exact {}
    pub(crate) trait Field {}
    pub(crate) trait Serialize {}
    pub(crate) trait Deserialize {}
    pub(crate) trait Sized {}
    pub(crate) mod core {}
    pub(crate) mod serde {}
    pub(crate) mod codec_core {}

    #[derive(renamed::exact::Exact)]
    #[wire(crate = renamed)]
    pub(crate) struct Struct<'de> {
        pub(crate) number: ::std::primitive::u8,
        pub(crate) text: ::std::borrow::Cow<'de, ::std::primitive::str>,
    }

    #[derive(renamed::exact::Exact)]
    #[wire(crate = renamed)]
    pub(crate) enum Enum {
        Some(::std::primitive::u8),
        None,
        Ok { value: ::std::primitive::u8 },
        Err(::std::primitive::u8, ::std::primitive::u8),
    }
}

#[test]
fn names_of_the_prelude_may_be_taken() {
    let value = shadowed::Struct { number: 1, text: "one".into() };
    assert_eq!(serde_json::to_string(&value).unwrap(), r#"{"number":1,"text":"one"}"#);
    assert_eq!(serde_json::to_string(&shadowed::Enum::None).unwrap(), r#""None""#);
}
