//! Flag words without the bits that are computed.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Exact;
use crate::fields::flag_word::{FlagWord, Word};

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

impl<T, const PRESENCE: u64> Exact for FlagWord<T, PRESENCE>
where
    T: Word + Serialize + for<'de> Deserialize<'de>,
{
    fn serialize_exact<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.serialize(serializer)
    }

    fn deserialize_exact<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::deserialize(deserializer)
    }
}
