//! Values of variables as types of Rust.

use super::AccessErrorKind;
use crate::moul::{
    UnifiedTime,
    key::Uoid,
    sdl::{SimpleType, SizedCreatable, String32, Values, element::null_key},
};

/// A type that [`Record::get`](super::Record::get) reads from variables and
/// [`Record::set`](super::Record::set) writes to them.
///
/// An [`Element`] stands for a variable of one element, a `Vec` for one of any number, and
/// [`Values`] for one of any type.
pub trait VariableValue: Sized {
    /// The value that the elements make.
    ///
    /// # Errors
    ///
    /// [`AccessErrorKind`], if they are of another type or another number.
    fn from_values(values: &Values) -> Result<Self, AccessErrorKind>;

    /// The elements of the value, for a variable of type `ty`.
    ///
    /// # Errors
    ///
    /// [`AccessErrorKind`], if the type is another.
    fn into_values(self, ty: SimpleType) -> Result<Values, AccessErrorKind>;
}

/// A type of one element of a variable.
///
/// | variable | element |
/// |---|---|
/// | `INT`, `SHORT`, `BYTE`, `FLOAT`, `DOUBLE`, `BOOL` | `i32`, `i16`, `u8`, `f32`, `f64`, `bool` |
/// | `STRING32` | `String`, [`String32`] |
/// | `PLKEY` | `Option<Uoid>`, [`Uoid`] |
/// | `CREATABLE` | [`SizedCreatable`] |
/// | `TIME` | [`UnifiedTime`] |
/// | `VECTOR3`, `POINT3`, `RGB` | `[f32; 3]` |
/// | `RGBA`, `QUATERNION` | `[f32; 4]` |
/// | `RGB8`, `RGBA8` | `[u8; 3]`, `[u8; 4]` |
pub trait Element: Sized {
    /// Its name, for messages to people.
    const NAME: &'static str;

    /// The elements as values of this type.
    ///
    /// # Errors
    ///
    /// As [`VariableValue::from_values`].
    fn from_values(values: &Values) -> Result<Vec<Self>, AccessErrorKind>;

    /// Values of this type as elements of a variable of type `ty`.
    ///
    /// # Errors
    ///
    /// As [`VariableValue::into_values`].
    fn into_values(elements: Vec<Self>, ty: SimpleType) -> Result<Values, AccessErrorKind>;
}

impl<E: Element> VariableValue for E {
    fn from_values(values: &Values) -> Result<Self, AccessErrorKind> {
        let mut elements = E::from_values(values)?;
        match (elements.pop(), elements.len()) {
            (Some(element), 0) => Ok(element),
            _ => Err(AccessErrorKind::CountMismatch { expected: 1, len: values.len() }),
        }
    }

    fn into_values(self, ty: SimpleType) -> Result<Values, AccessErrorKind> {
        E::into_values(vec![self], ty)
    }
}

impl<E: Element> VariableValue for Vec<E> {
    fn from_values(values: &Values) -> Result<Self, AccessErrorKind> {
        E::from_values(values)
    }

    fn into_values(self, ty: SimpleType) -> Result<Values, AccessErrorKind> {
        E::into_values(self, ty)
    }
}

impl VariableValue for Values {
    fn from_values(values: &Values) -> Result<Self, AccessErrorKind> {
        Ok(values.clone())
    }

    fn into_values(self, ty: SimpleType) -> Result<Values, AccessErrorKind> {
        if self.ty() == ty { Ok(self) } else { Err(mismatch(ty, self.ty().name())) }
    }
}

/// Elements that are kept as they are.
macro_rules! elements {
    ($($element:ty, $name:literal: $($ty:ident)|+;)+) => {$(
        impl Element for $element {
            const NAME: &'static str = $name;

            fn from_values(values: &Values) -> Result<Vec<Self>, AccessErrorKind> {
                match values {
                    $(Values::$ty(elements))|+ => Ok(elements.clone()),
                    _ => Err(mismatch(values.ty(), Self::NAME)),
                }
            }

            fn into_values(
                elements: Vec<Self>,
                ty: SimpleType,
            ) -> Result<Values, AccessErrorKind> {
                match ty {
                    $(SimpleType::$ty => Ok(Values::$ty(elements)),)+
                    _ => Err(mismatch(ty, Self::NAME)),
                }
            }
        }
    )+};
}

elements! {
    i32, "i32": Int;
    i16, "i16": Short;
    u8, "u8": Byte;
    f32, "f32": Float;
    f64, "f64": Double;
    bool, "bool": Bool;
    String32, "String32": String32;
    Uoid, "Uoid": Key;
    SizedCreatable, "SizedCreatable": Creatable;
    UnifiedTime, "UnifiedTime": Time;
    [f32; 3], "[f32; 3]": Vector3 | Point3 | Rgb;
    [f32; 4], "[f32; 4]": Rgba | Quaternion;
    [u8; 3], "[u8; 3]": Rgb8;
    [u8; 4], "[u8; 4]": Rgba8;
}

impl Element for String {
    const NAME: &'static str = "String";

    fn from_values(values: &Values) -> Result<Vec<Self>, AccessErrorKind> {
        let Values::String32(elements) = values else {
            return Err(mismatch(values.ty(), Self::NAME));
        };
        let text = |element: &String32| element.text().map(str::to_owned);
        elements.iter().map(text).collect::<Option<_>>().ok_or(AccessErrorKind::InvalidText)
    }

    fn into_values(elements: Vec<Self>, ty: SimpleType) -> Result<Values, AccessErrorKind> {
        if ty != SimpleType::String32 {
            return Err(mismatch(ty, Self::NAME));
        }
        let element = |text: &Self| match String32::new(text.as_bytes()) {
            Some(element) => Ok(element),
            None if text.len() > String32::MAX => {
                Err(AccessErrorKind::TooLong { max: String32::MAX, len: text.len() })
            }
            None => Err(AccessErrorKind::InvalidText),
        };
        elements.iter().map(element).collect::<Result<_, _>>().map(Values::String32)
    }
}

impl Element for Option<Uoid> {
    const NAME: &'static str = "Option<Uoid>";

    fn from_values(values: &Values) -> Result<Vec<Self>, AccessErrorKind> {
        let null = null_key();
        let keys = <Uoid as Element>::from_values(values)?;
        Ok(keys.into_iter().map(|key| Some(key).filter(|key| *key != null)).collect())
    }

    fn into_values(elements: Vec<Self>, ty: SimpleType) -> Result<Values, AccessErrorKind> {
        let keys = elements.into_iter().map(|key| key.unwrap_or_else(null_key)).collect();
        <Uoid as Element>::into_values(keys, ty)
    }
}

#[cold]
fn mismatch(declared: SimpleType, value: &'static str) -> AccessErrorKind {
    AccessErrorKind::TypeMismatch { declared: declared.name(), value }
}
