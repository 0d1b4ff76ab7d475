//! Parts of data files.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Narrow,
    enums::{CompressionType, DatFileType},
};

/// `DDD_DataMessage` (0xf7e2): a part of a data file. What follows the compression is not aligned.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = AsheronsCall, id = 0xf7e2)]
pub struct DataMessage {
    /// Type of the file.
    pub dat_file_type: u32,
    /// The file.
    #[wire(as = Narrow<u32>)]
    pub dat_file_id: DatFileType,
    /// Type of the part.
    pub resource_type: u32,
    /// Number of the part.
    pub resource_id: u32,
    /// Iteration of the file.
    pub iteration: u32,
    /// How the data is compressed.
    pub compression: CompressionType,
    /// Version.
    pub version: u32,
    /// Bytes of this field, of the next and of the data; encoding checks it.
    pub data_size: u32,
    /// Size before compression.
    #[wire(when = compression == CompressionType::ZLib)]
    pub file_size: Option<u32>,
    /// The data.
    #[wire(count = data_size.saturating_sub(if compression == CompressionType::ZLib { 8 } else { 4 }))]
    pub data: Vec<u8>,
}
