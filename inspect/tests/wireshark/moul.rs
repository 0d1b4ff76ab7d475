//! Connections of Myst Online.

use codec_core::{Format as _, Shape, catalog::Entry};
use codec_inspect::{
    Tool,
    capture::{Direction, Recorder, Time},
};
use formats::moul::{
    Moul,
    connect::{ConnectData, ConnectPacket, PlayerIds, SetupPacket, Token},
};

use crate::{
    compare::Compared,
    messages::{Sample, flow, from_hex, of_set, rows},
    pdml::Packet,
    support::{self, moul_keys},
    tshark::{self, Folder},
};

const PORT: u16 = 14617;

/// A connection for each message: the setup, and the message in one to three pieces.
fn capture(samples: &[Sample]) -> Vec<u8> {
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    for (index, sample) in samples.iter().enumerate() {
        let (flow, time) = (flow(index, PORT), Time(1_700_000_000_000_000_000));
        let data = match sample.message.as_str() {
            "moul/Cli2Auth" | "moul/Auth2Cli" => ConnectData::Auth(Token::default()),
            _ => ConnectData::Game(PlayerIds::default()),
        };
        let connect = Moul::to_vec(&ConnectPacket::new(918, data)).unwrap();
        let ask = Moul::to_vec(&SetupPacket::Connect(Vec::new())).unwrap();
        let answer = Moul::to_vec(&SetupPacket::Encrypt(None)).unwrap();
        recorder.open(time, flow).unwrap();
        let mut put = |direction, bytes: &[u8]| {
            recorder.data(time, flow, direction, bytes).unwrap();
        };
        put(Direction::ToServer, &[connect, ask].concat());
        put(Direction::ToClient, &answer);
        let direction = match sample.message.starts_with("moul/Cli2") {
            true => Direction::ToServer,
            false => Direction::ToClient,
        };
        let piece = sample.bytes.len().div_ceil(1 + index % 3).max(1);
        for bytes in sample.bytes.chunks(piece) {
            put(direction, bytes);
        }
    }
    recorder.into_inner()
}

/// The item of the first message of each connection.
fn shown(packets: &[Packet], connections: usize) -> Vec<Option<&crate::pdml::Item>> {
    let mut found = vec![None; connections];
    for packet in packets {
        let stream: usize = packet.value("tcp.stream").unwrap().parse().unwrap();
        for item in packet.named("moul") {
            let setup = item.label.contains("ConnectPacket") || item.label.contains("SetupPacket");
            if !setup && found[stream].is_none() {
                found[stream] = Some(item);
            }
        }
    }
    found
}

const SETS: [&str; 4] = ["Cli2Auth", "Auth2Cli", "Cli2Game", "Game2Cli"];

#[test]
fn every_message_of_auth_and_game_is_shown_as_wire_inspect_shows_it() {
    let (tool, catalog) = (Tool::new(), formats::moul::catalog());
    let folder = Folder::new("moul");
    let mut samples = Vec::new();
    for row in rows("moul/messages.tsv") {
        let set = row[0].split('_').next().unwrap();
        if SETS.contains(&set) {
            let message = format!("moul/{set}");
            samples.push(Sample { message, bytes: from_hex(&row[1]).unwrap() });
        }
    }
    let mut faulty = Vec::new();
    for set in SETS {
        let entry = catalog.find(set).unwrap();
        let (valid, wrong) = of_set(entry, 4);
        check_all(entry, &valid);
        samples.extend(valid);
        // What is not wrong but cut waits for more bytes.
        let ends = |it: &Sample| match entry.decode_prefix(&it.bytes) {
            Ok(used) => used == it.bytes.len(),
            Err(error) => !error.is_incomplete(),
        };
        faulty.extend(wrong.into_iter().filter(ends));
    }
    samples.extend(faulty);
    let Some(packets) = tshark::dissect(&folder, &tool, "moul", &capture(&samples), &[]) else {
        return;
    };
    let mut compared = Compared::new(&tool, catalog);
    for (sample, shown) in samples.iter().zip(shown(&packets, samples.len())) {
        match shown {
            Some(shown) => compared.message(&sample.message, &sample.bytes, shown),
            None => compared.differ(&sample.message, &sample.bytes, "nothing is shown".into()),
        }
    }
    compared.check(2500, 20);
}

/// There is a message of each kind.
fn check_all(entry: &Entry, samples: &[Sample]) {
    let Shape::Enum(set) = entry.shape() else { panic!("{entry}") };
    for variant in set.variants.iter().filter(|variant| !variant.ids.is_empty()) {
        let number = &variant.ids[0].to_le_bytes()[..2];
        let found = samples.iter().any(|sample| sample.bytes.starts_with(number));
        assert!(found, "{entry} lacks {}", variant.name);
    }
}

#[test]
fn connections_without_a_beginning_are_what_the_preference_says() {
    let (tool, catalog) = (Tool::new(), formats::moul::catalog());
    let folder = Folder::new("moul-kind");
    let rows = rows("moul/messages.tsv");
    let samples: Vec<Sample> = rows
        .iter()
        .filter(|row| row[0].starts_with("Cli2Csr_") || row[0].starts_with("Csr2Cli_"))
        .map(|row| Sample {
            message: format!("moul/{}", &row[0][..7]),
            bytes: from_hex(&row[1]).unwrap(),
        })
        .collect();
    assert!(samples.len() > 4);
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    for sample in &samples {
        let direction = match sample.message == "moul/Cli2Csr" {
            true => Direction::ToServer,
            false => Direction::ToClient,
        };
        let time = Time(1_700_000_000_000_000_000);
        recorder.data(time, flow(0, PORT), direction, &sample.bytes).unwrap();
    }
    let capture = recorder.into_inner();
    let more = ["-o", "moul.kind:Cli2Csr", "-2"];
    let Some(packets) = tshark::dissect(&folder, &tool, "moul", &capture, &more) else { return };
    let mut compared = Compared::new(&tool, catalog);
    for (sample, packet) in samples.iter().zip(&packets) {
        let shown = packet.named("moul").next().unwrap();
        compared.message(&sample.message, &sample.bytes, shown);
    }
    compared.check(10, 0);
}

#[test]
fn encrypted_connections_are_shown_as_such() {
    let (tool, folder) = (Tool::new(), Folder::new("moul-encrypted"));
    let (client, server) = moul_keys();
    let capture = support::moul(client, server);
    let Some(packets) = tshark::dissect(&folder, &tool, "moul", &capture, &[]) else { return };
    let labels = packets.iter().flat_map(|packet| packet.named("moul"));
    let labels: Vec<&str> = labels.map(|item| item.label.as_str()).collect();
    let encrypted = "MOUL, encrypted";
    assert_eq!(
        labels,
        [
            "MOUL, ConnectPacket",
            "MOUL, SetupPacket Connect",
            "MOUL, SetupPacket Encrypt",
            encrypted,
            encrypted,
            encrypted,
            encrypted
        ]
    );
}
