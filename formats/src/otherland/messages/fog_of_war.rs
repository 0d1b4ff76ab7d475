//! The parts of the map that a player has seen.

use bytes::Bytes;
use codec_core::Wire;

use crate::{nativeparam::OaPacket, otherland::Base};

/// `oaPktFOWUpdate` (a9/00): sets the fog of war on the large map. Only after it does the client
/// send [`FogOfWarRequest`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x00a9, name = "oaPktFOWUpdate")]
pub struct FogOfWarUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// The zone, by its number in the map and not by that of the game's table of zones.
    pub zone_id: u32,
    /// Bytes of a row of tiles.
    pub bytes_per_row: u32,
    /// Not used; 0.
    pub unknown_2: u32,
    /// The tiles.
    pub unknown_3: Bytes,
}

/// `oaPktFOWRequest` (a9/01): the player discovers a tile of the map.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x01a9, name = "oaPktFOWRequest")]
pub struct FogOfWarRequest {
    /// What every packet begins with.
    pub base: Base,
    /// The zone, as in [`FogOfWarUpdate`].
    pub zone_id: u32,
    /// The column of the tile.
    pub tile_x: u32,
    /// The row of the tile.
    pub tile_y: u32,
}
