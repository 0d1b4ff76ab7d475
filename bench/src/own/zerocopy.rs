//! zerocopy, which supports the records of B, but nothing of variable length.

use zerocopy::{
    FromBytes, Immutable, IntoBytes, KnownLayout,
    little_endian::{F32, U32},
};

use crate::{
    cases::{Case, Cases},
    samples::Samples,
};

#[derive(FromBytes, IntoBytes, Immutable, KnownLayout, Clone, Copy, Debug, PartialEq)]
#[repr(C)]
struct Position {
    cell: U32,
    x: F32,
    y: F32,
    z: F32,
    qw: F32,
    qx: F32,
    qy: F32,
    qz: F32,
}

/// The cases.
pub(super) fn cases(samples: &Samples) -> Vec<Case> {
    let b = samples.b.map(|value| {
        let position = |value: &crate::shapes::Position| Position {
            cell: value.cell.into(),
            x: value.x.into(),
            y: value.y.into(),
            z: value.z.into(),
            qw: value.qw.into(),
            qx: value.qx.into(),
            qy: value.qy.into(),
            qz: value.qz.into(),
        };
        value.positions.iter().map(position).collect()
    });
    let mut cases = Cases::of("zerocopy");
    cases
        .encode("B", "encode", b.clone(), |positions: &Vec<Position>, out: &mut Vec<u8>| {
            out.clear();
            out.reserve(4 + size_of_val(&positions[..]));
            out.extend_from_slice(&u32::try_from(positions.len()).unwrap().to_le_bytes());
            out.extend_from_slice(positions.as_bytes());
        })
        .decode("B", "decode", b, |input| {
            let (count, rest) = U32::read_from_prefix(input).unwrap();
            let records = <[Position]>::ref_from_bytes_with_elems(rest, count.get() as usize);
            records.unwrap().to_vec()
        });
    cases.finish()
}
