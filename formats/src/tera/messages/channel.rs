//! Private chat channels.

use codec_core::Wire;

use crate::tera::Tera;

/// `C_JOIN_PRIVATE_CHANNEL`: the player joins a private channel.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Tera, name = "C_JOIN_PRIVATE_CHANNEL")]
pub struct JoinPrivateChannel {
    /// Name of the channel.
    pub channel_name: String,
    /// Password of the channel.
    pub password: u16,
}

/// `C_EDIT_PRIVATE_CHANNEL`: the owner of a private channel changes it.
///
/// The members lie before the name, as in the description of the protocol. By the definitions of
/// tera-data, clients write the name first: `layout = tera::STRINGS_FIRST`. Both read either.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Tera, name = "C_EDIT_PRIVATE_CHANNEL")]
pub struct EditPrivateChannel {
    /// The members of the channel.
    pub members: Vec<ChannelMember>,
    /// Name of the channel.
    pub channel_name: String,
    /// Password of the channel.
    pub password: u16,
}

/// A member of a private channel.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Tera)]
pub struct ChannelMember {
    /// Number of the player.
    pub player_id: u32,
}
