//! Every set of messages of every format: bytes of all kinds behind each number, and golden messages
//! with faults in them.

use std::{collections::BTreeSet, fmt::Debug};

use codec_core::{Decode, Format};
use formats::{
    asherons_call::{
        AsheronsCall, Packet as AcPacket,
        messages::{action::Action, client::ClientMessage, event::Event, server::ServerMessage},
    },
    castle::{Castle, Compound, nbt::Nbt},
    moul::{
        Creatable, Moul,
        game_mgr::{Cli2GameMgr, GameMgr2Cli},
        messages::{
            auth::{Auth2Cli, Cli2Auth},
            csr::{Cli2Csr, Csr2Cli},
            file::{Cli2File, File2Cli},
            game::{Cli2Game, Game2Cli},
            gate_keeper::{Cli2GateKeeper, GateKeeper2Cli},
        },
        net_message::NetMessage,
        plasma::Message,
    },
    nativeparam::{NativeParam, OaPacket, Struct},
    otherland::messages::Packet,
    tera::{Tera, messages},
};

use crate::{
    peak::assert_bounded,
    support::{hex, rows},
};

fn decode<F: Format, T: for<'de> Decode<'de, F> + Debug>(bytes: &[u8]) {
    let name = std::any::type_name::<T>();
    // The result is not looked at: `from_prefix` goes as far for bytes that are too many.
    assert_bounded(name, bytes, |bytes| F::from_prefix::<T>(bytes).map(|(value, _)| value)).ok();
}

/// Bodies that claim much: small counts, large ones, and bytes without a pattern.
fn bodies() -> Vec<Vec<u8>> {
    let mut bodies = Vec::new();
    for len in [40, 900] {
        for pattern in ["00", "01", "ff", "0100", "ff00", "01000000"] {
            let pattern = hex(pattern);
            bodies.push(pattern.iter().copied().cycle().take(len).collect());
        }
        // A large count in front of many zeros, ones or small counts.
        for (count, rest) in [("ffff0000", 0), ("e8030000", 1), ("64", 2)] {
            bodies.push([hex(count), vec![rest; len]].concat());
        }
        for seed in 1..3_u32 {
            let mut state = seed.wrapping_mul(0x9e37_79b9);
            let mut next = || {
                state ^= state << 13;
                state ^= state >> 17;
                state ^= state << 5;
                // Mostly small numbers, or every count would be too large.
                if state & 0x300 == 0 { (state >> 16) as u8 } else { (state >> 16) as u8 & 3 }
            };
            bodies.push((0..len).map(|_| next()).collect());
        }
    }
    bodies
}

fn behind_numbers<F: Format, T: for<'de> Decode<'de, F> + Debug>(
    bodies: &[Vec<u8>],
    numbers: impl Iterator<Item = Vec<u8>>,
) {
    for number in numbers {
        for body in bodies {
            decode::<F, T>(&[&number[..], body].concat());
        }
    }
}

/// `bytes` with faults: each byte replaced by those that make large and small counts, and more
/// behind the end.
fn faults(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut all = vec![bytes.to_vec(), [bytes, &[0; 2000]].concat(), [bytes, &[1; 2000]].concat()];
    for at in 0..bytes.len().min(100) {
        for (value, behind) in [(1, 0), (0xff, 0), (0xff, 600)] {
            let mut fault = bytes.to_vec();
            fault[at] = value;
            fault.resize(bytes.len() + behind, 0);
            all.push(fault);
        }
    }
    all
}

fn with_faults<F: Format, T: for<'de> Decode<'de, F> + Debug>(golden: &[Vec<u8>]) {
    // Those of other sets are left out.
    for bytes in golden.iter().filter(|bytes| F::from_slice::<T>(bytes).is_ok()) {
        for fault in faults(bytes) {
            decode::<F, T>(&fault);
        }
    }
}

fn golden(text: &'static str, column: usize) -> Vec<Vec<u8>> {
    rows(text).map(|row| hex(row[column])).collect()
}

fn tags16() -> impl Iterator<Item = Vec<u8>> {
    (0..0x100_u16).map(|tag| tag.to_le_bytes().to_vec())
}

#[test]
fn moul_messages() {
    let bodies = bodies();
    let golden = golden(include_str!("../golden/moul/messages.tsv"), 1);
    macro_rules! sets {
        ($($set:ty),*) => {$(
            behind_numbers::<Moul, $set>(&bodies, tags16().take(0x40));
            with_faults::<Moul, $set>(&golden);
        )*};
    }
    sets!(Cli2Auth, Auth2Cli, Cli2Game, Game2Cli, Cli2File, File2Cli);
    sets!(Cli2GateKeeper, GateKeeper2Cli, Cli2Csr, Csr2Cli);
}

