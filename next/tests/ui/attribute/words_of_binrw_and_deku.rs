//! Every line has a word that another derive has for something that is here too.

use codec_core::{BigEndian, Wire};

#[derive(Wire)]
#[wire(format = BigEndian, magic = b"WX", import(version: u8))]
struct Header {
    #[wire(temp, calc = items.len())]
    count: u8,
    #[wire(align_before = 4, pad_size_to = 8)]
    name: [u8; 8],
    #[wire(assert(level < 9), map = Level::new)]
    level: u8,
    #[wire(seek_before = offset, parse_with = read_items)]
    items: Vec<u8>,
    #[wire(read_all)]
    rest: Vec<u8>,
}

#[derive(Wire)]
#[wire(format = BigEndian, id_type = u8)]
enum Kind {
    Ping,
}

#[derive(Wire)]
#[wire(format = BigEndian, tag = u8)]
enum Message {
    #[wire(magic = 1)]
    Ping,
    #[wire(id_pat = 2..=6)]
    Other(u8),
}

fn main() {}
