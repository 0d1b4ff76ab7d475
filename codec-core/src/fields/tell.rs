//! Counts and lengths that stand in a struct before what they count: `len = head.len`.
//!
//! The struct is written before the length is known. Where in its bytes the number lies is known when
//! it is compiled, so the number is put there later; checksums are taken when all are.

use crate::{
    describe::shape::{BitKind, BitsShape, ByteOrder, Expr, Field, Rule, Shape},
    error::EncodeError,
    fields::{
        EncodeFields,
        solve::{Wide, solution},
    },
    format::{entry_points::Format, packed::Order},
    value::size::Layout,
};

/// Where a number lies in the bytes of a struct.
#[derive(Clone, Copy, Debug)]
#[allow(unnameable_types, reason = "derived code passes it on")]
pub struct Place {
    /// The field or group that it is.
    index: usize,
    /// The first byte of the number that it is, or is a part of.
    offset: usize,
    /// The bytes of that number.
    width: usize,
    /// Its lowest bit there.
    shift: u32,
    /// Its bits.
    bits: u32,
    /// The struct that it is in, if that is inside of another.
    inside: Option<Shape>,
}

/// Where a struct that was written begins, and the order of its numbers if the message chooses that.
pub(crate) type Head = (usize, Option<Order>);

/// Where the number `member` lies in a `T`; `None` if something else depends on it, or on what is
/// before it.
#[must_use]
pub const fn place_of<F: Format, T: Layout<F>>(member: &str) -> Option<Place> {
    if let Some(BitKind::Struct(bits)) = T::BITS {
        return place_of_bits(bits, member);
    }
    let Some(record) = T::RECORD else { return None };
    let place = match place_in(record.shape.fields, member) {
        Some(place) if F::INLINE => place,
        _ => return None,
    };
    if depends(record.shape.fields, place.index) { None } else { Some(place) }
}

/// Where the number `member` lies among fields that follow each other.
const fn place_in(fields: &[Field], member: &str) -> Option<Place> {
    let (mut rest, mut index, mut offset) = (fields, 0_usize, 0_usize);
    while let [field, tail @ ..] = rest {
        let Some(len) = field.size.fixed else { return None };
        if field.on_wire && same(field.name, member) {
            let (offset, width) =
                (offset.saturating_add(field.padding), len.saturating_sub(field.padding));
            if width == 0 || width > 8 || !matches!(field.rules, [] | [Rule::Pad(_)]) {
                return None;
            }
            let bits = bits_of(width);
            return Some(Place { index, offset, width, shift: 0, bits, inside: None });
        }
        offset = offset.saturating_add(len);
        index = index.saturating_add(1);
        rest = tail;
    }
    None
}

/// [`place_of`] for a number in a struct inside of a `T`: the names lead there.
#[must_use]
pub fn place_inside<F: Format, T: Layout<F>>(path: &[&str]) -> Option<Place> {
    if !F::INLINE {
        return None;
    }
    let (mut shape, mut start) = (T::shape(), 0_usize);
    let (last, around) = path.split_last()?;
    for name in around {
        let Shape::Record(record) = shape else { return None };
        let (index, offset, field) = find(record.fields, name)?;
        if depends(record.fields, index) {
            return None;
        }
        start = start.saturating_add(offset).saturating_add(field.padding);
        shape = (field.shape)();
    }
    let place = match &shape {
        Shape::Bits { bits, .. } => place_of_bits(bits, last)?,
        Shape::Record(record) => {
            let place = place_in(record.fields, last)?;
            if depends(record.fields, place.index) {
                return None;
            }
            place
        }
        _ => return None,
    };
    Some(Place { offset: place.offset.saturating_add(start), inside: Some(shape), ..place })
}

/// The field `name`, its number and where it begins, if all before it has a fixed length.
fn find(fields: &'static [Field], name: &str) -> Option<(usize, usize, &'static Field)> {
    let mut offset = 0_usize;
    for (index, field) in fields.iter().enumerate() {
        let len = field.size.fixed?;
        if field.on_wire && field.name == name {
            let is_bare = matches!(field.rules, [] | [Rule::Pad(_)]);
            return is_bare.then_some((index, offset, field));
        }
        offset = offset.saturating_add(len);
    }
    None
}

/// The bits of so many bytes.
const fn bits_of(width: usize) -> u32 {
    let (mut bits, mut left) = (0_u32, width);
    while left > 0 {
        bits = bits.saturating_add(8);
        left = left.saturating_sub(1);
    }
    bits
}

const fn place_of_bits(bits: &'static BitsShape, member: &str) -> Option<Place> {
    let (mut rest, mut index) = (bits.groups, 0_usize);
    let mut found = None;
    while let [group, tail @ ..] = rest {
        if same(group.name, member) && matches!(group.kind, BitKind::Int { signed: false }) {
            found = Some(Place {
                index,
                offset: 0,
                width: 0,
                shift: group.start,
                bits: group.width,
                inside: None,
            });
            break;
        }
        index = index.saturating_add(1);
        rest = tail;
    }
    let mut rest = bits.groups;
    while let [group, tail @ ..] = rest {
        if rules_name(group.rules, index) {
            return None;
        }
        rest = tail;
    }
    found
}

