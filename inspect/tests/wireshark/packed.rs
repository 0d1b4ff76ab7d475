//! Formats without a transport of their own: each datagram is a message.

#![allow(unused_qualifications, reason = "derived code names types in full")]

use codec_core::{
    BigEndian, Implied, LittleEndian, Wire,
    catalog::Catalog,
    codec::{TerminatedBy, VarInt, ZigZag},
    text::{Fixed, Prefixed, Terminated, Utf8, Utf16Be, Windows1252},
};
use codec_inspect::{
    Tool,
    capture::{Direction, Recorder, Time},
};
use serde::{Deserialize, Serialize};
use wire_interpret::Generator;

use crate::{
    compare::Compared,
    messages::{Sample, flow, from_hex, of_set, rows},
    tshark::{self, Folder},
};

const PORT: u16 = 7777;

/// Shows each sample in a datagram, and compares.
fn check<'a>(
    tool: &'a Tool,
    catalog: Catalog,
    format: &str,
    message: &str,
    samples: &[Sample],
) -> Option<Compared<'a>> {
    let folder = Folder::new(&format!("{format}-{}", message.replace('/', "-")));
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    for sample in samples {
        let (time, flow) = (Time(1_700_000_000_000_000_000), flow(0, PORT));
        recorder.datagram(time, flow, Direction::ToServer, &sample.bytes).unwrap();
    }
    let capture = recorder.into_inner();
    let (ports, message) =
        (format!("{format}.udp_ports:{PORT}"), format!("{format}.message:{message}"));
    let more = ["-o", &ports, "-o", &message];
    let packets = tshark::dissect(&folder, tool, format, &capture, &more)?;
    let mut compared = Compared::new(tool, catalog);
    for (sample, packet) in samples.iter().zip(&packets) {
        match packet.named(format).next() {
            Some(shown) => compared.message(&sample.message, &sample.bytes, shown),
            None => compared.differ(&sample.message, &sample.bytes, "nothing is shown".into()),
        }
    }
    Some(compared)
}

#[test]
fn packets_of_otherland_are_shown_with_their_parameters() {
    let (tool, catalog) = (Tool::new(), formats::otherland::catalog());
    let (message, mut samples) = ("otherland/Packet".to_owned(), Vec::new());
    for row in rows("otherland/packets.tsv") {
        samples.push(Sample { message: message.clone(), bytes: from_hex(&row[1]).unwrap() });
    }
    let (valid, faulty) = of_set(catalog.find("Packet").unwrap(), 1);
    samples.extend(valid);
    samples.extend(faulty.into_iter().filter(|it| !it.bytes.is_empty()));
    let Some(compared) = check(&tool, catalog, "otherland", "Packet", &samples) else { return };
    compared.check(800, 40);
}

#[test]
fn any_nativeparam_message_is_shown() {
    let (tool, catalog) = (Tool::new(), formats::nativeparam::catalog());
    let (message, mut samples) = ("nativeparam/Struct".to_owned(), Vec::new());
    for file in ["vectors", "malformed", "tolerated"] {
        for row in rows(&format!("nativeparam/{file}.tsv")) {
            // JSON so deep is not read again.
            let deep = |bytes: &[u8]| bytes.windows(2).filter(|it| *it == [6, 1]).count() > 50;
            let bytes = from_hex(&row[1]).filter(|bytes| !bytes.is_empty() && !deep(bytes));
            samples.extend(bytes.map(|bytes| Sample { message: message.clone(), bytes }));
        }
    }
    let Some(compared) = check(&tool, catalog, "nativeparam", "Struct", &samples) else { return };
    compared.check(60, 20);
}

/// A header of DNS, RFC 1035, section 4.1.1.
#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian, id = 1)]
struct Query {
    number: u16,
    flags: DnsFlags,
    #[wire(end = 0)]
    kinds: Vec<u16>,
    #[wire(end = |entry| entry & 0x100 != 0)]
    entries: Vec<u32>,
}

#[derive(Wire, Serialize, Deserialize, Clone, Copy)]
#[wire(format = BigEndian, bits = u16)]
struct DnsFlags {
    response: bool,
    #[wire(bits = 4)]
    opcode: Opcode,
    authoritative: bool,
    truncated: bool,
    recursion_desired: bool,
    recursion_available: bool,
    #[wire(bits = 3, const = 0)]
    #[serde(skip)]
    reserved: Implied<u8>,
    #[wire(bits = 4)]
    response_code: i8,
}

#[derive(Wire, Serialize, Deserialize, Clone, Copy)]
#[wire(format = BigEndian, repr = u8)]
enum Opcode {
    Query,
    Inverse,
    Status,
}

