//! The way from one age to another.

use bytes::Bytes;
use codec_core::{Implied, Wire};
use uuid::Uuid;

use super::{CreatableList, MessageHeader};
use crate::moul::{BitVector, Moul, SafeString, ShortBytes, key::Key};

/// `plLinkEffectsTriggerMsg`: shows that an avatar links.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x300, name = "plLinkEffectsTriggerMsg")]
pub struct LinkEffectsTriggerMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// Which players cannot be seen.
    pub invis_level: i32,
    /// Whether the avatar leaves.
    pub leaving_age: bool,
    /// The avatar.
    pub link_key: Key,
    /// How it looks.
    pub effect_flags: u32,
    /// The animation of arriving.
    pub link_in_anim_key: Key,
}

/// `plPseudoLinkEffectMsg`: shows an avatar as if it linked.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x494, name = "plPseudoLinkEffectMsg")]
pub struct PseudoLinkEffectMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// What shows it.
    pub link_object: Key,
    /// The avatar.
    pub avatar: Key,
}

/// `plLinkToAgeMsg`: takes the player to an age.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x2e6, name = "plLinkToAgeMsg")]
pub struct LinkToAgeMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// Version of what follows; 0.
    pub version: u8,
    /// Where to.
    pub age_link: AgeLink,
    /// The animation of arriving.
    #[wire(as = SafeString)]
    pub link_in_anim: String,
}

/// `plLinkingMgrMsg`: tells what links a player has.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x34b, name = "plLinkingMgrMsg")]
pub struct LinkingMgrMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// Which of the parts below are there: bit 0 `command`, bit 1 `arguments`.
    pub content_flags: BitVector,
    /// What to do.
    #[wire(when = content_flags.get(0))]
    pub command: Option<u8>,
    /// With what.
    #[wire(when = content_flags.get(1))]
    pub arguments: Option<CreatableList>,
}

/// `plAgeLinkStruct`: a link to an age.
///
/// The flags 4 and 8 are those of older forms of the spawn point; they are an error here and in
/// DIRTSAND.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plAgeLinkStruct")]
pub struct AgeLink {
    /// Which parts are there, written from them.
    pub flags: Implied<u16>,
    /// The age.
    #[wire(bit = flags & 0x1)]
    pub age_info: Option<AgeInfoStruct>,
    /// How to find an instance of it.
    #[wire(bit = flags & 0x2)]
    pub linking_rules: Option<u8>,
    /// Where to arrive.
    #[wire(bit = flags & 0x20)]
    pub spawn_point: Option<SpawnPoint>,
    /// Whether it is for customer service.
    #[wire(bit = flags & 0x10)]
    pub am_ccr: Option<bool>,
    /// File name of the age that it belongs to.
    #[wire(bit = flags & 0x40, as = ShortBytes)]
    pub parent_age_filename: Option<Bytes>,
}

/// `plAgeInfoStruct`: an age.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plAgeInfoStruct")]
pub struct AgeInfoStruct {
    /// Which parts are there, written from them.
    pub flags: Implied<u8>,
    /// Its file name.
    #[wire(bit = flags & 0x1, as = ShortBytes)]
    pub filename: Option<Bytes>,
    /// Name of the instance.
    #[wire(bit = flags & 0x2, as = ShortBytes)]
    pub instance_name: Option<Bytes>,
    /// The instance.
    #[wire(bit = flags & 0x4)]
    pub instance_id: Option<Uuid>,
    /// Name that the player gave.
    #[wire(bit = flags & 0x8, as = ShortBytes)]
    pub user_defined_name: Option<Bytes>,
    /// Number of the instance among those of the same name.
    #[wire(bit = flags & 0x10)]
    pub sequence_number: Option<i32>,
    /// What it is like.
    #[wire(bit = flags & 0x20, as = ShortBytes)]
    pub description: Option<Bytes>,
    /// Its language.
    #[wire(bit = flags & 0x40)]
    pub language: Option<i32>,
}

/// `plSpawnPointInfo`: a place to arrive at.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plSpawnPointInfo")]
pub struct SpawnPoint {
    /// Which of the parts below are there: bit 0 `title`, bit 1 `name`, bit 2 `camera_stack`.
    pub flags: BitVector,
    /// Its name for players.
    #[wire(when = flags.get(0), as = ShortBytes)]
    pub title: Option<Bytes>,
    /// Its name.
    #[wire(when = flags.get(1), as = ShortBytes)]
    pub name: Option<Bytes>,
    /// The cameras there.
    #[wire(when = flags.get(2), as = ShortBytes)]
    pub camera_stack: Option<Bytes>,
}
