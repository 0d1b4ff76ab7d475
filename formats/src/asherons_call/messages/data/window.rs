//! Settings of the client's windows, as the client stores them on the server.
//!
//! The server keeps them without looking at them. Each property begins with its number, and most
//! have another number before the value whose meaning is unknown.

use codec_core::{Implied, Wire};

use crate::asherons_call::{AsheronsCall, WString};

/// `WindowProperty`: a setting of one window.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct WindowProperty {
    /// Which setting it is.
    pub key_a: Implied<u32>,
    /// The setting.
    #[wire(switch = key_a)]
    pub choice: WindowPropertyChoice,
}

/// What [`WindowProperty`] holds, as its field `key_a` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum WindowPropertyChoice {
    /// The title of a chat window.
    #[wire(id = 0x1000_008d)]
    Title {
        /// Meaning unknown.
        unknown_c: u32,
        /// Where the title comes from.
        title_source: Implied<u8>,
        /// The title.
        #[wire(switch = title_source)]
        choice: WindowTitle,
        /// Meaning unknown.
        unknown_1b: u32,
        /// Meaning unknown.
        unknown_1c: u16,
    },
    /// Whether the window is shown.
    #[wire(id = 0x1000_008a)]
    Visibility {
        /// Meaning unknown.
        unknown_d: u32,
        /// 1 if it is shown, else 0.
        value_d: u8,
    },
    /// The height of the window.
    #[wire(id = 0x1000_0089)]
    Height {
        /// Meaning unknown.
        unknown_e: u32,
        /// The height, in pixels.
        value_e: u32,
    },
    /// The width of the window.
    #[wire(id = 0x1000_0088)]
    Width {
        /// Meaning unknown.
        unknown_f: u32,
        /// The width, in pixels.
        value_f: u32,
    },
    /// Where the upper edge of the window is.
    #[wire(id = 0x1000_0087)]
    Y {
        /// Meaning unknown.
        unknown_h: u32,
        /// The distance from the upper edge of the screen, in pixels.
        value_h: u32,
    },
    /// Where the left edge of the window is.
    #[wire(id = 0x1000_0086)]
    X {
        /// Meaning unknown.
        unknown_i: u32,
        /// The distance from the left edge of the screen, in pixels.
        value_i: u32,
    },
    /// Which kinds of messages a chat window shows.
    #[wire(id = 0x1000_007f)]
    TextTypes {
        /// Meaning unknown.
        unknown_j: u32,
        /// A bit for each kind.
        value_j: u64,
    },
}

/// The title of a window, as the field `title_source` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = u8)]
#[non_exhaustive]
pub enum WindowTitle {
    /// A text of the data files.
    #[wire(id = 0x0)]
    Table {
        /// The number of the text.
        string_id: u32,
        /// The file with the text.
        file_id: u32,
    },
    /// A text of the player's.
    #[wire(id = 0x1)]
    Literal {
        /// The text.
        #[wire(as = WString)]
        value_a: String,
    },
}

/// `WindowOption`: the settings of one window.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct WindowOption {
    /// Which kind of settings these are.
    pub type_a: Implied<u32>,
    /// The settings.
    #[wire(switch = type_a)]
    pub choice: WindowOptionChoice,
}

/// What [`WindowOption`] holds, as its field `type_a` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum WindowOptionChoice {
    /// The place and looks of a window.
    #[wire(id = 0x1000_008b)]
    Placement {
        /// Meaning unknown.
        unknown_b: u8,
        /// How many settings.
        property_count: Implied<u8>,
        /// The settings.
        #[wire(count = property_count)]
        properties: Vec<WindowProperty>,
    },
}

/// `OptionProperty`: a setting of all windows.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct OptionProperty {
    /// Which setting it is.
    pub kind: Implied<u32>,
    /// The setting.
    #[wire(switch = kind)]
    pub choice: OptionPropertyChoice,
}

/// What [`OptionProperty`] holds, as its field `kind` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum OptionPropertyChoice {
    /// The windows, in the order of their numbers.
    #[wire(id = 0x1000_008c)]
    Placements {
        /// Meaning unknown.
        unknown_a: u32,
        /// The settings of each window.
        window_options: Vec<WindowOption>,
    },
    /// How opaque a window is that is used.
    #[wire(id = 0x1000_0081)]
    ActiveOpacity {
        /// Meaning unknown.
        unknown_k: u32,
        /// From 0 for transparent to 1 for opaque.
        active_opacity: f32,
    },
    /// How opaque a window is that is not used.
    #[wire(id = 0x1000_0080)]
    InactiveOpacity {
        /// Meaning unknown.
        unknown_l: u32,
        /// From 0 for transparent to 1 for opaque.
        inactive_opacity: f32,
    },
}

/// `GameplayOptions`: the settings of the client's windows.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct GameplayOptions {
    /// The version of the layout: 2.
    pub version: u32,
    /// The number of buckets of the client's table.
    pub buckets: u8,
    /// How many settings.
    pub option_property_count: Implied<u8>,
    /// The settings.
    #[wire(count = option_property_count)]
    pub option_properties: Vec<OptionProperty>,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}
