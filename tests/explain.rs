//! Decoding that explains itself: what was read, with its bytes and values, up to the fault.

mod support;

use codec_core::{
    DecodeErrorKind, Format, Implied, Wire,
    explain::{Name, Value},
    text::{Prefixed, Utf8},
};
use support::{Big, Little, text};

/// A line of a chat.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Chat {
    /// Who says it.
    player: u32,
    kind: Kind,
    count: Implied<u8>,
    #[wire(as = Prefixed<u8, Utf8>)]
    line: String,
    #[wire(count = count)]
    marks: Vec<Mark>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, repr = u8)]
enum Kind {
    Say = 1,
    Shout = 2,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Mark {
    at: u16,
    bold: bool,
}

const BYTES: [u8; 15] = [7, 0, 0, 0, 2, 2, 2, b'h', b'i', 0, 1, 1, 1, 2, 0];

#[test]
fn fields_have_value_type_and_documentation() {
    let explained = Big::explain::<Chat>(&BYTES);
    assert_eq!(explained.result.as_ref().unwrap().line, "hi");
    assert_eq!(explained.result, Big::from_slice(&BYTES));
    let tree = explained.tree;
    let player = tree.find("player").unwrap();
    assert_eq!((player.range.clone(), player.docs), (0..4, "Who says it."));
    assert_eq!(player.value, Some(0x0700_0000_u32.into()));
    assert_eq!(tree.find("kind").unwrap().value, Some(Value::Named { name: "Shout", number: 2 }));
    assert_eq!(tree.find("line").unwrap().value, Some("hi".into()));
    assert_eq!(tree.find("marks[1].at").unwrap().value, Some(0x0102_u16.into()));
    assert_eq!(tree.find("marks[1].bold").unwrap().value, Some(false.into()));
    let root = &tree.nodes()[0];
    assert_eq!((&root.name, root.docs), (&Name::Root("Chat"), "A line of a chat."));
    assert!(tree.nodes().iter().all(|node| node.complete));
}

#[test]
fn what_was_read_before_a_fault_is_there() {
    for len in 0..BYTES.len() {
        let explained = Little::explain::<Chat>(&BYTES[..len]);
        let error = explained.result.unwrap_err();
        assert_eq!(error, Little::from_slice::<Chat>(&BYTES[..len]).unwrap_err());
        assert!(!explained.tree.nodes()[0].complete);
        let whole = explained.tree.fields().filter(|(_, node)| node.leaf && node.complete);
        assert!(whole.last().is_none_or(|(_, node)| node.range.end <= len));
    }
    let explained = Little::explain::<Chat>(&BYTES[..13]);
    assert_eq!(explained.tree.find("marks[0].bold").unwrap().value, Some(true.into()));
    assert!(!explained.tree.find("marks[1]").unwrap().complete);

    let mut wrong = BYTES;
    wrong[4] = 9;
    let explained = Little::explain::<Chat>(&wrong);
    let error = explained.result.unwrap_err();
    assert!(matches!(error.kind(), DecodeErrorKind::UnknownTag { .. }), "{error}");
    let kind = explained.tree.find("kind").unwrap();
    assert_eq!((kind.complete, &kind.value), (false, &Some(9_u8.into())));
    assert!(explained.tree.find("line").is_none());
}

#[test]
fn text_prints_the_same_for_annotated_values() {
    let value: Chat = Little::from_slice(&BYTES).unwrap();
    let explained = Little::explain::<Chat>(&BYTES).tree;
    assert_eq!(Little::annotate(&value).unwrap(), explained);
    assert_eq!(explained.to_string().lines().count(), 8);
}

#[test]
fn control_characters_are_not_printed() {
    let value = Chat {
        player: 1,
        kind: Kind::Say,
        count: Implied::new(),
        line: text("\u{1b}[31m\n"),
        marks: Vec::new(),
    };
    let dump = Little::annotate(&value).unwrap().to_string();
    assert!(dump.contains(r#""\u{1b}[31m\n""#), "{dump}");
}

#[test]
fn long_values_and_paths_are_shortened() {
    let value = Chat {
        player: 1,
        kind: Kind::Say,
        count: Implied::new(),
        line: "x".repeat(200),
        marks: Vec::new(),
    };
    let dump = Little::annotate(&value).unwrap().to_string();
    assert!(dump.lines().all(|line| line.chars().count() < 140), "{dump}");
}
