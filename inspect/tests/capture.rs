//! Captures: both formats and byte orders, connections of each protocol, and what captures lack.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::field_reassign_with_default,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

mod support;

use codec_inspect::capture::{
    CaptureError, Direction, Frames, Item, Keys, Messages, Protocol, Recorder, Settings, Time,
};
use formats::moul::connect::{ClientSecurity, ServerSecurity};
use support::{MODULUS, SEED, flow, hex, moul, tera_session};

/// All that is found in a capture, in words.
fn found(file: &[u8], settings: Settings) -> Vec<String> {
    let mut messages = Messages::new(Frames::new(file).unwrap(), settings);
    let mut lines: Vec<String> = messages
        .by_ref()
        .map(|found| match found.item {
            Item::Message(message) => {
                let number = message.number.map_or(String::new(), |number| format!(" {number}"));
                let name = message.name.map_or(String::new(), |name| format!(" {name}"));
                let (set, len) = (message.set, message.bytes.len());
                format!("{} {set}{number}{name}, {len} bytes", found.direction)
            }
            Item::Note(note) => format!("{} ! {}", found.direction, note.text),
            _ => String::new(),
        })
        .collect();
    assert_eq!(messages.held(), 0);
    lines.extend(messages.error().map(ToString::to_string));
    lines
}

fn keys(text: &str) -> Settings {
    let mut settings = Settings::default();
    settings.keys = Keys::parse(text).unwrap();
    settings
}

const HANDSHAKE: [&str; 3] =
    ["-> ConnectPacket 10, 51 bytes", "-> SetupPacket 0, 2 bytes", "<- SetupPacket 1, 2 bytes"];
const MESSAGES: [&str; 4] = [
    "-> Cli2Auth 1, 6 bytes",
    "<- Auth2Cli 3, 6 bytes",
    "-> Cli2Auth 0, 14 bytes",
    "<- Auth2Cli 3, 6 bytes",
];

#[test]
fn a_connection_without_encryption_gives_its_messages() {
    let file = moul(ClientSecurity::None, ServerSecurity::None);
    let expected: Vec<&str> = HANDSHAKE.into_iter().chain(MESSAGES).collect();
    assert_eq!(found(&file, Settings::default()), expected);
}

#[test]
fn an_encrypted_connection_gives_its_messages_with_a_key_only() {
    let (client, server) = support::moul_keys();
    let file = moul(client, server);
    let private = "35".repeat(64);
    let lines = found(&file, keys(&format!("auth {MODULUS} {private}")));
    assert_eq!(lines[3..], MESSAGES);

    let without = found(&file, Settings::default());
    assert_eq!(
        without[3],
        "-> ! the connection is encrypted, and no key is given for it (`--keys FILE`)"
    );
    assert_eq!(
        without[4..],
        ["-> ! 20 bytes could not be read", "<- ! 12 bytes could not be read"]
    );

    let session = support::session_key(SEED);
    assert_eq!(found(&file, keys(&format!("session {session}")))[3..], MESSAGES);
}

#[test]
fn captures_of_both_kinds_and_byte_orders_are_read() {
    let file = moul(ClientSecurity::None, ServerSecurity::None);
    let expected = found(&file, Settings::default());
    for (big, nanoseconds) in [(false, false), (false, true), (true, false), (true, true)] {
        let old = support::legacy(&file, big, nanoseconds, |_, frame| Some(frame));
        assert_eq!(found(&old, Settings::default()), expected, "{big} {nanoseconds}");
        let times = |file| Frames::new(file).unwrap().map(|frame| frame.unwrap().time.0 / 1000);
        assert!(times(&file[..]).eq(times(&old[..])));
    }
}

#[test]
fn segments_out_of_order_and_sent_again_make_no_difference() {
    let file = moul(ClientSecurity::None, ServerSecurity::None);
    let expected = found(&file, Settings::default());
    let mut order: Vec<usize> = (0..support::frames(&file)).collect();
    order.swap(5, 7); // two segments of the client
    order.insert(8, 5);
    order.push(4);
    let shuffled = support::legacy_in_order(&file, &order);
    let mut lines = found(&shuffled, Settings::default());
    let mut sorted = expected.clone();
    lines.sort();
    sorted.sort();
    assert_eq!(lines, sorted);
}

