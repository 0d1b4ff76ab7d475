//! Where objects are.

use core::ops::BitOr;

use codec_core::Wire;

use super::SequenceNumber;
use crate::moul::Moul;

/// `plLocation`: where an object is, usually a page of a `.prp` file.
///
/// Two locations with the same number should have the same flags. Clients do not look at
/// [`LocFlags::ITINERANT`] when they compare locations; `==` does.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plLocation")]
pub struct Location {
    /// The page.
    pub sequence: SequenceNumber,
    /// What is special about it.
    pub flags: LocFlags,
}

impl Location {
    /// The page of an age, with the flags that follow from its number; `None` if there is none.
    ///
    /// These are [`LocFlags::RESERVED`] for global ages, and [`LocFlags::BUILT_IN`] for the pages
    /// Textures (0xffff) and `BuiltIn` (0xfffe).
    #[must_use]
    pub fn of_page(age: i32, page: u16) -> Option<Self> {
        let sequence = SequenceNumber::of_page(age, page)?;
        let reserved = if age < 0 { LocFlags::RESERVED } else { LocFlags::NONE };
        let built_in = if page >= 0xfffe { LocFlags::BUILT_IN } else { LocFlags::NONE };
        Some(Self { sequence, flags: reserved | built_in })
    }

    /// Whether clients take both for the same location.
    #[must_use]
    pub fn is_same(self, other: Self) -> bool {
        let flags = |location: Self| location.flags.0 & !LocFlags::ITINERANT.0;
        self.sequence == other.sequence && flags(self) == flags(other)
    }
}

/// `LocFlags`: what is special about a [`Location`]. Other bits are kept.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct LocFlags(pub u16);

impl LocFlags {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// `kLocalOnly`: nothing in the page saves state; not used.
    pub const LOCAL_ONLY: Self = Self(1);
    /// `kVolatile`: nothing in the page outlives the server; not used.
    pub const VOLATILE: Self = Self(1 << 1);
    /// `kReserved`: a page of a global age, or a reserved number.
    pub const RESERVED: Self = Self(1 << 2);
    /// `kBuiltIn`: a page that every age has, Textures or `BuiltIn`.
    pub const BUILT_IN: Self = Self(1 << 3);
    /// `kItinerant`: the page is used outside of its age.
    pub const ITINERANT: Self = Self(1 << 4);

    /// Whether all bits of `flags` are set.
    #[must_use]
    pub const fn contains(self, flags: Self) -> bool {
        self.0 & flags.0 == flags.0
    }
}

impl BitOr for LocFlags {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
