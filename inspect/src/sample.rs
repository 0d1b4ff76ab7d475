//! Messages from captures and from other programs, for `wire demo` and as examples.

use std::{collections::HashMap, sync::LazyLock};

use codec_core::catalog::Entry;

/// A message from outside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    pub(crate) format: &'static str,
    pub(crate) message: &'static str,
    pub(crate) hex: &'static str,
    pub(crate) source: &'static str,
}

/// One a line: format, message, bytes, source.
const SAMPLES: &str = include_str!("samples.tsv");

/// All samples, one of each format.
pub(crate) fn all() -> impl Iterator<Item = Sample> {
    SAMPLES.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let mut cells = line.split('\t');
        let (format, message) = (cells.next()?, cells.next()?);
        Some(Sample { format, message, hex: cells.next()?, source: cells.next()? })
    })
}

/// The sample of an entry.
pub(crate) fn of(entry: &Entry) -> Option<Sample> {
    let plain = |name: &str| -> String {
        name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    all().find(|sample| {
        plain(sample.format) == plain(entry.format())
            && (sample.message == entry.name()
                || entry.wire_name() == Some(sample.message)
                || entry.to_string().ends_with(sample.message))
    })
}

/// An example of a message.
#[derive(Clone, Debug)]
pub(crate) struct Example {
    pub(crate) bytes: Vec<u8>,
    pub(crate) origin: Origin,
    /// Where it is from, for people who want to look there.
    pub(crate) source: &'static str,
}

/// Where an example is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// Real traffic.
    Captured,
    /// The tests of another implementation.
    TestData,
    /// The rules of the format.
    Computed,
}

/// One a line: message, origin, bytes, source. The test `examples` makes it from the golden files.
const EXAMPLES: &str = include_str!("examples.tsv");

/// The example of a message or type, without the number before it.
pub(crate) fn example(entry: &Entry) -> Option<Example> {
    static BY_NAME: LazyLock<HashMap<&str, &str>> =
        LazyLock::new(|| EXAMPLES.lines().filter_map(|line| line.split_once('\t')).collect());
    let mut cells = BY_NAME.get(entry.to_string().as_str())?.split('\t');
    let origin = match cells.next()? {
        "captured" => Origin::Captured,
        "test data" => Origin::TestData,
        _ => Origin::Computed,
    };
    let bytes = crate::cli::hex(cells.next()?).ok()?;
    Some(Example { bytes, origin, source: cells.next().unwrap_or_default() })
}
