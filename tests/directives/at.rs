//! `at = offset`: fields that lie elsewhere.

use ::codec_core::{
    BigEndian, DecodeErrorKind, Format, Implied, Limits, NoDefault, Options, Order, Packed, Wire,
    checksum::ByteSum,
    text::{Terminated, Text, Utf8},
};
use ::std::{assert, assert_eq, format, panic, prelude::rust_2024::*, vec};

use crate::support::{
    assert_message, assert_text, assert_wire, assert_wire_with, decode_error, encode_error, flips,
    text, version,
};

/// Little-endian, lists with a `u8` count, offsets.
#[derive(Debug)]
pub(crate) struct Low;

impl Packed for Low {
    const NAME: &'static str = "low";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u8;
    type Text = NoDefault;
}

/// Big-endian, lists with a `u8` count, offsets.
#[derive(Debug)]
pub(crate) struct High;

impl Packed for High {
    const NAME: &'static str = "high";
    const ORDER: Order = Order::Big;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u8;
    type Text = NoDefault;
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Lump {
    offset: Implied<u32>,
    #[wire(at = offset)]
    data: Vec<u8>,
    kind: u16,
}

#[test]
fn data_lies_behind_the_message() {
    let lump = Lump { offset: Implied::new(), data: vec![7, 8], kind: 9 };
    assert_message::<Low, _>(&lump, &[6, 0, 0, 0, 9, 0, 2, 7, 8]);
    assert_message::<High, _>(&lump, &[0, 0, 0, 6, 0, 9, 2, 7, 8]);
}

#[test]
fn data_may_lie_anywhere_when_it_is_read() {
    // Bytes that no offset leads to, then the data.
    let lump: Lump = Low::from_slice(&[8, 0, 0, 0, 9, 0, 0xee, 0xee, 1, 7]).unwrap();
    assert_eq!(lump, Lump { offset: Implied::new(), data: vec![7], kind: 9 });
    // Before the offset: byte 4 is the count.
    let lump: Lump = Low::from_slice(&[4, 0, 0, 0, 1, 7]).unwrap();
    assert_eq!((lump.data, lump.kind), (vec![7], 0x0701));
}

#[test]
fn end_of_the_message_is_the_end_of_the_data() {
    let bytes = [6, 0, 0, 0, 9, 0, 2, 7, 8, 0xaa];
    let (lump, used) = Low::from_prefix::<Lump>(&bytes).unwrap();
    assert_eq!((lump.data.len(), used), (2, 9));
    assert_text(&decode_error::<Low, Lump>(&bytes), "1 bytes left over at byte 0x9 in Lump");
}

#[test]
fn offset_behind_the_end_needs_more_bytes() {
    let error = decode_error::<Low, Lump>(&[9, 0, 0, 0, 9, 0]);
    assert_eq!(error.kind(), &DecodeErrorKind::UnexpectedEnd { needed: 3, left: 0 });
    assert_text(&error, "needed 3 bytes, 0 left at byte 0x6 in Lump.data");
    let error = decode_error::<Low, Lump>(&[6, 0, 0, 0, 9, 0, 2, 7]);
    assert_text(&error, "needed 1 bytes, 0 left at byte 0x8 in Lump.data[1]");
}

/// A directory of lumps, as in a WAD file: the lumps lie behind the whole directory.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Directory {
    #[wire(const = *b"WAD")]
    magic: Implied<[u8; 3]>,
    entries: Vec<Entry>,
    end: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Entry {
    position: Implied<u16>,
    size: Implied<u16>,
    #[wire(at = position, len = size)]
    data: Vec<u8>,
    name_at: u8,
    #[wire(at = name_at, as = Terminated<Utf8>)]
    name: String,
}

fn entry(data: &[u8], name: &str, name_at: u8) -> Entry {
    Entry {
        position: Implied::new(),
        size: Implied::new(),
        data: data.to_vec(),
        name_at,
        name: text(name),
    }
}

#[test]
fn data_of_a_list_lies_behind_the_list_in_the_order_of_fields() {
    let directory = Directory {
        magic: Implied::new(),
        entries: vec![entry(&[1, 2], "a", 17), entry(&[], "bc", 19)],
        end: 0xff,
    };
    let head = [&b"WAD\x02"[..], &[15, 0, 2, 0, 17], &[19, 0, 0, 0, 19], &[0xff]].concat();
    let bytes = [&head[..], &[1, 2], b"a\0", b"bc\0"].concat();
    assert_message::<Low, _>(&directory, &bytes);
    let head = [&b"WAD\x02"[..], &[0, 15, 0, 2, 17], &[0, 19, 0, 0, 19], &[0xff]].concat();
    let bytes = [&head[..], &[1, 2], b"a\0", b"bc\0"].concat();
    assert_message::<High, _>(&directory, &bytes);
    // The offset that is stored does not matter.
    let other =
        Directory { entries: vec![entry(&[1, 2], "a", 0), entry(&[], "bc", 9)], ..directory };
    assert_eq!(High::to_vec(&other).unwrap(), bytes);
}

/// Entries of a fixed length in place.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low)]
struct Table {
    rows: Vec<Row>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low)]
