//! Other crates, on exactly the same bytes, through their documented idioms.

pub(crate) mod binrw;
pub(crate) mod deku;
pub(crate) mod wincode;

use crate::{
    cases::{Case, Wanted},
    samples::Samples,
};

/// The cases of the peers that are `wanted`.
pub fn cases(samples: &Samples, wanted: Wanted<'_>) -> Vec<Case> {
    let mut cases = Vec::new();
    if wanted("wincode") {
        cases.extend(wincode::cases(samples));
    }
    if wanted("binrw") {
        cases.extend(binrw::cases(samples));
    }
    if wanted("deku") {
        cases.extend(deku::cases(samples));
    }
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
