//! All messages, for tools.

use codec_core::{
    Switch,
    catalog::{Catalog, Entry, Kind},
    exact::Exact,
};
use serde::{Serialize, de::DeserializeOwned};

use super::{
    FileFrame, Moul,
    connect::{ConnectPacket, SetupPacket},
    game_mgr::{
        AnyGame2Cli, Cli2AnyGame, Cli2GameMgr, GameFrame, GameMessage, GameMgr2Cli, blue_spiral,
        climbing_wall, heek, marker, tic_tac_toe, var_sync,
    },
    messages::{auth, csr, file, game, gate_keeper},
    net_message::NetMessage,
    plasma,
    simple_net::{CsrNet, SimpleNetFrame},
};

/// All messages of [`Moul`].
///
/// Sets are the connections and directions (`Cli2Auth`), the classes of messages between players
/// ([`NetMessage`]) and of objects ([`plasma::Message`] and two more), and the games. Messages of the File
/// connection and of games are found with the frame around them as sets, and without it by
/// themselves.
#[must_use]
#[inline]
pub fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    catalog.add::<Moul, ConnectPacket>("");
    catalog.add::<Moul, SetupPacket>("");

    by_sources(catalog.add_set::<Moul, gate_keeper::Cli2GateKeeper>());
    by_sources(catalog.add_set::<Moul, gate_keeper::GateKeeper2Cli>());
    by_sources(catalog.add_set::<Moul, auth::Cli2Auth>());
    by_sources(catalog.add_set::<Moul, auth::Auth2Cli>());
    by_sources(catalog.add_set::<Moul, game::Cli2Game>());
    by_sources(catalog.add_set::<Moul, game::Game2Cli>());
    by_sources(catalog.add_framed_set::<Moul, file::Cli2File, FileFrame<file::Cli2File>>());
    by_sources(catalog.add_framed_set::<Moul, file::File2Cli, FileFrame<file::File2Cli>>());
    by_sources(catalog.add_set::<Moul, csr::Cli2Csr>());
    by_sources(catalog.add_set::<Moul, csr::Csr2Cli>());
    catalog.add_framed_set::<Moul, CsrNet, SimpleNetFrame<CsrNet>>();

    catalog.add_set::<Moul, NetMessage>();
    catalog.add_set::<Moul, plasma::Message>();
    catalog.add_set::<Moul, plasma::AvBrain>();
    catalog.add_set::<Moul, plasma::AvTask>();
    catalog.add::<Moul, plasma::AnimStage>("");

    catalog.add_framed_set::<Moul, Cli2GameMgr, GameFrame<Cli2GameMgr>>();
    catalog.add_framed_set::<Moul, GameMgr2Cli, GameFrame<GameMgr2Cli>>();
    catalog.add_framed_set::<Moul, Cli2AnyGame, GameFrame<Cli2AnyGame>>();
    catalog.add_framed_set::<Moul, AnyGame2Cli, GameFrame<AnyGame2Cli>>();
    add_game::<tic_tac_toe::Cli2TicTacToe, tic_tac_toe::TicTacToe2Cli>(&mut catalog);
    add_game::<heek::Cli2Heek, heek::Heek2Cli>(&mut catalog);
    add_game::<marker::Cli2Marker, marker::Marker2Cli>(&mut catalog);
    add_game::<blue_spiral::Cli2BlueSpiral, blue_spiral::BlueSpiral2Cli>(&mut catalog);
    add_game::<climbing_wall::Cli2ClimbingWall, climbing_wall::ClimbingWall2Cli>(&mut catalog);
    add_game::<var_sync::Cli2VarSync, var_sync::VarSync2Cli>(&mut catalog);
    catalog.set_format("moul");
    catalog
}

/// A message of a game, or one that all games have.
type FromClient<T> = GameFrame<GameMessage<Cli2AnyGame, T>>;
type FromServer<T> = GameFrame<GameMessage<AnyGame2Cli, T>>;

/// Adds both directions of a game.
fn add_game<C, S>(catalog: &mut Catalog)
where
    C: for<'de> Switch<'de, Moul, Selector = u32> + Exact + Serialize + DeserializeOwned + 'static,
    S: for<'de> Switch<'de, Moul, Selector = u32> + Exact + Serialize + DeserializeOwned + 'static,
{
    catalog.add_framed_set::<Moul, C, FromClient<C>>();
    catalog.add_framed_set::<Moul, S, FromServer<S>>();
}

/// Adds the names that the sources of clients have for messages of a connection.
fn by_sources(entries: &mut [Entry]) {
    for entry in entries.iter_mut().filter(|entry| entry.kind() == Kind::Message) {
        entry.add_alias(format!("k{}_{}", entry.set(), entry.name()));
    }
}
