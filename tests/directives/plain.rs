//! `plain`: lists of records that are copied as they lie in memory.

use ::codec_core::{
    DecodeErrorKind, Format, Implied, Layout, Limits, Memory, Options, Wire,
    codec::{AtMost, List},
};
use ::std::{
    assert, assert_eq,
    clone::Clone,
    convert::{From, Into},
    iter::{Extend, IntoIterator, Iterator},
    option::Option::Some,
    string::ToString,
    vec,
    vec::Vec,
};
use ::zerocopy::{
    FromBytes, Immutable, IntoBytes, Unaligned,
    big_endian::U16,
    little_endian::{F32, U32},
};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, decode_error, encode_error, hex, lies_in,
};

/// Positions of Asheron's Call: computed by the rules of the format, from a fixture of
/// `PrivateUpdatePosition`, and from a captured `ObjectCreate`.
const POSITIONS: &str = "
    1900b4a9 0000a842 3333e340 8f02bc42 0000803f 00000000 00000000 00000000
    78563412 00002041 0000a041 0000f041 0000803f 00000000 00000000 00000000
    1d0055da 87939b42 a75dd242 3d0aa041 6e7a453f 00000000 00000000 ebe7223f
";

/// Numbers as the machine has them.
#[derive(Wire, FromBytes, IntoBytes, Immutable, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, format = Big, plain)]
#[repr(C)]
struct Position {
    cell: u32,
    origin: Vector,
    rotation: [f32; 4],
}

#[derive(Wire, FromBytes, IntoBytes, Immutable, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, format = Big, plain)]
#[repr(C)]
struct Vector(f32, f32, f32);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Path {
    id: u8,
    positions: Vec<Position>,
}

fn positions() -> Vec<Position> {
    let position = |cell, (x, y, z), w, qz| Position {
        cell,
        origin: Vector(x, y, z),
        rotation: [w, 0.0, 0.0, qz],
    };
    vec![
        position(0xa9b4_0019, (84.0, 7.1, 94.005), 1.0, 0.0),
        position(0x1234_5678, (10.0, 20.0, 30.0), 1.0, 0.0),
        position(0xda55_001d, (77.788_14, 105.182_915, 20.005), 0.771_399_4, 0.636_351_3),
    ]
}

/// The bytes of a list of [`positions`] behind `head`.
fn bytes(head: &[u8]) -> Vec<u8> {
    let mut bytes = head.to_vec();
    bytes.extend(hex(POSITIONS));
    bytes
}

#[test]
fn a_list_is_the_same_bytes_as_without_plain() {
    let path = Path { id: 7, positions: positions() };
    // The records begin at an odd address.
    assert_message::<Little, _>(&path, &bytes(&[7, 3, 0]));
    assert_message::<Little, _>(&Path { id: 7, positions: vec![] }, &[7, 0, 0]);
}

#[test]
fn long_lists_are_the_same_bytes() {
    // Around the lengths from which lists are copied in blocks, with and without records left over.
    for count in [255_u16, 256, 257, 319, 320, 1000] {
        let record = |(i, position): (u16, Position)| Position { cell: i.into(), ..position };
        let positions = (0..count).zip(positions().into_iter().cycle()).map(record).collect();
        let mut expected = vec![7];
        expected.extend(count.to_le_bytes());
        for (i, record) in (0..count).zip(hex(POSITIONS).chunks_exact(32).cycle()) {
            expected.extend(u32::from(i).to_le_bytes());
            expected.extend(&record[4..]);
        }
        assert_message::<Little, _>(&Path { id: 7, positions }, &expected);
    }
}

#[test]
fn numbers_are_swapped_where_the_format_has_another_order() {
    let mut expected = vec![7, 0, 0, 0, 3];
    for number in hex(POSITIONS).chunks_exact(4) {
        expected.extend(number.iter().rev());
    }
    assert_message::<Big, _>(&Path { id: 7, positions: positions() }, &expected);

    let (little, big) =
        (<Position as Layout<Little>>::SIZE.memory, <Position as Layout<Big>>::SIZE.memory);
    let (same, swapped) = (Memory::Same, Memory::Swapped);
    let expected =
        if ::std::cfg!(target_endian = "little") { (same, swapped) } else { (swapped, same) };
    assert_eq!((little, big), expected);
}

