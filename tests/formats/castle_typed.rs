//! Castle: derived structs.

use std::{borrow::Cow, collections::BTreeMap};

use bytes::Bytes;
use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, EncodeErrorKind, Format, Layout,
    NoDefault, Options, Order, Packed, Reader, Shape, Wire, Writer,
};
use formats::castle::{
    Castle, CastleOptions, Compound, Date, DateTime, Half, List, ListOf, String16, Time, Value,
};
use uuid::Uuid;

use super::castle::{kind, vectors};
use crate::support::{flips, hex, rows};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Castle)]
struct Every {
    a: u8,
    b: i8,
    c: i16,
    d: u16,
    e: i32,
    f: u32,
    g: i64,
    h: u64,
    i: Half,
    j: f32,
    k: f64,
    l: String,
    #[wire(as = String16)]
    m: String,
    n: DateTime,
    o: Date,
    p: Time,
    q: Vec<u8>,
    r: Vec<i8>,
    s: Vec<i16>,
    t: Vec<u16>,
    u: Vec<i32>,
    v: Vec<u32>,
    w: Vec<i64>,
    x: Vec<u64>,
    y: Vec<Half>,
    z: Vec<f32>,
    aa: Vec<f64>,
    ab: Uuid,
    ac: Vec<String>,
    ad: Inner,
    ae: bool,
    af: Vec<Inner>,
    #[wire(as = ListOf<i32>)]
    ag: Vec<i32>,
    #[wire(as = ListOf<String16>)]
    ah: Vec<String>,
    ai: Vec<Vec<i32>>,
    aj: BTreeMap<String, i32>,
    ak: Vec<(String, Inner)>,
    al: Value,
    am: Box<Inner>,
    an: Vec<Value>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Castle)]
struct Inner {
    #[wire(name = "Number")]
    number: i32,
}

fn every() -> Every {
    let inner = |number| Inner { number };
    Every {
        a: 1,
        b: -2,
        c: -3,
        d: 4,
        e: -5,
        f: 6,
        g: -7,
        h: u64::MAX,
        i: Half::from_f32(0.5),
        j: 1.5,
        k: -2.5,
        l: "grüß".into(),
        m: "😀".into(),
        n: DateTime::new(637_805_325_191_234_567, -570).unwrap(),
        o: Date::MAX,
        p: Time::MAX,
        q: vec![1, 2],
        r: vec![-1],
        s: vec![-300],
        t: vec![60000],
        u: vec![1, -1],
        v: vec![u32::MAX],
        w: vec![i64::MIN],
        x: vec![u64::MAX],
        y: vec![Half::INFINITY],
        z: vec![0.25],
        aa: vec![-0.5],
        ab: Uuid::from_u128(0x0011_2233_4455_6677_8899_aabb_ccdd_eeff),
        ac: vec!["x".into(), String::new()],
        ad: inner(1),
        ae: true,
        af: vec![inner(2), inner(3)],
        ag: vec![7, 8],
        ah: vec!["é".into()],
        ai: vec![vec![1], vec![]],
        aj: [("one".to_owned(), 1), ("two".to_owned(), 2)].into(),
        ak: vec![("z".into(), inner(9)), ("a".into(), inner(8))],
        al: Value::Single(4.0),
        am: Box::new(inner(5)),
        an: vec![Value::Int16(1), Value::Int16(2)],
    }
}

#[test]
fn a_struct_and_a_tree_of_values_are_the_same_bytes() {
    let bytes = Castle::to_vec(&every()).unwrap();
    assert_eq!(Castle::from_slice::<Every>(&bytes).unwrap(), every());
    let tree: Compound = Castle::from_slice(&bytes).unwrap();
    assert_eq!(tree.0.len(), 40);
    for (index, (_, value)) in tree.0.iter().take(28).enumerate() {
        assert_eq!(usize::from(value.token()), index + 1);
    }
    assert_eq!(tree.get("al"), Some(&Value::Single(4.0)));
    assert_eq!(
        tree.get("ag"),
        Some(&Value::List(List::new(vec![Value::Int32(7), Value::Int32(8)])))
    );
    assert_eq!(Castle::to_vec(&tree).unwrap(), bytes);
    for len in 0..bytes.len() {
        let error = Castle::from_slice::<Every>(&bytes[..len]).unwrap_err();
        assert!(error.is_incomplete(), "cut to {len}: {error}");
    }
}