struct Row {
    kind: u16,
    at: Implied<u8>,
    size: Implied<u8>,
    #[wire(at(at, from = Self), len = size)]
    data: Vec<u8>,
}

fn row(kind: u16, data: &[u8]) -> Row {
    Row { kind, at: Implied::new(), size: Implied::new(), data: data.to_vec() }
}

#[test]
fn offsets_of_a_list_may_count_from_each_struct() {
    let table = Table { rows: vec![row(1, &[7, 8, 9]), row(2, &[]), row(3, &[5])] };
    let bytes = [&[3][..], &[1, 0, 12, 3], &[2, 0, 11, 0], &[3, 0, 7, 1], &[7, 8, 9, 5]].concat();
    assert_message::<Low, _>(&table, &bytes);
    assert_message::<Low, _>(&Table { rows: vec![] }, &[0]);
}

#[test]
fn length_that_does_not_fit_names_the_struct_of_the_list() {
    let table = Table { rows: vec![row(1, &[7]), row(2, &[]), row(3, &[0; 256]), row(4, &[])] };
    let error = encode_error::<Low, _>(&table);
    assert_text(&error, "length 256 is over the maximum 255 in Table.rows[2].data");
    // This offset is only known while the message is written.
    let table = Table { rows: vec![row(1, &[7; 250]), row(2, &[]), row(3, &[8])] };
    let error = encode_error::<Low, _>(&table);
    assert_text(&error, "length 258 is over the maximum 255 in Table.rows[1].data");
}

#[test]
fn list_that_claims_too_much_is_read_up_to_the_first_fault() {
    let error = |bytes: &[u8]| format!("{}", decode_error::<Low, Table>(bytes));
    // Two rows and a half; their data is the start of the message.
    let rows = [&[200][..], &[1, 0, 0, 1], &[2, 0, 0, 2], &[3, 0]].concat();
    assert_eq!(error(&rows), "needed 1 bytes, 0 left at byte 0xb in Table.rows[2].at");
    assert_eq!(error(&rows[..9]), "needed 2 bytes, 0 left at byte 0x9 in Table.rows[2].kind");
    assert_eq!(error(&rows[..1]), "needed 2 bytes, 0 left at byte 0x1 in Table.rows[0].kind");
    // The data of the second row ends behind the message.
    let rows = [&[200][..], &[1, 0, 0, 1], &[2, 0, 1, 9], &[3, 0]].concat();
    assert_eq!(error(&rows), "needed 9 bytes, 5 left at byte 0x6 in Table.rows[1].data");
    // What is missing at least: the next field, and the other rows.
    let prefix = Low::from_prefix::<Table>(&[200, 1, 0, 0, 1, 2, 0, 0, 2, 3, 0]).unwrap_err();
    assert_eq!(prefix.missing(), Some(1 + 197 * 4));
}

