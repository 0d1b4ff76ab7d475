//! Valid encodings with faults in them: what random bytes alone never come close to.

use std::ops::Range;

use proptest::{collection::vec, prelude::*, sample::Index};

use crate::support::flipped;

/// A fault. Every place is chosen anew for the bytes at hand.
#[derive(Debug, Clone)]
pub enum Mutation {
    /// Flips a bit.
    Flip(Index),
    /// Cuts off the end.
    Truncate(Index),
    /// Cuts off a field and what is behind it.
    CutField(Index),
    /// Repeats the bytes between two places.
    Duplicate(Index, Index),
    /// Goes on with the end of another message.
    Splice(Index, Index),
    /// Puts other bytes in the place of those there.
    Overwrite(Index, Vec<u8>),
    /// Sets the number at the start of a field, which is a count, length or tag if it has one, to
    /// a number at an edge of its range.
    Edge { field: Index, width: usize, number: u64, big: bool },
}

/// A valid encoding.
#[derive(Debug, Clone, Default)]
pub struct Valid {
    pub bytes: Vec<u8>,
    /// Where its fields are.
    pub fields: Vec<Range<usize>>,
}

/// One to three faults.
pub fn mutations() -> impl Strategy<Value = Vec<Mutation>> {
    let edges = prop_oneof![
        0_u64..4,
        Just(0x7f),
        Just(0x80),
        Just(0xff),
        Just(0x7fff),
        Just(0xffff),
        Just(u64::from(u32::MAX >> 1)),
        Just(u64::from(u32::MAX)),
    ];
    let edge = (any::<Index>(), prop_oneof![Just(1), Just(2), Just(4)], edges, any::<bool>())
        .prop_map(|(field, width, number, big)| Mutation::Edge { field, width, number, big });
    let place = any::<Index>;
    vec(
        prop_oneof![
            3 => place().prop_map(Mutation::Flip),
            1 => place().prop_map(Mutation::Truncate),
            1 => place().prop_map(Mutation::CutField),
            1 => (place(), place()).prop_map(|(from, to)| Mutation::Duplicate(from, to)),
            1 => (place(), place()).prop_map(|(head, tail)| Mutation::Splice(head, tail)),
            1 => (place(), vec(any::<u8>(), 1..9)).prop_map(|(at, with)| Mutation::Overwrite(at, with)),
            3 => edge,
        ],
        1..4,
    )
}

impl Valid {
    /// The bytes with faults in them; `other` is what messages are spliced with.
    pub fn mutated(&self, mutations: &[Mutation], other: &[u8]) -> Vec<u8> {
        let mut bytes = self.bytes.clone();
        for mutation in mutations {
            bytes = self.mutate(mutation, bytes, other);
        }
        bytes
    }

    fn mutate(&self, mutation: &Mutation, mut bytes: Vec<u8>, other: &[u8]) -> Vec<u8> {
        let len = bytes.len();
        if len == 0 {
            return bytes;
        }
        match mutation {
            Mutation::Flip(bit) => flipped(&bytes, bit.index(len * 8)),
            Mutation::Truncate(to) => bytes[..to.index(len)].to_vec(),
            Mutation::CutField(field) => {
                bytes.truncate(field.get(&self.fields).start);
                bytes
            }
            Mutation::Duplicate(a, b) => {
                let (a, b) = (a.index(len), b.index(len));
                [&bytes[..a.max(b)], &bytes[a.min(b)..]].concat()
            }
            Mutation::Splice(head, tail) => {
                [&bytes[..head.index(len)], &other[tail.index(other.len())..]].concat()
            }
            Mutation::Overwrite(at, with) => {
                overwrite(&mut bytes[at.index(len)..], with);
                bytes
            }
            Mutation::Edge { field, width, number, big } => {
                let at = field.get(&self.fields).start.min(len);
                let with = match big {
                    true => &number.to_be_bytes()[8 - width..],
                    false => &number.to_le_bytes()[..*width],
                };
                overwrite(&mut bytes[at..], with);
                bytes
            }
        }
    }
}

fn overwrite(bytes: &mut [u8], with: &[u8]) {
    for (to, from) in bytes.iter_mut().zip(with) {
        *to = *from;
    }
}
