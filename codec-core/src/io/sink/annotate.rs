//! A sink that notes which bytes are which field.

use core::cell::RefCell;

use super::{Sink, sealed};
use crate::{
    describe::{
        annotate::Marks,
        shape::{BitsShape, RecordShape},
    },
    error::EncodeError,
    format::entry_points::Format,
    io::{spread::Spread, writer::Writer},
};

/// Writes into a slice and notes where each field begins and ends.
#[derive(Debug)]
pub struct Annotate<'w> {
    pub(in crate::io) slice: Spread<'w>,
    pub(in crate::io) marks: &'w RefCell<Marks>,
}

impl<'w> Annotate<'w> {
    pub(crate) fn new(slice: Spread<'w>, marks: &'w RefCell<Marks>) -> Self {
        Self { slice, marks }
    }
}

impl sealed::Sealed for Annotate<'_> {}

impl Sink for Annotate<'_> {
    const WRITES: bool = true;
    const NAMES: bool = true;

    fn put(&mut self, bytes: &[u8]) -> Result<(), EncodeError> {
        self.slice.put(bytes)
    }

    fn zeros(&mut self, count: usize) -> Result<(), EncodeError> {
        self.slice.zeros(count)
    }

    fn split(&mut self, len: usize) -> Result<Self, EncodeError> {
        Ok(Self { slice: self.slice.split(len)?, marks: self.marks })
    }

    fn split_padded<const TO: usize>(&mut self, len: usize) -> Result<Self, EncodeError> {
        Ok(Self { slice: self.slice.split_padded::<TO>(len)?, marks: self.marks })
    }

    fn fill(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) -> Result<(), EncodeError> {
        self.slice.fill(len, fill)
    }

    fn fill_some(
        &mut self,
        most: usize,
        fill: impl FnOnce(&mut [u8]) -> usize,
    ) -> Result<(), EncodeError> {
        self.slice.fill_some(most, fill)
    }

    fn each<T>(
        &mut self,
        len: usize,
        items: &[T],
        mut fill: impl FnMut(Self, usize, &T) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        for (index, item) in items.iter().enumerate() {
            self.enter_index(index);
            fill(self.split(len)?, index, item)?;
            self.leave();
        }
        Ok(())
    }

    fn lend(&mut self) -> Self {
        Self { slice: self.slice.lend(), marks: self.marks }
    }

    fn position(&self) -> usize {
        self.slice.position()
    }

    fn enter(&mut self, shape: &'static RecordShape, index: usize) {
        let name = shape.field_name(index);
        self.marks.borrow_mut().enter_field(name, self.slice.position());
    }

    fn enter_index(&mut self, index: usize) {
        self.marks.borrow_mut().enter_index(index, self.slice.position());
    }

    fn enter_data(&mut self) {
        self.marks.borrow_mut().enter_data(self.slice.position());
    }

    fn note_bits(&mut self, shape: &'static BitsShape, number: u64, start: usize) {
        self.marks.borrow_mut().note_bits(shape, number, start..self.slice.position());
    }

    fn leave(&mut self) {
        self.marks.borrow_mut().leave(self.slice.position());
    }
}

impl<F: Format, S: Sink> Writer<'_, F, S> {
    /// Notes the bits of the number that begins at `start` and ends here.
    #[inline]
    pub(crate) fn note_bits(&mut self, shape: &'static BitsShape, number: u64, start: usize) {
        self.sink.note_bits(shape, number, start);
    }
}
