//! A packed format of a user, with what the messages of the games do not have.

use codec_core::{
    BigEndian, Implied, Wire,
    catalog::Catalog,
    codec::{Maybe, U24, VarInt, ZigZag},
    text::{Terminated, Utf8},
};
use serde::{Deserialize, Serialize};

/// Flags of a DNS header, RFC 1035, section 4.1.1.
#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian, bits = u16)]
struct DnsFlags {
    response: bool,
    #[wire(bits = 4)]
    opcode: u8,
    #[wire(bits = 7)]
    others: i8,
    #[wire(bits = 4)]
    code: Code,
}

#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian, repr = u8)]
enum Code {
    Fine,
    NoName = 3,
}

#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian, repr = u8)]
enum Kind {
    Short,
    Long = 7,
}

/// What a kind has.
#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian, tag = u8)]
enum Body {
    #[wire(id = 0)]
    Short(u8),
    #[wire(id = 7)]
    Long { first: u16, second: u16 },
}

#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian)]
struct Pair {
    a: u8,
    b: u16,
}

/// All at once.
#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian, id = 9)]
struct Own {
    #[wire(const = 0x4b53_5921)]
    magic: u32,
    #[wire(as = VarInt<u32>)]
    wide: u32,
    #[wire(as = ZigZag<i32>)]
    signed: i32,
    #[wire(as = U24)]
    three: u32,
    flags: DnsFlags,
    kind: Kind,
    #[serde(skip)]
    which: Implied<u8>,
    #[wire(switch = which)]
    body: Body,
    #[wire(as = Terminated<Utf8>)]
    name: String,
    #[wire(as = Maybe<u8>)]
    maybe: Option<u16>,
    #[wire(since = 3)]
    new: Option<u8>,
    #[wire(until = 2)]
    old: Option<u8>,
    #[serde(skip)]
    size: Implied<u8>,
    #[wire(count = size - 1)]
    pairs: Vec<Pair>,
    #[wire(align = 4, check = sum < 100)]
    sum: u16,
    #[wire(tail)]
    last: Option<u16>,
}

/// The messages of the format.
pub(crate) fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    catalog.add::<BigEndian, Own>("");
    catalog.set_format("own");
    catalog
}

/// The bytes of messages, by the rules of the directives.
pub(crate) const MESSAGES: &[&str] = &[
    // magic, 300, -3, 0x010203, flags, Short, 0 and 5, "hi", absent, 8, two pairs, aligned 99, 7
    "4b535921 ac02 05 010203 8183 00 00 05 686900 00 08 03 01 0002 03 0004 00 0063 0007",
    // magic, 5, 4, 0xffffff, flags, Long, 7 and 1 and 2, "", 9, 8, no pairs, aligned 1
    "4b535921 05 08 ffffff 7ff0 07 07 0001 0002 00 01 0009 08 01 00 0001",
];
