//! MOUL: connect packets and encryption setup packets.

mod exchange;
mod login;
mod stream;

use std::fmt::Debug;

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeErrorKind, Format as _, Implied,
};
use formats::moul::{
    Moul,
    connect::{
        BuildType, ConnectData, ConnectPacket, ConnectionType, FileClient, PlayerIds, SetupPacket,
        SimpleNetChannel, Token,
    },
    messages::NetError,
};

use crate::{
    moul::flip_bits,
    support::{assert_message, hex},
};

fn array<const N: usize>(text: &str) -> [u8; N] {
    hex(text).try_into().unwrap()
}

/// A number of up to 64 bytes, the most significant first.
fn number(text: &str) -> [u8; 64] {
    let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    array(&format!("{digits:0>128}"))
}

/// Checks that `value` is exactly these bytes, both ways, and that no part of them is enough.
#[track_caller]
fn vector<T>(value: &T, text: &str)
where
    T: Encode<Moul> + for<'de> Decode<'de, Moul> + PartialEq + Debug,
{
    let bytes = hex(text);
    assert_message::<Moul, T>(value, &bytes);
    flip_bits::<T>(&bytes);
}

#[track_caller]
fn decode_error<T: for<'de> Decode<'de, Moul> + Debug>(text: &str) -> DecodeError {
    Moul::from_slice::<T>(&hex(text)).unwrap_err()
}

#[test]
fn connect_packets() {
    // Computed from the layout of the client: build 918, live, branch 1, Uru.
    const HEAD: &str = "1f00 96030000 32000000 01000000 219848ea356cd04b9daebb17c585e680";
    const FILE: &str = "1f00 00000000 32000000 01000000 219848ea356cd04b9daebb17c585e680";
    let zeros = "00".repeat(16);
    let check = |data: ConnectData, number: u8, head: &str, rest: &str| {
        let packet = ConnectPacket::new(918, data);
        vector(&packet, &format!("{number:02x} {head} {rest}"));
        let found: ConnectionType = Moul::from_slice(&[number]).unwrap();
        assert_eq!(packet.data.connection_type(), found);
    };
    check(ConnectData::Auth(Token::default()), 10, HEAD, &format!("14000000 {zeros}"));
    check(ConnectData::Game(PlayerIds::default()), 11, HEAD, &format!("24000000 {zeros} {zeros}"));
    let client = FileClient { build_id: 918, server_type: 0 };
    check(ConnectData::File(client), 16, FILE, "0c000000 96030000 00000000");
    check(ConnectData::File(FileClient::default()), 16, FILE, "0c000000 00000000 00000000");
    check(ConnectData::Csr { length: Implied::new() }, 20, HEAD, "04000000");
    check(ConnectData::SimpleNet(SimpleNetChannel::Csr), 21, HEAD, "01000000");
    check(ConnectData::GateKeeper(Token::default()), 22, HEAD, &format!("14000000 {zeros}"));
}

#[test]
fn connection_types_have_numbers() {
    // NAGUS docs/uru/protocol.rst.
    for (kind, number) in [
        (ConnectionType::Nil, 0),
        (ConnectionType::Debug, 1),
        (ConnectionType::CliToAuth, 10),
        (ConnectionType::CliToGame, 11),
        (ConnectionType::SrvToAgent, 12),
        (ConnectionType::SrvToMcp, 13),
        (ConnectionType::SrvToVault, 14),
        (ConnectionType::SrvToDb, 15),
        (ConnectionType::CliToFile, 16),
        (ConnectionType::SrvToState, 17),
        (ConnectionType::SrvToLog, 18),
        (ConnectionType::SrvToScore, 19),
        (ConnectionType::CliToCsr, 20),
        (ConnectionType::SimpleNet, 21),
        (ConnectionType::CliToGateKeeper, 22),
        (ConnectionType::AdminInterface, 97),
        (ConnectionType::Unknown(23), 23),
    ] {
        vector(&kind, &format!("{number:02x}"));
    }
    vector(&BuildType::Unknown(60), "3c000000");
    vector(&SimpleNetChannel::Max, "02000000");
}

#[test]
fn malformed_connect_packets() {
    let zeros = "00".repeat(28);
    let error = decode_error::<ConnectPacket>(&format!("0a 1e00 {zeros}"));
    assert_eq!(
        error.to_string(),
        "expected the constant 0x1f, found 0x1e at byte 0x1 in ConnectPacket.header_len"
    );
    let error = decode_error::<ConnectPacket>(&format!("63 1f00 {zeros}"));
    assert_eq!(*error.kind(), DecodeErrorKind::UnknownTag { ty: "ConnectData", tag: 0x63 });
    let error =
        decode_error::<ConnectPacket>(&format!("0a 1f00 {zeros} 15000000 {}", "00".repeat(21)));
    let kind = DecodeErrorKind::Invalid { what: "connect data length", value: 21 };
    assert_eq!((error.kind(), error.offset()), (&kind, 31));
    let error = decode_error::<ConnectPacket>(&format!("14 1f00 {zeros} 05000000 00"));
    let kind = DecodeErrorKind::WrongConstant { expected: Some(4), found: Some(5) };
    assert_eq!(*error.kind(), kind);
}

#[test]
fn setup_packets() {
    // Computed from the layout of the client.
    vector(&SetupPacket::Connect(Vec::new()), "0002");
    vector(&SetupPacket::Encrypt(None), "0102");
    vector(&SetupPacket::Error(NetError::OldBuildId), "0206 08000000");
    vector(&SetupPacket::Connect(vec![0x11; 64]), &format!("0042 {}", "11".repeat(64)));
    // NAGUS src/nagus/base.py.
    vector(&SetupPacket::Encrypt(Some(*b"noCrypt")), "0109 6e6f4372797074");
}

#[test]
fn malformed_setup_packets() {
    let length = |value| DecodeErrorKind::Invalid { what: "setup packet length", value };
    let error = decode_error::<SetupPacket>("0001");
    assert_eq!(error.to_string(), "invalid setup packet length 0x1 at byte 0x1 in SetupPacket");
    let long = decode_error::<SetupPacket>(&format!("0043 {}", "11".repeat(65)));
    assert_eq!(*long.kind(), length(0x43));
    // Known to be wrong before the data is there.
    for text in ["00ff", "0103", "0108", "010a", "0202", "0207"] {
        let value = u64::from(hex(text)[1]);
        assert_eq!(*decode_error::<SetupPacket>(text).kind(), length(value));
    }
    let error = decode_error::<SetupPacket>("0902");
    assert_eq!(*error.kind(), DecodeErrorKind::UnknownTag { ty: "SetupPacket", tag: 9 });

    let error = Moul::to_vec(&SetupPacket::Connect(vec![1; 65])).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 64, len: 65 });
}
