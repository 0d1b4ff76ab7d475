//! Key exchanges, and the connections that they open.

use codec_core::{DecodeErrorKind, EncodeErrorKind, Format as _};
use formats::moul::{
    FileFrame, Moul,
    connect::{
        Cipher, ClientKeys, ClientSecurity, ConnectData, ConnectPacket, Connection, FileClient,
        PrivateKey, ServerKeys, ServerSecurity, SetupPacket, Token,
    },
    messages::{
        NetError,
        auth::{Auth2Cli, Cli2Auth, ClientRegisterReply, ClientRegisterRequest, PingRequest},
        file,
    },
};

use super::{array, hex, number};
use crate::support::flipped;

/// A key exchange, and the first messages after it.
struct Exchange {
    g: u32,
    n: &'static str,
    a: &'static str,
    x: &'static str,
    b: &'static str,
    seed: &'static str,
    connect_packet: &'static str,
    encrypt_packet: &'static str,
    to_server: (&'static str, &'static str),
    to_client: (&'static str, &'static str),
}

impl Exchange {
    fn client_keys(&self) -> ClientKeys {
        ClientKeys::new(self.g, &number(self.n), &number(self.x)).unwrap()
    }

    fn server_keys(&self) -> ServerKeys {
        let private = PrivateKey::from_be_bytes(number(self.a));
        ServerKeys::new(self.g, &number(self.n), private).unwrap()
    }

    fn private(&self) -> PrivateKey {
        PrivateKey::from_be_bytes(number(self.b))
    }

    fn seed(&self) -> [u8; 7] {
        array(self.seed)
    }
}

/// Computed from the layout of the client.
const DH_AUTH_G41: Exchange = Exchange {
    g: 41,
    n: "a76c6b26e484185f487df7d2e179b02373435ed0f74d89943f7cd0a1b3126fbd3163aa2ae532f993 \
        3dffaaf55211b3a8f8cab5f1d4008b30d8b564011d670945",
    a: "015d7f4b6dec52e75a8ecca31f87ba069c24b1378a5521a853541da81823d9db9fe2d050f578c820 \
        7b8c3b367d6a078bdaa5b4c0f68545ab9041b5be785bdeed",
    x: "19ff5bb020ef22c8b26904296f3bc0227a98f3cfd311222e92dd4d8a42f7843d4e32bd8c2bf0fc69 \
        17f72d5d11591fab238c13d945442e61efd599771e1f5437",
    b: "9af2d06c989c72d3fa3fbbcf03a424255e598c4d00442ad74798759e3ba32695633fc15c32490420 \
        fa3ba1c462034e5f396d20c7a36d63c74cd650e48e43aa06",
    seed: "f940ec2695d5d4",
    connect_packet: "00420e84f5c79b6e5acef99190865244c199c6e934675573d160f8731b77aad80ec9473d2ba6fbd2 \
        60d5ef0d03ac2b9cb1b786a2cc02b2a27585b0452a74f583d490",
    encrypt_packet: "0109f940ec2695d5d4",
    to_server: ("010096030000", "affe33ac9a98"),
    to_client: ("0300efbeadde", "adfe4a113746"),
};

/// Computed from the layout of the client.
const DH_GATEKEEPER_G4: Exchange = Exchange {
    g: 4,
    n: "e141ff9394f9bcb920a6074c59ca69064902547f10e61a34fd5fa3a9e6670dbc554287a1580bbeda \
        f40d9926d2c86f42665f91c44112750a360974e8da2db1c7",
    a: "80fee4789d9bfc2fbbd1784013a6b673522268643685cdb80eb96adc264fb5fa3d1216772414d769 \
        2d1257f80b7629801ba48fa70530132d23878e11e44fba7b",
    x: "046266d955c04462887a07050fcddd6ed375b7abccfedebc9ea4495fd6c4aafecf3d018e6829913e \
        03aa6acf42a4fcb13e9177d62aaba367903143453bbfa5e0",
    b: "67416209cf8f82762fe6cad7353ac11676108a1396a5b2774c9ff6653218760a79f6c3936869185c \
        ebaef6138666cd8924a240054cc32fa969875b857cb32a43",
    seed: "01acc2956fb031",
    connect_packet: "0042f300ec21b76a757b5946facc435381a21159337a8fce279ed39f630cdffb33e84af62d7fede9 \
        98d679f86433e1216fcd8358462f94a99d85aed30cac81ff7ec4",
    encrypt_packet: "010901acc2956fb031",
    to_server: ("01000100000000", "22bf68252b8e53"),
    to_client: (
        "01000100000009003100320037002e0030002e0030002e003100",
        "22bf68252b8e5a66286486f7280bc482b5632c8aa69dc39a998f",
    ),
};

