//! Fields that lie elsewhere: `at = offset`.

use crate::{
    error::{DecodeError, DecodeErrorKind, EncodeError},
    fields::{DecodeFields, EncodeFields},
    format::entry_points::Format,
    io::probe::Probe,
    io::sink::Sink,
};

impl<F: Format, S: Sink> EncodeFields<'_, '_, F, S> {
    /// Lets `body` write a field that lies elsewhere, behind `padding` (a number of zero bytes and
    /// an alignment), and says where: in bytes from `base`.
    ///
    /// # Errors
    ///
    /// What `body` returns.
    #[inline]
    pub fn elsewhere(
        &mut self,
        padding: (usize, usize),
        base: usize,
        body: impl FnOnce(&mut EncodeFields<'_, '_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<usize, EncodeError> {
        let record = self.record;
        self.out.elsewhere(padding, base, |out| body(&mut EncodeFields::new(out, record)))
    }
}

impl<'de, F: Format, P: Probe> DecodeFields<'_, '_, 'de, F, P> {
    /// Where a field lies whose `offset` counts from `base`, for errors.
    #[inline]
    #[must_use]
    pub fn position<N: TryInto<usize>>(&self, offset: N, base: usize) -> usize {
        offset.try_into().unwrap_or(0).saturating_add(base)
    }

    /// Lets `body` read the field `index`, which lies `offset` bytes from `base`.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::UnexpectedEnd`] if the message has no such byte, [`DecodeErrorKind::Invalid`]
    /// if no message has, [`DecodeErrorKind::BudgetExceeded`], and what `body` returns.
    #[inline]
    pub fn elsewhere<T, N: TryInto<usize> + Copy + 'static>(
        &mut self,
        index: usize,
        offset: N,
        base: usize,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, F, P>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let position = self.size(index, "offset", offset)?.checked_add(base);
        let Some(position) = position else {
            let kind = DecodeErrorKind::Invalid { what: "offset", value: u64::MAX };
            return Err(self.locate(index, self.input.error(kind)));
        };
        let shape = self.record;
        // Errors of the field itself have its name already.
        if let Err(error) = self.input.begin_piece(position) {
            return Err(self.locate(index, error.elsewhere()));
        }
        let (value, len) = self
            .input
            .piece(position, |input| body(&mut DecodeFields::new(input, shape)))
            .map_err(DecodeError::elsewhere)?;
        self.input.end_piece(position, len, value).map_err(|error| self.locate(index, error))
    }
}
