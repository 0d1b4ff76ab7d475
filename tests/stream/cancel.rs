//! tokio, where the caller drops the future of `next` or `send` at every point at which it waits.

use std::{
    future::{Future, poll_fn},
    io,
    pin::{Pin, pin},
    task::{Context, Poll, Waker},
};

use codec_core::{
    Format, Options,
    codec::{As, Framed as Frame},
    stream::WireCodec,
};
use formats::moul::{
    MessageCodec, Moul, MoulOptions,
    connect::Cipher,
    messages::auth::{Cli2Auth, PingRequest},
};
use futures_core::Stream;
use futures_sink::Sink;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_util::codec::{Decoder, Encoder, Framed};

use super::{Names, names};
use crate::support::{Big, Little, Random, hex};

/// A transport that moves a few bytes at a time, and is not ready before each of them.
struct Transport {
    input: Vec<u8>,
    output: Vec<u8>,
    random: Random,
    most: u64,
    is_ready: bool,
}

impl Transport {
    fn new(input: Vec<u8>, seed: u64) -> Self {
        let most = seed % 40 + 1;
        Self { input, output: Vec::new(), random: Random::new(seed), most, is_ready: false }
    }

    /// How many of `len` bytes go through.
    fn poll(&mut self, len: usize) -> Poll<usize> {
        self.is_ready = !self.is_ready;
        if self.is_ready {
            return Poll::Pending;
        }
        Poll::Ready((self.random.below(self.most) + 1).min(len))
    }
}

impl AsyncRead for Transport {
    fn poll_read(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let room = self.input.len().min(buffer.remaining());
        self.poll(room).map(|len| {
            buffer.put_slice(&self.input[..len]);
            self.input.drain(..len);
            Ok(())
        })
    }
}

impl AsyncWrite for Transport {
    fn poll_write(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.poll(bytes.len()).map(|len| {
            self.output.extend(&bytes[..len]);
            Ok(len)
        })
    }

    fn poll_flush(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll(0).map(|_| Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

/// The value of a future that is made anew for each poll, so that each is dropped where it waits;
/// how many were.
macro_rules! cancelling {
    ($future:expr) => {{
        let mut context = Context::from_waker(Waker::noop());
        let mut dropped = 0_usize;
        loop {
            // One that is never polled does nothing.
            drop($future);
            match pin!($future).poll(&mut context) {
                Poll::Ready(value) => break (value, dropped),
                Poll::Pending => dropped += 1,
            }
            assert!(dropped < 1_000_000, "it never ends");
        }
    }};
}

/// The next message, as `StreamExt::next` of `futures` gives it.
async fn next<C: Decoder>(framed: &mut Framed<Transport, C>) -> Option<Result<C::Item, C::Error>> {
    poll_fn(|context| Pin::new(&mut *framed).poll_next(context)).await
}

/// Sends a message, as `SinkExt::send` of `futures` does: it is taken as soon as there is room.
async fn send<M, C: Encoder<M>>(
    framed: &mut Framed<Transport, C>,
    message: &mut Option<M>,
) -> Result<(), C::Error> {
    poll_fn(|context| Pin::new(&mut *framed).poll_ready(context)).await?;
    if let Some(message) = message.take() {
        Pin::new(&mut *framed).start_send(message)?;
    }
    poll_fn(|context| Pin::new(&mut *framed).poll_flush(context)).await
}

/// All messages of a stream of `bytes`, and how many futures were dropped.
fn read<C: Decoder<Error = io::Error>>(
    codec: C,
    bytes: &[u8],
    seed: u64,
) -> (Vec<io::Result<C::Item>>, usize) {
    let mut framed = Framed::new(Transport::new(bytes.to_vec(), seed), codec);
    let (mut messages, mut all) = (Vec::new(), 0);
    loop {
        let (message, dropped) = cancelling!(next(&mut framed));
        all += dropped;
        match message {
            Some(message) => messages.push(message),
            None => return (messages, all),
        }
    }
}

/// The bytes that a stream gets of messages, and how many futures were dropped.
fn written<M, C: Encoder<M, Error = io::Error>>(
    codec: C,
    messages: Vec<M>,
    seed: u64,
) -> (Vec<u8>, usize) {
    let mut framed = Framed::new(Transport::new(Vec::new(), seed), codec);
    // Every message is in the buffer before much of it is written.
    framed.set_backpressure_boundary(1 << 20);
    let mut all = 0;
    for message in messages {
        let mut message = Some(message);
        let (result, dropped) = cancelling!(send(&mut framed, &mut message));
        result.unwrap();
        all += dropped;
    }
    (framed.into_inner().output, all)
}

#[test]
fn no_byte_is_lost_or_doubled_where_futures_are_dropped() {
    let messages: Vec<Names> = (0..20).map(|index| names(index * index % 37)).collect();
    let bytes: Vec<u8> = messages.iter().flat_map(|names| Little::to_vec(names).unwrap()).collect();
    let framed = |names| Big::to_vec(&As::<Frame<u16>, &Names>::new(names)).unwrap();
    let in_frames: Vec<u8> = messages.iter().flat_map(framed).collect();
    for seed in 1..80 {
        let (found, dropped) = read(WireCodec::<Little, Names>::new(), &bytes, seed);
        let found: Vec<Names> = found.into_iter().map(Result::unwrap).collect();
        assert!(found == messages && dropped > bytes.len() / 40, "{seed}");

        let codec = WireCodec::<Big, As<Frame<u16>, Names>>::new();
        let (found, dropped) = read(codec, &in_frames, seed);
        let found: Vec<Names> =
            found.into_iter().map(|names| names.unwrap().into_inner()).collect();
        assert!(found == messages && dropped > in_frames.len() / 40, "{seed}");

        let (found, dropped) = written(WireCodec::<Little, Names>::new(), messages.clone(), seed);
        assert!(found == bytes && dropped > bytes.len() / 40, "{seed}");
    }
}

#[test]
fn a_cipher_sees_each_byte_once_where_futures_are_dropped() {
    let ping = |time: u32| {
        let payload = vec![3; time as usize % 50].into();
        Cli2Auth::PingRequest(PingRequest { ping_time_ms: time, trans_id: 2, payload })
    };
    let messages: Vec<Cli2Auth> = (0..20).map(ping).collect();
    let codec = || {
        let cipher = Cipher::new(&hex("80b4e3b5256dde"));
        MessageCodec::<Cli2Auth>::new(cipher, Options::new(MoulOptions::DEFAULT))
    };
    let mut bytes: Vec<u8> = Vec::new();
    for message in &messages {
        bytes.extend(Moul::to_vec(message).unwrap());
    }
    Cipher::new(&hex("80b4e3b5256dde")).unwrap().encrypt(&mut bytes);
    for seed in 1..80 {
        let (found, _) = read(codec(), &bytes, seed);
        let found: Vec<Cli2Auth> = found.into_iter().map(Result::unwrap).collect();
        assert!(found == messages, "{seed}");
        assert!(written(codec(), messages.clone(), seed).0 == bytes, "{seed}");
    }
}

#[test]
fn a_stream_that_ends_within_a_message_is_an_error_where_futures_are_dropped() {
    let bytes = Little::to_vec(&names(20)).unwrap();
    let bytes = [&bytes[..], &bytes[..bytes.len() - 1]].concat();
    for seed in 1..40 {
        let (found, _) = read(WireCodec::<Little, Names>::new(), &bytes, seed);
        let [Ok(first), Err(error)] = &found[..] else { panic!("{seed}: {found:?}") };
        assert_eq!(*first, names(20));
        assert_eq!(error.to_string(), "bytes remaining on stream");
    }
}
