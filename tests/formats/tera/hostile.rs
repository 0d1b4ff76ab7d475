//! Packets that are wrong, or ask for too much.

use std::{
    borrow::Cow,
    time::{Duration, Instant},
};

use codec_core::{DecodeError, DecodeErrorKind, Format as _, Limits, Options, Wire};
use formats::tera::{ByteArray, Frame, Tera, TeraOptions, messages::EditPrivateChannel};

use super::{hex, rows, strict};

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Flag {
    _flag: bool,
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Raw {
    #[wire(as = ByteArray)]
    _raw: Vec<u8>,
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Number {
    _a: u16,
}

/// The name that the golden file has for a kind of error.
fn kind(error: &DecodeError) -> &'static str {
    match error.kind() {
        DecodeErrorKind::UnexpectedEnd { .. } => "UnexpectedEnd",
        DecodeErrorKind::InvalidText { encoding: "UTF-16LE" } => "InvalidText",
        DecodeErrorKind::TrailingBytes { .. } => "TrailingBytes",
        DecodeErrorKind::BudgetExceeded { .. } => "LimitExceeded",
        DecodeErrorKind::Invalid { what, .. } => match *what {
            "bool" => "InvalidBool",
            "offset" => "InvalidOffset",
            "own offset" | "end of the chain before element" => "BrokenChain",
            "packet length" => "InvalidLength",
            "text without an end at" => "UnterminatedText",
            _ => "another",
        },
        _ => "another",
    }
}

/// Decodes the body of a whole packet as the golden file says.
fn decode(packet: &[u8], schema: &str, options: &Options<Tera>) -> Result<(), DecodeError> {
    let body = Frame::from_slice(packet)?.body;
    match schema {
        "any" => Ok(()),
        "channel" => Tera::from_slice_with::<EditPrivateChannel>(body, options).map(|_| ()),
        "flag bool" => Tera::from_slice_with::<Flag>(body, options).map(|_| ()),
        "raw bytes" => Tera::from_slice_with::<Raw>(body, options).map(|_| ()),
        "a u16" => Tera::from_slice_with::<Number>(body, options).map(|_| ()),
        other => panic!("{other}"),
    }
}

#[test]
fn malformed_packets_give_the_named_kind_of_error() {
    for row in rows(include_str!("../../golden/tera/malformed.tsv")) {
        let (name, packet, wanted, schema) = (row[0], hex(row[1]), row[2], row[3]);
        let wanted = match wanted.strip_suffix(" strict") {
            Some(wanted) => {
                decode(&packet, schema, Tera::DEFAULTS).unwrap();
                wanted
            }
            None => {
                let error = decode(&packet, schema, Tera::DEFAULTS).unwrap_err();
                assert!(
                    wanted.split(" or ").any(|wanted| wanted == kind(&error)),
                    "{name}: {error}"
                );
                wanted
            }
        };
        let error = decode(&packet, schema, &strict()).unwrap_err();
        assert!(wanted.split(" or ").any(|wanted| wanted == kind(&error)), "{name}: {error}");
    }
}

#[test]
fn errors_name_the_field_and_the_offset_as_it_was_read() {
    let error = Tera::from_slice::<EditPrivateChannel>(&hex("0000 0000 c800 0700")).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what: "offset", value: 0xc8 });
    assert_eq!(error.path().to_string(), "EditPrivateChannel.channel_name");

    let error = Tera::from_slice::<EditPrivateChannel>(&hex(
        "0200 0c00 1400 0700 0c001600e9030000 0000 16000000ea",
    ))
    .unwrap_err();
    assert_eq!(error.path().to_string(), "EditPrivateChannel.members[1].player_id");
    assert_eq!(
        error.to_string(),
        "needed 4 bytes, 1 left at byte 0x16 in EditPrivateChannel.members[1].player_id"
    );
}

#[test]
fn strict_mode_refuses_a_last_element_with_a_next_one() {
    // Two members; the second one says that a third lies where the first is.
    let bytes = hex("0200 0e00 0c00 0700 0000 0e001600e9030000 16000e00ea030000");
    assert_eq!(Tera::from_slice::<EditPrivateChannel>(&bytes).unwrap().members.len(), 2);
    let error = Tera::from_slice_with::<EditPrivateChannel>(&bytes, &strict()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid offset behind the last element 0xe at byte 0x14 in EditPrivateChannel.members[1]"
    );

    let bytes = hex("0200 0e00 0c00 0700 0000 0e001600e9030000 17000000ea030000");
    let error = Tera::from_slice_with::<EditPrivateChannel>(&bytes, &strict()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid own offset 0x17 at byte 0x12 in EditPrivateChannel.members[1]"
    );
}

