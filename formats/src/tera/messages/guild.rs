//! Guilds.

use bytes::Bytes;
use codec_core::Wire;

use crate::tera::{self, ByteArray, Tera};

/// `S_GUILD_NAME`: the guild of a character.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_GUILD_NAME")]
pub struct GuildName {
    /// Name of the guild; empty for none.
    pub guild_name: String,
    /// Rank in the guild.
    pub guild_rank: String,
    /// Title of the guild.
    pub guild_title: String,
    /// Name of the guild's logo.
    pub guild_logo: String,
    /// The creature or thing in the world that is meant.
    pub game_id: u64,
}

/// `S_GUILD_INFO`, as sent in 2012: the own guild.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_GUILD_INFO", layout = tera::STRINGS_FIRST)]
pub struct GuildInfo {
    /// The ranks of the guild.
    pub ranks: Vec<GuildRank>,
    /// Name of the guild.
    pub name: String,
    /// Title of the guild.
    pub title: String,
    /// Name of the guild's master.
    pub master: String,
    /// Message of the day.
    pub motd: String,
    /// Rank of the player who receives this.
    pub my_rank: String,
    /// Advertisement of the guild.
    pub ad: String,
    /// Number of the guild.
    pub id: i32,
    /// Meaning not known.
    pub unk1: i32,
    /// Meaning not known.
    pub unk2: i32,
    /// Number of the master's character.
    pub master_id: u32,
    /// When the guild was founded, in seconds since 1970.
    pub creation_date: i64,
    /// Level of the guild.
    pub level: i32,
    /// Meaning not known.
    pub unk3: i32,
    /// Meaning not known.
    pub unk4: i32,
    /// Meaning not known.
    pub unk5: i32,
    /// Meaning not known.
    pub unk6: u16,
}

/// A rank of a guild.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct GuildRank {
    /// Name of the rank.
    pub name: String,
    /// Number of the rank.
    pub id: i32,
    /// What members of the rank may do.
    pub permissions: i32,
}

/// `S_GUILD_HISTORY`, as sent in 2012: what happened in the guild.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_GUILD_HISTORY")]
pub struct GuildHistory {
    /// What happened.
    pub events: Vec<GuildEvent>,
    /// Which page this is.
    pub page: i32,
    /// How many pages there are.
    pub pages: i32,
}

/// Something that happened in a guild.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct GuildEvent {
    /// Who did it.
    pub initiator: String,
    /// Details of it.
    pub description: String,
    /// When, in seconds since 1970.
    pub date: i64,
    /// Kind of event.
    pub event: i32,
}

/// `S_GUILD_MEMBER_LIST`, as sent in 2012: the members, in one packet or several.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_GUILD_MEMBER_LIST")]
pub struct GuildMemberList {
    /// The members of this packet.
    pub members: Vec<GuildMember>,
    /// Whether it is the last packet of the list.
    pub last: bool,
    /// Whether it is the first packet of the list.
    pub first: bool,
    /// Whether the list is to be shown.
    pub open: bool,
}

/// A member of a guild.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct GuildMember {
    /// Name of the character.
    pub name: String,
    /// Note on the member.
    pub note: String,
    /// Number of the player on that server.
    pub player_id: u32,
    /// Meaning not known.
    pub unk1: i32,
    /// Meaning not known.
    pub unk2: i32,
    /// Meaning not known.
    pub unk3: i32,
    /// Number of the rank.
    pub rank: i32,
    /// Level.
    pub level: i32,
    /// Race.
    pub race: i32,
    /// Class.
    pub class: i32,
    /// Meaning not known.
    pub unk4: i32,
    /// Whether the member is in the game.
    pub status: i32,
    /// When the member was last seen, in seconds since 1970.
    pub last_online: i64,
    /// Meaning not known.
    pub unk5: bool,
}

/// `S_IMAGE_DATA`: an image, such as the logo of a guild.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_IMAGE_DATA")]
pub struct ImageData {
    /// Name of the image, such as `guildlogo_28_55519_60`.
    pub name: String,
    /// The image; begins with `TERA` in known packets.
    #[wire(as = ByteArray)]
    pub data: Bytes,
}
