//! Messages of the File connection (type 16): the game's own files. It is never encrypted.
//!
//! Their number has 32 bits, and a length stands before it:
//! [`FileFrame<Cli2File>`](crate::moul::FileFrame) and `FileFrame<File2Cli>`.
//! The number 30 is a placeholder (`UNUSED_1`) in both directions and no message.

use bytes::Bytes;
use codec_core::{
    Wire,
    text::{Fixed, Terminated, Utf16Le},
};

use crate::moul::{
    HexMd5, Moul, SplitU32, UnitList, UnitRecords, message_set::message_set, messages::NetError,
};

message_set! {
    /// `Cli2File`: what the client sends.
    #[derive(Wire, Clone, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
    #[wire(format = Moul, tag = u32)]
    #[non_exhaustive]
    pub enum Cli2File {
        /// Asks for a sign of life.
        PingRequest(PingRequest),
        /// Asks for the newest build.
        BuildIdRequest(BuildIdRequest),
        /// Asks for a list of files.
        ManifestRequest(ManifestRequest),
        /// Asks for a file.
        FileDownloadRequest(FileDownloadRequest),
        /// Acknowledges a reply with a manifest.
        ManifestEntryAck(ManifestEntryAck),
        /// Acknowledges a part of the file.
        FileDownloadChunkAck(FileDownloadChunkAck),
    }
}

message_set! {
    /// `File2Cli`: what the server sends.
    #[derive(Wire, Clone, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
    #[wire(format = Moul, tag = u32)]
    #[non_exhaustive]
    pub enum File2Cli {
        /// Answers [`PingRequest`].
        PingReply(PingReply),
        /// Answers [`BuildIdRequest`].
        BuildIdReply(BuildIdReply),
        /// Tells of a newer build.
        BuildIdUpdate(BuildIdUpdate),
        /// Answers [`ManifestRequest`].
        ManifestReply(ManifestReply),
        /// A part of the file.
        FileDownloadReply(FileDownloadReply),
    }
}

/// `Cli2File_PingRequest`: asks for a sign of life.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0)]
pub struct PingRequest {
    /// Clock of the client in milliseconds, echoed in the reply.
    pub ping_time_ms: u32,
}

/// `File2Cli_PingReply`: answers [`PingRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0)]
pub struct PingReply {
    /// Clock of the client, from the request.
    pub ping_time_ms: u32,
}

/// `Cli2File_BuildIdRequest`: asks for the newest build.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 10)]
pub struct BuildIdRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
}

/// `File2Cli_BuildIdReply`: answers [`BuildIdRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 10)]
pub struct BuildIdReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// The newest build.
    pub build_id: u32,
}

/// `File2Cli_BuildIdUpdate`: tells of a newer build.
///
/// Comes without a request.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 11)]
pub struct BuildIdUpdate {
    /// The newest build.
    pub build_id: u32,
}

/// `Cli2File_ManifestRequest`: asks for a list of files.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 20)]
pub struct ManifestRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Name of the manifest.
    #[wire(as = Fixed<260, Utf16Le>)]
    pub group: String,
    /// The build, or 0 for the newest.
    pub build_id: u32,
}

/// `File2Cli_ManifestReply`: answers [`ManifestRequest`].
///
/// A long manifest takes several replies, each acknowledged, each with whole entries and an end.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 20)]
pub struct ManifestReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// Number of the transfer, for the acknowledgement.
    pub reader_id: u32,
    /// Number of files in the whole manifest.
    pub file_count: u32,
    /// Some or all of the files; `Missing` with an error.
    #[wire(as = UnitList<ManifestEntry, 1>)]
    pub entries: UnitRecords<ManifestEntry>,
}

/// A file in a manifest.
///
/// All parts are UTF-16 units:
///
/// | part | units |
/// |---|---|
/// | names | the text, 0 |
/// | MD5 sums | 32 hexadecimal digits, 0 |
/// | sizes, flags | high half, low half, 0 |
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct ManifestEntry {
    /// Path on the client, with backslashes; not empty.
    #[wire(as = Terminated<Utf16Le>, check = !name.is_empty())]
    pub name: String,
    /// Path on the server, for [`FileDownloadRequest`]: at most 259 units.
    #[wire(as = Terminated<Utf16Le>, check = download_name.encode_utf16().count() < 260)]
    pub download_name: String,
    /// MD5 sum of the file.
    #[wire(as = HexMd5)]
    pub md5: [u8; 16],
    /// MD5 sum of what is downloaded.
    #[wire(as = HexMd5)]
    pub download_md5: [u8; 16],
    /// Size of the file.
    #[wire(as = SplitU32)]
    pub size: u32,
    /// Size of what is downloaded.
    #[wire(as = SplitU32)]
    pub download_size: u32,
    /// What to do with the file: the constants of this type.
    #[wire(as = SplitU32)]
    pub flags: u32,
}

impl ManifestEntry {
    /// Flag: an Ogg sound, unpacked into one file a channel.
    pub const OGG_SPLIT: u32 = 1;
    /// Flag: an Ogg sound, played as it is.
    pub const OGG_STREAMED: u32 = 2;
    /// Flag: an Ogg sound, unpacked into one file.
    pub const OGG_STEREO: u32 = 4;
    /// Flag: the download is compressed with gzip.
    pub const GZIP: u32 = 8;
    /// Flag: an installer that comes with the game.
    pub const REDISTRIBUTABLE: u32 = 16;
}

/// `Cli2File_ManifestEntryAck`: acknowledges a reply with a manifest.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 22)]
pub struct ManifestEntryAck {
    /// Transaction number of the reply.
    pub trans_id: u32,
    /// Number of the transfer, from the reply.
    pub reader_id: u32,
}

/// `Cli2File_FileDownloadRequest`: asks for a file.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 21)]
pub struct FileDownloadRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Path on the server, with backslashes.
    #[wire(as = Fixed<260, Utf16Le>)]
    pub filename: String,
    /// The build, or 0 for the newest.
    pub build_id: u32,
}

/// `File2Cli_FileDownloadReply`: a part of the file.
///
/// Parts come in order, until their lengths add up to the size of the file.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 21)]
pub struct FileDownloadReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// Number of the transfer, for the acknowledgement.
    pub reader_id: u32,
    /// Size of the whole file.
    pub total_size: u32,
    /// The bytes.
    pub chunk: Bytes,
}

/// `Cli2File_FileDownloadChunkAck`: acknowledges a part of the file.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 23)]
pub struct FileDownloadChunkAck {
    /// Transaction number of the download.
    pub trans_id: u32,
    /// Number of the transfer, from the reply.
    pub reader_id: u32,
}
