//! What the fuzz targets run. `run` runs all of them; the targets themselves only name these
//! functions, so that the formats are compiled once.

mod check;
mod directives;
mod elsewhere;
#[path = "../../../inspect/src/import/mod.rs"]
#[allow(dead_code, unreachable_pub, reason = "the importer of `wire`, without the rest of it")]
mod import;
mod parts;
#[path = "../../../inspect/src/safe.rs"]
#[allow(dead_code, reason = "the importer uses some of it")]
mod safe;
#[path = "../../../inspect/src/similar.rs"]
#[allow(dead_code, reason = "the importer uses some of it")]
mod similar;

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

use self::check::{round_trip, round_trip_if_it_fits};
pub use self::{
    directives::directives,
    parts::{assembly, definitions, nbt, sdl, sessions, streams, texts},
};

/// Checks the type that the first byte chooses; bytes that choose none choose the last.
macro_rules! one_of {
    ($data:expr, $check:ident, $format:ty: $($message:ty),+ $(,)?) => {
        let checks = [$($check::<$format, $message>),+];
        if let Some((choice, data)) = $data.split_first() {
            checks[usize::from(*choice).min(checks.len() - 1)](data);
        }
    };
}

/// Messages and packets of Asheron's Call.
pub fn asherons_call(data: &[u8]) {
    one_of!(data, round_trip, AsheronsCall: ClientMessage, ServerMessage, Action, Event, AcPacket);
}

/// Messages of all connections of MOUL, and objects.
pub fn moul(data: &[u8]) {
    one_of!(
        data, round_trip, Moul: Cli2Auth, Auth2Cli, Cli2Game, Game2Cli, Cli2File, File2Cli,
        Cli2GateKeeper, GateKeeper2Cli, Cli2Csr, Csr2Cli, NetMessage, Creatable<Message>,
    );
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
    one_of!(
        data, round_trip_if_it_fits, Tera: messages::GetUserList, messages::SpawnUser,
        messages::GuildInfo, messages::QuestInfo, messages::ViewWare, messages::Login,
        messages::PartyMemberList, messages::SpawnNpc, messages::EditPrivateChannel,
    );
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
