//! Lists that an element of their own, or a value behind them, ends.

use std::cell::Cell;

use bytes::BytesMut;
use codec_core::{
    Format, Wire,
    codec::List,
    stream::MessageDecoder,
    text::{Terminated, Utf8},
};

use crate::{Name, STEPS, Step, names, pieces, support::Little};

/// Lists that an element of their own, or a value behind them, ends, in each other and behind a long
/// head.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Ends {
    #[wire(as = List<u32>)]
    head: Vec<Name>,
    #[wire(end = |group| group.labels.is_empty())]
    groups: Vec<Group>,
    #[wire(as = Vec<Terminated<Utf8>>, end = String::new())]
    lines: Vec<String>,
    #[wire(as = List<u8>)]
    tables: Vec<Table>,
    last: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Group {
    step: Step,
    #[wire(end = Label { kind: 0, step: Step })]
    labels: Vec<Label>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Label {
    kind: u16,
    step: Step,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Table {
    #[wire(end = |row| row.kind == 1)]
    rows: Vec<Label>,
}

/// Lists of `count` elements, and of `count` by `count` where they are in each other.
fn ends(count: usize) -> Ends {
    let label = |kind| Label { kind, step: Step };
    let root = count.isqrt();
    let group = |len: usize| Group { step: Step, labels: vec![label(7); len] };
    let rows = |len: usize| [vec![label(9); len], vec![label(1)]].concat();
    Ends {
        head: names(count).names,
        groups: (0..root).map(|_| group(root)).chain([group(0)]).collect(),
        lines: (0..count).map(|index| "x".repeat(1 + index % 5)).collect(),
        tables: (0..3).map(|_| Table { rows: rows(count / 3) }).collect(),
        last: 5,
    }
}

#[test]
fn lists_that_an_element_ends_are_there_with_their_last_byte() {
    let sent = [ends(0), ends(1), ends(40), ends(3)];
    let (mut stream, mut places) = (Vec::new(), Vec::new());
    for message in &sent {
        stream.extend(Little::to_vec(message).unwrap());
        places.push(stream.len());
    }
    for size in (1..50).chain([100, 1000]) {
        let came = pieces::<Ends>(&stream, size);
        for ((came, message), (end, expected)) in came.iter().zip(places.iter().zip(&sent)) {
            assert_eq!(message, expected);
            assert_eq!(*came, end.next_multiple_of(size).min(stream.len()));
        }
        assert_eq!(came.len(), sent.len());
    }
    assert_eq!(Little::read_from::<Ends>(&stream[..]).unwrap(), sent[0]);
    let error = Little::read_from::<Ends>(&stream[..5]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "needed 2 bytes, 0 left at byte 0x5 in Ends.groups[0].labels[0].kind"
    );
}

/// How often an element is decoded in a message of lists of `count` elements that comes byte by byte.
fn ended_steps(count: usize) -> usize {
    let stream = Little::to_vec(&ends(count)).unwrap();
    STEPS.with(|steps| steps.set(0));
    assert_eq!(pieces::<Ends>(&stream, 1).len(), 1);
    let fed = STEPS.with(Cell::get);
    STEPS.with(|steps| steps.set(0));
    Little::read_from::<Ends>(&stream[..]).unwrap();
    assert_eq!(STEPS.with(Cell::get), fed);
    fed
}

#[test]
fn lists_that_an_element_ends_take_a_small_multiple_of_the_work() {
    let [once, twice, four_times] = [900, 1_800, 3_600].map(ended_steps);
    assert!(once < 60 * 900, "{once}");
    assert!(twice * 10 < once * 23, "{once} {twice}");
    assert!(four_times * 10 < once * 52, "{once} {four_times}");
}

#[test]
fn list_without_its_end_is_refused() {
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Numbers {
        #[wire(end = 0)]
        list: Vec<u16>,
        #[wire(end = |byte| *byte / (*byte - 3) > 0)]
        bytes: Vec<u8>,
    }
    let read = |bytes: &[u8], max| {
        let mut decoder = MessageDecoder::<Little>::new().with_max_len(max);
        let mut buffer = BytesMut::new();
        let mut bytes = bytes.iter();
        loop {
            buffer.extend_from_slice(&[*bytes.next().unwrap()]);
            match decoder.read::<Numbers>(&mut buffer) {
                Ok(None) => {}
                Ok(Some(message)) => return Ok((message, buffer.len(), bytes.len())),
                Err(error) => return Err((error.to_string(), bytes.len())),
            }
        }
    };
    let whole = Numbers { list: vec![1, 2], bytes: vec![4] };
    assert_eq!(read(&[1, 0, 2, 0, 0, 0, 4, 9], 100), Ok((whole, 0, 1)));
    let found = read(&[1; 200], 100).unwrap_err();
    assert_eq!(found, ("length 102 is over the maximum 100 at byte 0x0".to_owned(), 100));
    // An element that has come and is wrong does not wait for others.
    let found = read(&[1, 0, 0, 0, 3, 9], 100).unwrap_err();
    let expected = "`* byte / (* byte - 3) > 0` is out of range at byte 0x4 in Numbers.bytes[0]";
    assert_eq!(found, (expected.to_owned(), 1));
}

#[test]
fn elements_of_other_versions_and_with_other_fields_end_lists_in_streams() {
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Options {
        stop: u8,
        #[wire(end = |item| item.kind == 0)]
        first: Vec<Item>,
        #[wire(end = |item| item.kind == stop)]
        second: Vec<Item>,
    }
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Item {
        kind: u8,
        #[wire(since = 2)]
        value: Option<u16>,
    }
    let item = |kind, value| Item { kind, value };
    // In the first version, an element is one byte.
    let (old, new): ([u8; 7], [u8; 16]) =
        ([9, 1, 2, 0, 3, 0, 9], [9, 1, 0, 0, 2, 0, 7, 0, 1, 1, 3, 0, 9, 9, 0, 0]);
    for (version, bytes) in [(1, &old[..]), (2, &new[..])] {
        let options = codec_core::Options { version, ..Little::DEFAULTS.clone() };
        let mut decoder = MessageDecoder::<Little>::with_options(options);
        let mut buffer = BytesMut::new();
        let mut messages = Vec::new();
        for byte in bytes.repeat(2) {
            buffer.extend_from_slice(&[byte]);
            messages.extend(decoder.read::<Options>(&mut buffer).unwrap());
        }
        let expected = if version == 1 {
            Options {
                stop: 9,
                first: [1, 2, 0].map(|kind| item(kind, None)).to_vec(),
                second: [3, 0, 9].map(|kind| item(kind, None)).to_vec(),
            }
        } else {
            Options {
                stop: 9,
                first: vec![item(1, Some(0)), item(2, Some(0x700)), item(0, Some(0x101))],
                second: vec![item(3, Some(0x900)), item(9, Some(0))],
            }
        };
        assert!(buffer.is_empty());
        assert_eq!(messages, [expected.clone(), expected]);
    }
}
