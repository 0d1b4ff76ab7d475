//! JSON of any depth that a message can have.

use std::thread;

use serde::de::DeserializeOwned;

use super::error::Error;
use crate::error::EncodeError;

/// The deepest JSON that is read. The deepest format has 512 levels, each of which takes up to four
/// in JSON.
const MAX_DEPTH: usize = 2048;

/// What the caller's stack can be expected to hold: the limit of `serde_json` itself.
const SHALLOW: usize = 128;

/// Stack for one level of JSON, with room to spare.
const FRAME: usize = 32 << 10;

/// Reads a value from JSON and encodes it.
///
/// Deep JSON is read in a thread of its own, with a stack for that depth.
pub(super) fn encode<T: DeserializeOwned>(
    json: &str,
    encode: fn(&T) -> Result<Vec<u8>, EncodeError>,
) -> Result<Vec<u8>, Error> {
    with_stack(depth(json), &|| Ok(encode(&parse(json)?)?))
}

/// Not generic: the code that starts a thread would otherwise be compiled for every message.
fn with_stack(
    depth: usize,
    run: &(dyn Fn() -> Result<Vec<u8>, Error> + Sync),
) -> Result<Vec<u8>, Error> {
    if depth <= SHALLOW {
        return run();
    }
    if depth > MAX_DEPTH {
        return Err(wrong(&format!("JSON of more than {MAX_DEPTH} levels")));
    }
    thread::scope(|scope| {
        let builder = thread::Builder::new().stack_size(depth.saturating_mul(FRAME));
        let thread = builder.spawn_scoped(scope, run).map_err(|error| wrong(&error.to_string()))?;
        thread.join().unwrap_or_else(|_| Err(wrong("reading failed")))
    })
}

#[cold]
fn wrong(what: &str) -> Error {
    Error::Json { what: what.into() }
}

fn parse<T: DeserializeOwned>(json: &str) -> Result<T, Error> {
    let mut deserializer = serde_json::Deserializer::from_str(json);
    deserializer.disable_recursion_limit();
    let value = T::deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok(value)
}

/// How many brackets are open at most.
fn depth(json: &str) -> usize {
    let (mut depth, mut most) = (0_usize, 0);
    let (mut in_text, mut escaped) = (false, false);
    for byte in json.bytes() {
        match (in_text, escaped, byte) {
            (true, true, _) => escaped = false,
            (true, false, b'\\') => escaped = true,
            (_, _, b'"') => in_text = !in_text,
            (false, _, b'[' | b'{') => {
                depth = depth.saturating_add(1);
                most = most.max(depth);
            }
            (false, _, b']' | b'}') => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    most
}
