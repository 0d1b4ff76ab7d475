//! Nodes of the vault: what the buffers of
//! [`VaultNodeFetched`](super::messages::auth::VaultNodeFetched) and its like hold.
//!
//! ```text
//! 80 10 00 00 00 00 00 00   17 00 00 00    31 4e 00 00
//! flags: bits 7 and 12      node_type: 23   uint32_1
//! ```
//!
//! ```
//! use codec_core::Format;
//! use formats::moul::{Moul, messages::auth::VaultNodeFind, vault::{NodeType, VaultNode}};
//!
//! // The avatar with this KI number.
//! let template = VaultNode {
//!     node_type: Some(NodeType::PlayerInfo),
//!     uint32_1: Some(20017),
//!     ..VaultNode::default()
//! };
//! let find = VaultNodeFind { trans_id: 6, template: Moul::to_vec(&template)?.into() };
//! assert_eq!(Moul::from_bytes::<VaultNode>(&find.template)?, template);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use bytes::Bytes;
use codec_core::{Implied, Wire};
use uuid::Uuid;

use super::{Moul, SizedText};

/// A node of the vault, or some of its fields.
///
/// The flags say which fields are there; the fields are in the order of the bits. What a field
/// means depends on the type of the node.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct VaultNode {
    /// Which fields are there, written from them.
    pub flags: Implied<u64>,
    /// Number of the node; of a player, the KI number.
    #[wire(bit = flags & 0x1)]
    pub node_id: Option<u32>,
    /// When it was made, in seconds since 1970.
    #[wire(bit = flags & 0x2)]
    pub create_time: Option<u32>,
    /// When it was changed, in seconds since 1970.
    #[wire(bit = flags & 0x4)]
    pub modify_time: Option<u32>,
    /// File name of the age in which it was made.
    #[wire(bit = flags & 0x8, as = SizedText)]
    pub create_age_name: Option<String>,
    /// The age in which it was made.
    #[wire(bit = flags & 0x10)]
    pub create_age_id: Option<Uuid>,
    /// Account of the player who made it.
    #[wire(bit = flags & 0x20)]
    pub creator_account: Option<Uuid>,
    /// KI number of the player who made it.
    #[wire(bit = flags & 0x40)]
    pub creator_id: Option<u32>,
    /// What it is.
    #[wire(bit = flags & 0x80)]
    pub node_type: Option<NodeType>,
    /// First number.
    #[wire(bit = flags & 0x100)]
    pub int32_1: Option<i32>,
    /// Second number.
    #[wire(bit = flags & 0x200)]
    pub int32_2: Option<i32>,
    /// Third number.
    #[wire(bit = flags & 0x400)]
    pub int32_3: Option<i32>,
    /// Fourth number.
    #[wire(bit = flags & 0x800)]
    pub int32_4: Option<i32>,
    /// First number without a sign.
    #[wire(bit = flags & 0x1000)]
    pub uint32_1: Option<u32>,
    /// Second number without a sign.
    #[wire(bit = flags & 0x2000)]
    pub uint32_2: Option<u32>,
    /// Third number without a sign.
    #[wire(bit = flags & 0x4000)]
    pub uint32_3: Option<u32>,
    /// Fourth number without a sign.
    #[wire(bit = flags & 0x8000)]
    pub uint32_4: Option<u32>,
    /// First UUID.
    #[wire(bit = flags & 0x1_0000)]
    pub uuid_1: Option<Uuid>,
    /// Second UUID.
    #[wire(bit = flags & 0x2_0000)]
    pub uuid_2: Option<Uuid>,
    /// Third UUID.
    #[wire(bit = flags & 0x4_0000)]
    pub uuid_3: Option<Uuid>,
    /// Fourth UUID.
    #[wire(bit = flags & 0x8_0000)]
    pub uuid_4: Option<Uuid>,
    /// First short text.
    #[wire(bit = flags & 0x10_0000, as = SizedText)]
    pub string64_1: Option<String>,
    /// Second short text.
    #[wire(bit = flags & 0x20_0000, as = SizedText)]
    pub string64_2: Option<String>,
    /// Third short text.
    #[wire(bit = flags & 0x40_0000, as = SizedText)]
    pub string64_3: Option<String>,
    /// Fourth short text.
    #[wire(bit = flags & 0x80_0000, as = SizedText)]
    pub string64_4: Option<String>,
    /// Fifth short text.
    #[wire(bit = flags & 0x100_0000, as = SizedText)]
    pub string64_5: Option<String>,
    /// Sixth short text.
    #[wire(bit = flags & 0x200_0000, as = SizedText)]
    pub string64_6: Option<String>,
    /// First short text that is compared without case.
    #[wire(bit = flags & 0x400_0000, as = SizedText)]
    pub istring64_1: Option<String>,
    /// Second short text that is compared without case.
    #[wire(bit = flags & 0x800_0000, as = SizedText)]
    pub istring64_2: Option<String>,
    /// First long text.
    #[wire(bit = flags & 0x1000_0000, as = SizedText)]
    pub text_1: Option<String>,
    /// Second long text.
    #[wire(bit = flags & 0x2000_0000, as = SizedText)]
    pub text_2: Option<String>,
    /// First bytes.
    #[wire(bit = flags & 0x4000_0000)]
    pub blob_1: Option<Bytes>,
    /// Second bytes.
    #[wire(bit = flags & 0x8000_0000)]
    pub blob_2: Option<Bytes>,
}

/// What a [`VaultNode`] is.
#[derive(Wire, Clone, Copy)]
#[wire(format = Moul, repr = u32, open)]
#[non_exhaustive]
pub enum NodeType {
    /// 2: a player.
    #[wire(id = 2)]
    Player,
    /// 3: an age.
    #[wire(id = 3)]
    Age,
    /// 22: a folder.
    #[wire(id = 22)]
    Folder,
    /// 23: what others know of a player.
    #[wire(id = 23)]
    PlayerInfo,
    /// 24: the system.
    #[wire(id = 24)]
    System,
    /// 25: a picture.
    #[wire(id = 25)]
    Image,
    /// 26: a text.
    #[wire(id = 26)]
    TextNote,
    /// 27: state of objects, a [`State`](super::sdl::State).
    #[wire(id = 27)]
    Sdl,
    /// 28: a link to an age.
    #[wire(id = 28)]
    AgeLink,
    /// 29: an entry of a chronicle.
    #[wire(id = 29)]
    Chronicle,
    /// 30: a list of players.
    #[wire(id = 30)]
    PlayerInfoList,
    /// 33: what others know of an age.
    #[wire(id = 33)]
    AgeInfo,
    /// 34: a list of ages.
    #[wire(id = 34)]
    AgeInfoList,
    /// 35: a marker game.
    #[wire(id = 35)]
    MarkerGame,
    /// Another number.
    #[wire(other)]
    Unknown(u32),
}
