//! borsh.

use borsh::{BorshDeserialize, BorshSerialize};

use super::own_cases;

own_cases!("borsh");

pub(crate) fn encode<T: BorshSerialize>(value: &T, out: &mut Vec<u8>) {
    out.clear();
    borsh::to_writer(out, value).unwrap();
}

pub(crate) fn decode<T: BorshDeserialize>(input: &'static [u8]) -> T {
    borsh::from_slice(input).unwrap()
}
