//! Numbers of pages.

use codec_core::Wire;

use crate::moul::Moul;

/// A sequence number: names a page of an age, or something that is none.
///
/// | numbers | [`kind`](Self::kind) |
/// |---|---|
/// | 0 | [`Fixed`](SequenceKind::Fixed) |
/// | 1 to 0x20 | [`Local`](SequenceKind::Local) |
/// | 0x21 to 0xfeff0020 | [`Page`](SequenceKind::Page) of the ages 0 to 65278: `(age << 16) + page + 0x21` |
/// | 0xfeff0021 to 0xfeffffff | [`Unusable`](SequenceKind::Unusable) |
/// | 0xff000000 | [`Server`](SequenceKind::Server) |
/// | 0xff000001 to 0xff010000 | [`Reserved`](SequenceKind::Reserved) |
/// | 0xff010001 to 0xfffffffe | [`Page`](SequenceKind::Page) of the ages -1 to -255: `(-age << 16) + page + 0xff000001` |
/// | 0xffffffff | [`Invalid`](SequenceKind::Invalid) |
///
/// Some tools take numbers from 0x80000000 on for negative ages.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct SequenceNumber(pub u32);

/// What a [`SequenceNumber`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SequenceKind {
    /// Objects of which there is one, with a fixed key.
    Fixed,
    /// For local use by clients and tools; never sent to a server.
    Local,
    /// A page of an age, stored in a `.prp` file.
    Page {
        /// The age, or sequence prefix; negative for global ages.
        age: i32,
        /// The page, or sequence suffix.
        page: u16,
    },
    /// What would be age 65279, which has not room for all its pages.
    Unusable,
    /// Kept for the server.
    Server,
    /// What would be the global age 0; groups of `plNetGroupId`.
    Reserved,
    /// No number.
    Invalid,
}

/// Added to the number of a page.
const NORMAL: u32 = 0x21;
/// Added to the number of a page of a global age.
const GLOBAL: u32 = 0xff00_0001;

impl SequenceNumber {
    /// Objects with a fixed key.
    pub const FIXED: Self = Self(0);
    /// Kept for the server.
    pub const SERVER: Self = Self(0xff00_0000);
    /// `kNetGroupUnknown`.
    pub const GROUP_UNKNOWN: Self = Self(GLOBAL);
    /// `kNetGroupLocalPlayer`.
    pub const GROUP_LOCAL_PLAYER: Self = Self(0xff00_0002);
    /// `kNetGroupRemotePlayer`.
    pub const GROUP_REMOTE_PLAYER: Self = Self(0xff00_0003);
    /// `kNetGroupLocalPhysicals`.
    pub const GROUP_LOCAL_PHYSICALS: Self = Self(0xff00_0004);
    /// `kNetGroupRemotePhysicals`.
    pub const GROUP_REMOTE_PHYSICALS: Self = Self(0xff00_0005);
    /// No number.
    pub const INVALID: Self = Self(u32::MAX);

    /// The number of a page of an age; `None` if there is none.
    ///
    /// ```
    /// use formats::moul::key::SequenceNumber;
    ///
    /// assert_eq!(SequenceNumber::of_page(-6, 1), Some(SequenceNumber(0xff060002)));
    /// assert_eq!(SequenceNumber::of_page(-255, 0xfffe), None);
    /// ```
    #[must_use]
    pub fn of_page(age: i32, page: u16) -> Option<Self> {
        let first = age.unsigned_abs().checked_mul(0x1_0000)?;
        let base = if age < 0 { GLOBAL } else { NORMAL };
        let number = Self(first.checked_add(u32::from(page))?.checked_add(base)?);
        (number.kind() == SequenceKind::Page { age, page }).then_some(number)
    }

    /// What it stands for.
    #[must_use]
    pub fn kind(self) -> SequenceKind {
        match self.0 {
            0 => SequenceKind::Fixed,
            1..=0x20 => SequenceKind::Local,
            0x21..=0xfeff_0020 => {
                let (age, page) = halves(self.0.wrapping_sub(NORMAL));
                SequenceKind::Page { age: age.into(), page }
            }
            0xfeff_0021..=0xfeff_ffff => SequenceKind::Unusable,
            0xff00_0000 => SequenceKind::Server,
            0xff00_0001..=0xff01_0000 => SequenceKind::Reserved,
            0xff01_0001..=0xffff_fffe => {
                let (age, page) = halves(self.0.wrapping_sub(GLOBAL));
                SequenceKind::Page { age: i32::from(age).wrapping_neg(), page }
            }
            u32::MAX => SequenceKind::Invalid,
        }
    }

    /// The age and the page, if it has them.
    #[must_use]
    pub fn page(self) -> Option<(i32, u16)> {
        match self.kind() {
            SequenceKind::Page { age, page } => Some((age, page)),
            _ => None,
        }
    }
}

/// The high and the low half.
fn halves(number: u32) -> (u16, u16) {
    let [a, b, c, d] = number.to_be_bytes();
    (u16::from_be_bytes([a, b]), u16::from_be_bytes([c, d]))
}
