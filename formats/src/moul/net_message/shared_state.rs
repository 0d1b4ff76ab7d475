//! Locks on objects.

use bytes::Bytes;
use codec_core::{Implied, Wire};

use crate::moul::{Moul, SafeString, ShortBytes};

/// `plNetSharedState`: variables that go with a lock, in the stream of a
/// [`NetMsgTestAndSet`](super::NetMsgTestAndSet).
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plNetSharedState")]
pub struct SharedState {
    /// Name of the state.
    #[wire(as = ShortBytes)]
    pub name: Bytes,
    /// Number of variables.
    pub variable_count: Implied<u32>,
    /// Whether the server may forget it.
    pub server_may_delete: bool,
    /// The variables.
    #[wire(count = variable_count)]
    pub variables: Vec<GenericVariable>,
}

/// `plGenericVar`: a variable of a [`SharedState`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plGenericVar")]
pub struct GenericVariable {
    /// Its name.
    #[wire(as = SafeString)]
    pub name: String,
    /// Its value.
    pub value: GenericValue,
}

/// `plGenericType`: a value, behind a byte that says what it is.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u8)]
#[non_exhaustive]
pub enum GenericValue {
    /// 0: a whole number.
    #[wire(id = 0)]
    Int(i32),
    /// 1: a number.
    #[wire(id = 1)]
    Float(f32),
    /// 2: true or false.
    #[wire(id = 2)]
    Bool(bool),
    /// 3: a text.
    #[wire(id = 3)]
    String(#[wire(as = SafeString)] String),
    /// 4: a character.
    #[wire(id = 4)]
    Char(u8),
    /// 5: anything, as text.
    #[wire(id = 5)]
    Any(#[wire(as = SafeString)] String),
    /// 6: a whole number without a sign.
    #[wire(id = 6)]
    UInt(u32),
    /// 7: a number with more digits.
    #[wire(id = 7)]
    Double(f64),
    /// 255: nothing.
    #[wire(id = 255)]
    None,
}
