//! The terminator that an incomplete message goes up to.

/// The end of a value that goes up to a terminator, so that a stream can look for that instead of
/// decoding the message again for each byte: `unit` bytes that are all `byte`. None of the units
/// before the offset `from` is the terminator.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Until {
    pub(super) from: usize,
    pub(super) unit: usize,
    pub(super) byte: u8,
    /// Bytes that must follow it, at least.
    pub(super) behind: usize,
}

impl Until {
    /// How many bytes `message` lacks at least; `None` if the terminator is there. What was looked
    /// at before is passed over.
    pub(crate) fn missing(&mut self, message: &[u8]) -> Option<usize> {
        let rest = message.get(self.from..).unwrap_or_default();
        let mut units = rest.chunks_exact(self.unit.max(1));
        if units.by_ref().any(|unit| unit.iter().all(|byte| *byte == self.byte)) {
            return None;
        }
        let part = units.remainder().len();
        self.from = message.len().saturating_sub(part);
        Some(self.unit.saturating_sub(part).saturating_add(self.behind))
    }
}
