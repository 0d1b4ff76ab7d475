//! Names that the client's sources give to kinds of fields, `kNetMsgField` and more.
//!
//! | name | `NET_MSG_FIELD_` | here |
//! |---|---|---|
//! | `AccountName` | `STRING(64)` | `#[wire(as = AccountName)] account_name: String` |
//! | `PlayerName` | `STRING(40)` | `#[wire(as = PlayerName)] player_name: String` |
//! | `ShaDigest` | `RAW_DATA(20)` | `hash: ShaDigest` |
//! | `Uuid` | `DATA(16)` | `id: Uuid`, of the crate `uuid` |
//! | `TransId` | `DWORD()` | `trans_id: TransId` |
//! | `TimeMs` | `DWORD()` | `ping_time_ms: TimeMs` |
//! | `ENetError` | `DWORD()` | `result: NetError`, [`NetError`](super::messages::NetError) |
//! | `EAgeId` | `DWORD()` | `age_mcp_id: AgeId` |
//! | `NetNode` | `DWORD()` | `address: NetNode`, or `#[wire(as = PackedIpv4)] address: Ipv4Addr` |
//! | `BuildId` | `DWORD()` | `build_id: BuildId` |

use super::NetString;

/// `kNetMsgFieldAccountName`, a codec: the name of an account, at most 63 units.
pub type AccountName = NetString<64>;
/// `kNetMsgFieldPlayerName`, a codec: the name of an avatar, at most 39 units.
pub type PlayerName = NetString<40>;
/// `kNetMsgFieldShaDigest`: a hash. Its bytes are never swapped.
pub type ShaDigest = [u8; 20];
/// `kNetMsgFieldTransId`: a transaction number. The client chooses it, the reply repeats it; 0
/// means that there is no transaction.
pub type TransId = u32;
/// `kNetMsgFieldTimeMs`: a clock in milliseconds.
pub type TimeMs = u32;
/// `kNetMsgFieldEAgeId`: number of an instance of an age.
pub type AgeId = u32;
/// `kNetMsgFieldNetNode`: an IPv4 address; [`PackedIpv4`](super::PackedIpv4) reads it as one.
pub type NetNode = u32;
/// `kNetMsgFieldBuildId`: number of a build of the client.
pub type BuildId = u32;
