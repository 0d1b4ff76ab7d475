//! Fields that lie elsewhere: `at = offset`.

use crate::{
    error::{DecodeError, DecodeErrorKind, EncodeError},
    fields::{
        DecodeFields, EncodeFields,
        bits::Counter,
        record::Record,
        solve::{Grid, Wide, solution},
    },
    format::entry_points::Format,
    write::{Writer, padding},
};

impl<F: Format> EncodeFields<'_, '_, F> {
    /// Lets `body` write a field that lies elsewhere, behind `pad` zero bytes and as many as bring its
    /// position to a multiple of `align`, and says where: in bytes from `base`.
    ///
    /// # Errors
    ///
    /// What `body` returns.
    #[inline]
    pub fn elsewhere(
        &mut self,
        (pad, align): (usize, usize),
        base: usize,
        body: impl FnOnce(&mut EncodeFields<'_, '_, F>) -> Result<(), EncodeError>,
    ) -> Result<usize, EncodeError> {
        let record = self.record;
        self.out.elsewhere(|out, end| {
            let behind = end.saturating_add(pad);
            let position = behind.saturating_add(padding(behind, align));
            piece(record, position, end, out, body)?;
            // Before a run has found where data begins, it may seem to lie before its base.
            Ok(position.saturating_sub(base))
        })
    }

    /// [`elsewhere`](Self::elsewhere) for a field `index` whose offset is an `expression` over a number
    /// of type `N`, at least `least`. It is written at the next position that the expression can have.
    /// `forward` gives the value for a number, and `solve` the number for a value. Says what the
    /// number is; `None` where it is too large.
    ///
    /// # Errors
    ///
    /// What `body` returns, and [`NoSolution`](crate::EncodeErrorKind::NoSolution) if the expression
    /// has no such position.
    #[allow(clippy::too_many_arguments, reason = "derived code gives what it knows of the field")]
    #[inline]
    pub fn elsewhere_by<N: Counter + TryFrom<usize>>(
        &mut self,
        index: usize,
        (pad, align): (usize, usize),
        base: usize,
        least: u8,
        forward: impl Fn(Wide) -> Wide,
        solve: impl FnOnce(Wide) -> Wide,
        expression: &'static str,
        body: impl FnOnce(&mut EncodeFields<'_, '_, F>) -> Result<(), EncodeError>,
    ) -> Result<(usize, Option<N>), EncodeError> {
        let record = self.record;
        let grid = match Grid::new(least, forward) {
            Ok(grid) => grid,
            Err(why) => return Err(self.locate(index, why.error(expression, 0))),
        };
        let mut misfit = None;
        let offset = self.out.elsewhere(|out, end| {
            let behind = end.saturating_add(pad);
            let position = grid.behind(behind, base, align).unwrap_or_else(|why| {
                misfit = Some(why.error(expression, behind.saturating_sub(base)));
                behind
            });
            piece(record, position, end, out, body)?;
            Ok(position.saturating_sub(base))
        })?;
        let number = match misfit {
            None => solution(offset, solve, expression),
            Some(error) => Err(error),
        };
        match number {
            Ok(number) => Ok((number, N::try_from(number).ok())),
            Err(error) => {
                let error = self.locate(index, error);
                self.out.doubt(error)?;
                Ok((0, None))
            }
        }
    }
}

/// Lets `body` write a field at `position`, behind zero bytes from `end` on.
#[inline]
fn piece<F: Format>(
    record: &'static Record<F>,
    position: usize,
    end: usize,
    out: &mut Writer<'_, F>,
    body: impl FnOnce(&mut EncodeFields<'_, '_, F>) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    out.zeros(position.saturating_sub(end));
    out.region(None, |out| body(&mut EncodeFields::new(out, record)))
}

impl<'de, F: Format> DecodeFields<'_, '_, 'de, F> {
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
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, F>) -> Result<T, DecodeError>,
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
