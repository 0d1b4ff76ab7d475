//! Administration.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Admin_SendAdminGetServerVersion` (0xf7cc).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7cc)]
pub struct SendAdminGetServerVersion;

/// `Admin_SendAdminRestoreCharacter` (0xf7d9).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7d9)]
pub struct SendAdminRestoreCharacter {
    /// Object id.
    pub object_id: u32,
    /// Restored char name.
    pub restored_char_name: String,
    /// Account to restore to.
    pub account_to_restore_to: String,
}
