//! Castle: trees of values that are deep, and the texts in them.

use std::{collections::HashSet, thread};

use codec_core::{
    Encode, EncodeError, EncodeErrorKind, Format, Layout, Limits, Options, Shape, Wire, Writer,
};
use formats::castle::{Castle, Compound, File, List, Text, Value};

use crate::support::hex;

/// Compounds and lists in turn, `levels` in each other.
fn nested(levels: usize, leaf: u8) -> Compound {
    let mut tree = Compound::default();
    tree.push("leaf", Value::Byte(leaf));
    for level in 1..levels {
        let mut outer = Compound::default();
        let inner = Value::Compound(tree);
        let inner = if level % 2 == 0 { inner } else { Value::List(List::new(vec![inner])) };
        outer.push("before", Value::String("a text of more than 22 bytes".into()));
        outer.push("inner", inner);
        outer.push("behind", Value::Int16Array(vec![1, 2]));
        tree = outer;
    }
    tree
}

#[test]
fn a_deep_tree_needs_no_deep_stack() {
    const LEVELS: usize = 20_000;
    // A quarter of the stack that a thread has by default: much less than a call for each level.
    let small = thread::Builder::new().stack_size(512 << 10);
    let done = small.spawn(|| {
        let tree = nested(LEVELS, 1);
        let clone = tree.clone();
        assert!(tree == clone);
        assert!(tree != nested(LEVELS, 2), "the innermost value differs");
        assert!(tree != nested(LEVELS - 2, 1), "the depth differs");
        let text = format!("{tree:?}");
        assert_eq!(text.matches("\"before\"").count(), LEVELS - 1);
        assert!(text.contains("{\"leaf\": Byte(1)}"));
        let limits = Limits { depth: 2 * LEVELS, ..Limits::DEFAULT };
        let options = Options { limits, ..Castle::DEFAULTS.clone() };
        let bytes = Castle::to_vec_with(&tree, &options).unwrap();
        let again: Compound = Castle::from_slice_with(&bytes, &options).unwrap();
        assert!(again == tree);
        drop((tree, clone));
        // One that holds others is dropped after those, in several nodes.
        let both = List::new(vec![Value::Compound(again), Value::Compound(nested(LEVELS, 3))]);
        drop(both);
    });
    done.unwrap().join().unwrap();
}

/// The tokens of a compound: a byte, and a compound with a list of two compounds, of which the
/// second has a text that is not UTF-8. All have the name 0.
const BAD_TEXT: &str = "0200 01 0000 07 1e 20000000 0000 0100 1d 17000000 0000 0200 1e \
                        02000000 0000 08000000 0100 0c 0000 0100 ff";

/// A file with the name `n` and these tokens in `levels` compounds.
fn file(children: &str, levels: usize) -> Vec<u8> {
    let children = hex(&children.replace(char::is_whitespace, ""));
    let nested = (0..levels).fold(children, |inner, _| {
        let total = u32::try_from(inner.len() + 2).unwrap().to_le_bytes();
        [&[1, 0, 0x1e][..], &total, &[0, 0], &inner].concat()
    });
    [&hex("0003000000000001006e"), &nested[..]].concat()
}

/// The same tree as [`BAD_TEXT`], with another value for the text.
fn tree(value: Value, levels: usize) -> Compound {
    let one = |value| Compound(vec![("n".into(), value)]);
    let list = vec![Value::Compound(Compound::default()), Value::Compound(one(value))];
    let inner = Value::Compound(one(Value::List(List::new(list))));
    let tree = Compound(vec![("n".into(), Value::Byte(7)), ("n".into(), inner)]);
    (0..levels).fold(tree, |inner, _| one(Value::Compound(inner)))
}

