//! Fields that lie elsewhere: `at = offset`.

use crate::{
    error::{DecodeError, DecodeErrorKind, EncodeError},
    fields::{
        DecodeFields, EncodeFields,
        bits::Counter,
        solve::{Grid, Wide, solution},
    },
    format::entry_points::Format,
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

    /// [`elsewhere`](Self::elsewhere) for a field `index` whose offset is an `expression` over a number
    /// of type `N`, at least `least`. It is written at the next position that the expression can have.
    /// `forward` gives the value for a number, and `solve` the number for a value. Says what the
    /// number is; `None` where it is not known before the message is written, or too large.
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
        padding: (usize, usize),
        base: usize,
        least: u8,
        forward: impl Fn(Wide) -> Wide,
        solve: impl FnOnce(Wide) -> Wide,
        expression: &'static str,
        body: impl FnOnce(&mut EncodeFields<'_, '_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<(usize, Option<N>), EncodeError> {
        let record = self.record;
        let grid = match Grid::new(least, forward) {
            Ok(grid) => grid,
            Err(why) => return Err(self.locate(index, why.error(expression, 0))),
        };
        let mut misfit = None;
        let place = |end: usize, align: usize| match grid.behind(end, base, align) {
            Ok(position) => position,
            Err(why) => {
                misfit = Some((why, end.saturating_sub(base)));
                end
            }
        };
        let offset = self
            .out
            .elsewhere_at(padding, base, place, |out| body(&mut EncodeFields::new(out, record)))?;
        // Positions are certain only when the message is written.
        if !S::WRITES {
            return Ok((0, None));
        }
        if let Some((why, offset)) = misfit {
            return Err(self.locate(index, why.error(expression, offset)));
        }
        let number =
            solution(offset, solve, expression).map_err(|error| self.locate(index, error))?;
        Ok((number, N::try_from(number).ok()))
    }
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
