//! `plain`: lists of records that are copied as they lie in memory.

use ::codec_core::{DecodeErrorKind, Format, Implied, Layout, Wire, codec::List, value::Memory};
use ::std::{
    assert, assert_eq,
    clone::Clone,
    convert::{From, Into},
    iter::{Extend, IntoIterator, Iterator},
    matches, vec,
    vec::Vec,
};
use ::zerocopy::{FromBytes, Immutable, IntoBytes};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, decode_error, encode_error, hex,
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
        assert_wire::<Little, _>(&Path { id: 7, positions }, &expected);
    }
}

#[test]
fn numbers_are_swapped_where_the_format_has_another_order() {
    let mut expected = vec![7, 0, 0, 0, 3];
    for number in hex(POSITIONS).chunks_exact(4) {
        expected.extend(number.iter().rev());
    }
    assert_message::<Big, _>(&Path { id: 7, positions: positions() }, &expected);

    let (little, big) = (<Position as Layout<Little>>::MEMORY, <Position as Layout<Big>>::MEMORY);
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
        "needed 12 bytes, 2 left at byte 0x27 in Path.positions[1].origin",
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
    let error = decode_error::<Big, Path>(&hostile);
    assert!(matches!(error.kind(), DecodeErrorKind::UnexpectedEnd { .. }), "{error}");
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
    #[wire(as = List<u8>)]
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
        short: vec![all[0]],
        one: all[1],
        rest: vec![all[2]],
    };
    let record = |index: usize| hex(POSITIONS)[index * 32..][..32].to_vec();
    let mut expected = vec![1];
    expected.extend(record(0));
    expected.extend([1]);
    expected.extend([record(0), record(1), record(2)].concat());
    assert_wire::<Little, _>(&lists, &expected);
    assert_text(
        &decode_error::<Little, Lists>(&expected[..expected.len() - 1]),
        "needed 16 bytes, 15 left at byte 0x72 in Lists.rest[0].rotation",
    );
}
