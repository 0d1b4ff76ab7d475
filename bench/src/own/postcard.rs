//! postcard, through serde.

use serde::{Deserialize, Serialize};

use super::own_cases;
use crate::cases::Room;

own_cases!("postcard", borrow);

fn encode<T: Serialize>(value: &T, out: &mut Room) {
    out.len = postcard::to_slice(value, &mut out.bytes).unwrap().len();
}

fn decode<T: Deserialize<'static>>(input: &'static [u8]) -> T {
    postcard::from_bytes(input).unwrap()
}
