//! Messages out of a stream.

use bytes::BytesMut;
use codec_core::{DecodeError, DecodeErrorKind, Format as _, Options};
use formats::moul::{
    FileMessage, MessageCodec, MessageReader, Moul, MoulOptions,
    connect::{Cipher, ClientSecurity, ConnectData, ConnectPacket, Connection},
    messages::{
        auth::{Auth2Cli, Cli2Auth, PingReply},
        file::{self, File2Cli},
    },
};
use tokio_util::codec::{Decoder as _, Encoder as _};

use super::hex;

fn ping() -> Auth2Cli {
    Auth2Cli::PingReply(PingReply { ping_time_ms: 1, trans_id: 2, payload: vec![3; 9].into() })
}

#[test]
fn reader_takes_messages_one_by_one() {
    let (mut reader, mut buffer) = (MessageReader::new(), BytesMut::new());
    let bytes = Moul::to_vec(&ping()).unwrap();
    let mut found = 0;
    for byte in bytes.repeat(3) {
        buffer.extend_from_slice(&[byte]);
        let before = buffer.clone();
        match reader.read::<Auth2Cli>(&mut buffer).unwrap() {
            None => assert_eq!(buffer, before),
            Some(message) => {
                assert_eq!(message, ping());
                assert!(buffer.is_empty());
                found += 1;
            }
        }
    }
    assert_eq!(found, 3);
}

#[test]
fn reader_is_poisoned_by_a_final_error() {
    let (mut reader, mut buffer) = (MessageReader::new(), BytesMut::from(&b"\xff\x7frest"[..]));
    let error = reader.read::<Auth2Cli>(&mut buffer).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::UnknownTag { ty: "Auth2Cli", tag: 0x7fff });
    assert_eq!(buffer, &b"\xff\x7frest"[..]);
    let mut other = BytesMut::from(&*Moul::to_vec(&ping()).unwrap());
    assert_eq!(reader.read::<Auth2Cli>(&mut other), Err(error));
}

#[test]
fn reader_bounds_what_a_message_may_claim() {
    let mut reader = MessageReader::new().with_max_len(100);
    // A ping with 65536 bytes, of which none came.
    let mut buffer = BytesMut::from(&*hex("0000 00000000 00000000 00000100"));
    let error = reader.read::<Auth2Cli>(&mut buffer).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::TooLong { max: 100, found: 65550 });
    assert_eq!(reader.check(), Err(error));
}

/// `Auth2Cli_FileDownloadChunk` with one byte more than the 1460 that are declared.
fn long_chunk() -> Vec<u8> {
    let head = hex("2500 07000000 00000000 b5050000 00000000 b5050000");
    [&head[..], &[0xab; 1461]].concat()
}

#[test]
fn reader_goes_on_behind_a_message_over_a_declared_limit() {
    let (mut reader, mut buffer) = (MessageReader::new(), BytesMut::new());
    let bytes = long_chunk();
    for byte in &bytes[..bytes.len() - 1] {
        buffer.extend_from_slice(&[*byte]);
        assert_eq!(reader.read::<Auth2Cli>(&mut buffer).unwrap(), None);
    }
    buffer.extend_from_slice(&bytes[bytes.len() - 1..]);
    buffer.extend_from_slice(&Moul::to_vec(&ping()).unwrap());
    let error = reader.read::<Auth2Cli>(&mut buffer).unwrap_err();
    assert_eq!(
        error.to_string(),
        "length 1461 is over the maximum 1460 at byte 0x12 in Auth2Cli.FileDownloadChunk.chunk"
    );
    assert_eq!(reader.check(), Ok(()));
    assert_eq!(reader.read::<Auth2Cli>(&mut buffer), Ok(Some(ping())));

    // An account name of 64 units where 63 are declared, and fields behind it.
    let login = |name: String| {
        let (head, hash) = ("0300 01000000 02000000 4000", "cd".repeat(20));
        hex(&format!("{head} {name} {hash} 0000 0300 770069006e00"))
    };
    let ping_request = hex("0000 01000000 02000000 00000000");
    let mut buffer = BytesMut::from(&*[login("6100".repeat(64)), ping_request].concat());
    let error = reader.read::<Cli2Auth>(&mut buffer).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::TooLong { max: 63, found: 64 });
    let next = reader.read::<Cli2Auth>(&mut buffer).unwrap().unwrap();
    assert!(matches!(next, Cli2Auth::PingRequest(_)), "{next:?}");

    // If something else is wrong too, the end is not known.
    let login = login("00d8".to_owned() + &"6100".repeat(63));
    let mut buffer = BytesMut::from(&*login);
    let error = reader.read::<Cli2Auth>(&mut buffer).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::TooLong { max: 63, found: 64 });
    assert_eq!((reader.check(), buffer.len()), (Err(error), login.len()));
}