#[test]
fn fields_are_found_in_any_order_and_unknown_tokens_are_skipped() {
    let bytes = Castle::to_vec(&every()).unwrap();
    let mut tree: Compound = Castle::from_slice(&bytes).unwrap();
    tree.0.reverse();
    let strict = Options { strict: true, ..Castle::DEFAULTS.clone() };
    let lenient = Options::new(CastleOptions::LENIENT_LENGTH);
    let agree = |tree: &Compound| {
        let bytes = Castle::to_vec(tree).unwrap();
        assert_eq!(Castle::from_prefix::<Every>(&bytes).unwrap(), (every(), bytes.len()));
        assert_eq!(Castle::from_slice_with::<Every>(&bytes, &strict).unwrap(), every());
        assert_eq!(Castle::from_slice_with::<Every>(&bytes, &lenient).unwrap(), every());
    };
    agree(&tree);
    // One of each token that the struct does not know, first, last and between.
    let unknown: Vec<_> =
        tree.0.iter().map(|(name, value)| (format!("_{name}").into(), value.clone())).collect();
    let mixed = tree.0.iter().cloned().zip(unknown.clone()).flat_map(|(a, b)| [b, a]).collect();
    agree(&Compound(mixed));
    agree(&Compound(tree.0.iter().cloned().chain(unknown.clone()).collect()));
    agree(&Compound(unknown.into_iter().chain(tree).collect()));
}

#[test]
fn no_bit_flip_of_a_struct_panics_and_the_tree_agrees() {
    let bytes = Castle::to_vec(&every()).unwrap();
    for (bit, flipped) in flips(&bytes) {
        let tree = Castle::from_slice::<Compound>(&flipped);
        if let Ok(typed) = Castle::from_slice::<Every>(&flipped) {
            let again = Castle::to_vec(&typed).unwrap();
            assert!(Castle::from_slice::<Compound>(&again).is_ok(), "bit {bit}");
            assert!(tree.is_ok(), "bit {bit}");
        }
    }
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Castle)]
struct Nothing {}

#[test]
fn a_struct_that_skips_all_reads_every_vector_to_its_end() {
    for (name, bytes, _) in vectors() {
        let (_, used) = Castle::from_prefix::<Nothing>(&bytes).unwrap();
        assert_eq!(used, bytes.len(), "{name}");
        for len in 0..bytes.len() {
            let error = Castle::from_slice::<Nothing>(&bytes[..len]).unwrap_err();
            assert!(error.is_incomplete(), "{name} cut to {len}: {error}");
        }
    }
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Castle)]
struct OneValue {
    #[wire(name = "a")]
    value: Value,
}

#[test]
fn malformed_input_gives_the_same_kind_of_error_in_a_struct() {
    for row in rows(include_str!("../golden/castle/malformed.tsv")) {
        let (name, bytes) = (row[0], hex(row[1]));
        let tree = Castle::from_slice::<Compound>(&bytes);
        match (tree, Castle::from_slice::<OneValue>(&bytes)) {
            (Err(_), Err(error))
                if matches!(error.kind(), DecodeErrorKind::MissingField { .. }) => {}
            (Err(_), Err(error)) => assert_eq!(kind(&error), row[2], "{name}: {error}"),
            (Err(error), Ok(value)) => panic!("{name}: {error}, but {value:?}"),
            (Ok(_), _) => assert_eq!(row[3], "strict"),
        }
    }
}

#[derive(Wire, Debug, PartialEq, Default)]
#[wire(format = Castle)]
struct Optional<'a> {
    a: Option<u8>,
    b: Option<Vec<u16>>,
    c: Option<&'a str>,
    d: Option<Cow<'a, str>>,
    e: Option<&'a [u8]>,
    #[wire(default)]
    f: u8,
}

#[test]
fn an_absent_token_is_none() {
    let none = Optional::default();
    let bytes = Castle::to_vec(&none).unwrap();
    assert_eq!(bytes, hex("00030000000000010066010001000000"));
    assert_eq!(Castle::from_slice::<Optional>(&bytes).unwrap(), none);
    let empty = hex("000000000000000000");
    assert_eq!(Castle::from_slice::<Optional>(&empty).unwrap(), none);
    let some = Optional { b: Some(vec![1]), c: Some("x"), e: Some(&[1]), f: 3, ..none };
    let bytes = Castle::to_vec(&some).unwrap();
    assert_eq!(Castle::from_slice::<Optional>(&bytes).unwrap(), some);
}

