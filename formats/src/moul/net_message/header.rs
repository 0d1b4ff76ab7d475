//! What all messages between players begin with.

use codec_core::{Implied, Wire};
use uuid::Uuid;

use crate::moul::{Moul, UnifiedTime};
use codec_core::{FlagWord, Word};

/// `plNetMessage`: what every [`NetMessage`](super::NetMessage) begins with, behind its class
/// index.
///
/// ```text
/// 01 10 06 00   00 f1 53 65 90 d0 03 00   31 4e 00 00
/// flags         time_sent                 player_id
/// ```
///
/// The flags say which parts are there; the parts are not in the order of the bits.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x25e, name = "plNetMessage")]
pub struct NetMessageHeader {
    /// The flags that tell of no part; those of the parts below are written from them.
    pub flags: FlagWord<NetFlags, 0x1_5281>,
    /// Version of the protocol; another than 12.6 cannot be read.
    #[wire(bit = flags & FlagWord::new(NetFlags::HAS_VERSION))]
    pub version: Option<NetVersion>,
    /// When the message was sent. Clients always say it.
    #[wire(bit = flags & FlagWord::new(NetFlags::HAS_TIME_SENT))]
    pub time_sent: Option<UnifiedTime>,
    /// A number that ties messages together.
    #[wire(bit = flags & FlagWord::new(NetFlags::HAS_CONTEXT))]
    pub context: Option<u32>,
    /// Transaction number.
    #[wire(bit = flags & FlagWord::new(NetFlags::HAS_TRANSACTION_ID))]
    pub transaction_id: Option<u32>,
    /// KI number of the sender. Clients always say it.
    #[wire(bit = flags & FlagWord::new(NetFlags::HAS_PLAYER_ID))]
    pub player_id: Option<u32>,
    /// Account of the sender.
    #[wire(bit = flags & FlagWord::new(NetFlags::HAS_ACCOUNT_ID))]
    pub account_id: Option<Uuid>,
}

/// Version 12.6 of the protocol between players, in a [`NetMessageHeader`].
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct NetVersion {
    /// Always 12.
    #[wire(const = 12)]
    pub major: Implied<u8>,
    /// Always 6.
    #[wire(const = 6)]
    pub minor: Implied<u8>,
}

/// Flags of a [`NetMessageHeader`]. Other bits are kept.
///
/// Clients set [`NEEDS_RELIABLE_SEND`](Self::NEEDS_RELIABLE_SEND), except on voice, update filters
/// and listen lists; servers set it and [`IS_SYSTEM_MESSAGE`](Self::IS_SYSTEM_MESSAGE).
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct NetFlags(pub u32);

impl NetFlags {
    /// `kHasTimeSent`: `time_sent` is there.
    pub const HAS_TIME_SENT: Self = Self(0x1);
    /// `kHasGameMsgRcvrs`: the message in it has receivers that are named.
    pub const HAS_GAME_MSG_RECEIVERS: Self = Self(0x2);
    /// `kEchoBackToSender`: the sender gets it too.
    pub const ECHO_BACK_TO_SENDER: Self = Self(0x4);
    /// `kRequestP2P`.
    pub const REQUEST_P2P: Self = Self(0x8);
    /// `kAllowTimeOut`: the connection may end if nobody answers.
    pub const ALLOW_TIME_OUT: Self = Self(0x10);
    /// `kIndirectMember`.
    pub const INDIRECT_MEMBER: Self = Self(0x20);
    /// `kPublicIPClient`.
    pub const PUBLIC_IP_CLIENT: Self = Self(0x40);
    /// `kHasContext`: `context` is there.
    pub const HAS_CONTEXT: Self = Self(0x80);
    /// `kAskVaultForGameState`.
    pub const ASK_VAULT_FOR_GAME_STATE: Self = Self(0x100);
    /// `kHasTransactionID`: `transaction_id` is there.
    pub const HAS_TRANSACTION_ID: Self = Self(0x200);
    /// `kNewSDLState`: the state was not there before.
    pub const NEW_SDL_STATE: Self = Self(0x400);
    /// `kInitialAgeStateRequest`: the player just came.
    pub const INITIAL_AGE_STATE_REQUEST: Self = Self(0x800);
    /// `kHasPlayerID`: `player_id` is there.
    pub const HAS_PLAYER_ID: Self = Self(0x1000);
    /// `kUseRelevanceRegions`: only for players who care about the region.
    pub const USE_RELEVANCE_REGIONS: Self = Self(0x2000);
    /// `kHasAcctUUID`: `account_id` is there.
    pub const HAS_ACCOUNT_ID: Self = Self(0x4000);
    /// `kInterAgeRouting`: also for players in other ages.
    pub const INTER_AGE_ROUTING: Self = Self(0x8000);
    /// `kHasVersion`: `version` is there.
    pub const HAS_VERSION: Self = Self(0x1_0000);
    /// `kIsSystemMessage`: between client and server.
    pub const IS_SYSTEM_MESSAGE: Self = Self(0x2_0000);
    /// `kNeedsReliableSend`: must arrive.
    pub const NEEDS_RELIABLE_SEND: Self = Self(0x4_0000);
    /// `kRouteToAllPlayers`: for everybody in all ages.
    pub const ROUTE_TO_ALL_PLAYERS: Self = Self(0x8_0000);

    /// Whether all bits of `flags` are set.
    #[must_use]
    pub const fn contains(self, flags: Self) -> bool {
        self.0 & flags.0 == flags.0
    }
}

impl core::ops::BitOr for NetFlags {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl codec_core::Bits for NetFlags {
    const EMPTY: Self = Self(0);

    fn any(self, mask: Self) -> bool {
        self.0 & mask.0 != 0
    }

    fn with(self, mask: Self, on: bool) -> Self {
        Self(codec_core::Bits::with(self.0, mask.0, on))
    }
}

impl Word for NetFlags {
    fn without(self, bits: u64) -> Self {
        Self(self.0.without(bits))
    }
}
