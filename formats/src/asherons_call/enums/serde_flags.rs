//! Flags as text: `WALL | CEILING | 0x8000`.

use core::{fmt, marker::PhantomData};

use bitflags::{
    Flags,
    parser::{ParseHex, WriteHex, from_str},
};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Unexpected, Visitor},
};

use super::Names;

/// Writes the names of the bits that are set and the rest as a number; in binary formats the number.
pub(super) fn serialize_flags<T, S>(flags: &T, serializer: S) -> Result<S::Ok, S::Error>
where
    T: Flags<Bits: WriteHex + Serialize>,
    S: Serializer,
{
    if serializer.is_human_readable() {
        serializer.collect_str(&format_args!("{:?}", Names(flags)))
    } else {
        flags.bits().serialize(serializer)
    }
}

/// Reads what [`serialize_flags`] writes; in text formats also the number.
pub(super) fn deserialize_flags<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: Flags<Bits: ParseHex + TryFrom<u64> + Deserialize<'de>>,
    D: Deserializer<'de>,
{
    if deserializer.is_human_readable() {
        deserializer.deserialize_any(FlagsVisitor(PhantomData))
    } else {
        T::Bits::deserialize(deserializer).map(T::from_bits_retain)
    }
}

struct FlagsVisitor<T>(PhantomData<T>);

impl<T: Flags<Bits: ParseHex + TryFrom<u64>>> Visitor<'_> for FlagsVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("names of flags with `|` between them, or a number")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        from_str(text).map_err(E::custom)
    }

    fn visit_u64<E: Error>(self, bits: u64) -> Result<T, E> {
        let fitting = T::Bits::try_from(bits).map(T::from_bits_retain);
        fitting.map_err(|_| E::invalid_value(Unexpected::Unsigned(bits), &self))
    }
}
