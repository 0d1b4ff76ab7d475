//! Books.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Writing_BookAddPage` (0x00aa).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00aa)]
pub struct BookAddPage {
    /// Object id.
    pub object_id: u32,
}

/// `Writing_BookModifyPage` (0x00ab).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00ab)]
pub struct BookModifyPage {
    /// Object id.
    pub object_id: u32,
    /// Page num.
    pub page_num: i32,
    /// Page text.
    pub page_text: String,
}

/// `Writing_BookData` (0x00ac).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00ac)]
pub struct BookData {
    /// Object id.
    pub object_id: u32,
}

/// `Writing_BookDeletePage` (0x00ad).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00ad)]
pub struct BookDeletePage {
    /// Object id.
    pub object_id: u32,
    /// Page num.
    pub page_num: i32,
}

/// `Writing_BookPageData` (0x00ae).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00ae)]
pub struct BookPageData {
    /// Object id.
    pub object_id: u32,
    /// Page num.
    pub page_num: i32,
}

/// `Writing_SetInscription` (0x00bf).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00bf)]
pub struct SetInscription {
    /// Object id.
    pub object_id: u32,
    /// Inscription.
    pub inscription: String,
}