/// Whether a rule of a field names the field `index`.
const fn depends(fields: &[Field], index: usize) -> bool {
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        if rules_name(field.rules, index) {
            return true;
        }
        rest = tail;
    }
    false
}

const fn rules_name(rules: &[Rule], index: usize) -> bool {
    let mut rest = rules;
    while let [rule, tail @ ..] = rest {
        let named = match rule {
            Rule::Bit { flags, .. } => names(flags, index),
            Rule::With(given) => any_names(given, index),
            Rule::At { offset, .. } => *offset == index,
            // The order of the number may be another one than that of the struct.
            Rule::Order(_) => true,
            rule => match rule.expr() {
                Some(expr) => names(expr, index),
                None => false,
            },
        };
        if named {
            return true;
        }
        rest = tail;
    }
    false
}

const fn any_names(list: &[Expr], index: usize) -> bool {
    let mut rest = list;
    while let [expr, tail @ ..] = rest {
        if names(expr, index) {
            return true;
        }
        rest = tail;
    }
    false
}

/// Whether `expr` names the field `index`, or may do so.
const fn names(expr: &Expr, index: usize) -> bool {
    match expr {
        Expr::Field(field) => *field == index,
        Expr::Opaque(_) => true,
        Expr::Member(of, _) | Expr::IsSome(of) | Expr::Len(of) | Expr::Unary(_, of) => {
            names(of, index)
        }
        Expr::Binary(_, left, right) => names(left, index) || names(right, index),
        _ => false,
    }
}

const fn same(a: &str, b: &str) -> bool {
    crate::__private::checks::same(a.as_bytes(), b.as_bytes())
}

impl<F: Format> EncodeFields<'_, '_, F> {
    /// Where the next field begins, and the order of its numbers.
    #[inline]
    #[must_use]
    pub fn head(&mut self) -> Head {
        (self.here(), self.order())
    }

    /// Has the number in `place` of the struct `T`, which begins at `head`, written so that the
    /// `expression` of the field `index` equals `found`. Returns the number, or `None` if it must be
    /// one that the struct holds already.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::NoSolution`](crate::EncodeErrorKind::NoSolution) if there is no such number,
    /// and [`EncodeErrorKind::TooLong`](crate::EncodeErrorKind::TooLong) if its bits cannot hold it.
    #[inline]
    pub fn tell<T: Layout<F>>(
        &mut self,
        place: Option<Place>,
        (start, order): Head,
        index: usize,
        found: usize,
        solve: impl FnOnce(Wide) -> Wide,
        expression: &'static str,
    ) -> Result<Option<u64>, EncodeError> {
        let Some(place) = place else { return Ok(None) };
        let shape = place.inside.unwrap_or_else(T::shape);
        let Some((width, signed, form)) = number_at(shape, place) else { return Ok(None) };
        let number =
            solution(found, solve, expression).map_err(|error| self.locate(index, error))?;
        let all = u64::MAX.checked_shr(64_u32.saturating_sub(place.bits)).unwrap_or(0);
        let max = if signed { all >> 1 } else { all };
        let Some(number) = u64::try_from(number).ok().filter(|number| *number <= max) else {
            return Err(self.locate(index, EncodeError::too_long(number, max)));
        };
        let big = match form {
            ByteOrder::Little => false,
            ByteOrder::Big => true,
            ByteOrder::Varies => matches!(order, Some(Order::Big)),
        };
        let start = start.wrapping_add(place.offset);
        if let Some(bytes) = self.out.written(start..start.wrapping_add(width)) {
            let mask = all.checked_shl(place.shift).unwrap_or(0);
            put(bytes, mask, number.checked_shl(place.shift).unwrap_or(0), big);
        }
        Ok(Some(number))
    }
}

/// Puts the `bits` of `mask` into the bytes of a number.
fn put(bytes: &mut [u8], mut mask: u64, mut bits: u64, big: bool) {
    let set = |byte: &mut u8| {
        let ([low, ..], [new, ..]) = (mask.to_le_bytes(), bits.to_le_bytes());
        *byte = (*byte & !low) | (new & low);
        (mask, bits) = (mask >> 8, bits >> 8);
    };
    if big { bytes.iter_mut().rev().for_each(set) } else { bytes.iter_mut().for_each(set) }
}

/// `number` as the type of `other`.
#[inline]
#[must_use]
pub fn as_type_of<T: TryFrom<u64>>(_other: &T, number: u64) -> Option<T> {
    T::try_from(number).ok()
}

/// The bytes of the number, whether it has a sign, and its order.
#[inline]
fn number_at(shape: Shape, place: Place) -> Option<(usize, bool, ByteOrder)> {
    let (shape, is_group) = match shape {
        Shape::Bits { of, .. } => (of().number()?, true),
        Shape::Record(record) => ((record.fields.get(place.index)?.shape)(), false),
        _ => return None,
    };
    let Shape::Int { width, signed, order } = shape else { return None };
    (is_group || width == place.width).then_some((width, signed && !is_group, order))
}
