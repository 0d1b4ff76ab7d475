//! Castle: trees of values that are deep, and the texts in them.

use std::{collections::HashSet, thread};

use codec_core::{Format, Limits, Options};
use formats::castle::{Castle, Compound, List, Text, Value};

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
