//! Records that are on the wire as they lie in memory: `#[wire(plain)]`.
//!
//! A list of them is copied as a whole. `zerocopy` guarantees that the copy is sound;
//! [`Size::memory`] tells whether it has the bytes of the format.

use alloc::vec::Vec;

use crate::{
    describe::shape::Field,
    error::{DecodeError, EncodeError},
    format::entry_points::Format,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        list,
        size::{Layout, Memory, Size},
    },
    write::Writer,
};

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
    /// The bytes of `items`.
    fn bytes_of(items: &[Self]) -> &[u8];

    /// The values that lie in `bytes`.
    fn vec_from(bytes: &[u8]) -> Vec<Self>;

    /// The values that lie in `bytes`, if their number is `N`.
    fn array_from<const N: usize>(bytes: &[u8]) -> Option<[Self; N]>;

    /// [`Encode::encode_slice`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    fn encode_in_memory<F: Format>(
        items: &[Self],
        out: &mut Writer<'_, F>,
    ) -> Result<(), EncodeError>
    where
        Self: Encode<F>,
    {
        match (const { memory_of::<F, Self>() }, Self::SIZE.fixed) {
            (Memory::Same, _) => {
                out.put(Self::bytes_of(items));
                Ok(())
            }
            _ => list::encode(Self::SIZE, items.iter(), out, Self::encode),
        }
    }

    /// [`Decode::decode_vec`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    fn decode_in_memory<'de, F: Format>(
        count: usize,
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<Vec<Self>, DecodeError>
    where
        Self: Decode<'de, F>,
    {
        // A copy of the whole would not note the fields.
        if input.has_notes() || !matches!(const { memory_of::<F, Self>() }, Memory::Same) {
            return list::decode_own(count, input);
        }
        let len = input.claim(Self::shape, size_of::<Self>(), count)?;
        input.charge(count, len)?;
        Ok(Self::vec_from(input.take(len)?))
    }

    /// [`Decode::decode_array`].
    ///
    /// # Errors
    ///
    /// As there.
    #[inline]
    fn decode_array_in_memory<'de, F: Format, const N: usize>(
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<[Self; N], DecodeError>
    where
        Self: Decode<'de, F>,
    {
        if !input.has_notes() && matches!(const { memory_of::<F, Self>() }, Memory::Same) {
            let len = input.claim(Self::shape, size_of::<Self>(), N)?;
            if let Some(items) = Self::array_from(input.take(len)?) {
                return Ok(items);
            }
        }
        list::decode_array::<F, Self, Self, N>(input, Self::decode)
    }
}

/// The elements of a list that can be borrowed: they need no alignment, and every bit pattern is a
/// valid value.
///
/// It is implemented for bytes, and for the types that `zerocopy` accepts.
#[cfg_attr(
    feature = "zerocopy",
    diagnostic::on_unimplemented(
        message = "a list of `{Self}` cannot be borrowed from the input",
        note = "of records it can, if they have `plain`, derive `zerocopy::Unaligned`, and have numbers that lie at any address: `zerocopy::little_endian::U32` and the like",
        note = "use `Vec<{Self}>` otherwise"
    )
)]
#[cfg_attr(
    not(feature = "zerocopy"),
    diagnostic::on_unimplemented(
        message = "a list of `{Self}` cannot be borrowed from the input",
        note = "only bytes can be, and some records with the feature `zerocopy` of `codec-core`: use `Vec<{Self}>`"
    )
)]
pub trait InPlace: Sized {
    /// The values that lie in `bytes`.
    fn in_place(bytes: &[u8]) -> &[Self];
}

#[cfg(not(feature = "zerocopy"))]
impl InPlace for u8 {
    #[inline]
    fn in_place(bytes: &[u8]) -> &[Self] {
        bytes
    }
}

/// Takes `count` values as they lie in the input.
///
/// # Errors
///
/// As [`Decode::decode_vec`].
#[inline]
pub(crate) fn decode_in_place<'de: 'a, 'a, F: Format, T: Decode<'de, F> + InPlace + 'a>(
    count: usize,
    input: &mut Reader<'_, 'de, F>,
) -> Result<&'a [T], DecodeError> {
    const {
        assert!(
            matches!(T::SIZE.memory, Memory::Same),
            "a list can only be borrowed if it lies in memory as on the wire: use the numbers \
             of `zerocopy::little_endian` or `zerocopy::big_endian`"
        );
    }
    // For bytes the error gives the missing bytes; for records also the record and field.
    let is_bytes = size_of::<T>() == 1;
    let len = if is_bytes { count } else { input.claim(T::shape, size_of::<T>(), count)? };
    let bytes = input.take(len)?;
    if is_bytes {
        input.note(move || bytes);
    } else if input.has_notes() {
        let end = input.offset();
        list::decode::<F, T, T>(count, &mut input.over(bytes, end), T::decode)?;
    }
    Ok(T::in_place(bytes))
}

#[cfg(feature = "zerocopy")]
mod by_zerocopy {
    use alloc::vec::Vec;

