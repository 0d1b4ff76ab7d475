//! Small structs that together use every directive.

use bytes::Bytes;
use codec_core::{
    BigEndian, Implied, LittleEndian, Wire,
    codec::{AtMost, Blob, Framed, List, Maybe, VarInt},
    text::{Fixed, Padded, Prefixed, Terminated, Text, Utf8, Utf16Be, Windows1252},
};

use crate::{check::round_trip, elsewhere::elsewhere};

#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct Counts {
    count: Implied<u8>,
    len: Implied<u16>,
    flags: Implied<u8>,
    #[wire(count = count)]
    list: Vec<u16>,
    #[wire(len = len)]
    bytes: Vec<u8>,
    #[wire(bit = flags & 1)]
    a: Option<u32>,
    #[wire(bit = flags & 2, as = Prefixed<u8, Utf8>)]
    b: Option<String>,
    kind: u8,
    #[wire(when = kind > 3)]
    more: Option<Box<Counts>>,
    #[wire(since = 3)]
    new: Option<u8>,
    #[wire(check = checked != 7)]
    checked: u8,
}

#[derive(Wire, Debug)]
#[wire(format = LittleEndian, tag = u8)]
enum Choice {
    #[wire(id = 0)]
    Empty,
    #[wire(id = 1)]
    Texts {
        #[wire(as = Terminated<Utf8>)]
        a: String,
        #[wire(as = Fixed<6, Windows1252>)]
        b: String,
        #[wire(as = Padded<4, Prefixed<u8, Windows1252>>)]
        c: String,
        #[wire(as = Prefixed<u8, Utf16Be>)]
        d: String,
    },
    #[wire(id = 2)]
    Counts(Box<Counts>),
    #[wire(id = 3)]
    Lists {
        #[wire(as = List<VarInt<u32>>)]
        a: Vec<Choice>,
        #[wire(as = AtMost<4, List<u8>>)]
        b: Vec<[u8; 3]>,
        #[wire(as = Maybe<u8>)]
        c: Option<u64>,
        #[wire(as = Blob<u8>)]
        d: Bytes,
    },
    #[wire(other)]
    Other(u8, Bytes),
}

#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct Switched {
    kind: Implied<u16>,
    #[wire(align = 4)]
    number: u8,
    #[wire(pad = 2)]
    order: BigOrder,
    #[wire(switch = kind)]
    body: Body,
    #[wire(end = 0)]
    numbers: Vec<u16>,
    #[wire(rest)]
    rest: Vec<Choice>,
}

#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct BigOrder(#[wire(as = BigEndian<u32>)] u32);

#[derive(Wire, Debug)]
#[wire(format = LittleEndian, tag = u16)]
enum Body {
    #[wire(id = 1)]
    Framed(#[wire(as = Framed<u8>)] Box<Choice>),
    #[wire(id = 2)]
    Bits(Bits),
    #[wire(id = 3)]
    Words {
        len: Implied<u8>,
        #[wire(len = len * 2, as = Text<Utf8>)]
        text: String,
    },
}

#[derive(Wire, Debug)]
#[wire(format = LittleEndian, bits = u16)]
struct Bits {
    #[wire(bits = 3)]
    a: u8,
    #[wire(bits = 1)]
    b: bool,
    #[wire(bits = 12)]
    c: u16,
}

/// Structs with all directives.
pub fn directives(data: &[u8]) {
    round_trip::<LittleEndian, Counts>(data);
    round_trip::<LittleEndian, Choice>(data);
    round_trip::<LittleEndian, Switched>(data);
    elsewhere(data);
}
