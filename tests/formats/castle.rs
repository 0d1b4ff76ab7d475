//! Castle against `tests/golden/castle`: trees of values.

use codec_core::{DecodeError, DecodeErrorKind, EncodeErrorKind, Format, Limits, Options};
use formats::castle::{
    Castle, CastleOptions, Compound, Date, DateTime, Half, List, Time, Value, token,
};
use serde_json::Value as Json;

use crate::support::{flips, hex, rows};

/// The rows of a golden file.
/// The tokens that a golden file describes.
fn fields(text: &str) -> Compound {
    let json: Json = serde_json::from_str(text).unwrap();
    let Some(nest) = json.get("nest") else { return compound(&json) };
    let name = nest["field"][0].as_str().unwrap();
    (0..nest["times"].as_u64().unwrap()).fold(compound(&nest["inner"]), |inner, _| {
        Compound(vec![(name.into(), Value::Compound(inner))])
    })
}

fn compound(json: &Json) -> Compound {
    let child = |child: &Json| {
        (child[0].as_str().unwrap().into(), value(child[1].as_str().unwrap(), &child[2]))
    };
    Compound(json.as_array().unwrap().iter().map(child).collect())
}

fn id(name: &str) -> u8 {
    (0..=token::COMPOUND).find(|id| token::name(*id) == Some(name)).unwrap()
}

fn number<T: TryFrom<i128>>(json: &Json) -> T {
    let number = json.as_i64().map(i128::from).or_else(|| json.as_u64().map(i128::from));
    T::try_from(number.unwrap()).ok().unwrap()
}

fn bits(json: &Json) -> u64 {
    u64::from_str_radix(json.as_str().unwrap().strip_prefix("0x").unwrap(), 16).unwrap()
}

fn half(json: &Json) -> Half {
    Half::from_bits(bits(json) as u16)
}

fn single(json: &Json) -> f32 {
    f32::from_bits(bits(json) as u32)
}

fn double(json: &Json) -> f64 {
    f64::from_bits(bits(json))
}

fn text(json: &Json) -> String {
    json.as_str().unwrap().into()
}

fn all<T>(json: &Json, one: impl Fn(&Json) -> T) -> Vec<T> {
    json.as_array().unwrap().iter().map(one).collect()
}

fn value(token: &str, json: &Json) -> Value {
    match token {
        "Byte" => Value::Byte(number(json)),
        "SByte" => Value::SByte(number(json)),
        "Int16" => Value::Int16(number(json)),
        "UInt16" => Value::UInt16(number(json)),
        "Int32" => Value::Int32(number(json)),
        "UInt32" => Value::UInt32(number(json)),
        "Int64" => Value::Int64(number(json)),
        "UInt64" => Value::UInt64(number(json)),
        "Half" => Value::Half(half(json)),
        "Single" => Value::Single(single(json)),
        "Double" => Value::Double(double(json)),
        "String" => Value::String(text(json).into()),
        "String16" => Value::String16(text(json).into()),
        "DateTime" => Value::DateTime(DateTime::new(number(&json[0]), number(&json[1])).unwrap()),
        "Date" => Value::Date(Date::new(number(json)).unwrap()),
        "Time" => Value::Time(Time::new(number(json)).unwrap()),
        "ByteArray" => Value::ByteArray(all(json, number)),
        "SByteArray" => Value::SByteArray(all(json, number)),
        "Int16Array" => Value::Int16Array(all(json, number)),
        "UInt16Array" => Value::UInt16Array(all(json, number)),
        "Int32Array" => Value::Int32Array(all(json, number)),
        "UInt32Array" => Value::UInt32Array(all(json, number)),
        "Int64Array" => Value::Int64Array(all(json, number)),
        "UInt64Array" => Value::UInt64Array(all(json, number)),
        "HalfArray" => Value::HalfArray(all(json, half)),
        "SingleArray" => Value::SingleArray(all(json, single)),
        "DoubleArray" => Value::DoubleArray(all(json, double)),
        "Guid" => Value::Guid(text(json).parse().unwrap()),
        "List" => {
            let of = json["of"].as_str().unwrap();
            Value::List(List { of: id(of), items: all(&json["items"], |item| value(of, item)) })
        }
        "Compound" => Value::Compound(compound(json)),
        other => panic!("{other}"),
    }
}

