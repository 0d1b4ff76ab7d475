//! Realms and their channels.

use codec_core::Wire;

use crate::{nativeparam::OaPacket, otherland::Base};

/// `oaPktSendMsgToRealm` (7e/0d): a text of the client to the realm server, for finding faults.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0d7e, name = "oaPktSendMsgToRealm")]
pub struct SendMessageToRealm {
    /// What every packet begins with.
    pub base: Base,
    /// The text.
    pub message: String,
}

/// `oaPktRealmStatusList` (a4/00): the realms that the client shows, after the login to a server
/// with several; answered by [`RealmSelect`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x00a4, name = "oaPktRealmStatusList")]
pub struct RealmStatusList {
    /// What every packet begins with.
    pub base: Base,
    /// The realms.
    pub realms: Vec<RealmStatus>,
}

/// `oaPktRealmSelect` (a4/01): the player chose a realm and a channel.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x01a4, name = "oaPktRealmSelect")]
pub struct RealmSelect {
    /// What every packet begins with.
    pub base: Base,
    /// The realm.
    pub realm_id: i32,
    /// The channel.
    pub channel_id: i32,
}

/// `RealmStatus`: one realm.
///
/// The client expects at least one channel, and a population for each.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "RealmStatus")]
pub struct RealmStatus {
    /// Its number.
    pub id: i32,
    /// Its name.
    pub name: String,
    /// The numbers of its channels.
    pub channel_id: Vec<u32>,
    /// How many players are in each channel.
    pub channel_population: Vec<f32>,
}
