//! Messages of the formats: derived code against careful hand-written code on the same types.
//!
//! | shape | what it is |
//! |---|---|
//! | `tera_guild` | TERA `S_GUILD_INFO`: six texts and a list of five ranks |
//! | `tera_64`, `tera_500` | a TERA list of so many elements with a text each |
//! | `moul_login`, `moul_reply`, `moul_ping` | the login of MOUL, its answer, a ping |
//! | `np_travel` | nativeparam `SocialTravel` |
//! | `np_200` | 200 nativeparam values of any type, without a declaration |
//! | `ac_position` | Asheron's Call `Movement_PositionEvent` |
//! | `ac_positions` | 1,000 positions of Asheron's Call |
//! | `ac_object` | Asheron's Call `Item_CreateObject` with 23 optional parts |

mod asherons_call;
mod moul;
mod nativeparam;
mod object;
pub(crate) mod tera;
mod text;

use codec_core::{Decode, Encode, Format};

use crate::{
    cases::{Case, Cases, FREE_LIST, Sample},
    ours,
};

/// The names of the shapes.
pub const NAMES: &[&str] = &[
    "tera_guild",
    "tera_64",
    "tera_500",
    "moul_login",
    "moul_reply",
    "moul_ping",
    "np_travel",
    "np_200",
    "ac_position",
    "ac_positions",
    "ac_object",
];

/// The cases of both sides.
struct Pairs {
    hand: Cases,
    ours: Cases,
}

impl Pairs {
    /// Adds both directions of `value` in the format `F` and by hand.
    fn add<F, T>(
        &mut self,
        shape: &'static str,
        value: T,
        encode: impl Fn(&T, &mut Vec<u8>) -> Option<()> + Copy + 'static,
        decode: impl Fn(&'static [u8]) -> Option<T> + Copy + 'static,
    ) where
        F: Format + 'static,
        T: Encode<F> + Decode<'static, F> + Clone + PartialEq + 'static,
    {
        let sample = Sample::new(value, encode);
        self.hand.both(shape, &sample, encode, decode);
        ours::both::<F, T>(&mut self.ours, shape, &sample);
        if shape == "tera_500" {
            self.hand.decode(shape, FREE_LIST, sample.clone(), move |input| decode(input).unwrap());
            self.ours.decode(shape, FREE_LIST, sample, ours::decode::<F, T>);
        }
    }
}

/// The cases.
pub fn cases() -> Vec<Case> {
    let mut pairs = Pairs { hand: Cases::of("hand"), ours: Cases::of("ours") };
    tera::add(&mut pairs);
    moul::add(&mut pairs);
    nativeparam::add(&mut pairs);
    asherons_call::add(&mut pairs);
    object::add(&mut pairs);
    let mut cases = pairs.hand.finish();
    cases.extend(pairs.ours.finish());
    cases
}