    use zerocopy::{FromBytes, Immutable, IntoBytes, Ref, Unalign, Unaligned};

    use super::{InMemory, InPlace};

    #[diagnostic::do_not_recommend]
    impl<T: FromBytes + Immutable + Unaligned> InPlace for T {
        #[inline]
        fn in_place(bytes: &[u8]) -> &[Self] {
            <[Self]>::ref_from_bytes(bytes).unwrap_or_default()
        }
    }

    /// Long lists of short records are copied in blocks of this many records. A block is one `memcpy`;
    /// a loop over records is one only where the compiler sees that the bytes are not in the new vector
    /// (B decode with `plain`, 4,300 instructions instead of 6,456).
    const BLOCK: usize = 64;

    /// The most bytes of such a record: without optimization a block is on the stack several times.
    const SHORT: usize = 64;

    /// A list is long from this many blocks on. It gets memory for up to one block more than it has.
    const MANY: usize = 4;

    /// The values that lie in `bytes`, at any address.
    #[inline]
    fn values<'a, T: FromBytes + IntoBytes + Immutable + 'a>(
        bytes: &'a [u8],
    ) -> impl ExactSizeIterator<Item = T> + use<'a, T> {
        let items = <[Unalign<T>]>::ref_from_bytes(bytes).unwrap_or_default();
        items.iter().map(|item| match Ref::<_, Unalign<T>>::from_bytes(item.as_bytes()) {
            Ok(item) => Ref::read(&item).into_inner(),
            // Never: the item has the length of a value.
            Err(_) => T::new_zeroed(),
        })
    }

    #[diagnostic::do_not_recommend]
    impl<T: FromBytes + IntoBytes + Immutable> InMemory for T {
        #[inline]
        fn bytes_of(items: &[Self]) -> &[u8] {
            IntoBytes::as_bytes(items)
        }

        #[inline(never)]
        fn vec_from(bytes: &[u8]) -> Vec<Self> {
            let block = const { size_of::<[Self; BLOCK]>() };
            let blocks = bytes.len().checked_div(block).unwrap_or(0);
            let split = if const { size_of::<Self>() > SHORT } || blocks < MANY {
                None
            } else {
                bytes.split_at_checked(blocks.saturating_mul(block))
            };
            let Some((front, rest)) = split else { return values(bytes).collect() };
            // With room for one block more if there are records behind the whole blocks.
            let room = blocks.saturating_add(usize::from(!rest.is_empty()));
            let mut items = Vec::with_capacity(room);
            items.extend(values::<[Self; BLOCK]>(front));
            let mut items = items.into_flattened();
            items.extend(values::<Self>(rest));
            items
        }

        #[inline]
        fn array_from<const N: usize>(bytes: &[u8]) -> Option<[Self; N]> {
            FromBytes::read_from_bytes(bytes).ok()
        }
    }
}

/// How the record `T` lies in memory.
///
/// # Panics
///
/// If that is not as on the wire, which fails the build.
const fn memory_of<F: Format, T: Layout<F>>() -> Memory {
    assert!(!matches!(T::SIZE.memory, Memory::Other), "{}", NOT_IN_MEMORY);
    T::SIZE.memory
}

/// The size of a record with `plain`, from the offsets of its fields and how each of them lies in
/// memory.
#[must_use]
pub const fn size_in_memory<F: Format, T>(fields: &[Field], places: &[(usize, Memory)]) -> Size {
    Size { memory: memory::<T>(fields, places), ..Size::of_fields::<F>(fields) }
}

/// How a record lies in memory.
const fn memory<T>(fields: &[Field], places: &[(usize, Memory)]) -> Memory {
    let mut all = Memory::Same;
    let mut end = 0usize;
    let (mut fields, mut places) = (fields, places);
    while let ([field, fields_rest @ ..], [(place, memory), places_rest @ ..]) = (fields, places) {
        let (Some(len), true) = (field.size.fixed, *place == end) else { return Memory::Other };
        match memory {
            Memory::Same => {}
            Memory::Swapped => all = Memory::Swapped,
            Memory::Other => return Memory::Other,
        }
        end = end.saturating_add(len);
        (fields, places) = (fields_rest, places_rest);
    }
    if end == size_of::<T>() { all } else { Memory::Other }
}

const NOT_IN_MEMORY: &str = "a `plain` record is copied as it lies in memory, and on the wire this \
                             is something else: `plain` is for numbers, arrays and other \
                             `plain` records, in formats that have values one after the other";

/// Fails the build if a field of a `plain` record, of type `T` and at `place` in memory, is not on
/// the wire as it lies in memory.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_plain<F: Format, T: Layout<F>>(fields: &[Field], index: usize, place: usize) {
    let Some((before, _)) = fields.split_at_checked(index) else { return };
    assert!(!matches!(T::SIZE.memory, Memory::Other), "{}", NOT_IN_MEMORY);
    let end = Size::of_fields::<F>(before).fixed;
    assert!(
        matches!(end, Some(end) if end == place),
        "in memory this field is not where it is on the wire: a `plain` record has `#[repr(C)]` \
         and no padding"
    );
}
