//! Chat.

use codec_core::Wire;

use super::flags;
use crate::asherons_call::AsheronsCall;

/// `ChatFragmentType`: the kind of a text in the chat window.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum ChatFragmentType {
    /// Text without a color of its own.
    Default = 0,
    /// Said aloud near the player.
    Speech = 2,
    /// Told to the player alone.
    Tell = 3,
    /// Told by the player to somebody.
    OutgoingTell = 4,
    /// From the server.
    System = 5,
    /// About a fight.
    Combat = 6,
    /// About spells.
    Magic = 7,
    /// In a channel.
    Channels = 8,
    /// In a channel, by the player.
    OutgoingChannel = 9,
    /// A gesture of somebody.
    Social = 10,
    /// A gesture of the player.
    OutgoingSocial = 11,
    /// Something that somebody does, in words.
    Emote = 12,
    /// Experience, levels and skills.
    Advancement = 13,
    /// A report of abuse.
    Abuse = 14,
    /// An answer to a request for help.
    Help = 15,
    /// What looking at something showed.
    Appraisal = 16,
    /// The words of a spell.
    Spellcasting = 17,
    /// In the allegiance of the player.
    Allegiance = 18,
    /// In the fellowship of the player.
    Fellowship = 19,
    /// To all players.
    WorldBroadcast = 20,
    /// What an enemy does in a fight.
    CombatEnemy = 21,
    /// What the player does in a fight.
    CombatSelf = 22,
    /// A recall to another place.
    Recall = 23,
    /// About a craft.
    Craft = 24,
    /// About salvage.
    Salvaging = 25,
    /// Told by an administrator.
    AdminTell = 31,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `LogTextType`: the kind of a text that a client logs.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum LogTextType {
    /// Text without a color of its own.
    Default = 0,
    /// Said aloud near the player.
    Speech = 2,
    /// Told to the player alone.
    Tell = 3,
    /// Told by the player to somebody.
    SpeechDirectSend = 4,
    /// From the server.
    System = 5,
    /// About a fight.
    Combat = 6,
    /// About spells.
    Magic = 7,
    /// In a channel.
    Channel = 8,
    /// In a channel, by the player.
    ChannelSend = 9,
    /// A gesture of somebody.
    Social = 10,
    /// A gesture of the player.
    SocialSend = 11,
    /// Something that somebody does, in words.
    Emote = 12,
    /// Experience, levels and skills.
    Advancement = 13,
    /// A report of abuse.
    Abuse = 14,
    /// An answer to a request for help.
    Help = 15,
    /// What looking at something showed.
    Appraisal = 16,
    /// The words of a spell.
    Spellcasting = 17,
    /// In the allegiance of the player.
    Allegiance = 18,
    /// In the fellowship of the player.
    Fellowship = 19,
    /// To all players.
    WorldBroadcast = 20,
    /// What an enemy does in a fight.
    CombatEnemy = 21,
    /// What the player does in a fight.
    CombatSelf = 22,
    /// A recall to another place.
    Recall = 23,
    /// About a craft.
    Craft = 24,
    /// About salvage.
    Salvaging = 25,
    /// Told by an administrator.
    AdminTell = 31,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `TurbineChatType`: the kind of a message of a chat room.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum TurbineChatType {
    /// Something was said in a room that the client is in.
    ServerToClientMessage = 1,
    /// The player says something.
    ClientToServerMessage = 3,
    /// The server took what the player said.
    AckClientToServerMessage = 5,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `ChatType`: the kind of a chat room.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum ChatType {
    /// None.
    Undef = 0,
    /// The allegiance of the player.
    Allegiance = 1,
    /// All players, about anything.
    General = 2,
    /// All players, about trade.
    Trade = 3,
    /// Players who look for a group.
    Lfg = 4,
    /// Players who stay in their part.
    Roleplay = 5,
    /// The society of the player.
    Society = 6,
    /// The society Celestial Hand.
    SocietyCelHan = 7,
    /// The society Eldrytch Web.
    SocietyEldWeb = 8,
    /// The society Radiant Blood.
    SocietyRadBlo = 9,
    /// Players who are Olthoi.
    Olthoi = 10,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

flags! {
    /// `Channel`: chat channels.
    pub flags Channel: u32, empty UNDEF {
        /// Reports of abuse.
        ABUSE = 0x1,
        ADMIN = 0x2,
        /// What administrators do.
        AUDIT = 0x4,
        /// Advocates, who help players; so are the next two.
        ADVOCATE1 = 0x8,
        ADVOCATE2 = 0x10,
        ADVOCATE3 = 0x20,
        /// Testers; so is the next one.
        QA1 = 0x40,
        QA2 = 0x80,
        DEBUG = 0x100,
        /// Sentinels, who watch over the players.
        SENTINEL = 0x200,
        HELP = 0x400,
        /// All players.
        ALL_BROADCAST = 0x401,
        /// The fellowship.
        FELLOW = 0x800,
        /// The vassals of the player.
        VASSALS = 0x1000,
        /// The patron of the player.
        PATRON = 0x2000,
        /// The monarch of the player, who leads the allegiance.
        MONARCH = 0x4000,
        /// A town; so are the next eight.
        AL_ARQAS = 0x8000,
        HOLTBURG = 0x1_0000,
        LYTELTHORPE = 0x2_0000,
        NANTO = 0x4_0000,
        RITHWIC = 0x8_0000,
        SAMSUR = 0x10_0000,
        SHOUSHI = 0x20_0000,
        YANSHI = 0x40_0000,
        YARAQ = 0x80_0000,
        /// The channels of all towns.
        TOWN_CHANS = 0xff_8000,
        /// Players with the same patron.
        CO_VASSALS = 0x100_0000,
        ALLEGIANCE_BROADCAST = 0x200_0000,
        FELLOW_BROADCAST = 0x400_0000,
        /// The society Celestial Hand.
        SOCIETY_CEL_HAN_BROADCAST = 0x800_0000,
        /// The society Eldrytch Web.
        SOCIETY_ELD_WEB_BROADCAST = 0x1000_0000,
        /// The society Radiant Blood.
        SOCIETY_RAD_BLO_BROADCAST = 0x2000_0000,
        OLTHOI = 0x4000_0000,
        GHOST_CHANS = 0x7f00_7800,
    }
}
