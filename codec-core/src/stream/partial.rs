//! What is known of a message that has not come as a whole.

use alloc::vec::Vec;

use crate::{
    error::{DecodeError, until::Until},
    format::{entry_points::Format, options::Options, run::decode_resumed, shared::DecodeShared},
    io::resume::{Place, Resume},
    value::decode::Decode,
};

/// What earlier attempts have found out about a message that has not come as a whole.
#[derive(Debug)]
pub(super) struct Partial<F: Format> {
    /// The terminator that it lacks, if it lacks that.
    until: Option<Until>,
    /// The lists with `end` in which it was cut, innermost first.
    lists: Vec<Place<F>>,
}

impl<F: Format> Partial<F> {
    /// A message of which nothing is known.
    pub(super) const NEW: Self = Self { until: None, lists: Vec::new() };

    /// How many bytes the message lacks at least, where that is known without decoding it.
    #[inline]
    pub(super) fn missing(&mut self, message: &[u8]) -> Option<usize> {
        let missing = self.until.as_mut()?.missing(message);
        if missing.is_none() {
            self.until = None;
        }
        missing
    }

    /// Decodes the message, and says in `used` how many bytes it took.
    ///
    /// # Errors
    ///
    /// What decoding finds wrong. If the message is incomplete, the next attempt goes on where this
    /// one was cut.
    #[inline]
    pub(super) fn decode<T: for<'de> Decode<'de, F>>(
        &mut self,
        message: &[u8],
        options: &Options<F>,
        used: &mut usize,
    ) -> Result<T, DecodeError> {
        if !self.lists.is_empty() {
            if let Some(error) = self.go_on::<T>(message, options) {
                return Err(error);
            }
            *self = Self::NEW;
        }
        let result = T::decode_start(message, options, used);
        if let Err(error) = &result {
            self.cut::<T>(error, message, options);
        }
        result
    }

    /// Notes where a message was cut that was decoded from its start. Only one that was cut in a list
    /// is decoded a second time for that: to note it the first time would cost every message
    /// 40 instructions (row "messages out of a buffer" of the bench).
    #[cold]
    #[inline(never)]
    fn cut<T: for<'de> Decode<'de, F>>(
        &mut self,
        error: &DecodeError,
        message: &[u8],
        options: &Options<F>,
    ) {
        let resume = Resume::new(Vec::new());
        if F::RESUMES && error.is_incomplete() && error.is_in_list() {
            let _ = decode_resumed::<F, T>(message, options, &resume, &mut 0);
        }
        self.note(error, &resume);
    }

    /// The error of a message that is still incomplete; `None` if that cannot be said without
    /// decoding it from its start.
    #[cold]
    #[inline(never)]
    fn go_on<T: for<'de> Decode<'de, F>>(
        &mut self,
        message: &[u8],
        options: &Options<F>,
    ) -> Option<DecodeError> {
        if let Some(error) = self.scan(message, options) {
            return Some(error);
        }
        let resume = Resume::new(core::mem::take(&mut self.lists));
        let error = decode_resumed::<F, T>(message, options, &resume, &mut 0).err()?;
        (error.is_incomplete() && self.note(&error, &resume)).then_some(error)
    }

    /// The error of a message in which a list is still incomplete. Reads only the elements of that
    /// list, not what stands before it.
    fn scan(&mut self, message: &[u8], options: &Options<F>) -> Option<DecodeError> {
        let mut inner = Vec::new();
        let mut lists = core::mem::take(&mut self.lists).into_iter();
        while let Some(mut list) = lists.next() {
            let Some(scan) = list.scan else {
                inner.push(list);
                continue;
            };
            // Where the list ends, the next one around it goes on at the element that contains it.
            let found = list.go_on(scan, core::mem::take(&mut inner), message, options);
            if let Some((error, mut found)) = found {
                found.push(list);
                found.extend(lists);
                (self.until, self.lists) = (error.until(), found);
                return Some(error);
            }
        }
        self.lists = inner;
        None
    }

    /// Notes where an attempt was cut. Returns whether the attempt has read all that it needs.
    #[cold]
    #[inline(never)]
    fn note(&mut self, error: &DecodeError, resume: &Resume<F>) -> bool {
        let (lists, whole) = resume.finish();
        (self.until, self.lists) = (error.until(), lists);
        whole
    }
}
