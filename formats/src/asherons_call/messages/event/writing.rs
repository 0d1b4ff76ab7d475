//! Books: their pages, and answers to changes.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32,
    messages::data::{PageData, PageDataList},
};

/// `Writing_BookOpen` (0x00b4): the player has opened a book.
///
/// It answers a [question for the
/// book](crate::asherons_call::messages::action::writing::BookAddPage).
#[doc(alias("Writing_BookOpen", "BookDataResponse"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00b4)]
pub struct BookOpen {
    /// The book.
    pub book_id: u32,
    /// How many pages the book has.
    pub max_num_pages: u32,
    /// Who wrote each page; texts may be left out, and come with [`BookPageDataResponse`].
    pub page_data: PageDataList,
    /// The title of the book, or a text engraved on it.
    pub inscription: String,
    /// Who wrote the inscription.
    pub scribe_id: u32,
    /// The name of who wrote the inscription.
    pub scribe_name: String,
}

/// `Writing_BookModifyPageResponse` (0x00b5): whether the player has written on a page.
#[doc(alias = "Writing_BookModifyPageResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00b5)]
pub struct BookModifyPageResponse {
    /// The book.
    pub book_id: u32,
    /// The page, from 0.
    pub page_number: u32,
    /// Whether it is written.
    #[wire(as = Bool32)]
    pub success: bool,
}

/// `Writing_BookAddPageResponse` (0x00b6): whether the player has added a page.
#[doc(alias = "Writing_BookAddPageResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00b6)]
pub struct BookAddPageResponse {
    /// The book.
    pub book_id: u32,
    /// The page, from 0.
    pub page_number: u32,
    /// Whether it is added.
    #[wire(as = Bool32)]
    pub success: bool,
}

/// `Writing_BookDeletePageResponse` (0x00b7): whether the player has torn out a page.
#[doc(alias = "Writing_BookDeletePageResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00b7)]
pub struct BookDeletePageResponse {
    /// The book.
    pub book_id: u32,
    /// The page, from 0.
    pub page_number: u32,
    /// Whether it is torn out.
    #[wire(as = Bool32)]
    pub success: bool,
}

/// `Writing_BookPageDataResponse` (0x00b8): a page of a book, parchment or sign.
#[doc(alias = "Writing_BookPageDataResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00b8)]
pub struct BookPageDataResponse {
    /// The book.
    pub object_id: u32,
    /// The page, from 0.
    pub page: u32,
    /// What is on the page.
    pub page_data: PageData,
}
