//! Changes of an object's properties ("qualities"), attributes, vitals and skills.
//!
//! The server sends one of these whenever a number, text or place that the client shows has
//! changed. There are four shapes, each used by one opcode for every kind of property; the opcode
//! and the kind are in [`ServerMessage`](super::ServerMessage).
//!
//! | shape | about | says |
//! |---|---|---|
//! | [`PrivateUpdate`] | the player's own character | a property has a new value |
//! | [`Update`] | another object, or the character as others see it | a property has a new value |
//! | [`PrivateRemove`] | the player's own character | a property is gone |
//! | [`Remove`] | another object | a property is gone |
//!
//! Text has an order and an alignment of its own: [`PrivateUpdateString`], [`UpdateString`].

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, enums::PropertyString};

/// A property of the player's own character has a new value.
///
/// ```text
/// 00       | 19 00 00 00 | 05 00 00 00
/// sequence | level       | 5
/// ```
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct PrivateUpdate<K, V> {
    /// Increases by one with every change of this property of this object and wraps at 255, so
    /// that the client can ignore a change that arrives late.
    pub sequence: u8,
    /// Which property changes.
    pub key: K,
    /// The new value.
    pub value: V,
}

/// A property of another object, or of the character as others see it, has a new value.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Update<K, V> {
    /// Increases by one with every change of this property of this object and wraps at 255, so
    /// that the client can ignore a change that arrives late.
    pub sequence: u8,
    /// The object it belongs to.
    pub object_id: u32,
    /// Which property changes.
    pub key: K,
    /// The new value.
    pub value: V,
}

/// The player's own character no longer has a property.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct PrivateRemove<K> {
    /// Increases by one with every change of this property of this object and wraps at 255, so
    /// that the client can ignore a change that arrives late.
    pub sequence: u8,
    /// Which property is gone.
    pub kind: K,
}

/// Another object no longer has a property.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Remove<K> {
    /// Increases by one with every change of this property of this object and wraps at 255, so
    /// that the client can ignore a change that arrives late.
    pub sequence: u8,
    /// The object it belonged to.
    pub object_id: u32,
    /// Which property is gone.
    pub kind: K,
}

/// `Qualities_PrivateUpdateString` (0x02d5): a text of the player's own character has changed.
///
/// Unlike [`PrivateUpdate`] it has zeros before the text.
#[doc(alias("Qualities_PrivateUpdateString", "PrivateUpdatePropertyString"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02d5)]
pub struct PrivateUpdateString {
    /// Increases by one with every change of this property of this object and wraps at 255, so
    /// that the client can ignore a change that arrives late.
    pub sequence: u8,
    /// Which text changes.
    pub key: PropertyString,
    /// The new text.
    #[wire(align = 4)]
    pub value: String,
}

/// `Qualities_UpdateString` (0x02d6): a text of another object has changed.
///
/// Unlike [`Update`] it has the property before the object, and zeros before the text.
#[doc(alias("Qualities_UpdateString", "PublicUpdatePropertyString"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02d6)]
pub struct UpdateString {
    /// Increases by one with every change of this property of this object and wraps at 255, so
    /// that the client can ignore a change that arrives late.
    pub sequence: u8,
    /// Which text changes.
    pub key: PropertyString,
    /// The object it belongs to.
    pub object_id: u32,
    /// The new text.
    #[wire(align = 4)]
    pub value: String,
}