#[test]
fn errors_of_decoded_values_have_a_path() {
    let error = Castle::from_slice::<Compound>(&file(BAD_TEXT, 0)).unwrap_err();
    assert_eq!(error.to_string(), "invalid UTF-8 text at byte 0x34 in [1][0][1][0]");
    let error = Castle::from_slice::<Value>(&file(BAD_TEXT, 0)).unwrap_err();
    assert_eq!(error.path().to_string(), "[1][0][1][0]");

    // Deep ones are read in another way, from level 64 on.
    for levels in [58, 59, 60, 61, 62, 63, 64, 65, 100] {
        let error = Castle::from_slice::<Compound>(&file(BAD_TEXT, levels)).unwrap_err();
        assert_eq!(error.path().to_string(), "[0]".repeat(levels) + "[1][0][1][0]");
        // A length that is wrong is that of the token itself.
        let wrong = BAD_TEXT.replace("17000000", "16000000").replace("ff", "61");
        let error = Castle::from_slice::<Compound>(&file(&wrong, levels)).unwrap_err();
        assert_eq!(error.path().to_string(), "[0]".repeat(levels) + "[1][0]", "{error}");
    }

    #[derive(Wire, Debug)]
    #[wire(format = Castle)]
    struct Holder {
        #[wire(name = "n")]
        _extra: Compound,
    }
    let error = Castle::from_slice::<Holder>(&file(BAD_TEXT, 1)).unwrap_err();
    assert_eq!(error.path().to_string(), "Holder._extra[1][0][1][0]");
}

#[test]
fn errors_of_encoded_values_have_a_path() {
    let error = |tree: &Compound| {
        let error = Castle::to_vec(tree).unwrap_err();
        (error.kind().clone(), error.path().to_string())
    };
    let too_long = EncodeErrorKind::TooLong { max: 65535, len: 65536 };
    for levels in [0, 1, 100] {
        let text = Value::String("x".repeat(65536).into());
        let path = "[0]".repeat(levels) + "[1][0][1][0]";
        assert_eq!(error(&tree(text, levels)), (too_long.clone(), path));
    }
    // What is wrong with the head of a node, with an element, and with a name.
    let list = Value::List(List { of: 29, items: vec![] });
    let invalid = |what| EncodeErrorKind::Invalid { what };
    assert_eq!(error(&tree(list, 0)), (invalid("list of lists"), "[1][0][1][0]".into()));
    let list = Value::List(List { of: 1, items: vec![Value::Byte(1), Value::SByte(1)] });
    let what = "element: it has another type than its list";
    assert_eq!(error(&tree(list, 0)), (invalid(what), "[1][0][1][0][1]".into()));
    let name = Value::Compound(Compound(vec![("\u{e9}".into(), Value::Byte(1))]));
    assert_eq!(error(&tree(name, 0)).1, "[1][0][1][0][0]");
    let (kind, path) = error(&tree(Value::Byte(0), 509));
    assert_eq!(kind, EncodeErrorKind::DepthLimit { limit: 512 });
    assert_eq!(path, "[0]".repeat(509) + "[1][0][0]");
    assert_eq!(error(&Compound(vec![("n".into(), Value::Byte(0)); 65536])).1, "");
}

#[test]
fn trees_are_equal_by_all_that_they_hold() {
    let tree = |name: &str, list: List| {
        let mut tree = Compound::default();
        tree.push(name, Value::List(list));
        tree
    };
    let list = |items: &[i16]| List::new(items.iter().copied().map(Value::Int16).collect());
    let one = tree("a", list(&[1, 2]));
    assert_eq!(one, one.clone());
    assert_ne!(one, tree("b", list(&[1, 2])));
    assert_ne!(one, tree("a", list(&[1, 3])));
    assert_ne!(one, tree("a", list(&[1])));
    assert_ne!(tree("a", list(&[])), tree("a", List { of: 1, items: vec![] }));
    let mut more = one.clone();
    more.push("c", Value::Byte(1));
    assert_ne!(one, more);
    let nan = Compound(vec![("nan".into(), Value::Double(f64::NAN))]);
    assert_ne!(nan, nan.clone(), "as for a number alone");
}

#[test]
fn a_tree_gives_its_values_away() {
    let mut tree = Compound::default();
    tree.push("a", Value::ByteArray(vec![1, 2, 3]));
    tree.push("b", Value::List(List::new(vec![Value::Byte(7)])));
    let values: Vec<(Text, Value)> = tree.into_iter().collect();
    let Some((_, Value::List(list))) = values.into_iter().nth(1) else { panic!("no list") };
    assert_eq!(list.into_iter().collect::<Vec<_>>(), [Value::Byte(7)]);
}

