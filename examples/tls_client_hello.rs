//! TLS 1.3: a ClientHello, the first message of a handshake.
//!
//! Shows lengths of one, two and three bytes inside each other, as codecs (`Framed`, `Blob`,
//! `Prefixed`) and as fields (`len`, with `U24`), and extensions that are type, length and value
//! (`switch` with `len`), of which the unknown ones keep their bytes (`other`).
//!
//! The message is that of RFC 8448, section 3. The declarations follow RFC 8446, section 4.

use codec_core::{
    BigEndian, Format, Implied, Wire,
    codec::{Blob, Framed, U24},
    text::{Prefixed, Utf8},
};

#[derive(Wire, Debug)]
#[wire(format = BigEndian)]
struct Handshake {
    #[wire(const = 1)]
    kind: Implied<u8>,
    #[wire(as = U24)]
    length: Implied<u32>,
    #[wire(len = length)]
    hello: ClientHello,
}

#[derive(Wire, Debug)]
#[wire(format = BigEndian)]
struct ClientHello {
    /// Always that of TLS 1.2: the versions that the client has are in an extension.
    #[wire(const = 0x0303)]
    version: Implied<u16>,
    random: [u8; 32],
    #[wire(as = Blob<u8>, check = session.len() <= 32)]
    session: Vec<u8>,
    #[wire(as = Framed<u16>)]
    cipher_suites: Vec<u16>,
    #[wire(as = Blob<u8>)]
    compressions: Vec<u8>,
    #[wire(as = Framed<u16>)]
    extensions: Vec<Extension>,
}

#[derive(Wire, Debug)]
#[wire(format = BigEndian)]
struct Extension {
    kind: Implied<u16>,
    length: Implied<u16>,
    #[wire(switch = kind, len = length)]
    value: Value,
}

#[derive(Wire, Debug)]
#[wire(format = BigEndian, tag = u16)]
enum Value {
    #[wire(id = 0)]
    ServerName(#[wire(as = Framed<u16>)] Vec<Name>),
    #[wire(id = 10)]
    Groups(#[wire(as = Framed<u16>)] Vec<u16>),
    #[wire(id = 13)]
    Signatures(#[wire(as = Framed<u16>)] Vec<u16>),
    #[wire(id = 43)]
    Versions(#[wire(as = Framed<u8>)] Vec<u16>),
    #[wire(id = 51)]
    KeyShares(#[wire(as = Framed<u16>)] Vec<KeyShare>),
    #[wire(other)]
    Unknown(u16, Vec<u8>),
}

#[derive(Wire, Debug)]
#[wire(format = BigEndian, tag = u8)]
enum Name {
    #[wire(id = 0)]
    Host(#[wire(as = Prefixed<u16, Utf8>)] String),
}

#[derive(Wire, Debug)]
#[wire(format = BigEndian)]
struct KeyShare {
    group: u16,
    #[wire(as = Blob<u16>)]
    key: Vec<u8>,
}

const CLIENT_HELLO: &[u8] = b"\
    \x01\x00\x00\xc0\x03\x03\xcb\x34\xec\xb1\xe7\x81\x63\xba\x1c\x38\xc6\xda\xcb\x19\x6a\x6d\
    \xff\xa2\x1a\x8d\x99\x12\xec\x18\xa2\xef\x62\x83\x02\x4d\xec\xe7\x00\x00\x06\x13\x01\x13\
    \x03\x13\x02\x01\x00\x00\x91\x00\x00\x00\x0b\x00\x09\x00\x00\x06\x73\x65\x72\x76\x65\x72\
    \xff\x01\x00\x01\x00\x00\x0a\x00\x14\x00\x12\x00\x1d\x00\x17\x00\x18\x00\x19\x01\x00\x01\
    \x01\x01\x02\x01\x03\x01\x04\x00\x23\x00\x00\x00\x33\x00\x26\x00\x24\x00\x1d\x00\x20\x99\
    \x38\x1d\xe5\x60\xe4\xbd\x43\xd2\x3d\x8e\x43\x5a\x7d\xba\xfe\xb3\xc0\x6e\x51\xc1\x3c\xae\
    \x4d\x54\x13\x69\x1e\x52\x9a\xaf\x2c\x00\x2b\x00\x03\x02\x03\x04\x00\x0d\x00\x20\x00\x1e\
    \x04\x03\x05\x03\x06\x03\x02\x03\x08\x04\x08\x05\x08\x06\x04\x01\x05\x01\x06\x01\x02\x01\
    \x04\x02\x05\x02\x06\x02\x02\x02\x00\x2d\x00\x02\x01\x01\x00\x1c\x00\x02\x40\x01";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let handshake: Handshake = BigEndian::from_slice(CLIENT_HELLO)?;
    let hello = &handshake.hello;
    println!("cipher suites: {:04x?}", hello.cipher_suites);
    for extension in &hello.extensions {
        println!("{:02x?}", extension.value);
    }
    print!("{}", BigEndian::annotate(&hello.extensions[0])?);
    assert_eq!(BigEndian::to_vec(&handshake)?, CLIENT_HELLO);

    let mut corrupt = CLIENT_HELLO.to_vec();
    corrupt[58] = 0xff; // the length of the host name, the innermost of five lengths
    let error = BigEndian::from_slice::<Handshake>(&corrupt).unwrap_err();
    println!("{error}");
    assert_eq!(
        error.to_string(),
        "needed 65286 bytes, 6 left in the part its length gives at byte 0x3c \
         in Handshake.hello.extensions[0].value.ServerName.0[0].Host.0"
    );
    Ok(())
}
