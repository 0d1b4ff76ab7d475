//! Maps: compounds whose names are data.

use std::collections::BTreeMap;

use codec_core::{Decode, DecodeError, Encode, EncodeError, Layout, Reader, Shape, Size, Writer};

use super::{
    Castle,
    count::put_count,
    format::{enter, leave, put_token},
    list::always_there,
    object::Children,
};

/// Writes a compound of these names and values.
fn put<'v, T: Encode<Castle> + 'v>(
    entries: impl ExactSizeIterator<Item = (&'v String, &'v T)>,
    out: &mut Writer<'_, Castle>,
) -> Result<(), EncodeError> {
    enter(out)?;
    put_count(entries.len(), out)?;
    for (index, (name, value)) in entries.enumerate() {
        let id = out.state().names.id(name.as_str()).map_err(|error| error.at_index(index))?;
        put_token(id, value, out).map_err(|error| error.at_index(index))?;
    }
    leave(out);
    Ok(())
}

/// Reads a compound and gives its names and values to `keep`.
fn take<'de, T: Decode<'de, Castle>>(
    input: &mut Reader<'_, 'de, Castle>,
    mut keep: impl FnMut(String, T),
) -> Result<(), DecodeError> {
    let start = input.offset();
    input.budget().enter(start)?;
    let mut children = Children::open(input)?;
    let mut index = 0usize;
    while let Some(header) = children.take_next(input)? {
        let names = &input.state().names;
        let name = header.name_in(names).unwrap_or_default();
        // A node of a `BTreeMap` has room for 11 entries, and may be half empty; a `Vec` that grows
        // takes up to three times the memory of its elements.
        let entries = if index == 0 { 16 } else { 3 };
        let entries = size_of::<(String, T)>().saturating_mul(entries);
        input.charge(1, entries.saturating_add(name.len()))?;
        input.enter_name(name);
        let value = header.decode(input).map_err(|error| error.at_index(index))?;
        input.leave();
        keep(name.to_owned(), value);
        index = index.saturating_add(1);
    }
    input.budget().leave();
    Ok(())
}

macro_rules! map {
    ($($ty:ty, |$map:ident| $entries:expr, $keep:expr;)*) => {$(
        impl<T: Layout<Castle>> Layout<Castle> for $ty {
            const SIZE: Size = {
                always_there::<T>();
                Size::at_least(2)
            };

            fn shape() -> Shape {
                Shape::Map { of: T::shape }
            }
        }

        impl<T: Encode<Castle>> Encode<Castle> for $ty {
            fn encode(&self, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
                let $map = self;
                put($entries, out)
            }
        }

        impl<'de, T: Decode<'de, Castle>> Decode<'de, Castle> for $ty {
            fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
                let mut map = Self::new();
                take(input, |name, value| $keep(&mut map, name, value))?;
                Ok(map)
            }
        }
    )*};
}

map! {
    // Of two tokens of one name the first is kept.
    BTreeMap<String, T>, |map| map.iter(),
        |map: &mut Self, name, value| { map.entry(name).or_insert(value); };
    Vec<(String, T)>, |list| list.iter().map(|(name, value)| (name, value)),
        |list: &mut Self, name, value| list.push((name, value));
}
