//! Rules that are checked while a type is compiled: functions that fail to evaluate in a constant.

use crate::{
    __private::declared_fields,
    codec::{prefix::NO_COUNT, tag::NumberCodec},
    describe::shape::Field,
    fields::{record::Variants, select::TagBits},
    format::entry_points::Format,
    format::rules::{Directive, Rules},
    value::size::{Layout, Role, Size},
};

/// What the format's rules forbid in a struct: the number of a field, and the text of the rule.
pub type Forbidden = Option<(usize, &'static str)>;

/// Fails the build if the format's rules forbid the struct `T` as a whole, and returns the first
/// field that breaks a rule because of its position.
///
/// It evaluates the description of the struct even where the format has no rules: a codec that
/// refuses to be compiled is then found by `cargo check`.
///
/// # Panics
///
/// With the text of the rule.
#[track_caller]
#[must_use]
pub const fn check_struct<F: Format, T: Layout<F>>() -> Forbidden {
    let (fields, are_fixed) = declared_fields::<F, T>();
    // No field of a fixed length takes all that is left.
    if are_fixed { check_places::<F>(fields) } else { check_fields::<F>(fields) }
}

/// Whether a rule of the format depends on the position or the name of a field.
const fn looks_at_fields<F: Format>() -> bool {
    let rules = &F::RULES;
    let none = matches!(
        (rules.list_not_last, rules.optional_not_last, rules.name_not_ascii, rules.name_twice),
        (None, None, None, None)
    );
    !(none && F::COUNTS_LISTS)
}

/// [`check_struct`] for the fields of a struct or variant.
///
/// It walks over the fields once, because one call for each field takes the compiler longer.
#[track_caller]
const fn check_fields<F: Format>(fields: &[Field]) -> Forbidden {
    if F::INLINE
        && let Some(index) = open_inside(fields)
    {
        return Some((index, OPEN_INSIDE));
    }
    check_places::<F>(fields)
}

/// [`check_fields`] for fields that all have an end.
#[track_caller]
const fn check_places<F: Format>(fields: &[Field]) -> Forbidden {
    if let (Some(text), []) = (F::RULES.no_fields, fields) {
        fail(text);
    }
    if let Some((max, text)) = F::RULES.max_fields
        && fields.len() > max
    {
        fail(text);
    }
    if !looks_at_fields::<F>() {
        return None;
    }
    let mut index = 0usize;
    while let Some((before, [field, after @ ..])) = fields.split_at_checked(index) {
        if let Some(text) = forbidden(&F::RULES, before, field, after)
            // Fields that are not on the wire cannot break a rule.
            && field.on_wire
        {
            return Some((index, text));
        }
        index = index.saturating_add(1);
    }
    None
}

/// What to do about a value without an end in the middle of a struct.
const OPEN_INSIDE: &str = "this codec takes all that is left, and fields follow it: say where it ends, \
                           with `count` or `len`, or with a codec that has an end, such as \
                           `Prefixed<u16, Utf8>`";

/// The first field that takes all that is left although others follow it.
const fn open_inside(fields: &[Field]) -> Option<usize> {
    let (mut rest, mut index, mut open) = (fields, 0_usize, None);
    while let [field, tail @ ..] = rest {
        if open.is_some() && field.on_wire && !matches!(field.size.fixed, Some(0)) {
            return open;
        }
        if open.is_none() && matches!(field.size.role, Role::Rest) {
            open = Some(index);
        }
        index = index.saturating_add(1);
        rest = tail;
    }
    None
}

/// The fields of a struct or variant with parameters, whose rules are checked where it is used.
///
/// # Panics
///
/// With the text of the rule.
#[track_caller]
#[must_use]
pub const fn checked<F: Format>(fields: &'static [Field]) -> &'static [Field] {
    if let Some((_, text)) = check_fields::<F>(fields) {
        fail(text);
    }
    fields
}

/// Fails the build if the format's rules forbid the fields of the variant `index`.
///
/// # Panics
///
/// With the text of the rule.
#[track_caller]
pub const fn check_variant<F: Format, T: Variants<F>>(index: usize) {
    // A variant without fields is allowed even where a message must have fields.
    if let fields @ [_, ..] = fields_of_variant::<F, T>(index) {
        let _ = checked::<F>(fields);
    }
}

/// The fields of the variant `index`.
const fn fields_of_variant<F: Format, T: Variants<F>>(index: usize) -> &'static [Field] {
    match T::FIELDS.split_at_checked(index) {
        Some((_, [fields, ..])) => fields,
        _ => &[],
    }
}

/// Fails the build if the forbidden field is the field `index`.
///
/// # Panics
///
/// With the text of the rule.
#[track_caller]
pub const fn check_field(forbidden: Forbidden, index: usize) {
    if let Some((found, text)) = forbidden
        && found == index
    {
        fail(text);
    }
}

/// Fails the build if a field is forbidden that had no [`check_field`] of its own.
///
/// # Panics
///
/// With the text of the rule.
#[track_caller]
pub const fn check_others(forbidden: Forbidden) {
    if let Some((_, text)) = forbidden {
        fail(text);
    }
}

/// The rule that forbids a field between these others.
const fn forbidden(
    rules: &Rules,
    before: &[Field],
    field: &Field,
    after: &[Field],
) -> Option<&'static str> {
    if field.size.role.is_uncounted() {
        return Some(NO_COUNT);
    }
    if let Some(text) = rules.list_not_last
        && matches!(field.size.role, Role::List)
        && !after.is_empty()
    {
        return Some(text);
    }
    if let (Some(text), [.., last]) = (rules.optional_not_last, before)
        && matches!(last.size.role, Role::Optional)
        && !matches!(field.size.role, Role::Optional | Role::Rest)
    {
        return Some(text);
    }
    if let Some(text) = rules.name_not_ascii
        && !field.wire_name.is_ascii()
    {
        return Some(text);
    }
    let mut rest = before;
    while let (Some(text), [other, tail @ ..]) = (rules.name_twice, rest) {
        if same(other.wire_name.as_bytes(), field.wire_name.as_bytes()) {
            return Some(text);
        }
        rest = tail;
    }
    None
}

