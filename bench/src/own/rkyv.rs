//! rkyv: archives that are checked and then made into owned values.

use rkyv::{
    Archive, Deserialize, Serialize,
    api::high::{HighDeserializer, HighSerializer, HighValidator, to_bytes_in},
    bytecheck::CheckBytes,
    rancor::Error,
    ser::allocator::ArenaHandle,
};

pub(crate) fn encode<T>(value: &T, out: &mut Vec<u8>)
where
    T: for<'a> Serialize<HighSerializer<Vec<u8>, ArenaHandle<'a>, Error>>,
{
    let mut writer = std::mem::take(out);
    writer.clear();
    *out = to_bytes_in::<_, Error>(value, writer).unwrap();
}

pub(crate) fn decode<T>(input: &'static [u8]) -> T
where
    T: Archive,
    T::Archived: for<'a> CheckBytes<HighValidator<'a, Error>>,
    T::Archived: Deserialize<T, HighDeserializer<Error>>,
{
    rkyv::from_bytes(input).unwrap()
}
