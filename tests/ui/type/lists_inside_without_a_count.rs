use codec_core::{
    BigEndian, Wire,
    codec::{List, Maybe},
};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Conditional {
    flags: u8,
    #[wire(bit = flags & 1)]
    scores: Option<Vec<u16>>,
}

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Pair {
    scores: (u8, Vec<u16>),
}

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Array {
    scores: [Vec<u16>; 2],
}

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Optional {
    #[wire(as = Maybe<u8>)]
    scores: Option<Vec<u16>>,
}

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Listed {
    #[wire(as = List<u8>)]
    scores: Vec<Vec<u16>>,
}

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Rest {
    #[wire(rest)]
    scores: Vec<Vec<u16>>,
}

#[derive(Wire)]
#[wire(format = BigEndian, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Scores(Vec<u16>),
}

fn main() {}
