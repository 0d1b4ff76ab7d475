//! Containers of values.

use alloc::{
    borrow::{Cow, ToOwned},
    boxed::Box,
    format,
    vec::Vec,
};
use core::marker::PhantomData;

use super::{Error, Exact, Value};
use crate::fields::Implied;

impl<T: Exact> Exact for Option<T> {
    fn to_value(&self) -> Value {
        match self {
            Some(value) => value.to_value(),
            None => Value::Null,
        }
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        match value {
            Value::Null => Ok(None),
            value => match T::from_value(value) {
                Ok(value) => Ok(Some(value)),
                Err(error) => Err(error),
            },
        }
    }

    fn absent() -> Option<Self> {
        Some(None)
    }
}

impl<T: Exact> Exact for Box<T> {
    fn to_value(&self) -> Value {
        (**self).to_value()
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        T::from_value(value).map(Self::new)
    }
}

impl<T: Exact> Exact for Vec<T> {
    fn to_value(&self) -> Value {
        T::list_to_value(self)
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        T::list_from_value(value)
    }
}

impl<T: Exact> Exact for Box<[T]> {
    fn to_value(&self) -> Value {
        T::list_to_value(self)
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        T::list_from_value(value).map(Self::from)
    }
}

impl<T: Exact + Clone> Exact for Cow<'_, [T]>
where
    [T]: ToOwned<Owned = Vec<T>>,
{
    fn to_value(&self) -> Value {
        T::list_to_value(self)
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        T::list_from_value(value).map(Cow::Owned)
    }
}

impl<T: Exact, const N: usize> Exact for [T; N] {
    fn to_value(&self) -> Value {
        T::list_to_value(self)
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        let list = T::list_from_value(value)?;
        Self::try_from(list).map_err(|list: Vec<T>| T::wrong_len(N, list.len()))
    }
}

/// The elements of a list, each by itself.
pub(super) fn write<T: Exact>(list: &[T]) -> Value {
    let mut items = Vec::with_capacity(list.len());
    for item in list {
        items.push(item.to_value());
    }
    Value::List(items)
}

/// The counterpart of [`write`].
pub(super) fn read<T: Exact>(items: Vec<Value>) -> Result<Vec<T>, Error> {
    let mut list = Vec::with_capacity(items.len());
    for item in items {
        match T::from_value(item) {
            Ok(item) => list.push(item),
            Err(error) => return Err(error.at_index(list.len())),
        }
    }
    Ok(list)
}

/// The elements of a list of this length.
pub(super) fn items(value: Value, len: usize) -> Result<Vec<Value>, Error> {
    match value {
        Value::List(items) if items.len() == len => Ok(items),
        Value::List(items) => Err(wrong_len(len, items.len())),
        other => Err(Error::unexpected("a list", &other)),
    }
}

#[cold]
pub(super) fn wrong_len(expected: usize, found: usize) -> Error {
    Error::new(format!("expected {expected} values, found {found}"))
}

macro_rules! tuples {
    ($($len:literal ($($name:ident $index:tt)*))*) => {$(
        #[allow(non_snake_case, reason = "a variable for each type parameter")]
        impl<$($name: Exact),*> Exact for ($($name,)*) {
            fn to_value(&self) -> Value {
                let ($($name,)*) = self;
                Value::List(Vec::from([$($name.to_value()),*]))
            }

            fn from_value(value: Value) -> Result<Self, Error> {
                let mut items = items(value, $len)?.into_iter();
                Ok(($(
                    $name::from_value(items.next().unwrap_or_default())
                        .map_err(|error| error.at_index($index))?,
                )*))
            }
        }
    )*};
}

tuples! {
    1 (A 0)
    2 (A 0 B 1)
    3 (A 0 B 1 C 2)
    4 (A 0 B 1 C 2 D 3)
}

/// Nothing, which may be missing.
macro_rules! nothing {
    ($($ty:ty $(, $param:ident)?;)*) => {$(
        impl $(<$param>)? Exact for $ty {
            fn to_value(&self) -> Value {
                Value::Null
            }

            fn to_field(&self) -> Option<Value> {
                None
            }

            fn from_value(_: Value) -> Result<Self, Error> {
                Ok(Self::default())
            }

            fn absent() -> Option<Self> {
                Some(Self::default())
            }
        }
    )*};
}

nothing! {
    Implied<T>, T;
    PhantomData<T>, T;
}

impl Exact for () {
    fn to_value(&self) -> Value {
        Value::Null
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        match value {
            Value::Null => Ok(()),
            other => Err(Error::unexpected("null", &other)),
        }
    }
}
