//! Texts, bytes and lists in their frames.

use codec_core::{
    Shape,
    shape::{Count, Counts, Frame},
};

use super::{Make, Output, Stuck};
use crate::{eval::Val, text::unit};

impl Output<'_> {
    /// Writes the number for so many elements, units or bytes.
    pub(crate) fn count(&mut self, count: &Count, counted: usize) -> Make<()> {
        let claimed = u64::try_from(counted).unwrap() + count.plus;
        let limited = if count.counts == Counts::Units { claimed } else { claimed - count.plus };
        let over = |max: usize| limited > u64::try_from(max).unwrap();
        if claimed & count.mask != claimed || count.max.is_some_and(over) {
            return Err(Stuck::Again("too long for its count"));
        }
        self.number((count.number)(), (claimed | count.set).into())
    }

    /// Writes a value behind its length, which is known only then.
    pub(crate) fn prefixed(
        &mut self,
        count: &Count,
        unit: usize,
        mut body: impl FnMut(&mut Self) -> Make<Val>,
    ) -> Make<Val> {
        let saved = self.save();
        let mut counted = 0;
        for _ in 0..4 {
            self.count(count, counted)?;
            let start = self.at();
            let value = body(self)?;
            let len = (self.at() - start) / unit;
            if len == counted {
                return Ok(value);
            }
            self.restore(&saved, true);
            counted = len;
        }
        Err(Stuck::Again("length"))
    }

    pub(crate) fn framed(&mut self, of: fn() -> Shape, frame: Frame) -> Make<Val> {
        match frame {
            Frame::Prefix(count) => self.prefixed(&count, 1, |out| out.whole(of())),
            Frame::Rest { .. } => self.value(of()),
            other => Err(Stuck::Never(format!("value in {other}"))),
        }
    }

    /// Writes a value that has bytes of its own: what it leaves out at the end ends nothing else.
    pub(crate) fn whole(&mut self, shape: Shape) -> Make<Val> {
        let closed = std::mem::replace(&mut self.closed, false);
        let value = self.value(shape)?;
        self.closed = closed;
        Ok(value)
    }

    pub(crate) fn text(&mut self, encoding: &'static str, frame: Frame) -> Make<Val> {
        if let Frame::Far(far) = frame {
            return self.far_text(encoding, far);
        }
        let unit = unit(encoding);
        let mut len = self.random.index(8);
        if let Some(max) = frame.max() {
            // A character has up to four bytes.
            len = len.min(max.saturating_sub(1) / 4);
        }
        let (bytes, text) = self.text_of(encoding, len)?;
        self.framed_text(&bytes, unit, frame)?;
        Ok(Val::Text(text))
    }

    fn framed_text(&mut self, bytes: &[u8], unit: usize, frame: Frame) -> Make<()> {
        let units = bytes.len() / unit;
        match frame {
            Frame::Prefix(count) => {
                let counted = match count.counts {
                    Counts::Bytes => bytes.len(),
                    _ => units,
                };
                self.count(&count, counted)?;
                self.put(bytes)?;
                self.put(count.terminator)
            }
            Frame::Fixed(len) => {
                if units > len {
                    return Err(Stuck::Again("text is too long"));
                }
                self.put(bytes)?;
                self.put(&vec![0; (len - units) * unit])
            }
            Frame::Terminated(end) => {
                self.put(bytes)?;
                self.put(end)
            }
            Frame::Rest { .. } => self.put(bytes),
            other => Err(Stuck::Never(format!("text in {other}"))),
        }
    }

    /// Writes a text that is given.
    pub(crate) fn given_text(&mut self, shape: Shape, text: &str) -> Make<Val> {
        let Shape::Text { encoding, frame } = shape.plain() else {
            return Err(Stuck::Never(format!("text in {shape}")));
        };
        let bytes = self.encoded(encoding, text)?;
        self.framed_text(&bytes, unit(encoding), frame)?;
        Ok(Val::Text(text.into()))
    }

    pub(crate) fn bytes_in(&mut self, frame: Frame) -> Make<Val> {
        let len = self.random.index(6);
        let bytes = self.random.bytes(len);
        match frame {
            Frame::Far(far) => return self.far_bytes(far),
            Frame::Prefix(count) => {
                let len = match count.max {
                    Some(max) => len.min(max),
                    None => len,
                };
                self.count(&count, len)?;
                self.put(&bytes[..len])?;
                self.put(count.terminator)?;
                return Ok(Val::Bytes(bytes[..len].to_vec()));
            }
            Frame::Fixed(len) => {
                let bytes = self.random.bytes(len);
                self.put(&bytes)?;
                return Ok(Val::Bytes(bytes));
            }
            Frame::Terminated(end) => {
                let bytes: Vec<u8> = bytes.into_iter().filter(|it| !end.contains(it)).collect();
                self.put(&bytes)?;
                self.put(end)?;
                return Ok(Val::Bytes(bytes));
            }
            Frame::Rest { .. } => self.put(&bytes)?,
            other @ Frame::Elsewhere => return Err(Stuck::Never(format!("bytes in {other}"))),
            other => return Err(Stuck::Never(format!("bytes in {other}"))),
        }
        Ok(Val::Bytes(bytes))
    }

    pub(crate) fn list(&mut self, of: fn() -> Shape, frame: Frame) -> Make<Val> {
        let mut count = self.few();
        if let Some(max) = frame.max() {
            count = count.min(max);
        }
        match frame {
            Frame::Far(far) => return self.chain(of, far, count),
            Frame::Prefix(prefix) if prefix.counts == Counts::Units => {
                if count == 0 {
                    // Nothing at all, and not the end of nothing.
                    return self.number((prefix.number)(), 0).map(|()| Val::List(0));
                }
                return self
                    .prefixed(&prefix, 2, |out| {
                        out.items(of, count)?;
                        // The count has one unit more, which is that of the end.
                        Ok(Val::List(count))
                    })
                    .and_then(|value| self.put(prefix.terminator).map(|()| value));
            }
            Frame::Prefix(prefix) if prefix.counts == Counts::Bytes => {
                return self.prefixed(&prefix, 1, |out| out.items(of, count));
            }
            Frame::Prefix(prefix) => self.count(&prefix, count)?,
            Frame::Fixed(len) => count = len,
            Frame::Rest { .. } => {}
            other => return Err(Stuck::Never(format!("list in {other}"))),
        }
        self.items(of, count)
    }

    /// Writes so many elements.
    pub(crate) fn items(&mut self, of: fn() -> Shape, count: usize) -> Make<Val> {
        self.depth += 1;
        for _ in 0..count {
            self.value(of())?;
        }
        self.depth -= 1;
        Ok(Val::List(count))
    }
}