/// Computed from the layout of the client.
const DH_AUTH_SHORT_Y: Exchange = Exchange {
    g: 41,
    n: "a76c6b26e484185f487df7d2e179b02373435ed0f74d89943f7cd0a1b3126fbd3163aa2ae532f993 \
        3dffaaf55211b3a8f8cab5f1d4008b30d8b564011d670945",
    a: "015d7f4b6dec52e75a8ecca31f87ba069c24b1378a5521a853541da81823d9db9fe2d050f578c820 \
        7b8c3b367d6a078bdaa5b4c0f68545ab9041b5be785bdeed",
    x: "19ff5bb020ef22c8b26904296f3bc0227a98f3cfd311222e92dd4d8a42f7843d4e32bd8c2bf0fc69 \
        17f72d5d11591fab238c13d945442e61efd599771e1f5437",
    b: "9af2d06c989c72d3fa3fbbcf03a424255e598c4d00442ad74798759e3ba32695633fc15c32490420 \
        fa3ba1c462034e5f396d20c7a36d63c74cd650e48e43aa40",
    seed: "f940ec2695d5d4",
    connect_packet: "0041435b1accd6c18b2302462a66335295c60870f55603040b08f731457c3628ae09408272793525 \
        0b9b338308be8de429483e39b4e949f592c5d43ad64ceef970",
    encrypt_packet: "0109f940ec2695d5d4",
    to_server: ("010096030000", "e5628d2fd6cc"),
    to_client: ("0300efbeadde", "e762f4927b12"),
};

const EXCHANGES: [&Exchange; 3] = [&DH_AUTH_G41, &DH_GATEKEEPER_G4, &DH_AUTH_SHORT_Y];

/// A connection of the type that the client asks for, up to the packets before the first message.
fn connect(client: ClientSecurity, server: ServerSecurity) -> (Connection, Connection) {
    let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
    let mut client = Connection::client(&packet, client).unwrap();
    let mut peer = Connection::server();
    peer.receive(&client.transmit().unwrap()).unwrap();
    assert_eq!(peer.request(), Some(&packet));
    peer.receive(&client.transmit().unwrap()).unwrap();
    assert!(!peer.is_open());
    let result = peer.accept(server);
    assert_eq!(result.is_ok(), peer.is_open());
    while let Some(packet) = peer.transmit() {
        let _ = client.receive(&packet);
    }
    (client, peer)
}

#[test]
fn key_exchange_of_a_client() {
    for exchange in EXCHANGES {
        let security = ClientSecurity::Keys(exchange.client_keys(), exchange.private());
        let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
        let mut client = Connection::client(&packet, security).unwrap();
        assert_eq!(client.transmit().unwrap(), Moul::to_vec(&packet).unwrap());
        assert_eq!(client.transmit().unwrap(), hex(exchange.connect_packet));
        assert_eq!(client.transmit(), None);

        // The answer and the first message come together, byte by byte.
        let (plain, cipher) = exchange.to_client;
        for byte in [hex(exchange.encrypt_packet), hex(cipher)].concat() {
            client.receive(&[byte]).unwrap();
        }
        assert!(client.is_open() && client.is_encrypted());
        let (mut cipher, incoming) = client.into_parts();
        assert_eq!(incoming, hex(plain));
        let mut message = hex(exchange.to_server.0);
        cipher.as_mut().unwrap().encrypt(&mut message);
        assert_eq!(message, hex(exchange.to_server.1));
    }
}

