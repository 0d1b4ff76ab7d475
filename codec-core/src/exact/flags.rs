//! Flag words without the bits that are computed.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Error, Exact, Value};
use crate::fields::flag_word::{FlagWord, Word};

impl<T: Word + Exact, const PRESENCE: u64> Exact for FlagWord<T, PRESENCE> {
    fn to_value(&self) -> Value {
        self.get().to_value()
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        T::from_value(value).map(Self::new)
    }

    /// A word without bits: those that show which fields are present are computed.
    fn absent() -> Option<Self> {
        Some(Self::default())
    }
}

impl<T: Word + Serialize, const PRESENCE: u64> Serialize for FlagWord<T, PRESENCE> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>, const PRESENCE: u64> Deserialize<'de> for FlagWord<T, PRESENCE> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self::new)
    }
}
