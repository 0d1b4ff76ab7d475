//! Messages from captures and from other programs, for `wire demo` and as examples.

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
