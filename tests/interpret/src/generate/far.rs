//! What lies elsewhere in the message, at an offset.

use codec_core::{
    Shape,
    shape::{Far, Lies},
};

use super::{Make, Output, Stuck};
use crate::{eval::Val, text::unit};

/// What is written behind all that was written before, and what points to it.
#[derive(Clone, Copy)]
pub(crate) struct Pending {
    /// Where the offset stands.
    slot: usize,
    offset: fn() -> Shape,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    Text { encoding: &'static str, terminator: &'static [u8], len: usize },
    Bytes { len: usize },
    Chain { of: fn() -> Shape, count: usize },
}

impl Output<'_> {
    /// Writes all that lies elsewhere.
    pub(crate) fn all_pending(&mut self) -> Make<()> {
        while !self.pending.is_empty() {
            let Pending { slot, offset, what } = self.pending.remove(0);
            match what {
                What::Text { encoding, terminator, len } => {
                    self.point(slot, offset)?;
                    let (bytes, _) = self.text_of(encoding, len)?;
                    let end = match terminator {
                        [] => vec![0; unit(encoding)],
                        end => end.to_vec(),
                    };
                    self.put(&bytes)?;
                    self.put(&end)?;
                }
                What::Bytes { len } => {
                    self.point(slot, offset)?;
                    let bytes = self.random.bytes(len);
                    self.put(&bytes)?;
                }
                What::Chain { of, count } => self.elements(of, count, slot, offset)?,
            }
        }
        Ok(())
    }

    /// Writes elements, each behind its own offset and that of the next, and what they point to.
    fn elements(
        &mut self,
        of: fn() -> Shape,
        count: usize,
        mut slot: usize,
        offset: fn() -> Shape,
    ) -> Make<()> {
        let outer = std::mem::take(&mut self.pending);
        for _ in 0..count {
            self.point(slot, offset)?;
            let own = self.at();
            self.number(offset(), 0)?;
            slot = self.at();
            self.number(offset(), 0)?;
            self.point_to(own, own, offset)?;
            self.nested(|out| out.value(of()))?;
            self.all_pending()?;
        }
        self.pending = outer;
        Ok(())
    }

    /// Lets the offset at `slot` point to what is written next.
    fn point(&mut self, slot: usize, offset: fn() -> Shape) -> Make<()> {
        self.point_to(slot, self.at(), offset)
    }

    fn point_to(&mut self, slot: usize, at: usize, offset: fn() -> Shape) -> Make<()> {
        let Lies::Offsets { first } = self.format.lies else {
            return Err(Stuck::Never("an offset".into()));
        };
        let tail = self.bytes.split_off(slot);
        self.number(offset(), i128::try_from(at + first).unwrap())?;
        let len = self.bytes.len() - slot;
        self.bytes.extend(&tail[len..]);
        Ok(())
    }

    /// Where the slot of the current field stands; if it is apart, nothing is written here.
    fn slot(
        &mut self,
        lists: bool,
        len: usize,
        write: impl FnOnce(&mut Self) -> Make<()>,
    ) -> Make<usize> {
        let Some((list, other)) = &mut self.hoisted else {
            let slot = self.at();
            write(self)?;
            return Ok(slot);
        };
        let cursor = if lists { list } else { other };
        let slot = *cursor;
        *cursor += len;
        let tail = self.bytes.split_off(slot);
        write(self)?;
        let len = self.bytes.len() - slot;
        self.bytes.extend(&tail[len..]);
        Ok(slot)
    }

    pub(crate) fn far_text(&mut self, encoding: &'static str, far: Far) -> Make<Val> {
        let slot = self.slot(false, 2, |out| out.number((far.offset)(), 0))?;
        let (len, terminator) = (self.random.index(6), far.terminator);
        let what = What::Text { encoding, terminator, len };
        self.pending.push(Pending { slot, offset: far.offset, what });
        Ok(Val::Opaque)
    }

    pub(crate) fn far_bytes(&mut self, far: Far) -> Make<Val> {
        let Some(count) = far.count else { return Err(Stuck::Never("bytes".into())) };
        let len = self.random.index(6);
        let number = i128::try_from(len).unwrap();
        let slot = self.slot(false, 4, |out| {
            out.number((far.offset)(), 0)?;
            out.number(count(), number)
        })?;
        self.pending.push(Pending { slot, offset: far.offset, what: What::Bytes { len } });
        Ok(Val::Opaque)
    }

    pub(crate) fn chain(&mut self, of: fn() -> Shape, far: Far, count: usize) -> Make<Val> {
        let number = far.count.unwrap_or(far.offset);
        let slot = self.slot(true, 4, |out| {
            out.number(number(), i128::try_from(count).unwrap())?;
            out.number((far.offset)(), 0)
        })?;
        if count > 0 {
            // The offset stands behind the number, which is as wide.
            let (offset, what) = (far.offset, What::Chain { of, count });
            self.pending.push(Pending { slot: slot + 2, offset, what });
        }
        Ok(Val::List(count))
    }
}