pub(crate) fn vectors() -> impl Iterator<Item = (&'static str, Vec<u8>, Compound)> {
    rows(include_str!("../golden/castle/vectors.tsv"))
        .map(|row| (row[0], hex(row[1]), fields(row[2])))
}

/// Equality that takes a NaN for equal to itself; `assert_eq` of the bytes compares their bits.
fn assert_same(name: &str, found: &Compound, expected: &Compound) {
    assert_eq!(format!("{found:?}"), format!("{expected:?}"), "{name}");
}

#[test]
fn every_vector_decodes_to_its_fields_and_encodes_to_its_bytes() {
    for (name, bytes, fields) in vectors() {
        let (found, used) = Castle::from_prefix::<Compound>(&bytes).unwrap();
        assert_same(name, &found, &fields);
        assert_eq!(used, bytes.len(), "{name}");
        assert_eq!(Castle::to_vec(&found).unwrap(), bytes, "{name}");
        assert_eq!(Castle::to_vec(&fields).unwrap(), bytes, "{name}");
        assert_eq!(Castle::encoded_len(&fields).unwrap(), bytes.len(), "{name}");
        let strict = Options { strict: true, ..Castle::DEFAULTS.clone() };
        Castle::from_slice_with::<Compound>(&bytes, &strict).unwrap();
        let root: Value = Castle::from_slice(&bytes).unwrap();
        assert_eq!(Castle::to_vec(&root).unwrap(), bytes, "{name}");
        assert_eq!(Castle::annotate(&root).unwrap().bytes(), bytes, "{name}");
    }
}

#[test]
fn every_truncation_of_every_vector_is_incomplete() {
    for (name, bytes, _) in vectors() {
        for len in 0..bytes.len() {
            let error = Castle::from_slice::<Compound>(&bytes[..len]).unwrap_err();
            assert!(error.is_incomplete(), "{name} cut to {len}: {error}");
        }
    }
}

#[test]
fn no_bit_flip_panics() {
    let lenient = Options::new(CastleOptions::LENIENT_LENGTH);
    let draft = Options::new(CastleOptions::DRAFT);
    for (name, bytes, _) in vectors().filter(|(_, bytes, _)| bytes.len() < 1000) {
        for (bit, flipped) in flips(&bytes) {
            let _ = Castle::from_slice_with::<Compound>(&flipped, &lenient);
            let _ = Castle::from_slice_with::<Compound>(&flipped, &draft);
            if let Ok(value) = Castle::from_slice::<Compound>(&flipped) {
                let again = Castle::to_vec(&value).unwrap();
                let value = Castle::from_slice::<Compound>(&again).unwrap();
                assert_eq!(Castle::to_vec(&value).unwrap(), again, "{name}, bit {bit}");
            }
        }
    }
}

/// `levels` compounds named `deep` around what the file `bytes` holds.
fn deep(bytes: &[u8], levels: usize) -> Option<Vec<u8>> {
    let (&[0, a, b, c, d, 0, 0], rest) = bytes.split_first_chunk()? else { return None };
    let names_len = usize::try_from(u32::from_le_bytes([a, b, c, d])).ok()?;
    let (names, children) = rest.split_at_checked(names_len)?;
    let (mut rest, mut count) = (names, 0u16);
    while let Some((len, behind)) = rest.split_first_chunk() {
        rest = behind.get(usize::from(u16::from_le_bytes(*len))..)?;
        count = count.checked_add(1)?;
    }
    let nested = (0..levels).fold(children.to_vec(), |inner, _| {
        let total = u32::try_from(inner.len() + 2).unwrap().to_le_bytes();
        [&[1, 0, token::COMPOUND], &total[..], &count.to_le_bytes(), &inner].concat()
    });
    let names_len = u32::try_from(names_len + 6).unwrap().to_le_bytes();
    Some([&[0], &names_len[..], &[0, 0], names, b"\x04\0deep", &nested].concat())
}