#[test]
fn errors_say_where_as_without_plain() {
    let all = bytes(&[7, 3, 0]);
    assert_text(
        &decode_error::<Little, Path>(&all[..3 + 32 + 6]),
        "needed 4 bytes, 2 left at byte 0x27 in Path.positions[1].origin.0",
    );
    assert_text(
        &decode_error::<Little, Path>(&all[..all.len() - 1]),
        "needed 16 bytes, 15 left at byte 0x53 in Path.positions[2].rotation",
    );
    let mut longer = all.clone();
    longer.extend([0]);
    assert_text(&decode_error::<Little, Path>(&longer), "1 bytes left over at byte 0x63 in Path");
}

#[test]
fn rejects_count_larger_than_input() {
    let mut hostile = hex("07 ff ff");
    assert_text(
        &decode_error::<Little, Path>(&hostile),
        "needed 4 bytes, 0 left at byte 0x3 in Path.positions[0].cell",
    );
    hostile = hex("07 ff ff ff ff");
    hostile.extend(hex(POSITIONS));
    assert!(decode_error::<Big, Path>(&hostile).is_incomplete());
}

#[test]
fn limits_hold() {
    let all = bytes(&[7, 3, 0]);
    let with = |limits| {
        let options = Options { limits, ..Little::DEFAULTS.clone() };
        Little::from_slice_with::<Path>(&all, &options).map(|path| path.positions.len())
    };
    let limits = Limits::DEFAULT;
    assert_eq!(with(Limits { elements: 3, memory: 96, ..limits }), ::std::result::Result::Ok(3));
    for (what, limits) in [
        ("elements", Limits { elements: 2, ..limits }),
        ("memory", Limits { memory: 95, ..limits }),
    ] {
        let error = with(limits).unwrap_err();
        let limit = if what == "elements" { 2 } else { 95 };
        assert_eq!(*error.kind(), DecodeErrorKind::BudgetExceeded { what, limit });
        assert!(error.to_string().contains("at byte 0x3 in Path.positions; "), "{error}");
    }
}

