//! MOUL: whole connections over a transport that cuts and joins as it likes.

use std::collections::VecDeque;

use codec_core::{DecodeErrorKind, Encode, Format as _};
use formats::moul::{
    Moul,
    connect::{
        ClientSecurity, ConnectData, ConnectPacket, Connection, PrivateKey, ServerKeys,
        ServerSecurity, Token,
    },
    messages::auth::{
        Auth2Cli, Cli2Auth, ClientRegisterReply, ClientRegisterRequest, PingReply, PingRequest,
    },
};

use crate::support::{Random, hex};

/// One direction of a transport: bytes without any borders.
#[derive(Default)]
struct Pipe(VecDeque<u8>);

impl Pipe {
    /// Takes up what a side has to send.
    fn fill(&mut self, from: &mut Connection) {
        while let Some(packet) = from.transmit() {
            self.0.extend(packet);
        }
    }

    /// Gives the next `len` bytes to the other side.
    fn give(&mut self, len: usize, to: &mut Connection) {
        let piece: Vec<u8> = self.0.drain(..len.min(self.0.len())).collect();
        to.receive(&piece).unwrap();
    }
}

fn keys() -> ServerKeys {
    let n = "a76c6b26e484185f487df7d2e179b02373435ed0f74d89943f7cd0a1b3126fbd3163aa2ae532f993\
             3dffaaf55211b3a8f8cab5f1d4008b30d8b564011d670945";
    let private = PrivateKey::from_be_bytes([0x35; 64]);
    ServerKeys::new(41, &hex(n).try_into().unwrap(), private).unwrap()
}

fn sides(encrypted: bool) -> (Connection, Connection, ServerSecurity) {
    let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
    let (client, server) = if encrypted {
        let private = PrivateKey::from_be_bytes([0x51; 64]);
        let client = ClientSecurity::Keys(keys().client_keys(), private);
        (client, ServerSecurity::Keys(keys(), [1, 2, 3, 4, 5, 6, 7]))
    } else {
        (ClientSecurity::None, ServerSecurity::None)
    };
    (Connection::client(&packet, client).unwrap(), Connection::server(), server)
}

/// Two open sides.
fn open(encrypted: bool) -> (Connection, Connection) {
    let (mut client, mut server, security) = sides(encrypted);
    let mut pipe = Pipe::default();
    pipe.fill(&mut client);
    pipe.give(usize::MAX, &mut server);
    server.accept(security).unwrap();
    pipe.fill(&mut server);
    pipe.give(usize::MAX, &mut client);
    assert!(client.is_open() && server.is_open());
    (client, server)
}

/// The message `number` of a client: some are short, some long.
fn request(number: u32) -> Cli2Auth {
    if number.is_multiple_of(3) {
        return Cli2Auth::ClientRegisterRequest(ClientRegisterRequest { build_id: number });
    }
    let len = usize::try_from(number.wrapping_mul(7919) % if number % 97 == 1 { 900 } else { 20 });
    let payload = vec![number.to_le_bytes()[0]; len.unwrap()].into();
    Cli2Auth::PingRequest(PingRequest { ping_time_ms: 9, trans_id: number, payload })
}

/// The message `number` of a server.
fn reply(number: u32) -> Auth2Cli {
    match request(number) {
        Cli2Auth::PingRequest(PingRequest { ping_time_ms, trans_id, payload }) => {
            Auth2Cli::PingReply(PingReply { ping_time_ms, trans_id, payload })
        }
        _ => Auth2Cli::ClientRegisterReply(ClientRegisterReply { server_challenge: number }),
    }
}

/// Sends `count` messages in both directions, in pieces of up to `largest` bytes.
fn talk(seed: u64, encrypted: bool, count: u32, largest: u64) {
    let (mut client, mut server, security) = sides(encrypted);
    let mut security = Some(security);
    let (mut up, mut down) = (Pipe::default(), Pipe::default());
    let mut random = Random::new(seed);
    let (mut sent, mut received) = ([0; 2], [0; 2]);
    while received != [count; 2] {
        // Several messages are written before any byte of them is read.
        for _ in 0..random.below(8) {
            if client.is_open() && sent[0] < count {
                client.send(&request(sent[0])).unwrap();
                sent[0] += 1;
            }
            if server.is_open() && sent[1] < count {
                server.send(&reply(sent[1])).unwrap();
                sent[1] += 1;
            }
        }
        up.fill(&mut client);
        down.fill(&mut server);
        for _ in 0..random.below(40) {
            up.give(1 + random.below(largest), &mut server);
            if server.request().is_some()
                && let Some(security) = security.take()
            {
                server.accept(security).unwrap();
                down.fill(&mut server);
            }
            while let Some(message) = server.next_message::<Cli2Auth>().unwrap() {
                assert_eq!(message, request(received[0]));
                received[0] += 1;
            }
            down.give(1 + random.below(largest), &mut client);
            while let Some(message) = client.next_message::<Auth2Cli>().unwrap() {
                assert_eq!(message, reply(received[1]));
                received[1] += 1;
            }
        }
    }
    assert_eq!(sent, [count; 2]);
    assert!(up.0.is_empty() && down.0.is_empty());
    assert_eq!(client.is_encrypted(), encrypted);
    assert_eq!(server.next_message::<Cli2Auth>().unwrap(), None);
    assert_eq!(client.next_message::<Auth2Cli>().unwrap(), None);
}