/// Numbers of every kind.
#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian, id = 2)]
struct Numbers {
    #[wire(as = VarInt<u32>)]
    short: u32,
    #[wire(as = VarInt<u64>)]
    long: u64,
    #[wire(as = ZigZag<i64>)]
    signed: i64,
    #[wire(as = LittleEndian<u64>)]
    little: u64,
    negative: i64,
    small: i8,
    yes: bool,
    #[wire(check = small_again > -100)]
    small_again: i16,
    double: f64,
}

/// Texts and bytes of every kind.
#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian, id = 3)]
struct Texts {
    #[wire(const = 0x5454)]
    #[serde(skip)]
    magic: Implied<u16>,
    #[wire(as = Terminated<Utf8>)]
    terminated: String,
    #[wire(as = Fixed<6, Windows1252>)]
    fixed: String,
    #[wire(as = Prefixed<u8, Utf16Be>)]
    wide: String,
    #[wire(as = TerminatedBy<10>)]
    line: Vec<u8>,
    #[wire(align = 4)]
    aligned: u8,
    #[serde(skip)]
    len: Implied<u8>,
    #[wire(len = len)]
    bytes: Vec<u8>,
}

/// Parts that depend on others.
#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian, id = 4)]
struct Parts {
    #[serde(skip)]
    kind: Implied<u8>,
    flags: u8,
    #[serde(skip)]
    count: Implied<u8>,
    #[wire(bit = flags & 1)]
    first: Option<u16>,
    #[wire(when = flags > 2 && flags != 9)]
    second: Option<u32>,
    #[wire(count = count)]
    list: Vec<u16>,
    #[wire(switch = kind)]
    body: Body,
    #[wire(tail)]
    tail: Option<u8>,
}

#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian, tag = u8)]
enum Body {
    #[wire(id = [0, 1])]
    Near(u8),
    #[wire(id = 2)]
    Far { distance: u16, speed: u8 },
}

#[derive(Wire, Serialize, Deserialize)]
#[wire(format = BigEndian, tag = u8)]
enum Mine {
    Query(Query),
    Numbers(Numbers),
    Texts(Texts),
    Parts(Parts),
}

fn mine() -> Catalog {
    let mut catalog = Catalog::new();
    catalog.add_set::<BigEndian, Mine>();
    catalog.set_format("my-format");
    catalog
}

#[test]
fn a_format_of_a_user_is_shown() {
    let tool = Tool::with(mine());
    let catalog = mine();
    let entry = catalog.find("Mine").unwrap();
    let mut samples = Vec::new();
    // The ends of lists are found by nobody who makes messages at random.
    for kinds in ["", "0001", "00010002", "ffff"] {
        for entries in ["00000100", "0001004000012140"] {
            let digits = format!("0112340180{kinds}0000{entries}");
            let bytes = from_hex(&digits).unwrap();
            samples.push(Sample { message: entry.to_string(), bytes: bytes[..9].to_vec() });
            samples.push(Sample { message: entry.to_string(), bytes });
        }
    }
    // Zeros up to a multiple of four depend on what is before the message.
    for (line, zeros) in [("0a", "0000"), ("61620a", ""), ("6162630a", "000000")] {
        for bytes in ["00", "02aabb", "03aabb"] {
            let digits = format!("035454 686900 636166e90000 020041263a {line}{zeros} 07{bytes}");
            let bytes = from_hex(&digits).unwrap();
            samples.push(Sample { message: entry.to_string(), bytes: bytes[..14].to_vec() });
            samples.push(Sample { message: entry.to_string(), bytes });
        }
    }
    for seed in 1..200 {
        let mut random = Generator::new(seed);
        let number = 1 + u8::try_from(random.random(4)).unwrap();
        let member = catalog.find(["Query", "Numbers", "Texts", "Parts"][usize::from(number) - 1]);
        let member = member.unwrap();
        let Ok(body) = random.message(member.format_shape(), member.shape(), None) else {
            continue;
        };
        let bytes = [&[number][..], &body].concat();
        let faulty = random.mutate(&bytes);
        for bytes in [bytes, faulty] {
            if !bytes.is_empty() {
                samples.push(Sample { message: entry.to_string(), bytes });
            }
        }
    }
    for number in 1..=4 {
        let is = |it: &&Sample| it.bytes[0] == number && entry.decode(&it.bytes).is_ok();
        assert!(samples.iter().filter(is).count() > 5, "few messages have the number {number}");
    }
    let Some(compared) = check(&tool, mine(), "my_format", "Mine", &samples) else { return };
    compared.check(500, 30);
}
