//! Files that the server adds to the client's data files.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Narrow,
    enums::{CompressionType, DatFileType},
};

/// `DDD_DataMessage` (0xf7e2): the server sends a file that the client puts into a data file.
///
/// What follows the compression is not aligned.
#[doc(alias = "DDD_DataMessage")]
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7e2)]
pub struct DataMessage {
    /// The type of the data file, as its header has it.
    pub dat_file_type: u32,
    /// The data file.
    #[wire(as = Narrow<u32>)]
    pub dat_file_id: DatFileType,
    /// The type of the file.
    pub resource_type: u32,
    /// The id of the file.
    pub resource_id: u32,
    /// The version of the data file that the file belongs to.
    pub iteration: u32,
    /// Whether the file is compressed.
    pub compression: CompressionType,
    /// A version of the file; meaning unknown.
    pub version: u32,
    /// Bytes of this field, of the next and of the data; encoding checks it.
    pub data_size: u32,
    /// The size of the file when it is not compressed.
    #[wire(when = compression == CompressionType::ZLib)]
    pub file_size: Option<u32>,
    /// The file.
    #[wire(count = data_size.saturating_sub(if compression == CompressionType::ZLib { 8 } else { 4 }))]
    pub data: Vec<u8>,
}