#[test]
fn what_is_deep_is_read_as_what_is_not() {
    const LEVELS: usize = 100;
    let malformed = rows(include_str!("../golden/castle/malformed.tsv"));
    let files = vectors().map(|(name, bytes, _)| (name, bytes));
    let files = files.chain(malformed.map(|row| (row[0], hex(row[1]))));
    let (mut good, mut bad) = (0, 0);
    for (name, bytes) in files {
        let shallow = Castle::from_prefix::<Compound>(&bytes);
        let used = shallow.as_ref().map_or(bytes.len(), |(_, used)| *used);
        // All but those that are malformed before the children.
        let Some(bytes) = deep(&bytes[..used], LEVELS) else { continue };
        match (Castle::from_prefix::<Compound>(&bytes), shallow) {
            (Ok((mut found, used)), Ok((expected, _))) => {
                for _ in 0..LEVELS {
                    let (_, inner) = found.into_iter().next().unwrap();
                    let Value::Compound(inner) = inner else { panic!("{name}") };
                    found = inner;
                }
                assert_same(name, &found, &expected);
                assert_eq!(used, bytes.len(), "{name}");
                good += 1;
            }
            // One has an id that is the name's now.
            (_, Err(expected)) if kind(&expected) == "NameIdOutOfRange" => {}
            (Err(error), _) if kind(&error) == "DepthLimit" => {}
            (Err(error), Err(expected)) => {
                assert_eq!(kind(&error), kind(&expected), "{name}");
                // The names have six bytes more, each level nine.
                let more = if kind(&error) == "NonAsciiName" { 0 } else { 6 + 9 * LEVELS };
                assert_eq!(error.offset(), expected.offset() + more, "{name}: {error}");
                bad += 1;
            }
            (found, expected) => panic!("{name}: {found:?}, {expected:?}"),
        }
    }
    assert!(good > 30 && bad > 10, "{good} and {bad}");
}

#[test]
fn tolerated_input_is_read_and_written_in_its_usual_form() {
    for row in rows(include_str!("../golden/castle/tolerated.tsv")) {
        let (name, bytes) = (row[0], hex(row[1]));
        let lenient = row[4] == "lenient";
        let options = Options::new(CastleOptions::LENIENT_LENGTH);
        let options = if lenient { &options } else { Castle::DEFAULTS };
        let value: Compound = Castle::from_slice_with(&bytes, options).unwrap();
        assert_same(name, &value, &fields(row[5]));
        assert_eq!(Castle::to_vec(&value).unwrap(), hex(row[2]), "{name}");
        let (_, used) = Castle::from_prefix_with::<Compound>(&bytes, options).unwrap();
        if !row[3].is_empty() {
            assert_eq!(used.to_string(), row[3], "{name}");
        }
        assert_eq!(lenient, Castle::from_slice::<Compound>(&bytes).is_err(), "{name}");
    }
}

#[test]
fn the_draft_dialect_reads_the_printed_examples() {
    let draft = Options::new(CastleOptions::DRAFT);
    for row in rows(include_str!("../golden/castle/draft.tsv")) {
        let bytes = hex(row[1]);
        let (value, used) = Castle::from_prefix_with::<Compound>(&bytes, &draft).unwrap();
        assert_same(row[0], &value, &fields(row[2]));
        assert_eq!(used, bytes.len(), "{}", row[0]);
        assert!(Castle::from_slice::<Compound>(&bytes).is_err(), "{}", row[0]);
        assert_same(row[0], &Compound::decode_auto(&bytes).unwrap(), &fields(row[2]));
    }
    for (name, bytes, fields) in vectors() {
        assert_same(name, &Compound::decode_auto(&bytes).unwrap(), &fields);
    }
    let error = Compound::decode_auto(&hex("0b")).unwrap_err();
    assert_eq!(kind(&error), "BadRootToken");
}

#[test]
fn total_lengths_of_other_programs_need_the_option() {
    let options = Options::new(CastleOptions::LENIENT_LENGTH);
    for (name, bytes, fields) in vectors().filter(|(name, ..)| name.starts_with("list_")) {
        assert_same(name, &Castle::from_slice_with(&bytes, &options).unwrap(), &fields);
        let at = bytes.iter().position(|byte| *byte == token::LIST).unwrap() + 1;
        for (change, good) in [(4, true), (254, true), (2, false), (255, false), (5, false)] {
            let mut changed = bytes.clone();
            changed[at] = changed[at].wrapping_add(change);
            let found = Castle::from_slice_with::<Compound>(&changed, &options);
            assert_eq!(found.is_ok(), good, "{name} {change}");
            assert!(Castle::from_slice::<Compound>(&changed).is_err(), "{name} {change}");
        }
    }
}