#[test]
fn key_exchange_of_a_server() {
    for exchange in EXCHANGES {
        let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
        let mut server = Connection::server();
        // All that the client sends comes at once.
        let all = [
            Moul::to_vec(&packet).unwrap(),
            hex(exchange.connect_packet),
            hex(exchange.to_server.1),
        ];
        server.receive(&all.concat()).unwrap();
        assert_eq!(server.request(), Some(&packet));
        server.accept(ServerSecurity::Keys(exchange.server_keys(), exchange.seed())).unwrap();
        assert_eq!(server.transmit().unwrap(), hex(exchange.encrypt_packet));
        let (mut cipher, incoming) = server.into_parts();
        assert_eq!(incoming, hex(exchange.to_server.0));
        let mut message = hex(exchange.to_client.0);
        cipher.as_mut().unwrap().encrypt(&mut message);
        assert_eq!(message, hex(exchange.to_client.1));
    }
}

#[test]
fn public_value_follows_from_the_private_one() {
    let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
    for exchange in EXCHANGES {
        let sent = [exchange.client_keys(), exchange.server_keys().client_keys()].map(|keys| {
            let security = ClientSecurity::Keys(keys, exchange.private());
            let mut client = Connection::client(&packet, security).unwrap();
            let packets = [client.transmit(), client.transmit()];
            let _ = client.receive(&hex(exchange.encrypt_packet));
            client
                .send(&Cli2Auth::ClientRegisterRequest(ClientRegisterRequest { build_id: 1 }))
                .unwrap();
            (packets, client.transmit())
        });
        assert_eq!(sent[0], sent[1]);
        let keys = exchange.server_keys().client_keys();
        assert_eq!(keys.public_value(), number(exchange.x));
        assert_eq!((keys.generator(), keys.modulus()), (exchange.g, number(exchange.n)));
    }
}

#[test]
fn both_sides_show_the_session_key_that_decrypts_a_capture() {
    let exchange = &DH_AUTH_G41;
    let (client, server) = connect(
        ClientSecurity::Keys(exchange.client_keys(), exchange.private()),
        ServerSecurity::Keys(exchange.server_keys(), exchange.seed()),
    );
    for side in [&client, &server] {
        let mut cipher = Cipher::new(side.session_key().unwrap().as_bytes()).unwrap();
        let mut captured = hex(exchange.to_server.1);
        cipher.decrypt(&mut captured);
        assert_eq!(captured, hex(exchange.to_server.0));
    }
    assert_eq!(format!("{:?}", client.session_key()), "Some(SessionKey(_))");
    let (client, _) = connect(ClientSecurity::None, ServerSecurity::None);
    assert!(client.session_key().is_none());
}

#[test]
fn a_message_comes_with_its_decrypted_bytes() {
    let exchange = &DH_AUTH_G41;
    let (_, mut server) = connect(
        ClientSecurity::Keys(exchange.client_keys(), exchange.private()),
        ServerSecurity::Keys(exchange.server_keys(), exchange.seed()),
    );
    let sent = hex(exchange.to_server.1);
    server.receive(&sent[..4]).unwrap();
    assert_eq!(server.next_message_and_bytes::<Cli2Auth>().unwrap(), None);
    server.receive(&sent[4..]).unwrap();
    let (message, bytes) = server.next_message_and_bytes::<Cli2Auth>().unwrap().unwrap();
    assert_eq!(message, ClientRegisterRequest { build_id: 918 }.into());
    assert_eq!(bytes, hex(exchange.to_server.0));
    assert_eq!(server.next_message_and_bytes::<Cli2Auth>().unwrap(), None);
}

