//! Numbers of skills, with their parts.

use codec_core::Wire;

use crate::tera::Tera;

/// The parts of a number: a position, a width.
type Bits = (u32, u32);

/// Declares a number of a skill, whose parts lie at other bits in other builds.
macro_rules! skill_id {
    (
        $(#[$meta:meta])*
        $name:ident($number:ident): $id:expr, $zone:expr, $kind:expr, $npc:expr
    ) => {
        $(#[$meta])*
        #[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
        #[wire(format = Tera)]
        pub struct $name(pub $number);

        impl $name {
            /// The number of the skill. For a skill of a monster, which has a hunting zone, it is
            /// the number in that zone.
            #[must_use]
            pub fn id(self) -> $number {
                let (at, width) = $id;
                let (zone, _) = $zone;
                self.part((at, if self.has_zone() { zone } else { width }))
            }

            /// The hunting zone of a monster's skill; `None` for other skills.
            #[must_use]
            pub fn hunting_zone(self) -> Option<$number> {
                self.has_zone().then(|| self.part($zone))
            }

            /// Which kind of skill it is: 1 for the usual ones. What other kinds are is not known.
            #[must_use]
            pub fn kind(self) -> $number {
                self.part($kind)
            }

            /// Whether it is a skill of an NPC or monster, not of a player.
            #[must_use]
            pub fn is_npc(self) -> bool {
                self.part($npc) != 0
            }

            fn has_zone(self) -> bool {
                self.is_npc() && self.kind() == 1
            }

            fn part(self, (at, width): Bits) -> $number {
                let mask = <$number>::MAX.checked_shr(<$number>::BITS.saturating_sub(width));
                self.0.checked_shr(at).unwrap_or(0) & mask.unwrap_or(0)
            }
        }

        impl From<$number> for $name {
            fn from(number: $number) -> Self {
                Self(number)
            }
        }

        impl From<$name> for $number {
            fn from(id: $name) -> Self {
                id.0
            }
        }
    };
}

skill_id! {
    /// `skillid`: the number of a skill, since patch 74.
    ///
    /// | bits | part |
    /// |---|---|
    /// | 0 to 27 | [`id`](Self::id); of a monster's skill 0 to 15 |
    /// | 16 to 27 | [`hunting_zone`](Self::hunting_zone), of a monster's skill |
    /// | 28 to 31 | [`kind`](Self::kind) |
    /// | 32 | [`is_npc`](Self::is_npc) |
    ///
    /// The number is kept as it came, with the bits above.
    SkillId(u64): (0, 28), (16, 12), (28, 4), (32, 1)
}

skill_id! {
    /// `skillid32`: the number of a skill, up to patch 73.
    ///
    /// | bits | part |
    /// |---|---|
    /// | 0 to 25 | [`id`](Self::id); of a monster's skill 0 to 15 |
    /// | 16 to 25 | [`hunting_zone`](Self::hunting_zone), of a monster's skill |
    /// | 26 to 29 | [`kind`](Self::kind) |
    /// | 30 | [`is_npc`](Self::is_npc) |
    ///
    /// The number is kept as it came, with bit 31.
    SkillId32(u32): (0, 26), (16, 10), (26, 4), (30, 1)
}
