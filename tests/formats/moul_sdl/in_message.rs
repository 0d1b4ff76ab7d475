//! Variables by name in the trees of the messages that carry them.

use codec_core::{
    Format as _,
    explain::{Name, Node, Tree, Value},
};
use formats::moul::{
    Moul,
    messages::game::{Cli2Game, PropagateBuffer},
    net_message::NetMessage,
    vault::VaultNode,
};

use super::{bytes, carrier::carrier, descriptors};

fn found<'a>(tree: &'a Tree, path: &str) -> &'a Node {
    tree.find(path).unwrap_or_else(|| panic!("no {path} in\n{tree}"))
}

/// The path of the stream's bytes, from the variant on.
const DATA: &str = "SdlState.base.stream.data";

/// What the stream's bytes hold, in order, with its paths.
fn inside(tree: &Tree) -> Vec<(String, &Node)> {
    let start = format!("{DATA}.");
    tree.fields().filter(|(path, _)| path.starts_with(&start)).collect()
}

#[test]
fn a_message_shows_the_variables_of_its_state() {
    let vector = carrier("sdl_state_from_client");
    let (message, blob) = (bytes(&vector, "hex"), bytes(&vector, "blob_hex"));
    let mut tree = Moul::explain::<NetMessage>(&message).tree;
    let before = tree.clone();
    descriptors("lamp").explain_states(&mut tree);

    // Each node is where it is in the state itself.
    let state = descriptors("lamp").explain(&blob).tree;
    let start = found(&before, DATA).range.end - blob.len();
    let inside = inside(&tree);
    assert_eq!(inside.len(), state.fields().count());
    for ((path, node), (here, found)) in state.fields().zip(inside) {
        assert_eq!(here, format!("{DATA}.{path}"));
        assert_eq!(found.range, node.range.start + start..node.range.end + start, "{path}");
        assert_eq!((&found.value, found.leaf), (&node.value, node.leaf), "{path}");
    }
    assert!(matches!(found(&before, DATA).value, Some(Value::Bytes(_))));
    assert_eq!(found(&tree, DATA).value, None);
    // All other nodes are as they were.
    for (path, node) in before.fields().filter(|(path, _)| path != DATA) {
        assert_eq!(found(&tree, &path).range, node.range, "{path}");
    }
    let children = |tree: &Tree, path: &str| {
        let index = tree.nodes().iter().enumerate().position(|(index, _)| tree.path(index) == path);
        tree.children(index.unwrap()).count()
    };
    for (path, node) in before.fields().filter(|(path, node)| !node.leaf && path != DATA) {
        assert_eq!(children(&tree, &path), children(&before, &path), "{path} {node:?}");
    }
    let text = tree.to_string();
    assert!(text.contains("data.lit") && text.contains("= true"), "{text}");
}

#[test]
fn a_compressed_state_stands_behind_its_bytes() {
    let vector = carrier("sdl_state_initial_age");
    let mut tree = Moul::explain::<NetMessage>(&bytes(&vector, "hex")).tree;
    let data = found(&tree, DATA).range.clone();
    descriptors("city").explain_states(&mut tree);
    let state = descriptors("city").explain(&bytes(&vector, "blob_hex")).tree;
    let inside = inside(&tree);
    assert_eq!(inside.len(), state.fields().count());
    for ((path, node), (here, found)) in state.fields().zip(inside) {
        assert_eq!(here, format!("{DATA}.{path}"));
        assert_eq!((&found.range, &found.value), (&data, &node.value), "{path}");
    }
    let unpacked = tree.nodes().iter().position(|node| node.name == Name::Unpacked).unwrap();
    assert!(tree.is_unpacked(unpacked + 1) && !tree.is_unpacked(unpacked - 1));
    // Every byte is still printed once, and every value behind them.
    let text = tree.to_string();
    let printed: usize = text
        .lines()
        .filter(|line| !line.starts_with(' '))
        .map(|line| line[6..line.len().min(54)].split_whitespace().count())
        .sum();
    assert_eq!(printed, tree.bytes().len(), "{text}");
    let version = text.lines().find(|line| line.contains("data.header.version")).unwrap();
    assert!(version.starts_with("      ") && version.ends_with("u16 = 43"), "{version}");
}

#[test]
fn a_message_in_a_buffer_is_shown_with_its_state() {
    let message = bytes(&carrier("sdl_state_from_client"), "hex");
    let buffer = PropagateBuffer { class_index: 0x2cd, buffer: message.into() };
    let packet = Moul::to_vec(&Cli2Game::PropagateBuffer(buffer)).unwrap();
    let mut tree = Moul::explain::<Cli2Game>(&packet).tree;
    descriptors("lamp").explain_states(&mut tree);
    let lit = found(&tree, "PropagateBuffer.buffer.SdlState.base.stream.data.lit");
    assert_eq!(lit.value, Some(true.into()));
    assert_eq!(packet[lit.range.end - 1], 1);
}

#[test]
fn a_vault_node_shows_the_variables_of_its_state() {
    let vector = bytes(&carrier("vault_node_sdl_lamp"), "hex");
    let mut tree = Moul::explain::<VaultNode>(&vector).tree;
    descriptors("lamp").explain_states(&mut tree);
    assert_eq!(found(&tree, "blob_1.lit").value, Some(true.into()));
}

#[test]
fn states_of_unknown_descriptors_stay_bytes() {
    let vector = bytes(&carrier("sdl_state_from_client"), "hex");
    let mut tree = Moul::explain::<NetMessage>(&vector).tree;
    let before = tree.clone();
    descriptors("city").explain_states(&mut tree);
    assert_eq!(tree, before);
}

#[test]
fn a_message_that_is_written_shows_the_same() {
    let vector = bytes(&carrier("sdl_state_from_client"), "hex");
    let message: NetMessage = Moul::from_slice(&vector).unwrap();
    let mut written = Moul::annotate(&message).unwrap();
    let mut read = Moul::explain::<NetMessage>(&vector).tree;
    descriptors("lamp").explain_states(&mut written);
    descriptors("lamp").explain_states(&mut read);
    assert_eq!(written, read);
}