/// Fails the build if the directive has no meaning in the format.
///
/// # Panics
///
/// With the text of the rule.
#[track_caller]
pub const fn check_directive<F: Format>(directive: Directive) {
    if let Some((forbidden, text)) = F::RULES.forbidden
        && directive.is_in(forbidden)
    {
        fail(text);
    }
    if !F::ORDER_VARIES && matches!(directive, Directive::Order) {
        fail(
            "`order` needs a format whose byte order is chosen in each message, such as \
             `format = AnyEndian`, and this one has the same order always",
        );
    }
    if !F::BARE && matches!(directive, Directive::At | Directive::Checksum) {
        fail(
            "`at` and `checksum` need a format in which the bytes of fields follow each other, and this \
             one writes more for each field",
        );
    }
    if !F::BARE && directive.is_bare() {
        fail(
            "`count`, `len`, `switch`, `with`, `tail` and `end` need a format in which a field is \
             nothing but its value, and this one writes more for each field",
        );
    }
}

/// Fails the build if a codec of numbers that are filled in later has no fixed width.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_width<F: Format, C: Layout<F>>() {
    if C::SIZE.fixed.is_none() {
        fail("a number that is filled in later needs a codec of fixed width, such as `u32`");
    }
}

/// Fails the build if the elements of a list never have bytes, by which readers could count them.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_elements(size: Size) {
    if matches!(size.fixed, Some(0)) {
        fail(
            "these elements have no bytes, so nothing says how many there are: give the list a \
             count, `#[wire(count = field)]` or `#[wire(as = List<u16>)]`",
        );
    }
}

/// Fails the build if the format has no count for a list that is, or is in, a value.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_counted(size: Size) {
    if size.role.is_uncounted() {
        fail(NO_COUNT);
    }
}

/// Fails the build if no field of the struct inside determines a value that it gets.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_asked(determines: bool) {
    if !determines {
        fail(
            "nothing determines this field: the struct that gets it by `with` only reads it; \
             store its value instead of `Implied`",
        );
    }
}

/// Fails the build if the codec cannot write the number of a variant.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_fits<C: NumberCodec>(number: i128) {
    if number < C::MIN || number > C::MAX {
        fail("this number needs more bytes than the codec has");
    }
}

/// Fails the build if a message number changed on its way to the type of the tag.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_id(id: i128, tag: i128) {
    if id != tag {
        fail("this message number does not fit in the number of the tag");
    }
}

/// Fails the build if a tag is more than its bytes in the format.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_tag_codec<F: Format>() {
    if !F::BARE {
        fail(
            "a codec as `tag` needs a format in which a field is nothing but its value, and this \
             one writes more for each field: use a number type",
        );
    }
}

/// Fails the build if `ids` has the tag at `index` twice.
///
/// # Panics
///
/// If it has.
#[track_caller]
pub const fn check_unique(ids: &[i128], index: usize) {
    let Some((before, [id, ..])) = ids.split_at_checked(index) else { return };
    let mut rest = before;
    while let [other, tail @ ..] = rest {
        if *other == *id {
            fail("another variant has the same tag");
        }
        rest = tail;
    }
}

/// Fails the build if the range of tags at `index` is empty, or has a tag that is in another before.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_apart(ranges: &[(i128, i128)], index: usize) {
    let Some((before, [(first, last), ..])) = ranges.split_at_checked(index) else { return };
    if *last < *first {
        fail("this range is empty: its first id is larger than its last");
    }
    let mut rest = before;
    while let [(other_first, other_last), tail @ ..] = rest {
        if *other_first <= *last && *first <= *other_last {
            fail("another variant has the same tag");
        }
        rest = tail;
    }
}

/// Fails the build if `mask` has no bit, or one that is also in `others`.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_mask(mask: i128, others: &[i128]) {
    if mask == 0 {
        fail("a mask of 0 has no bit");
    }
    let mut rest = others;
    while let [other, tail @ ..] = rest {
        if *other & mask != 0 {
            fail("this bit already says whether another field is there");
        }
        rest = tail;
    }
}

/// Fails the build if `bits` are none, or have one that is also in `others`, which say whether
/// fields are there.
///
/// # Panics
///
/// If so.
#[track_caller]
pub const fn check_tag_bits(bits: TagBits, others: &[i128]) {
    if bits.mask() == 0 {
        fail("no bit of the field is left to select a variant by");
    }
    let mut rest = others;
    while let [other, tail @ ..] = rest {
        if *other & bits.mask() != 0 {
            fail("a bit that selects the variant also says whether another field is there");
        }
        rest = tail;
    }
}

pub(crate) const fn same(a: &[u8], b: &[u8]) -> bool {
    // A loop, because the compiler limits the depth of calls in constants.
    let (mut a, mut b) = (a, b);
    while let ([first, a_rest @ ..], [second, b_rest @ ..]) = (a, b) {
        if *first != *second {
            return false;
        }
        (a, b) = (a_rest, b_rest);
    }
    a.is_empty() && b.is_empty()
}

#[track_caller]
#[allow(clippy::panic, reason = "runs only while a type is compiled")]
pub(crate) const fn fail(text: &str) {
    panic!("{}", text)
}
