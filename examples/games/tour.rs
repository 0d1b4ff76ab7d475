//! One message of each format: its bytes with field names beside them, and the value decoded back.

use std::fmt::Debug;

use codec_core::{Decode, Encode, Format, Wire};
use formats::{
    asherons_call::{AsheronsCall, CellId, PackedDword, Position},
    castle::Castle,
    moul::{Moul, NetString},
    nativeparam::{AvatarId, NativeParam, OaPacket},
    otherland::{
        Base,
        messages::social::{ChannelChat, Chat, ChatType},
    },
    tera::Tera,
};

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

/// `C_EDIT_PRIVATE_CHANNEL` of TERA: slots in the head, what they point to behind it.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera, name = "C_EDIT_PRIVATE_CHANNEL")]
struct EditPrivateChannel {
    members: Vec<Member>,
    channel_name: String,
    password: u16,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Member {
    player_id: u32,
}

/// Social travel of Otherland: each value behind its type.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = NativeParam)]
struct SocialTravel {
    message: i32,
    avatar: AvatarId,
    map: String,
    travel: bool,
}

/// Two packets of Otherland: the types of the library bring their two id bytes.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = OaPacket, tag = u16)]
enum Chatter {
    Chat(Chat),
    ChannelChat(ChannelChat),
}

/// A file of Helium Castle: each value behind its type and the number of its name.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = Castle)]
struct Player {
    name: String,
    health: f32,
    home: Option<Vec<i32>>,
}

/// A message with the odd types of Asheron's Call.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
struct Sighting {
    name: String,
    #[wire(as = PackedDword)]
    weenie_class: u32,
    #[wire(align = 4)]
    position: Position,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    show::<Moul, _>(&AcctLoginRequest {
        trans_id: 1,
        client_challenge: 0x00c0_ffee,
        account_name: "shorah".into(),
        challenge_hash: [0x5a; 20],
        auth_token: String::new(),
        os: "win".into(),
    })?;
    show::<Tera, _>(&EditPrivateChannel {
        members: vec![Member { player_id: 1001 }, Member { player_id: 1002 }],
        channel_name: "Guild".into(),
        password: 0x1234,
    })?;
    show::<NativeParam, _>(&SocialTravel {
        message: 0xb3,
        avatar: AvatarId(0x0012_3401),
        map: "LMPlatform_P".into(),
        travel: true,
    })?;
    show::<OaPacket, _>(&Chatter::Chat(Chat {
        base: Base::default(),
        chat_type: ChatType::Whisper,
        unknown_1: AvatarId(0x0012_3401),
        sender: "Iris".into(),
        receiver: "Renie".into(),
        message: "hi".into(),
    }))?;
    show::<OaPacket, _>(&Chatter::ChannelChat(ChannelChat {
        base: Base::default(),
        channel: "Trade".into(),
        message: "hi".into(),
    }))?;
    show::<Castle, _>(&Player { name: "Iris".into(), health: 20.0, home: Some(vec![8, 64, -3]) })?;
    show::<AsheronsCall, _>(&Sighting {
        name: "Frost Silifi".into(),
        weenie_class: 3868,
        position: Position { cell: CellId(0xda55_001d), ..Position::default() },
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
    println!("{}, {} bytes", F::name(), annotated.bytes().len());
    println!("{annotated}");
    println!("{again:?}\n");
    Ok(())
}