/// Data that points to data, which is absent where the offset is 0.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low)]
struct Tree {
    value: u8,
    left_at: Implied<u8>,
    right_at: Implied<u8>,
    #[wire(at = left_at)]
    left: Option<Box<Tree>>,
    #[wire(at = right_at)]
    right: Option<Box<Tree>>,
}

fn tree(value: u8, left: Option<Tree>, right: Option<Tree>) -> Tree {
    let (left, right) = (left.map(Box::new), right.map(Box::new));
    Tree { value, left_at: Implied::new(), right_at: Implied::new(), left, right }
}

#[test]
fn data_is_followed_by_the_data_it_points_to() {
    let leaf = |value| Some(tree(value, None, None));
    let value = tree(1, Some(tree(2, leaf(3), leaf(4))), leaf(5));
    let bytes = [1, 3, 12, 2, 6, 9, 3, 0, 0, 4, 0, 0, 5, 0, 0];
    assert_message::<Low, _>(&value, &bytes);
}

#[test]
fn cycles_are_errors() {
    let error = decode_error::<Low, Tree>(&[1, 0, 3, 2, 3, 0]);
    assert_eq!(error.kind(), &DecodeErrorKind::DepthLimit { limit: 64 });
}

/// Layers of lists, whose elements all point to the whole of the next layer.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low)]
struct Layer {
    at: Implied<u16>,
    #[wire(at = at)]
    next: Option<Vec<Layer>>,
}

#[test]
fn shared_data_costs_no_more_than_a_few_times_the_message() {
    let mut bytes = vec![2, 0];
    for layer in 0..12_u16 {
        let next = 2 + (layer + 1) * (1 + 2 * 40);
        bytes.push(40);
        for _ in 0..40 {
            bytes.extend(if layer == 11 { [0, 0] } else { next.to_le_bytes() });
        }
    }
    // 40 to the power of 11 lists, if they were all read. They run out of memory; with more of it
    // they run out of bytes.
    let error = decode_error::<Low, Layer>(&bytes);
    let limit = bytes.len() * 64 + (32 << 10);
    assert_eq!(error.kind(), &DecodeErrorKind::BudgetExceeded { what: "memory", limit });
    let limits = Limits { growth: 1000, ..Limits::DEFAULT };
    let options = Options { limits, ..Options::new(()) };
    let error = Low::from_slice_with::<Layer>(&bytes, &options).unwrap_err();
    let limit = bytes.len() * 8;
    assert_eq!(
        error.kind(),
        &DecodeErrorKind::BudgetExceeded { what: "bytes behind offsets", limit }
    );
}

/// Padding stands before the data.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low)]
struct Aligned {
    at: Implied<u8>,
    n: Implied<u8>,
    #[wire(at = at, count = n, align = 4)]
    numbers: Vec<u16>,
    text_at: Implied<u8>,
    text_len: Implied<u8>,
    #[wire(at = text_at, len = text_len, pad = 1, as = Text<Utf8>)]
    text: String,
    inner_at: Implied<u8>,
    #[wire(at = inner_at)]
    inner: Inside,
}

/// Its length depends on where it lies.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low)]
struct Inside {
    first: u8,
    at: Implied<u8>,
    #[wire(align = 4)]
    second: u8,
    #[wire(at = at, align = 2)]
    third: u8,
}

#[test]
fn padding_and_alignment_are_those_of_the_data() {
    let inner = Inside { first: 5, at: Implied::new(), second: 6, third: 7 };
    let value = Aligned {
        at: Implied::new(),
        n: Implied::new(),
        numbers: vec![1, 2],
        text_at: Implied::new(),
        text_len: Implied::new(),
        text: text("abc"),
        inner_at: Implied::new(),
        inner,
    };
    let bytes = [
        &[8, 2, 13, 3, 16][..],
        &[0, 0, 0, 1, 0, 2, 0],
        &[0, b'a', b'b', b'c'],
        &[5, 22, 0, 0, 6, 0, 7],
    ]
    .concat();
    assert_message::<Low, _>(&value, &bytes);
}

