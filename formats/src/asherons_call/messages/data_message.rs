//! Parts of data files.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `DDD_DataMessage` (0xf7e2): a part of a data file. What follows the compression is not aligned.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = AsheronsCall, id = 0xf7e2)]
pub struct DataMessage {
    /// Type of the file.
    pub dat_file_type: u32,
    /// Number of the file (`DatFileType`).
    pub dat_file_id: u32,
    /// Type of the part.
    pub resource_type: u32,
    /// Number of the part.
    pub resource_id: u32,
    /// Iteration of the file.
    pub iteration: u32,
    /// `CompressionType`: 0 none, 1 with the size before compression.
    pub compression: u8,
    /// Version.
    pub version: u32,
    /// Bytes of this field, of the next and of the data; encoding checks it.
    pub data_size: u32,
    /// Size before compression.
    #[wire(when = compression == 1)]
    pub file_size: Option<u32>,
    /// The data.
    #[wire(count = data_size.saturating_sub(if compression == 1 { 8 } else { 4 }))]
    pub data: Vec<u8>,
}
