//! Private chat channels.

use codec_core::Wire;

use crate::{
    secret::hides,
    tera::{self, Tera},
};

/// `C_JOIN_PRIVATE_CHANNEL`: the player joins a private channel.
#[derive(Wire, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "C_JOIN_PRIVATE_CHANNEL")]
pub struct JoinPrivateChannel {
    /// Name of the channel.
    pub channel_name: String,
    /// Password of the channel.
    pub password: u16,
}

hides! {
    JoinPrivateChannel { channel_name } hides password
}

/// `C_EDIT_PRIVATE_CHANNEL`: the owner of a private channel changes it.
///
/// The members lie before the name, as in the description of the protocol. By the definitions of
/// tera-data, clients write the name first: [`EditPrivateChannelNameFirst`]. Both read either, so
/// the order only matters for who sends.
#[derive(Wire, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "C_EDIT_PRIVATE_CHANNEL")]
pub struct EditPrivateChannel {
    /// The members of the channel.
    pub members: Vec<ChannelMember>,
    /// Name of the channel.
    pub channel_name: String,
    /// Password of the channel.
    pub password: u16,
}

hides! {
    EditPrivateChannel { members, channel_name } hides password
}

/// `C_EDIT_PRIVATE_CHANNEL` in the order of clients: the name lies before the members.
///
/// [`JoinPrivateChannel`] needs no such type: with one text, there is one order.
#[derive(Wire, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "C_EDIT_PRIVATE_CHANNEL", layout = tera::STRINGS_FIRST)]
pub struct EditPrivateChannelNameFirst {
    /// The members of the channel.
    pub members: Vec<ChannelMember>,
    /// Name of the channel.
    pub channel_name: String,
    /// Password of the channel.
    pub password: u16,
}

hides! {
    EditPrivateChannelNameFirst { members, channel_name } hides password
}

impl From<EditPrivateChannel> for EditPrivateChannelNameFirst {
    fn from(packet: EditPrivateChannel) -> Self {
        let EditPrivateChannel { members, channel_name, password } = packet;
        Self { members, channel_name, password }
    }
}

impl From<EditPrivateChannelNameFirst> for EditPrivateChannel {
    fn from(packet: EditPrivateChannelNameFirst) -> Self {
        let EditPrivateChannelNameFirst { members, channel_name, password } = packet;
        Self { members, channel_name, password }
    }
}

/// A member of a private channel.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct ChannelMember {
    /// Number of the player.
    pub player_id: u32,
}
