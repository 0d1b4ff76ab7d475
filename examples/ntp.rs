//! NTP: a message of fixed size, with three groups of bits in its first byte.
//!
//! Shows `bits` on a struct and on its fields, an enum with `repr` as a group of bits, and nested
//! structs, in the ready format `BigEndian`. The layout is that of RFC 5905, section 7.3. The bytes
//! are a server's reply: packet 18 of `NTP_sync.pcap`, one of Wireshark's sample captures.

use std::net::Ipv4Addr;

use codec_core::{BigEndian, Format, Wire};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian)]
struct Message {
    head: Head,
    stratum: u8,
    /// Both are exponents of two, in seconds.
    poll: i8,
    precision: i8,
    root_delay: Short,
    root_dispersion: Short,
    /// The server that this one gets its time from (if `stratum` is 2 or more).
    reference: Ipv4Addr,
    reference_time: Timestamp,
    origin_time: Timestamp,
    receive_time: Timestamp,
    transmit_time: Timestamp,
}

/// The first byte, from its most significant bit on.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian, bits = u8)]
struct Head {
    #[wire(bits = 2)]
    leap: Leap,
    #[wire(bits = 3, check = (1..=4).contains(&version))]
    version: u8,
    #[wire(bits = 3)]
    mode: Mode,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian, repr = u8)]
enum Leap {
    None,
    LastMinuteHas61Seconds,
    LastMinuteHas59Seconds,
    Unsynchronized,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian, repr = u8)]
enum Mode {
    SymmetricActive = 1,
    SymmetricPassive,
    Client,
    Server,
    Broadcast,
    Control,
    Private,
}

/// A time span; `fraction` counts units of 2⁻¹⁶ seconds.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian)]
struct Short {
    seconds: u16,
    fraction: u16,
}

/// Seconds since the year 1900; `fraction` counts units of 2⁻³² seconds.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = BigEndian)]
struct Timestamp {
    seconds: u32,
    fraction: u32,
}

const REPLY: [u8; 48] = [
    0x1a, 0x03, 0x0a, 0xee, 0x00, 0x00, 0x1b, 0xf7, 0x00, 0x00, 0x14, 0xec, 0x51, 0xae, 0x80, 0xb7,
    0xc5, 0x02, 0x03, 0x4c, 0x8d, 0x0e, 0x66, 0xcb, 0xc5, 0x02, 0x04, 0xec, 0xec, 0x42, 0xee, 0x92,
    0xc5, 0x02, 0x04, 0xeb, 0xcf, 0x49, 0x59, 0xe6, 0xc5, 0x02, 0x04, 0xeb, 0xcf, 0x4c, 0x6e, 0x6e,
];

/// Seconds from the year 1900 to 1970, where Unix time begins.
const UNIX_EPOCH: u32 = 2_208_988_800;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let reply: Message = BigEndian::from_slice(&REPLY)?;
    println!("{:?}, stratum {}, from {}", reply.head, reply.stratum, reply.reference);
    println!("sent at Unix time {}", reply.transmit_time.seconds - UNIX_EPOCH);
    print!("{}", BigEndian::annotate(&reply)?);
    assert_eq!(reply.head, Head { leap: Leap::None, version: 3, mode: Mode::SymmetricPassive });
    assert_eq!(BigEndian::to_vec(&reply)?, REPLY);

    let error = BigEndian::from_slice::<Message>(&REPLY[..46]).unwrap_err();
    println!("cut off: {error}");
    assert_eq!(
        error.to_string(),
        "needed 4 bytes, 2 left at byte 0x2c in Message.transmit_time.fraction"
    );
    let error = BigEndian::from_slice::<Message>(&[0x18; 48]).unwrap_err();
    println!("no such mode: {error}");
    Ok(())
}