#[test]
fn a_missing_token_is_named() {
    let empty = hex("000000000000000000");
    let error = Castle::from_slice::<Inner>(&empty).unwrap_err();
    assert_eq!(error.to_string(), "missing field `Number` at byte 0x9 in Inner.number");
    let wrong = Castle::to_vec(&Compound(vec![("Number".into(), Value::Int64(1))])).unwrap();
    let error = Castle::from_slice::<Inner>(&wrong).unwrap_err();
    assert_eq!(error.to_string(), "expected Int32, found Int64 at byte 0x14 in Inner.number");
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Castle)]
struct Strings {
    s: Vec<String>,
    b: Bytes,
}

#[test]
fn an_empty_list_may_have_any_type_and_bytes_share_the_input() {
    for of in [0, 1, 5, 0x0c, 0x1e] {
        let mut tree = Compound(vec![("s".into(), Value::List(List { of, items: vec![] }))]);
        tree.push("b", Value::ByteArray(vec![1, 2, 3]));
        let bytes = Bytes::from(Castle::to_vec(&tree).unwrap());
        let strings: Strings = Castle::from_bytes(&bytes).unwrap();
        assert!(strings.s.is_empty());
        assert_eq!(strings.b.as_ptr(), bytes[bytes.len() - 3..].as_ptr());
    }
    let tree = Compound(vec![("s".into(), Value::List(List::new(vec![Value::Byte(1)])))]);
    let error = Castle::from_slice::<Strings>(&Castle::to_vec(&tree).unwrap()).unwrap_err();
    assert_eq!(error.path().to_string(), "Strings.s[0]");
}

#[test]
fn of_two_tokens_of_one_name_a_struct_takes_one_unless_strict() {
    let bytes = hex("0003000000000001006102000100000101000002");
    let value: Optional = Castle::from_slice(&bytes).unwrap();
    assert_eq!(value.a, Some(1));
    let strict = Options { strict: true, ..Castle::DEFAULTS.clone() };
    let error = Castle::from_slice_with::<Optional>(&bytes, &strict).unwrap_err();
    assert_eq!(kind(&error), "DuplicateName");
    let map: BTreeMap<String, u8> = Castle::from_slice(&bytes).unwrap();
    assert_eq!(map, [("a".to_owned(), 1)].into());
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Castle)]
struct Tree {
    #[wire(name = "d")]
    inner: Option<Box<Tree>>,
}

#[test]
fn a_recursive_struct_is_limited_both_ways() {
    let nested = |levels| {
        (0..levels).fold(Tree { inner: None }, |inner, _| Tree { inner: Some(Box::new(inner)) })
    };
    let bytes = Castle::to_vec(&nested(127)).unwrap();
    assert_eq!(Castle::from_slice::<Tree>(&bytes).unwrap(), nested(127));
    // What the limit is depends on the stack that a level takes; it is 512 at most.
    let error = Castle::to_vec(&nested(512)).unwrap_err();
    assert!(matches!(error.kind(), EncodeErrorKind::DepthLimit { limit: 128..=512 }), "{error}");
    let row = rows(include_str!("../golden/castle/malformed.tsv"))
        .find(|row| row[0] == "depth_bomb_600_compounds")
        .unwrap();
    let error = Castle::from_slice::<Tree>(&hex(row[1])).unwrap_err();
    use DecodeErrorKind::{BudgetExceeded, DepthLimit};
    let kind = error.kind();
    assert!(matches!(kind, DepthLimit { .. } | BudgetExceeded { what: "stack", .. }), "{error}");
}

#[test]
fn names_of_a_map_that_are_not_ascii_are_errors() {
    let map: BTreeMap<String, u8> = [("é".to_owned(), 1)].into();
    let error = Castle::to_vec(&map).unwrap_err();
    assert!(matches!(error.kind(), EncodeErrorKind::Unmappable { encoding: "ASCII", .. }));
}

/// A format that holds a Castle file between two bytes.
#[derive(Debug)]
struct Around;

