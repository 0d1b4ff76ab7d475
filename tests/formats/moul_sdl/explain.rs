//! Variables by name, beside their bytes.

use codec_core::explain::{Node, Tree, Value};
use formats::moul::sdl::{AnyState, Descriptors};

use super::{bytes, descriptors, descriptors_of, list};

fn vector(name: &str) -> Vec<u8> {
    bytes(&list("vectors").into_iter().find(|vector| vector["name"] == name).unwrap(), "hex")
}

fn found<'a>(tree: &'a Tree, path: &str) -> &'a Node {
    tree.find(path).unwrap_or_else(|| panic!("no {path} in\n{tree}"))
}

#[test]
fn variables_have_their_names_and_values() {
    let explained = descriptors("lamp").explain(&vector("lamp_all_dense"));
    assert!(matches!(explained.result, Ok(AnyState::Known(_))));
    let tree = explained.tree;
    assert_eq!(found(&tree, "lit").value, Some(true.into()));
    assert_eq!(found(&tree, "level").value, Some(Value::List(vec![(-5).into(), 300.into()])));
    assert_eq!(found(&tree, "wicks").value, Some(0.into()));
    assert_eq!(found(&tree, "header.descriptor").value, Some("Lamp".into()));
    assert_eq!(found(&tree, "value_count").value, Some(3.into()));
    assert!(tree.to_string().contains("LampPost"), "{tree}");
}

#[test]
fn every_state_is_explained_as_it_is_decoded() {
    for vector in list("vectors") {
        let set = descriptors_of(&vector);
        let bytes = bytes(&vector, "hex");
        let explained = set.explain(&bytes);
        let decoded = set.decode_any(&bytes).unwrap();
        // As text, because some have floating point numbers that do not equal themselves.
        assert_eq!(format!("{:?}", explained.result.unwrap()), format!("{decoded:?}"));
        let AnyState::Known(state) = decoded else { continue };
        for (variable, _) in state.iter() {
            assert!(found(&explained.tree, variable.name()).complete);
        }
        for (variable, states) in state.iter_states() {
            assert!(found(&explained.tree, variable.name()).complete);
            for (index, _) in states.iter() {
                found(&explained.tree, &format!("{}[{index}].flags", variable.name()));
            }
        }
        // Every byte belongs to something with a name.
        let tree = explained.tree;
        let top: Vec<_> = tree.children(0).map(|(_, node)| node.range.clone()).collect();
        assert_eq!(top.first().unwrap().start, 0);
        assert_eq!(top.last().unwrap().end, bytes.len());
        assert!(top.windows(2).all(|pair| pair[0].end == pair[1].start), "{tree}");
    }
}

#[test]
fn a_state_that_is_cut_shows_what_is_there() {
    let bytes = vector("lamp_all_dense");
    let explained = descriptors("lamp").explain(&bytes[..bytes.len() - 1]);
    assert!(explained.result.unwrap_err().is_incomplete());
    assert_eq!(found(&explained.tree, "lit").value, Some(true.into()));
}

#[test]
fn states_of_unknown_descriptors_show_their_header() {
    let explained = Descriptors::default().explain(&vector("lamp_all_dense"));
    assert!(matches!(explained.result, Ok(AnyState::Unknown(_))));
    assert_eq!(found(&explained.tree, "header.descriptor").value, Some("Lamp".into()));
    assert!(matches!(found(&explained.tree, "body").value, Some(Value::Bytes(_))));
}
