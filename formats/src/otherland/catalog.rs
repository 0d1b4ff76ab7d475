//! All packets, for tools.

use codec_core::catalog::{Catalog, Family, SetFamily};

use super::messages::Packet;
use crate::nativeparam::OaPacket;

/// All packets of Otherland.
///
/// They are one set, [`Packet`], for both directions. The number of a packet is its id in the low
/// byte and its sub-id in the high byte.
#[must_use]
#[inline]
pub fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    catalog.add_set_family::<OaPacket, Packets, Packets>();
    catalog.set_format("otherland");
    catalog
}

/// [`Packet`], for input of any lifetime.
struct Packets;

impl Family<OaPacket> for Packets {
    type Of<'de> = Packet<'de>;
}

impl SetFamily<OaPacket> for Packets {
    type Number = u16;
    type Of<'de> = Packet<'de>;
}