#[test]
fn an_answer_between_the_packets_of_a_setup_makes_no_difference() {
    let connect = "0a 1f00 96030000 32000000 01000000 219848ea356cd04b9daebb17c585e680
        14000000 00000000000000000000000000000000";
    let (to_server, to_client) = (Direction::ToServer, Direction::ToClient);
    let reply = "0300 efbeadde";
    // As three programs may send it: in order, the answer too early, and all that a side has at once.
    let orders: [&[(Direction, &str)]; 3] = [
        &[
            (to_server, connect),
            (to_server, "0002"),
            (to_client, "0102"),
            (to_server, "0100 96030000"),
            (to_client, reply),
        ],
        &[
            (to_server, connect),
            (to_client, "0102"),
            (to_client, reply),
            (to_server, "0002"),
            (to_server, "0100 96030000"),
        ],
        &[(to_server, &format!("{connect} 0002 0100 96030000")), (to_client, "0102 0300 efbeadde")],
    ];
    for order in orders {
        let mut recorder = Recorder::new(Vec::new()).unwrap();
        let flow = flow(14617);
        recorder.open(Time(1), flow).unwrap();
        for (direction, bytes) in order {
            recorder.data(Time(1), flow, *direction, &hex(bytes)).unwrap();
        }
        recorder.close(Time(2), flow, to_server).unwrap();
        let mut lines = found(&support::recorded(recorder), Settings::default());
        lines.sort();
        let mut expected: Vec<&str> =
            HANDSHAKE.into_iter().chain(MESSAGES[..2].iter().copied()).collect();
        expected.sort_unstable();
        assert_eq!(lines, expected, "{order:?}");
    }
}

#[test]
fn a_gap_is_said_and_what_follows_is_found_again() {
    let file = moul(ClientSecurity::None, ServerSecurity::None);
    // Frame 5 is the first message of the client, 7 the second.
    let cut = support::legacy(&file, false, false, |index, frame| (index != 5).then_some(frame));
    let lines = found(&cut, Settings::default());
    assert!(lines.contains(&"-> ! 6 bytes are missing from the capture".to_owned()), "{lines:?}");
    assert!(lines.contains(&MESSAGES[2].to_owned()), "{lines:?}");
    assert!(lines.contains(&MESSAGES[1].to_owned()), "{lines:?}");
}

#[test]
fn a_connection_from_its_middle_on_is_found_if_its_kind_is_given() {
    let file = moul(ClientSecurity::None, ServerSecurity::None);
    let cut = support::legacy(&file, false, false, |index, frame| (index >= 5).then_some(frame));
    let mut settings = Settings::default();
    settings.protocol = Some(Protocol::Moul);
    settings.ports = vec![14617];
    let lines = found(&cut, settings);
    assert_eq!(lines[0], "-> ! the connection began before the capture");
    assert_eq!(lines[1], "-> ! taken for a connection to the Auth server");
    assert_eq!(lines[2..], MESSAGES);
}

#[test]
fn a_capture_that_is_cut_off_gives_what_it_has() {
    let file = moul(ClientSecurity::None, ServerSecurity::None);
    let whole = found(&file, Settings::default());
    let lines = found(&file[..file.len() - 30], Settings::default());
    assert_eq!(lines.last().unwrap(), "the capture is cut off within a packet");
    assert!(lines.len() >= whole.len() && lines[..6] == whole[..6], "{lines:?}");

    assert_eq!(Frames::new(&b"PK\x03\x04"[..]).unwrap_err(), CaptureError::NotACapture);
    assert_eq!(Frames::new(&b""[..]).unwrap_err(), CaptureError::NotACapture);
    for len in (0..file.len()).step_by(7) {
        if let Ok(frames) = Frames::new(&file[..len]) {
            Messages::new(frames, Settings::default()).for_each(drop);
        }
    }
}

#[test]
fn a_session_of_tera_is_decrypted_by_the_keys_in_it() {
    let mut settings = Settings::default();
    let table = "C_CHECK_VERSION 19900".parse().unwrap();
    settings.opcodes = std::sync::Arc::new(table);
    assert_eq!(
        found(&tera_session(), settings),
        ["->  19900 C_CHECK_VERSION, 28 bytes", "->  39522, 97 bytes"]
    );
}

/// A captured packet of Asheron's Call with a message of one fragment, from
/// amoeba/asheron-rs data/pcaps/pkt_2025-11-18_1763490291_log.pcap frame 0.
const IDENTIFY: &str = "3a02000006000003a2ac1d5832008b032c0001009756fe0cf78bb04183f9e2431f0100001f01\
    00030100200000000300b1f7000018010000c80000006a4b4180";
/// Another, with a checksum in the clear, from the same.
const ACK: &str = "6b08000000400000 92bb04b2 0b00 0ef7 0400 0100 3b020000";

