//! All packets, for tools.

use codec_core::{Decode, Encode, catalog::Catalog};
use serde::{Serialize, de::DeserializeOwned};

use super::{Tera, messages as m};

/// All packets of [`Tera`], without their header.
///
/// They have names and no numbers, which change with each build of the game; an
/// [`OpcodeTable`](super::OpcodeTable) has them. The sets are `client` and `server`, for the side that
/// sends a packet.
#[must_use]
#[inline]
pub fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    client(&mut catalog);
    server(&mut catalog);
    catalog.set_format("tera");
    catalog
}

#[inline]
fn client(catalog: &mut Catalog) {
    fn add<T>(catalog: &mut Catalog)
    where
        T: Encode<Tera> + for<'de> Decode<'de, Tera> + Serialize + DeserializeOwned + 'static,
    {
        catalog.add::<Tera, T>("client");
    }
    add::<m::CheckVersion>(catalog);
    add::<m::LoginArbiterRequest>(catalog);
    add::<m::ChangeUserLobbySlotId>(catalog);
    add::<m::CheckUserName>(catalog);
    add::<m::CreateUser>(catalog);
    add::<m::SelectUser>(catalog);
    add::<m::JoinPrivateChannel>(catalog);
    add::<m::EditPrivateChannel>(catalog);
    add::<m::EditPrivateChannelNameFirst>(catalog);
}

#[inline]
fn server(catalog: &mut Catalog) {
    fn add<T>(catalog: &mut Catalog)
    where
        T: Encode<Tera> + for<'de> Decode<'de, Tera> + Serialize + DeserializeOwned + 'static,
    {
        catalog.add::<Tera, T>("server");
    }
    add::<m::LoginArbiterReply>(catalog);
    add::<m::LoginAccountInfo>(catalog);
    add::<m::AccountPackageList>(catalog);
    add::<m::GetUserList>(catalog);
    add::<m::Login>(catalog);
    add::<m::LoadTopo>(catalog);
    add::<m::SpawnMe>(catalog);
    add::<m::SpawnUser>(catalog);
    add::<m::SpawnNpc>(catalog);
    add::<m::NpcHpWindow>(catalog);
    add::<m::NpcTalk>(catalog);
    add::<m::GuildName>(catalog);
    add::<m::GuildInfo>(catalog);
    add::<m::GuildHistory>(catalog);
    add::<m::GuildMemberList>(catalog);
    add::<m::ImageData>(catalog);
    add::<m::PartyMemberList>(catalog);
    add::<m::PartyMemberChangeHp>(catalog);
    add::<m::ItemCustomString>(catalog);
    add::<m::ViewWare>(catalog);
    add::<m::QuestInfo>(catalog);
    add::<m::RequestContract>(catalog);
    add::<m::SkillList>(catalog);
}
