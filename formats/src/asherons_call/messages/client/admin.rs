//! What administrators ask for.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Admin_SendAdminGetServerVersion` (0xf7cc): the client asks which version the server has.
///
/// Only clients of staff send it.
#[doc(alias("Admin_SendAdminGetServerVersion", "GetServerVersion"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7cc)]
pub struct SendAdminGetServerVersion;

/// `Admin_SendAdminRestoreCharacter` (0xf7d9): an administrator brings a deleted character back.
///
/// Servers also take it from players who restore a character of their own.
#[doc(alias("Admin_SendAdminRestoreCharacter", "CharacterRestore"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7d9)]
pub struct SendAdminRestoreCharacter {
    /// The character.
    pub object_id: u32,
    /// The name that the character gets.
    pub restored_char_name: String,
    /// The account that the character is put on.
    pub account_to_restore_to: String,
}
