//! Places and directions.

use codec_core::Wire;

use super::{enums::PositionFlags, format::AsheronsCall};
use codec_core::FlagWord;

/// `Vector3`: three floats.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Vector3 {
    /// To the east, in meters.
    pub x: f32,
    /// To the north, in meters.
    pub y: f32,
    /// Up, in meters.
    pub z: f32,
}

/// `Quaternion`: a rotation, scalar part first.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Quaternion {
    /// The scalar part.
    pub w: f32,
    /// The vector part.
    pub x: f32,
    /// The vector part.
    pub y: f32,
    /// The vector part.
    pub z: f32,
}

/// `Frame`: a place in a cell and a rotation.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Frame {
    /// The place.
    pub origin: Vector3,
    /// The rotation.
    pub orientation: Quaternion,
}

/// `Origin`: a place without a rotation, 16 bytes.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Origin {
    /// The cell that the place is in.
    pub cell: CellId,
    /// The place, from the south-west corner of the landblock, or of the dungeon.
    pub location: Vector3,
}

/// `Position`: a place and a rotation, 32 bytes.
///
/// ```text
/// 19 00 b4 a9 | 00 00 a8 42  33 33 e3 40  8f 02 bc 42 | 00 00 80 3f  00*12
/// cell        | x, y, z                               | w, x, y, z
/// ```
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Position {
    /// The cell that the place is in.
    pub cell: CellId,
    /// The place in the cell, and the rotation.
    pub frame: Frame,
}

/// `PositionPack`: a place of variable length, with what else is known of a movement.
///
/// ```text
/// 34 00 00 00 | 1d 00 55 da | x, y, z  | w  | z  | 0d 00  3b 03  00 00  00 00
/// flags       | cell        | 12 bytes | 4  | 4  | four sequences
/// ```
///
/// The bits of the four parts of the rotation are inverted: a set bit says that the part is zero
/// and not there. The order of the fields is not that of the bits.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct PositionPack {
    /// Bits of the fields below, and bits without a field such as
    /// [`IS_GROUNDED`](PositionFlags::IS_GROUNDED).
    pub flags: FlagWord<PositionFlags, { PositionFlags::PRESENCE }>,
    /// The place.
    pub origin: Origin,
    /// The scalar part of the rotation, if not zero.
    #[wire(bit = !flags & FlagWord::new(PositionFlags::ORIENTATION_HAS_NO_W))]
    pub w: Option<f32>,
    /// The first vector part of the rotation, if not zero.
    #[wire(bit = !flags & FlagWord::new(PositionFlags::ORIENTATION_HAS_NO_X))]
    pub x: Option<f32>,
    /// The second vector part of the rotation, if not zero.
    #[wire(bit = !flags & FlagWord::new(PositionFlags::ORIENTATION_HAS_NO_Y))]
    pub y: Option<f32>,
    /// The third vector part of the rotation, if not zero.
    #[wire(bit = !flags & FlagWord::new(PositionFlags::ORIENTATION_HAS_NO_Z))]
    pub z: Option<f32>,
    /// The velocity, in meters a second.
    #[wire(bit = flags & FlagWord::new(PositionFlags::HAS_VELOCITY))]
    pub velocity: Option<Vector3>,
    /// How the object is turned where it is held, by a number of its model.
    #[wire(bit = flags & FlagWord::new(PositionFlags::HAS_PLACEMENT_ID))]
    pub placement: Option<u32>,
    /// How often the object has come into the world; for players, how often they have logged in.
    pub instance_sequence: u16,
    /// How often the object's position has changed.
    pub position_sequence: u16,
    /// How often the object has been teleported.
    pub teleport_sequence: u16,
    /// How often the server has corrected the object's position.
    pub force_position_sequence: u16,
}

impl PositionPack {
    /// The rotation, with zeros for the parts that are not there.
    #[must_use]
    pub fn orientation(&self) -> Quaternion {
        let Self { w, x, y, z, .. } = *self;
        Quaternion {
            w: w.unwrap_or_default(),
            x: x.unwrap_or_default(),
            y: y.unwrap_or_default(),
            z: z.unwrap_or_default(),
        }
    }
}

/// The number of a cell: a landblock and a cell in it.
///
/// ```text
/// 0x da55 001d
///   |    +---- cell: 0x0001..=0x0040 outdoors, 0x0100.. indoors
///   +--------- landblock: x, y
/// ```
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct CellId(
    /// The number.
    pub u32,
);

impl CellId {
    /// The landblock: the high half.
    #[must_use]
    pub const fn landblock(self) -> u16 {
        let [_, _, y, x] = self.0.to_le_bytes();
        u16::from_le_bytes([y, x])
    }

    /// Column of the landblock on the map, from the west.
    #[must_use]
    pub const fn landblock_x(self) -> u8 {
        let [_, _, _, x] = self.0.to_le_bytes();
        x
    }

    /// Row of the landblock on the map, from the south.
    #[must_use]
    pub const fn landblock_y(self) -> u8 {
        let [_, _, y, _] = self.0.to_le_bytes();
        y
    }

    /// The cell in the landblock: the low half.
    #[must_use]
    pub const fn cell(self) -> u16 {
        let [low, high, _, _] = self.0.to_le_bytes();
        u16::from_le_bytes([low, high])
    }

    /// Whether the cell is in a building or dungeon, as servers tell: cells from 0x100 on are.
    #[must_use]
    pub const fn is_interior(self) -> bool {
        self.cell() >= 0x100
    }

    /// Whether the highest bit is set, which the description says means "in an interior or dynamic
    /// cell".
    ///
    /// Real traffic contradicts it: 0xda55001d, with the bit set, is outdoors. Use
    /// [`is_interior`](Self::is_interior).
    #[must_use]
    pub const fn has_high_bit(self) -> bool {
        self.0 & 0x8000_0000 != 0
    }
}
