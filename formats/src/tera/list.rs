//! Lists.

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, Layout, Reader, Role, Shape, Size,
    Writer,
    shape::{Far, Frame},
};

use super::{
    Tera,
    placement::Kind,
    slot::{count, follow, offset, place, put_at, slot, structure, take_slot},
};

/// A list: `count` and `start` in the head; each element lies behind its own offset and that of
/// the next.
impl<T: Layout<Tera>> Layout<Tera> for Vec<T> {
    const SIZE: Size = Size::at_least(4).in_place(4).role(Role::List);

    fn shape() -> Shape {
        let frame =
            Frame::Far(Far::linked(<u16 as Layout<Tera>>::shape, <u16 as Layout<Tera>>::shape));
        Shape::List { of: T::shape, frame }
    }
}

impl<T: Encode<Tera>> Encode<Tera> for Vec<T> {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, Tera>) -> Result<(), EncodeError> {
        let count = count(self.len())?;
        if out.state().turns().is_some() {
            return turn(self, count, out);
        }
        slot(out, Kind::List, |out, [c, d]| {
            out.each(self.iter().enumerate().map(|(index, item)| {
                let is_last = index.saturating_add(1) == self.len();
                Element { item, is_last }
            }))?;
            let [a, b] = count;
            Ok(if self.is_empty() { [0; 4] } else { [a, b, c, d] })
        })
    }

    #[inline]
    fn extra(&self, levels: usize) -> usize {
        let Some(levels) = levels.checked_sub(1) else { return 0 };
        let size = <Element<'_, T> as Layout<Tera>>::SIZE.min;
        let sizes = self.iter().map(|item| size.saturating_add(item.extra(levels)));
        sizes.fold(0, usize::saturating_add)
    }
}

/// An element: its own offset, that of the next, the value and what its slots point to.
struct Element<'a, T> {
    item: &'a T,
    is_last: bool,
}

impl<T: Layout<Tera>> Layout<Tera> for Element<'_, T> {
    const SIZE: Size = Size::fixed(4).and(T::SIZE);

    fn shape() -> Shape {
        T::shape()
    }
}

impl<T: Encode<Tera>> Encode<Tera> for Element<'_, T> {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, Tera>) -> Result<(), EncodeError> {
        // What lies elsewhere stays there, so that marks are positions.
        let place = out.mark();
        out.skip(4);
        structure(self.item, out)?;
        let [a, b] = offset(out, place);
        let [c, d] = if self.is_last { [0, 0] } else { offset(out, out.mark()) };
        put_at(out, place, [a, b, c, d])
    }
}

/// Writes the next element of a list that takes turns with others.
fn turn<T: Encode<Tera>>(
    items: &[T],
    [a, b]: [u8; 2],
    out: &mut Writer<'_, Tera>,
) -> Result<(), EncodeError> {
    let Some(place) = place(out, Kind::List, 4) else { return Ok(()) };
    let Some(turns) = out.state().turns() else { return Ok(()) };
    let index = turns.index;
    turns.is_more |= items.len().saturating_sub(index) > 1;
    let mut link = place.saturating_add(2);
    if index > 0 {
        link = turns.links.pop_front().unwrap_or(link);
    } else {
        put_at(out, place, [a, b, 0, 0])?;
    }
    if let Some(item) = items.get(index) {
        out.check_stack()?;
        link = out.elsewhere(|out, position| {
            put_at(out, link, offset(out, position))?;
            let next = out.mark().saturating_add(2);
            let element = Element { item, is_last: true };
            element.encode(out).map_err(|error| error.at_index(index))?;
            Ok(next)
        })?;
    }
    if let Some(turns) = out.state().turns() {
        turns.links.push_back(link);
    }
    Ok(())
}

impl<'de, T: Decode<'de, Tera>> Decode<'de, Tera> for Vec<T> {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, Tera>) -> Result<Self, DecodeError> {
        let [a, b, c, d] = take_slot(input, Kind::List)?;
        let (count, start) = (u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d]));
        input.note(move || count);
        if count == 0 {
            return Ok(Self::new());
        }
        elements(usize::from(count), start, input)
    }
}

/// Follows the chain of elements that begins at the offset `at`.
fn elements<'de, T: Decode<'de, Tera>>(
    count: usize,
    mut at: u16,
    input: &mut Reader<'_, 'de, Tera>,
) -> Result<Vec<T>, DecodeError> {
    input.charge(count, count.saturating_mul(size_of::<T>()))?;
    let hoisted = input.state().hoisted.take();
    let mut items = Vec::with_capacity(count);
    for index in 0..count {
        if at == 0 && index > 0 {
            let value = u64::try_from(index).unwrap_or(u64::MAX);
            let kind = DecodeErrorKind::Invalid { what: "end of the chain before element", value };
            return Err(input.error(kind).at_index(index));
        }
        let is_last = index.wrapping_add(1) == count;
        let element = follow(at, input, |input| {
            input.enter_index(index);
            let start = input.offset();
            let [a, b, c, d] = input.array()?;
            let (here, next) = (u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d]));
            // Readers usually ignore these.
            if input.strict() && here != at {
                return Err(wrong_link("own offset", here, start));
            }
            if input.strict() && is_last && next != 0 {
                let offset = start.saturating_add(2);
                return Err(wrong_link("offset behind the last element", next, offset));
            }
            let item = T::decode(input)?;
            input.leave();
            Ok((item, next))
        });
        let (item, next) = element.map_err(|error| error.at_index(index))?;
        items.push(item);
        at = next;
    }
    input.state().hoisted = hoisted;
    Ok(items)
}

#[cold]
fn wrong_link(what: &'static str, value: u16, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::Invalid { what, value: u64::from(value) }, offset)
}