#[test]
fn messages_go_both_ways() {
    let exchange = &DH_AUTH_G41;
    let (mut client, mut server) = connect(
        ClientSecurity::Keys(exchange.client_keys(), exchange.private()),
        ServerSecurity::KeysOrNone(exchange.server_keys(), exchange.seed()),
    );
    let request = Cli2Auth::ClientRegisterRequest(ClientRegisterRequest { build_id: 918 });
    client.send(&request).unwrap();
    let sent = client.transmit().unwrap();
    assert_eq!(sent, hex(exchange.to_server.1));
    server.receive(&sent).unwrap();
    assert_eq!(server.next_message::<Cli2Auth>().unwrap(), Some(request));
    assert_eq!(server.next_message::<Cli2Auth>().unwrap(), None);

    let reply =
        Auth2Cli::ClientRegisterReply(ClientRegisterReply { server_challenge: 0xdead_beef });
    server.send(&reply).unwrap();
    let sent = server.transmit().unwrap();
    assert_eq!(sent, hex(exchange.to_client.1));
    for byte in sent {
        assert_eq!(client.next_message::<Auth2Cli>().unwrap(), None);
        client.receive(&[byte]).unwrap();
    }
    assert_eq!(client.next_message::<Auth2Cli>().unwrap(), Some(reply));
}

#[test]
fn connection_without_encryption() {
    for security in [
        ServerSecurity::None,
        ServerSecurity::KeysOrNone(DH_AUTH_G41.server_keys(), DH_AUTH_G41.seed()),
    ] {
        let (client, server) = connect(ClientSecurity::None, security);
        assert!(client.is_open() && !client.is_encrypted());
        assert!(server.is_open() && !server.is_encrypted());
    }
}

#[test]
fn keys_that_are_exchanged_and_not_used() {
    let (mut client, mut server) = connect(
        ClientSecurity::Unused(DH_AUTH_G41.client_keys(), DH_AUTH_G41.private()),
        ServerSecurity::Unused(*b"noCrypt"),
    );
    assert!(client.is_open() && !client.is_encrypted());
    let ping = Cli2Auth::PingRequest(PingRequest {
        ping_time_ms: 5000,
        trans_id: 0,
        payload: Default::default(),
    });
    client.send(&ping).unwrap();
    let sent = client.transmit().unwrap();
    assert_eq!(sent, hex("0000881300000000000000000000"));
    server.receive(&sent).unwrap();
    assert_eq!(server.next_message::<Cli2Auth>().unwrap(), Some(ping));
}

#[test]
fn sides_that_do_not_agree_close() {
    let keys = || DH_AUTH_G41.server_keys();
    let (client, server) =
        connect(ClientSecurity::None, ServerSecurity::Keys(keys(), DH_AUTH_G41.seed()));
    assert!(!client.is_open() && !server.is_open());

    let client_keys = ClientSecurity::Keys(DH_AUTH_G41.client_keys(), DH_AUTH_G41.private());
    let (_, mut server) = connect(client_keys, ServerSecurity::None);
    let error = server.receive(b"more").unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid public value where none is taken 0x0 at byte 0x0 in SetupPacket"
    );
    assert_eq!(server.receive(&[]), Err(error.clone()));
    assert_eq!(server.next_message::<Cli2Auth>(), Err(error));
}

#[test]
fn client_insists_on_what_it_asked_for() {
    let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
    let keys = || ClientSecurity::Keys(DH_AUTH_G41.client_keys(), DH_AUTH_G41.private());
    for (security, answer) in [
        (keys(), "0102"),
        (ClientSecurity::None, "0109 6e6f4372797074"),
        (keys(), "0002"),
        (keys(), "0103"),
        (keys(), "ff"),
    ] {
        let mut client = Connection::client(&packet, security).unwrap();
        let error = client.receive(&hex(answer)).unwrap_err();
        assert!(!error.is_incomplete() && !client.is_open(), "{answer}: {error}");
        assert_eq!(client.refusal(), None);
    }
    let mut client = Connection::client(&packet, keys()).unwrap();
    assert!(client.receive(&hex("0206 08000000")).is_err());
    assert_eq!(client.refusal(), Some(NetError::OldBuildId));
}

#[test]
fn server_can_say_why_it_refuses() {
    let packet = ConnectPacket::new(1, ConnectData::Auth(Token::default()));
    let mut client = Connection::client(&packet, ClientSecurity::None).unwrap();
    let mut server = Connection::server();
    server.receive(&client.transmit().unwrap()).unwrap();
    server.refuse(NetError::OldBuildId).unwrap();
    assert!(client.receive(&server.transmit().unwrap()).is_err());
    assert_eq!(client.refusal(), Some(NetError::OldBuildId));
}

