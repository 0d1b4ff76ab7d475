//! speedy.

use speedy::{LittleEndian, Readable, Writable};

use super::own_cases;
use crate::cases::Room;

own_cases!("speedy", borrow);

pub(crate) fn encode<T: Writable<LittleEndian>>(value: &T, out: &mut Room) {
    out.len = value.bytes_needed().unwrap();
    let place = &mut out.bytes[..out.len];
    value.write_to_buffer_with_ctx(LittleEndian::default(), place).unwrap();
}

pub(crate) fn decode<T: Readable<'static, LittleEndian>>(input: &'static [u8]) -> T {
    T::read_from_buffer_with_ctx(LittleEndian::default(), input).unwrap()
}
