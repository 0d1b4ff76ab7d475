//! How many runs a message takes, and how many bytes they move.

use alloc::{boxed::Box, string::ToString as _, vec, vec::Vec};

use super::Run;
use crate::{
    BigEndian, Encode, EncodeErrorKind, Format, Implied, Wire,
    codec::{As, Framed, List, VarInt},
};

/// Runs over a message in a room of its own length, and the bytes that all of them moved.
fn cost<T: Encode<BigEndian>>(value: &T) -> (usize, usize) {
    let bytes = BigEndian::to_vec(value).unwrap();
    assert_eq!(BigEndian::encoded_len(value).unwrap(), bytes.len());
    let mut run = Run::new::<BigEndian>();
    let mut room = vec![0; bytes.len()];
    let (mut runs, mut moved) = (0, 0);
    loop {
        let (len, is_complete) = run.once(value, BigEndian::DEFAULTS, &mut room).unwrap();
        (runs, moved) = (runs + 1, moved + run.moved);
        if is_complete {
            assert_eq!(len, bytes.len());
            assert_eq!(room, bytes);
            return (runs, moved);
        }
    }
}

/// A length of varying width around each level.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian)]
struct Node {
    #[wire(as = List<u8>)]
    fill: Vec<u8>,
    #[wire(as = Framed<VarInt<u32>>, tail)]
    child: Option<Box<Node>>,
}

fn nested(depth: usize, fill: usize) -> Node {
    let leaf = Node { fill: vec![7; fill], child: None };
    (1..depth).fold(leaf, |child, _| Node { fill: vec![7; fill], child: Some(Box::new(child)) })
}

#[test]
fn nested_lengths_take_few_runs_at_any_depth() {
    for fill in [0, 1, 30, 200] {
        for depth in [1, 2, 16, 64, 100] {
            let value = nested(depth, fill);
            let len = BigEndian::encoded_len(&value).unwrap();
            let (runs, moved) = cost(&value);
            assert!(runs <= 3, "{depth} levels of {fill}: {runs} runs");
            assert!(moved <= 12 * len, "{depth} levels of {fill}: {moved} of {len} bytes moved");
        }
    }
}

#[test]
fn a_wide_length_is_moved_in_the_first_run() {
    assert_eq!(cost(&As::<Framed<VarInt<u32>>, _>::new(&[7_u8; 300])), (1, 300));
}

#[test]
fn lengths_of_fixed_width_move_nothing() {
    #[derive(Wire)]
    #[wire(format = BigEndian)]
    struct Level {
        len: Implied<u16>,
        more: Implied<u8>,
        #[wire(bit = more & 1, len = len)]
        inner: Option<Box<Level>>,
    }
    for depth in [16, 64, 100] {
        let level = |inner| Level { len: Implied::new(), more: Implied::new(), inner };
        let value = (1..depth).fold(level(None), |inner, _| level(Some(Box::new(inner))));
        assert_eq!(cost(&value), (1, 0));
    }
}

/// Alignment inside of a length.
#[derive(Wire)]
#[wire(format = BigEndian)]
struct Aligned {
    #[wire(as = List<u8>)]
    fill: Vec<u8>,
    #[wire(align = 4)]
    end: u8,
}

fn framed(len: usize) -> Aligned {
    Aligned { fill: vec![7; len], end: 9 }
}

#[test]
fn alignment_in_a_length_of_varying_width_takes_one_more_run() {
    for len in (0..=255).filter(|len| !(123..=125).contains(len)) {
        let (runs, moved) = cost(&As::<Framed<VarInt<u32>>, _>::new(&framed(len)));
        assert!(runs <= 3 && moved == 0, "{len}: {runs} runs, {moved} bytes moved");
    }
}

#[test]
fn lengths_that_do_not_settle_are_an_error() {
    // One byte of length makes 128 bytes, which need two; two make 127, which need one.
    let value = framed(124);
    let value = As::<Framed<VarInt<u32>>, _>::new(&value);
    let error = BigEndian::to_vec(&value).unwrap_err();
    assert!(matches!(error.kind(), EncodeErrorKind::Invalid { .. }), "{error}");
    assert_eq!(BigEndian::encoded_len(&value).unwrap_err(), error);
}

/// Data elsewhere in data elsewhere.
#[derive(Wire)]
#[wire(format = BigEndian)]
struct Far {
    #[wire(as = VarInt<u32>)]
    number: u32,
    at: Implied<u16>,
    #[wire(at = at)]
    next: Option<Box<Far>>,
}

#[test]
fn data_elsewhere_takes_two_runs_at_any_depth() {
    for depth in [2_u32, 16, 64, 100] {
        let far = |number, next| Far { number, at: Implied::new(), next };
        let value =
            (1..depth).fold(far(0, None), |next, number| far(number * 9, Some(Box::new(next))));
        assert_eq!(cost(&value), (2, 0), "{depth}");
    }
}

#[test]
fn errors_that_follow_from_where_data_lies_wait_until_that_is_known() {
    #[derive(Wire)]
    #[wire(format = BigEndian)]
    struct Last {
        #[wire(rest)]
        data: Vec<u8>,
    }
    #[derive(Wire)]
    #[wire(format = BigEndian)]
    struct Table {
        #[wire(as = VarInt<u32>)]
        number: u32,
        at: Implied<u8>,
        #[wire(at = at)]
        last: Last,
    }
    let last = Last { data: vec![1, 2] };
    let table = Table { number: 0x4000, at: Implied::new(), last };
    assert_eq!(BigEndian::to_vec(&table).unwrap(), [0x80, 0x80, 1, 4, 1, 2]);
    let error = BigEndian::to_vec(&[&table, &table]).unwrap_err();
    let what =
        "invalid open end: bytes follow a value that readers take up to the end in [1].last.data";
    assert_eq!(error.to_string(), what);
}
