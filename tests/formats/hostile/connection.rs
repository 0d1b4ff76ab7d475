//! MOUL: streams that are too long, keys that are no secret, servers that are too open.

use bytes::BytesMut;
use codec_core::{DecodeErrorKind, Format as _};
use formats::moul::{
    MessageReader, Moul,
    connect::{
        ClientKeys, ConnectData, ConnectPacket, Connection, ConnectionType, FileClient, PrivateKey,
        ServerKeys, ServerSecurity, SetupPacket, SimpleNetChannel, Token,
    },
    messages::{
        auth::{Cli2Auth, PingRequest},
        file::{self, Cli2File},
    },
};

use crate::support::hex;

/// A ping of `14 + len` bytes.
fn ping(len: usize) -> Cli2Auth {
    let payload = vec![5; len].into();
    Cli2Auth::PingRequest(PingRequest { ping_time_ms: 1, trans_id: 2, payload })
}

#[test]
fn the_limit_for_messages_was_ignored_if_they_were_all_there() {
    let bytes = Moul::to_vec(&ping(100)).unwrap();
    assert_eq!(bytes.len(), 114);
    for behind in [&b""[..], b"\0", &bytes] {
        let mut buffer = BytesMut::from(&*[&bytes, behind].concat());
        let mut reader = MessageReader::new().with_max_len(114);
        assert_eq!(reader.read(&mut buffer).unwrap(), Some(ping(100)));
        assert_eq!(buffer, behind);

        for max_len in [0, 1, 14, 113] {
            let mut buffer = BytesMut::from(&*[&bytes, behind].concat());
            let mut reader = MessageReader::new().with_max_len(max_len);
            let error = reader.read::<Cli2Auth>(&mut buffer).unwrap_err();
            let max = u64::try_from(max_len).unwrap();
            let DecodeErrorKind::TooLong { max: known, found } = *error.kind() else {
                panic!("{error}")
            };
            assert!(known == max && found > max, "{error}");
            assert_eq!(reader.check(), Err(error), "nobody knows where the next one starts");
            assert_eq!(buffer.len(), bytes.len() + behind.len());
        }
    }
}

#[test]
fn the_limit_counts_for_messages_over_their_declared_limits_and_unknown_files() {
    // A ping with one byte more than a ping may have, all of it there.
    let mut long = hex("0000 00000000 00000000 01000100");
    long.resize(14 + 0x1_0001, 0);
    let mut buffer = BytesMut::from(&*long);
    let mut reader = MessageReader::new().with_max_len(100);
    let error = reader.read::<Cli2Auth>(&mut buffer).unwrap_err();
    assert!(matches!(error.kind(), DecodeErrorKind::TooLong { max: 100, .. }), "{error}");
    assert_eq!(reader.check(), Err(error));

    let mut unknown = hex("c8000000 ffff0000");
    unknown.resize(200, 0);
    let mut buffer = BytesMut::from(&*unknown);
    let mut reader = MessageReader::new().with_max_len(199);
    let error = reader.read_file::<Cli2File>(&mut buffer).unwrap_err();
    assert!(matches!(error.kind(), DecodeErrorKind::TooLong { max: 199, .. }), "{error}");
    assert!(MessageReader::new().with_max_len(200).read_file::<Cli2File>(&mut buffer).is_ok());
    assert!(buffer.is_empty());
}

fn file_packet() -> Vec<u8> {
    let packet = ConnectPacket::new(918, ConnectData::File(FileClient::default()));
    Moul::to_vec(&packet).unwrap()
}

