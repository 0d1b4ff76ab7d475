//! Chat.

use super::{flags, open_enum};

open_enum! {
    /// `ChatFragmentType`: the kind of a text in the chat window.
    pub enum ChatFragmentType: u32 {
        Default = 0,
        Speech = 2,
        Tell = 3,
        OutgoingTell = 4,
        System = 5,
        Combat = 6,
        Magic = 7,
        Channels = 8,
        OutgoingChannel = 9,
        Social = 10,
        OutgoingSocial = 11,
        Emote = 12,
        Advancement = 13,
        Abuse = 14,
        Help = 15,
        Appraisal = 16,
        Spellcasting = 17,
        Allegiance = 18,
        Fellowship = 19,
        WorldBroadcast = 20,
        CombatEnemy = 21,
        CombatSelf = 22,
        Recall = 23,
        Craft = 24,
        Salvaging = 25,
        AdminTell = 31,
    }
}

open_enum! {
    /// `LogTextType`: the kind of a text that a client logs.
    pub enum LogTextType: u32 {
        Default = 0,
        Speech = 2,
        Tell = 3,
        SpeechDirectSend = 4,
        System = 5,
        Combat = 6,
        Magic = 7,
        Channel = 8,
        ChannelSend = 9,
        Social = 10,
        SocialSend = 11,
        Emote = 12,
        Advancement = 13,
        Abuse = 14,
        Help = 15,
        Appraisal = 16,
        Spellcasting = 17,
        Allegiance = 18,
        Fellowship = 19,
        WorldBroadcast = 20,
        CombatEnemy = 21,
        CombatSelf = 22,
        Recall = 23,
        Craft = 24,
        Salvaging = 25,
        AdminTell = 31,
    }
}

open_enum! {
    /// `TurbineChatType`: the kind of a message of a chat room.
    pub enum TurbineChatType: u32 {
        ServerToClientMessage = 1,
        ClientToServerMessage = 3,
        AckClientToServerMessage = 5,
    }
}

open_enum! {
    /// `ChatType`: the kind of a chat room.
    pub enum ChatType: u32 {
        Undef = 0,
        Allegiance = 1,
        General = 2,
        Trade = 3,
        Lfg = 4,
        Roleplay = 5,
        Society = 6,
        SocietyCelHan = 7,
        SocietyEldWeb = 8,
        SocietyRadBlo = 9,
        Olthoi = 10,
    }
}

flags! {
    /// `Channel`: chat channels.
    pub flags Channel: u32, empty UNDEF {
        ABUSE = 0x1,
        ADMIN = 0x2,
        AUDIT = 0x4,
        ADVOCATE1 = 0x8,
        ADVOCATE2 = 0x10,
        ADVOCATE3 = 0x20,
        QA1 = 0x40,
        QA2 = 0x80,
        DEBUG = 0x100,
        SENTINEL = 0x200,
        HELP = 0x400,
        ALL_BROADCAST = 0x401,
        FELLOW = 0x800,
        VASSALS = 0x1000,
        PATRON = 0x2000,
        MONARCH = 0x4000,
        AL_ARQAS = 0x8000,
        HOLTBURG = 0x1_0000,
        LYTELTHORPE = 0x2_0000,
        NANTO = 0x4_0000,
        RITHWIC = 0x8_0000,
        SAMSUR = 0x10_0000,
        SHOUSHI = 0x20_0000,
        YANSHI = 0x40_0000,
        YARAQ = 0x80_0000,
        TOWN_CHANS = 0xff_8000,
        CO_VASSALS = 0x100_0000,
        ALLEGIANCE_BROADCAST = 0x200_0000,
        FELLOW_BROADCAST = 0x400_0000,
        SOCIETY_CEL_HAN_BROADCAST = 0x800_0000,
        SOCIETY_ELD_WEB_BROADCAST = 0x1000_0000,
        SOCIETY_RAD_BLO_BROADCAST = 0x2000_0000,
        OLTHOI = 0x4000_0000,
        GHOST_CHANS = 0x7f00_7800,
    }
}
