//! What the fuzz targets run. `run` runs all of them; the targets themselves only name these
//! functions, so that the formats are compiled once.

mod check;
mod directives;
mod parts;

use codec_core::Format as _;
use formats::{
    asherons_call::{
        AsheronsCall, Packet as AcPacket,
        messages::{action::Action, client::ClientMessage, event::Event, server::ServerMessage},
    },
    castle::{Castle, Compound, File, Value, View},
    moul::{
        Creatable, Moul,
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

pub use self::{
    directives::directives,
    parts::{assembly, nbt, sdl, sessions, streams, texts},
};
use self::check::{round_trip, round_trip_if_it_fits};

/// Splits off the byte that chooses a type.
fn choose(data: &[u8]) -> Option<(u8, &[u8])> {
    data.split_first().map(|(choice, data)| (*choice, data))
}

/// Messages and packets of Asheron's Call.
pub fn asherons_call(data: &[u8]) {
    match choose(data) {
        Some((0, data)) => round_trip::<AsheronsCall, ClientMessage>(data),
        Some((1, data)) => round_trip::<AsheronsCall, ServerMessage>(data),
        Some((2, data)) => round_trip::<AsheronsCall, Action>(data),
        Some((3, data)) => round_trip::<AsheronsCall, Event>(data),
        Some((_, data)) => round_trip::<AsheronsCall, AcPacket>(data),
        None => {}
    }
}

/// Messages of all connections of MOUL, and objects.
pub fn moul(data: &[u8]) {
    match choose(data) {
        Some((0, data)) => round_trip::<Moul, Cli2Auth>(data),
        Some((1, data)) => round_trip::<Moul, Auth2Cli>(data),
        Some((2, data)) => round_trip::<Moul, Cli2Game>(data),
        Some((3, data)) => round_trip::<Moul, Game2Cli>(data),
        Some((4, data)) => round_trip::<Moul, Cli2File>(data),
        Some((5, data)) => round_trip::<Moul, File2Cli>(data),
        Some((6, data)) => round_trip::<Moul, Cli2GateKeeper>(data),
        Some((7, data)) => round_trip::<Moul, GateKeeper2Cli>(data),
        Some((8, data)) => round_trip::<Moul, Cli2Csr>(data),
        Some((9, data)) => round_trip::<Moul, Csr2Cli>(data),
        Some((10, data)) => round_trip::<Moul, NetMessage>(data),
        Some((_, data)) => round_trip::<Moul, Creatable<Message>>(data),
        None => {}
    }
}

/// Structs of nativeparam that no type declares.
pub fn nativeparam(data: &[u8]) {
    if let Ok(value) = NativeParam::from_slice::<Struct<'_>>(data) {
        let _ = value.to_string();
        let bytes = NativeParam::to_vec(&value).expect("it was decoded");
        let again = NativeParam::from_slice::<Struct<'_>>(&bytes).expect("it was encoded");
        assert_eq!(NativeParam::to_vec(&again).expect("it was decoded"), bytes);
    }
}

/// Packets of Otherland.
pub fn otherland(data: &[u8]) {
    if let Ok(value) = OaPacket::from_slice::<Packet<'_>>(data) {
        let bytes = OaPacket::to_vec(&value).expect("it was decoded");
        let again = OaPacket::from_slice::<Packet<'_>>(&bytes).expect("it was encoded");
        assert_eq!(OaPacket::to_vec(&again).expect("it was decoded"), bytes);
    }
}

/// Packets of TERA.
pub fn tera(data: &[u8]) {
    // Texts that share bytes do not share them any more once they are written.
    match choose(data) {
        Some((0, data)) => round_trip_if_it_fits::<Tera, messages::GetUserList>(data),
        Some((1, data)) => round_trip_if_it_fits::<Tera, messages::SpawnUser>(data),
        Some((2, data)) => round_trip_if_it_fits::<Tera, messages::GuildInfo>(data),
        Some((3, data)) => round_trip_if_it_fits::<Tera, messages::QuestInfo>(data),
        Some((4, data)) => round_trip_if_it_fits::<Tera, messages::ViewWare>(data),
        Some((5, data)) => round_trip_if_it_fits::<Tera, messages::Login>(data),
        Some((6, data)) => round_trip_if_it_fits::<Tera, messages::PartyMemberList>(data),
        Some((7, data)) => round_trip_if_it_fits::<Tera, messages::SpawnNpc>(data),
        Some((_, data)) => round_trip_if_it_fits::<Tera, messages::EditPrivateChannel>(data),
        None => {}
    }
}

/// Files of Castle: as trees and through a view.
pub fn castle(data: &[u8]) {
    round_trip::<Castle, Compound>(data);
    if let Ok(tree) = Castle::from_slice::<Compound>(data) {
        let _ = tree.to_string();
    }
    if let Ok(file) = File::open(data) {
        touch(&file.root(), 4);
    }
}

fn touch(view: &View<'_>, depth: usize) {
    let _ = view.decode::<Value>();
    if depth == 0 {
        return;
    }
    if let Ok(tokens) = view.tokens() {
        tokens.flatten().take(10).for_each(|(_, view)| touch(&view, depth - 1));
    }
    if let Ok(items) = view.items() {
        items.flatten().take(10).for_each(|view| touch(&view, depth - 1));
    }
    for index in [0, 1, usize::MAX] {
        let _ = view.at(index);
    }
}
