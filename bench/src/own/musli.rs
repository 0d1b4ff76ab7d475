//! musli, packed.

use musli::{Decode, Encode, alloc::Global, mode::Binary};

use super::own_cases;

own_cases!("musli", borrow);

fn encode<T: Encode<Binary>>(value: &T, out: &mut Vec<u8>) {
    out.clear();
    musli::packed::encode(out, value).unwrap();
}

fn decode<T: Decode<'static, Binary, Global>>(input: &'static [u8]) -> T {
    musli::packed::from_slice(input).unwrap()
}
