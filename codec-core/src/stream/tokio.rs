//! A stream of messages for tokio.

use core::marker::PhantomData;
use std::io;

use bytes::BytesMut;
use tokio_util::codec::{Decoder, Encoder};

use super::{
    MessageDecoder,
    io::{bad_input, bad_message},
};
use crate::{
    format::{entry_points::Format, options::Options},
    value::{decode::Decode, encode::Encode},
};

/// Reads messages of type `T` in format `F`, and writes any, for `tokio_util::codec::Framed`.
///
/// For messages behind a length, `T` is `As<Framed<u16>, Message>`. Errors are [`io::Error`]s of the
/// kinds `InvalidData` and `InvalidInput` around a [`DecodeError`](crate::DecodeError) and an
/// [`EncodeError`](crate::EncodeError).
///
/// ```
/// use codec_core::{bytes::BytesMut, codec::{As, Framed}, stream::WireCodec};
/// use tokio_util::codec::{Decoder, Encoder};
/// # use codec_core::{Format, NoDefault, Options, Order, Packed};
/// # #[derive(Debug)] struct Mine;
/// # impl Packed for Mine {
/// #     const NAME: &'static str = "mine";
/// #     const ORDER: Order = Order::Little;
/// #     const OPTIONS: &'static Options<Self> = &Options::new(());
/// #     type Options = (); type State = (); type Count = u16; type Text = NoDefault;
/// # }
///
/// let mut codec = WireCodec::<Mine, As<Framed<u16>, u32>>::new();
/// let mut buffer = BytesMut::new();
/// codec.encode(As::<Framed<u16>, _>::new(&7_u32), &mut buffer)?;
/// assert_eq!(&buffer[..], [4, 0, 7, 0, 0, 0]);
/// assert_eq!(codec.decode(&mut buffer)?.map(As::into_inner), Some(7));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct WireCodec<F: Format, T> {
    decoder: MessageDecoder<F>,
    options: Options<F>,
    message: PhantomData<fn() -> T>,
}

impl<F: Format, T> WireCodec<F, T> {
    /// A codec with the default options of the format.
    #[must_use]
    pub fn new() -> Self {
        Self::with_decoder(MessageDecoder::new())
    }

    /// A codec with the options and limits of `decoder`.
    #[must_use]
    pub fn with_decoder(decoder: MessageDecoder<F>) -> Self {
        let options = decoder.options().clone();
        Self { decoder, options, message: PhantomData }
    }
}

impl<F: Format, T> Default for WireCodec<F, T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F: Format, T: for<'de> Decode<'de, F>> Decoder for WireCodec<F, T> {
    type Item = T;
    type Error = io::Error;

    fn decode(&mut self, buffer: &mut BytesMut) -> io::Result<Option<T>> {
        self.decoder.read(buffer).map_err(bad_input)
    }
}

impl<F: Format, T, M: Encode<F>> Encoder<M> for WireCodec<F, T> {
    type Error = io::Error;

    fn encode(&mut self, message: M, buffer: &mut BytesMut) -> io::Result<()> {
        F::encode_into_with(&message, buffer, &self.options).map_err(bad_message)
    }
}
