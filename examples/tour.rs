//! One message of each format: its bytes with field names beside them, and the value decoded back.

use std::fmt::Debug;

use codec_core::{Decode, Encode, Format, Wire};
use formats::moul::{Moul, NetString};

/// `Cli2Auth_AcctLoginRequest` of Myst Online: Uru Live.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = Moul, id = 3)]
struct AcctLoginRequest {
    trans_id: u32,
    client_challenge: u32,
    #[wire(as = NetString<64>)]
    account_name: String,
    challenge_hash: [u8; 20],
    #[wire(as = NetString<64>)]
    auth_token: String,
    #[wire(as = NetString<8>)]
    os: String,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    show::<Moul, _>(&AcctLoginRequest {
        trans_id: 1,
        client_challenge: 0x00c0_ffee,
        account_name: "shorah".into(),
        challenge_hash: [0x5a; 20],
        auth_token: String::new(),
        os: "win".into(),
    })
}

/// Prints `message` in the format `F` and checks that it comes back.
fn show<F, T>(message: &T) -> Result<(), Box<dyn std::error::Error>>
where
    F: Format,
    T: Encode<F> + for<'de> Decode<'de, F> + Debug + PartialEq,
{
    let annotated = F::annotate(message)?;
    let again: T = F::from_slice(annotated.bytes())?;
    assert_eq!(again, *message);
    println!("{}, {} bytes", F::NAME, annotated.bytes().len());
    println!("{annotated}");
    println!("{again:?}\n");
    Ok(())
}
