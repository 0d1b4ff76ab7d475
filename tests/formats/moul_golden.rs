//! MOUL: all messages and classes against `tests/golden/moul`.

use std::fmt::Debug;

use codec_core::{Decode, Encode, Format as _, Options, Switch};
use formats::moul::{
    Creatable, FileFrame, Moul, MoulOptions,
    game_mgr::{
        AnyGame2Cli, Cli2AnyGame, Cli2GameMgr, GameFrame, GameMessage, GameMgr2Cli,
        blue_spiral::{BlueSpiral2Cli, Cli2BlueSpiral},
        climbing_wall::{Cli2ClimbingWall, ClimbingWall2Cli},
        heek::{Cli2Heek, Heek2Cli},
        marker::{Cli2Marker, Marker2Cli},
        tic_tac_toe::{Cli2TicTacToe, TicTacToe2Cli},
        var_sync::{Cli2VarSync, VarSync2Cli},
    },
    messages::{
        auth::{Auth2Cli, Cli2Auth},
        csr::{Cli2Csr, Csr2Cli},
        file::{Cli2File, File2Cli},
        game::{Cli2Game, Game2Cli},
        gate_keeper::{Cli2GateKeeper, GateKeeper2Cli},
    },
    net_message::NetMessage,
    plasma::Message,
};

use crate::support::{flips, hex};

const MESSAGES: &str = include_str!("../golden/moul/messages.tsv");
const GAME_MGR: &str = include_str!("../golden/moul/game_mgr.tsv");
const NET_MESSAGE: &str = include_str!("../golden/moul/net_message.tsv");
const MESSAGE: &str = include_str!("../golden/moul/message.tsv");

fn rows(table: &'static str) -> impl Iterator<Item = (&'static str, Vec<u8>)> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (name, bytes) = line.split_once('\t').unwrap();
        (name, hex(bytes))
    })
}

