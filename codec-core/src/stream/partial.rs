//! What is known of a message that has not come as a whole.

use alloc::vec::Vec;

use crate::{
    error::{DecodeError, until::Until},
    format::{entry_points::Format, options::Options, run::decode_resumed},
    read::{Place, Resume},
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
    /// What is known of a message that was decoded from its start, with an `error`. Only one that was
    /// cut in a list is decoded a second time for that: to note it the first time would cost every
    /// message 40 instructions (row "messages out of a buffer" of the bench).
    pub(super) fn cut<T: for<'de> Decode<'de, F>>(
        error: &DecodeError,
        message: &[u8],
        options: &Options<F>,
    ) -> Self {
        let resume = Resume::new(Vec::new());
        if F::RESUMES && error.is_incomplete() && error.is_in_list() {
            let _ = decode_resumed::<F, T>(message, options, &resume, &mut 0);
        }
        let (lists, _) = resume.finish();
        Self { until: error.until(), lists }
    }

    /// How many bytes the message lacks at least; `None` if that cannot be said without decoding it
    /// from its start.
    pub(super) fn missing<T: for<'de> Decode<'de, F>>(
        &mut self,
        message: &[u8],
        options: &Options<F>,
    ) -> Option<usize> {
        if let Some(missing) = self.until.as_mut().and_then(|until| until.missing(message)) {
            return Some(missing);
        }
        self.until = None;
        if self.lists.is_empty() {
            return None;
        }
        self.go_on::<T>(message, options)?.missing()
    }

    /// The error of a message that is still incomplete; `None` if that cannot be said without
    /// decoding it from its start.
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
    fn note(&mut self, error: &DecodeError, resume: &Resume<F>) -> bool {
        let (lists, whole) = resume.finish();
        (self.until, self.lists) = (error.until(), lists);
        whole
    }
}
