use codec_core::{
    BigEndian, Wire,
    codec::{AtMost, List, ListAs},
};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Packet {
    #[wire(as = ListAs<u8, Vec<u16>>)]
    of_the_format: Vec<Vec<u16>>,
}

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Limited {
    #[wire(as = AtMost<4, List<u8>>)]
    limited: Vec<Vec<u16>>,
}

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Deep {
    #[wire(as = ListAs<u8, AtMost<4, List<u8>>>)]
    deep: Vec<Vec<Vec<u16>>>,
}

fn main() {}
