//! MOUL: states of the state description language, against `tests/golden/moul/sdl.json`.

mod access;
mod carrier;
mod explain;
mod in_message;
mod json;
mod malformed;
mod text;
mod typed;
mod upgrade;
mod vectors;

use codec_core::Format as _;
use formats::moul::{
    Moul,
    sdl::{Descriptors, State},
};
use serde_json::Value;

use crate::support::hex;

/// The vectors in the list `name`.
fn list(name: &str) -> Vec<Value> {
    const VECTORS: &str = include_str!("../golden/moul/sdl.json");
    let all: Value = serde_json::from_str(VECTORS).unwrap();
    all[name].as_array().unwrap().clone()
}

/// The descriptors that the vectors call `name`.
fn descriptors(name: &str) -> Descriptors {
    let found = list("descriptors").into_iter().find(|vector| vector["name"] == name);
    Descriptors::parse(text(&found.unwrap(), "text")).unwrap()
}

/// The descriptors that the vector is for.
fn descriptors_of(vector: &Value) -> Descriptors {
    descriptors(&text(vector, "descriptor"))
}

fn text(vector: &Value, key: &str) -> String {
    vector[key].as_str().unwrap().to_owned()
}

fn bytes(vector: &Value, key: &str) -> Vec<u8> {
    hex(vector[key].as_str().unwrap())
}

fn encode(state: &State) -> Vec<u8> {
    let bytes = Moul::to_vec(state).unwrap();
    assert_eq!(Moul::encoded_len(state).unwrap(), bytes.len());
    bytes
}
