//! Data files.

use super::open_enum;

open_enum! {
    /// `DatFileType`: a data file of the client.
    pub enum DatFileType: i64 {
        Portal = 1,
        Cell = 2,
        Local = 3,
    }
}

open_enum! {
    /// `CompressionType`: how a part of a data file is compressed.
    pub enum CompressionType: u8 {
        None = 0,
        ZLib = 1,
    }
}
