//! Settings of the client's windows.

use codec_core::{Implied, Wire};

use crate::asherons_call::{AsheronsCall, WString};

/// `WindowProperty`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct WindowProperty {
    /// Key a.
    pub key_a: Implied<u32>,
    /// What `key_a` asks for.
    #[wire(switch = key_a)]
    pub choice: WindowPropertyChoice,
}

/// What [`WindowProperty`] holds, as its field `key_a` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum WindowPropertyChoice {
    /// With `0x1000_008d`.
    #[wire(id = 0x1000_008d)]
    Kind1000008D {
        /// Unknown c.
        unknown_c: u32,
        /// Title source.
        title_source: Implied<u8>,
        /// What `title_source` asks for.
        #[wire(switch = title_source)]
        choice: WindowPropertyChoiceKind1000008DChoice,
        /// Unknown 1b.
        unknown_1b: u32,
        /// Unknown 1c.
        unknown_1c: u16,
    },
    /// With `0x1000_008a`.
    #[wire(id = 0x1000_008a)]
    Kind1000008A {
        /// Unknown d.
        unknown_d: u32,
        /// Value d.
        value_d: u8,
    },
    /// With `0x1000_0089`.
    #[wire(id = 0x1000_0089)]
    Kind10000089 {
        /// Unknown e.
        unknown_e: u32,
        /// Value e.
        value_e: u32,
    },
    /// With `0x1000_0088`.
    #[wire(id = 0x1000_0088)]
    Kind10000088 {
        /// Unknown f.
        unknown_f: u32,
        /// Value f.
        value_f: u32,
    },
    /// With `0x1000_0087`.
    #[wire(id = 0x1000_0087)]
    Kind10000087 {
        /// Unknown h.
        unknown_h: u32,
        /// Value h.
        value_h: u32,
    },
    /// With `0x1000_0086`.
    #[wire(id = 0x1000_0086)]
    Kind10000086 {
        /// Unknown i.
        unknown_i: u32,
        /// Value i.
        value_i: u32,
    },
    /// With `0x1000_007f`.
    #[wire(id = 0x1000_007f)]
    Kind1000007F {
        /// Unknown j.
        unknown_j: u32,
        /// Value j.
        value_j: u64,
    },
}

/// What a title of a [`WindowPropertyChoice`] holds, as its field `title_source` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, tag = u8)]
#[non_exhaustive]
pub enum WindowPropertyChoiceKind1000008DChoice {
    /// With `0x0`.
    #[wire(id = 0x0)]
    Kind0 {
        /// String id.
        string_id: u32,
        /// File id.
        file_id: u32,
    },
    /// With `0x1`.
    #[wire(id = 0x1)]
    Kind1 {
        /// Value a.
        #[wire(as = WString)]
        value_a: String,
    },
}

/// `WindowOption`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct WindowOption {
    /// Type a.
    pub type_a: Implied<u32>,
    /// What `type_a` asks for.
    #[wire(switch = type_a)]
    pub choice: WindowOptionChoice,
}

/// What [`WindowOption`] holds, as its field `type_a` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum WindowOptionChoice {
    /// With `0x1000_008b`.
    #[wire(id = 0x1000_008b)]
    Kind1000008B {
        /// Unknown b.
        unknown_b: u8,
        /// Property count.
        property_count: Implied<u8>,
        /// Properties.
        #[wire(count = property_count)]
        properties: Vec<WindowProperty>,
    },
}

/// `OptionProperty`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct OptionProperty {
    /// Type.
    pub kind: Implied<u32>,
    /// What `kind` asks for.
    #[wire(switch = kind)]
    pub choice: OptionPropertyChoice,
}

/// What [`OptionProperty`] holds, as its field `kind` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum OptionPropertyChoice {
    /// With `0x1000_008c`.
    #[wire(id = 0x1000_008c)]
    Kind1000008C {
        /// Unknown a.
        unknown_a: u32,
        /// Window options.
        window_options: Vec<WindowOption>,
    },
    /// With `0x1000_0081`.
    #[wire(id = 0x1000_0081)]
    Kind10000081 {
        /// Unknown k.
        unknown_k: u32,
        /// Active opacity.
        active_opacity: f32,
    },
    /// With `0x1000_0080`.
    #[wire(id = 0x1000_0080)]
    Kind10000080 {
        /// Unknown l.
        unknown_l: u32,
        /// Inactive opacity.
        inactive_opacity: f32,
    },
}

/// `GameplayOptions`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GameplayOptions {
    /// Version.
    pub version: u32,
    /// Buckets.
    pub buckets: u8,
    /// Option property count.
    pub option_property_count: Implied<u8>,
    /// Option properties.
    #[wire(count = option_property_count)]
    pub option_properties: Vec<OptionProperty>,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}
