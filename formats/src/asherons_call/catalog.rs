//! All messages, for tools.

use codec_core::catalog::{self, Catalog, Entry};

use super::{
    AsheronsCall, Packet,
    confirmed::{self, Confirmed, Family},
    messages::{action::Action, client::ClientMessage, event::Event, server::ServerMessage},
};

/// All messages of [`AsheronsCall`].
///
/// The sets are [`ClientMessage`] and [`ServerMessage`], and what two of their messages hold:
/// [`Action`] and [`Event`]. Each message tells how far captured bytes have confirmed it.
#[must_use]
#[inline]
pub fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    catalog.add::<AsheronsCall, Packet>("");
    complete(Family::Client, catalog.add_set::<AsheronsCall, ClientMessage>());
    complete(Family::Server, catalog.add_set::<AsheronsCall, ServerMessage>());
    complete(Family::Action, catalog.add_set::<AsheronsCall, Action>());
    complete(Family::Event, catalog.add_set::<AsheronsCall, Event>());
    catalog.set_format("asherons_call");
    catalog
}

/// Adds what is known besides the description of the types.
fn complete(family: Family, entries: &mut [Entry]) {
    for entry in entries {
        // The first is the name in the public descriptions.
        entry.name_by_alias();
        let opcode = entry.numbers().first().and_then(|number| u32::try_from(*number).ok());
        match opcode.and_then(|opcode| confirmed::message(family, opcode)) {
            Some(Confirmed::Captured) => entry.set_confirmed(catalog::Confirmed::Captured),
            Some(Confirmed::TestData) => entry.set_confirmed(catalog::Confirmed::TestData),
            Some(Confirmed::No) => entry.set_confirmed(catalog::Confirmed::No),
            None => entry,
        };
    }
}
