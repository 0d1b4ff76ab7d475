//! A stream of messages behind their lengths, out of a buffer that holds all of them (`decode`), and
//! out of one that gets them byte by byte (`feed`). The messages are those of `server`.

use std::{fmt::Debug, hint::black_box};

use bytes::{Buf as _, BufMut as _, BytesMut};
use codec_core::{DecodeError, codec::Framed, stream::MessageDecoder};

use super::server::{self, Server};
use crate::{
    cases::{Case, Cases, Loop},
    ours::Plain,
};

pub fn cases() -> Vec<Case> {
    let messages = server::messages();
    let stream: &'static [u8] = framed(&messages).leak();
    let (bytes, batch) = (stream.len() / messages.len(), messages.len());
    let expected: &'static [Server] = messages.leak();

    let mut cases = Cases::of("stream");
    cases
        .by("hand")
        .add("decode", bytes, batch, move || taking_all(stream, expected, ByHand::new()))
        .add("feed", bytes, batch, move || feeding(stream, expected, ByHand::new()))
        .by("ours")
        .add("decode", bytes, batch, move || {
            taking_all(stream, expected, MessageDecoder::<Plain>::new())
        })
        .add("feed", bytes, batch, move || {
            feeding(stream, expected, MessageDecoder::<Plain>::new())
        });
    cases.finish()
}

/// The messages, each behind the number of its bytes.
fn framed(messages: &[Server]) -> Vec<u8> {
    let mut out = BytesMut::new();
    let mut body = BytesMut::new();
    for message in messages {
        body.clear();
        message.write(&mut body).unwrap();
        out.put_u16_le(u16::try_from(body.len()).unwrap());
        out.extend_from_slice(&body);
    }
    out.to_vec()
}

/// A decoder of the stream.
trait Decoder: 'static {
    type Error: Debug;

    /// The next message, if all of it is there.
    fn next(&mut self, buffer: &mut BytesMut) -> Result<Option<Server>, Self::Error>;
}

impl Decoder for MessageDecoder<Plain> {
    type Error = DecodeError;

    // The loops below call the decoder itself, as users do.
    #[inline(always)]
    fn next(&mut self, buffer: &mut BytesMut) -> Result<Option<Server>, DecodeError> {
        self.read_as::<Framed<u16>, Server>(buffer)
    }
}

/// A decoder by hand. Like every decoder of a real stream it reports what is wrong instead of
/// panicking, refuses messages that are too long, and takes nothing more after an error.
struct ByHand {
    max_len: usize,
    fault: Option<Fault>,
}

/// What is wrong with a stream.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// A message of so many bytes.
    TooLong(#[allow(dead_code, reason = "for `Debug`")] usize),
    /// A message that cannot be decoded.
    Wrong,
}

impl ByHand {
    fn new() -> Self {
        Self { max_len: MessageDecoder::<Plain>::MAX_LEN, fault: None }
    }

    #[cold]
    fn fail(&mut self, fault: Fault) -> Fault {
        self.fault = Some(fault);
        fault
    }
}

impl Decoder for ByHand {
    type Error = Fault;

    // Without an attribute: the compiler puts it into its callers, as it does with ours.
    fn next(&mut self, buffer: &mut BytesMut) -> Result<Option<Server>, Fault> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        let Some((len, rest)) = buffer.split_first_chunk() else { return Ok(None) };
        let len = usize::from(u16::from_le_bytes(*len));
        if len > self.max_len {
            return Err(self.fail(Fault::TooLong(len)));
        }
        let Some(body) = rest.get(..len) else { return Ok(None) };
        let Some(message) = Server::read(body) else { return Err(self.fail(Fault::Wrong)) };
        buffer.advance(2 + len);
        Ok(Some(message))
    }
}

/// Takes all messages out of a buffer.
fn taking_all(stream: &'static [u8], expected: &[Server], mut decoder: impl Decoder) -> Loop {
    let mut buffer = BytesMut::with_capacity(stream.len());
    buffer.extend_from_slice(stream);
    let found: Vec<Server> = std::iter::from_fn(|| decoder.next(&mut buffer).unwrap()).collect();
    assert!(found == expected && buffer.is_empty(), "stream decode");
    Box::new(move |rounds| {
        for _ in 0..rounds {
            buffer.clear();
            buffer.extend_from_slice(black_box(stream));
            loop {
                match decoder.next(&mut buffer) {
                    Ok(Some(message)) => {
                        black_box(&message);
                    }
                    Ok(None) => break,
                    Err(fault) => panic!("{fault:?}"),
                }
            }
        }
    })
}

/// Puts byte by byte into a buffer, and asks for a message after each.
fn feeding(stream: &'static [u8], expected: &[Server], mut decoder: impl Decoder) -> Loop {
    let mut buffer = BytesMut::with_capacity(stream.len());
    let mut feed = move |mut take: Box<dyn FnMut(Server) + '_>| {
        buffer.clear();
        for byte in black_box(stream) {
            buffer.put_u8(*byte);
            match decoder.next(&mut buffer) {
                Ok(Some(message)) => take(message),
                Ok(None) => {}
                Err(fault) => panic!("{fault:?}"),
            }
        }
    };
    let mut found = Vec::new();
    feed(Box::new(|message| found.push(message)));
    assert!(found == expected, "stream feed");
    Box::new(move |rounds| {
        for _ in 0..rounds {
            feed(Box::new(|message| {
                black_box(&message);
            }));
        }
    })
}
