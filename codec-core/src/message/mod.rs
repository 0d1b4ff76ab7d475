//! Messages: types with a number or a name in the protocol.

use alloc::boxed::Box;
use core::marker::PhantomData;

use crate::{
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::entry_points::Format,
    read::Reader,
    value::{encode::Encode, size::Layout},
    write::Writer,
};

/// A type with a message number: `#[wire(id = …)]`.
///
/// ```
/// use codec_core::{BigEndian, MessageId, Wire};
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian, id = 3)]
/// struct Ping {
///     time: u32,
/// }
///
/// assert_eq!(Ping::ID, 3);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no message number",
    label = "has no `id`",
    note = "give the variant one, `#[wire(id = 3)]`, or the type `{Self}` itself"
)]
pub trait MessageId {
    /// The message number.
    const ID: u64;
}

#[diagnostic::do_not_recommend]
impl<T: MessageId> MessageId for Box<T> {
    const ID: u64 = T::ID;
}

/// A type with a name in the protocol: `#[wire(name = "…")]`.
///
/// ```
/// use codec_core::{BigEndian, MessageName, Wire};
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian, name = "C_PING")]
/// struct Ping {
///     time: u32,
/// }
///
/// assert_eq!(<Ping as MessageName>::NAME, "C_PING");
/// ```
pub trait MessageName {
    /// The name.
    const NAME: &'static str;
}

mod sealed {
    #[allow(unnameable_types, reason = "sealed: only this crate implements `TagType`")]
    pub trait Sealed {}
}

/// A type that the tag of an enum can have: `tag = u16`, `tag = str`.
///
/// ```
/// use codec_core::{Tag, TagType};
///
/// assert_eq!(7_u16.tag(), Tag::U16(7));
/// assert_eq!("say".tag(), Tag::Str("say"));
/// ```
pub trait TagType: Copy + sealed::Sealed {
    /// The tag, for formats that treat the types of tags differently.
    fn tag(self) -> Tag;
}

/// The tag of an enum, by its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the variants are the types of tags")]
pub enum Tag {
    U8(u8),
    U16(u16),
    U32(u32),
    U64(u64),
    I8(i8),
    I16(i16),
    I32(i32),
    I64(i64),
    Str(&'static str),
}

macro_rules! tag_types {
    ($($variant:ident $ty:ty),*) => {$(
        impl sealed::Sealed for $ty {}

        impl TagType for $ty {
            #[inline]
            fn tag(self) -> Tag {
                Tag::$variant(self)
            }
        }
    )*};
}

tag_types!(U8 u8, U16 u16, U32 u32, U64 u64, I8 i8, I16 i16, I32 i32, I64 i64, Str &'static str);

/// A derived enum with a `tag` that can stand apart from its payload: `switch = field`.
///
/// ```
/// use codec_core::{BigEndian, Switch, Wire};
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian, tag = u8)]
/// enum Body {
///     #[wire(id = [2, 3])]
///     Number(u16),
/// }
///
/// let body = Body::Number(7);
/// assert_eq!(Switch::<BigEndian>::selector(&body, None), 2);
/// assert_eq!(Switch::<BigEndian>::selector(&body, Some(3)), 3);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be switched by another field in the wire format `{F}`",
    label = "not an enum with a `tag`",
    note = "`switch` takes an enum with `#[derive(Wire)]` and `#[wire(format = {F}, tag = …)]`"
)]
pub trait Switch<'de, F: Format>: Layout<F> + Sized {
    /// The type of the tag.
    type Selector: Copy;

    /// The tag to write for this value: `kept` if it selects this variant too, else the
    /// variant's first.
    fn selector(&self, kept: Option<Self::Selector>) -> Self::Selector;

    /// Writes what follows the tag.
    ///
    /// # Errors
    ///
    /// As [`Encode::encode`](crate::Encode::encode).
    fn encode_payload(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;

    /// Reads what follows the tag `selector`.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::UnknownTag`](crate::DecodeErrorKind::UnknownTag) if it selects no
    /// variant, and as [`Decode::decode`](crate::Decode::decode).
    fn decode_payload(
        selector: Self::Selector,
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<Self, DecodeError>;
}

/// The half of [`Switch`] that writes, which derived enums implement.
pub trait EncodeSwitch<F: Format>: Layout<F> {
    /// [`Switch::Selector`].
    type Selector: Copy;

    /// [`Switch::selector`].
    fn selector(&self, kept: Option<Self::Selector>) -> Self::Selector;

    /// [`Switch::encode_payload`].
    ///
    /// # Errors
    ///
    /// As [`Switch::encode_payload`].
    fn encode_payload(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;

    /// The name of the variant, for errors.
    fn variant(&self) -> &'static str;
}

/// The half of [`Switch`] that reads, which derived enums implement.
pub trait DecodeSwitch<'de, F: Format>: Layout<F> + Sized {
    /// [`Switch::Selector`].
    type Selector: Copy;

    /// [`Switch::decode_payload`].
    ///
    /// # Errors
    ///
    /// As [`Switch::decode_payload`].
    fn decode_payload(
        selector: Self::Selector,
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<Self, DecodeError>;
}

#[diagnostic::do_not_recommend]
impl<'de, F, T, N> Switch<'de, F> for T
where
    F: Format,
    T: EncodeSwitch<F, Selector = N> + DecodeSwitch<'de, F, Selector = N>,
    N: Copy,
{
    type Selector = N;

    #[inline]
    fn selector(&self, kept: Option<N>) -> N {
        EncodeSwitch::selector(self, kept)
    }

    #[inline]
    fn encode_payload(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        EncodeSwitch::encode_payload(self, out)
    }

    #[inline]
    fn decode_payload(selector: N, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        DecodeSwitch::decode_payload(selector, input)
    }
}

/// The payload of an enum as a value of its own.
pub(crate) struct Payload<'de, 'v, T> {
    value: &'v T,
    input: PhantomData<&'de ()>,
}

impl<'v, T> Payload<'_, 'v, T> {
    #[inline]
    pub(crate) fn new(value: &'v T) -> Self {
        Self { value, input: PhantomData }
    }
}

impl<F: Format, T: Layout<F>> Layout<F> for Payload<'_, '_, T> {
    fn shape() -> Shape {
        T::shape()
    }
}

impl<'de, F: Format, T: Switch<'de, F>> Encode<F> for Payload<'de, '_, T> {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.value.encode_payload(out)
    }
}
