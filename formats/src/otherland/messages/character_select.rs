//! Characters of an account: list, create, delete, select. Between client and realm server.

use bytes::Bytes;
use codec_core::Wire;
use uuid::Uuid;

use crate::{
    nativeparam::OaPacket,
    otherland::{Base, Flag},
};

/// `oaPktRequestCharacterList` (7e/00): the client asks for the characters of the account; answered
/// by [`CharacterList`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x007e, name = "oaPktRequestCharacterList")]
pub struct RequestCharacterList {
    /// What every packet begins with.
    pub base: Base,
    /// The session, as [`LoginResult`](super::login::LoginResult) has it.
    pub session_id: Uuid,
    /// The magic bytes, as [`LoginResult`](super::login::LoginResult) has them.
    pub magic_bytes: [u8; 16],
}

/// `CPktStream_126_1` (7e/01): the characters of the account.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x017e, name = "CPktStream_126_1")]
pub struct CharacterList {
    /// What every packet begins with.
    pub base: Base,
    /// The characters.
    pub characters: Vec<Character>,
}

/// `oaPktCharacterCreate` (7e/02): the client creates a character; answered by
/// [`CharacterCreated`] or [`CharacterFailure`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x027e, name = "oaPktCharacterCreate")]
pub struct CharacterCreate {
    /// What every packet begins with.
    pub base: Base,
    /// The name that it should have.
    pub character_name: String,
}

/// `CPktStream_126_5` (7e/05): the character that was created.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x057e, name = "CPktStream_126_5")]
pub struct CharacterCreated {
    /// What every packet begins with.
    pub base: Base,
    /// The character.
    pub character: Character,
}

/// `oaPktCharacterDelete` (7e/06): the client deletes a character; answered by
/// [`CharacterDeleteSuccess`] or [`CharacterFailure`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x067e, name = "oaPktCharacterDelete")]
pub struct CharacterDelete {
    /// What every packet begins with.
    pub base: Base,
    /// The character.
    pub character_id: i32,
}

/// `oaPktCharacterDeleteSuccess` (7e/07): a character was deleted.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x077e, name = "oaPktCharacterDeleteSuccess")]
pub struct CharacterDeleteSuccess {
    /// What every packet begins with.
    pub base: Base,
    /// The character.
    pub character_id: i32,
}

/// `oaPktCharacterSelect` (7e/08): the client enters the world with a character; answered by
/// [`CharacterSelectSuccess`] or [`CharacterFailure`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x087e, name = "oaPktCharacterSelect")]
pub struct CharacterSelect {
    /// What every packet begins with.
    pub base: Base,
    /// The character.
    pub character_id: i32,
    /// Meaning not known.
    pub unknown_1: u32,
}

/// `oaPktCharacterSelectSuccess` (7e/09): the server that the client connects to next.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x097e, name = "oaPktCharacterSelectSuccess")]
pub struct CharacterSelectSuccess {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u32,
    /// Meaning not known.
    pub unknown_1: u32,
    /// The IPv4 address of the server; the order of its bytes is not described.
    pub cluster_ip: u32,
    /// The port of the server.
    pub cluster_port: u16,
    /// Meaning not known.
    pub unknown_4: u64,
    /// Meaning not known.
    pub unknown_5: u64,
}

/// `oaPktCharacterFailure` (7e/0a): why a character could not be created, deleted or selected.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0a7e, name = "oaPktCharacterFailure")]
pub struct CharacterFailure {
    /// What every packet begins with.
    pub base: Base,
    /// The reason.
    pub error_code: CharacterError,
}

/// `oaPktRequestSelectWorld` (7e/0b): the client asks for a world and channel; answered by
/// [`ResponseSelectWorld`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0b7e, name = "oaPktRequestSelectWorld")]
pub struct RequestSelectWorld {
    /// What every packet begins with.
    pub base: Base,
    /// The world.
    pub world_id: u16,
    /// The channel.
    pub channel_id: u16,
    /// Meaning not known.
    pub unknown_2: Uuid,
}

/// `oaPktResponseSelectWorld` (7e/0c): whether the world can be entered.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0c7e, name = "oaPktResponseSelectWorld")]
pub struct ResponseSelectWorld {
    /// What every packet begins with.
    pub base: Base,
    /// Whether it can.
    #[wire(as = Flag)]
    pub success: bool,
    /// Why not.
    pub error_code: SelectWorldError,
    /// Meaning not known.
    pub unknown_2: Uuid,
}

/// `oaCharacter`: a character in the list.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaCharacter")]
pub struct Character {
    /// Its number.
    pub id: i32,
    /// Its name.
    pub name: String,
    /// The world it is in, as the game's table of worlds has it.
    pub world_id: i32,
    /// Its parameters, of the class `player`.
    pub params: Bytes,
    /// Meaning not known.
    pub unknown_4: i32,
}

/// The reasons of [`CharacterFailure`].
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum CharacterError {
    /// 0: the name is not allowed.
    NameInvalid = 0,
    /// 1: the name is taken.
    NameExists = 1,
    /// 2: the database failed.
    DatabaseError = 2,
    /// 3: the account has as many characters as it can have.
    CharacterLimit = 3,
    /// 4: there is no such character.
    CharacterInvalid = 4,
    /// 5: the server is offline.
    ServerOffline = 5,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}

/// The reasons of [`ResponseSelectWorld`].
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum SelectWorldError {
    /// 0: nothing is wrong.
    NoError = 0,
    /// 3: the account has as many characters as it can have.
    CharacterLimit = 3,
    /// 5: the server is offline.
    ServerOffline = 5,
    /// 7: too many players wait.
    LargeQueue = 7,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}
