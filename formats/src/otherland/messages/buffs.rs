//! Buffs on avatars.

use bytes::Bytes;
use codec_core::{Implied, Wire};
use uuid::Uuid;

use crate::{
    nativeparam::{AvatarId, OaPacket},
    otherland::{Base, Flag},
};

/// `CPktBuffUpdate` (67/00): an avatar has a buff.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0067, name = "CPktBuffUpdate")]
pub struct BuffUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// This one buff.
    pub instance_id: Uuid,
    /// The class of its parameters.
    pub class_id: i32,
    /// Who has it.
    pub avatar_id: AvatarId,
    /// Whether `content_id` follows.
    pub has_template: Implied<Flag>,
    /// The content that the buff is made from.
    #[wire(bit = has_template & Flag::SET)]
    pub content_id: Option<Uuid>,
    /// Meaning not known.
    pub unknown_5: i32,
    /// Its parameters, up to the end of the packet.
    #[wire(rest)]
    pub params: Bytes,
}

/// `CPktBuffRequest` (68/00): asks something about a buff.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0068, name = "CPktBuffRequest")]
pub struct BuffRequest {
    /// What every packet begins with.
    pub base: Base,
    /// What is asked.
    pub request_type: u16,
    /// The buff.
    pub instance_id: Uuid,
    /// Who has it.
    pub avatar_id: AvatarId,
}
