//! Chat: speech, emotes, private messages, channels, and whom not to hear.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32,
    enums::{Channel, ChatFragmentType},
};

/// `Communication_SetAFKMode` (0x000f): the player is away from the keyboard, or back.
#[doc(alias = "Communication_SetAFKMode")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x000f)]
pub struct SetAfkMode {
    /// Whether the player is away.
    #[wire(as = Bool32)]
    pub afk: bool,
}

/// `Communication_SetAFKMessage` (0x0010): the player sets what others are told who write while the
/// player is away.
#[doc(alias = "Communication_SetAFKMessage")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0010)]
pub struct SetAfkMessage {
    /// The answer that others get.
    pub message: String,
}

/// `Communication_Talk` (0x0015): the player says something that others nearby hear.
///
/// They get a [`HearSpeech`](crate::asherons_call::messages::server::communication::HearSpeech).
#[doc(alias = "Communication_Talk")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0015)]
pub struct Talk {
    /// The words, or a command that the server understands, such as one that begins with `@`.
    pub message: String,
}

/// `Communication_TalkDirect` (0x0032): the player tells someone something in private, by number.
#[doc(alias = "Communication_TalkDirect")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0032)]
pub struct TalkDirect {
    /// The words.
    pub message: String,
    /// Who is told.
    pub target_id: u32,
}

/// `Communication_ModifyCharacterSquelch` (0x0058): the player no longer wants to hear one
/// character, or wants to again.
#[doc(alias = "Communication_ModifyCharacterSquelch")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0058)]
pub struct ModifyCharacterSquelch {
    /// True to silence, false to listen again.
    #[wire(as = Bool32)]
    pub add: bool,
    /// The character, or 0 if only the name is known.
    pub object_id: u32,
    /// The character's name.
    pub character_name: String,
    /// Which kind of messages to silence.
    pub kind: ChatFragmentType,
}

/// `Communication_ModifyAccountSquelch` (0x0059): the player no longer wants to hear any character
/// of an account, or wants to again.
#[doc(alias = "Communication_ModifyAccountSquelch")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0059)]
pub struct ModifyAccountSquelch {
    /// True to silence, false to listen again.
    #[wire(as = Bool32)]
    pub add: bool,
    /// The name of one character of the account.
    pub character_name: String,
}

/// `Communication_ModifyGlobalSquelch` (0x005b): the player no longer wants to see one kind of
/// messages at all, or wants to again.
///
/// The commands `/filter`, `/chat` and `/notell` send it.
#[doc(alias = "Communication_ModifyGlobalSquelch")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x005b)]
pub struct ModifyGlobalSquelch {
    /// True to silence, false to listen again.
    #[wire(as = Bool32)]
    pub add: bool,
    /// Which kind of messages to silence.
    pub kind: ChatFragmentType,
}

/// `Communication_TalkDirectByName` (0x005d): the player tells someone something in private, by
/// name.
///
/// The other gets a
/// [`HearDirectSpeech`](crate::asherons_call::messages::event::communication::HearDirectSpeech).
#[doc(alias("Communication_TalkDirectByName", "Tell"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x005d)]
pub struct TalkDirectByName {
    /// The words.
    pub message: String,
    /// Who is told.
    pub target_name: String,
}

/// `Communication_AddToChannel` (0x0145): the player joins a chat channel.
#[doc(alias("Communication_AddToChannel", "AddChannel"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0145)]
pub struct AddToChannel {
    /// The channel to join, as its bit.
    pub channel: Channel,
}

/// `Communication_RemoveFromChannel` (0x0146): the player leaves a chat channel.
#[doc(alias("Communication_RemoveFromChannel", "RemoveChannel"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0146)]
pub struct RemoveFromChannel {
    /// The channel to leave, as its bit.
    pub channel: Channel,
}

/// `Communication_ChannelBroadcast` (0x0147): the player says something in a chat channel.
#[doc(alias("Communication_ChannelBroadcast", "ChatChannel"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0147)]
pub struct ChannelBroadcast {
    /// The channel, such as that of the fellowship or of the vassals.
    pub channel: Channel,
    /// The words.
    pub message: String,
}

/// `Communication_ChannelList` (0x0148): the player asks who listens to a chat channel.
#[doc(alias("Communication_ChannelList", "ListChannels"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0148)]
pub struct ChannelList {
    /// The channel in question, as its bit.
    pub channel: Channel,
}

/// `Communication_ChannelIndex` (0x0149): the player asks which chat channels there are.
#[doc(alias("Communication_ChannelIndex", "IndexChannels"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0149)]
pub struct ChannelIndex;

/// `Communication_Emote` (0x01df): the player describes in words of their own what the character
/// does.
#[doc(alias("Communication_Emote", "Emote"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01df)]
pub struct EmoteAction {
    /// What the character does, without its name, such as `waves.`
    pub message: String,
}

/// `Communication_SoulEmote` (0x01e1): the player makes the character do one of the built-in
/// gestures.
#[doc(alias = "Communication_SoulEmote")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01e1)]
pub struct SoulEmote {
    /// What others read about the gesture, without the character's name.
    pub message: String,
}
