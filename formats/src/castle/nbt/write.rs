//! Castle to NBT.

use codec_core::{EncodeError, EncodeErrorKind};
use fastnbt::{ByteArray, IntArray, LongArray, SerOpts};
use serde::{Serialize, Serializer, ser::SerializeMap};
use uuid::Uuid;

use super::{
    super::{
        Compound, List, Value,
        list::check_item,
        tree::{Node, Rest},
    },
    ByteAs, GuidAs, Nbt, NbtOptions,
};

/// The most compounds and lists in each other that NBT allows.
const MAX_DEPTH: usize = 512;
/// The most bytes of a text.
const MAX_TEXT: usize = 0xffff;
/// Names that mean something else to the serializer.
const RESERVED: [&str; 3] = ["__fastnbt_byte_array", "__fastnbt_int_array", "__fastnbt_long_array"];

/// Writes a file, not packed.
pub(super) fn write(nbt: &Nbt, options: &NbtOptions) -> Result<Vec<u8>, EncodeError> {
    check_text(&nbt.name, 0)?;
    check(&nbt.root)?;
    let root = Out { value: Node::Compound(&nbt.root), options };
    fastnbt::to_bytes_with_opts(&root, SerOpts::new().root_name(nbt.name.as_str()))
        .map_err(|_| EncodeError::new(EncodeErrorKind::OutOfRange { what: "an NBT length" }))
}

/// Finds what cannot be written.
///
/// The serializer recurses for each level, does not check lengths of text, and has errors without
/// kinds. It is therefore given only what it can write.
fn check(root: &Compound) -> Result<(), EncodeError> {
    let mut stack = vec![Rest::new(Node::Compound(root))];
    while let Some(top) = stack.last_mut() {
        let value = match top {
            Rest::Compound(children) => children.next().map(|(name, value)| {
                check_name(name, value)?;
                Ok(value)
            }),
            Rest::List(of, items) => items.next().map(|item| {
                check_item(*of, item.token())?;
                if let Value::List(_) = item {
                    let what = "list of lists";
                    return Err(EncodeError::new(EncodeErrorKind::Invalid { what }));
                }
                Ok(item)
            }),
        };
        let Some(value) = value.transpose()? else {
            stack.pop();
            continue;
        };
        if let Value::String(text) | Value::String16(text) = value {
            check_text(text, 0)?;
        }
        if let Some(node) = Node::new(value) {
            if stack.len() >= MAX_DEPTH {
                let kind = EncodeErrorKind::DepthLimit { limit: MAX_DEPTH };
                return Err(EncodeError::new(kind));
            }
            stack.push(Rest::new(node));
        }
    }
    Ok(())
}

fn check_name(name: &str, value: &Value) -> Result<(), EncodeError> {
    if RESERVED.contains(&name) {
        let what = "name: it has a meaning in fastnbt";
        return Err(EncodeError::new(EncodeErrorKind::Invalid { what }));
    }
    let suffix = if let Value::Guid(_) = value { "Least".len() } else { 0 };
    check_text(name, suffix)
}

/// Checks the length of `text` in Java's modified UTF-8 with `more` bytes behind it.
fn check_text(text: &str, more: usize) -> Result<(), EncodeError> {
    // Most text is far from the limit, and no character takes more than twice its bytes.
    if text.len() < MAX_TEXT / 2 - 8 {
        return Ok(());
    }
    let width = |character: char| match character {
        '\0' => 2,
        character if character.len_utf8() == 4 => 6,
        character => character.len_utf8(),
    };
    let len = text.chars().map(width).fold(more, usize::saturating_add);
    if len <= MAX_TEXT { Ok(()) } else { Err(EncodeError::too_long(len, 0xffff)) }
}

/// A compound or list that is being written.
struct Out<'v> {
    value: Node<'v>,
    options: &'v NbtOptions,
}

impl Serialize for Out<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let options = self.options;
        match self.value {
            Node::Compound(Compound(children)) => {
                let mut map = to.serialize_map(None)?;
                for (name, value) in children {
                    match value {
                        Value::Guid(guid) if options.guid == GuidAs::Longs => {
                            let [most, least] = longs(guid);
                            map.serialize_entry(&format!("{name}Most"), &most)?;
                            map.serialize_entry(&format!("{name}Least"), &least)?;
                        }
                        Value::Byte(byte) => {
                            let narrow = narrow(options.byte, [*byte].iter());
                            map.serialize_entry(&**name, &Byte { byte: *byte, narrow })?;
                        }
                        value => map.serialize_entry(&**name, &Item { value, options })?,
                    }
                }
                map.end()
            }
            Node::List(List { items, .. }) => {
                let bytes = items.iter().filter_map(|item| match item {
                    Value::Byte(byte) => Some(byte),
                    _ => None,
                });
                let narrow = narrow(options.byte, bytes);
                to.collect_seq(items.iter().map(|value| ListItem { value, narrow, options }))
            }
        }
    }
}

