//! Files that are packed, up to the limit of what they may unpack to and beyond.

use formats::{
    castle::{
        Compound, List, Value,
        nbt::{Nbt, NbtOptions, Packing},
    },
    moul::net_message::NetStream,
};

use crate::{peak::peak, support::Random};

/// How many bytes of each file cannot be packed.
const NOISE: usize = 4000;
/// What unpacking takes for any file: the window and the tables of codes.
const FOR_ANY: usize = 64 << 10;

/// Bytes that cannot be packed.
fn noise(len: usize) -> Vec<i8> {
    let mut random = Random::new(7);
    (0..len).map(|_| (random.below(256) as u8).cast_signed()).collect()
}

/// A file with noise and so many zeros, as arrays or as lists of single values.
fn file(zeros: usize, packing: Packing, in_lists: bool) -> Vec<u8> {
    let value = |bytes: Vec<i8>| match in_lists {
        true => Value::List(List::new(bytes.into_iter().map(Value::SByte).collect())),
        false => Value::SByteArray(bytes),
    };
    let zeros = (0..zeros).step_by(0xff00).map(|at| vec![0; (zeros - at).min(0xff00)]);
    let parts = [noise(NOISE)].into_iter().chain(zeros).enumerate();
    let root = Compound(parts.map(|(at, bytes)| (at.to_string().into(), value(bytes))).collect());
    let nbt = Nbt { name: String::new(), root };
    nbt.to_vec_with(&NbtOptions::DEFAULT.with_packing(packing)).unwrap()
}

/// The largest number for which `holds`, which holds for no larger one.
fn most(holds: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, 1 << 19);
    assert!(holds(low) && !holds(high));
    while low + 256 < high {
        let middle = low.midpoint(high);
        if holds(middle) { low = middle } else { high = middle }
    }
    low
}

#[test]
fn a_packed_file_that_unpacks_to_its_limit() {
    // A list holds each value by itself, 32 bytes for one on the wire.
    for (packing, in_lists, times) in [
        (Packing::Gzip, false, 3),
        (Packing::Zlib, false, 3),
        (Packing::Gzip, true, 34),
        (Packing::Zlib, true, 34),
    ] {
        let zeros = most(|zeros| Nbt::from_slice(&file(zeros, packing, in_lists)).is_ok());
        let bytes = file(zeros, packing, in_lists);
        let limit = 32 * bytes.len() + (64 << 10);
        assert!(zeros + NOISE > limit - 2000, "{zeros} of {limit}");
        let (nbt, held) = peak(|| Nbt::from_slice(&bytes));
        assert!(held <= times * limit + FOR_ANY, "{held} for {limit}");
        drop(nbt.unwrap());
        let bytes = file(1 << 19, packing, in_lists);
        let limit = 32 * bytes.len() + (64 << 10);
        let (_, held) = peak(|| Nbt::from_slice(&bytes).unwrap_err());
        assert!(held <= 3 * limit + FOR_ANY, "{held} for {limit}");
    }
}

#[test]
fn a_packed_object_that_unpacks_to_its_limit() {
    let stream = |zeros: usize| {
        let noise = noise(NOISE).into_iter().map(i8::cast_unsigned);
        let object: Vec<u8> = noise.chain(vec![0; zeros]).collect();
        NetStream::packed(object.into()).unwrap()
    };
    let zeros = most(|zeros| stream(zeros).unpack().is_ok());
    let packed = stream(zeros);
    let limit = 32 * packed.data.len() + (64 << 10);
    assert!(zeros + NOISE > limit - 2000, "{zeros} of {limit}");
    let (object, held) = peak(|| packed.unpack());
    assert!(held <= 2 * limit + FOR_ANY, "{held} for {limit}");
    drop(object.unwrap());
    let bomb = stream(1 << 19);
    let (_, held) = peak(|| bomb.unpack().unwrap_err());
    assert_eq!(held, 0, "it says how large it is");
}
