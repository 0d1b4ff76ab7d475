//! Values behind the number of their bytes.

use core::marker::PhantomData;

use super::{DecodeAs, EncodeAs};
use crate::{
    codec::prefix::Prefix,
    describe::shape::{Counts, Frame, Shape},
    error::{DecodeError, DecodeErrorKind, EncodeError},
    format::entry_points::Format,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

/// A value behind the number of its bytes, in the form `N`.
///
/// `#[wire(as = Framed<u16>)] body: Body` is a field; `As<Framed<u16>, Message>` is a whole message
/// in a stream, which [`stream`](crate::stream) waits for without decoding it. As with `len`, a list
/// has no count of its own inside.
///
/// ```
/// # use codec_core::{Format, NoDefault, Options, Order, Packed, codec::{As, Framed, FramedWhole}};
/// # #[derive(Debug)] struct Mine;
/// # impl Packed for Mine {
/// #     const NAME: &'static str = "mine";
/// #     const ORDER: Order = Order::Little;
/// #     const OPTIONS: &'static Options<Self> = &Options::new(());
/// #     type Options = (); type State = (); type Count = u16; type Text = NoDefault;
/// # }
/// assert_eq!(Mine::to_vec(&As::<Framed<u16>, _>::new(&7_u32))?, [4, 0, 7, 0, 0, 0]);
/// assert_eq!(Mine::to_vec(&As::<FramedWhole<u16>, _>::new(&7_u32))?, [6, 0, 7, 0, 0, 0]);
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
#[derive(Debug)]
pub struct Framed<N>(PhantomData<N>);

/// [`Framed`], where the number counts its own bytes too. It has a fixed width.
#[derive(Debug)]
pub struct FramedWhole<N>(PhantomData<N>);

macro_rules! layout {
    ($($codec:ident $plus:expr, $size:expr;)*) => {$(
        impl<F: Format, N: Prefix<F>> Layout<F> for $codec<N> {
            const SIZE: Size = $size;

            fn shape() -> Shape {
                Shape::Bytes { frame: frame::<F, N>($plus) }
            }
        }
    )*};
}

layout! {
    Framed 0, Size::at_least(N::SIZE.min);
    FramedWhole N::SIZE.min, fixed_size::<F, N>();
}

/// What is known of a value behind a number that counts itself too.
///
/// # Panics
///
/// If the number has no fixed width: it would not know what to count.
const fn fixed_size<F: Format, N: Prefix<F>>() -> Size {
    assert!(
        N::SIZE.fixed.is_some(),
        "the number in `FramedWhole` counts itself too, so it has a fixed width, such as `u16`"
    );
    Size::at_least(N::SIZE.min)
}

/// A number of bytes, which is larger by `plus`.
fn frame<F: Format, N: Prefix<F>>(plus: usize) -> Frame {
    let plus = u64::try_from(plus).unwrap_or(u64::MAX);
    match N::frame(Counts::Bytes) {
        Frame::Prefix(count) => Frame::Prefix(count.plus(plus)),
        other => other,
    }
}

impl<F: Format, N: Prefix<F>, T: Encode<F> + ?Sized> EncodeAs<F, T> for Framed<N> {
    fn shape_as() -> Shape {
        Shape::Framed { of: T::shape, frame: frame::<F, N>(0) }
    }

    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.length::<N>(|out| value.encode_bounded(out))
    }

    #[inline]
    fn extra_as(value: &T, levels: usize) -> usize {
        value.extra(levels)
    }
}

impl<'de, F: Format, N: Prefix<F>, T: Decode<'de, F>> DecodeAs<'de, F, T> for Framed<N> {
    const HEAD: Option<usize> = N::SIZE.fixed;

    #[inline]
    fn frame(input: &mut Reader<'_, 'de, F>) -> Result<usize, DecodeError> {
        N::decode_count(input)
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing but a call, which decides itself")]
    fn decode_framed(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        T::decode_bounded(input)
    }

    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let len = <Self as DecodeAs<'de, F, T>>::frame(input)?;
        input.limited(len, T::decode_bounded)
    }
}

impl<F: Format, N: Prefix<F>, T: Encode<F> + ?Sized> EncodeAs<F, T> for FramedWhole<N> {
    fn shape_as() -> Shape {
        Shape::Framed { of: T::shape, frame: frame::<F, N>(N::SIZE.min) }
    }

    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        const {
            let _ = fixed_size::<F, N>();
        }
        let start = out.mark();
        let slot = out.open::<N>();
        out.part_with_length(|out| value.encode_bounded(out))?;
        let len = out.since(start);
        out.close(slot, len)
    }

    #[inline]
    fn extra_as(value: &T, levels: usize) -> usize {
        value.extra(levels)
    }
}

impl<'de, F: Format, N: Prefix<F>, T: Decode<'de, F>> DecodeAs<'de, F, T> for FramedWhole<N> {
    const HEAD: Option<usize> = N::SIZE.fixed;

    #[inline]
    fn frame(input: &mut Reader<'_, 'de, F>) -> Result<usize, DecodeError> {
        let start = input.offset();
        let len = N::decode_count(input)?;
        len.checked_sub(input.offset().wrapping_sub(start)).ok_or_else(|| {
            let value = u64::try_from(len).unwrap_or(u64::MAX);
            DecodeError::new(DecodeErrorKind::Invalid { what: "length", value }, start)
        })
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing but a call, which decides itself")]
    fn decode_framed(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        T::decode_bounded(input)
    }

    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let len = <Self as DecodeAs<'de, F, T>>::frame(input)?;
        input.limited(len, T::decode_bounded)
    }
}
