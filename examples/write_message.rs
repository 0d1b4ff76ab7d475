//! Encode messages: into a new buffer, behind others in one buffer, into a slice.

use codec_core::{
    Format, LittleEndian, Wire,
    bytes::BytesMut,
    text::{Prefixed, Utf8},
};

#[derive(Wire, Debug)]
#[wire(format = LittleEndian, id = 6)]
struct SelectPlayer {
    trans_id: u32,
    player: u32,
}

#[derive(Wire, Debug)]
#[wire(format = LittleEndian, id = 9)]
struct SetRoles {
    trans_id: u32,
    #[wire(as = Prefixed<u8, Utf8>)]
    account_name: String,
    account_flags: u32,
}

/// All messages of one connection and direction; each has its `id` before its fields.
#[derive(Wire, Debug)]
#[wire(format = LittleEndian, tag = u16)]
enum Request {
    SelectPlayer(SelectPlayer),
    SetRoles(SetRoles),
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let select = Request::SelectPlayer(SelectPlayer { trans_id: 1, player: 77 });

    // A new buffer, allocated once.
    let bytes = LittleEndian::to_vec(&select)?;
    assert_eq!(bytes, [6, 0, 1, 0, 0, 0, 77, 0, 0, 0]);
    assert_eq!(LittleEndian::encoded_len(&select)?, bytes.len());

    // Behind what a buffer has already: all of the message or, on an error, nothing.
    let mut out = BytesMut::new();
    LittleEndian::encode_into(&select, &mut out)?;
    let account_name = "x".repeat(300);
    let roles = SetRoles { trans_id: 2, account_name, account_flags: 1 };
    let error = LittleEndian::encode_into(&Request::SetRoles(roles), &mut out).unwrap_err();
    println!("not sent: {error}");
    assert_eq!(out, bytes);

    // Into a slice of your own.
    let mut packet = [0; 64];
    let len = LittleEndian::encode_to_slice(&select, &mut packet)?;
    assert_eq!(packet[..len], bytes);

    println!("{}", LittleEndian::annotate(&select)?);
    Ok(())
}
