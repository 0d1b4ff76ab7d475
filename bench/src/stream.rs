//! A stream of messages behind their lengths, out of a buffer that holds all of them (`decode`), and
//! out of one that gets them byte by byte (`feed`). The messages are those of `server`.

use std::hint::black_box;

use bytes::{Buf as _, BufMut as _, BytesMut};
use codec_core::{codec::Framed, stream::MessageDecoder};

use crate::{
    cases::{Case, Cases},
    server::{self, Server},
    shapes::Plain,
};

/// The name of the shape.
pub const NAMES: &[&str] = &["stream"];

/// The cases.
pub fn cases() -> Vec<Case> {
    let messages = server::messages();
    let stream: &'static [u8] = framed(&messages).leak();
    let each = (stream.len() / messages.len(), true);
    let batch = messages.len() as u64;

    let mut ours = Cases::of("ours");
    let expected = messages.clone();
    ours.add("stream", "decode", each, batch, move || {
        let mut decoder = MessageDecoder::<Plain>::new();
        taking_all(stream, &expected, move |buffer| {
            decoder.read_as::<Framed<u16>, Server>(buffer).unwrap()
        })
    });
    let expected = messages.clone();
    ours.add("stream", "feed", each, batch, move || {
        let mut decoder = MessageDecoder::<Plain>::new();
        feeding(stream, &expected, move |buffer| {
            decoder.read_as::<Framed<u16>, Server>(buffer).unwrap()
        })
    });
    let mut hand = Cases::of("hand");
    let expected = messages.clone();
    hand.add("stream", "decode", each, batch, move || taking_all(stream, &expected, by_hand));
    hand.add("stream", "feed", each, batch, move || feeding(stream, &messages, by_hand));
    let mut cases = hand.finish();
    cases.extend(ours.finish());
    cases
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

/// The next message, if all of it is there; panics if it is wrong.
#[inline(never)]
fn by_hand(buffer: &mut BytesMut) -> Option<Server> {
    let (len, rest) = buffer.split_first_chunk()?;
    let len = usize::from(u16::from_le_bytes(*len));
    let message = Server::read(rest.get(..len)?).unwrap();
    buffer.advance(2 + len);
    Some(message)
}

/// Takes all messages out of a buffer.
fn taking_all(
    stream: &'static [u8],
    expected: &[Server],
    mut next: impl FnMut(&mut BytesMut) -> Option<Server> + 'static,
) -> crate::cases::Loop {
    let mut buffer = BytesMut::with_capacity(stream.len());
    buffer.extend_from_slice(stream);
    let found: Vec<Server> = std::iter::from_fn(|| next(&mut buffer)).collect();
    assert!(found == expected && buffer.is_empty(), "stream decode");
    Box::new(move |rounds| {
        for _ in 0..rounds {
            buffer.clear();
            buffer.extend_from_slice(black_box(stream));
            while let Some(message) = next(&mut buffer) {
                black_box(&message);
            }
        }
    })
}

/// Puts byte by byte into a buffer, and asks for a message after each.
fn feeding(
    stream: &'static [u8],
    expected: &[Server],
    mut next: impl FnMut(&mut BytesMut) -> Option<Server> + 'static,
) -> crate::cases::Loop {
    let mut buffer = BytesMut::with_capacity(stream.len());
    let mut feed = move |mut take: Box<dyn FnMut(Server) + '_>| {
        buffer.clear();
        for byte in black_box(stream) {
            buffer.put_u8(*byte);
            if let Some(message) = next(&mut buffer) {
                take(message);
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
