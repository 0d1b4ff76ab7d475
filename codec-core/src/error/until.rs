//! What an incomplete message goes up to, where nobody knows how many bytes it lacks.

use alloc::sync::Arc;
use core::fmt::Debug;

use super::DecodeError;

/// What the value at fault goes up to, so that a stream can look for that instead of decoding the
/// message again for each byte.
#[derive(Clone, Debug)]
pub(crate) struct Until {
    end: End,
    /// Bytes that must follow it, at least.
    pub(super) behind: usize,
}

#[derive(Clone, Debug)]
enum End {
    /// `unit` bytes that are all `byte`. None of the units before the offset `from` is that.
    Terminator { from: usize, unit: usize, byte: u8 },
    /// An element that ends its list. None of those before the offset `from` is that, and the one
    /// there is incomplete; `inner` is what it goes up to.
    Element { from: usize, scan: Arc<dyn Scan>, inner: Option<Arc<Until>> },
}

/// The elements of a list that one of them ends.
pub(crate) trait Scan: Debug + Send + Sync {
    /// Passes over the elements of `message` from the offset `from` on, and moves that to the one
    /// that is incomplete. Gives its error, or `None` if the list ends or is wrong.
    fn pass(&self, message: &[u8], from: &mut usize) -> Option<DecodeError>;
}

impl Until {
    /// Up to `unit` bytes that are all `byte`, which are not before the offset `from`.
    pub(crate) fn terminator(from: usize, unit: usize, byte: u8) -> Self {
        Self { end: End::Terminator { from, unit, byte }, behind: 0 }
    }

    /// Up to the last element of a list, which is not before the offset `from`; the one there lacks
    /// `inner`.
    pub(super) fn element(from: usize, scan: Arc<dyn Scan>, inner: Option<Arc<Self>>) -> Self {
        Self { end: End::Element { from, scan, inner }, behind: 0 }
    }

    /// How many bytes `message` lacks at least; `None` if it must be decoded to know that. What was
    /// looked at before is passed over.
    pub(crate) fn missing(&mut self, message: &[u8]) -> Option<usize> {
        let missing = match &mut self.end {
            End::Terminator { from, unit, byte } => {
                let rest = message.get(*from..).unwrap_or_default();
                let mut units = rest.chunks_exact((*unit).max(1));
                if units.by_ref().any(|unit| unit.iter().all(|found| found == byte)) {
                    return None;
                }
                let part = units.remainder().len();
                *from = message.len().saturating_sub(part);
                unit.saturating_sub(part)
            }
            End::Element { from, scan, inner } => {
                if let Some(missing) =
                    inner.as_mut().and_then(|inner| Arc::make_mut(inner).missing(message))
                {
                    missing
                } else {
                    let mut error = scan.pass(message, from)?;
                    *inner = error.take_until();
                    error.missing()?
                }
            }
        };
        Some(missing.saturating_add(self.behind))
    }
}
