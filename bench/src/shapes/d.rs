//! D: one of 300 messages behind a number.

use bytes::BytesMut;
use codec_core::Wire;

use super::numbers::for_messages;
use crate::{
    by_hand::number,
    cases::{Case, Cases, Random, Room, Sample},
    ours::Plain,
};

/// The samples: 1,000 messages in random order.
pub fn samples() -> Vec<Sample<Message>> {
    let all = all();
    let mut random = Random::new(7);
    let mut message = || all[random.below(300) as usize].clone();
    (0..1000).map(|_| Sample::new(message(), append)).collect()
}

pub fn cases() -> Vec<Case> {
    let samples = samples();
    let mut cases = Cases::of("D");
    cases
        .by("hand")
        .encode("encode", &samples, |value, out: &mut Room| {
            out.len = 10;
            out.bytes[..10].copy_from_slice(&bytes_of(value));
        })
        .encode("encode_into", &samples, |value, out: &mut BytesMut| {
            out.clear();
            out.extend_from_slice(&bytes_of(value));
        })
        .encode("to_vec", &samples, |value, out: &mut Vec<u8>| *out = bytes_of(value).to_vec())
        .decode("decode", &samples, |input| decode(input).unwrap())
        .ours::<Plain, Message>(&samples)
        .ours_appended(&samples);
    cases.finish()
}

fn append(message: &Message, out: &mut Vec<u8>) -> Option<()> {
    out.extend_from_slice(&bytes_of(message));
    Some(())
}

macro_rules! messages {
    ($(($name:ident $id:literal))*) => {
        $(
            #[derive(Wire, Debug, Clone, PartialEq)]
            #[wire(format = Plain)]
            pub struct $name {
                pub a: u32,
                pub b: u32,
            }

            impl $name {
                #[inline]
                fn decode_by_hand(body: &[u8]) -> Option<Self> {
                    let body: &[u8; 8] = body.try_into().ok()?;
                    Some(Self { a: number(body, 0), b: number(body, 4) })
                }
            }
        )*

        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Plain, tag = u16)]
        pub enum Message {
            $(#[wire(id = $id)] $name($name),)*
        }

        /// One of each message.
        fn all() -> Vec<Message> {
            let mut number = 0;
            vec![$({
                number += 1;
                Message::$name($name { a: number, b: number * 3 })
            },)*]
        }

        #[inline]
        fn bytes_of(message: &Message) -> [u8; 10] {
            let (id, a, b): (u16, u32, u32) = match message {
                $(Message::$name(message) => ($id, message.a, message.b),)*
            };
            let mut bytes = [0; 10];
            bytes[..2].copy_from_slice(&id.to_le_bytes());
            bytes[2..6].copy_from_slice(&a.to_le_bytes());
            bytes[6..].copy_from_slice(&b.to_le_bytes());
            bytes
        }

        fn decode(input: &[u8]) -> Option<Message> {
            let (id, body) = input.split_first_chunk()?;
            Some(match u16::from_le_bytes(*id) {
                $($id => Message::$name($name::decode_by_hand(body)?),)*
                _ => return None,
            })
        }
    };
}
for_messages!(messages);
