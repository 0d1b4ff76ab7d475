//! Mail and messages to accounts.

use bytes::Bytes;
use codec_core::Wire;
use uuid::Uuid;

use crate::{nativeparam::OaPacket, otherland::Base};

/// `CPktMailUpdate` (42/00): mail for the player. `CPktMailUpdate2` (41/00) has the same fields.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0042, name = "CPktMailUpdate")]
pub struct MailUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: Uuid,
    /// Meaning not known.
    pub unknown_1: u32,
    /// Meaning not known.
    pub unknown_2: u64,
    /// Meaning not known; up to the end of the packet.
    #[wire(rest)]
    pub unknown_3: Bytes,
}

/// `CPktAccountMessageRequest` (84/00): asks something about messages of the account.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0084, name = "CPktAccountMessageRequest")]
pub struct AccountMessageRequest {
    /// What every packet begins with.
    pub base: Base,
    /// What is asked. 2, 3, 6 and 7 have one of the fields at the end, other numbers have none.
    pub msg_type: u16,
    /// Meaning not known.
    pub unknown_1: Uuid,
    /// Meaning not known.
    pub unknown_2: u64,
    /// Meaning not known.
    pub unknown_3: u32,
    /// What follows the types 2 and 3.
    #[wire(when = msg_type == 2 || msg_type == 3)]
    pub details: Option<AccountMessageDetails>,
    /// What follows the types 6 and 7; meaning not known.
    #[wire(when = msg_type == 6 || msg_type == 7)]
    pub unknown_6: Option<String>,
}

/// The end of an [`AccountMessageRequest`] of type 2 or 3.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket)]
pub struct AccountMessageDetails {
    /// Meaning not known.
    pub unknown_0: Uuid,
    /// Meaning not known.
    pub unknown_1: String,
    /// Meaning not known.
    pub unknown_2: Uuid,
    /// Meaning not known.
    pub unknown_3: u32,
}

/// `CPktAccountMessageUpdate` (83/00): a message to the account.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0083, name = "CPktAccountMessageUpdate")]
pub struct AccountMessageUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: Uuid,
    /// Meaning not known.
    pub unknown_1: u32,
    /// Meaning not known; up to the end of the packet.
    #[wire(rest)]
    pub unknown_2: Bytes,
}
