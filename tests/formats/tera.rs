//! TERA against `tests/golden/tera`.

mod almetica;
mod captures;
mod computed;
mod hostile;
mod library;
mod placement;
mod rules;

use std::fmt::Debug;

use bytes::Bytes;
use codec_core::{Decode, Encode, Format as _, Options};
use formats::tera::{Tera, TeraOptions, decode_packet};

use crate::support::{flipped, hex, rows};

const ALMETICA: &str = include_str!("../golden/tera/almetica.tsv");
const CAPTURES: &str = include_str!("../golden/tera/captures.tsv");
const COMPUTED: &str = include_str!("../golden/tera/computed.tsv");
const LIBRARY: &str = include_str!("../golden/tera/library.tsv");
const RULES: &str = include_str!("../golden/tera/rules.tsv");

fn bytes(text: &str) -> Bytes {
    hex(text).into()
}

/// The body of the packet `name`, without what the source has before it.
fn body(golden: &'static str, name: &str) -> Vec<u8> {
    let row = rows(golden).find(|row| row[0] == name).unwrap_or_else(|| panic!("no {name}"));
    let bytes = hex(row[2]);
    match row[1] {
        "full" => {
            assert_eq!(usize::from(u16::from_le_bytes([bytes[0], bytes[1]])), bytes.len());
            bytes[4..].to_vec()
        }
        "opcode" => bytes[2..].to_vec(),
        "none" => bytes,
        other => panic!("{other}"),
    }
}

fn strict() -> Options<Tera> {
    Options { strict: true, ..Options::new(TeraOptions::DEFAULT) }
}

/// Checks that `value` is exactly the body of the packet `name`, both ways and in strict mode too,
/// that no part of it is enough, and that no wrong bit does harm.
#[track_caller]
fn vector<T>(golden: &'static str, name: &str, value: &T)
where
    T: Encode<Tera> + for<'de> Decode<'de, Tera> + PartialEq + Debug,
{
    let bytes = body(golden, name);
    assert_eq!(&Tera::from_slice::<T>(&bytes).unwrap(), value, "{name}");
    assert_eq!(&Tera::from_slice_with::<T>(&bytes, &strict()).unwrap(), value, "{name}");
    assert_eq!(Tera::to_vec(value).unwrap(), bytes, "{name}");
    assert_eq!(Tera::encoded_len(value).unwrap(), bytes.len(), "{name}");
    // Of the longest packet, those at both ends and a few between them: all would take minutes.
    let tried = |at: &usize| {
        bytes.len() < 4096 || *at < 16 || bytes.len() - at <= 16 || at.is_multiple_of(9973)
    };
    for len in (0..bytes.len()).filter(tried) {
        assert!(Tera::from_slice::<T>(&bytes[..len]).is_err(), "{name} cut to {len}");
    }
    for bit in (0..bytes.len() * 8).filter(|bit| tried(&(bit / 8))) {
        let decoded = Tera::from_slice::<T>(&flipped(&bytes, bit));
        if let (Ok(value), 0) = (decoded, bit % 8) {
            let _ = Tera::to_vec(&value);
        }
    }
}

/// Every golden packet is the subject of a test.
#[test]
fn every_vector_is_tested() {
    let tests = [
        include_str!("tera/almetica.rs"),
        include_str!("tera/captures.rs"),
        include_str!("tera/computed.rs"),
        include_str!("tera/library.rs"),
        include_str!("tera/rules.rs"),
    ]
    .concat();
    for row in [ALMETICA, CAPTURES, COMPUTED, LIBRARY, RULES].into_iter().flat_map(rows) {
        assert!(tests.contains(&format!("\"{}\"", row[0])), "{}", row[0]);
    }
}

/// Captures with a header are whole packets.
#[test]
fn captured_packets_decode_with_their_header() {
    use formats::tera::messages::PartyMemberChangeHp;

    let packet = rows(CAPTURES).find(|row| row[0] == "S_PARTY_MEMBER_CHANGE_HP").unwrap()[2];
    let packet = hex(packet);
    let (code, message) = decode_packet::<PartyMemberChangeHp>(&packet).unwrap();
    assert_eq!((code, message.max_hp), (0xe3ef, 21564));
}
