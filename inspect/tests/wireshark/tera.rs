//! Packets of TERA, in decrypted connections.

use std::fmt::Write as _;

use codec_core::catalog::Entry;
use codec_inspect::{
    Tool,
    capture::{Direction, Recorder, Time},
};
use wire_interpret::Generator;

use crate::{
    compare::Compared,
    messages::{Sample, flow, from_hex, rows},
    tshark::{self, Folder},
};

const PORT: u16 = 10001;

/// Bodies in the golden files of a packet, by the name that it has in the protocol.
fn golden(name: &str) -> Vec<Vec<u8>> {
    let files = ["almetica", "captures", "computed", "library"];
    let rows = files.iter().flat_map(|file| rows(&format!("tera/{file}.tsv")));
    rows.filter(|row| row[0].split(' ').next() == Some(name))
        .filter_map(|row| {
            let bytes = from_hex(&row[2])?;
            let header = match row[1].as_str() {
                "full" => 4,
                "opcode" => 2,
                _ => 0,
            };
            Some(bytes.get(header..)?.to_vec())
        })
        .collect()
}

/// Packets of each kind, valid and faulty.
fn samples(entry: &Entry) -> Vec<Sample> {
    let mut samples = Vec::new();
    let mut put = |bytes| samples.push(Sample { message: entry.to_string(), bytes });
    let name = entry.wire_name().unwrap();
    let captured = golden(name).into_iter().filter(|bytes| entry.decode(bytes).is_ok());
    captured.for_each(&mut put);
    let mut random = Generator::new(7);
    // Offsets in random bytes lead anywhere, which the decoder bounds.
    let found: Vec<Vec<u8>> = (0..2000).filter_map(|_| made(entry, &mut random)).take(8).collect();
    for bytes in found.into_iter().chain(golden(name)) {
        put(random.mutate(&bytes));
        put(bytes);
    }
    samples
}

/// Random bytes, if they are a packet.
fn made(entry: &Entry, random: &mut Generator) -> Option<Vec<u8>> {
    let rare = [4, 10, 50][usize::try_from(random.random(3)).ok()?];
    let byte = |random: &mut Generator| match random.random(rare) {
        0 => u8::try_from(random.random(64)).unwrap(),
        _ => 0,
    };
    let mut bytes: Vec<u8> = (0..400).map(|_| byte(random)).collect();
    bytes.truncate(entry.decode_prefix(&bytes).ok()?);
    entry.decode(&bytes).is_ok().then_some(bytes)
}

#[test]
fn every_packet_is_shown_as_wire_inspect_shows_it() {
    let (tool, catalog) = (Tool::new(), formats::tera::catalog());
    let folder = Folder::new("tera");
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let (time, flow) = (Time(1_700_000_000_000_000_000), flow(0, PORT));
    recorder.open(time, flow).unwrap();
    let (mut codes, mut all, mut stream) = (String::new(), Vec::new(), Vec::new());
    for (entry, code) in catalog.entries().iter().zip(1000_u16..) {
        writeln!(codes, "{} = {code:#x} // {}", entry.wire_name().unwrap(), entry.name()).unwrap();
        let samples = samples(entry);
        assert!(samples.iter().any(|it| entry.decode(&it.bytes).is_ok()), "{entry} has no sample");
        for sample in samples {
            let len = u16::try_from(sample.bytes.len() + 4).unwrap();
            stream.extend([&len.to_le_bytes()[..], &code.to_le_bytes(), &sample.bytes].concat());
            all.push(sample);
        }
    }
    // Packets begin and end anywhere in the segments.
    for segment in stream.chunks(1000) {
        recorder.data(time, flow, Direction::ToClient, segment).unwrap();
    }
    let codes = folder.write("codes.txt", codes);
    let option = format!("tera.opcodes:{}", codes.display());
    let capture = recorder.into_inner();
    let Some(packets) = tshark::dissect(&folder, &tool, "tera", &capture, &["-o", &option]) else {
        return;
    };
    let shown: Vec<_> = packets.iter().flat_map(|packet| packet.named("tera")).collect();
    assert_eq!(shown.len(), all.len());
    let mut compared = Compared::new(&tool, catalog);
    for (sample, mut shown) in all.iter().zip(shown.into_iter().cloned()) {
        // Offsets of what is said count from behind the header.
        shown.pos += 4;
        shown.items.retain(|item| item.name != "tera.length" && item.name != "tera.opcode");
        compared.message(&sample.message, &sample.bytes, &shown);
    }
    compared.check(5000, 15);
}

#[test]
fn encrypted_connections_are_shown_as_such() {
    let (tool, folder) = (Tool::new(), Folder::new("tera-encrypted"));
    let capture = crate::support::tera_session();
    let Some(packets) = tshark::dissect(&folder, &tool, "tera", &capture, &[]) else { return };
    let mut labels = packets.iter().flat_map(|packet| packet.named("tera"));
    assert!(labels.all(|item| item.label == "TERA, encrypted"));
}
