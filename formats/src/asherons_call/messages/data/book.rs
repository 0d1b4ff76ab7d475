//! Pages of books.

use codec_core::{Implied, Wire};

use crate::asherons_call::{AsheronsCall, Bool32};

/// `PageData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct PageData {
    /// Author id.
    pub author_id: u32,
    /// Author name.
    pub author_name: String,
    /// Author account.
    pub author_account: String,
    /// Always `0xffff_0002`.
    #[wire(const = 0xffff_0002)]
    pub version: Implied<u32>,
    /// Text included.
    #[wire(as = Bool32)]
    pub text_included: bool,
    /// Ignore author.
    #[wire(as = Bool32)]
    pub ignore_author: bool,
    /// Page text.
    #[wire(when = text_included)]
    pub page_text: Option<String>,
}

/// `PageDataList`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct PageDataList {
    /// Max num pages.
    pub max_num_pages: u32,
    /// Max num chars per page.
    pub max_num_chars_per_page: u32,
    /// Pages.
    pub pages: Vec<PageData>,
}
