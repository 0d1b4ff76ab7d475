//! All packets, for tools.

use codec_core::catalog::Catalog;

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
    catalog.add::<Tera, m::CheckVersion>("client");
    catalog.add::<Tera, m::LoginArbiterRequest>("client");
    catalog.add::<Tera, m::ChangeUserLobbySlotId>("client");
    catalog.add::<Tera, m::CheckUserName>("client");
    catalog.add::<Tera, m::CreateUser>("client");
    catalog.add::<Tera, m::SelectUser>("client");
    catalog.add::<Tera, m::JoinPrivateChannel>("client");
    catalog.add::<Tera, m::EditPrivateChannel>("client");
    catalog.add::<Tera, m::EditPrivateChannelNameFirst>("client");
    catalog.add::<Tera, m::LoginArbiterReply>("server");
    catalog.add::<Tera, m::LoginAccountInfo>("server");
    catalog.add::<Tera, m::AccountPackageList>("server");
    catalog.add::<Tera, m::GetUserList>("server");
    catalog.add::<Tera, m::Login>("server");
    catalog.add::<Tera, m::LoadTopo>("server");
    catalog.add::<Tera, m::SpawnMe>("server");
    catalog.add::<Tera, m::SpawnUser>("server");
    catalog.add::<Tera, m::SpawnNpc>("server");
    catalog.add::<Tera, m::NpcHpWindow>("server");
    catalog.add::<Tera, m::NpcTalk>("server");
    catalog.add::<Tera, m::GuildName>("server");
    catalog.add::<Tera, m::GuildInfo>("server");
    catalog.add::<Tera, m::GuildHistory>("server");
    catalog.add::<Tera, m::GuildMemberList>("server");
    catalog.add::<Tera, m::ImageData>("server");
    catalog.add::<Tera, m::PartyMemberList>("server");
    catalog.add::<Tera, m::PartyMemberChangeHp>("server");
    catalog.add::<Tera, m::ItemCustomString>("server");
    catalog.add::<Tera, m::ViewWare>("server");
    catalog.add::<Tera, m::QuestInfo>("server");
    catalog.add::<Tera, m::RequestContract>("server");
    catalog.add::<Tera, m::SkillList>("server");
    catalog.set_format("tera");
    catalog
}
