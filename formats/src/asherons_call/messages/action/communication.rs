//! Chat.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32,
    enums::{Channel, ChatFragmentType},
};

/// `Communication_SetAFKMode` (0x000f).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x000f)]
pub struct SetAfkMode {
    /// Afk.
    #[wire(as = Bool32)]
    pub afk: bool,
}

/// `Communication_SetAFKMessage` (0x0010).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0010)]
pub struct SetAfkMessage {
    /// Message.
    pub message: String,
}

/// `Communication_Talk` (0x0015).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0015)]
pub struct Talk {
    /// Message.
    pub message: String,
}

/// `Communication_TalkDirect` (0x0032).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0032)]
pub struct TalkDirect {
    /// Message.
    pub message: String,
    /// Target id.
    pub target_id: u32,
}

/// `Communication_ModifyCharacterSquelch` (0x0058).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0058)]
pub struct ModifyCharacterSquelch {
    /// Add.
    #[wire(as = Bool32)]
    pub add: bool,
    /// Object id.
    pub object_id: u32,
    /// Character name.
    pub character_name: String,
    /// Type.
    pub kind: ChatFragmentType,
}

/// `Communication_ModifyAccountSquelch` (0x0059).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0059)]
pub struct ModifyAccountSquelch {
    /// Add.
    #[wire(as = Bool32)]
    pub add: bool,
    /// Character name.
    pub character_name: String,
}

/// `Communication_ModifyGlobalSquelch` (0x005b).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x005b)]
pub struct ModifyGlobalSquelch {
    /// Add.
    #[wire(as = Bool32)]
    pub add: bool,
    /// Type.
    pub kind: ChatFragmentType,
}

/// `Communication_TalkDirectByName` (0x005d).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x005d)]
pub struct TalkDirectByName {
    /// Message.
    pub message: String,
    /// Target name.
    pub target_name: String,
}

/// `Communication_AddToChannel` (0x0145).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0145)]
pub struct AddToChannel {
    /// Channel.
    pub channel: Channel,
}

/// `Communication_RemoveFromChannel` (0x0146).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0146)]
pub struct RemoveFromChannel {
    /// Channel.
    pub channel: Channel,
}

/// `Communication_ChannelBroadcast` (0x0147).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0147)]
pub struct ChannelBroadcast {
    /// Channel.
    pub channel: Channel,
    /// Message.
    pub message: String,
}

/// `Communication_ChannelList` (0x0148).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0148)]
pub struct ChannelList {
    /// Channel.
    pub channel: Channel,
}

/// `Communication_ChannelIndex` (0x0149).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0149)]
pub struct ChannelIndex;

/// `Communication_Emote` (0x01df).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01df)]
pub struct EmoteAction {
    /// Message.
    pub message: String,
}

/// `Communication_SoulEmote` (0x01e1).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01e1)]
pub struct SoulEmote {
    /// Message.
    pub message: String,
}