impl Packed for Around {
    const NAME: &'static str = "around";
    const ORDER: Order = Order::Big;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u8;
    type Text = NoDefault;
}

#[derive(Debug, PartialEq)]
struct Embedded(Every);

impl Layout<Around> for Embedded {
    fn shape() -> Shape {
        Shape::Unit
    }
}

impl Encode<Around> for Embedded {
    fn encode(&self, out: &mut Writer<'_, Around>) -> Result<(), EncodeError> {
        out.embed::<Castle, _>(&self.0)
    }
}

impl<'de> Decode<'de, Around> for Embedded {
    fn decode(input: &mut Reader<'_, 'de, Around>) -> Result<Self, DecodeError> {
        input.embed::<Castle, _>().map(Self)
    }
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Around)]
struct Packet {
    before: u8,
    file: Embedded,
    after: u8,
}

#[test]
fn a_file_inside_a_message_of_another_format_is_the_same_bytes() {
    let packet = Packet { before: 1, file: Embedded(every()), after: 2 };
    let bytes = Around::to_vec(&packet).unwrap();
    let [1, file @ .., 2] = bytes.as_slice() else { panic!("{bytes:?}") };
    assert_eq!(file, Castle::to_vec(&every()).unwrap());
    assert_eq!(Around::from_slice::<Packet>(&bytes).unwrap(), packet);
}

#[test]
fn a_struct_has_no_more_fields_than_a_compound_can_have_tokens() {
    assert_eq!(<Castle as codec_core::Engine>::RULES.max_fields.map(|(max, _)| max), Some(65535));
}

macro_rules! many {
    ($($ty:ident $field:ident),*) => {
        $(
            #[derive(Wire)]
            #[wire(format = Castle)]
            struct $ty {
                v: u8,
            }
        )*

        #[derive(Wire)]
        #[wire(format = Castle)]
        struct Many {
            $($field: $ty,)*
        }

        /// A file of 70 compounds, each with its number, and the names of all.
        fn many() -> (Many, Vec<&'static str>) {
            let mut number = 0..;
            let mut next = || number.next().unwrap();
            (Many { $($field: $ty { v: next() },)* }, vec![$(stringify!($field)),*])
        }
    };
}

many!(
    S0 s0, S1 s1, S2 s2, S3 s3, S4 s4, S5 s5, S6 s6, S7 s7, S8 s8, S9 s9, S10 s10, S11 s11, S12 s12, S13 s13, S14 s14, S15 s15, S16 s16, S17 s17, S18 s18, S19 s19, S20 s20, S21 s21, S22 s22, S23 s23, S24 s24, S25 s25, S26 s26, S27 s27, S28 s28, S29 s29, S30 s30, S31 s31, S32 s32, S33 s33, S34 s34, S35 s35, S36 s36, S37 s37, S38 s38, S39 s39, S40 s40, S41 s41, S42 s42, S43 s43, S44 s44, S45 s45, S46 s46, S47 s47, S48 s48, S49 s49, S50 s50, S51 s51, S52 s52, S53 s53, S54 s54, S55 s55, S56 s56, S57 s57, S58 s58, S59 s59, S60 s60, S61 s61, S62 s62, S63 s63, S64 s64, S65 s65, S66 s66, S67 s67, S68 s68, S69 s69
);

#[test]
fn many_structs_share_the_names_of_a_file() {
    let (file, fields) = many();
    let count = u16::try_from(fields.len()).unwrap();
    let (mut names, mut children) = (Vec::new(), count.to_le_bytes().to_vec());
    let mut name = |text: &str| {
        names.extend(u16::try_from(text.len()).unwrap().to_le_bytes());
        names.extend(text.as_bytes());
    };
    // The name of the first field of the first struct is the second; it has no other later on.
    for (number, field) in (0..count).zip(fields) {
        name(field);
        if number == 0 {
            name("v");
        }
        let id = if number == 0 { 0 } else { number + 1 }.to_le_bytes();
        let [value, _] = number.to_le_bytes();
        children.extend([0x1e, 8, 0, 0, 0, id[0], id[1], 1, 0, 1, 1, 0, value]);
    }
    let len = u32::try_from(names.len()).unwrap().to_le_bytes();
    let bytes = [&[0][..], &len, &[0, 0], &names, &children].concat();
    assert_eq!(Castle::to_vec(&file).unwrap(), bytes);
}
