//! Books.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32,
    messages::data::{PageData, PageDataList},
};

/// `Writing_BookOpen` (0x00b4).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00b4)]
pub struct BookOpen {
    /// Book id.
    pub book_id: u32,
    /// Max num pages.
    pub max_num_pages: u32,
    /// Page data.
    pub page_data: PageDataList,
    /// Inscription.
    pub inscription: String,
    /// Scribe id.
    pub scribe_id: u32,
    /// Scribe name.
    pub scribe_name: String,
}

/// `Writing_BookModifyPageResponse` (0x00b5).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00b5)]
pub struct BookModifyPageResponse {
    /// Book id.
    pub book_id: u32,
    /// Page number.
    pub page_number: u32,
    /// Success.
    #[wire(as = Bool32)]
    pub success: bool,
}

/// `Writing_BookAddPageResponse` (0x00b6).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00b6)]
pub struct BookAddPageResponse {
    /// Book id.
    pub book_id: u32,
    /// Page number.
    pub page_number: u32,
    /// Success.
    #[wire(as = Bool32)]
    pub success: bool,
}

/// `Writing_BookDeletePageResponse` (0x00b7).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00b7)]
pub struct BookDeletePageResponse {
    /// Book id.
    pub book_id: u32,
    /// Page number.
    pub page_number: u32,
    /// Success.
    #[wire(as = Bool32)]
    pub success: bool,
}

/// `Writing_BookPageDataResponse` (0x00b8).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00b8)]
pub struct BookPageDataResponse {
    /// Object id.
    pub object_id: u32,
    /// Page.
    pub page: u32,
    /// Page data.
    pub page_data: PageData,
}
