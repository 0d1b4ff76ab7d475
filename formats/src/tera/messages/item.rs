//! Items.

use codec_core::Wire;

use crate::tera::Tera;

/// `S_ITEM_CUSTOM_STRING`: texts engraved on the items of a character.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_ITEM_CUSTOM_STRING")]
pub struct ItemCustomString {
    /// Texts engraved on items.
    pub custom_strings: Vec<CustomString>,
    /// The character whose items they are.
    pub game_id: u64,
}

/// A text engraved on an item.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct CustomString {
    /// The text.
    pub string: String,
    /// Number of the item.
    pub id: i32,
}

/// `S_VIEW_WARE`, as sent in 2012: a page of a store.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_VIEW_WARE")]
pub struct ViewWare {
    /// The items of this page.
    pub items: Vec<WareItem>,
    /// The creature or thing in the world that is meant.
    pub game_id: u64,
    /// Which store it is.
    pub container: u32,
    /// Meaning not known.
    pub u1: u32,
    /// Meaning not known.
    pub u2: u32,
    /// Meaning not known.
    pub u3: u32,
    /// Meaning not known.
    pub u4: u32,
    /// Money in the store.
    pub money: i64,
}

/// An item in a store.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct WareItem {
    /// Crystals in the item.
    pub crystals: Vec<WareCrystal>,
    /// Number of the item's kind.
    pub id: u32,
    /// Number of the item in the database.
    pub dbid: u64,
    /// Whose it is.
    pub owner: u64,
    /// Its place.
    pub slot: u32,
    /// Meaning not known.
    pub u1: u32,
    /// How many there are in all.
    pub amount_total: u32,
    /// How many there are in this place.
    pub amount: u32,
    /// Meaning not known.
    pub z1: u64,
    /// Meaning not known.
    pub z2: u64,
    /// Meaning not known.
    pub z3: u16,
}

/// A crystal in an item.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct WareCrystal {
    /// Number of the crystal.
    pub id: i32,
}
