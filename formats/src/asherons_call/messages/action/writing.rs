//! Reading and writing books, and inscriptions.
//!
//! The description that the names come from has the names of 0x00aa and 0x00ac exchanged: servers
//! read 0x00aa as a question for a book and 0x00ac as a new page.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Writing_BookAddPage` (0x00aa): the player asks for what is in a book.
///
/// Despite the name it adds nothing. The answer is
/// [`BookOpen`](crate::asherons_call::messages::event::writing::BookOpen).
#[doc(alias("Writing_BookAddPage", "BookData"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00aa)]
pub struct BookAddPage {
    /// The book.
    pub object_id: u32,
}

/// `Writing_BookModifyPage` (0x00ab): the player has written on a page.
///
/// The answer is
/// [`BookModifyPageResponse`](crate::asherons_call::messages::event::writing::BookModifyPageResponse).
#[doc(alias = "Writing_BookModifyPage")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00ab)]
pub struct BookModifyPage {
    /// The book.
    pub object_id: u32,
    /// The page, from 0.
    pub page_num: i32,
    /// The new text of the whole page.
    pub page_text: String,
}

/// `Writing_BookData` (0x00ac): the player adds an empty page to a book.
///
/// Despite the name it asks for nothing. The answer is
/// [`BookAddPageResponse`](crate::asherons_call::messages::event::writing::BookAddPageResponse).
#[doc(alias("Writing_BookData", "BookAddPage"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00ac)]
pub struct BookData {
    /// The book.
    pub object_id: u32,
}

/// `Writing_BookDeletePage` (0x00ad): the player tears a page out of a book.
///
/// The answer is
/// [`BookDeletePageResponse`](crate::asherons_call::messages::event::writing::BookDeletePageResponse).
#[doc(alias = "Writing_BookDeletePage")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00ad)]
pub struct BookDeletePage {
    /// The book.
    pub object_id: u32,
    /// The page, from 0.
    pub page_num: i32,
}

/// `Writing_BookPageData` (0x00ae): the player turns to a page of a book.
///
/// The answer is
/// [`BookPageDataResponse`](crate::asherons_call::messages::event::writing::BookPageDataResponse).
#[doc(alias = "Writing_BookPageData")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00ae)]
pub struct BookPageData {
    /// The book.
    pub object_id: u32,
    /// The page, from 0.
    pub page_num: i32,
}

/// `Writing_SetInscription` (0x00bf): the player engraves a text on an item.
#[doc(alias = "Writing_SetInscription")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00bf)]
pub struct SetInscription {
    /// The item.
    pub object_id: u32,
    /// The text.
    pub inscription: String,
}
