//! Objects of any class.

use bytes::Bytes;
use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, EncodeErrorKind, Format as _,
    Layout, Options, Reader, Shape, Size, Switch, Wire, Writer,
};

use super::Moul;

/// The class index of nothing.
pub const NULL_CLASS: u16 = 0x8000;

/// `plCreatable`: an object behind its class index, or nothing.
///
/// `C` is an enum with `tag = u16` whose variants are the classes that are known. The bytes of
/// other classes have no length, so such an object takes all that is left. If it stands in the
/// middle of another object, its end cannot be found: the outer object then keeps its bytes too,
/// with its own class index.
///
/// ```
/// use codec_core::{Format, Wire};
/// use formats::moul::{Moul, Creatable};
///
/// #[derive(Wire, Debug, PartialEq)]
/// #[wire(format = Moul, tag = u16)]
/// enum Class {
///     #[wire(id = 0x2ad)]
///     MembersListReq { flags: u32 },
/// }
///
/// let known = Creatable::new(Class::MembersListReq { flags: 7 });
/// assert_eq!(Moul::from_slice::<Creatable<Class>>(b"\xad\x02\x07\0\0\0")?, known);
/// assert_eq!(Moul::from_slice::<Creatable<Class>>(b"\x00\x80")?, Creatable::Null);
///
/// let other = Moul::from_slice::<Creatable<Class>>(b"\xae\x02rest")?;
/// assert_eq!(other, Creatable::Unknown { class_index: 0x2ae, data: b"rest"[..].into() });
/// assert_eq!(Moul::to_vec(&other)?, b"\xae\x02rest");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[allow(clippy::exhaustive_enums, reason = "there is no fourth case")]
pub enum Creatable<C> {
    /// Nothing: the class index [`NULL_CLASS`].
    #[default]
    Null,
    /// An object of a class that is known; boxed, because most are far larger than nothing is, and
    /// lists of them are common.
    Known(Box<C>),
    /// An object of another class, or one that has such an object inside and goes on behind it.
    Unknown {
        /// Its class.
        class_index: u16,
        /// All that is left.
        data: Bytes,
    },
}

impl<C> Creatable<C> {
    /// An object of a class that is known.
    #[must_use]
    pub fn new(object: C) -> Self {
        Self::Known(Box::new(object))
    }

    /// The object, if its class is known.
    #[must_use]
    pub fn known(&self) -> Option<&C> {
        match self {
            Self::Known(object) => Some(object),
            _ => None,
        }
    }
}

/// `plCreatable` without its meaning: the class index, then all that is left.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plCreatable")]
pub struct RawCreatable {
    /// Its class, or [`NULL_CLASS`].
    pub class_index: u16,
    /// What the class has, and whatever stands behind it.
    #[wire(rest)]
    pub data: Bytes,
}

impl<C: Layout<Moul>> Layout<Moul> for Creatable<C> {
    const SIZE: Size = Size::at_least(size_of::<u16>());

    fn shape() -> Shape {
        Shape::Named {
            name: "plCreatable",
            of: || Shape::Open { of: C::shape, null: NULL_CLASS.into() },
        }
    }
}

impl<C> Encode<Moul> for Creatable<C>
where
    C: for<'de> Switch<'de, Moul, Selector = u16>,
{
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        match self {
            Self::Null => out.value(&NULL_CLASS),
            Self::Known(object) => {
                out.value(&object.selector(None))?;
                object.encode_payload(out)
            }
            Self::Unknown { class_index, data } => {
                if !is_raw::<C>(*class_index, data, out) {
                    // It would be read as another variant.
                    return Err(EncodeError::new(EncodeErrorKind::Invalid {
                        what: "class index of an unknown class",
                    }));
                }
                out.value(class_index)?;
                out.put(data);
                Ok(())
            }
        }
    }
}

impl<'de, C: Switch<'de, Moul, Selector = u16>> Decode<'de, Moul> for Creatable<C> {
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        let class_index: u16 = input.value()?;
        if class_index == NULL_CLASS {
            return Ok(Self::Null);
        }
        let (rest, mark) = (input.rest(), input.mark());
        if knows::<C>(class_index.into()) {
            input.charge(0, size_of::<C>())?;
            match C::decode_payload(class_index, input) {
                Ok(object) => return Ok(Self::new(object)),
                Err(error) if !ends_behind_unknown(&error, input) => return Err(error),
                Err(_) => input.forget(mark),
            }
        }
        input.take_rest();
        input.note(move || rest);
        input.state().unknown_end = Some(input.offset());
        input.share(rest).map(|data| Self::Unknown { class_index, data })
    }
}

/// Whether there is nothing to read because an object of an unknown class took it.
fn ends_behind_unknown(error: &DecodeError, input: &mut Reader<'_, '_, Moul>) -> bool {
    use DecodeErrorKind::{PastLimit, UnexpectedEnd};
    matches!(error.kind(), UnexpectedEnd { .. } | PastLimit { .. })
        && input.state().unknown_end == Some(error.offset())
}

/// Whether the object is read as one of an unknown class.
fn is_raw<C>(class_index: u16, data: &[u8], out: &mut Writer<'_, Moul>) -> bool
where
    C: for<'de> Switch<'de, Moul, Selector = u16>,
{
    if class_index == NULL_CLASS || !knows::<C>(class_index.into()) {
        return class_index != NULL_CLASS;
    }
    let bytes = [&class_index.to_le_bytes(), data].concat();
    let options = Options::new(*out.options());
    let read = Moul::from_slice_with::<Creatable<C>>(&bytes, &options);
    matches!(read, Ok(Creatable::Unknown { .. }))
}

/// Whether a variant of the enum `C` has the tag.
pub(super) fn knows<C: Layout<Moul>>(tag: i128) -> bool {
    match C::shape() {
        Shape::Enum(shape) => shape.variants.iter().any(|variant| variant.ids.contains(&tag)),
        _ => false,
    }
}
