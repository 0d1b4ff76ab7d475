//! The key exchange and the cipher.

use super::*;

/// Sessions of almetica's tests, src/crypt.rs.
fn uniform() -> Session {
    Session::new([&[0x12; 128], &[0x34; 128]], [&[0x56; 128], &[0x78; 128]])
}

fn captured(rotations: KeyRotations) -> Session {
    let [c1, c2, s1, s2] = ["c1", "c2", "s1", "s2"].map(key);
    Session::with_rotations([&c1, &c2], [&s1, &s2], rotations)
}

fn applied(cipher: &mut Pike, data: &[u8]) -> Vec<u8> {
    let mut data = data.to_vec();
    cipher.apply(&mut data);
    data
}

#[test]
fn the_cipher_matches_almetica() {
    // almetica/almetica, src/crypt/pike.rs, tests.
    let mut cipher = Pike::new(&[0x12; 128]);
    let first = hex("d58c55765f2c68ffd7cb9e68c71c66db137b43c6a800e3b57d478c880a0ca3c3");
    let second = hex("1eb1321c0cb111044a7264336dc9521c8c18bbe6b5af4ee227cce206990d60ef");
    assert_eq!(applied(&mut cipher, &[0; 32]), first);
    assert_eq!(applied(&mut cipher, &[0; 32]), second);
    assert_eq!(applied(&mut Pike::new(&[0x12; 128]), &[0x11; 4]), hex("c49d4467"));
}

#[test]
fn the_key_exchange_matches_almetica() {
    let mut session = uniform();
    assert_eq!(
        applied(&mut session.to_server, &[0xfe; 32]),
        hex("659f3e8745d2fcb73923bef592f99537acf4f96ac853fcbaa51bbbd4c62b9ded")
    );
    assert_eq!(
        applied(&mut session.to_client, &[0xfe; 32]),
        hex("4e089f08f20dbae0c5b3af03871f464f0af7477149de07d1e3b466ecba521e62")
    );
}

#[test]
fn rotations_depend_on_the_patch() {
    let mut session = captured(KeyRotations::of_patch(45));
    assert_eq!(applied(&mut session.to_server, &section("cipher")), section("plain"));
    assert_eq!(applied(&mut session.to_client, &[0; 32]), section("to_client"));

    let mut session = captured(KeyRotations::of_patch(44));
    assert_eq!(applied(&mut session.to_server, &[0; 32]), section("before_45_to_server"));
    assert_eq!(applied(&mut session.to_client, &[0; 32]), section("before_45_to_client"));
}

#[test]
fn the_captured_session_decrypts_to_two_packets() {
    let mut session = captured(KeyRotations::default());
    let mut stream = BytesMut::from(&section("cipher")[..]);
    session.to_server.apply(&mut stream);
    let table = table();
    let packets: Vec<_> = std::iter::from_fn(|| Packet::split_from(&mut stream).unwrap())
        .map(|packet| ClientPacket::decode(packet.code, &packet.body, &table).unwrap())
        .collect();
    assert_eq!(
        packets,
        [ClientPacket::CheckVersion(check_version()), ClientPacket::LoginArbiter(login_arbiter())]
    );

    let mut session = captured(KeyRotations::default());
    let mut out = BytesMut::new();
    for packet in packets {
        packet.encode(&table, &mut out).unwrap();
    }
    session.to_server.apply(&mut out);
    assert_eq!(out, section("cipher"));
}

#[test]
fn where_a_stream_is_cut_does_not_matter() {
    let (cipher, plain) = (section("cipher"), section("plain"));
    let start = captured(KeyRotations::default()).to_server;
    for cut in 0..=cipher.len() {
        let (mut pike, mut data) = (start.clone(), cipher.clone());
        let (first, second) = data.split_at_mut(cut);
        pike.apply(first);
        pike.apply(&mut []);
        pike.apply(second);
        assert_eq!(data, plain, "cut at {cut}");
    }
    for len in 1..=9 {
        let (mut pike, mut data) = (start.clone(), cipher.clone());
        data.chunks_mut(len).for_each(|chunk| pike.apply(chunk));
        assert_eq!(data, plain, "chunks of {len}");
    }
}

/// What the server of the captured session sends before its packets.
fn from_server() -> Vec<u8> {
    [hex("01000000"), section("s1"), section("s2")].concat()
}

/// What the client sends, its packets too.
fn from_client() -> Vec<u8> {
    [section("c1"), section("c2"), section("cipher")].concat()
}

/// How many bytes come at once: each alone, keys across, keys whole, and all together.
const AT_ONCE: [usize; 10] = [1, 2, 3, 5, 127, 128, 129, 132, 256, 1024];