/// The name that the golden file has for a kind of error.
pub(crate) fn kind(error: &DecodeError) -> &'static str {
    match error.kind() {
        DecodeErrorKind::UnexpectedEnd { .. } => "UnexpectedEof",
        DecodeErrorKind::TrailingBytes { .. } => "TrailingData",
        DecodeErrorKind::UnknownType { .. } => "UnknownTokenType",
        DecodeErrorKind::DepthLimit { .. } => "DepthLimit",
        DecodeErrorKind::TooLong { .. } => "TooManyNames",
        DecodeErrorKind::InvalidText { encoding: "ASCII" } => "NonAsciiName",
        DecodeErrorKind::InvalidText { encoding: "UTF-8" } => "InvalidUtf8",
        DecodeErrorKind::InvalidText { encoding: "UTF-16LE" } => "InvalidUtf16",
        DecodeErrorKind::Invalid { what, .. } => match *what {
            "root token" => "BadRootToken",
            "root name id" => "BadRootNameId",
            "name table" => "NameTableMismatch",
            "name id" => "NameIdOutOfRange",
            "token: a root inside the root" => "NestedRoot",
            "list: its elements are lists" => "ListOfLists",
            "type of the elements of a list" => "BadListElementType",
            "total length: it ends at" => "TotalLengthMismatch",
            "name: another token has it too" => "DuplicateName",
            "DateTime" => "InvalidDateTime",
            "Date" => "InvalidDate",
            "Time" => "InvalidTime",
            _ => "another",
        },
        _ => "another",
    }
}

#[test]
fn malformed_input_gives_the_named_kind_of_error() {
    let strict = Options { strict: true, ..Castle::DEFAULTS.clone() };
    for row in rows(include_str!("../golden/castle/malformed.tsv")) {
        let (name, bytes, only_strict) = (row[0], hex(row[1]), row[3] == "strict");
        let error = Castle::from_slice_with::<Compound>(&bytes, &strict).unwrap_err();
        assert_eq!(kind(&error), row[2], "{name}: {error}");
        let usual = Castle::from_slice::<Compound>(&bytes);
        assert_eq!(usual.is_ok(), only_strict, "{name}");
        if let Err(error) = usual {
            assert_eq!(kind(&error), row[2], "{name}: {error}");
        }
    }
}

#[test]
fn errors_that_no_vector_has() {
    for (bytes, expected) in [
        ("00030000000000010061010000000005", "NestedRoot"),
        ("0003000000000001006c01001d06000000000001000000", "BadListElementType"),
        ("0004000000000001006100010001000005", "NameTableMismatch"),
        // 0001-01-01 00:00 on a clock ahead of UTC, and an offset of more than 14 hours.
        ("0003000000000001006101000e000000000000000000000100", "InvalidDateTime"),
        ("0003000000000001006101000e00000000b3a69ea1da084903", "InvalidDateTime"),
    ] {
        let error = Castle::from_slice::<Compound>(&hex(bytes)).unwrap_err();
        assert_eq!(kind(&error), expected, "{bytes}: {error}");
    }
    let mut names = vec![0, 2, 0, 2, 0, 0, 0];
    names.extend([0; 0x2_0002]);
    names.extend([0, 0]);
    let error = Castle::from_slice::<Compound>(&names).unwrap_err();
    assert_eq!(kind(&error), "TooManyNames");
}

fn one(value: Value) -> Compound {
    Compound(vec![("v".into(), value)])
}

fn encode_error(value: &Compound) -> EncodeErrorKind {
    Castle::to_vec(value).unwrap_err().kind().clone()
}

