//! Slots, and what they point to.

use codec_core::{DecodeError, DecodeErrorKind, Encode, EncodeError, Reader, Writer};

use super::{Tera, format::too_long, placement::Kind};

/// Writes a value that has data of its own behind it.
#[inline]
pub(super) fn structure<T: Encode<Tera> + ?Sized>(
    value: &T,
    out: &mut Writer<'_, Tera>,
) -> Result<(), EncodeError> {
    if T::SIZE.fixed.is_some() {
        return value.encode(out);
    }
    let outer = core::mem::take(out.state());
    out.region(T::SIZE.in_place, |out| value.encode(out))?;
    *out.state() = outer;
    Ok(())
}

/// Writes the slot of text or bytes, or of a list: `data` writes what it points to, knows the offset
/// of that, and returns the bytes of the slot.
#[inline]
pub(super) fn slot<const N: usize>(
    out: &mut Writer<'_, Tera>,
    kind: Kind,
    data: impl FnOnce(&mut Writer<'_, Tera>, [u8; 2]) -> Result<[u8; N], EncodeError>,
) -> Result<(), EncodeError> {
    let Some(place) = place(out, kind, N) else { return Ok(()) };
    let bytes = out.elsewhere(|out, position| {
        let here = offset(out, position);
        data(out, here)
    })?;
    put_at(out, place, bytes)
}

/// Makes room for a slot; returns where it is, if its data is to be written.
#[inline]
pub(super) fn place(out: &mut Writer<'_, Tera>, kind: Kind, len: usize) -> Option<usize> {
    let place = if let Some(slots) = out.state().hoisted() {
        slots.take(kind, len)
    } else {
        let place = out.mark();
        out.skip(len);
        place
    };
    out.state().writes(kind).then_some(place)
}

/// Writes over earlier bytes.
#[inline]
pub(super) fn put_at<const N: usize>(
    out: &mut Writer<'_, Tera>,
    place: usize,
    bytes: [u8; N],
) -> Result<(), EncodeError> {
    out.back_to(place, |out| {
        out.array(bytes);
        Ok(())
    })
}

/// A position in the body as an offset in the packet. One that is too large makes the packet too
/// long, which is found when it ends.
#[inline]
pub(super) fn offset(out: &Writer<'_, Tera>, position: usize) -> [u8; 2] {
    let [a, b, ..] = position.wrapping_add(out.options().body_at).to_le_bytes();
    [a, b]
}

/// A length as a count.
pub(super) fn count(len: usize) -> Result<[u8; 2], EncodeError> {
    u16::try_from(len).map(u16::to_le_bytes).map_err(|_| too_long(len))
}

/// Reads what lies at the offset `at` of the packet.
#[inline]
pub(super) fn follow<'de, T>(
    at: u16,
    input: &mut Reader<'_, 'de, Tera>,
    read: impl FnOnce(&mut Reader<'_, 'de, Tera>) -> Result<T, DecodeError>,
) -> Result<T, DecodeError> {
    // An offset before the body wraps to a position behind its end, which is rejected.
    let position = usize::from(at).wrapping_sub(input.options().body_at);
    if position > input.input().len() {
        let value = u64::from(at);
        return Err(input.error(DecodeErrorKind::Invalid { what: "offset", value }));
    }
    input.at(position, |input| {
        let value = read(input)?;
        let end = input.offset().max(input.state().end);
        input.state().end = end;
        Ok(value)
    })
}

/// Reads the next slot of a kind.
#[inline]
pub(super) fn take_slot<const N: usize>(
    input: &mut Reader<'_, '_, Tera>,
    kind: Kind,
) -> Result<[u8; N], DecodeError> {
    let Some(slots) = &mut input.state().hoisted else { return input.array() };
    let place = slots.take(kind, N);
    input.at(place, |input| {
        input.enter_data();
        let slot = input.array()?;
        input.leave();
        Ok(slot)
    })
}
