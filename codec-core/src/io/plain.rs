//! Values that any bytes make.

/// The bytes of values that any bytes make: what [`Decode::plain`](crate::Decode::plain) reads.
#[derive(Debug)]
pub struct Plain<'p> {
    rest: &'p [u8],
}

impl<'p> Plain<'p> {
    #[inline]
    pub(crate) fn new(rest: &'p [u8]) -> Self {
        Self { rest }
    }

    /// Takes the next `N` bytes; `None` if there are not so many.
    #[inline]
    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(*taken)
    }

    /// Takes the next `len` bytes; `None` if there are not so many.
    #[inline]
    pub fn take(&mut self, len: usize) -> Option<&'p [u8]> {
        let (taken, rest) = self.rest.split_at_checked(len)?;
        self.rest = rest;
        Some(taken)
    }
}
