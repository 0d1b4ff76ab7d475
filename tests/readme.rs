//! What the README shows is what the library prints. (Its code is a doctest of `docs/lib.rs`.)

use codec_core::{
    BigEndian, Format, Implied, Wire,
    checksum::InternetChecksum,
    text::{Prefixed, Utf8},
};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Report {
    #[wire(const = *b"WX")]
    magic: Implied<[u8; 2]>,
    head: Head,
    count: Implied<u16>,
    #[wire(as = Prefixed<u8, Utf8>)]
    station: String,
    #[wire(count = count)]
    celsius: Vec<i16>,
    #[wire(checksum(InternetChecksum, magic..=celsius))]
    sum: Implied<u16>,
}

#[derive(Wire)]
#[wire(format = BigEndian, bits = u8)]
struct Head {
    #[wire(bits = 4)]
    version: u8,
    #[wire(bits = 3)]
    priority: u8,
    last: bool,
}

const README: &str = include_str!("../README.md");

#[test]
fn shows_the_dump_as_printed() {
    let report = Report {
        magic: Implied::new(),
        head: Head { version: 1, priority: 2, last: true },
        count: Implied::new(),
        station: "Oslo".into(),
        celsius: vec![-7, 12],
        sum: Implied::new(),
    };
    let dump = BigEndian::annotate(&report).unwrap().to_string();
    assert!(README.contains(&dump), "the README should have\n{dump}");
}

/// Its code is counted too: a first screen that nobody reads to the end sells nothing.
#[test]
fn is_short() {
    let words = README.split_whitespace().count();
    assert!(words <= 700, "{words} words");
}
