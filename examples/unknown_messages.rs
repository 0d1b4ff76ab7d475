//! A proxy that passes on messages and numbers it does not know, byte for byte.

use codec_core::{Format, LittleEndian, Wire, bytes::Bytes};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = LittleEndian, tag = u16)]
enum Message {
    #[wire(id = 1)]
    Move { x: i16, y: i16, gait: Gait },
    /// Every other message: its number and all of its bytes.
    #[wire(other)]
    Unknown(u16, Bytes),
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = LittleEndian, repr = u8)]
enum Gait {
    Walk,
    Run,
    /// Every other number.
    #[wire(other)]
    Unknown(u8),
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let captured: [&'static [u8]; 3] = [
        b"\x01\0\x05\0\xfb\xff\x01",   // a known message
        b"\x01\0\x05\0\xfb\xff\x2a",   // a known message with an unknown gait
        b"\x39\x30secret new message", // an unknown message
    ];
    for bytes in captured {
        let input = Bytes::from_static(bytes);
        // `from_bytes` lets `Bytes` fields share the input instead of copying it.
        let message: Message = LittleEndian::from_bytes(&input)?;
        println!("{message:?}");
        assert_eq!(LittleEndian::to_vec(&message)?, bytes);
    }

    let last: Message = LittleEndian::from_slice(captured[2])?;
    assert_eq!(last, Message::Unknown(12345, Bytes::from_static(b"secret new message")));
    assert_eq!(LittleEndian::to_vec(&Gait::Walk)?, [0]);
    assert_eq!(LittleEndian::from_slice::<Gait>(&[1])?, Gait::Run);
    Ok(())
}
