//! Types in which every bit pattern is a valid value.

/// The bytes of values of types in which every bit pattern is valid, as
/// [`Decode::from_any_bits`](crate::Decode::from_any_bits) reads them.
#[derive(Debug)]
pub struct AnyBits<'p> {
    rest: &'p [u8],
}

impl<'p> AnyBits<'p> {
    #[inline]
    pub(crate) fn new(rest: &'p [u8]) -> Self {
        Self { rest }
    }

    /// Takes the next `N` bytes; `None` if fewer are left.
    #[inline]
    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(*taken)
    }

    /// Takes the next `len` bytes; `None` if fewer are left.
    #[inline]
    pub fn take(&mut self, len: usize) -> Option<&'p [u8]> {
        let (taken, rest) = self.rest.split_at_checked(len)?;
        self.rest = rest;
        Some(taken)
    }
}