#[test]
fn moul_objects() {
    let bodies = bodies();
    let messages = golden(include_str!("../golden/moul/message.tsv"), 1);
    let net_messages = golden(include_str!("../golden/moul/net_message.tsv"), 1);
    let classes = |golden: &[Vec<u8>]| {
        golden.iter().map(|bytes| bytes[..2].to_vec()).collect::<BTreeSet<_>>().into_iter()
    };
    behind_numbers::<Moul, Creatable<Message>>(&bodies, classes(&messages));
    behind_numbers::<Moul, NetMessage>(&bodies, classes(&net_messages));
    with_faults::<Moul, Creatable<Message>>(&messages);
    with_faults::<Moul, NetMessage>(&net_messages);
}

#[test]
fn moul_games() {
    let golden = golden(include_str!("../golden/moul/game_mgr.tsv"), 1);
    with_faults::<Moul, Cli2GameMgr>(&golden);
    with_faults::<Moul, GameMgr2Cli>(&golden);
}

/// The numbers of a family of Asheron's Call.
fn numbers(family: &'static str) -> impl Iterator<Item = Vec<u8>> {
    rows(include_str!("../golden/asherons_call/messages.tsv"))
        .filter(move |row| row[0] == family)
        .map(|row| u32::from_str_radix(row[1].trim_start_matches("0x"), 16).unwrap())
        .map(|number| number.to_le_bytes().to_vec())
}

#[test]
fn asherons_call_messages() {
    let bodies = bodies();
    behind_numbers::<AsheronsCall, ServerMessage>(&bodies, numbers("server"));
    behind_numbers::<AsheronsCall, ClientMessage>(&bodies, numbers("client"));
    behind_numbers::<AsheronsCall, Action>(&bodies, numbers("action"));
    behind_numbers::<AsheronsCall, Event>(&bodies, numbers("event"));
}

#[test]
fn asherons_call_vectors() {
    let vectors = rows(include_str!("../golden/asherons_call/vectors.tsv"));
    let vectors: Vec<_> = vectors.filter(|row| matches!(row[1], "message" | "packet")).collect();
    for row in vectors {
        let bytes = hex(row[4]);
        for fault in faults(&bytes) {
            if row[1] == "packet" {
                decode::<AsheronsCall, AcPacket>(&fault);
            } else {
                decode::<AsheronsCall, ServerMessage>(&fault);
                decode::<AsheronsCall, ClientMessage>(&fault);
            }
        }
    }
}

#[test]
fn otherland_packets() {
    let bodies = bodies();
    let golden = golden(include_str!("../golden/otherland/packets.tsv"), 1);
    for number in golden.iter().map(|bytes| bytes[..2].to_vec()).collect::<BTreeSet<_>>() {
        for body in &bodies {
            let bytes = [&number[..], body].concat();
            assert_bounded("Packet", &bytes, |bytes| {
                OaPacket::from_prefix::<Packet<'_>>(bytes).map(|_| ()).is_ok()
            });
        }
    }
    for bytes in golden.iter().flat_map(|bytes| faults(bytes)) {
        assert_bounded("Packet", &bytes, |bytes| {
            OaPacket::from_prefix::<Packet<'_>>(bytes).map(|_| ()).is_ok()
        });
    }
}

#[test]
fn nativeparam_structs() {
    let mut golden = golden(include_str!("../golden/nativeparam/vectors.tsv"), 1);
    golden.extend(bodies());
    for bytes in golden.iter().flat_map(|bytes| faults(bytes)) {
        assert_bounded("Struct", &bytes, |bytes| {
            NativeParam::from_prefix::<Struct<'_>>(bytes)
                .map(|(value, _)| value.into_owned())
                .is_ok()
        });
    }
}

#[test]
fn castle_files() {
    for file in golden(include_str!("../golden/castle/vectors.tsv"), 1) {
        for bytes in faults(&file) {
            decode::<Castle, Compound>(&bytes);
        }
    }
    for file in golden(include_str!("../golden/castle/nbt.tsv"), 2) {
        for bytes in faults(&file) {
            assert_bounded("Nbt", &bytes, Nbt::from_slice).ok();
        }
    }
}

#[test]
fn tera_packets() {
    let files = [
        golden(include_str!("../golden/tera/captures.tsv"), 2),
        golden(include_str!("../golden/tera/almetica.tsv"), 2),
        golden(include_str!("../golden/tera/computed.tsv"), 2),
        bodies(),
    ];
    macro_rules! packets {
        ($($packet:ty),* $(,)?) => {$(
            for file in files.iter().flatten() {
                if Tera::from_slice::<$packet>(file).is_ok() {
                    for bytes in faults(file) {
                        decode::<Tera, $packet>(&bytes);
                    }
                }
            }
        )*};
    }
    packets!(
        messages::PartyMemberList,
        messages::CreateUser,
        messages::GetUserList,
        messages::GuildInfo,
        messages::GuildMemberList,
        messages::SpawnUser,
        messages::Login,
        messages::QuestInfo,
        messages::ViewWare,
        messages::ItemCustomString,
        messages::SpawnNpc,
        messages::SkillList,
        messages::EditPrivateChannel,
    );
}
