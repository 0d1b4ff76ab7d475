//! Other crates, on exactly the same bytes, through their documented idioms.

mod binrw;
mod deku;
mod wincode;

use crate::{cases::Case, samples::Samples};

/// The cases of all peers.
pub fn cases(samples: &Samples) -> Vec<Case> {
    let mut cases = wincode::cases(samples);
    cases.extend(binrw::cases(samples));
    cases.extend(deku::cases(samples));
    cases
}

/// The number and the fields of a message of shape D.
macro_rules! convert_message {
    ($(($name:ident $id:tt $typed:tt))*) => {
        fn convert(message: &crate::shapes::Message) -> Message {
            match message {
                $(crate::shapes::Message::$name(message) => {
                    Message::$name($name { a: message.a, b: message.b })
                })*
            }
        }
    };
}
pub(crate) use convert_message;
