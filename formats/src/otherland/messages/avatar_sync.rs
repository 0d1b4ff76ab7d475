//! Avatars that appear, change and disappear on the client.

use bytes::Bytes;
use codec_core::{Implied, Wire};
use uuid::Uuid;

use crate::{
    nativeparam::{AvatarId, OaPacket},
    otherland::{Base, Flag},
};
use codec_core::FlagWord;

/// `CPktAggregated` (1a/00): data that was put together.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x001a, name = "CPktAggregated")]
pub struct Aggregated {
    /// What every packet begins with.
    pub base: Base,
    /// The data; what it consists of is not described.
    pub data: Bytes,
}

/// `CPktAvatarClientNotify` (2d/00): the client removes an avatar.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x002d, name = "CPktAvatarClientNotify")]
pub struct AvatarClientNotify {
    /// What every packet begins with.
    pub base: Base,
    /// The avatar that disappears.
    pub avatar_id: AvatarId,
    /// Always 0.
    pub always_zero: u16,
}

/// `CPktAvatarUpdate` (24/00): new parameters of an avatar, which may be new itself.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0024, name = "CPktAvatarUpdate")]
pub struct AvatarUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// Whether `avatar` is [`Full`](UpdatedAvatar::Full).
    pub full_update: Implied<Flag>,
    /// Which avatar it is, and in a full update all that describes it.
    #[wire(switch = full_update)]
    pub avatar: UpdatedAvatar,
    /// Where the update comes from.
    pub update_source: u16,
    /// The parameters.
    pub params: Bytes,
}

/// What an [`AvatarUpdate`] tells of the avatar besides its parameters.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, tag = u8)]
#[allow(clippy::exhaustive_enums, reason = "a truth value selects the variant")]
pub enum UpdatedAvatar {
    /// The id of an avatar that the client has.
    #[wire(id = 0)]
    Partial {
        /// The avatar.
        avatar_id: AvatarId,
    },
    /// A whole avatar.
    #[wire(id = 1)]
    Full(FullAvatar),
}

/// A whole avatar in an [`AvatarUpdate`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket)]
pub struct FullAvatar {
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_0: bool,
    /// The avatar.
    pub avatar_id: AvatarId,
    /// Its name.
    pub name: String,
    /// The class of its parameters.
    pub class_id: u32,
    /// Meaning not known.
    pub unknown_4: Uuid,
    /// Which of the three ids below follow; encoding sets their bits.
    pub flags: FlagWord<u8, 0xe>,
    /// Bit 8: meaning not known.
    #[wire(bit = flags & FlagWord::new(8))]
    pub flag_8_uuid: Option<Uuid>,
    /// Bit 4: the content that the avatar is made from.
    #[wire(bit = flags & FlagWord::new(4))]
    pub content_id: Option<Uuid>,
    /// Bit 2: the instance that the avatar is.
    #[wire(bit = flags & FlagWord::new(2))]
    pub instance_id: Option<Uuid>,
    /// How it moves: a [`MoveManagerInit`](super::move_manager::MoveManagerInit).
    pub movement: Bytes,
}

/// `CPktStackedAvatarUpdate` (27/00): new parameters of avatars.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0027, name = "CPktStackedAvatarUpdate")]
pub struct StackedAvatarUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u64,
    /// The parameters.
    pub params: Bytes,
}
