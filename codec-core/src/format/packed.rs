//! Formats whose values stand one after the other.

use core::fmt::Debug;

use crate::{
    codec::prefix::Prefix,
    error::DecodeError,
    fields::{DecodeFields, record::NoLayout},
    format::{engine::Engine, limits::Limits, options::Options, rules::Rules},
    value::decode::Decode,
};

/// The order of the bytes of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "there is no third order")]
pub enum Order {
    /// The least significant byte first.
    Little,
    /// The most significant byte first.
    Big,
}

/// The order of the bytes of a UUID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum UuidOrder {
    /// All bytes as they are printed.
    Rfc,
    /// The first three groups least significant byte first, as Windows has them in memory.
    Microsoft,
}

/// A format whose numbers are plain bytes, all in one order.
///
/// It gives the number types, `bool`, arrays and tuples their representation. Every [`Packed`]
/// format implements it.
///
/// ```
/// use codec_core::{BigEndian, Layout, Scalars};
///
/// fn width_of_u32<F: Scalars>() -> Option<usize> {
///     <u32 as Layout<F>>::SIZE.fixed
/// }
///
/// assert_eq!(width_of_u32::<BigEndian>(), Some(4));
/// ```
pub trait Scalars: Engine {
    /// The order of the bytes of a number, unless the [order varies](Engine::ORDER_VARIES).
    const NUMBER_ORDER: Order;
    /// The order of the bytes of a UUID.
    const UUID: UuidOrder = UuidOrder::Rfc;
}

/// A format whose values stand one after the other, with nothing between them.
///
/// ```
/// use codec_core::{Format, NoDefault, Options, Order, Packed, Wire};
///
/// /// Big-endian, lists with a `u16` count.
/// #[derive(Debug)]
/// struct Mine;
///
/// impl Packed for Mine {
///     const NAME: &'static str = "mine";
///     const ORDER: Order = Order::Big;
///     const OPTIONS: &'static Options<Self> = &Options::new(());
///     type Options = ();
///     type State = ();
///     type Count = u16;
///     type Text = NoDefault;
/// }
///
/// #[derive(Wire)]
/// #[wire(format = Mine)]
/// struct Scores {
///     player: u32,
///     scores: Vec<u16>,
/// }
///
/// let bytes = Mine::to_vec(&Scores { player: 7, scores: vec![1, 2] })?;
/// assert_eq!(bytes, [0, 0, 0, 7, 0, 2, 0, 1, 0, 2]);
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
pub trait Packed: Sized + Debug + 'static {
    /// Its name, for messages to people.
    const NAME: &'static str;
    /// The order of the bytes of a number.
    const ORDER: Order;
    /// The order of the bytes of a UUID.
    const UUID: UuidOrder = UuidOrder::Rfc;
    /// The default limits: [`Options::new`] starts with them.
    const LIMITS: Limits = Limits::DEFAULT;
    /// What an entry point without `_with` uses.
    const OPTIONS: &'static Options<Self>;
    /// What it demands of structs.
    const RULES: Rules = Rules::NONE;
    /// Whether a message chooses the order of its numbers, with the directive `order` or by the
    /// format's options: [`first_order`](Self::first_order).
    const ORDER_VARIES: bool = false;
    /// Whether the elements of a list leave nothing in the [`State`](Self::State) that later ones
    /// need, but the order of numbers. A list with `end` in a stream then goes on at the element in
    /// which it was cut; otherwise it is read again from its start.
    const RESUMES: bool = size_of::<Self::State>() == 0;

    /// What the format lets callers choose; `()` for nothing. Codecs read it with
    /// [`Writer::options`](crate::Writer::options) and [`Reader::options`](crate::Reader::options).
    type Options: Clone + Debug + Send + Sync + 'static;
    /// What codecs keep while one message is encoded or decoded, such as names that later names
    /// refer back to; `()` for nothing. [`Writer::state`](crate::Writer::state) and
    /// [`Reader::state`](crate::Reader::state) give access to it; every pass over a message starts
    /// with the default.
    type State: Debug + Default + 'static;
    /// How the count of a list is written.
    type Count: Prefix<Self>;
    /// The codec of a `String`; [`NoDefault`] where each field names one.
    type Text;

    /// What is kept at the start of a message.
    #[inline]
    #[must_use]
    fn state(_options: &Options<Self>) -> Self::State {
        Self::State::default()
    }

    /// The order of the first number of a message, where the [order varies](Self::ORDER_VARIES).
    #[inline]
    #[must_use]
    fn first_order(_options: &Options<Self>) -> Order {
        Self::ORDER
    }
}

/// No default codec: every such field must name one.
#[derive(Debug)]
pub struct NoDefault(());

#[diagnostic::do_not_recommend]
impl<P: Packed> Engine for P {
    const NAME: &'static str = P::NAME;
    const LIMITS: Limits = <P as Packed>::LIMITS;
    const OPTIONS: &'static Options<Self> = P::OPTIONS;
    const RECORD_TYPE: () = ();
    const INLINE: bool = true;
    const BARE: bool = true;
    const RULES: Rules = P::RULES;
    const ORDER_VARIES: bool = P::ORDER_VARIES;
    const RESUMES: bool = P::RESUMES;
    const LIMITS_VARY: bool = false;
    const COUNTS_LISTS: bool = <P::Count as Prefix<P>>::IS_COUNT;

    type TypeNumber = ();
    type Options = P::Options;
    type EncodeState = P::State;
    type DecodeState<'de> = P::State;
    type RecordLayout = NoLayout;
    type FieldLayout = NoLayout;
    type EncodeRecord = ();
    type DecodeRecord<'de> = ();

    #[inline]
    fn encode_state(options: &Options<Self>) -> P::State {
        P::state(options)
    }

    #[inline]
    fn decode_state<'de>(options: &Options<Self>) -> Self::DecodeState<'de> {
        P::state(options)
    }

    #[inline]
    fn first_order(options: &Options<Self>) -> Order {
        P::first_order(options)
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing but the value, which decides itself")]
    fn decode_field<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        _index: usize,
    ) -> Result<T, DecodeError> {
        T::decode(fields.input)
    }
}

impl<P: Packed> Scalars for P {
    const NUMBER_ORDER: Order = P::ORDER;
    const UUID: UuidOrder = P::UUID;
}
