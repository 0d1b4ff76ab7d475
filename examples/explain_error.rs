//! What errors say, and how a program reads them.

use codec_core::{
    DecodeErrorKind, EncodeErrorKind, Format, LittleEndian, Segment, Wire,
    codec::List,
    text::{Prefixed, Utf8},
};

#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct ServerList {
    version: u32,
    #[wire(as = List<u32>)]
    servers: Vec<Server>,
}

#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct Server {
    #[wire(check = port > 0)]
    port: u16,
    #[wire(as = Prefixed<u8, Utf8>)]
    name: String,
    open: bool,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let server = |name: &str| Server { port: 14617, name: name.into(), open: true };
    let list = ServerList { version: 1, servers: vec![server("Gahreesen"), server("Teledahn")] };
    let bytes = LittleEndian::to_vec(&list)?;

    // The input ends inside of a name.
    let error = LittleEndian::from_slice::<ServerList>(&bytes[..bytes.len() - 6]).unwrap_err();
    println!("{error}");
    assert_eq!(
        error.to_string(),
        "needed 8 bytes, 3 left at byte 0x18 in ServerList.servers[1].name"
    );
    assert_eq!(*error.kind(), DecodeErrorKind::UnexpectedEnd { needed: 8, left: 3 });
    assert_eq!(error.offset(), 0x18);
    assert!(error.path().segments().any(|segment| segment == Segment::Index(1)));

    // A bool that is neither 0 nor 1.
    let mut wrong = bytes.clone();
    wrong[bytes.len() - 1] = 7;
    println!("{}", LittleEndian::from_slice::<ServerList>(&wrong).unwrap_err());

    // A count that the bytes left cannot hold.
    let mut wrong = bytes;
    wrong[4..8].copy_from_slice(&u32::MAX.to_le_bytes());
    println!("{}", LittleEndian::from_slice::<ServerList>(&wrong).unwrap_err());

    // A name of 300 bytes behind a `u8`: encoding fails, it does not truncate.
    let list = ServerList { version: 1, servers: vec![server(&"x".repeat(300))] };
    let error = LittleEndian::to_vec(&list).unwrap_err();
    println!("{error}");
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 255, len: 300 });
    assert_eq!(error.path().to_string(), "ServerList.servers[0].name");
    Ok(())
}
