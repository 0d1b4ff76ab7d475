//! Which layouts captured bytes confirm, against the declared messages and the captures.

use std::collections::BTreeMap;

use codec_core::{Layout, Shape, shape::RecordShape};
use formats::asherons_call::{
    AsheronsCall,
    confirmed::{Confirmed, Family, MESSAGES, UNSEEN_PARTS, UNSEEN_STRUCTURES, message},
    messages::{action::Action, client::ClientMessage, event::Event, server::ServerMessage},
};

use super::{hex, rows, table::wire_name, walk};

/// The opcodes that an enum of messages declares.
fn opcodes<T: Layout<AsheronsCall>>() -> Vec<u32> {
    let Shape::Enum(messages) = T::shape() else { panic!("not an enum") };
    let ids = messages.variants.iter().flat_map(|variant| variant.ids);
    ids.map(|id| u32::try_from(*id).unwrap()).collect()
}

#[test]
fn every_declared_message_has_exactly_one_row() {
    for (family, mut declared) in [
        (Family::Client, opcodes::<ClientMessage>()),
        (Family::Action, opcodes::<Action>()),
        (Family::Server, opcodes::<ServerMessage>()),
        (Family::Event, opcodes::<Event>()),
    ] {
        let rows = || MESSAGES.iter().filter(|row| row.family == family);
        let mut listed: Vec<_> = rows().flat_map(|row| row.opcodes).copied().collect();
        listed.sort_unstable();
        declared.sort_unstable();
        assert_eq!(listed, declared, "{family:?}");
        assert!(rows().all(|row| row.opcodes.is_sorted()), "{family:?}");
    }
}

#[test]
fn captured_vectors_are_marked_captured() {
    let mut captured = 0;
    for row in rows(include_str!("../../golden/asherons_call/vectors.tsv")) {
        let (name, kind, source, bytes) = (row[0], row[1], row[3], hex(row[4]));
        if kind != "message" {
            continue;
        }
        let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
        let state = match word(0) {
            0xf7b0 => message(Family::Event, word(12)),
            0xf7b1 => message(Family::Action, word(8)),
            opcode => message(Family::Server, opcode).or(message(Family::Client, opcode)),
        };
        if source.contains("/pcaps/") || source.contains("/extracted/") {
            assert_eq!(state, Some(Confirmed::Captured), "{name}");
            captured += 1;
        } else {
            assert_ne!(state, Some(Confirmed::No), "{name}");
        }
    }
    assert_eq!(captured, 23);
}

#[test]
fn unseen_structures_and_parts_are_declared() {
    let found = parts();
    for name in UNSEEN_STRUCTURES {
        // The one of an item is written by hand and has no fields to describe.
        assert!(found.contains_key(name) || *name == "ItemProfile", "{name}");
    }
    for (name, part) in UNSEEN_PARTS {
        let parts = found.get(name).unwrap_or_else(|| panic!("{name}"));
        assert!(parts.contains(part), "{name} has no {part}");
    }
}

/// Names of the protocol and the fields and variants behind them.
fn parts() -> BTreeMap<&'static str, Vec<&'static str>> {
    let parts_of = |object: &'static RecordShape| {
        let name = match (object.name, wire_name(object.docs)) {
            ("PacketBody", _) => "Packet",
            (_, name) => name,
        };
        let mut parts: Vec<_> = object.fields.iter().map(|field| field.name).collect();
        for field in object.fields {
            if let Shape::Enum(choice) = (field.shape)() {
                parts.extend(choice.variants.iter().map(|variant| variant.name));
            }
        }
        (name, parts)
    };
    walk::objects().into_iter().map(parts_of).collect()
}
