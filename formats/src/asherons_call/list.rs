//! Tables that keep the order and the bucket number of the wire; sets of numbers.

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, EncodeErrorKind, Implied, Layout, Reader, Role,
    Shape, Size, Wire, Writer,
    shape::{Count, Counts, Frame, read_one},
};

use super::{format::AsheronsCall, number::invalid};

/// `PackableHashTable`: `u16` count, `u16` number of buckets, pairs of key and value.
///
/// ```text
/// 02 00  08 00  | 10 00 00 00  ...  | 28 00 00 00  ...
/// 2 of, 8 buckets | key 16, value   | key 40, value
/// ```
///
/// The order of the pairs is that of the buckets of the sender's table. It is kept, like the
/// number of buckets, which is a constant of each table and not the count.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct PackableHashTable<K, V> {
    /// The number of pairs.
    pub count: Implied<u16>,
    /// The number of buckets of the sender's table.
    pub buckets: u16,
    /// The pairs, in the order of the wire.
    #[wire(count = count)]
    pub entries: Vec<(K, V)>,
}

/// `PHashTable`: `u32` with the count in its low 24 bits and the binary logarithm of the number of
/// buckets in its high 8, then pairs of key and value.
///
/// ```text
/// 01 00 00  03  | 02 00 00 50  01 00 00 00
/// 1 of, 2^3 buckets | key, value
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct PHashTable<K, V> {
    /// The binary logarithm of the number of buckets of the sender's table.
    pub log2_buckets: u8,
    /// The pairs, in the order of the wire.
    pub entries: Vec<(K, V)>,
}

/// The largest count of a [`PHashTable`].
const MAX_COUNT: u32 = 0xff_ffff;

impl<K, V> PackableHashTable<K, V> {
    /// A table with these pairs, in this order.
    #[must_use]
    pub const fn new(buckets: u16, entries: Vec<(K, V)>) -> Self {
        Self { count: Implied::new(), buckets, entries }
    }

    /// Puts the pairs in the order of original servers: by bucket, then by key.
    ///
    /// The bucket of a key is the key modulo the number of buckets.
    pub fn sort(&mut self)
    where
        K: Copy + Into<u32>,
    {
        let buckets = u32::from(self.buckets);
        sort(&mut self.entries, buckets);
    }
}

impl<K, V> PHashTable<K, V> {
    /// A table with these pairs, in this order.
    #[must_use]
    pub const fn new(log2_buckets: u8, entries: Vec<(K, V)>) -> Self {
        Self { log2_buckets, entries }
    }

    /// Puts the pairs in the order of a table with `buckets` buckets: by bucket, then by key.
    ///
    /// Servers sort by another number than the one they write: 89 for restrictions, 23 for
    /// officers.
    pub fn sort(&mut self, buckets: u32)
    where
        K: Copy + Into<u32>,
    {
        sort(&mut self.entries, buckets);
    }
}

fn sort<K: Copy + Into<u32>, V>(entries: &mut [(K, V)], buckets: u32) {
    entries.sort_by_key(|(key, _)| {
        let key: u32 = (*key).into();
        (key.checked_rem(buckets), key)
    });
}

impl<K: Layout<AsheronsCall>, V: Layout<AsheronsCall>> Layout<AsheronsCall> for PHashTable<K, V> {
    const SIZE: Size = Size::at_least(4).role(Role::List);

    fn shape() -> Shape {
        let of = || Shape::List {
            of: <(K, V) as Layout<AsheronsCall>>::shape,
            frame: Frame::Prefix(
                Count::new(<u32 as Layout<AsheronsCall>>::shape, Counts::Elements)
                    .masked(MAX_COUNT.into(), 0),
            ),
        };
        Shape::Named { name: "PHashTable", of }
    }
}

impl<K: Encode<AsheronsCall>, V: Encode<AsheronsCall>> Encode<AsheronsCall> for PHashTable<K, V> {
    fn encode(&self, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        let Ok(count @ 0..=MAX_COUNT) = u32::try_from(self.entries.len()) else {
            return Err(EncodeError::too_long(self.entries.len(), u64::from(MAX_COUNT)));
        };
        (count | u32::from(self.log2_buckets) << 24).encode(out)?;
        out.values(&self.entries)
    }
}

impl<'de, K, V> Decode<'de, AsheronsCall> for PHashTable<K, V>
where
    K: Decode<'de, AsheronsCall>,
    V: Decode<'de, AsheronsCall>,
{
    fn decode(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<Self, DecodeError> {
        let [a, b, c, log2_buckets] = input.array()?;
        let count = u32::from_le_bytes([a, b, c, 0]);
        input.note(move || count);
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        Ok(Self { log2_buckets, entries: <(K, V)>::decode_vec(count, input)? })
    }
}

/// `CMostlyConsecutiveIntSet`: a set of numbers with its size before it.
///
/// ```text
/// 05 00 00 00 | 01 00 00 00 | fb ff ff ff
/// size 5      | counts once | -5: a run, counts 4 times
/// ```
///
/// A number of 0 or more counts once; a negative one, -n, stands for a run and counts n - 1 times.
/// The size is computed; decoding reads numbers until it is reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct IntSet(
    /// Numbers and runs, as on the wire.
    pub Vec<i32>,
);

impl IntSet {
    /// How many numbers of the set a number on the wire stands for.
    fn weight(value: i32) -> i64 {
        if value < 0 { i64::from(value).saturating_neg().saturating_sub(1) } else { 1 }
    }
}

impl Layout<AsheronsCall> for IntSet {
    const SIZE: Size = Size::at_least(4).role(Role::List);

    fn shape() -> Shape {
        Shape::Opaque { name: "CMostlyConsecutiveIntSet", read: read_one::<AsheronsCall, Self> }
    }
}

impl Encode<AsheronsCall> for IntSet {
    fn encode(&self, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        let total: i64 = self.0.iter().map(|value| Self::weight(*value)).sum();
        // Decoding stops as soon as the size is reached, so the last number must add to it.
        let last = self.0.last().is_none_or(|value| Self::weight(*value) > 0);
        match i32::try_from(total) {
            Ok(total) if last => total.encode(out)?,
            _ => return Err(EncodeError::new(EncodeErrorKind::Invalid { what: "size of a set" })),
        }
        out.values(&self.0)
    }
}

impl<'de> Decode<'de, AsheronsCall> for IntSet {
    fn decode(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<Self, DecodeError> {
        let start = input.offset();
        let size: i32 = input.value()?;
        let mut left = i64::from(size);
        let mut values = Vec::new();
        while left > 0 {
            let value: i32 = input.element(values.len(), Reader::value)?;
            left = left.saturating_sub(Self::weight(value));
            input.push(&mut values, value, start)?;
        }
        if left != 0 {
            return Err(invalid("size of a set", u64::from(size.cast_unsigned()), start));
        }
        Ok(Self(values))
    }
}