#[test]
fn a_count_that_cannot_be_said_is_an_error() {
    let path = Path { id: 7, positions: vec![positions()[0]; 0x1_0000] };
    assert_text(
        &encode_error::<Little, _>(&path),
        "length 65536 is over the maximum 65535 in Path.positions",
    );
    let bytes = Big::to_vec(&path).unwrap();
    assert_eq!(bytes.len(), 5 + 32 * 0x1_0000);
    assert_eq!(Big::from_slice::<Path>(&bytes).unwrap(), path);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Lists {
    count: Implied<u8>,
    #[wire(count = count)]
    counted: Vec<Position>,
    array: [Position; 2],
    #[wire(as = AtMost<2, List<u8>>)]
    short: Vec<Position>,
    one: Position,
    #[wire(rest)]
    rest: Vec<Position>,
}

#[test]
fn lists_of_all_kinds_are_the_same_bytes() {
    let all = positions();
    let lists = Lists {
        count: Implied::new(),
        counted: vec![all[0]],
        array: [all[1], all[2]],
        short: vec![all[0]],
        one: all[1],
        rest: vec![all[2]],
    };
    let record = |index: usize| hex(POSITIONS)[index * 32..][..32].to_vec();
    let mut expected = vec![1];
    expected.extend([record(0), record(1), record(2)].concat());
    expected.extend([1]);
    expected.extend([record(0), record(1), record(2)].concat());
    assert_wire::<Little, _>(&lists, &expected);
    assert_text(
        &decode_error::<Little, Lists>(&expected[..1 + 32 + 40]),
        "needed 4 bytes, 0 left at byte 0x49 in Lists.array[1].origin.1",
    );
    assert_text(
        &decode_error::<Little, Lists>(&expected[..expected.len() - 1]),
        "needed 16 bytes, 15 left at byte 0xb2 in Lists.rest[0].rotation",
    );
}

#[test]
fn an_annotated_dump_still_has_the_fields() {
    let text = Little::annotate(&Path { id: 7, positions: positions() }).unwrap().to_string();
    assert!(text.contains("positions[1].origin.0"), "{text}");
}

/// Numbers that have a byte order of their own.
#[derive(Wire, FromBytes, IntoBytes, Immutable, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, format = Big, plain)]
#[repr(C)]
struct Ordered {
    port: U16,
    cell: U32,
    height: F32,
}

#[test]
fn numbers_with_an_order_of_their_own_are_the_same_in_all_formats() {
    let server = Ordered { port: U16::new(80), cell: U32::new(0x1234), height: F32::new(1.0) };
    let record = hex("0050 34120000 0000803f");
    assert_message::<Little, _>(&server, &record);
    assert_message::<Big, _>(&server, &record);

    let list = vec![server; 2];
    let encoded = Big::to_vec(&list).unwrap();
    assert_eq!(encoded, [hex("00000002"), record.clone(), record].concat());
    assert_eq!(Big::from_slice::<Vec<Ordered>>(&encoded).unwrap(), list);
    assert_eq!(<Ordered as Layout<Big>>::SIZE.memory, Memory::Same);
    assert_eq!(<Ordered as Layout<Big>>::SIZE.fixed, Some(10));
}

#[test]
fn lists_of_numbers_with_an_order_of_their_own() {
    let ports = vec![U16::new(80), U16::new(443)];
    assert_eq!(Little::to_vec(&ports).unwrap(), hex("0200 0050 01bb"));
    assert_eq!(Little::from_slice::<Vec<U16>>(&hex("0200 0050 01bb")).unwrap(), ports);
    assert_wire::<Little, _>(&[U32::new(1), U32::new(2)], &hex("01000000 02000000"));
}

/// A position that lies at any address.
#[derive(Wire, FromBytes, IntoBytes, Immutable, Unaligned, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, plain)]
#[repr(C)]
struct Anywhere {
    cell: U32,
    origin: [F32; 3],
    rotation: [F32; 4],
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Borrowed<'a> {
    count: Implied<u8>,
    own: &'a [Anywhere],
    #[wire(as = List<u8>)]
    list: &'a [Anywhere],
    #[wire(count = count)]
    counted: &'a [Anywhere],
    #[wire(rest)]
    rest: &'a [Anywhere],
}

#[test]
fn records_that_lie_at_any_address_are_borrowed() {
    let records = hex(POSITIONS);
    let all = <[Anywhere]>::ref_from_bytes(&records).unwrap();
    let mut expected = hex("01 0200");
    expected.extend(&records[..64]);
    expected.extend([1]);
    expected.extend(&records[64..]);
    expected.extend(&records[..32]);
    expected.extend(&records);
    let value = Borrowed {
        count: Implied::new(),
        own: &all[..2],
        list: &all[2..],
        counted: &all[..1],
        rest: all,
    };
    assert_wire::<Little, _>(&value, &expected);

    let found: Borrowed<'_> = Little::from_slice(&expected).unwrap();
    assert!(lies_in(found.own.as_bytes(), &expected));
    assert!(lies_in(found.list.as_bytes(), &expected));
    assert!(lies_in(found.counted.as_bytes(), &expected));
    assert!(lies_in(found.rest.as_bytes(), &expected));
    assert_eq!(found.own[1].cell.get(), 0x1234_5678);

    assert_text(
        &decode_error::<Little, Borrowed<'_>>(&expected[..3 + 32 + 3]),
        "needed 4 bytes, 3 left at byte 0x23 in Borrowed.own[1].cell",
    );
    assert_text(
        &decode_error::<Little, Borrowed<'_>>(&expected[..expected.len() - 20]),
        "needed 12 bytes, 8 left at byte 0xc8 in Borrowed.rest[2].origin",
    );
}
