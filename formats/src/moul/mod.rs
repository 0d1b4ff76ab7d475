//! MOUL: messages between clients and servers of Myst Online: Uru Live.
//!
//! | fact | value |
//! |---|---|
//! | byte order | little-endian |
//! | frame | `u16` number, fields; no length. File connection: `u32` length, `u32` number, fields ([`FileFrame`]) |
//! | text | [`NetString<N>`](NetString): `u16` count of units, UTF-16LE, at most `N - 1` units; in buffers [`SafeString`] and [`SafeWString`] |
//! | lists | [`VarBytes`], [`VarArray`]: `u32` count of elements, elements of one length; last field of a message |
//! | UUID | 16 bytes, first three groups little-endian |
//! | address | [`PackedIpv4`]: `u32`, so the bytes are in reverse |
//! | padding | none |
//! | unknown | a number without a known message is an error; the stream cannot be followed behind it. In buffers, which have a length, unknown classes and games keep their bytes, and so do [states](sdl) of unknown descriptors |
//! | options | [`MoulOptions::var_limit`]: whether lists keep to their declared maximum; [`old_safe_string`](MoulOptions::old_safe_string), [`empty_wide`](MoulOptions::empty_wide): forms of the strings in buffers |
//! | strict | padding, the terminator of a `SafeWString`, the marks of safe counts, the `bool` of a [`Key`](key::Key), the units of an empty list of files, the case of MD5 sums, and the `BOOL`s and flags of [states](sdl) must be what is written |
//! | connection | [`connect`]: connect packet, key exchange, RC4; [`MessageReader`] takes messages out of a stream |
//!
//! Some messages hold a buffer of bytes, which another type decodes:
//!
//! | buffer of | holds |
//! |---|---|
//! | [`PropagateBuffer`](messages::game::PropagateBuffer) | [`net_message::NetMessage`], which may hold a [`plasma::Message`], an [`sdl::State`] or a [`net_message::SharedState`], perhaps compressed |
//! | [`GameMgrMsg`](messages::game::GameMgrMsg) | [`game_mgr::GameFrame`] |
//! | [`VaultNodeFetched`](messages::auth::VaultNodeFetched), [`VaultNodeSave`](messages::auth::VaultNodeSave), [`VaultNodeFind`](messages::auth::VaultNodeFind), [`VaultNodeCreate`](messages::auth::VaultNodeCreate) | [`vault::VaultNode`] |
//! | [`ScoreGetScoresReply`](messages::auth::ScoreGetScoresReply), [`ScoreGetRanksReply`](messages::auth::ScoreGetRanksReply) | [`GameScore`](messages::auth::GameScore), [`GameRank`](messages::auth::GameRank) |
//! | [`FileDownloadChunk`](messages::auth::FileDownloadChunk) | a part of a file that [`file_cipher`] decrypts |
//!
//! Data types of these buffers, beside the [names of objects](key):
//!
//! | type | name in the client | bytes |
//! |---|---|---|
//! | [`SafeString`], [`SafeBytes`] | `WriteSafeString` | `u16` count, every byte inverted |
//! | [`SafeWString`] | `WriteSafeWString` | `u16` count, every unit inverted, a zero unit |
//! | [`BitVector`] | `hsBitVector` | `u32` count, words of 32 bits |
//! | [`UnifiedTime`] | `plUnifiedTime` | `u32` seconds, `u32` microseconds |
//! | [`Creatable`], [`RawCreatable`] | `plCreatable` | `u16` class index, what the class has |
//! | [`ShortBytes`] | `plMsgStdStringHelper` | `u16` count, bytes |
//! | [`Counted`], [`SignedCount`] | | count, values |
//! | [`Flagged`] | | `bool`, a value if it is true |
//!
//! | status | |
//! |---|---|
//! | done | [messages] of the Gatekeeper, Auth, Game, File and CSR connections, [`simple_net`], [names of objects](key), the data types above, [connections](connect), streams, the buffers above; [`sdl`]: descriptor files, and states by the names of their variables |
//! | bytes | objects of classes without a public layout |
//!
//! A request for the auth server, and the reply:
//!
//! ```text
//! 02 00 | 02 00 00 00
//! id 2  | trans_id 2
//!
//! 02 00 | 02 00 00 00 | 04 00  68 00 6f 00 73 00 74 00
//! id 2  | trans_id 2  | address: 4 units, "host"
//! ```
//!
//! ```
//! use codec_core::{Format, Wire};
//! use formats::moul::{
//!     Moul, NetString,
//!     messages::gate_keeper::{AuthSrvIpAddressReply, GateKeeper2Cli},
//! };
//!
//! let reply = GateKeeper2Cli::AuthSrvIpAddressReply(AuthSrvIpAddressReply {
//!     trans_id: 2,
//!     address: "host".into(),
//! });
//! let bytes = Moul::to_vec(&reply)?;
//! assert_eq!(bytes, b"\x02\0\x02\0\0\0\x04\0h\0o\0s\0t\0");
//!
//! // From a stream: the message and the bytes it took, or an error that asks for more bytes.
//! let (message, used) = Moul::from_prefix::<GateKeeper2Cli>(&bytes)?;
//! assert_eq!((message, used), (reply, bytes.len()));
//! assert!(Moul::from_prefix::<GateKeeper2Cli>(&bytes[..9]).unwrap_err().is_incomplete());
//!
//! // A message of your own.
//! #[derive(Wire, Debug, PartialEq)]
//! #[wire(format = Moul, id = 0x2000)]
//! struct Whisper {
//!     player_id: u32,
//!     #[wire(as = NetString<256>)]
//!     text: String,
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What real clients and servers do differently
//!
//! These types follow the documentation of NAGUS. The client's code and the servers differ from it:
//!
//! | matter | documented | real | here |
//! |---|---|---|---|
//! | maximum of a variable array | the largest number of elements | clients never check it; DIRTSAND sends file chunks of 32768 bytes for 1460 and takes vault nodes of 4 MiB for 1 MiB | error, unless [`VarLimit::Ignored`]; a [`MessageReader`] goes on behind the message |
//! | variable array | at most one, last | true of all messages, but the client only checks that the data follows its count | compile error |
//! | fields of a message | any | the client asserts that there is one | compile error without |
//! | string with `N` units or more | too long | debug clients stop; release clients send it; on receive they write past their buffer | error both ways; a [`MessageReader`] goes on behind the message |
//! | zero unit in a string | not said | clients stop reading the text there | kept, both ways |
//! | half of a surrogate pair | not said | passed on | error |
//! | ping of Gatekeeper, Auth, CSR | one layout | Auth has the time first, Gatekeeper and CSR the transaction; the Gatekeeper client fills in time and 0 in that order | as declared |
//! | `ENetError` | unsigned | signed, -1 is pending; servers know up to 45 or 47, clients up to 48 | signed; other numbers are kept |
//! | `GateKeeper2Cli_AuthSrvIpAddressReply` | number 1 | number 2 | 2 |
//! | replies of DIRTSAND | | answers `VaultNodeRemove` with number 33 and `ScoreTransferPoints` with 44 | match replies by `trans_id` |
//! | seen flag of a node reference | 0 or 1 | MOSS sends 0xcc | any byte |
//! | unknown message | | clients drop the number and go on in its fields; servers close | error, final |
//! | length of a File message | | DIRTSAND does not look at it; clients loop on 0 | must fit |
//! | public value of a client | at most 16 bytes, always 16 | up to 64, without zeros at the end; NAGUS takes only 64 | up to 64 |
//! | length of a setup packet | not said | all of the packet | all of the packet |
//! | error packet of the setup | ignored | the client stops reading | error, [`refusal`](connect::Connection::refusal) |
//! | password of a login | 15 units of it are hashed | H'uru hashes UTF-8, `OpenUru` the Windows code page; it is the login dialogs that cut | [`HashRules`](connect::HashRules) |
//! | `SafeString` from before 2003 | must be read | H'uru and NAGUS do not | [`OldSafeString`] |
//! | `SafeString` that starts with 0x80 or more | not said | does not come back | encode error |
//! | empty `SafeWString` | with terminator | clients have none | [`EmptyWide`] |
//! | zero in a `SafeString` | should not be | ends the text | error both ways |
//! | pages of age 65279 | from 0xffe0 on impossible | from 0xffdf on | none is usable |
//! | `kNetGroupUnknown` | 0xff000000 | 0xff000001 | [`GROUP_UNKNOWN`](key::SequenceNumber::GROUP_UNKNOWN) |
//! | load mask | quality and capability | masks of qualities for two capability levels | both names given |
//! | clone id | `u16` and an ignored `u16` | servers have a `u32`; DIRTSAND writes clone id 0 with a player | as documented; player 0 is an error |
//! | other bits of the contents of a `plUoid` | not said | clients do not look, NAGUS refuses | error |
//! | class without known layout | | DIRTSAND once crashed | [`Creatable::Unknown`], also around one in the middle of another |
//! | lists in buffers | | anywhere, with counts of 8, 16 or 32 bits | [`Counted`] |
//! | list of no files | two zero units | clients insist on two; DIRTSAND and moulars send one | two; one is read and kept, as [`UnitRecords::OtherEmpty`], but refused in strict mode |
//! | `plGenericType` | `kAny` 4, `kUInt` 5, `kDouble` 6 | `kChar` 4, `kAny` 5, `kUInt` 6, `kDouble` 7 | [`GenericValue`](net_message::GenericValue), as real |
//! | KI number in a `plClientGuid` | two, both optional | one; the temporary one only if the other is not there | [`ClientGuid`](net_message::ClientGuid), as real |
//! | compression that failed | never sent | clients send it, with the length | [`Compression::Failed`](net_message::Compression::Failed) |
//! | length of a stream that is not compressed | 0 | DIRTSAND writes it | kept, not looked at |
//! | `plAnimCmdMsg` | loop begin, loop end | loop end, loop begin | as real |
//! | `JoinGame` without a common game | | ends behind the options | [`JoinGame`](game_mgr::JoinGame) |
//! | text behind the terminator in fields of fixed size | | leftover memory | not looked at; written as zeros |
//!
//! Sources: NAGUS `docs/uru/protocol.rst` and its siblings (ef67174d), H-uru/Plasma
//! `pnNetProtocol`, `pnNetCli` (8d6f88b9, and b970ae4b for what Cyan released first),
//! H-uru/dirtsand (94410e7c), MOSS (ace66c80), H-uru/libhsplasma (f4fbdf60), zrax/moulars
//! (8904b2df).

