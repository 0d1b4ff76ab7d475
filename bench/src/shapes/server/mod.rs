//! What a server does with each message: decode it, handle it, and append the answer to a `BytesMut`.
//! 300 messages of six kinds.

mod messages;

use bytes::BytesMut;
use codec_core::Format as _;

pub use self::messages::Server;
use crate::{
    cases::{Case, Cases, Random, Sample},
    ours::Plain,
};

pub fn cases() -> Vec<Case> {
    let samples: Vec<Sample<&'static [u8]>> = messages()
        .into_iter()
        .map(|mut message| {
            let mut input = BytesMut::new();
            message.write(&mut input).unwrap();
            message.handle();
            let mut answer = BytesMut::new();
            message.write(&mut answer).unwrap();
            Sample { value: &*input.to_vec().leak(), bytes: answer.to_vec().leak() }
        })
        .collect();
    let mut cases = Cases::of("server");
    cases
        .by("hand")
        .encode("loop", &samples, |input, out: &mut BytesMut| {
            out.clear();
            let mut message = Server::read(input).unwrap();
            message.handle();
            message.write(out).unwrap();
        })
        .by("ours")
        .encode("loop", &samples, |input, out: &mut BytesMut| {
            out.clear();
            let mut message: Server = Plain::from_slice(input).unwrap();
            message.handle();
            Plain::encode_into(&message, out).unwrap();
        });
    cases.finish()
}

/// 600 messages in random order.
pub fn messages() -> Vec<Server> {
    let all = messages::all();
    let mut random = Random::new(11);
    (0..600).map(|_| all[random.below(300) as usize].clone()).collect()
}
