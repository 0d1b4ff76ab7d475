//! Encode messages: into a new buffer, behind others in one buffer, into a slice.

use bytes::BytesMut;
use codec_core::{Format, Wire};
use formats::moul::{Moul, NetString};

#[derive(Wire, Debug)]
#[wire(format = Moul, id = 6)]
struct AcctSetPlayerRequest {
    trans_id: u32,
    player: u32,
}

#[derive(Wire, Debug)]
#[wire(format = Moul, id = 9)]
struct AcctSetRolesRequest {
    trans_id: u32,
    #[wire(as = NetString<64>)]
    account_name: String,
    account_flags: u32,
}

/// All messages of one connection and direction; each has its `id` before its fields.
#[derive(Wire, Debug)]
#[wire(format = Moul, tag = u16)]
enum Cli2Auth {
    AcctSetPlayerRequest(AcctSetPlayerRequest),
    AcctSetRolesRequest(AcctSetRolesRequest),
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let select = Cli2Auth::AcctSetPlayerRequest(AcctSetPlayerRequest { trans_id: 1, player: 77 });

    // A new buffer, allocated once.
    let bytes = Moul::to_vec(&select)?;
    assert_eq!(bytes, [6, 0, 1, 0, 0, 0, 77, 0, 0, 0]);
    assert_eq!(Moul::encoded_len(&select)?, bytes.len());

    // Behind what a buffer has already: all of the message or, on an error, nothing.
    let mut out = BytesMut::new();
    Moul::encode_into(&select, &mut out)?;
    let account_name = "x".repeat(64);
    let roles = AcctSetRolesRequest { trans_id: 2, account_name, account_flags: 1 };
    let error = Moul::encode_into(&Cli2Auth::AcctSetRolesRequest(roles), &mut out).unwrap_err();
    println!("not sent: {error}");
    assert_eq!(out, bytes);

    // Into a slice of your own.
    let mut packet = [0; 64];
    let len = Moul::encode_to_slice(&select, &mut packet)?;
    assert_eq!(packet[..len], bytes);

    println!("{}", Moul::annotate(&select)?);
    Ok(())
}
