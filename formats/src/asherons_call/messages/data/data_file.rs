//! Versions of the data files of a client.
//!
//! A data file has many versions ("iterations"); a client can have some of them only.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, IntSet, Narrow, enums::DatFileType};

/// `PTaggedIterationList`: which versions of one data file a client has.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct PTaggedIterationList {
    /// The type of the data file, as its header has it.
    pub dat_file_type: i32,
    /// The id of the data file, as its header has it.
    pub dat_file_id: i32,
    /// The versions.
    pub list: IntSet,
}

/// `DDDRevision`: what a client has to change to bring one data file to a version.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct DddRevision {
    /// The type of the data file, as its header has it.
    pub dat_file_type: u32,
    /// The data file.
    #[wire(as = Narrow<u32>)]
    pub dat_file_id: DatFileType,
    /// The version that the client has afterwards.
    pub iteration: u32,
    /// The files that are sent.
    pub ids_to_download: Vec<u32>,
    /// The files that the client deletes.
    pub ids_to_purge: Vec<u32>,
}
