//! Messages of the formats: derived code against careful hand-written code on the same types.
//!
//! | shape | what it is |
//! |---|---|
//! | `tera_guild` | TERA `S_GUILD_INFO`: six texts and a list of five ranks |
//! | `tera_64` | a TERA list of 64 elements with a text each |
//! | `moul_login` | MOUL `AcctLoginRequest`: three texts and a digest |
//! | `np_travel` | nativeparam `SocialTravel` |
//! | `ac_position` | Asheron's Call `Movement_PositionEvent` |
//! | `ac_object` | Asheron's Call `Item_CreateObject` with 23 optional parts |
//! | `castle_player` | a Castle file, and the same content as NBT |

mod ac_object;
mod ac_position;
mod castle;
mod moul;
mod nativeparam;
mod tera;

use codec_core::{Decode, Encode, Format};

use crate::cases::{Case, Cases, Sample};

/// The cases.
pub fn cases() -> Vec<Case> {
    let messages = [
        tera::guild(),
        tera::roster(),
        moul::login(),
        nativeparam::travel(),
        ac_position::cases(),
        ac_object::cases(),
        castle::cases(),
    ];
    messages.into_iter().flatten().collect()
}

/// Both directions of `value` in the format `F` and by hand.
fn pair<F, T>(
    shape: &'static str,
    value: T,
    encode: impl Fn(&T, &mut Vec<u8>) -> Option<()> + Copy + 'static,
    decode: impl Fn(&'static [u8]) -> Option<T> + Copy + 'static,
) -> Vec<Case>
where
    F: Format + 'static,
    T: Encode<F> + Decode<'static, F> + Clone + PartialEq + 'static,
{
    let sample = Sample::new(value, encode);
    let mut cases = Cases::of(shape);
    cases.hand(&sample, encode, decode).ours::<F, T>(&[sample]);
    cases.finish()
}
