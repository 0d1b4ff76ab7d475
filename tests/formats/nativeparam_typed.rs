//! Structs declared for nativeparam: types, counts, optional and extra fields, text codecs, tags.

use codec_core::{Decode, DecodeErrorKind, Format, Wire};
use formats::nativeparam::{
    Ansi, AvatarId, Ignored, Json, Lossy, NativeParam, RawText, Struct, Value, Vector3,
    messages::{CommunityRequest, QuestTracker},
};
use uuid::Uuid;

use crate::{
    nativeparam::{vector, vectors},
    support::hex,
};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = NativeParam)]
struct Every {
    a: u8,
    b: f32,
    c: f64,
    d: i32,
    e: String,
    f: Inner,
    g: Uuid,
    h: AvatarId,
    i: Vector3,
    j: bool,
    k: Json,
    l: Vec<i32>,
    m: i64,
    n: Vec<u8>,
    o: u32,
    p: Vec<Uuid>,
    q: Vec<String>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = NativeParam)]
struct Inner {}

#[test]
fn a_declared_struct_of_all_types_matches_the_vector() {
    let bytes = vector("all_types_once");
    let value: Every = NativeParam::from_slice(&bytes).unwrap();
    assert_eq!((value.a, value.d, value.o), (0, -1, u32::MAX));
    assert_eq!(value.i, Vector3 { x: 1.0, y: -2.5, z: f32::from_bits(0x4e6e_6b28) });
    assert_eq!((value.l.len(), value.n.len(), value.p.len(), value.q.len()), (3, 3, 2, 3));
    assert_eq!(NativeParam::to_vec(&value).unwrap(), bytes);
}

/// A struct of which only the first field is declared.
#[derive(Wire)]
#[wire(format = NativeParam)]
struct First<T> {
    value: T,
    #[wire(rest)]
    rest: Ignored,
}

fn first<'de, T: Decode<'de, NativeParam>>(message: &'de [u8]) -> T {
    NativeParam::from_prefix::<First<T>>(message).unwrap().0.value
}

/// Reads each field of the struct at the start of `bytes` as the type that its value has.
fn each_field_is_read_by_its_type(bytes: &[u8], fields: &[Value<'_>]) {
    let mut rest = &bytes[1..];
    for (index, value) in fields.iter().enumerate() {
        let left = u8::try_from(fields.len() - index).unwrap();
        let message = [&[left], rest].concat();
        match value {
            Value::UInt8(known) => assert_eq!(first::<u8>(&message), *known),
            Value::Float32(known) => assert_eq!(first::<f32>(&message), *known),
            Value::Float64(known) => assert_eq!(first::<f64>(&message), *known),
            Value::Int32(known) => assert_eq!(first::<i32>(&message), *known),
            Value::CString(known) => assert_eq!(first::<&str>(&message), *known),
            Value::Struct(inner) => each_field_is_read_by_its_type(&rest[1..], &inner.0),
            Value::Uuid(known) => assert_eq!(first::<Uuid>(&message), *known),
            Value::AvatarId(known) => assert_eq!(first::<AvatarId>(&message), *known),
            Value::Vector3(known) => assert_eq!(first::<Vector3>(&message), *known),
            Value::Bool(known) => assert_eq!(first::<bool>(&message), *known),
            Value::Json(known) => assert_eq!(first::<Json<&str>>(&message).0, known.0),
            Value::Int32Array(known) => assert_eq!(first::<Vec<i32>>(&message), *known),
            Value::Int64(known) => assert_eq!(first::<i64>(&message), *known),
            Value::Buffer(known) => assert_eq!(first::<&[u8]>(&message), &**known),
            Value::UInt32(known) => assert_eq!(first::<u32>(&message), *known),
            Value::UuidArray(known) => assert_eq!(first::<Vec<Uuid>>(&message), *known),
            Value::CStringArray(known) => assert_eq!(first::<Vec<String>>(&message), *known),
        }
        let len = NativeParam::encoded_len(&Struct(vec![value.clone()])).unwrap() - 1;
        rest = &rest[len..];
    }
}

#[test]
fn types_and_values_agree_on_every_vector() {
    for (_, bytes, fields) in vectors() {
        each_field_is_read_by_its_type(&bytes, &fields.0);
    }
}

#[test]
fn a_wrong_type_is_an_error_that_names_both() {
    let error = NativeParam::from_slice::<QuestTracker>(&[2, 10, 1, 15, 7, 0, 0, 0]).unwrap_err();
    assert_eq!(error.to_string(), "expected int32, found uint32 at byte 0x4 in QuestTracker.quest");
}

#[test]
fn a_wrong_number_of_fields_is_an_error() {
    let few = NativeParam::from_slice::<QuestTracker>(&[1, 10, 1]).unwrap_err();
    assert_eq!(*few.kind(), DecodeErrorKind::FieldCount { expected: 2, found: 1 });
    let many =
        NativeParam::from_slice::<QuestTracker>(&[3, 10, 1, 4, 7, 0, 0, 0, 1, 1]).unwrap_err();
    assert_eq!(*many.kind(), DecodeErrorKind::FieldCount { expected: 2, found: 3 });
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = NativeParam)]
struct Lenient {
    a: u8,
    #[wire(as = i32)]
    wide: u16,
    b: Option<u8>,
    c: Option<u8>,
    #[wire(rest)]
    rest: Ignored,
}

