//! Shows what every byte of a message means: one message of each format, and one that is cut off.
//!
//! The messages of Asheron's Call and TERA were captured; the others are computed from the public
//! descriptions, because no captured bytes of theirs are public.

use codec_core::{Decode, Format};
use formats::{
    asherons_call::{AsheronsCall, messages::server::ServerMessage},
    castle::{Castle, Compound},
    moul::{Moul, messages::auth::Cli2Auth},
    nativeparam::{NativeParam, OaPacket, Struct},
    otherland::messages::Packet,
    tera::{Tera, messages::CheckVersion},
};

fn main() {
    let position = "48f7000002000050340000001d0055dab032b0426b80d5423d0aa041a6687cbff3ea2abe\
                    0d003b0300000000";
    explain::<AsheronsCall, ServerMessage>("Asheron's Call: an object moves", &bytes(position));

    let version = "0200080008001400000000001d8a05001400000001000000ce7b0500";
    explain::<Tera, CheckVersion>("TERA: C_CHECK_VERSION, its body", &bytes(version));

    let login = "0300 01000000 02000000 0c006100630063006f0075006e0074004e0061006d0065003300\
                 0405060708090a0b0c0d0e0f10111213141516170b00610075007400680054006f006b0065006e00\
                 3200340004006f00730032003500";
    explain::<Moul, Cli2Auth>("MOUL: Cli2Auth_AcctLoginRequest", &bytes(login));

    let purchase = "030d00000000000000000a000511002353686f702e7375636365737366756c23";
    explain::<NativeParam, Struct>("nativeparam: a purchase", &bytes(purchase));

    let tracker = "8c470000000000000000013412000000000004020a01044b050000";
    explain::<OaPacket, Packet>("Otherland: a packet with nativeparam in it", &bytes(tracker));

    let numbers = "000c000000000006006e756d6265720200486902000a00000f0f0f0f0a0100f0f0f0f0";
    explain::<Castle, Compound>("Castle: a file with two numbers", &bytes(numbers));

    let cut = &position[..52];
    explain::<AsheronsCall, ServerMessage>(
        "Asheron's Call: the first message, cut off",
        &bytes(cut),
    );
}

/// Prints the bytes, and the error if they are not a whole message.
fn explain<'de, F: Format, T: Decode<'de, F>>(title: &str, bytes: &'de [u8]) {
    let explained = F::explain::<T>(bytes);
    println!("{title}\n{}", explained.tree);
    if let Err(error) = explained.result {
        println!("error: {error}\n");
    }
}

fn bytes(hex: &str) -> Vec<u8> {
    let digits: Vec<u8> =
        hex.chars().filter_map(|c| c.to_digit(16)).map(|digit| digit as u8).collect();
    digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect()
}
