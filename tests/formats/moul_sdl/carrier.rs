//! Messages and vault nodes that hold states.

use codec_core::Format as _;
use formats::moul::{
    Moul,
    net_message::{NetMessage, NetMsgSdlState, NetStream},
    sdl::AnyState,
    vault::{NodeType, VaultNode},
};
use serde_json::Value;

use super::{bytes, descriptors, encode, list};

pub(super) fn carrier(name: &str) -> Value {
    list("carriers").into_iter().find(|vector| vector["name"] == name).unwrap()
}

fn message(vector: &Value) -> NetMsgSdlState {
    match Moul::from_slice(&bytes(vector, "hex")).unwrap() {
        NetMessage::SdlState(message) => message,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_state_travels_in_a_message() {
    let vector = carrier("sdl_state_from_client");
    let blob = bytes(&vector, "blob_hex");
    let mut message = message(&vector);
    let state = descriptors("lamp").decode(&message.base.stream.unpack().unwrap()).unwrap();
    assert_eq!(encode(&state), blob);
    assert!(message.persist_on_server);

    message.base.stream = NetStream::of(&state).unwrap();
    let again = Moul::to_vec(&NetMessage::SdlState(message)).unwrap();
    assert_eq!(again, bytes(&vector, "hex"));
}

#[test]
fn a_long_state_travels_compressed() {
    let vector = carrier("sdl_state_initial_age");
    let message = message(&vector);
    let unpacked = message.base.stream.unpack().unwrap();
    assert_eq!(*unpacked, bytes(&vector, "blob_hex"));
    let state = descriptors("city").decode(&unpacked).unwrap();
    assert!(message.is_initial_state);
    assert_eq!(state.descriptor().to_string(), "city 43");
    // Without the descriptors the message is passed on as it came.
    let any = descriptors("lamp").decode_any(&unpacked).unwrap();
    assert!(matches!(any, AnyState::Unknown(_)));
    assert_eq!(Moul::to_vec(&any).unwrap(), unpacked);
}

#[test]
fn a_state_is_kept_in_a_vault_node() {
    let vector = carrier("vault_node_sdl_lamp");
    let mut node: VaultNode = Moul::from_slice(&bytes(&vector, "hex")).unwrap();
    assert_eq!(node.node_type, Some(NodeType::Sdl));
    let lamp = descriptors("lamp").decode(node.blob_1.as_ref().unwrap()).unwrap();
    assert!(lamp.get::<bool>("lit").unwrap());
    node.blob_1 = Some(encode(&lamp).into());
    assert_eq!(Moul::to_vec(&node).unwrap(), bytes(&vector, "hex"));

    // Until there is a state, the node says which descriptor it is for.
    let vector = carrier("vault_node_sdl_empty");
    let node: VaultNode = Moul::from_slice(&bytes(&vector, "hex")).unwrap();
    assert_eq!(node.blob_1.as_deref(), Some(&[][..]));
    assert_eq!(node.string64_1.as_deref(), Some("Empty"));
    assert_eq!(Moul::to_vec(&node).unwrap(), bytes(&vector, "hex"));
    assert_eq!(list("carriers").len(), 4);
}