#[test]
fn a_tree_is_printed_for_debugging_in_one_line() {
    let mut tree = Compound::default();
    tree.push("a", Value::List(List::new(vec![Value::Int16(1), Value::Int16(2)])));
    tree.push("b", Value::Compound(Compound::default()));
    tree.push("c", Value::String("x".into()));
    let text = r#"{"a": [Int16(1), Int16(2)], "b": {}, "c": String("x")}"#;
    assert_eq!(format!("{tree:?}"), text);
    assert_eq!(format!("{:?}", Value::Compound(tree)), format!("Compound({text})"));
}

#[test]
fn texts_of_every_length_are_the_texts_they_were_made_of() {
    let long = "0123456789abcdefghijklmnopqrstuvwxyz";
    let mut known = HashSet::new();
    for len in 0..long.len() {
        let text = Text::from(&long[..len]);
        assert_eq!(text.as_str(), &long[..len]);
        assert_eq!(text.len(), len);
        assert_eq!(text, Text::from(long[..len].to_owned()));
        assert_eq!(text.clone(), long[..len]);
        assert_eq!(String::from(text.clone()), long[..len]);
        assert_eq!(format!("{text} {text:?}"), format!("{0} {0:?}", &long[..len]));
        assert!(known.insert(text));
        assert!(known.contains(&long[..len]), "a set of texts is asked with a `str`");
    }
    let mut sorted: Vec<_> = known.into_iter().collect();
    sorted.sort();
    assert!(sorted.iter().map(|text| text.len()).eq(0..long.len()));
    // The last character ends at byte 22, and at byte 23.
    for text in ["äöüäöüäöüäö", "aäöüäöüäöüäö"] {
        assert_eq!(Text::from(text).as_str(), text);
    }
    assert_ne!(Text::from("a"), Text::from("a\0"), "what is behind a short text is not text");
    assert_eq!(Text::default(), "");
}

/// A type that builds its tree anew each time it is written.
struct Built(u8);

impl Layout<Castle> for Built {
    fn shape() -> Shape {
        Shape::Unit
    }
}

impl Encode<Castle> for Built {
    fn encode(&self, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
        nested(3, self.0).encode(out)
    }
}

#[test]
fn a_tree_that_is_built_anew_in_each_pass_is_written() {
    assert_eq!(Castle::to_vec(&Built(7)).unwrap(), Castle::to_vec(&nested(3, 7)).unwrap());
}

#[test]
fn the_path_of_an_error_has_names_where_the_file_or_the_value_is_at_hand() {
    // `Level` holds a list of two compounds; the text `Name` of the second is not UTF-8.
    let bytes = hex("00 12000000 0000 0500 4c6576656c 0300 4d6f62 0400 4e616d65 0100
         1e 2a000000 0000 0100
           1d 21000000 0100 0200 1e
             0a000000 0100 0c 0200 0300 616263
             0a000000 0100 0c 0200 0300 61ff63");
    let error = Castle::from_slice::<Compound>(&bytes).unwrap_err();
    assert_eq!(error.path().to_string(), "[0][0][1][0]");
    let file = File::open(&bytes).unwrap();
    assert_eq!(file.named_path(error.path()), "Level.Mob[1].Name");

    let mut inner = Compound::default();
    inner.push("fine", Value::Byte(1));
    inner.push("too long", Value::String("a".repeat(0x1_0000).into()));
    let mut tree = Compound::default();
    tree.push("Mob", Value::List(List::new(vec![Value::Compound(inner)])));
    let error = Castle::to_vec(&tree).unwrap_err();
    assert_eq!(error.path().to_string(), "[0][0][1]");
    assert_eq!(tree.named_path(error.path()), "Mob[0].\"too long\"");
    // A path of something else is shown as it is.
    assert_eq!(Compound::default().named_path(error.path()), "[0][0][1]");
}

#[test]
fn the_type_of_a_list_has_a_name() {
    let list = List::new(vec![Value::Int32(1)]);
    assert_eq!(list.of_name(), Some("Int32"));
    assert_eq!(List::default().of_name(), None);
    assert_eq!(List::empty_of("String").unwrap().of_name(), Some("String"));
    for name in ["List", "Root", "Int", ""] {
        assert!(List::empty_of(name).is_none(), "{name}");
    }
}
