//! What a character looks like.

use codec_core::Wire;

use crate::tera::Tera;

/// `customize`: what a character looks like, as numbers of the choices in the character editor.
///
/// ```text
/// 65        0a     00     00      07     08           04      00
/// unknown   skin   face   decal   hair   hair_color   voice   tattoo
/// ```
///
/// Which numbers there are depends on race and gender.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct Customize {
    /// Meaning not known.
    pub unknown: u8,
    /// Color of the skin.
    pub skin: u8,
    /// Face.
    pub face: u8,
    /// Face paint, or another decoration of the face.
    pub decal: u8,
    /// Hair style.
    pub hair: u8,
    /// Color of the hair.
    pub hair_color: u8,
    /// Voice.
    pub voice: u8,
    /// Tattoo.
    pub tattoo: u8,
}

/// Some programs treat the eight bytes as one number.
impl From<u64> for Customize {
    fn from(number: u64) -> Self {
        let [unknown, skin, face, decal, hair, hair_color, voice, tattoo] = number.to_le_bytes();
        Self { unknown, skin, face, decal, hair, hair_color, voice, tattoo }
    }
}

impl From<Customize> for u64 {
    fn from(look: Customize) -> Self {
        let Customize { unknown, skin, face, decal, hair, hair_color, voice, tattoo } = look;
        Self::from_le_bytes([unknown, skin, face, decal, hair, hair_color, voice, tattoo])
    }
}