#[test]
fn values_that_do_not_fit_are_errors() {
    let too_long = EncodeErrorKind::TooLong { max: 65535, len: 65536 };
    let bytes = |len| Compound(vec![("v".into(), Value::Byte(0)); len]);
    let list = |len| List::new(vec![Value::Byte(0); len]);
    for value in [
        bytes(65536),
        one(Value::String("x".repeat(65536).into())),
        one(Value::String16("x".repeat(65536).into())),
        one(Value::Int64Array(vec![0; 65536])),
        one(Value::List(list(65536))),
    ] {
        assert_eq!(encode_error(&value), too_long);
    }
    for value in [bytes(65535), one(Value::List(list(65535)))] {
        let again: Compound = Castle::from_slice(&Castle::to_vec(&value).unwrap()).unwrap();
        assert_eq!(again, value);
    }
    let inner = Value::List(List::new(vec![Value::List(List::default())]));
    assert_eq!(encode_error(&one(inner)), EncodeErrorKind::Invalid { what: "list of lists" });
    let mixed = Value::List(List::new(vec![Value::Byte(1), Value::SByte(1)]));
    let what = "element: it has another type than its list";
    assert_eq!(encode_error(&one(mixed)), EncodeErrorKind::Invalid { what });
    let root = Castle::to_vec(&Value::Byte(1)).unwrap_err();
    assert_eq!(root.to_string(), "invalid root that is not a compound");
}

#[test]
fn names_that_are_too_long_or_too_many_are_too_long() {
    let named = |name: String| Compound(vec![(name.into(), Value::Byte(0))]);
    let longest = Castle::to_vec(&named("n".repeat(65535))).unwrap();
    assert!(Castle::from_slice::<Compound>(&longest).is_ok());
    let error = encode_error(&named("n".repeat(65536)));
    assert_eq!(error, EncodeErrorKind::TooLong { max: 65535, len: 65536 });
    let error = encode_error(&named("né".into()));
    assert_eq!(error, EncodeErrorKind::Unmappable { encoding: "ASCII", character: 'é' });
    let many = |count: usize| {
        let child = |n: usize| (format!("{n}").into(), Value::Byte(0));
        let half =
            |range: std::ops::Range<usize>| Value::Compound(Compound(range.map(child).collect()));
        // Each compound has another number of names, and `0` and `1` are used again for them.
        Compound(vec![("0".into(), half(0..40000)), ("1".into(), half(40000..count))])
    };
    let most = Castle::to_vec(&many(65536)).unwrap();
    assert_eq!(Castle::from_slice::<Compound>(&most).unwrap(), many(65536));
    let too_many = EncodeErrorKind::TooLong { max: 65536, len: 65537 };
    assert_eq!(encode_error(&many(65537)), too_many);
}

/// A root with `levels` compounds inside each other.
fn nested(levels: usize) -> Compound {
    (0..levels).fold(Compound::default(), |inner, _| one(Value::Compound(inner)))
}

#[test]
fn depth_is_limited_both_ways() {
    let deepest = Castle::to_vec(&nested(511)).unwrap();
    assert_eq!(Castle::from_slice::<Compound>(&deepest).unwrap(), nested(511));
    assert_eq!(encode_error(&nested(512)), EncodeErrorKind::DepthLimit { limit: 512 });
    let limits = Limits { depth: 5000, ..Limits::DEFAULT };
    let options = Options { limits, ..Castle::DEFAULTS.clone() };
    let deeper = Castle::to_vec_with(&nested(4999), &options).unwrap();
    assert!(Castle::from_slice_with::<Compound>(&deeper, &options).is_ok());
    let error = Castle::from_slice::<Compound>(&deeper).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::DepthLimit { limit: 512 });
}

#[test]
fn a_file_prints_as_a_tree() {
    let list = List::new(vec![Value::Compound(one(Value::Half(Half::from_f32(1.5))))]);
    let mut file = one(Value::List(list));
    file.push("empty", Value::List(List::default()));
    file.push("bytes", Value::ByteArray(vec![0, 255]));
    file.push("when", Value::DateTime(DateTime::new(864_000_000_000, -90).unwrap()));
    let tree = "Compound\n|- v: List of Compound\n|  |- Compound\n|  |  |- v: Half = 1.5\n\
                |- empty: List of nothing\n|- bytes: ByteArray = 00ff\n\
                |- when: DateTime = 864000000000 -90\n";
    assert_eq!(file.to_string(), tree);
}
