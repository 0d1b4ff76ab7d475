//! Words that other derives use for a directive, and what is written here instead.

use crate::place::Place::{self, Enum, Field, Struct, Variant};

const TYPE: &[Place] = &[Struct, Enum];
const FIELD: &[Place] = &[Field];
const VARIANT: &[Place] = &[Variant];
const ANY: &[Place] = &[Struct, Enum, Variant, Field];

/// Words, where they may stand, and what is written here. Some mean something else elsewhere.
const FOREIGN: &[(&str, &[Place], &str)] = &[
    ("align_after", FIELD, "`align` on the field behind, or the codec `Padded<4, C>`"),
    ("align_before", FIELD, "`align`"),
    ("args", FIELD, "`with(value)`"),
    ("args_raw", FIELD, "`with(value)`"),
    ("assert", FIELD, "`check = condition`"),
    ("assert", ANY, "`check = condition` on a field"),
    ("assert_eq", FIELD, "`const = value`"),
    ("big", TYPE, "`format = BigEndian`"),
    ("big", FIELD, "`as = BigEndian<u16>`; the order of a whole format is part of the format"),
    ("bit_order", ANY, "`lsb_first` on a struct with `bits`"),
    (
        "bytes",
        FIELD,
        "a number of that width, `as = U24`, or `len = field` for the bytes of a list",
    ),
    ("bytes_read", FIELD, "`len = field`"),
    ("calc", FIELD, CALC),
    ("codec", ANY, "`as`"),
    ("cond", FIELD, "`when`"),
    ("ctx", FIELD, "`with(value)`"),
    ("ctx", ANY, "`with(name: Type)`"),
    ("dbg", ANY, "`Format::explain`, which shows the bytes of every field"),
    ("discriminant", VARIANT, "`id`"),
    ("discriminant", ANY, "`tag = u8` on the enum"),
    ("endian", TYPE, "`format = BigEndian`"),
    ("endian", FIELD, "`as = BigEndian<u16>`; the order of a whole format is part of the format"),
    (
        "id_pat",
        VARIANT,
        "`id = 2..=6` with a field that keeps the tag, or `other` for all the rest",
    ),
    ("id_type", TYPE, "`tag = u8`"),
    ("if", FIELD, "`when`"),
    ("ignore", FIELD, "`skip`"),
    ("import", TYPE, "`with(name: Type)`"),
    ("import_raw", TYPE, "`with(name: Type)`"),
    ("is_big", ANY, ORDER),
    ("is_little", ANY, ORDER),
    ("length", FIELD, "`len`"),
    ("little", TYPE, "`format = LittleEndian`"),
    (
        "little",
        FIELD,
        "`as = LittleEndian<u16>`; the order of a whole format is part of the format",
    ),
    ("lsb", ANY, "`lsb_first`"),
    ("magic", VARIANT, "`id`, and `tag` on the enum"),
    ("magic", FIELD, "a field before it: `#[wire(const = *b\"…\")] magic: Implied<[u8; 4]>`"),
    ("magic", ANY, "a field: `#[wire(const = *b\"…\")] magic: Implied<[u8; 4]>`"),
    ("map", ANY, CODEC),
    (
        "map_stream",
        ANY,
        "`len = field` for a part with a length, or `checksum(Crc32, first..=last)`",
    ),
    ("offset", FIELD, "`at(field, from = base)`"),
    ("optional", FIELD, "an `Option` with `bit`, `when` or `tail`"),
    ("pad_after", FIELD, "`pad` on the field behind"),
    ("pad_before", FIELD, "`pad`"),
    ("pad_bits_before", FIELD, "`pad` in a struct with `bits`"),
    ("pad_bytes_after", FIELD, "`pad` on the field behind"),
    ("pad_bytes_before", FIELD, "`pad`"),
    ("pad_size_to", FIELD, "the codec `Fixed<16, Utf8>` for text, or `Padded<16, C>`"),
    ("parse_with", FIELD, CODEC),
    ("pre_assert", VARIANT, "`id`, and `switch = field` on the field that holds the enum"),
    ("read_all", FIELD, "`rest`"),
    ("reader", ANY, CODEC),
    ("rename", ANY, "`name`"),
    ("restore_position", FIELD, SEEK),
    ("return_all_errors", TYPE, "`tag` or `switch`: a number selects one variant"),
    ("seek_before", FIELD, SEEK),
    ("seek_from_current", FIELD, SEEK),
    ("seek_from_start", FIELD, SEEK),
    ("size", FIELD, "`len`"),
    ("temp", FIELD, CALC),
    ("temp_value", FIELD, CALC),
    ("try_calc", FIELD, CALC),
    ("try_map", ANY, CODEC),
    ("until_eof", FIELD, "`rest`"),
    ("until_exclusive", FIELD, "`end = VALUE`"),
    ("untagged", ANY, "`switch` on the field that holds the enum"),
    ("update", FIELD, CALC),
    ("validate", FIELD, "`check`"),
    ("write_with", FIELD, CODEC),
    ("writer", ANY, CODEC),
];

const CALC: &str = "`Implied<T>` as its type: a field that a later `count`, `len`, `bit`, `switch`, \
                    `at` or `with` names is computed";
const CODEC: &str =
    "a codec, `as = Codec`, which is a type that implements `EncodeAs` and `DecodeAs`";
const ORDER: &str = "`format = AnyEndian`, and `order = expression` on the first field that has it";
const SEEK: &str = "`at = field`, where the field has the offset";

/// What is written here for `name`.
pub(crate) fn ours(name: &str, place: Place) -> Option<&'static str> {
    let is_it =
        |(word, places, _): &&(&str, &[Place], &str)| *word == name && places.contains(&place);
    FOREIGN.iter().find(is_it).map(|(_, _, ours)| *ours)
}