#[test]
fn a_server_held_200_mb_before_it_accepted() {
    let mut server = Connection::server();
    server.receive(&file_packet()).unwrap();
    for _ in 0..Connection::MAX_EARLY / 1024 {
        server.receive(&[0; 1024]).unwrap();
    }
    let error = server.receive(&[0]).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::TooLong { max: 65536, found: 65537 });
    assert_eq!(server.receive(&[0; 1024]), Err(error.clone()));
    assert_eq!(server.accept(ServerSecurity::None), Err(error));
    assert!(!server.is_open());
    assert!(format!("{server:?}").contains("incoming: 0 bytes"), "{server:?}");

    // All at once, before the server knows what it is about.
    let mut server = Connection::server();
    server.receive(&[file_packet(), vec![0; 1 << 20]].concat()).unwrap_err();
    assert!(format!("{server:?}").contains("incoming: 0 bytes"), "{server:?}");

    // Messages that come early are read later.
    let ping = Cli2File::PingRequest(file::PingRequest { ping_time_ms: 1000 });
    let bytes = Moul::to_vec(&formats::moul::FileFrame(ping.clone())).unwrap();
    let mut server = Connection::server();
    server.receive(&[file_packet(), bytes.repeat(1000)].concat()).unwrap();
    server.accept(ServerSecurity::None).unwrap();
    for _ in 0..1000 {
        let message = server.next_message::<formats::moul::FileFrame<Cli2File>>().unwrap();
        assert_eq!(message.map(|frame| frame.0), Some(ping.clone()));
    }
}

/// The modulus of the key exchange of an auth server.
const N: &str = "a76c6b26e484185f487df7d2e179b02373435ed0f74d89943f7cd0a1b3126fbd3163aa2ae532f993\
                 3dffaaf55211b3a8f8cab5f1d4008b30d8b564011d670945";

#[test]
fn public_values_were_taken_whose_powers_everybody_knows() {
    let n: [u8; 64] = hex(N).try_into().unwrap();
    let with_last = |last: u8| {
        let mut number = n;
        number[63] = last;
        number
    };
    let small = |number: u8| {
        let mut bytes = [0; 64];
        bytes[63] = number;
        bytes
    };
    let server = || ServerKeys::new(41, &n, PrivateKey::from_be_bytes([7; 64])).unwrap();
    for (number, good) in [
        (small(0), false),
        (small(1), false),
        (small(2), true),
        (with_last(0x43), true), // n - 2
        (with_last(0x44), false),
        (n, false),
        (with_last(0x46), false),
        ([0xff; 64], false),
    ] {
        assert_eq!(ClientKeys::new(41, &n, &number).is_some(), good, "{number:02x?}");
        let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
        let mut y = number.to_vec();
        y.reverse();
        let mut connection = Connection::server();
        connection.receive(&Moul::to_vec(&packet).unwrap()).unwrap();
        connection.accept(ServerSecurity::Keys(server(), [1; 7])).unwrap();
        let answer = connection.receive(&Moul::to_vec(&SetupPacket::Connect(y)).unwrap());
        assert_eq!(answer.is_ok(), good, "{number:02x?}");
        assert_eq!(connection.is_encrypted(), good);
        assert_eq!(connection.transmit().is_some(), good, "no seed for a key that is no secret");
    }
}

#[test]
fn a_client_chose_to_be_served_without_encryption() {
    let data = [
        (ConnectData::Auth(Token::default()), true),
        (ConnectData::GateKeeper(Token::default()), true),
        (ConnectData::File(FileClient::default()), false),
        (ConnectData::SimpleNet(SimpleNetChannel::Csr), false),
    ];
    for (data, taken) in data {
        let packet = ConnectPacket::new(918, data);
        let kind = packet.data.connection_type();
        let bytes = Moul::to_vec(&packet).unwrap();
        assert_eq!(u8::from(kind), bytes[0]);

        let types = [ConnectionType::CliToAuth, ConnectionType::CliToGateKeeper];
        let mut server = Connection::server().with_connection_types(types);
        let answer = server.receive(&bytes);
        assert_eq!(answer.is_ok(), taken, "{kind:?}");
        assert_eq!(server.request().is_some(), taken);
        if let Err(error) = answer {
            let text = format!(
                "invalid connection type, which this server does not take {:#x} at byte 0x0 in \
                 ConnectPacket",
                bytes[0],
            );
            assert_eq!(error.to_string(), text);
            assert_eq!(server.accept(ServerSecurity::None), Err(error));
            assert!(!server.is_open());
        }

        let mut all = Connection::server();
        all.receive(&bytes).unwrap();
        assert_eq!(all.request(), Some(&packet));
    }
}
