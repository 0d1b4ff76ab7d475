//! Every structure that the messages are made of.

use codec_core::{Layout, Shape, shape::RecordShape};
use formats::asherons_call::{
    AsheronsCall, PacketBody,
    messages::{client::ClientMessage, data::OldPublicWeenieDesc, server::ServerMessage},
};

/// All messages, structures and variants with fields, each once.
///
/// Tables and their pairs are not among them, but what is in them is.
pub(crate) fn objects() -> Vec<&'static RecordShape> {
    let mut found = Vec::new();
    shape(<ClientMessage as Layout<AsheronsCall>>::shape(), &mut found);
    shape(<ServerMessage as Layout<AsheronsCall>>::shape(), &mut found);
    shape(<OldPublicWeenieDesc as Layout<AsheronsCall>>::shape(), &mut found);
    shape(<PacketBody as Layout<AsheronsCall>>::shape(), &mut found);
    found
}

fn shape(of: Shape, found: &mut Vec<&'static RecordShape>) {
    match of {
        Shape::Record(object) => {
            let known = found.iter().any(|one| (one.name, one.docs) == (object.name, object.docs));
            let table = matches!(object.name, "PackableHashTable" | "tuple");
            if !known && !table {
                found.push(object);
            }
            // Tables and types that several messages share have other types in them each time;
            // the latter have no name of the protocol.
            if !known || table || !object.docs.starts_with('`') {
                object.fields.iter().for_each(|field| shape((field.shape)(), found));
            }
        }
        Shape::Enum(choice) => choice.variants.iter().for_each(|one| shape((one.shape)(), found)),
        Shape::Array { of, .. }
        | Shape::List { of, .. }
        | Shape::Optional { of, .. }
        | Shape::Padded { of, .. }
        | Shape::Framed { of, .. }
        | Shape::Named { of, .. } => shape(of(), found),
        _ => {}
    }
}
