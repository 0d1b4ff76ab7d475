//! Fields that are on the wire but not in memory.

use core::marker::PhantomData;

/// A field that is on the wire but not in memory, because other fields determine it: a count, a
/// length, a flag word, the tag of a `switch`, or a constant.
///
/// ```
/// # use codec_core::{Format, Implied, NoDefault, Options, Order, Packed, Wire};
/// # #[derive(Debug)] struct Mine;
/// # impl Packed for Mine {
/// #     const NAME: &'static str = "mine";
/// #     const ORDER: Order = Order::Little;
/// #     const OPTIONS: &'static Options<Self> = &Options::new(());
/// #     type Options = (); type State = (); type Count = u16; type Text = NoDefault;
/// # }
/// #[derive(Wire)]
/// #[wire(format = Mine)]
/// struct Path {
///     count: Implied<u8>,
///     flags: u8,
///     #[wire(count = count)]
///     points: Vec<u16>,
/// }
///
/// let path = Path { count: Implied::new(), flags: 9, points: vec![1, 2, 3] };
/// assert_eq!(Mine::to_vec(&path)?, [3, 9, 1, 0, 2, 0, 3, 0]);
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
pub struct Implied<T>(PhantomData<T>);

impl<T> Implied<T> {
    /// The only value.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<T> Default for Implied<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Clone for Implied<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Implied<T> {}

impl<T> PartialEq for Implied<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Implied<T> {}

impl<T> core::hash::Hash for Implied<T> {
    fn hash<H: core::hash::Hasher>(&self, _: &mut H) {}
}

impl<T> core::fmt::Debug for Implied<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("_")
    }
}
