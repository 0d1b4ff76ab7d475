//! The same content in growing numbers: the cost of an element must not grow with them.
//!
//! | shape | what it is |
//! |---|---|
//! | `B_n` | shape B with `n` records |
//! | `tera_n` | a TERA list of `n` elements with a text each, in packets of at most 500 |

use std::fmt::Write;

use crate::{
    cases::{Case, Cases, Sample, Wanted},
    hand,
    measure::Measured,
    ours, page,
    report::{Results, number, ratio},
    shapes::{self, B, Plain},
};

/// The names of the shapes.
pub const NAMES: &[&str] = &[
    "B_1",
    "B_10",
    "B_100",
    "B_1000",
    "B_10000",
    "B_100000",
    "tera_x1",
    "tera_x10",
    "tera_x100",
    "tera_x1000",
    "tera_x10000",
    "tera_x100000",
];

/// The cases of the shapes that are `wanted`.
pub fn cases(wanted: Wanted<'_>) -> Vec<Case> {
    let (mut hand, mut ours) = (Cases::of("hand"), Cases::of("ours"));
    for name in NAMES.iter().filter(|name| wanted(name)) {
        let count = elements(name);
        if name.starts_with('B') {
            let positions = shapes::b().positions.iter().copied().cycle().take(count).collect();
            let sample = Sample::new(B { positions }, hand::encode_b);
            hand.both(name, &sample, hand::encode_b, hand::decode_b);
            ours::both::<Plain, _>(&mut ours, name, &sample);
        } else {
            #[cfg(feature = "formats")]
            tera::add(&mut hand, &mut ours, name, count);
        }
    }
    let mut cases = hand.finish();
    cases.extend(ours.finish());
    cases
}

/// The number of elements in the name of a shape.
fn elements(name: &str) -> usize {
    name.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().unwrap_or(1)
}

/// The table: what an element costs, also as a ratio to its cost in a list of 100.
pub fn table(results: Results<'_>) -> String {
    let mut text = format!(
        "{:13} {:17} {:6} {:>8} {:>7} {:>13} {:>7} {:>12}\n",
        "shape", "operation", "codec", "ns each", "/ 100", "instructions", "/ 100", "allocations"
    );
    let mut ordered: Vec<_> = results.iter().collect();
    ordered.sort_by_key(|(case, _)| {
        (case.shape.as_bytes()[0], case.op, case.codec, elements(case.shape))
    });
    let each =
        |case: &Case, value: Option<f64>| value.map(|value| value / elements(case.shape) as f64);
    for (case, measured) in &ordered {
        let hundred = ordered.iter().find(|(other, _)| {
            elements(other.shape) == 100
                && (other.op, other.codec) == (case.op, case.codec)
                && other.shape[..1] == case.shape[..1]
        });
        let (ns, instructions) = (each(case, measured.ns), each(case, measured.instructions));
        let [ns_100, instructions_100] = hundred.map_or([None; 2], |(case, measured)| {
            [each(case, measured.ns), each(case, measured.instructions)]
        });
        let _ = writeln!(
            text,
            "{:13} {:17} {:6} {:>8} {:>7} {:>13} {:>7} {:>12}",
            case.shape,
            case.op,
            case.codec,
            number(ns, 2),
            number(ratio(ns, ns_100), 2),
            number(instructions, 1),
            number(ratio(instructions, instructions_100), 2),
            number(measured.allocations, 0),
        );
    }
    text
}

/// The same for the page: ours, instructions of an element.
pub fn markdown(results: Results<'_>) -> String {
    let counts = [1, 10, 100, 1000, 10_000, 100_000];
    let titles = counts.map(|count| page::whole(Some(f64::from(count))));
    let mut text = page::head("elements", &titles.each_ref().map(String::as_str));
    type Cost = fn(&Measured) -> Option<f64>;
    let rows: [(&str, &str, &str, Cost, bool); 8] = [
        ("B, encode", "B_", "encode", |measured| measured.instructions, true),
        ("B, decode", "B_", "decode", |measured| measured.instructions, true),
        ("TERA list, encode", "tera_x", "encode", |measured| measured.instructions, true),
        ("TERA list, decode", "tera_x", "decode", |measured| measured.instructions, true),
        ("B, allocations of an encode", "B_", "encode", |measured| measured.allocations, false),
        ("B, allocations of a decode", "B_", "decode", |measured| measured.allocations, false),
        (
            "TERA list, allocations of an encode",
            "tera_x",
            "encode",
            |measured| measured.allocations,
            false,
        ),
        (
            "TERA list, allocations of a decode",
            "tera_x",
            "decode",
            |measured| measured.allocations,
            false,
        ),
    ];
    for (title, shape, op, cost, each) in rows {
        let cells = counts.map(|count| {
            let found = page::find(results, &format!("{shape}{count}"), op, "ours");
            let value = found.and_then(|(_, measured)| cost(measured));
            page::whole(value.map(|value| if each { value / f64::from(count) } else { value }))
        });
        page::row(&mut text, title, &cells);
    }
    text.trim_end().to_owned()
}

#[cfg(feature = "formats")]
mod tera {
    use bytes::BytesMut;
    use codec_core::Format;
    use formats::tera::{Parts, Tera};

    use crate::{
        cases::{Cases, Sample},
        protocols::tera::{Member, Roster, decode_roster, encode_roster, roster},
    };

    /// Elements of a packet.
    const PACKET: usize = 500;

    pub(super) fn add(hand: &mut Cases, ours: &mut Cases, name: &'static str, count: usize) {
        let all = roster(count as u32).members;
        let packets: Vec<Roster> =
            all.chunks(PACKET).map(|part| Roster { members: part.to_vec() }).collect();
        let sample = Sample::new(packets, |packets, out| encode_by_hand(packets, out));
        let ends = sample.value.iter().scan(0, |end, packet| {
            let mut bytes = Vec::new();
            encode_roster(packet, &mut bytes)?;
            *end += bytes.len();
            Some(*end)
        });
        let ends: &'static [usize] = ends.collect::<Vec<_>>().leak();
        let members = sample.map(|_| all);

        hand.encode(name, "encode", sample.clone(), |packets, out: &mut Vec<u8>| {
            out.clear();
            encode_by_hand(packets, out).unwrap();
        });
        hand.decode(name, "decode", members.clone(), |input| {
            let mut list = Vec::new();
            for packet in parts(input, ends) {
                list.append(&mut decode_roster(packet).unwrap().members);
            }
            list
        });
        ours.encode(name, "encode", sample, |packets, out: &mut BytesMut| {
            out.clear();
            for packet in packets {
                Tera::encode_into(packet, out).unwrap();
            }
        });
        ours.decode(name, "decode", members, |input| decode(input, ends).unwrap());
    }

    fn encode_by_hand(packets: &[Roster], out: &mut Vec<u8>) -> Option<()> {
        packets.iter().try_for_each(|packet| encode_roster(packet, out))
    }

    fn decode(input: &[u8], ends: &[usize]) -> Option<Vec<Member>> {
        let mut list = Parts::new();
        for (index, packet) in parts(input, ends).enumerate() {
            let mut roster: Roster = Tera::from_slice(packet).ok()?;
            let more = index + 1 < ends.len();
            if let Some(list) = list.push(index == 0, more, &mut roster.members).ok()? {
                return Some(list);
            }
        }
        None
    }

    fn parts<'a>(input: &'a [u8], ends: &'a [usize]) -> impl Iterator<Item = &'a [u8]> {
        let starts = [0].into_iter().chain(ends.iter().copied());
        starts.zip(ends).map(|(start, end)| &input[start..*end])
    }
}
