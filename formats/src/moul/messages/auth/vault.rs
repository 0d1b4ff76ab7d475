//! The vault: a graph of nodes that holds what persists.

use bytes::Bytes;
use codec_core::Wire;
use uuid::Uuid;

use crate::moul::{
    Moul, NetString, VarArray, VarBytes,
    messages::{MAX_BUFFER, NetError},
};

/// `Cli2Auth_VaultNodeCreate`: makes a node.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 25)]
pub struct VaultNodeCreate {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The node, a [`VaultNode`](crate::moul::vault::VaultNode) with its type.
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub node: Bytes,
}

/// `Auth2Cli_VaultNodeCreated`: answers [`VaultNodeCreate`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 23)]
pub struct VaultNodeCreated {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// The new node.
    pub node_id: u32,
}

/// `Cli2Auth_VaultNodeFetch`: asks for a node.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 26)]
pub struct VaultNodeFetch {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The node.
    pub node_id: u32,
}

/// `Auth2Cli_VaultNodeFetched`: answers [`VaultNodeFetch`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 24)]
pub struct VaultNodeFetched {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// The node, a [`VaultNode`](crate::moul::vault::VaultNode).
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub node: Bytes,
}

/// `Cli2Auth_VaultNodeSave`: changes a node.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 27)]
pub struct VaultNodeSave {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The node.
    pub node_id: u32,
    /// Revision of the change, which `VaultNodeChanged` repeats.
    pub revision_id: Uuid,
    /// The fields that change and the node type, a [`VaultNode`](crate::moul::vault::VaultNode).
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub node: Bytes,
}

/// `Auth2Cli_VaultSaveNodeReply`: answers [`VaultNodeSave`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 32)]
pub struct VaultSaveNodeReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Auth2Cli_VaultNodeChanged`: tells of a change to a node.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 25)]
pub struct VaultNodeChanged {
    /// The node.
    pub node_id: u32,
    /// Revision that the client gave when it saved the node.
    pub revision_id: Uuid,
}

/// `Auth2Cli_VaultNodeDeleted`: tells that a node is gone.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 26)]
pub struct VaultNodeDeleted {
    /// The node.
    pub node_id: u32,
}

/// `Cli2Auth_VaultNodeAdd`: puts a node below another.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 29)]
pub struct VaultNodeAdd {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The parent node.
    pub parent_id: u32,
    /// The child node.
    pub child_id: u32,
    /// KI number of the owner, or 0.
    pub owner_id: u32,
}

/// `Auth2Cli_VaultAddNodeReply`: answers [`VaultNodeAdd`].
///
/// DIRTSAND answers [`VaultNodeRemove`] with it too.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 33)]
pub struct VaultAddNodeReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Auth2Cli_VaultNodeAdded`: tells that a node is below another now.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 27)]
pub struct VaultNodeAdded {
    /// The parent node.
    pub parent_id: u32,
    /// The child node.
    pub child_id: u32,
    /// KI number of the owner, or 0.
    pub owner_id: u32,
}

/// `Cli2Auth_VaultNodeRemove`: takes a node from below another.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 30)]
pub struct VaultNodeRemove {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The parent node.
    pub parent_id: u32,
    /// The child node.
    pub child_id: u32,
}

/// `Auth2Cli_VaultRemoveNodeReply`: answers [`VaultNodeRemove`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 34)]
pub struct VaultRemoveNodeReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Auth2Cli_VaultNodeRemoved`: tells that a node is no longer below another.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 28)]
pub struct VaultNodeRemoved {
    /// The parent node.
    pub parent_id: u32,
    /// The child node.
    pub child_id: u32,
}

/// `Cli2Auth_VaultFetchNodeRefs`: asks for all that is below a node.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 31)]
pub struct VaultFetchNodeRefs {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The node.
    pub node_id: u32,
}

/// `Auth2Cli_VaultNodeRefsFetched`: answers [`VaultFetchNodeRefs`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 29)]
pub struct VaultNodeRefsFetched {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// The references below the node, at any depth.
    #[wire(as = VarArray<NodeRef, MAX_BUFFER>)]
    pub refs: Vec<NodeRef>,
}

/// An edge of the vault, 13 bytes: an element of [`VaultNodeRefsFetched`].
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct NodeRef {
    /// The parent node.
    pub parent_id: u32,
    /// The child node.
    pub child_id: u32,
    /// KI number of the owner, or 0.
    pub owner_id: u32,
    /// Whether it was seen; MOSS sends 0xcc.
    pub seen: u8,
}

/// `Cli2Auth_VaultInitAgeRequest`: makes the nodes of an age instance, or finds them.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 32)]
pub struct VaultInitAgeRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The instance of the age.
    pub age_instance_id: Uuid,
    /// The instance of the parent age, or nil.
    pub parent_age_instance_id: Uuid,
    /// File name of the age.
    #[wire(as = NetString<260>)]
    pub age_filename: String,
    /// Name of the instance.
    #[wire(as = NetString<260>)]
    pub age_instance_name: String,
    /// Name that users gave it.
    #[wire(as = NetString<260>)]
    pub age_user_name: String,
    /// Description.
    #[wire(as = NetString<1024>)]
    pub age_description: String,
    /// Number among instances of one name; clients send 0.
    pub age_sequence_number: i32,
    /// Language; clients send -1.
    pub age_language: i32,
}

/// `Auth2Cli_VaultInitAgeReply`: answers [`VaultInitAgeRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 30)]
pub struct VaultInitAgeReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// Vault node of the age.
    pub age_vault_id: u32,
    /// Vault node with the information about the age.
    pub age_info_vault_id: u32,
}

/// `Cli2Auth_VaultNodeFind`: looks for nodes.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 33)]
pub struct VaultNodeFind {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The fields that must match, a [`VaultNode`](crate::moul::vault::VaultNode).
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub template: Bytes,
}

/// `Auth2Cli_VaultNodeFindReply`: answers [`VaultNodeFind`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 31)]
pub struct VaultNodeFindReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// Nodes that match.
    #[wire(as = VarArray<u32, 512>)]
    pub node_ids: Vec<u32>,
}

/// `Cli2Auth_VaultSetSeen`: marks a node as seen.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 34)]
pub struct VaultSetSeen {
    /// The parent node.
    pub parent_id: u32,
    /// The child node.
    pub child_id: u32,
    /// Whether it was seen.
    pub seen: bool,
}

/// `Cli2Auth_VaultSendNode`: sends a node to another player.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 35)]
pub struct VaultSendNode {
    /// The node to send.
    pub node_id: u32,
    /// KI number of the player who gets it.
    pub player_id: u32,
}