#[test]
fn a_server_takes_the_captured_connection_in_pieces_of_any_length() {
    for len in AT_ONCE {
        let mut server = Handshake::server([key("s1"), key("s2")]);
        let (mut stream, mut out) = (BytesMut::new(), BytesMut::new());
        assert!(server.advance(&mut stream, &mut out).unwrap().is_none());
        assert_eq!(out, hex("01000000"));
        let mut session = None;
        for piece in from_client().chunks(len) {
            stream.extend_from_slice(piece);
            if session.is_none() {
                session = server.advance(&mut stream, &mut out).unwrap();
            }
        }
        assert_eq!(out, from_server());
        session.unwrap().to_server.apply(&mut stream);
        assert_eq!(stream, section("plain"));
    }
}

#[test]
fn a_client_sends_the_captured_connection_to_answers_in_pieces_of_any_length() {
    let received = [from_server(), vec![0; 32]].concat();
    for len in AT_ONCE {
        let mut client = Handshake::client([key("c1"), key("c2")]);
        let (mut stream, mut out) = (BytesMut::new(), BytesMut::new());
        assert!(client.advance(&mut stream, &mut out).unwrap().is_none());
        assert!(out.is_empty());
        let mut session = None;
        for piece in received.chunks(len) {
            stream.extend_from_slice(piece);
            if session.is_none() {
                session = client.advance(&mut stream, &mut out).unwrap();
            }
        }
        let mut session = session.unwrap();
        let sent = out.len();
        out.extend_from_slice(&section("plain"));
        session.to_server.apply(&mut out[sent..]);
        assert_eq!(out, from_client());
        session.to_client.apply(&mut stream);
        assert_eq!(stream, section("to_client"));
    }
}

#[test]
fn each_side_speaks_only_when_it_is_its_turn() {
    let mut client = Handshake::client([key("c1"), key("c2")]);
    let (mut stream, mut out) = (BytesMut::new(), BytesMut::new());
    for (received, sent) in
        [(hex("010000"), 0), (hex("00"), 128), (section("s1"), 256), (section("s2"), 256)]
    {
        stream.extend_from_slice(&received);
        let session = client.advance(&mut stream, &mut out).unwrap();
        assert_eq!(out.len(), sent);
        assert_eq!(session.is_some(), received == section("s2"));
    }

    let mut server = Handshake::server([key("s1"), key("s2")]);
    let (mut stream, mut out) = (BytesMut::new(), BytesMut::new());
    for (received, sent) in [(vec![], 4), (section("c1"), 132), (section("c2"), 260)] {
        stream.extend_from_slice(&received);
        let session = server.advance(&mut stream, &mut out).unwrap();
        assert_eq!(out.len(), sent);
        assert_eq!(session.is_some(), received == section("c2"));
    }
}

#[test]
fn a_client_refuses_another_greeting() {
    let mut client = Handshake::client([key("c1"), key("c2")]);
    let (mut stream, mut out) = (BytesMut::from(&[2, 0, 0, 0, 9][..]), BytesMut::new());
    let error = client.advance(&mut stream, &mut out).unwrap_err();
    assert_eq!(error.to_string(), "expected the constant 0x1, found 0x2 at byte 0x0");
    assert_eq!((stream.len(), out.len()), (5, 0));
}

#[test]
fn both_sides_of_an_old_patch_understand_each_other() {
    let old = KeyRotations::BEFORE_45;
    let mut client = Handshake::client([key("c1"), key("c2")]).with_rotations(old);
    let mut server = Handshake::server([key("s1"), key("s2")]).with_rotations(old);
    let (mut up, mut down) = (BytesMut::new(), BytesMut::new());
    let (mut at_client, mut at_server) = (None, None);
    while at_client.is_none() {
        if at_server.is_none() {
            at_server = server.advance(&mut up, &mut down).unwrap();
        }
        at_client = client.advance(&mut down, &mut up).unwrap();
    }
    let (mut at_client, mut at_server) = (at_client.unwrap(), at_server.unwrap());
    let sent = applied(&mut at_server.to_client, &[0; 32]);
    assert_eq!(sent, section("before_45_to_client"));
    assert_eq!(applied(&mut at_client.to_client, &sent), [0; 32]);
    let sent = applied(&mut at_client.to_server, &[0; 32]);
    assert_eq!(applied(&mut at_server.to_server, &sent), [0; 32]);
}

#[test]
fn debug_output_shows_no_key() {
    let session = format!("{:?}", uniform());
    assert_eq!(session, "Session { to_server: Pike { .. }, to_client: Pike { .. } }");
    let handshake = format!("{:?}", Handshake::client([[0x7b; 128]; 2]));
    assert!(!handshake.contains("123"), "{handshake}");
}
