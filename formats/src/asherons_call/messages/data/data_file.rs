//! Data files.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, IntSet, Narrow, enums::DatFileType};

/// `PTaggedIterationList`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct PTaggedIterationList {
    /// Dat file type.
    pub dat_file_type: i32,
    /// Dat file id.
    pub dat_file_id: i32,
    /// List.
    pub list: IntSet,
}

/// `DDDRevision`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct DddRevision {
    /// Dat file type.
    pub dat_file_type: u32,
    /// Dat file id.
    #[wire(as = Narrow<u32>)]
    pub dat_file_id: DatFileType,
    /// Iteration.
    pub iteration: u32,
    /// Ids to download.
    pub ids_to_download: Vec<u32>,
    /// Ids to purge.
    pub ids_to_purge: Vec<u32>,
}
