//! Other crates, on exactly the same bytes, through their documented idioms.

mod binrw;
mod deku;
mod wincode;

use crate::cases::Case;

/// The cases of all peers.
pub fn cases() -> Vec<Case> {
    [wincode::cases(), binrw::cases(), deku::cases()].into_iter().flatten().collect()
}

/// Makes a peer's message of shape D.
macro_rules! convert_message {
    ($(($name:ident $id:literal))*) => {
        fn convert(message: &crate::shapes::d::Message) -> Message {
            match message {
                $(crate::shapes::d::Message::$name(message) => {
                    Message::$name($name { a: message.a, b: message.b })
                })*
            }
        }
    };
}
use convert_message;
