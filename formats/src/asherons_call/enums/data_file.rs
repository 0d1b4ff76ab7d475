//! Data files.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `DatFileType`: a data file of the client.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = i64, open)]
#[repr(i64)]
#[non_exhaustive]
pub enum DatFileType {
    /// `client_portal.dat`: models, textures, tables.
    Portal = 1,
    /// `client_cell_1.dat`: the land and its dungeons.
    Cell = 2,
    /// `client_local_English.dat`: text of a language.
    Local = 3,
    /// A number without a name.
    #[wire(other)]
    Other(i64),
}

/// `CompressionType`: how a part of a data file is compressed.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum CompressionType {
    /// As it is.
    None = 0,
    /// With zlib.
    ZLib = 1,
    /// A number without a name.
    #[wire(other)]
    Other(u8),
}
