//! Ready formats: packed, in either byte order or in one that the message chooses.

use core::marker::PhantomData;

use super::{
    options::Options,
    packed::{NoDefault, Order, Packed},
};

/// The packed format with the most significant byte of each number first: `format = BigEndian`.
///
/// Values stand one after the other. It has no count for lists and no encoding for text: fields
/// name them, `as = List<u16>`, `count = field`, `as = Prefixed<u16, Utf8>`.
///
/// ```
/// use codec_core::{BigEndian, Format, Wire};
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian)]
/// struct Ports {
///     source: u16,
///     target: u16,
/// }
///
/// assert_eq!(BigEndian::to_vec(&Ports { source: 1, target: 0x1234 })?, [0, 1, 0x12, 0x34]);
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
///
/// `BigEndian<N>` is a codec, for formats of any order: the number `N`, an array of numbers or an
/// [`Int`](crate::codec::Int) with its most significant byte first.
/// `#[wire(as = BigEndian<u16>)] port: u16`
#[derive(Debug)]
pub struct BigEndian<N = ()>(PhantomData<N>);

/// The packed format with the least significant byte of each number first: `format = LittleEndian`.
///
/// Otherwise it is as [`BigEndian`], and `LittleEndian<N>` is a codec like `BigEndian<N>`.
#[derive(Debug)]
pub struct LittleEndian<N = ()>(PhantomData<N>);

/// The packed format whose byte order is chosen when a message is encoded or decoded.
///
/// A message begins with the order in [`Options::format`], which is little-endian in the entry
/// points without `_with`. The directive `order = …` on a field chooses the order of this field
/// and of all that follows in the message, also in the structs around it. Otherwise it is as
/// [`BigEndian`].
///
/// ```
/// use codec_core::{AnyEndian, Format, Options, Order, Wire};
///
/// #[derive(Wire)]
/// #[wire(format = AnyEndian)]
/// struct Header {
///     version: u16,
/// }
///
/// let big = Options::new(Order::Big);
/// assert_eq!(AnyEndian::to_vec(&Header { version: 1 })?, [1, 0]);
/// assert_eq!(AnyEndian::to_vec_with(&Header { version: 1 }, &big)?, [0, 1]);
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct AnyEndian;

impl Packed for BigEndian {
    const NAME: &'static str = "big-endian";
    const ORDER: Order = Order::Big;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = NoDefault;
    type Text = NoDefault;
}

impl Packed for LittleEndian {
    const NAME: &'static str = "little-endian";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = NoDefault;
    type Text = NoDefault;
}

impl Packed for AnyEndian {
    const NAME: &'static str = "any-endian";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(Order::Little);
    const ORDER_VARIES: bool = true;
    type Options = Order;
    type State = ();
    type Count = NoDefault;
    type Text = NoDefault;

    #[inline]
    fn first_order(options: &Options<Self>) -> Order {
        options.format
    }
}
