//! Pages of books.

use codec_core::{Implied, Wire};

use crate::asherons_call::{AsheronsCall, Bool32};

/// `PageData`: a page of a book.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct PageData {
    /// Who wrote the page.
    pub author_id: u32,
    /// The name of who wrote it.
    pub author_name: String,
    /// The account of who wrote it.
    pub author_account: String,
    /// Always 0xffff0002, which tells this layout from an older one.
    #[wire(const = 0xffff_0002)]
    pub version: Implied<u32>,
    /// Whether the text is there.
    #[wire(as = Bool32)]
    pub text_included: bool,
    /// Whether others than the author may change the page.
    #[wire(as = Bool32)]
    pub ignore_author: bool,
    /// The text.
    #[wire(when = text_included)]
    pub page_text: Option<String>,
}

/// `PageDataList`: the pages of a book.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct PageDataList {
    /// How many pages the book can have.
    pub max_num_pages: u32,
    /// How many characters a page can have.
    pub max_num_chars_per_page: u32,
    /// The pages, in order.
    pub pages: Vec<PageData>,
}
