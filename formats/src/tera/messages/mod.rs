//! Packets whose fields are known, by topic.
//!
//! A packet has the name that the protocol gives it, without the direction: `S_GUILD_INFO` is
//! [`GuildInfo`]. Where both directions have it, the client's is the request and the server's the
//! reply. [`MessageName::NAME`](codec_core::MessageName::NAME) is the full name; the number that
//! goes with it changes with each build of the game and is data, not part of the type.
//!
//! | client to server | type | | server to client | type |
//! |---|---|---|---|---|
//! | `C_JOIN_PRIVATE_CHANNEL` | [`JoinPrivateChannel`] | | `S_LOGIN_ARBITER` | [`LoginArbiterReply`] |
//! | `C_EDIT_PRIVATE_CHANNEL` | [`EditPrivateChannel`] | | `S_LOGIN_ACCOUNT_INFO` | [`LoginAccountInfo`] |
//! | `C_CHECK_VERSION` | [`CheckVersion`] | | `S_ACCOUNT_PACKAGE_LIST` | [`AccountPackageList`] |
//! | `C_LOGIN_ARBITER` | [`LoginArbiterRequest`] | | `S_GET_USER_LIST` | [`GetUserList`] |
//! | `C_CHANGE_USER_LOBBY_SLOT_ID` | [`ChangeUserLobbySlotId`] | | `S_LOGIN` | [`Login`] |
//! | `C_CHECK_USER_NAME` | [`CheckUserName`] | | `S_LOAD_TOPO` | [`LoadTopo`] |
//! | `C_CREATE_USER` | [`CreateUser`] | | `S_SPAWN_ME` | [`SpawnMe`] |
//! | `C_SELECT_USER` | [`SelectUser`] | | `S_SPAWN_USER` | [`SpawnUser`] |
//! | | | | `S_SPAWN_NPC` | [`SpawnNpc`] |
//! | | | | `SpNpcHpWindow` | [`NpcHpWindow`] |
//! | | | | `SpNpcTalk` | [`NpcTalk`] |
//! | | | | `S_GUILD_NAME` | [`GuildName`] |
//! | | | | `S_GUILD_INFO` | [`GuildInfo`] |
//! | | | | `S_GUILD_HISTORY` | [`GuildHistory`] |
//! | | | | `S_GUILD_MEMBER_LIST` | [`GuildMemberList`] |
//! | | | | `S_IMAGE_DATA` | [`ImageData`] |
//! | | | | `S_PARTY_MEMBER_LIST` | [`PartyMemberList`] |
//! | | | | `S_PARTY_MEMBER_CHANGE_HP` | [`PartyMemberChangeHp`] |
//! | | | | `S_ITEM_CUSTOM_STRING` | [`ItemCustomString`] |
//! | | | | `S_VIEW_WARE` | [`ViewWare`] |
//! | | | | `S_QUEST_INFO` | [`QuestInfo`] |
//! | | | | `S_REQUEST_CONTRACT` | [`RequestContract`] |
//! | | | | `S_SKILL_LIST` | [`SkillList`] |
//!
//! [`EditPrivateChannelNameFirst`] is the same packet in another order. [`SkillId`], [`SkillId32`] and
//! [`Customize`] are types of fields that many packets have.
//!
//! The fields and their order come from packets that others have seen and described. What a field
//! means is told by its name in the sources and little else: where a description only repeats the
//! name, no more is known. Field lists change from build to build: the year or version of a
//! definition is given where the source has it.

#![expect(
    clippy::struct_excessive_bools,
    reason = "the fields of a packet are what the game made them"
)]

mod channel;
mod character;
mod customize;
mod guild;
mod item;
mod lobby;
mod login;
mod npc;
mod party;
mod place;
mod quest;
mod skill;
mod skill_id;
mod world;

pub use self::{
    channel::{ChannelMember, EditPrivateChannel, EditPrivateChannelNameFirst, JoinPrivateChannel},
    character::{Login, Servant},
    customize::Customize,
    guild::{
        GuildEvent, GuildHistory, GuildInfo, GuildMember, GuildMemberList, GuildName, GuildRank,
        ImageData,
    },
    item::{CustomString, ItemCustomString, ViewWare, WareCrystal, WareItem},
    lobby::{
        ChangeUserLobbySlotId, CheckUserName, CreateUser, GetUserList, LobbyCharacter,
        LobbyPosition, SelectUser,
    },
    login::{
        AccountBenefit, AccountPackageList, CheckVersion, ClientVersion, LoginAccountInfo,
        LoginArbiterReply, LoginArbiterRequest,
    },
    npc::{NpcBuff, NpcHpWindow, NpcPart, NpcSeat, NpcTalk, SpawnNpc},
    party::{PartyMember, PartyMemberChangeHp, PartyMemberList},
    place::{AccessoryTransform, Vec3},
    quest::{Quest, QuestCounter, QuestInfo, QuestPlace, RequestContract},
    skill::{Skill, SkillList},
    skill_id::{SkillId, SkillId32},
    world::{LoadTopo, SpawnMe, SpawnUser, UserBenefit, UserIcon},
};
