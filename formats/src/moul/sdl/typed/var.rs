//! Variables with values.

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Layout, Reader, Shape, Size, Writer, shape::Frame,
};

use super::walk::{self, Holds};
use crate::moul::{
    Moul,
    sdl::state::{MAX_READ, Marks, read_len, read_marks, write_len, write_marks},
};

/// A variable with values, as a field of a struct.
#[derive(Clone, Debug, Default, PartialEq)]
#[allow(clippy::exhaustive_enums, reason = "there is no fourth case")]
pub enum Var<T> {
    /// It is not stored.
    #[default]
    NotStored,
    /// It has the value that the descriptor gives it.
    Default(Marks),
    /// It has a value.
    Value(Marks, T),
}

impl<T> Var<T> {
    /// A value, as clients write it after a change.
    #[must_use]
    pub fn new(value: T) -> Self {
        Self::Value(Marks::default(), value)
    }

    /// The value, if it is stored and not the default.
    #[must_use]
    pub fn value(&self) -> Option<&T> {
        match self {
            Self::Value(_, value) => Some(value),
            _ => None,
        }
    }

    /// What stands beside the value, if it is stored.
    #[must_use]
    pub fn marks(&self) -> Option<&Marks> {
        match self {
            Self::NotStored => None,
            Self::Default(marks) | Self::Value(marks, _) => Some(marks),
        }
    }
}

/// The name that the description of a [`Var`] has.
pub(super) const VARIABLE: &str = "SDL variable";

impl<T: Layout<Moul>> Layout<Moul> for Var<T> {
    fn shape() -> Shape {
        Shape::Named { name: VARIABLE, of: T::shape }
    }
}

impl<T: Encode<Moul>> Encode<Moul> for Var<T> {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        if !walk::enter(Holds::Values, self.marks().is_some(), out)? {
            return Ok(());
        }
        match self {
            Self::NotStored => Ok(()),
            Self::Default(marks) => write_marks(marks, true, out),
            Self::Value(marks, value) => {
                write_marks(marks, false, out)?;
                value.encode(out)
            }
        }
    }
}

impl<'de, T: Decode<'de, Moul>> Decode<'de, Moul> for Var<T> {
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        if !walk::read_enter(Holds::Values, input)? {
            return Ok(Self::NotStored);
        }
        let (marks, is_default) = read_marks(input)?;
        if is_default {
            Ok(Self::Default(marks))
        } else {
            Ok(Self::Value(marks, T::decode(input)?))
        }
    }
}

/// The elements of a variable `[]`: a `u32` count, then the elements. 9999 of them are read, and
/// 9998 written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VarList<T>(pub Vec<T>);

impl<T: Layout<Moul>> Layout<Moul> for VarList<T> {
    const SIZE: Size = Size::at_least(size_of::<u32>());

    fn shape() -> Shape {
        let frame = Frame::elements(<u32 as Layout<Moul>>::shape);
        let max = usize::try_from(MAX_READ).unwrap_or(usize::MAX);
        Shape::List { of: T::shape, frame: frame.at_most(max) }
    }
}

impl<T: Encode<Moul>> Encode<Moul> for VarList<T> {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        write_len(self.0.len(), out)?;
        out.values(&self.0)
    }
}

impl<'de, T: Decode<'de, Moul>> Decode<'de, Moul> for VarList<T> {
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        let count = read_len(input)?;
        T::decode_vec(count, input).map(Self)
    }
}