#[test]
fn strict_mode_looks_behind_the_last_byte_that_is_used() {
    let bytes = hex("0000 0000 0c00 0700 0000");
    Tera::from_slice_with::<EditPrivateChannel>(&bytes, &strict()).unwrap();
    let longer = [&bytes[..], &[0]].concat();
    Tera::from_slice::<EditPrivateChannel>(&longer).unwrap();
    let error = Tera::from_slice_with::<EditPrivateChannel>(&longer, &strict()).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::TrailingBytes { left: 1 });
    assert_eq!(error.offset(), 10);
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Level1 {
    _list: Vec<Level2>,
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Level2 {
    _list: Vec<Level3>,
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Level3 {
    _list: Vec<u8>,
}

/// A packet of 64 KiB with three nested lists of `count` elements, which all are one.
fn nested(count: u16) -> Vec<u8> {
    let mut bytes = vec![0; 65531];
    let mut put = |at: usize, values: &[u16]| {
        for (index, value) in values.iter().enumerate() {
            bytes[at - 4 + index * 2..][..2].copy_from_slice(&value.to_le_bytes());
        }
    };
    put(4, &[count, 8]);
    put(8, &[8, 8, count, 16]);
    put(16, &[16, 16, count, 24]);
    put(24, &[24, 24, 7]);
    bytes
}

#[test]
fn lists_that_point_at_one_element_are_refused_at_once() {
    let start = Instant::now();
    for count in [65535, 32781, 1000, 200, 33] {
        let error = Tera::from_slice::<Level1>(&nested(count)).unwrap_err();
        let what = if count == 65535 { "elements" } else { kind_of_budget(&error) };
        let limit = if what == "elements" { 65531 / 2 + 16 } else { 65531 * 64 + 65536 };
        assert_eq!(*error.kind(), DecodeErrorKind::BudgetExceeded { what, limit }, "{count}");
    }
    assert!(start.elapsed() < Duration::from_secs(5));
    // What stays within the bound is read.
    Tera::from_slice::<Level1>(&nested(20)).unwrap();
}

fn kind_of_budget(error: &DecodeError) -> &'static str {
    match error.kind() {
        DecodeErrorKind::BudgetExceeded { what, .. } => what,
        other => panic!("{other:?}"),
    }
}

#[test]
fn texts_that_share_their_place_are_counted_each() {
    #[derive(Wire, Debug)]
    #[wire(format = Tera)]
    struct Owned {
        _list: Vec<String>,
    }
    #[derive(Wire, Debug)]
    #[wire(format = Tera)]
    struct Borrowed<'a> {
        _list: Vec<Cow<'a, str>>,
    }

    // One element, which is its own next one, and a text of 32,000 units.
    let mut bytes = hex("1027 0800 0800 0800 0e00");
    bytes.extend([0x61, 0].repeat(32000));
    bytes.extend([0, 0]);
    for error in [
        Tera::from_slice::<Owned>(&bytes).unwrap_err(),
        Tera::from_slice::<Borrowed>(&bytes).unwrap_err(),
    ] {
        assert_eq!(kind_of_budget(&error), "memory");
    }
}

#[test]
fn a_type_that_contains_itself_is_read_to_a_depth() {
    #[derive(Wire, Debug)]
    #[wire(format = Tera)]
    struct Tree {
        children: Vec<Tree>,
    }

    fn depth(tree: &Tree) -> usize {
        1 + tree.children.iter().map(depth).max().unwrap_or(0)
    }

    // A list whose one element is that list again.
    let error = Tera::from_slice::<Tree>(&hex("0100 0800 0800 0000 0100 0800")).unwrap_err();
    assert!(
        matches!(
            error.kind(),
            DecodeErrorKind::BudgetExceeded { .. } | DecodeErrorKind::DepthLimit { limit: 64 }
        ),
        "{error}"
    );
    let levels = (0..63).fold(Tree { children: vec![] }, |tree, _| Tree { children: vec![tree] });
    let bytes = Tera::to_vec(&levels).unwrap();
    assert_eq!(depth(&Tera::from_slice::<Tree>(&bytes).unwrap()), 64);
}

#[test]
fn callers_may_allow_less() {
    let limits = Limits { elements: 2, ..Limits::DEFAULT };
    let options = Options { limits, ..Options::new(TeraOptions::DEFAULT) };
    let bytes = Tera::to_vec(&vec![1u8, 2, 3]).unwrap();
    let error = Tera::from_slice_with::<Vec<u8>>(&bytes, &options).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::BudgetExceeded { what: "elements", limit: 2 });
    assert_eq!(Tera::from_slice::<Vec<u8>>(&bytes).unwrap(), [1, 2, 3]);
}
