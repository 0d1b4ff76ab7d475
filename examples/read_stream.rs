//! Messages over a stream: one end writes them, the other reads them from pieces of any size.

use std::io::{self, Read};

use codec_core::{
    Format, LittleEndian, Wire,
    bytes::BytesMut,
    codec::FramedWhole,
    stream::{MessageDecoder, MessageReader, MessageWriter},
    text::{Prefixed, Utf8},
};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = LittleEndian, tag = u16)]
enum Reply {
    #[wire(id = 1)]
    ServerAddr { address: u32, token: [u8; 16] },
    #[wire(id = 13)]
    PlayerCreateReply {
        trans_id: u32,
        result: i32,
        player: u32,
        explorer: u32,
        #[wire(as = Prefixed<u8, Utf8>)]
        name: String,
    },
}

/// No message is longer, whatever it claims; without it a peer could make the buffer grow.
const MAX_MESSAGE: usize = 64 << 10;

/// A connection that hands out five bytes at a time.
struct Pieces<'a>(&'a [u8]);

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer.get_mut(..5).unwrap_or_default())
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = String::from("Yeesha");
    let sent = [
        Reply::ServerAddr { address: 0x7f00_0001, token: [7; 16] },
        Reply::PlayerCreateReply { trans_id: 4, result: 0, player: 9, explorer: 1, name },
    ];

    // Messages that end by themselves, over anything that can be read and written.
    let mut writer = MessageWriter::<LittleEndian, _>::new(Vec::new());
    for message in &sent {
        writer.write(message)?;
    }
    let stream = writer.into_inner();
    let decoder = MessageDecoder::new().with_max_len(MAX_MESSAGE);
    let mut reader = MessageReader::<LittleEndian, _>::with_decoder(Pieces(&stream), decoder);
    let mut received = Vec::new();
    while let Some(message) = reader.read::<Reply>()? {
        println!("read {message:?}");
        received.push(message);
    }
    assert_eq!(received, sent);

    // Messages behind a length that counts itself, in a buffer that the caller fills.
    let mut writer = MessageWriter::<LittleEndian, _>::new(Vec::new());
    for message in &sent {
        writer.write_as::<FramedWhole<u32>, _>(message)?;
    }
    let (mut decoder, mut buffer) = (MessageDecoder::<LittleEndian>::new(), BytesMut::new());
    let mut received = Vec::new();
    for (piece, bytes) in writer.into_inner().chunks(5).enumerate() {
        buffer.extend_from_slice(bytes);
        while let Some(message) = decoder.read_as::<FramedWhole<u32>, Reply>(&mut buffer)? {
            println!("after piece {piece}: {message:?}");
            received.push(message);
        }
    }
    assert_eq!(received, sent);

    // One message, and no byte behind it.
    let mut rest = &stream[..];
    assert_eq!(LittleEndian::read_from::<Reply>(&mut rest)?, sent[0]);
    assert_eq!(LittleEndian::read_from::<Reply>(&mut rest)?, sent[1]);
    assert!(rest.is_empty());
    Ok(())
}
