//! What errors say, and how a program reads them.

use codec_core::{DecodeErrorKind, EncodeErrorKind, Format, Segment, Wire};
use formats::moul::{Moul, NetString};

#[derive(Wire, Debug)]
#[wire(format = Moul)]
struct ServerList {
    version: u32,
    servers: Vec<Server>,
}

#[derive(Wire, Debug)]
#[wire(format = Moul)]
struct Server {
    #[wire(check = port > 0)]
    port: u16,
    #[wire(as = NetString<16>)]
    name: String,
    open: bool,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let server = |name: &str| Server { port: 14617, name: name.into(), open: true };
    let list = ServerList { version: 1, servers: vec![server("Gahreesen"), server("Teledahn")] };
    let bytes = Moul::to_vec(&list)?;

    // The input ends inside of a name.
    let error = Moul::from_slice::<ServerList>(&bytes[..bytes.len() - 6]).unwrap_err();
    println!("{error}");
    assert_eq!(
        error.to_string(),
        "needed 16 bytes, 11 left at byte 0x23 in ServerList.servers[1].name"
    );
    assert_eq!(*error.kind(), DecodeErrorKind::UnexpectedEnd { needed: 16, left: 11 });
    assert_eq!(error.offset(), 0x23);
    assert!(error.path().segments().any(|segment| segment == Segment::Index(1)));

    // A bool that is neither 0 nor 1.
    let mut wrong = bytes.clone();
    wrong[bytes.len() - 1] = 7;
    println!("{}", Moul::from_slice::<ServerList>(&wrong).unwrap_err());

    // A count that the bytes left cannot hold.
    let mut wrong = bytes;
    wrong[4..8].copy_from_slice(&u32::MAX.to_le_bytes());
    println!("{}", Moul::from_slice::<ServerList>(&wrong).unwrap_err());

    // A name of 16 units where 15 fit: encoding fails, it does not truncate.
    let list = ServerList { version: 1, servers: vec![server("Ae'gura rooftops")] };
    let error = Moul::to_vec(&list).unwrap_err();
    println!("{error}");
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 15, len: 16 });
    assert_eq!(error.path().to_string(), "ServerList.servers[0].name");
    Ok(())
}