#[test]
fn packets_of_asherons_call_are_put_together_and_verified() {
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let flow = flow(9000);
    let mut put = |direction, bytes: &[u8]| {
        recorder.datagram(Time(1), flow, direction, bytes).unwrap();
    };
    put(Direction::ToServer, &hex(IDENTIFY));
    put(Direction::ToClient, &hex(ACK));
    let mut wrong = hex(ACK);
    wrong[20] ^= 1;
    put(Direction::ToClient, &wrong);
    put(Direction::ToClient, &wrong[..21]);
    let lines = found(&support::recorded(recorder), Settings::default());
    assert_eq!(lines[0], "-> ClientMessage 63409, 16 bytes");
    assert_eq!(lines[1], "<- ! wrong checksum of packet 2155");
    assert!(lines[2].starts_with("<- ! needed 4 bytes, 1 left"), "{lines:?}");
    assert_eq!(lines.len(), 3);
}

/// A UDP datagram in two IP packets, the second of which has the last bytes.
fn in_two(bytes: &[u8], at: usize, six: bool) -> [Vec<u8>; 2] {
    let udp_len = u16::try_from(bytes.len() + 8).unwrap().to_be_bytes();
    let udp = [&[0xc3, 0x50, 0x23, 0x28][..], &udp_len, &[0, 0], bytes].concat();
    let addresses = if six {
        [[0; 12].as_slice(), &[10, 0, 0, 1], &[0; 12], &[10, 0, 0, 2]].concat()
    } else {
        vec![10, 0, 0, 1, 10, 0, 0, 2]
    };
    [(0, &udp[..at], true), (at / 8, &udp[at..], false)].map(|(units, payload, more)| {
        let len = |header: usize| u16::try_from(payload.len() + header).unwrap().to_be_bytes();
        let units = u16::try_from(units).unwrap();
        let head = if six {
            let place = (units << 3 | u16::from(more)).to_be_bytes();
            let fragment = [&[17, 0][..], &place, &[0, 0, 0, 7]].concat();
            [&[0x60, 0, 0, 0][..], &len(8), &[44, 64], &addresses, &fragment].concat()
        } else {
            let place = (units | u16::from(more) << 13).to_be_bytes();
            [&[0x45, 0][..], &len(20), &[0, 7], &place, &[64, 17, 0, 0], &addresses].concat()
        };
        [&head, payload].concat()
    })
}

/// A pcap file of IP packets.
fn of_packets(packets: &[&[u8]]) -> Vec<u8> {
    let nothing = moul(ClientSecurity::None, ServerSecurity::None);
    let mut file = support::legacy(&nothing, false, false, |_, _| None);
    for packet in packets {
        let len = u32::try_from(packet.len()).unwrap().to_le_bytes();
        file.extend([&[0; 8][..], &len, &len, packet].concat());
    }
    file
}

#[test]
fn ip_packets_in_pieces_are_put_together() {
    for six in [false, true] {
        let [first, second] = in_two(&hex(IDENTIFY), 32, six);
        let expected = ["-> ClientMessage 63409, 16 bytes"];
        let found_in = |packets: &[&[u8]]| found(&of_packets(packets), Settings::default());
        assert_eq!(found_in(&[&first, &second]), expected);
        assert_eq!(found_in(&[&second, &first]), expected);
        assert_eq!(found_in(&[&first, &first, &second]), expected);
        // A piece that contradicts the others changes nothing.
        let [_, wrong] = in_two(&[&hex(IDENTIFY)[..], &[0; 8]].concat(), 32, six);
        assert_eq!(found_in(&[&first, &second, &wrong])[..1], expected);
        // What lacks a piece is counted.
        for lacking in [&first, &second] {
            let file = of_packets(&[lacking]);
            let mut messages = Messages::new(Frames::new(&file[..]).unwrap(), Settings::default());
            assert!(messages.next().is_none());
            assert_eq!(messages.incomplete(), 1);
        }
    }
}

#[test]
fn pieces_of_ip_packets_without_end_are_given_up() {
    let [first, _] = in_two(&[0; 1000], 800, false);
    let packets: Vec<Vec<u8>> = (0..1000_u16)
        .map(|index| {
            let mut packet = first.clone();
            packet[4..6].copy_from_slice(&index.to_be_bytes());
            packet
        })
        .collect();
    let packets: Vec<&[u8]> = packets.iter().map(Vec::as_slice).collect();
    let file = of_packets(&packets);
    let mut messages = Messages::new(Frames::new(&file[..]).unwrap(), Settings::default());
    assert!(messages.next().is_none());
    assert_eq!(messages.incomplete(), 1000);
}

#[test]
fn keys_that_make_no_sense_are_errors() {
    for (text, expected) in [
        ("session 12", "expected 7 bytes in hex in line 1"),
        ("\nwibble a b", "expected `session`, `gate_keeper`, `auth`, `game` or `csr` in line 2"),
        ("auth 1 2", "expected two numbers of 64 bytes in hex in line 1"),
        ("x", "expected `session KEY`, or a server, its modulus and its private number in line 1"),
    ] {
        assert_eq!(Keys::parse(text).unwrap_err().to_string(), expected);
    }
}