mod bit_vector;
#[cfg(feature = "catalog")]
mod catalog;
pub mod connect;
mod creatable;
#[cfg(feature = "serde")]
mod exact;
pub mod field;
pub mod file_cipher;
mod format;
mod frame;
pub mod game_mgr;
pub mod key;
mod list;
mod message_set;
pub mod messages;
pub mod net_message;
mod number;
mod optional;
pub mod plasma;
pub mod sdl;
pub mod simple_net;
mod stream;
mod text;
mod time;
#[cfg(feature = "tokio")]
mod tokio;
pub mod vault;
mod zlib;

pub use self::{
    bit_vector::BitVector,
    creatable::{Creatable, NULL_CLASS, RawCreatable},
    format::{Moul, MoulOptions, MoulState, VarLimit},
    frame::FileFrame,
    list::{
        Counted, HexMd5, ShortBytes, SignedCount, SplitU32, UnitList, UnitRecords, VarArray,
        VarBytes,
    },
    number::PackedIpv4,
    optional::Flagged,
    stream::{FileMessage, MessageReader},
    text::{EmptyWide, NetString, OldSafeString, SafeBytes, SafeString, SafeWString, SizedText},
    time::UnifiedTime,
    zlib::UnpackError,
};

#[cfg(feature = "tokio")]
pub use self::tokio::MessageCodec;

#[cfg(feature = "catalog")]
pub use self::catalog::catalog;