/// Checks that the bytes come back, that no part of them is enough, and that no flipped bit leads
/// to a value that does not come back.
#[track_caller]
fn check<T>(name: &str, bytes: &[u8]) -> T
where
    T: Encode<Moul> + for<'de> Decode<'de, Moul> + PartialEq + Debug,
{
    let value: T = Moul::from_slice(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(Moul::to_vec(&value).unwrap(), bytes, "{name}");
    assert_eq!(Moul::encoded_len(&value).unwrap(), bytes.len(), "{name}");
    let strict = Options { strict: true, ..Options::new(MoulOptions::DEFAULT) };
    assert_eq!(Moul::from_slice_with::<T>(bytes, &strict).unwrap(), value, "{name}");

    // An object of a class that is not known takes what is there.
    let least = if name == "plAvCoopMsg" { bytes.len() - 4 } else { bytes.len() };
    for len in 0..least {
        let error = Moul::from_slice::<T>(&bytes[..len]).unwrap_err();
        assert!(error.is_incomplete(), "{name}, {len} of {} bytes: {error}", bytes.len());
    }

    // All bits of most messages, one bit of each byte of those with much text.
    let step = if bytes.len() < 300 { 1 } else { 9 };
    for (bit, bytes) in flips(bytes).step_by(step) {
        if let Ok(value) = Moul::from_slice::<T>(&bytes) {
            // Numbers may be NaN, which is not equal to itself.
            let again = Moul::to_vec(&value).unwrap();
            let value: T = Moul::from_slice(&again).unwrap();
            assert_eq!(Moul::to_vec(&value).unwrap(), again, "{name}, bit {bit}");
        }
    }
    value
}

/// The name that the variant has in Rust.
fn variant(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    text[..end].to_lowercase()
}

#[track_caller]
fn message<T>(name: &str, bytes: &[u8])
where
    T: Encode<Moul> + for<'de> Decode<'de, Moul> + PartialEq + Debug,
{
    let message = check::<T>(name, bytes);
    assert_eq!(variant(&message), name.split('_').nth(1).unwrap().to_lowercase());
}

#[track_caller]
fn file_message<T>(name: &str, bytes: &[u8])
where
    T: Encode<Moul> + for<'de> Decode<'de, Moul> + PartialEq + Debug,
{
    let FileFrame(message) = check::<FileFrame<T>>(name, bytes);
    assert_eq!(variant(&message), name.split('_').nth(1).unwrap().to_lowercase());
}

#[test]
fn messages_of_connections() {
    for (name, bytes) in rows(MESSAGES) {
        let check = match name.split_once('_').unwrap().0 {
            "Cli2GateKeeper" => message::<Cli2GateKeeper>,
            "GateKeeper2Cli" => message::<GateKeeper2Cli>,
            "Cli2Auth" => message::<Cli2Auth>,
            "Auth2Cli" => message::<Auth2Cli>,
            "Cli2Game" => message::<Cli2Game>,
            "Game2Cli" => message::<Game2Cli>,
            "Cli2File" => file_message::<Cli2File>,
            "File2Cli" => file_message::<File2Cli>,
            "Cli2Csr" => message::<Cli2Csr>,
            "Csr2Cli" => message::<Csr2Cli>,
            other => panic!("{other}"),
        };
        check(name, &bytes);
    }
    assert_eq!(rows(MESSAGES).count(), 2 * 127);
}

#[test]
fn messages_between_players() {
    for (name, bytes) in rows(NET_MESSAGE) {
        let message = check::<NetMessage>(name, &bytes);
        assert_eq!(variant(&message), name.replace("plNetMsg", "").to_lowercase());
        assert!(message.header().is_some());
    }
    assert_eq!(rows(NET_MESSAGE).count(), 40);
}

#[test]
fn messages_between_objects() {
    for (name, bytes) in rows(MESSAGE) {
        let Creatable::Known(message) = check::<Creatable<Message>>(name, &bytes) else {
            panic!("{name} is not known");
        };
        let name = name.trim_start_matches("pl").trim_start_matches("pf").trim_end_matches("Msg");
        assert_eq!(variant(&message), name.to_lowercase());
    }
    assert_eq!(rows(MESSAGE).count(), 64);
}

/// Checks a message of a game.
#[track_caller]
fn game<C, G>(name: &str, bytes: &[u8])
where
    C: for<'de> Switch<'de, Moul, Selector = u32> + PartialEq + Debug,
    G: for<'de> Switch<'de, Moul, Selector = u32> + PartialEq + Debug,
{
    let frame = check::<GameFrame<GameMessage<C, G>>>(name, bytes);
    assert_eq!((frame.trans_id, frame.game_id), (7, 9));
    let found = match &frame.message {
        GameMessage::Common(message) => variant(message),
        GameMessage::Own(message) => variant(message),
    };
    assert_eq!(found, name.rsplit('_').next().unwrap().to_lowercase());
}

#[track_caller]
fn manager<T>(name: &str, bytes: &[u8])
where
    T: for<'de> Switch<'de, Moul, Selector = u32> + PartialEq + Debug,
{
    let frame = check::<GameFrame<T>>(name, bytes);
    assert_eq!((frame.trans_id, frame.game_id), (7, 0));
    assert_eq!(variant(&frame.message), name.rsplit('_').next().unwrap().to_lowercase());
}

#[test]
fn messages_of_games() {
    for (name, bytes) in rows(GAME_MGR) {
        let (group, _) = name.rsplit_once('_').unwrap();
        let check = match group {
            "Cli2Srv_GameMgr" => manager::<Cli2GameMgr>,
            "Srv2Cli_GameMgr" => manager::<GameMgr2Cli>,
            "Cli2Srv_Game" | "Cli2Srv_TTT" => game::<Cli2AnyGame, Cli2TicTacToe>,
            "Srv2Cli_Game" | "Srv2Cli_TTT" => game::<AnyGame2Cli, TicTacToe2Cli>,
            "Cli2Srv_Heek" => game::<Cli2AnyGame, Cli2Heek>,
            "Srv2Cli_Heek" => game::<AnyGame2Cli, Heek2Cli>,
            "Cli2Srv_Marker" => game::<Cli2AnyGame, Cli2Marker>,
            "Srv2Cli_Marker" => game::<AnyGame2Cli, Marker2Cli>,
            "Cli2Srv_BlueSpiral" => game::<Cli2AnyGame, Cli2BlueSpiral>,
            "Srv2Cli_BlueSpiral" => game::<AnyGame2Cli, BlueSpiral2Cli>,
            "Cli2Srv_ClimbingWall" => game::<Cli2AnyGame, Cli2ClimbingWall>,
            "Srv2Cli_ClimbingWall" => game::<AnyGame2Cli, ClimbingWall2Cli>,
            "Cli2Srv_VarSync" => game::<Cli2AnyGame, Cli2VarSync>,
            "Srv2Cli_VarSync" => game::<AnyGame2Cli, VarSync2Cli>,
            other => panic!("{other}"),
        };
        check(name, &bytes);
    }
    assert_eq!(rows(GAME_MGR).count(), 150);
}
