//! Captures for tests, and bytes from text.

#![allow(dead_code, unreachable_pub, reason = "each test uses some of it")]

use codec_inspect::capture::{Direction, Flow, Frames, RawFrame, Recorder, Time};
use formats::moul::{
    connect::{
        ClientKeys, ClientSecurity, ConnectData, ConnectPacket, Connection, PrivateKey, ServerKeys,
        ServerSecurity, Token,
    },
    messages::auth::{Auth2Cli, Cli2Auth, ClientRegisterReply, ClientRegisterRequest, PingRequest},
};

/// The modulus of the worked example in `tests/formats/moul_connect/exchange.rs`.
pub const MODULUS: &str = "a76c6b26e484185f487df7d2e179b02373435ed0f74d89943f7cd0a1b3126fbd3163aa2a\
    e532f9933dffaaf55211b3a8f8cab5f1d4008b30d8b564011d670945";
pub const SEED: [u8; 7] = [1, 2, 3, 4, 5, 6, 7];

pub fn hex(text: &str) -> Vec<u8> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    let digits: Vec<char> = lines.flat_map(str::chars).filter(char::is_ascii_hexdigit).collect();
    let digit = |c: char| c.to_digit(16).unwrap();
    digits
        .chunks(2)
        .map(|pair| u8::try_from(digit(pair[0]) << 4 | digit(pair[1])).unwrap())
        .collect()
}

pub fn flow(port: u16) -> Flow {
    let address = |last: u8, port| ([10, 0, 0, last], port).into();
    Flow { client: address(1, 50000), server: address(2, port) }
}

fn server_keys() -> ServerKeys {
    let private = PrivateKey::from_be_bytes([0x35; 64]);
    ServerKeys::new(41, &hex(MODULUS).try_into().unwrap(), private).unwrap()
}

fn client_keys() -> ClientKeys {
    server_keys().client_keys()
}

/// Both sides of an encrypted connection.
pub fn moul_keys() -> (ClientSecurity, ServerSecurity) {
    let client = ClientSecurity::Keys(client_keys(), PrivateKey::from_be_bytes([0x53; 64]));
    (client, ServerSecurity::Keys(server_keys(), SEED))
}

/// The key of the connection of [`moul_keys`], in hex.
pub fn session_key(seed: [u8; 7]) -> String {
    let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
    let (client, _) = moul_keys();
    let mut client = Connection::client(&packet, client).unwrap();
    let mut server = Connection::server();
    while let Some(packet) = client.transmit() {
        server.receive(&packet).unwrap();
    }
    server.accept(ServerSecurity::Keys(server_keys(), seed)).unwrap();
    server.session_key().unwrap().as_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The capture of a connection of Myst Online: the setup and four messages.
pub fn moul(client: ClientSecurity, server_security: ServerSecurity) -> Vec<u8> {
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let flow = flow(14617);
    let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
    let mut client = Connection::client(&packet, client).unwrap();
    let mut server = Connection::server();
    let mut time = 1_700_000_000_000_000_000;
    recorder.open(Time(time), flow).unwrap();
    let mut pass = |from: &mut Connection, to: &mut Connection, direction| {
        while let Some(bytes) = from.transmit() {
            time += 1_500_000;
            recorder.data(Time(time), flow, direction, &bytes).unwrap();
            to.receive(&bytes).unwrap();
        }
    };
    pass(&mut client, &mut server, Direction::ToServer);
    server.accept(server_security).unwrap();
    pass(&mut server, &mut client, Direction::ToClient);
    let register = ClientRegisterRequest { build_id: 918 };
    let challenge = ClientRegisterReply { server_challenge: 0xdead_beef };
    client.send(&Cli2Auth::ClientRegisterRequest(register)).unwrap();
    pass(&mut client, &mut server, Direction::ToServer);
    server.send(&Auth2Cli::ClientRegisterReply(challenge.clone())).unwrap();
    pass(&mut server, &mut client, Direction::ToClient);
    let ping = PingRequest { trans_id: 1, ping_time_ms: 2, payload: Default::default() };
    client.send(&Cli2Auth::PingRequest(ping)).unwrap();
    pass(&mut client, &mut server, Direction::ToServer);
    server.send(&Auth2Cli::ClientRegisterReply(challenge)).unwrap();
    pass(&mut server, &mut client, Direction::ToClient);
    recorder.close(Time(time), flow, Direction::ToServer).unwrap();
    recorded(recorder)
}

/// A part of the live session of `tests/golden/tera/session.hex`.
pub fn tera_part(name: &str) -> Vec<u8> {
    let text = include_str!("../../../tests/golden/tera/session.hex");
    let part = text.split(&format!("[{name}]")).nth(1).unwrap();
    hex(part.split('[').next().unwrap())
}

/// That session as a capture.
pub fn tera_session() -> Vec<u8> {
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let flow = flow(10001);
    let time = Time(1_600_000_000_000_000_000);
    recorder.open(time, flow).unwrap();
    let mut put = |direction, bytes: &[u8]| recorder.data(time, flow, direction, bytes).unwrap();
    put(Direction::ToClient, &[1, 0, 0, 0]);
    put(Direction::ToServer, &tera_part("c1"));
    put(Direction::ToClient, &tera_part("s1"));
    put(Direction::ToServer, &tera_part("c2"));
    put(Direction::ToClient, &tera_part("s2"));
    for piece in tera_part("cipher").chunks(50) {
        put(Direction::ToServer, piece);
    }
    recorded(recorder)
}

pub fn recorded(recorder: Recorder<Vec<u8>>) -> Vec<u8> {
    recorder.into_inner()
}

pub fn frames(file: &[u8]) -> usize {
    Frames::new(file).unwrap().count()
}

/// The same capture as a pcap file, with some frames left out or changed.
pub fn legacy(
    file: &[u8],
    big: bool,
    nanoseconds: bool,
    mut change: impl FnMut(usize, RawFrame) -> Option<RawFrame>,
) -> Vec<u8> {
    let word = |number: u32| if big { number.to_be_bytes() } else { number.to_le_bytes() };
    let magic = if nanoseconds { 0xa1b2_3c4d } else { 0xa1b2_c3d4 };
    let version = if big { [0, 2, 0, 4] } else { [2, 0, 4, 0] };
    let mut out = [word(magic), version, [0; 4], [0; 4], word(65535), word(101)].concat();
    for (index, frame) in Frames::new(file).unwrap().enumerate() {
        let Some(frame) = change(index, frame.unwrap()) else { continue };
        let unit = if nanoseconds { 1 } else { 1000 };
        let seconds = u32::try_from(frame.time.0 / 1_000_000_000).unwrap();
        let fraction = u32::try_from(frame.time.0 % 1_000_000_000 / unit).unwrap();
        let len = word(u32::try_from(frame.data.len()).unwrap());
        out.extend([word(seconds), word(fraction), len, len].concat());
        out.extend(&frame.data);
    }
    out
}

/// The same frames in another order, some of them perhaps twice.
pub fn legacy_in_order(file: &[u8], order: &[usize]) -> Vec<u8> {
    let frames: Vec<RawFrame> = Frames::new(file).unwrap().map(Result::unwrap).collect();
    let mut out = legacy(file, false, false, |_, _| None);
    for index in order {
        let one = legacy(file, false, false, |at, _| (at == *index).then(|| frames[at].clone()));
        out.extend(&one[24..]);
    }
    out
}
