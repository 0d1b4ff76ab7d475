//! Files that only players may have: scripts and state descriptions.

use bytes::Bytes;
use codec_core::Wire;

use crate::moul::{
    Moul, NetString, VarArray, VarBytes,
    messages::{MAX_BUFFER, NetError},
};

/// `Cli2Auth_FileListRequest`: asks for the files of a kind.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
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
/// A list of no files is two units of 0; with an error there are no units.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = Moul, id = 36)]
pub struct FileListReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// UTF-16 units: for each file its name, 0, the high and low half of its size, 0; then 0.
    #[wire(as = VarArray<u16, MAX_BUFFER>)]
    pub files: Vec<u16>,
}

/// `Cli2Auth_FileDownloadRequest`: asks for a file.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
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
#[wire(format = Moul, id = 39)]
pub struct FileDownloadChunkAck {
    /// Transaction number of the download.
    pub trans_id: u32,
}
