//! `id = …` and `name = "…"`: number and name of a message, and other names of fields.

use ::codec_core::{MessageId, MessageName, Wire};
use ::std::{assert_eq, boxed::Box};

use crate::support::{Little, assert_message};

const BASE: u64 = 0x1000;

/// C_LOGIN
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, id = BASE + 3, name = "C_LOGIN")]
struct Login {
    #[wire(name = "acct")]
    account: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, id = 7)]
struct Numbered<T> {
    value: T,
}

#[test]
fn number_and_name_are_constants_of_the_type() {
    assert_eq!(Login::ID, 0x1003);
    assert_eq!(Login::NAME, "C_LOGIN");
    assert_eq!(Numbered::<u8>::ID, 7);
    assert_eq!(Box::<Login>::ID, 0x1003);
}

#[test]
fn neither_is_on_the_wire_of_a_packed_format() {
    assert_message::<Little, _>(&Login { account: 9 }, &[9]);
    assert_message::<Little, _>(&Numbered { value: 9u16 }, &[9, 0]);
}
