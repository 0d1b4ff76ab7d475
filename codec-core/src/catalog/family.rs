//! Types that borrow from the input, by one name for all lifetimes.

use core::marker::PhantomData;

use crate::{
    format::entry_points::Format,
    message::Switch,
    value::{decode::Decode, encode::Encode},
};

/// A type for every lifetime of the input, for the entries of types that borrow from it.
///
/// ```
/// use codec_core::{LittleEndian, Wire, catalog::Family};
///
/// #[derive(Wire)]
/// #[wire(format = LittleEndian)]
/// struct Blob<'a> {
///     #[wire(rest)]
///     bytes: &'a [u8],
/// }
///
/// struct AnyBlob;
///
/// impl Family<LittleEndian> for AnyBlob {
///     type Of<'de> = Blob<'de>;
/// }
/// ```
pub trait Family<F: Format>: 'static {
    /// The type for input of this lifetime.
    type Of<'de>: Encode<F> + Decode<'de, F>;
}

/// The [`Family`] of a type that borrows nothing.
#[derive(Debug)]
pub struct Owned<T>(PhantomData<T>);

impl<F, T> Family<F> for Owned<T>
where
    F: Format,
    T: Encode<F> + for<'de> Decode<'de, F> + 'static,
{
    type Of<'de> = T;
}

/// A [`Switch`] for every lifetime of the input: a set of messages that borrow from it.
pub trait SetFamily<F: Format>: 'static {
    /// The type of the number before the messages.
    type Number: Copy + TryFrom<i128> + Send + Sync + 'static;
    /// The set for input of this lifetime.
    type Of<'de>: Switch<'de, F, Selector = Self::Number>;
}

impl<F, T, N> SetFamily<F> for Owned<T>
where
    F: Format,
    T: for<'de> Switch<'de, F, Selector = N> + 'static,
    N: Copy + TryFrom<i128> + Send + Sync + 'static,
{
    type Number = N;
    type Of<'de> = T;
}