/// An element of a list.
struct ListItem<'v> {
    value: &'v Value,
    narrow: bool,
    options: &'v NbtOptions,
}

impl Serialize for ListItem<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Self { value, narrow, options } = *self;
        match value {
            Value::Byte(byte) => Byte { byte: *byte, narrow }.serialize(to),
            value => Item { value, options }.serialize(to),
        }
    }
}

/// A `Byte`. Whether it is a `Byte` in NBT too depends on the whole list.
struct Byte {
    byte: u8,
    narrow: bool,
}

impl Serialize for Byte {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.narrow {
            to.serialize_i8(i8::try_from(self.byte).unwrap_or(i8::MAX))
        } else {
            to.serialize_i16(i16::from(self.byte))
        }
    }
}

/// Whether `bytes` are `Byte`s in NBT.
fn narrow<'v>(byte_as: ByteAs, mut bytes: impl Iterator<Item = &'v u8>) -> bool {
    match byte_as {
        ByteAs::Short => false,
        ByteAs::ByteIfSmall => bytes.all(u8::is_ascii),
        ByteAs::ByteAtMost127 => true,
    }
}

/// A value whose type in NBT does not depend on others.
struct Item<'v> {
    value: &'v Value,
    options: &'v NbtOptions,
}

impl Serialize for Item<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Self { value, options } = *self;
        match value {
            Value::Byte(byte) => to.serialize_i16(i16::from(*byte)),
            Value::SByte(value) => to.serialize_i8(*value),
            Value::Int16(value) => to.serialize_i16(*value),
            Value::UInt16(value) => to.serialize_i32(i32::from(*value)),
            Value::Int32(value) => to.serialize_i32(*value),
            Value::UInt32(value) => to.serialize_i64(i64::from(*value)),
            Value::Int64(value) => to.serialize_i64(*value),
            Value::UInt64(value) => to.serialize_i64(long(*value)),
            Value::Half(value) => to.serialize_f32(f32::from(*value)),
            Value::Single(value) => to.serialize_f32(*value),
            Value::Double(value) => to.serialize_f64(*value),
            Value::String(text) | Value::String16(text) => to.serialize_str(text),
            Value::DateTime(time) => to.serialize_i64(time.utc_ticks()),
            Value::Date(date) => to.serialize_i32(date.day()),
            Value::Time(time) => to.serialize_i64(time.ticks()),
            Value::ByteArray(list) => {
                let narrow = narrow(options.byte, list.iter());
                to.collect_seq(list.iter().map(|byte| Byte { byte: *byte, narrow }))
            }
            Value::SByteArray(list) => ByteArray::new(list.clone()).serialize(to),
            Value::Int16Array(list) => list.serialize(to),
            Value::UInt16Array(list) => to.collect_seq(list.iter().copied().map(i32::from)),
            Value::Int32Array(list) => IntArray::new(list.clone()).serialize(to),
            Value::UInt32Array(list) => to.collect_seq(list.iter().copied().map(i64::from)),
            Value::Int64Array(list) => LongArray::new(list.clone()).serialize(to),
            Value::UInt64Array(list) => to.collect_seq(list.iter().copied().map(long)),
            Value::HalfArray(list) => to.collect_seq(list.iter().copied().map(f32::from)),
            Value::SingleArray(list) => list.serialize(to),
            Value::DoubleArray(list) => list.serialize(to),
            Value::Guid(guid) => match options.guid {
                // This is an `IntArray` of four.
                GuidAs::Ints => to.serialize_u128(guid.as_u128()),
                GuidAs::Longs => LongArray::new(longs(guid).to_vec()).serialize(to),
            },
            Value::List(list) => Out { value: Node::List(list), options }.serialize(to),
            Value::Compound(compound) => {
                Out { value: Node::Compound(compound), options }.serialize(to)
            }
        }
    }
}

/// The nearest `Long`.
fn long(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// The upper and the lower half.
fn longs(guid: &Uuid) -> [i64; 2] {
    let (most, least) = guid.as_u64_pair();
    [most.cast_signed(), least.cast_signed()]
}
