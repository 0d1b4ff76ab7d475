//! The messages of each type of connection.

use codec_core::{Decode, DecodeError, Format as _};
use formats::moul::{
    FileFrame, Moul as MoulFormat,
    messages::{auth, csr, file, game, gate_keeper},
};

use crate::capture::Direction;

/// What is sent in one direction of a type of connection.
#[derive(Clone, Copy)]
pub(super) struct Set {
    pub(super) name: &'static str,
    /// The length of the message at the start of the bytes.
    pub(super) measure: fn(&[u8]) -> Result<usize, DecodeError>,
    /// Where the number is, and its bytes.
    number: (usize, usize),
}

/// A type of connection.
pub(super) struct Kind {
    pub(super) number: u8,
    pub(super) name: &'static str,
    sets: [Set; 2],
}

fn measure<T: for<'de> Decode<'de, MoulFormat>>(bytes: &[u8]) -> Result<usize, DecodeError> {
    MoulFormat::from_prefix::<T>(bytes).map(|(_, used)| used)
}

const fn set(name: &'static str, measure: fn(&[u8]) -> Result<usize, DecodeError>) -> Set {
    Set { name, measure, number: (0, 2) }
}

const fn framed(name: &'static str, measure: fn(&[u8]) -> Result<usize, DecodeError>) -> Set {
    Set { name, measure, number: (4, 4) }
}

pub(super) const KINDS: &[Kind] = &[
    Kind {
        number: 10,
        name: "Auth",
        sets: [
            set("Cli2Auth", measure::<auth::Cli2Auth>),
            set("Auth2Cli", measure::<auth::Auth2Cli>),
        ],
    },
    Kind {
        number: 11,
        name: "Game",
        sets: [
            set("Cli2Game", measure::<game::Cli2Game>),
            set("Game2Cli", measure::<game::Game2Cli>),
        ],
    },
    Kind {
        number: 22,
        name: "GateKeeper",
        sets: [
            set("Cli2GateKeeper", measure::<gate_keeper::Cli2GateKeeper>),
            set("GateKeeper2Cli", measure::<gate_keeper::GateKeeper2Cli>),
        ],
    },
    Kind {
        number: 16,
        name: "File",
        sets: [
            framed("Cli2File", measure::<FileFrame<file::Cli2File>>),
            framed("File2Cli", measure::<FileFrame<file::File2Cli>>),
        ],
    },
    Kind {
        number: 20,
        name: "Csr",
        sets: [set("Cli2Csr", measure::<csr::Cli2Csr>), set("Csr2Cli", measure::<csr::Csr2Cli>)],
    },
];

impl Kind {
    pub(super) fn set(&self, direction: Direction) -> Set {
        let [to_server, to_client] = self.sets;
        match direction {
            Direction::ToServer => to_server,
            Direction::ToClient => to_client,
        }
    }
}

/// How many bytes at the start are whole messages, and how many are neither that nor the start of
/// one.
pub(super) fn messages(set: Set, bytes: &[u8]) -> (usize, usize) {
    let mut whole = 0_usize;
    while let Some(rest) = bytes.get(whole..).filter(|rest| !rest.is_empty()) {
        match (set.measure)(rest) {
            Ok(used) if used > 0 => whole = whole.saturating_add(used),
            _ => return (whole, rest.len()),
        }
    }
    (whole, 0)
}

pub(super) fn number(set: Set, bytes: &[u8]) -> Option<u64> {
    let (at, len) = set.number;
    let bytes = bytes.get(at..)?.get(..len)?;
    Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
}
