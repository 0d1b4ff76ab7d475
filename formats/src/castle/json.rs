//! Files as JSON and in other formats of serde.
//!
//! A value is an object of its type and content, `{"Int32": 5}`; a compound is an object of its names
//! in their order; a list says of what it is: `{"of": "Int32", "items": […]}`. Times are ticks of
//! 100 ns, dates are days, both as on the wire.

use std::fmt;

use codec_core::exact::Exact;
use half::f16;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, MapAccess, Visitor},
};

use super::{Compound, Date, DateTime, List, Text, Time, Value, token};

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self)
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        String::deserialize(input).map(Self::from)
    }
}

impl Serialize for Compound {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de> Deserialize<'de> for Compound {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_map(Entries)
    }
}

struct Entries;

impl<'de> Visitor<'de> for Entries {
    type Value = Compound;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("names and values")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Compound, A::Error> {
        let mut compound = Compound::default();
        while let Some(entry) = entries.next_entry()? {
            compound.0.push(entry);
        }
        Ok(compound)
    }
}

/// The fields of a list, by reference or not.
#[derive(Serialize, Deserialize)]
struct Listed<T> {
    of: Of,
    items: T,
}

/// The type of a list's elements: its name, or a number that has none.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Of {
    Name(Text),
    Number(u8),
}

impl Serialize for List {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let of = self.of_name().map_or(Of::Number(self.of), |name| Of::Name(name.into()));
        Listed { of, items: &self.items }.serialize(out)
    }
}

impl<'de> Deserialize<'de> for List {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let Listed { of, items } = Listed::<Vec<Value>>::deserialize(input)?;
        let of = match of {
            Of::Name(name) => token::id(&name)
                .ok_or_else(|| D::Error::custom(format!("no type has the name `{name}`")))?,
            Of::Number(of) => of,
        };
        Ok(Self { of, items })
    }
}

#[derive(Serialize, Deserialize)]
struct Ticks {
    ticks: i64,
    offset: i16,
}

impl Serialize for DateTime {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        Ticks { ticks: self.ticks(), offset: self.offset() }.serialize(out)
    }
}

impl<'de> Deserialize<'de> for DateTime {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let Ticks { ticks, offset } = Ticks::deserialize(input)?;
        Self::new(ticks, offset).ok_or_else(|| D::Error::custom("no such date and time"))
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.day().serialize(out)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::new(i32::deserialize(input)?).ok_or_else(|| D::Error::custom("no such date"))
    }
}

impl Serialize for Time {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.ticks().serialize(out)
    }
}

impl<'de> Deserialize<'de> for Time {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::new(i64::deserialize(input)?).ok_or_else(|| D::Error::custom("no such time"))
    }
}

/// A number of 16 bits, written as [`Exact`] writes the wider ones.
struct Half(f16);

/// The same for fields, and for lists of them.
pub(super) mod half_exact {
    use super::{Deserialize, Deserializer, Half, Serializer, f16};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub(in crate::castle) fn serialize<S: Serializer>(
        value: &f16,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        serde::Serialize::serialize(&Half(*value), out)
    }

    pub(in crate::castle) fn deserialize<'de, D: Deserializer<'de>>(
        input: D,
    ) -> Result<f16, D::Error> {
        Half::deserialize(input).map(|half| half.0)
    }
}

/// [`half_exact`] for lists.
pub(super) mod halves_exact {
    use super::{Deserialize, Deserializer, Half, Serializer, f16};

    pub(in crate::castle) fn serialize<S: Serializer>(
        values: &[f16],
        out: S,
    ) -> Result<S::Ok, S::Error> {
        out.collect_seq(values.iter().copied().map(Half))
    }

    pub(in crate::castle) fn deserialize<'de, D: Deserializer<'de>>(
        input: D,
    ) -> Result<Vec<f16>, D::Error> {
        let halves: Vec<Half> = Deserialize::deserialize(input)?;
        Ok(halves.into_iter().map(|half| half.0).collect())
    }
}

impl Serialize for Half {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            half if !out.is_human_readable() => half.to_bits().serialize(out),
            half if half.is_nan() => out.collect_str(&format_args!("nan:{:04x}", half.to_bits())),
            half => half.to_f32().serialize_exact(out),
        }
    }
}

impl<'de> Deserialize<'de> for Half {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        if !input.is_human_readable() {
            return u16::deserialize(input).map(f16::from_bits).map(Self);
        }
        input.deserialize_any(HalfVisitor)
    }
}

struct HalfVisitor;

impl Visitor<'_> for HalfVisitor {
    type Value = Half;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of 16 bits, \"inf\", \"-inf\", or \"nan:\" and its bits")
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Half, E> {
        Ok(Half(f16::from_f64(value)))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Half, E> {
        u32::try_from(value).map_err(E::custom).map(|value| Half(f16::from_f64(value.into())))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Half, E> {
        i32::try_from(value).map_err(E::custom).map(|value| Half(f16::from_f64(value.into())))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Half, E> {
        let bits = |digits| u16::from_str_radix(digits, 16).ok().map(f16::from_bits);
        let half = match text {
            "inf" => Some(f16::INFINITY),
            "-inf" => Some(f16::NEG_INFINITY),
            "NaN" => Some(f16::NAN),
            _ => text.strip_prefix("nan:").and_then(bits).filter(|half| half.is_nan()),
        };
        half.map(Half).ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(text), &self))
    }
}
