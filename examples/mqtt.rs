//! MQTT 5: the packets CONNECT and PUBLISH.
//!
//! Shows `VarInt` as a length and as a tag, `switch` with `len` (the first byte selects the packet,
//! other packets keep their bytes), `id` with a range and a field that keeps the tag (the lower four
//! bits of the first byte are flags), `bit` (flags that say which fields follow), `when`, `Framed`
//! (properties behind their length), `Prefixed` text and `rest`.
//!
//! The variable headers are those of OASIS MQTT 5.0, figures 3-6 (CONNECT) and 3-9 (PUBLISH). The
//! payloads, which the figures leave out, are made up after sections 3.1.3 and 3.3.3.

use codec_core::{
    BigEndian, Format, Implied, Wire,
    codec::{Blob, Framed, VarInt},
    text::{Prefixed, Utf8},
};

#[derive(Wire, Debug)]
#[wire(format = BigEndian)]
struct Packet {
    first: Implied<u8>,
    #[wire(as = VarInt<u32>, check = remaining < 1 << 28)]
    remaining: Implied<u32>,
    #[wire(switch = first, len = remaining)]
    body: Body,
}

#[derive(Wire, Debug)]
#[wire(format = BigEndian, tag = u8)]
enum Body {
    #[wire(id = 0x10)]
    Connect(Connect),
    #[wire(id = 0x30..=0x3f)]
    Publish {
        /// The lower four bits: sent again (8), quality of service (2 bits), retain (1).
        #[wire(tag)]
        first: u8,
        #[wire(as = Prefixed<u16, Utf8>)]
        topic: String,
        #[wire(when = first & 0b110 != 0)]
        packet_id: Option<u16>,
        #[wire(as = Framed<VarInt<u32>>)]
        properties: Vec<Property>,
        #[wire(rest)]
        payload: Vec<u8>,
    },
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[derive(Wire, Debug)]
#[wire(format = BigEndian)]
struct Connect {
    #[wire(const = "MQTT", as = Prefixed<u16, Utf8>)]
    protocol: Implied<String>,
    #[wire(const = 5)]
    version: Implied<u8>,
    /// Clean start (2), and for the will: quality of service (0x18), retain (0x20).
    #[wire(check = flags & 1 == 0)]
    flags: u8,
    keep_alive: u16,
    #[wire(as = Framed<VarInt<u32>>)]
    properties: Vec<Property>,
    #[wire(as = Prefixed<u16, Utf8>)]
    client_id: String,
    #[wire(bit = flags & 0x04)]
    will: Option<Will>,
    #[wire(bit = flags & 0x80, as = Prefixed<u16, Utf8>)]
    user: Option<String>,
    #[wire(bit = flags & 0x40, as = Blob<u16>)]
    password: Option<Vec<u8>>,
}

/// What the server publishes for a client that is gone.
#[derive(Wire, Debug)]
#[wire(format = BigEndian)]
struct Will {
    #[wire(as = Framed<VarInt<u32>>)]
    properties: Vec<Property>,
    #[wire(as = Prefixed<u16, Utf8>)]
    topic: String,
    #[wire(as = Blob<u16>)]
    payload: Vec<u8>,
}

/// Some of the properties. They have no length, so an unknown one is an error.
#[derive(Wire, Debug)]
#[wire(format = BigEndian, tag = VarInt<u32>)]
enum Property {
    #[wire(id = 0x02)]
    MessageExpiry(u32),
    #[wire(id = 0x03)]
    ContentType(#[wire(as = Prefixed<u16, Utf8>)] String),
    #[wire(id = 0x0b)]
    Subscription(#[wire(as = VarInt<u32>)] u32),
    #[wire(id = 0x11)]
    SessionExpiry(u32),
}

const CONNECT: &[u8] = b"\x10\x2c\x00\x04MQTT\x05\xce\x00\x0a\x05\x11\x00\x00\x00\x0a\
    \x00\x02me\x00\x00\x04gone\x00\x03bye\x00\x04user\x00\x04\x01\x02\x03\x04";
const PUBLISH: &[u8] = b"\x32\x0a\x00\x03a/b\x00\x0a\x00hi";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for bytes in [CONNECT, PUBLISH, b"\xd0\x00"] {
        let packet: Packet = BigEndian::from_slice(bytes)?;
        println!("{:?}", packet.body);
        print!("{}", BigEndian::annotate(&packet)?);
        assert_eq!(BigEndian::to_vec(&packet)?, bytes);
    }

    let mut corrupt = CONNECT.to_vec();
    corrupt[13] = 0x7f; // the property
    let error = BigEndian::from_slice::<Packet>(&corrupt).unwrap_err();
    println!("{error}");
    assert_eq!(
        error.to_string(),
        "unknown tag 0x7f of `Property` at byte 0xd in Packet.body.Connect.properties[0]"
    );
    Ok(())
}
