//! Decode messages from a stream that arrives in pieces of any size.

use bytes::{Buf, BytesMut};
use codec_core::{DecodeError, Format, Wire};
use formats::moul::{Moul, NetString};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Moul, tag = u16)]
enum Auth2Cli {
    #[wire(id = 1)]
    ServerAddr { address: u32, token: [u8; 16] },
    #[wire(id = 13)]
    PlayerCreateReply {
        trans_id: u32,
        result: i32,
        player: u32,
        explorer: u32,
        #[wire(as = NetString<40>)]
        name: String,
    },
}

/// No message is longer, whatever it claims; without it a peer could make the buffer grow.
const MAX_MESSAGE: usize = 64 << 10;

/// The next message, or `None` if the buffer does not hold all of it yet.
fn next(buffer: &mut BytesMut) -> Result<Option<Auth2Cli>, DecodeError> {
    match Moul::from_prefix(buffer) {
        Ok((message, used)) => {
            buffer.advance(used);
            Ok(Some(message))
        }
        // `UnexpectedEnd`: read more and try again. Every other error is final.
        Err(error) if error.is_incomplete() && buffer.len() < MAX_MESSAGE => Ok(None),
        Err(error) => Err(error),
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = String::from("Yeesha");
    let sent = [
        Auth2Cli::ServerAddr { address: 0x7f00_0001, token: [7; 16] },
        Auth2Cli::PlayerCreateReply { trans_id: 4, result: 0, player: 9, explorer: 1, name },
    ];
    let mut stream = BytesMut::new();
    for message in &sent {
        Moul::encode_into(message, &mut stream)?;
    }

    let (mut buffer, mut received) = (BytesMut::new(), Vec::new());
    for (piece, bytes) in stream.chunks(5).enumerate() {
        buffer.extend_from_slice(bytes);
        while let Some(message) = next(&mut buffer)? {
            println!("after piece {piece}: {message:?}");
            received.push(message);
        }
    }
    assert_eq!(received, sent);
    Ok(())
}
