//! bincode 2 with numbers of fixed width.

use bincode::{BorrowDecode, Encode, config};

use super::own_cases;
use crate::cases::Room;

own_cases!("bincode", borrow);

pub(crate) fn encode<T: Encode>(value: &T, out: &mut Room) {
    let config = config::standard().with_fixed_int_encoding();
    out.len = bincode::encode_into_slice(value, &mut out.bytes, config).unwrap();
}

pub(crate) fn decode<T: BorrowDecode<'static, ()>>(input: &'static [u8]) -> T {
    let config = config::standard().with_fixed_int_encoding();
    let (value, len) = bincode::borrow_decode_from_slice(input, config).unwrap();
    assert_eq!(len, input.len());
    value
}
