//! Bytes of messages: from golden files, and made from descriptions.

use std::fs;

use codec_core::{
    Shape,
    catalog::Entry,
    shape::{EnumShape, FormatShape},
};
use codec_inspect::capture::Flow;
use wire_interpret::Generator;

/// A message and the bytes of one.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// What `wire inspect --message` calls it.
    pub(crate) message: String,
    pub(crate) bytes: Vec<u8>,
}

/// The conversation number `index`, with a server at this port.
pub(crate) fn flow(index: usize, port: u16) -> Flow {
    let index = u16::try_from(index).unwrap();
    let client = ([10, 0, u8::try_from(index / 250).unwrap(), 1], 40000 + index).into();
    Flow { client, server: ([10, 1, 0, 1], port).into() }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes in hexadecimal; `00*12` is twelve zeros.
pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for part in text.split(' ') {
        let (digits, times) = part.split_once('*').unwrap_or((part, "1"));
        let (pairs, []) = digits.as_bytes().as_chunks::<2>() else { return None };
        let digit = |digit: u8| char::from(digit).to_digit(16);
        let pair = |[a, b]: &[u8; 2]| u8::try_from(digit(*a)? << 4 | digit(*b)?).ok();
        let part = pairs.iter().map(pair).collect::<Option<Vec<u8>>>()?;
        bytes.extend(part.repeat(times.parse().ok()?));
    }
    Some(bytes)
}

/// The rows of a golden file, in columns.
pub(crate) fn rows(file: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(format!("../tests/golden/{file}")).unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| row.split('\t').map(str::to_owned).collect()).collect()
}

/// Valid messages of every variant of a set, and others with faults in them.
pub(crate) fn of_set(entry: &Entry, seeds: u64) -> (Vec<Sample>, Vec<Sample>) {
    let Shape::Enum(set) = entry.shape() else { panic!("{entry} is no set") };
    let (mut valid, mut faulty) = (Vec::new(), Vec::new());
    for seed in 0..seeds {
        for (bytes, random) in each(set, entry.format_shape(), seed) {
            let mut random = random;
            faulty.push(Sample { message: entry.to_string(), bytes: random.mutate(&bytes) });
            if entry.decode(&bytes).is_ok() {
                valid.push(Sample { message: entry.to_string(), bytes });
            }
        }
    }
    (valid, faulty)
}

fn each(
    set: &'static EnumShape,
    format: FormatShape,
    seed: u64,
) -> impl Iterator<Item = (Vec<u8>, Generator)> {
    let Shape::Int { width, .. } = (set.tag)() else { panic!("{} has no number", set.name) };
    set.variants.iter().filter_map(move |variant| {
        let number = variant.ids.first()?;
        let mut random = Generator::new(seed * 7919 + u64::try_from(*number).unwrap() + 1);
        let body = random.message(format, (variant.shape)(), None).ok()?;
        let bytes = [&number.to_le_bytes()[..width], &body].concat();
        Some((bytes, random))
    })
}