#[test]
fn optional_fields_shorten_the_count_and_extra_fields_are_ignored_on_request() {
    let lenient = |b, c| Lenient { a: 1, wide: 2, b, c, rest: Ignored };
    let short = [2, 1, 1, 4, 2, 0, 0, 0];
    assert_eq!(NativeParam::to_vec(&lenient(None, None)).unwrap(), short);
    assert_eq!(NativeParam::from_slice::<Lenient>(&short).unwrap(), lenient(None, None));
    let longer = [3, 1, 1, 4, 2, 0, 0, 0, 1, 9];
    assert_eq!(NativeParam::to_vec(&lenient(Some(9), None)).unwrap(), longer);
    assert_eq!(NativeParam::from_slice::<Lenient>(&longer).unwrap(), lenient(Some(9), None));
    let extra = [6, 1, 1, 4, 2, 0, 0, 0, 1, 9, 1, 8, 10, 1, 6, 1, 5, 0, 0];
    assert_eq!(NativeParam::from_slice::<Lenient>(&extra).unwrap(), lenient(Some(9), Some(8)));
    let gap = NativeParam::to_vec(&lenient(None, Some(9))).unwrap_err();
    assert_eq!(gap.to_string(), "invalid field behind an absent one in Lenient.c");
    let wide = NativeParam::from_slice::<Lenient>(&[2, 1, 1, 4, 0, 0, 1, 0]).unwrap_err();
    assert_eq!(*wide.kind(), DecodeErrorKind::Invalid { what: "number", value: 0x1_0000 });
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = NativeParam)]
struct Texts<'a> {
    #[wire(as = Ansi)]
    ansi: String,
    #[wire(as = Lossy)]
    lossy: String,
    #[wire(as = RawText)]
    raw: &'a [u8],
    borrowed: &'a str,
}

#[test]
fn text_that_is_not_utf_8_has_codecs() {
    let bytes = hex("04050200fc6e050200fc6e050200fc6e0502006162");
    let texts: Texts = NativeParam::from_slice(&bytes).unwrap();
    assert_eq!(texts.ansi, "ün");
    assert_eq!(texts.lossy, "\u{fffd}n");
    assert_eq!(texts.raw, [0xfc, 0x6e]);
    assert_eq!(texts.borrowed, "ab");
    let again = hex("04050200fc6e050400efbfbd6e050200fc6e0502006162");
    assert_eq!(NativeParam::to_vec(&texts).unwrap(), again);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = NativeParam, tag = str)]
enum Command {
    #[wire(id = "teleport_to_world")]
    Teleport {
        world: String,
    },
    #[wire(id = ["quest_start", "quest_accept"])]
    QuestStart {
        quest: i32,
    },
    Say(Say),
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = NativeParam, name = "say")]
struct Say {
    text: String,
}

#[test]
fn an_enum_can_be_told_by_a_leading_text() {
    let bytes = hex("02 05 0300 736179 05 0200 6869".replace(' ', "").as_str());
    let say = Command::Say(Say { text: "hi".into() });
    assert_eq!(NativeParam::to_vec(&say).unwrap(), bytes);
    assert_eq!(NativeParam::from_slice::<Command>(&bytes).unwrap(), say);
    let mut bytes = vec![2, 5, 11, 0];
    bytes.extend(b"quest_start");
    bytes.extend([4, 7, 0, 0, 0]);
    let quest = Command::QuestStart { quest: 7 };
    assert_eq!(NativeParam::to_vec(&quest).unwrap(), bytes);
    assert_eq!(NativeParam::from_slice::<Command>(&bytes).unwrap(), quest);
    let error = NativeParam::from_slice::<Command>(&[1, 5, 1, 0, b'x']).unwrap_err();
    assert_eq!(error.to_string(), "unknown name of `Command` at byte 0x0 in Command");
}

#[test]
fn an_unknown_message_number_is_reported_where_its_struct_begins() {
    let error = NativeParam::from_slice::<CommunityRequest>(&[1, 4, 9, 0, 0, 0]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "unknown tag 0x9 of `CommunityRequest` at byte 0x0 in CommunityRequest"
    );
}

#[test]
fn an_option_in_an_option_that_is_absent_writes_nothing() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = NativeParam)]
    struct Nested {
        a: u8,
        b: Option<Option<u8>>,
    }

    assert_eq!(NativeParam::to_vec(&Nested { a: 1, b: Some(None) }).unwrap(), [1, 1, 1]);
    assert_eq!(NativeParam::to_vec(&Nested { a: 1, b: Some(Some(2)) }).unwrap(), [2, 1, 1, 1, 2]);
}
