//! Containers of values that are written exactly.

use alloc::{boxed::Box, format, vec::Vec};
use core::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, SeqAccess, Visitor},
    ser::SerializeTuple as _,
};

use super::Exact;

/// A value that serde's own containers write with [`Exact`].
struct Written<'a, T>(&'a T);

impl<T: Exact> Serialize for Written<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize_exact(serializer)
    }
}

/// A value that serde's own containers read with [`Exact`].
struct Read<T>(T);

impl<'de, T: Exact> Deserialize<'de> for Read<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize_exact(deserializer).map(Self)
    }
}

impl<T: Exact> Exact for Option<T> {
    fn serialize_exact<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_ref().map(Written).serialize(serializer)
    }

    fn deserialize_exact<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::<Read<T>>::deserialize(deserializer)?.map(|read| read.0))
    }
}

impl<T: Exact> Exact for Box<T> {
    fn serialize_exact<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize_exact(serializer)
    }

    fn deserialize_exact<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize_exact(deserializer).map(Self::new)
    }
}

impl<T: Exact> Exact for Vec<T> {
    fn serialize_exact<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Written))
    }

    fn deserialize_exact<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(ListVisitor(PhantomData))
    }
}

impl<T: Exact, const N: usize> Exact for [T; N] {
    fn serialize_exact<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut items = serializer.serialize_tuple(N)?;
        self.iter().try_for_each(|item| items.serialize_element(&Written(item)))?;
        items.end()
    }

    fn deserialize_exact<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = deserializer.deserialize_tuple(N, ListVisitor(PhantomData))?;
        Self::try_from(items).map_err(|items: Vec<T>| {
            D::Error::custom(format!("expected {N} values, found {}", items.len()))
        })
    }
}

struct ListVisitor<T>(PhantomData<T>);

impl<'de, T: Exact> Visitor<'de> for ListVisitor<T> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Vec<T>, A::Error> {
        let mut list = Vec::new();
        while let Some(Read(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(list)
    }
}

macro_rules! tuples {
    ($(($($name:ident)*))*) => {$(
        #[allow(non_snake_case, reason = "a variable for each type parameter")]
        impl<$($name: Exact),*> Exact for ($($name,)*) {
            fn serialize_exact<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let ($($name,)*) = self;
                ($(Written($name),)*).serialize(serializer)
            }

            fn deserialize_exact<'de, De: Deserializer<'de>>(
                deserializer: De,
            ) -> Result<Self, De::Error> {
                let ($(Read($name),)*) = Deserialize::deserialize(deserializer)?;
                Ok(($($name,)*))
            }
        }
    )*};
}

tuples! { (A) (A B) (A B C) (A B C D) }
