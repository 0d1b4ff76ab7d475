//! Enums whose tag stands elsewhere.

use crate::{
    error::{DecodeError, EncodeError},
    fields::EncodeFields,
    format::entry_points::Format,
    message::Switch,
    read::Reader,
};

/// An enum whose tag can be another field, of type `N`: the number type of the tag, or a type that
/// converts to it and back, such as an open enum.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be switched by a `{N}` in the wire format `{F}`",
    label = "not an enum with `tag = {N}`",
    note = "`switch` takes an enum with `#[derive(Wire)]` and `#[wire(format = {F}, tag = {N})]`"
)]
pub trait SwitchField<'de, F: Format, N>: Sized {
    /// [`Switch::selector`].
    fn select(&self, kept: Option<N>) -> N;

    /// [`EncodeFields::payload`].
    fn put(&self, fields: &mut EncodeFields<'_, '_, F>, index: usize) -> Result<(), EncodeError>;

    /// [`Switch::decode_payload`].
    fn read(selector: N, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError>;
}

#[diagnostic::do_not_recommend]
impl<'de, F: Format, N, T> SwitchField<'de, F, N> for T
where
    T: Switch<'de, F>,
    T::Selector: From<N>,
    N: From<T::Selector>,
{
    #[inline]
    fn select(&self, kept: Option<N>) -> N {
        self.selector(kept.map(Into::into)).into()
    }

    #[inline]
    fn put(&self, fields: &mut EncodeFields<'_, '_, F>, index: usize) -> Result<(), EncodeError> {
        fields.payload(index, self)
    }

    #[inline]
    fn read(selector: N, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode_payload(selector.into(), input)
    }
}
