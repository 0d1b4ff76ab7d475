//! Files that only players may have: scripts and state descriptions.

use bytes::Bytes;
use codec_core::{
    Wire,
    text::{Terminated, Utf16Le},
};

use crate::moul::{
    Moul, NetString, SplitU32, UnitList, UnitRecords, VarBytes,
    messages::{MAX_BUFFER, NetError},
};

/// `Cli2Auth_FileListRequest`: asks for the files of a kind.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 37)]
pub struct FileListRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// `Python` or `SDL`.
    #[wire(as = NetString<260>)]
    pub directory: String,
    /// `pak` or `sdl`.
    #[wire(as = NetString<256>)]
    pub extension: String,
}

/// `Auth2Cli_FileListReply`: answers [`FileListRequest`].
///
/// A list of no files is two units of 0, which clients insist on; DIRTSAND and moulars send one.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 36)]
pub struct FileListReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// The files; `Missing` with an error.
    #[wire(as = UnitList<FileEntry, 2, MAX_BUFFER>)]
    pub files: UnitRecords<FileEntry>,
}

/// A file in a [`FileListReply`].
///
/// All parts are UTF-16 units: the name and 0, then the high half of the size, the low half and 0.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct FileEntry {
    /// Path on the server, with backslashes; not empty.
    #[wire(as = Terminated<Utf16Le>, check = !name.is_empty())]
    pub name: String,
    /// Size of the file.
    #[wire(as = SplitU32)]
    pub size: u32,
}

/// `Cli2Auth_FileDownloadRequest`: asks for a file.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 38)]
pub struct FileDownloadRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Path on the server, with backslashes.
    #[wire(as = NetString<260>)]
    pub filename: String,
}

/// `Auth2Cli_FileDownloadChunk`: a part of the file.
///
/// DIRTSAND sends up to 32768 bytes: decode with [`VarLimit::Ignored`](crate::moul::VarLimit).
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 37)]
pub struct FileDownloadChunk {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// Size of the whole file.
    pub total_size: u32,
    /// Where in the file the chunk begins; chunks come in order.
    pub chunk_offset: u32,
    /// The bytes.
    #[wire(as = VarBytes<1460>)]
    pub chunk: Bytes,
}

/// `Cli2Auth_FileDownloadChunkAck`: acknowledges a part of the file.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 39)]
pub struct FileDownloadChunkAck {
    /// Transaction number of the download.
    pub trans_id: u32,
}
