//! The packets of a byte stream.

use codec_core::DecodeError;

use super::Frame;

/// The packets at the start of a slice, one after the other.
///
/// It ends before the first packet that is not whole, and behind the first error, which is final.
///
/// # Examples
///
/// ```
/// use formats::tera::Splitter;
///
/// let received = [4, 0, 1, 0, 5, 0, 2, 0, 9, 6, 0, 3];
/// let mut splitter = Splitter::new(&received);
/// for frame in &mut splitter {
///     let frame = frame?;
///     println!("{}: {:?}", frame.code, frame.body);
/// }
/// assert_eq!(splitter.rest(), [6, 0, 3]); // to be kept until more bytes come
/// # Ok::<(), codec_core::DecodeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Splitter<'a> {
    rest: &'a [u8],
    failed: bool,
}

impl<'a> Splitter<'a> {
    /// The packets at the start of `input`.
    #[must_use]
    pub fn new(input: &'a [u8]) -> Self {
        Self { rest: input, failed: false }
    }

    /// The bytes behind the packets taken so far.
    #[must_use]
    pub fn rest(&self) -> &'a [u8] {
        self.rest
    }
}

impl<'a> Iterator for Splitter<'a> {
    type Item = Result<Frame<'a>, DecodeError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        match Frame::split(self.rest) {
            Ok(split) => {
                let (frame, rest) = split?;
                self.rest = rest;
                Some(Ok(frame))
            }
            Err(error) => {
                self.failed = true;
                Some(Err(error))
            }
        }
    }
}

impl core::iter::FusedIterator for Splitter<'_> {}
