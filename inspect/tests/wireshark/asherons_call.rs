//! Packets of Asheron's Call.

use codec_core::Format as _;
use codec_inspect::{
    Tool,
    capture::{Direction, Recorder, Time},
};
use formats::asherons_call::{AsheronsCall, Fragment, Packet, PacketBody, enums::FragmentGroup};

use crate::{
    compare::Compared,
    messages::{Sample, flow, from_hex, of_set, rows},
    tshark::{self, Folder},
};

const PORT: u16 = 9000;

/// The packets of a message: one fragment in each, the last one first.
fn packets(sequence: u32, message: &[u8]) -> Vec<Vec<u8>> {
    let chunks: Vec<&[u8]> = message.chunks(Fragment::MAX_DATA).collect();
    let count = u16::try_from(chunks.len()).unwrap();
    let packet = |(index, data): (u16, &[u8])| {
        let fragment = Fragment {
            sequence,
            id: 0x8000_0000,
            count,
            size: Default::default(),
            index,
            queue: FragmentGroup::Event,
            data: data.to_vec(),
        };
        let body = PacketBody { fragments: Some(vec![fragment]), ..PacketBody::default() };
        AsheronsCall::to_vec(&Packet { sequence, body, ..Packet::default() }).unwrap()
    };
    (0..count).zip(chunks).rev().map(packet).collect()
}

/// 0xf7e0, a text of 999 characters with zeros up to a multiple of four, and its kind: a message of
/// three fragments.
fn long_text() -> Vec<u8> {
    let text = "wire".repeat(250).replacen("wire", "wir", 1);
    let len = u16::try_from(text.len()).unwrap();
    let zeros = vec![0; (text.len() + 2).next_multiple_of(4) - text.len() - 2];
    [&[0xe0, 0xf7, 0, 0][..], &len.to_le_bytes(), text.as_bytes(), &zeros, &[5, 0, 0, 0]].concat()
}

#[test]
fn every_captured_message_is_shown_as_wire_inspect_shows_it() {
    let (tool, catalog) = (Tool::new(), formats::asherons_call::catalog());
    let folder = Folder::new("asherons_call");
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let mut expected = Vec::new();
    let mut samples = Vec::new();
    for row in rows("asherons_call/vectors.tsv") {
        let bytes = from_hex(&row[4]).unwrap();
        let set = if row[0].starts_with("C2S") { "ClientMessage" } else { "ServerMessage" };
        match row[1].as_str() {
            "packet" => samples.push(Sample { message: "asherons_call/Packet".into(), bytes }),
            "message" => samples.push(Sample { message: format!("asherons_call/{set}"), bytes }),
            _ => {}
        }
    }
    assert_eq!(samples.len(), 43);
    samples.push(Sample { message: "asherons_call/ServerMessage".into(), bytes: long_text() });
    for set in ["ClientMessage", "ServerMessage"] {
        let (valid, faulty) = of_set(catalog.find(set).unwrap(), 3);
        samples.extend(valid);
        samples.extend(faulty.into_iter().filter(|it| !it.bytes.is_empty()));
    }
    for (index, sample) in (0_u32..).zip(&samples) {
        let (time, flow) = (Time(1_700_000_000_000_000_000), flow(0, PORT));
        let direction = match sample.message.ends_with("ServerMessage") {
            true => Direction::ToClient,
            false => Direction::ToServer,
        };
        let datagrams = match sample.message.ends_with("Packet") {
            true => vec![sample.bytes.clone()],
            false => packets(index, &sample.bytes),
        };
        for datagram in &datagrams {
            recorder.datagram(time, flow, direction, datagram).unwrap();
            expected.push((datagram.clone(), None));
        }
        if let Some((_, message)) = expected.last_mut() {
            *message = (!sample.message.ends_with("Packet")).then_some(sample);
        }
    }
    let capture = recorder.into_inner();
    let Some(packets) = tshark::dissect(&folder, &tool, "asherons_call", &capture, &[]) else {
        return;
    };
    assert_eq!(packets.len(), expected.len());
    let mut compared = Compared::new(&tool, catalog);
    // Without the header that it counts: a description has what the number means.
    compared.apart = Some("].size");
    for ((datagram, sample), packet) in expected.iter().zip(&packets) {
        let mut shown = packet.named("asherons_call");
        let whole = shown.next().unwrap();
        compared.message("asherons_call/Packet", datagram, whole);
        let Some(sample) = sample else { continue };
        match shown.next() {
            Some(shown) => compared.message(&sample.message, &sample.bytes, shown),
            None => compared.differ(&sample.message, &sample.bytes, "nothing is shown".into()),
        }
    }
    compared.check(10_000, 100);
}

/// Packets that are cut and changed anywhere: `dissect` fails if the dissector does.
#[test]
fn damaged_packets_are_no_errors_of_the_dissector() {
    let folder = Folder::new("asherons_call_damaged");
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let mut whole: Vec<Vec<u8>> = rows("asherons_call/vectors.tsv")
        .iter()
        .filter(|row| row[1] == "packet")
        .map(|row| from_hex(&row[4]).unwrap())
        .collect();
    whole.extend(packets(1, &long_text()));
    let mut count = 0;
    let mut put = |datagram: &[u8]| {
        if datagram.is_empty() {
            return;
        }
        let time = Time(1_700_000_000_000_000_000);
        recorder.datagram(time, flow(0, PORT), Direction::ToClient, datagram).unwrap();
        count += 1;
    };
    for packet in &whole {
        for at in 0..packet.len().min(120) {
            put(&packet[..at]);
            for byte in [0, 0xff, packet[at].wrapping_add(1)] {
                put(&[&packet[..at], &[byte], &packet[at + 1..]].concat());
            }
        }
    }
    let capture = recorder.into_inner();
    if let Some(packets) = tshark::dissect(&folder, &Tool::new(), "asherons_call", &capture, &[]) {
        assert_eq!(packets.len(), count);
    }
}