#[test]
fn ten_thousand_messages_arrive_in_order_in_both_directions() {
    talk(1, true, 10_000, 100);
}

#[test]
fn messages_arrive_byte_by_byte() {
    talk(2, true, 1000, 1);
    talk(3, false, 1000, 1);
}

#[test]
fn messages_arrive_many_at_once() {
    talk(4, true, 5000, 1 << 16);
    talk(5, false, 5000, 1 << 16);
}

#[test]
fn random_pieces_of_many_seeds() {
    for seed in 10..40 {
        talk(seed, seed % 2 == 0, 50, 1 + seed * 2);
    }
}

#[test]
fn wrong_first_bytes_open_nothing() {
    let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
    let good = Moul::to_vec(&packet).unwrap();
    for first in 0..=255 {
        let bytes = [&[first], &good[1..]].concat();
        let mut server = Connection::server();
        let result = server.receive(&bytes);
        let known = matches!(first, 10 | 11 | 16 | 20 | 21 | 22);
        assert!(known || result.is_err(), "{first}");
        assert!(!server.is_open() && server.transmit().is_none());
    }
    for other in [&b"GET / HTTP/1.1\r\nHost: example.com\r\n\r\n"[..], b"\x16\x03\x01\x02\0\x01"] {
        let mut server = Connection::server();
        let whole = server.receive(other).unwrap_err();
        assert_eq!(server.receive(&good), Err(whole.clone()), "it stays closed");
        // Byte by byte it is the same error, as soon as it can be seen.
        let mut server = Connection::server();
        let error = other.iter().find_map(|byte| server.receive(&[*byte]).err());
        assert_eq!(error, Some(whole));
    }
}

#[test]
fn a_peer_that_closes_in_the_middle_leaves_what_was_whole() {
    let (mut client, _) = open(true);
    let mut pipe = Pipe::default();
    let mut ends = vec![0];
    for number in 0..20 {
        client.send(&request(number)).unwrap();
        pipe.fill(&mut client);
        ends.push(pipe.0.len());
    }
    let sent: Vec<u8> = pipe.0.into();
    for cut in 0..=sent.len() {
        let (_, mut server) = open(true);
        server.receive(&sent[..cut]).unwrap();
        let whole = ends.iter().filter(|end| **end <= cut).count() - 1;
        for number in 0..whole {
            let message = server.next_message::<Cli2Auth>().unwrap();
            assert_eq!(message, Some(request(u32::try_from(number).unwrap())));
        }
        assert_eq!(server.next_message::<Cli2Auth>().unwrap(), None);
        let (_, rest) = server.into_parts();
        assert_eq!(rest.len(), cut - ends[whole], "the caller sees that something is missing");
    }

    // In the setup: nothing is open yet.
    let (mut client, _, _) = sides(true);
    let mut setup = Pipe::default();
    setup.fill(&mut client);
    let setup: Vec<u8> = setup.0.into();
    for cut in 0..setup.len() {
        let (_, mut server, security) = sides(true);
        server.receive(&setup[..cut]).unwrap();
        server.accept(security).unwrap();
        assert!(!server.is_open() && server.transmit().is_none(), "{cut}");
    }
}

#[test]
fn an_oversized_claim_ends_the_connection_at_once() {
    // A ping that says it has 4 GiB.
    let claim = hex("0000 00000000 00000000 ffffffff");
    for encrypted in [false, true] {
        let (mut client, mut server) = open(encrypted);
        client.send(&request(0)).unwrap();
        client.send(&Raw(claim.clone())).unwrap();
        let mut pipe = Pipe::default();
        pipe.fill(&mut client);
        pipe.give(usize::MAX, &mut server);
        assert_eq!(server.next_message::<Cli2Auth>().unwrap(), Some(request(0)));
        let error = server.next_message::<Cli2Auth>().unwrap_err();
        assert!(matches!(error.kind(), DecodeErrorKind::TooLong { .. }), "{error}");
        assert!(!server.is_open());
        assert_eq!(server.receive(b"more"), Err(error.clone()));
        assert_eq!(server.next_message::<Cli2Auth>(), Err(error));
        server.send(&reply(0)).unwrap_err();
    }
}

/// Bytes that are sent as they are.
struct Raw(Vec<u8>);

impl codec_core::Layout<Moul> for Raw {
    fn shape() -> codec_core::Shape {
        codec_core::Shape::Unit
    }
}

impl Encode<Moul> for Raw {
    fn encode(
        &self,
        out: &mut codec_core::Writer<'_, Moul>,
    ) -> Result<(), codec_core::EncodeError> {
        out.put(&self.0);
        Ok(())
    }
}
