//! Ages and where they are served.

use core::net::Ipv4Addr;

use codec_core::{
    Wire,
    text::{Fixed, Utf16Le},
};
use uuid::Uuid;

use crate::moul::{Moul, NetString, PackedIpv4, VarArray, messages::NetError};

/// `Cli2Auth_AgeRequest`: asks for the game server of an age.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 36)]
pub struct AgeRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// File name of the age.
    #[wire(as = NetString<64>)]
    pub age_name: String,
    /// The instance of the age.
    pub age_instance_id: Uuid,
}

/// `Auth2Cli_AgeReply`: answers [`AgeRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 35)]
pub struct AgeReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// Number of the age instance, to be told to the game server.
    pub age_mcp_id: u32,
    /// The instance of the age.
    pub age_instance_id: Uuid,
    /// Vault node of the age.
    pub age_vault_id: u32,
    /// Address of the game server.
    #[wire(as = PackedIpv4)]
    pub game_server: Ipv4Addr,
}

/// `Cli2Auth_AgeRequestEx`: [`AgeRequest`] to a server that names game servers by text.
///
/// An extension of H'uru.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x1000)]
pub struct AgeRequestEx {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// File name of the age.
    #[wire(as = NetString<64>)]
    pub age_name: String,
    /// The instance of the age.
    pub age_instance_id: Uuid,
}

/// `Auth2Cli_AgeReplyEx`: answers [`AgeRequestEx`].
///
/// An extension of H'uru.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x1000)]
pub struct AgeReplyEx {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// Number of the age instance, to be told to the game server.
    pub age_mcp_id: u32,
    /// The instance of the age.
    pub age_instance_id: Uuid,
    /// Vault node of the age.
    pub age_vault_id: u32,
    /// Address of the game server, as text.
    #[wire(as = NetString<256>)]
    pub game_server: String,
}

/// `Cli2Auth_GetPublicAgeList`: asks for the public instances of an age.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 41)]
pub struct GetPublicAgeList {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// File name of the age.
    #[wire(as = NetString<64>)]
    pub age_filename: String,
}

/// `Auth2Cli_PublicAgeList`: answers [`GetPublicAgeList`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 40)]
pub struct PublicAgeList {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// The ages.
    #[wire(as = VarArray<AgeInfo, 512>)]
    pub ages: Vec<AgeInfo>,
}

/// A public age, 2464 bytes: an element of [`PublicAgeList`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct AgeInfo {
    /// The instance.
    pub instance_id: Uuid,
    /// File name of the age.
    #[wire(as = Fixed<64, Utf16Le>)]
    pub filename: String,
    /// Name of the instance.
    #[wire(as = Fixed<64, Utf16Le>)]
    pub instance_name: String,
    /// Name that users gave it.
    #[wire(as = Fixed<64, Utf16Le>)]
    pub user_name: String,
    /// Description.
    #[wire(as = Fixed<1024, Utf16Le>)]
    pub description: String,
    /// Number among instances of one name.
    pub sequence_number: u32,
    /// Language; -1 for none.
    pub language: i32,
    /// How many players own it.
    pub population: u32,
    /// How many players are in it.
    pub current_population: u32,
}

/// `Cli2Auth_SetAgePublic`: makes an age public or private.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 42)]
pub struct SetAgePublic {
    /// Vault node with the information about the age.
    pub age_info_id: u32,
    /// Whether it becomes public.
    pub public: bool,
}
