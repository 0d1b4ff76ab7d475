//! Records that are on the wire as they lie in memory: `#[wire(plain)]`. A list of them is copied as a
//! whole when it is read; `zerocopy` guarantees that the copy is sound.

use super::{Decode, Layout, list};
use crate::{
    error::DecodeError,
    format::{Engine, Order, Scalars},
    read::Reader,
};

/// How a value lies in memory, compared with its bytes on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "there is no fourth way")]
pub enum Memory {
    /// As the same bytes.
    Same,
    /// As the same bytes in another order, because the order of the format is not that of the
    /// machine.
    Swapped,
    /// In another way, or in one that is not known.
    Other,
}

impl Memory {
    /// That of a number of so many bytes.
    #[must_use]
    pub const fn number<F: Scalars>(bytes: usize) -> Self {
        match <F as Scalars>::ORDER {
            _ if bytes == 1 => Self::Same,
            _ if F::ORDER_VARIES => Self::Swapped,
            Order::Little if cfg!(target_endian = "little") => Self::Same,
            Order::Big if cfg!(target_endian = "big") => Self::Same,
            _ => Self::Swapped,
        }
    }
}

/// A record without padding in which every bit pattern is a valid value.
///
/// It is implemented for the types that `zerocopy` accepts; without the feature `zerocopy`, for no
/// type.
#[cfg_attr(
    feature = "zerocopy",
    diagnostic::on_unimplemented(
        message = "`{Self}` cannot be copied to and from the wire as it lies in memory",
        label = "`plain` is for records without padding in which any bytes are a value",
        note = "add `#[derive(zerocopy::FromBytes, zerocopy::IntoBytes, zerocopy::Immutable)]` and `#[repr(C)]` to `{Self}`, or leave `plain` out",
        note = "against padding: a field for the bytes in its place, or the numbers of `zerocopy::little_endian`, which lie at any address"
    )
)]
#[cfg_attr(
    not(feature = "zerocopy"),
    diagnostic::on_unimplemented(
        message = "`plain` needs the feature `zerocopy` of `codec-core`",
        label = "the feature is off",
        note = "turn it on in `Cargo.toml`: `features = [\"zerocopy\"]`"
    )
)]
pub trait InMemory: Sized {
    /// The values that lie in `bytes`.
    fn vec_from(bytes: &[u8]) -> Vec<Self>;
}

#[cfg(feature = "zerocopy")]
#[diagnostic::do_not_recommend]
impl<T: zerocopy::FromBytes + zerocopy::IntoBytes + zerocopy::Immutable> InMemory for T {
    fn vec_from(bytes: &[u8]) -> Vec<Self> {
        let count = bytes.len().checked_div(size_of::<T>()).unwrap_or(0);
        let mut items: Vec<T> = std::iter::repeat_with(T::new_zeroed).take(count).collect();
        let room = zerocopy::IntoBytes::as_mut_bytes(items.as_mut_slice());
        // As many bytes as there are, at any address: the compiler copies them at once.
        room.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        items
    }
}

const NOT_IN_MEMORY: &str = "a `plain` record is copied as it lies in memory, and on the wire this \
                             is something else: `plain` is for numbers, arrays and other \
                             `plain` records, in formats that have values one after the other";

/// How a record lies in memory: for each field where it begins, how many bytes it has, and how it
/// lies there.
#[must_use]
pub const fn memory_of_fields<F: Engine>(fields: &[(usize, usize, Memory)]) -> Memory {
    let (mut all, mut end, mut rest) = (Memory::Same, 0_usize, fields);
    while let [(place, len, memory), others @ ..] = rest {
        match memory {
            _ if *place != end || !F::INLINE => return Memory::Other,
            Memory::Other => return Memory::Other,
            Memory::Swapped => all = Memory::Swapped,
            Memory::Same => {}
        }
        end = end.saturating_add(*len);
        rest = others;
    }
    all
}

/// Fails the build if a field `T` of a `plain` record, which begins at `place` in memory and at `end`
/// on the wire, is not on the wire as it lies in memory.
///
/// # Panics
///
/// With what to do.
#[track_caller]
pub const fn check_plain<F: Engine, T: Layout<F>>(place: usize, end: usize) {
    assert!(F::INLINE && !matches!(T::MEMORY, Memory::Other), "{}", NOT_IN_MEMORY);
    assert!(
        place == end,
        "in memory this field is not where it is on the wire: a `plain` record has `#[repr(C)]` and \
         no padding"
    );
}

/// [`Decode::decode_list`] of a record with `plain`.
///
/// # Errors
///
/// As there.
#[inline]
pub fn decode_plain<'de, F: Engine, T: Decode<'de, F> + InMemory>(
    count: usize,
    input: &mut Reader<'_, 'de, F>,
) -> Result<Vec<T>, DecodeError> {
    let len = count.saturating_mul(size_of::<T>());
    // A copy of the whole would not note the fields, or say in which one the input ends.
    let is_whole = len <= input.rest().len() && !input.has_notes();
    if !is_whole || !matches!(T::MEMORY, Memory::Same) {
        return list::decode::<F, T, T>(count, input, T::decode);
    }
    input.charge(count, size_of::<T>())?;
    Ok(T::vec_from(input.take(len)?))
}
