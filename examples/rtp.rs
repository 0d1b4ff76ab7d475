//! RTP: a header of bits that say what follows, and an extension made of small elements.
//!
//! Shows `bits`, `count` by a group of bits, `when`, a length in words of four bytes (`len`, solved
//! for the field), `switch` with `other`, and ids that are ranges, with a field that keeps the tag.
//! The layout is that of RFC 3550, section 5.1. The extension is the one drawn in RFC 8285, section
//! 4.2; neither RFC prints whole packets, so the values in the bytes are chosen for this example.

use codec_core::{BigEndian, Format, Implied, Wire};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian)]
struct Packet {
    head: Head,
    sequence: u16,
    timestamp: u32,
    source: u32,
    #[wire(count = head.contributors)]
    contributors: Vec<u32>,
    #[wire(when = head.extension)]
    extension: Option<Extension>,
    /// With padding behind it, if `head.padding` is set: the last byte says how much.
    #[wire(rest)]
    payload: Vec<u8>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian, bits = u16)]
struct Head {
    #[wire(bits = 2, const = 2)]
    version: Implied<u8>,
    padding: bool,
    extension: bool,
    #[wire(bits = 4)]
    contributors: u8,
    marker: bool,
    #[wire(bits = 7)]
    payload_type: u8,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian)]
struct Extension {
    profile: Implied<u16>,
    words: Implied<u16>,
    #[wire(switch = profile, len = usize::from(words) * 4)]
    data: ExtensionData,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian, tag = u16)]
enum ExtensionData {
    #[wire(id = 0xbede)]
    OneByteHeaders(#[wire(rest)] Vec<Element>),
    #[wire(other)]
    Other(u16, Vec<u8>),
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian, tag = u8)]
enum Element {
    #[wire(id = 0)]
    Padding,
    /// The upper half of `head` is the number of the element, the lower one its length, less one.
    #[wire(id = 0x10..=0xef)]
    Item {
        #[wire(tag)]
        head: u8,
        #[wire(count = (head & 0x0f) + 1)]
        data: Vec<u8>,
    },
}

const BYTES: [u8; 41] = [
    0x92, 0xe0, 0x12, 0x34, 0x00, 0x01, 0x51, 0x80, 0xca, 0xfe, 0x00, 0x01, // header
    0xca, 0xfe, 0x00, 0x02, 0xca, 0xfe, 0x00, 0x03, // two contributing sources
    0xbe, 0xde, 0x00, 0x03, 0x10, 0x7f, 0x21, 0x01, 0x02, 0x00, 0x00, 0x33, // extension
    0xa0, 0xa1, 0xa2, 0xa3, // data of its last element
    0x98, 0x36, 0xbe, 0x88, 0x9e, // payload
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let packet: Packet = BigEndian::from_slice(&BYTES)?;
    println!("type {}, packet {}", packet.head.payload_type, packet.sequence);
    println!("{:?}", packet.extension);
    print!("{}", BigEndian::annotate(&packet)?);
    assert_eq!(packet.contributors, [0xcafe_0002, 0xcafe_0003]);
    assert_eq!(BigEndian::to_vec(&packet)?, BYTES);

    let error = BigEndian::from_slice::<Packet>(&BYTES[..34]).unwrap_err();
    println!("cut off: {error}");
    assert_eq!(error.to_string(), "needed 12 bytes, 10 left at byte 0x18 in Packet.extension.data");
    // The number of contributors, four bits of the head, is written from the list.
    let shorter = BigEndian::to_vec(&Packet { contributors: vec![1], ..packet })?;
    assert_eq!(shorter[..16], [&[0x91], &BYTES[1..12], &[0, 0, 0, 1]].concat());
    Ok(())
}
