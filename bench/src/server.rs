//! What a server does with each message: decode it, handle it, encode the answer into a
//! `BytesMut`. 300 messages of six kinds, ours and by hand; peers write to a `Vec`.

use bytes::BytesMut;
use codec_core::Format as _;

pub use self::messages::Server;
use crate::{
    cases::{Case, Cases, Sample, Wanted},
    shapes::{Plain, Random},
};

/// The name of the shape.
pub const NAMES: &[&str] = &["server"];

/// What the server does with a message.
macro_rules! handle {
    (pair $name:ident) => {
        impl $name {
            #[inline]
            fn handle(&mut self) {
                self.a = self.a.wrapping_add(self.b);
            }
        }
    };
    (mixed $name:ident) => {
        impl $name {
            #[inline]
            fn handle(&mut self) {
                self.time = self.time.wrapping_add(u64::from(self.trans));
            }
        }
    };
    (named $name:ident) => {
        impl $name {
            #[inline]
            fn handle(&mut self) {
                self.player = self.player.wrapping_add(1);
            }
        }
    };
    (list $name:ident) => {
        impl $name {
            #[inline]
            fn handle(&mut self) {
                self.owner = self.owner.wrapping_add(1);
            }
        }
    };
    (place $name:ident) => {
        impl $name {
            #[inline]
            fn handle(&mut self) {
                self.cell = self.cell.wrapping_add(1);
            }
        }
    };
    (login $name:ident) => {
        impl $name {
            #[inline]
            fn handle(&mut self) {
                self.trans = self.trans.wrapping_add(1);
            }
        }
    };
}

/// Calls the macro `kind!` in scope for each message, and then `set!` with all of them.
macro_rules! server {
    ($(
        ($a:ident $a_id:tt $a_typed:tt) ($b:ident $b_id:tt $b_typed:tt) ($c:ident $c_id:tt $c_typed:tt)
        ($d:ident $d_id:tt $d_typed:tt) ($e:ident $e_id:tt $e_typed:tt) ($f:ident $f_id:tt $f_typed:tt)
    )*) => {
        $(kind!(pair $a); kind!(mixed $b); kind!(named $c);
          kind!(list $d); kind!(place $e); kind!(login $f);)*

        set! { $($a $a_id $a_typed, $b $b_id $b_typed, $c $c_id $c_typed, $d $d_id $d_typed, $e $e_id $e_typed, $f $f_id $f_typed,)* }
    };
}

mod messages;

#[cfg(feature = "peers")]
mod binrw;
#[cfg(feature = "peers")]
mod deku;
#[cfg(feature = "peers")]
mod wincode;

/// The cases; of the peers, those that are `wanted`.
pub fn cases(wanted: Wanted<'_>) -> Vec<Case> {
    let samples: Vec<Sample<&'static [u8]>> = messages()
        .into_iter()
        .map(|mut message| {
            let input: &'static [u8] = Plain::to_vec(&message).unwrap().leak();
            message.handle();
            let answer: &'static [u8] = Plain::to_vec(&message).unwrap().leak();
            Sample { value: input, bytes: answer, exact: true }
        })
        .collect();
    let mut ours = Cases::of("ours");
    ours.encode_each("server", "loop", samples.clone(), |input, out: &mut BytesMut| {
        out.clear();
        let mut message: Server = Plain::from_slice(input).unwrap();
        message.handle();
        Plain::encode_into(&message, out).unwrap();
    });
    let mut hand = Cases::of("hand");
    hand.encode_each("server", "loop", samples.clone(), |input, out: &mut BytesMut| {
        out.clear();
        let mut message = Server::read(input).unwrap();
        message.handle();
        message.write(out).unwrap();
    });
    let mut cases = hand.finish();
    cases.extend(ours.finish());
    #[cfg(feature = "peers")]
    {
        let mut peer = |name, serve: fn(&&'static [u8], &mut Vec<u8>)| {
            if wanted(name) {
                let mut peer = Cases::of(name);
                peer.encode_each("server", "loop", samples.clone(), serve);
                cases.extend(peer.finish());
            }
        };
        peer("wincode", wincode::serve);
        peer("binrw", binrw::serve);
        peer("deku", deku::serve);
    }
    #[cfg(not(feature = "peers"))]
    let _ = wanted;
    cases
}

/// 600 messages in random order.
pub fn messages() -> Vec<Server> {
    let all = messages::all();
    let mut random = Random::new(11);
    (0..600).map(|_| all[random.below(300) as usize].clone()).collect()
}