#[test]
fn annotate_shows_data_under_its_field() {
    let lump = Lump { offset: Implied::new(), data: vec![7, 8], kind: 9 };
    let annotated = Low::annotate(&lump).unwrap();
    let ranges: Vec<_> =
        annotated.fields().map(|(path, field)| format!("{path} {:?}", field.range)).collect();
    assert!(ranges.contains(&text("offset 0..4")), "{ranges:?}");
    assert!(ranges.contains(&text("data 6..9")), "{ranges:?}");
    assert!(ranges.contains(&text("kind 4..6")), "{ranges:?}");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low)]
struct Summed {
    at: Implied<u8>,
    #[wire(checksum(ByteSum<u8>, ..))]
    sum: Implied<u8>,
    #[wire(at = at)]
    data: u8,
    versioned_at: u8,
    #[wire(at = versioned_at, since = 2)]
    versioned: Option<u8>,
}

#[test]
fn checksum_covers_offsets_but_not_the_data() {
    let value = |versioned_at, versioned| Summed {
        at: Implied::new(),
        sum: Implied::new(),
        data: 100,
        versioned_at,
        versioned,
    };
    assert_wire_with::<Low, _>(&value(4, Some(9)), &[3, 7, 4, 100, 9], &version(2));
    assert_wire_with::<Low, _>(&value(0, None), &[3, 3, 0, 100], &version(2));
    assert_wire_with::<Low, _>(&value(0, None), &[3, 3, 0, 100], &version(1));
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low)]
struct Short {
    at: Implied<u8>,
    #[wire(as = BigEndian<u16>)]
    fill_at: Implied<u16>,
    #[wire(at = fill_at)]
    fill: [u8; 300],
    #[wire(at = at)]
    data: u8,
}

#[test]
fn offset_that_does_not_fit_is_an_error() {
    let value = Short { at: Implied::new(), fill_at: Implied::new(), fill: [1; 300], data: 2 };
    let error = encode_error::<Low, _>(&value);
    assert_text(&error, "length 303 is over the maximum 255 in Short.data");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low)]
struct Checked {
    #[wire(name = "OFFSET", align = 2, pad = 1)]
    at: u16,
    #[wire(at = at, check = data < 10)]
    data: u8,
    end: u16,
}

#[test]
fn error_of_a_check_is_at_the_data() {
    // Padding to byte 2, the offset, the end.
    assert_message::<Low, _>(&Checked { at: 6, data: 9, end: 7 }, &[0, 0, 6, 0, 7, 0, 9]);
    let error = decode_error::<Low, Checked>(&[0, 0, 6, 0, 7, 0, 10]);
    assert_text(&error, "`data < 10` does not hold at byte 0x6 in Checked.data");
    let error = encode_error::<Low, _>(&Checked { at: 6, data: 10, end: 7 });
    assert_text(&error, "`data < 10` does not hold in Checked.data");
}

#[test]
fn flipped_bits_never_panic_and_round_trip() {
    let leaf = |value| Some(tree(value, None, None));
    let bytes = Low::to_vec(&tree(1, Some(tree(2, leaf(3), leaf(4))), leaf(5))).unwrap();
    for (_, flipped) in flips(&bytes) {
        if let Ok(value) = Low::from_slice::<Tree>(&flipped) {
            let again = Low::to_vec(&value).unwrap();
            match Low::from_slice::<Tree>(&again) {
                Ok(found) => assert_eq!(found, value),
                Err(error) => panic!("{error}"),
            }
        }
    }
}

#[test]
fn data_without_bytes_is_at_the_end() {
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Low)]
    struct Empty {
        at: Implied<u8>,
        n: Implied<u8>,
        #[wire(at = at, count = n)]
        list: Vec<u8>,
    }

    let value = Empty { at: Implied::new(), n: Implied::new(), list: vec![] };
    assert_wire::<Low, _>(&value, &[2, 0]);
}
