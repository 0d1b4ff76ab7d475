//! pcap files of either byte order: the first four bytes say which.
//!
//! Shows the ready format `AnyEndian`, `order` by an earlier field, `check`, a `repr` that keeps
//! unknown numbers (`other`), and a list that takes the `rest`. The layout is that of the Internet
//! draft `draft-ietf-opsawg-pcap`. The packet is the first one of `NTP_sync.pcap`, one of Wireshark's
//! sample captures, in a file for this example: only the Ethernet header is captured.

use codec_core::{AnyEndian, Format, Implied, Order, Wire};

/// The magic number as a big-endian file has it: times in microseconds, or in nanoseconds.
const MICROS: [u8; 4] = [0xa1, 0xb2, 0xc3, 0xd4];
const NANOS: [u8; 4] = [0xa1, 0xb2, 0x3c, 0x4d];
/// The same in a little-endian file.
const MICROS_LITTLE: [u8; 4] = [0xd4, 0xc3, 0xb2, 0xa1];
const NANOS_LITTLE: [u8; 4] = [0x4d, 0x3c, 0xb2, 0xa1];

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Capture {
    #[wire(check = matches!(magic, MICROS | NANOS | MICROS_LITTLE | NANOS_LITTLE))]
    magic: [u8; 4],
    #[wire(const = (2, 4), order = if magic[0] == 0xa1 { Order::Big } else { Order::Little })]
    version: Implied<(u16, u16)>,
    #[wire(pad = 8)]
    max_length: u32,
    link: LinkType,
    #[wire(rest)]
    records: Vec<Record>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian, repr = u32)]
enum LinkType {
    #[wire(id = 1)]
    Ethernet,
    #[wire(id = 101)]
    RawIp,
    #[wire(other)]
    Other(u32),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Record {
    seconds: u32,
    fraction: u32,
    captured: Implied<u32>,
    /// How long the packet was; the capture may have cut it off.
    length: u32,
    #[wire(count = captured)]
    data: Vec<u8>,
}

const LITTLE: [u8; 54] = [
    0xd4, 0xc3, 0xb2, 0xa1, 0x02, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x0e, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, // at most 14 bytes of a packet, Ethernet
    0x6c, 0x86, 0x57, 0x41, 0x00, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x5a, 0x00, 0x00, 0x00,
    0x00, 0x0c, 0x41, 0x82, 0xb2, 0x53, 0x00, 0xd0, 0x59, 0x6c, 0x40, 0x4e, 0x08, 0x00,
];
const BIG: [u8; 54] = [
    0xa1, 0xb2, 0xc3, 0xd4, 0x00, 0x02, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x01, // the same in the other order
    0x41, 0x57, 0x86, 0x6c, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x5a,
    0x00, 0x0c, 0x41, 0x82, 0xb2, 0x53, 0x00, 0xd0, 0x59, 0x6c, 0x40, 0x4e, 0x08, 0x00,
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let little: Capture = AnyEndian::from_slice(&LITTLE)?;
    let big: Capture = AnyEndian::from_slice(&BIG)?;
    println!("{:?}, packets of at most {} bytes", little.link, little.max_length);
    for record in &little.records {
        println!("  {}: {} of {} bytes", record.seconds, record.data.len(), record.length);
    }
    print!("{}", AnyEndian::annotate(&big)?);
    assert_eq!((&little.link, &little.records), (&big.link, &big.records));
    assert_eq!(AnyEndian::to_vec(&little)?, LITTLE);
    assert_eq!(AnyEndian::to_vec(&big)?, BIG);

    // The magic number is all that changes when a capture is converted.
    assert_eq!(AnyEndian::to_vec(&Capture { magic: MICROS, ..little })?, BIG);

    let error = AnyEndian::from_slice::<Capture>(&BIG[..50]).unwrap_err();
    println!("cut off: {error}");
    assert_eq!(
        error.to_string(),
        "needed 1 bytes, 0 left at byte 0x32 in Capture.records[0].data[10]"
    );
    let error = AnyEndian::from_slice::<Capture>(b"PK\x03\x04").unwrap_err();
    println!("another kind of file: {error}");
    Ok(())
}