#[test]
fn file_connection_is_open_at_once_and_clear() {
    let packet = ConnectPacket::new(918, ConnectData::File(FileClient::default()));
    let keys = ClientSecurity::Keys(DH_AUTH_G41.client_keys(), DH_AUTH_G41.private());
    let mut client = Connection::client(&packet, keys).unwrap();
    assert!(client.is_open() && !client.is_encrypted());
    let ping = file::Cli2File::PingRequest(file::PingRequest { ping_time_ms: 1000 });
    client.send(&FileFrame(ping.clone())).unwrap();

    let mut server = Connection::server();
    server.receive(&client.transmit().unwrap()).unwrap();
    let sent = client.transmit().unwrap();
    assert_eq!(sent, hex("0c00000000000000e8030000"));
    server.receive(&sent).unwrap();
    assert_eq!(client.transmit(), None);
    assert_eq!(server.next_message::<FileFrame<file::Cli2File>>().unwrap(), None);
    server.accept(ServerSecurity::Keys(DH_AUTH_G41.server_keys(), [0; 7])).unwrap();
    assert_eq!(server.transmit(), None);
    assert_eq!(server.next_message().unwrap(), Some(FileFrame(ping)));
}

#[test]
fn nothing_can_be_sent_before_the_connection_is_open() {
    let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
    let mut client = Connection::client(&packet, ClientSecurity::None).unwrap();
    let message = Cli2Auth::ClientRegisterRequest(ClientRegisterRequest { build_id: 918 });
    let error = client.send(&message).unwrap_err();
    let what = "message for a connection that is not open";
    assert_eq!(*error.kind(), EncodeErrorKind::Invalid { what });
}

#[test]
fn keys_that_cannot_be_are_refused() {
    let n = number(DH_AUTH_G41.n);
    assert!(ClientKeys::new(41, &n, &n).is_none());
    assert!(ClientKeys::new(41, &n, &[0; 64]).is_none());
    assert!(ClientKeys::new(41, &[2; 64], &[1; 64]).is_none());
    assert!(ServerKeys::new(41, &[0; 64], PrivateKey::from_be_bytes([1; 64])).is_none());

    for y in [vec![0; 64], vec![0xff; 64]] {
        let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
        let mut server = Connection::server();
        server.receive(&Moul::to_vec(&packet).unwrap()).unwrap();
        server.receive(&Moul::to_vec(&SetupPacket::Connect(y)).unwrap()).unwrap();
        let security = ServerSecurity::Keys(DH_AUTH_G41.server_keys(), [0; 7]);
        let error = server.accept(security).unwrap_err();
        assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what: "public value", value: 0 });
    }
}

#[test]
fn secrets_are_not_shown() {
    let private = PrivateKey::from_be_bytes([0x5a; 64]);
    assert_eq!(format!("{private:?}"), "PrivateKey(_)");
    assert_eq!(format!("{:?}", Cipher::new(b"Secret")), "Some(Cipher(_))");
}

#[test]
fn flipped_bits_of_the_setup_open_or_poison_but_never_more() {
    let exchange = &DH_AUTH_SHORT_Y;
    let packet = Moul::to_vec(&ConnectPacket::new(918, ConnectData::Auth(Token::default())));
    let bytes = [packet.unwrap(), hex(exchange.connect_packet)].concat();
    // Those of the public value only change the key.
    for bit in 0..54 * 8 {
        let bytes = flipped(&bytes, bit);
        let mut server = Connection::server();
        let security = ServerSecurity::Keys(exchange.server_keys(), exchange.seed());
        let result = server.receive(&bytes).and_then(|()| server.accept(security));
        match result {
            Err(error) => {
                assert!(!server.is_open() && !error.is_incomplete());
                assert_eq!(server.receive(b"more"), Err(error));
                assert_eq!(server.transmit(), None);
            }
            Ok(()) => assert_eq!(server.is_open(), server.transmit().is_some(), "bit {bit}"),
        }
    }
}
