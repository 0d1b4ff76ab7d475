//! `Option` in formats whose fields can be left out.

use crate::{
    describe::shape::{Present, Shape},
    error::{DecodeError, EncodeError},
    format::engine::Engine,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Role, Size},
    },
    write::Writer,
};

/// A format in which a message shows which of its fields are there, by a name or a type number
/// before each of them.
///
/// With it, an `Option` is a field that may be absent: `None` is left out, and a field that is not
/// in the message is `None`. In packed formats nothing shows that a field is absent, so an `Option`
/// needs a directive there (`bit`, `when`, `since`).
///
/// The engine leaves out fields that are not [present](Encode::is_present), and calls
/// [`Decode::absent`] if a field is missing.
///
/// ```
/// use codec_core::OptionalFields;
/// # use codec_core::{
/// #     Decode, DecodeError, DecodeFields, Encode, EncodeError, EncodeFields, Engine, Format,
/// #     NoLayout, Options, Order, Scalars, Wire,
/// # };
/// # #[derive(Debug)]
/// # struct Numbered;
/// # impl Scalars for Numbered {
/// #     const NUMBER_ORDER: Order = Order::Big;
/// # }
/// # impl Engine for Numbered {
/// #     const NAME: &'static str = "numbered";
/// #     const OPTIONS: &'static Options<Self> = &Options::new(());
/// #     const RECORD_TYPE: () = ();
/// #     const INLINE: bool = false;
/// #     type TypeNumber = ();
/// #     type Options = ();
/// #     type EncodeState = ();
/// #     type DecodeState<'de> = ();
/// #     type RecordLayout = NoLayout;
/// #     type FieldLayout = NoLayout;
/// #     type EncodeRecord = ();
/// #     type DecodeRecord<'de> = ();
/// #     fn encode_state(_: &Options<Self>) {}
/// #     fn decode_state<'de>(_: &Options<Self>) -> Self::DecodeState<'de> {}
/// #     fn encode_field<T: Encode<Self> + ?Sized>(
/// #         fields: &mut EncodeFields<'_, '_, Self>,
/// #         index: usize,
/// #         value: &T,
/// #     ) -> Result<(), EncodeError> {
/// #         if value.is_present() {
/// #             fields.out.put(&[u8::try_from(index).unwrap_or(u8::MAX)]);
/// #             value.encode(fields.out)?;
/// #         }
/// #         Ok(())
/// #     }
/// #     fn decode_optional<'de, T: Decode<'de, Self>>(
/// #         fields: &mut DecodeFields<'_, '_, 'de, Self>,
/// #         index: usize,
/// #     ) -> Result<Option<T>, DecodeError> {
/// #         if fields.input.rest().first().copied().map(usize::from) != Some(index) {
/// #             return Ok(None);
/// #         }
/// #         fields.input.take(1)?;
/// #         T::decode(fields.input).map(Some)
/// #     }
/// # }
///
/// /// `Numbered` is an [`Engine`] that writes the number of a field before its value.
/// impl OptionalFields for Numbered {}
///
/// #[derive(Wire, Debug, PartialEq)]
/// #[wire(format = Numbered)]
/// struct Player {
///     id: u16,
///     guild: Option<u16>,
///     level: u8,
/// }
///
/// let player: Player = Numbered::from_slice(&[0, 0, 7, 2, 9])?;
/// assert_eq!(player, Player { id: 7, guild: None, level: 9 });
/// assert_eq!(Numbered::to_vec(&player)?, [0, 0, 7, 2, 9]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait OptionalFields: Engine {}

#[diagnostic::do_not_recommend]
impl<F: OptionalFields, T: Layout<F>> Layout<F> for Option<T> {
    const SIZE: Size = Size::UNKNOWN.role(Role::Optional);
    const TYPE: F::TypeNumber = T::TYPE;

    fn shape() -> Shape {
        Shape::Optional { of: T::shape, present: Present::Format }
    }
}

#[diagnostic::do_not_recommend]
impl<F: OptionalFields, T: Encode<F>> Encode<F> for Option<T> {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        match self {
            Some(value) => value.encode(out),
            None => Ok(()),
        }
    }

    #[inline]
    fn extra(&self, levels: usize) -> usize {
        self.as_ref().map_or(0, |value| T::SIZE.min.saturating_add(value.extra(levels)))
    }

    #[inline]
    fn type_number(&self) -> F::TypeNumber {
        self.as_ref().map_or(T::TYPE, Encode::type_number)
    }

    #[inline]
    fn is_present(&self) -> bool {
        self.as_ref().is_some_and(Encode::is_present)
    }
}

#[diagnostic::do_not_recommend]
impl<'de, F: OptionalFields, T: Decode<'de, F>> Decode<'de, F> for Option<T> {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode(input).map(Some)
    }

    #[inline]
    fn decode_typed(
        number: F::TypeNumber,
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<Self, DecodeError> {
        T::decode_typed(number, input).map(Some)
    }

    #[inline]
    fn absent() -> Option<Self> {
        Some(None)
    }
}
