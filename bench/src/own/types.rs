//! The shapes A to C as types that all the derives accept.

use crate::{cases::Sample, samples::Samples, shapes};

/// Adds the derives of all these crates.
macro_rules! carried {
    ($($item:item)*) => {$(
        #[derive(Clone, Debug, PartialEq)]
        #[derive(bincode::Encode, bincode::BorrowDecode)]
        #[derive(speedy::Readable, speedy::Writable)]
        #[derive(musli::Encode, musli::Decode)]
        #[musli(packed)]
        #[derive(serde::Serialize, serde::Deserialize)]
        $item
    )*};
}

carried! {
    #[derive(borsh::BorshSerialize, borsh::BorshDeserialize)]
    pub(super) struct A {
        trans: u32,
        x: u32,
        name: String,
        id: [u8; 16],
        digest: [u8; 20],
        result: u32,
        values: Vec<u32>,
    }

    #[derive(borsh::BorshSerialize, borsh::BorshDeserialize)]
    pub(super) struct B {
        positions: Vec<Position>,
    }

    #[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Copy)]
    #[repr(C)]
    pub(super) struct Position {
        cell: u32,
        x: f32,
        y: f32,
        z: f32,
        qw: f32,
        qx: f32,
        qy: f32,
        qz: f32,
    }

    #[derive(borsh::BorshSerialize, borsh::BorshDeserialize)]
    pub(super) struct C {
        texts: Vec<String>,
    }

    pub(super) struct CBorrowed<'a> {
        #[serde(borrow)]
        texts: Vec<&'a str>,
    }
}

/// A sample of each type, with the bytes of hand-written code.
pub(super) struct Types {
    pub(super) a: Sample<A>,
    pub(super) b: Sample<B>,
    pub(super) c: Sample<C>,
    pub(super) borrowed: Sample<CBorrowed<'static>>,
}

impl Types {
    /// Converts `samples`.
    pub(super) fn new(samples: &Samples) -> Self {
        let position = |value: &shapes::Position| {
            let shapes::Position { cell, x, y, z, qw, qx, qy, qz } = *value;
            Position { cell, x, y, z, qw, qx, qy, qz }
        };
        Self {
            a: samples.a.map(|value| A {
                trans: value.trans,
                x: value.x,
                name: value.name.clone(),
                id: value.id.to_bytes_le(),
                digest: value.digest,
                result: value.result,
                values: value.values.clone(),
            }),
            b: samples
                .b
                .map(|value| B { positions: value.positions.iter().map(position).collect() }),
            c: samples.c.map(|value| C { texts: value.texts.clone() }),
            borrowed: samples.c.map(|value| CBorrowed {
                texts: value.texts.iter().map(|text| &*text.clone().leak()).collect(),
            }),
        }
    }
}