#[test]
fn connection_goes_on_behind_a_message_over_a_declared_limit() {
    let packet = ConnectPacket::new(918, ConnectData::Auth(Default::default()));
    let mut connection = Connection::client(&packet, ClientSecurity::None).unwrap();
    connection.receive(&hex("0102")).unwrap();
    connection.receive(&long_chunk()).unwrap();
    connection.receive(&Moul::to_vec(&ping()).unwrap()).unwrap();
    let error = connection.next_message::<Auth2Cli>().unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::TooLong { max: 1460, found: 1461 });
    assert!(connection.is_open());
    assert_eq!(connection.next_message::<Auth2Cli>(), Ok(Some(ping())));
}

#[test]
fn unknown_messages_of_the_file_connection_can_be_skipped() {
    let unknown = hex("0c000000 1e000000 01020304");
    let known = hex("0c000000 00000000 e8030000");
    let (mut reader, mut buffer) = (MessageReader::new(), BytesMut::new());
    buffer.extend_from_slice(&unknown[..9]);
    assert_eq!(reader.read_file::<File2Cli>(&mut buffer).unwrap(), None);
    buffer.extend_from_slice(&unknown[9..]);
    buffer.extend_from_slice(&known);
    assert_eq!(
        reader.read_file::<File2Cli>(&mut buffer).unwrap(),
        Some(FileMessage::Unknown(unknown.into()))
    );
    assert_eq!(
        reader.read_file::<File2Cli>(&mut buffer).unwrap(),
        Some(FileMessage::Known(File2Cli::PingReply(file::PingReply { ping_time_ms: 1000 })))
    );
    // A length that does not fit is still final.
    buffer.extend_from_slice(&hex("03000000 00000000"));
    let error = reader.read_file::<File2Cli>(&mut buffer).unwrap_err();
    assert_eq!(reader.read_file::<File2Cli>(&mut buffer), Err(error));
}

#[test]
fn codec_for_tokio() {
    let options = || Options::new(MoulOptions::DEFAULT);
    let cipher = || Cipher::new(&hex("80b4e3b5256dde"));
    let mut server = MessageCodec::<Cli2Auth>::new(cipher(), options());
    let mut client = MessageCodec::<Auth2Cli>::new(cipher(), options());
    let mut sent = BytesMut::new();
    for _ in 0..2 {
        server.encode(ping(), &mut sent).unwrap();
    }
    assert_ne!(sent[..2], [0, 0]);

    let (mut buffer, mut found) = (BytesMut::new(), Vec::new());
    for piece in sent.chunks(5) {
        buffer.extend_from_slice(piece);
        while let Some(message) = client.decode(&mut buffer).unwrap() {
            found.push(message);
        }
    }
    assert_eq!(found, [ping(), ping()]);

    // A number that nobody knows, behind the bytes that the cipher has seen.
    let mut clear = MessageCodec::<Auth2Cli>::new(None, options());
    let mut buffer = BytesMut::from(&b"\xff\x7f"[..]);
    let error = clear.decode(&mut buffer).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::InvalidData);
    assert!(error.get_ref().unwrap().is::<DecodeError>());
    assert!(clear.decode(&mut buffer).is_err());
}
