//! The directives that formats with more than values in place have a meaning for; the others are
//! compile errors (`tests/ui/pairs/formats.rs`).

use codec_core::{BigEndian, Bits, Decode, Encode, Format, Implied, Options, Wire};
use formats::{
    asherons_call::{enums::WeenieHeaderFlag2, messages::flags::ObjectFlags},
    castle::Castle,
    moul::net_message::NetFlags,
    nativeparam::NativeParam,
    tera::{self, Tera},
};

/// Checks that `value` is `bytes` in a protocol version, both ways.
#[track_caller]
fn assert_both_ways<'de, F, T>(value: &T, bytes: &'de [u8], version: u32)
where
    F: Format,
    F::Options: Sized,
    T: Encode<F> + Decode<'de, F> + PartialEq + std::fmt::Debug,
{
    let options = Options { version, ..F::DEFAULTS.clone() };
    assert_eq!(F::to_vec_with(value, &options).unwrap(), bytes);
    assert_eq!(&F::from_slice_with::<T>(bytes, &options).unwrap(), value);
}

/// All directives but those that tell by places where a value ends.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = NativeParam, format = Castle)]
struct Typed {
    flags: Implied<u8>,
    #[wire(as = i32)]
    coded: i64,
    #[wire(bit = flags & 1)]
    bit: Option<u8>,
    #[wire(when = flags & 1 == 0)]
    when: Option<bool>,
    #[wire(const = 7)]
    constant: Implied<u8>,
    #[wire(check = checked > 1)]
    checked: u8,
    #[wire(skip, default = 3)]
    skipped: u8,
    #[wire(since = 2)]
    since: Option<u8>,
    #[wire(until = 2, default = 4)]
    until: u8,
    #[wire(default = 9, name = "Last")]
    last: u8,
}

fn typed() -> Typed {
    Typed {
        flags: Implied::new(),
        coded: 6,
        bit: Some(5),
        when: None,
        constant: Implied::new(),
        checked: 2,
        skipped: 3,
        since: Some(8),
        until: 1,
        last: 10,
    }
}

#[test]
fn nativeparam_counts_the_fields_that_are_there() {
    let two = [8, 1, 1, 4, 6, 0, 0, 0, 1, 5, 1, 7, 1, 2, 1, 8, 1, 1, 1, 10];
    assert_both_ways::<NativeParam, _>(&typed(), &two, 2);
    let three = Typed { bit: None, when: Some(true), until: 4, ..typed() };
    let bytes = [7, 1, 0, 4, 6, 0, 0, 0, 10, 1, 1, 7, 1, 2, 1, 8, 1, 10];
    assert_both_ways::<NativeParam, _>(&three, &bytes, 3);
    let one = Typed { since: None, ..typed() };
    let bytes = [7, 1, 1, 4, 6, 0, 0, 0, 1, 5, 1, 7, 1, 2, 1, 1, 1, 10];
    assert_both_ways::<NativeParam, _>(&one, &bytes, 1);
    // Without the last field, it has its default.
    let short = [6, 1, 0, 4, 6, 0, 0, 0, 10, 1, 1, 7, 1, 2, 1, 8];
    let read: Typed = NativeParam::from_slice(&short).unwrap();
    assert_eq!(read, Typed { last: 9, ..three });
    let error = NativeParam::to_vec(&Typed { checked: 1, ..typed() }).unwrap_err();
    assert_eq!(error.to_string(), "`checked > 1` does not hold in Typed.checked");
}

/// A Castle file of tokens: name, token id, payload.
fn file(tokens: &[(&str, u8, &[u8])]) -> Vec<u8> {
    let names: Vec<u8> = tokens
        .iter()
        .flat_map(|(name, ..)| {
            [&u16::try_from(name.len()).unwrap().to_le_bytes(), name.as_bytes()].concat()
        })
        .collect();
    let mut bytes = vec![0];
    bytes.extend(u32::try_from(names.len()).unwrap().to_le_bytes());
    bytes.extend([0, 0]);
    bytes.extend(names);
    bytes.extend(u16::try_from(tokens.len()).unwrap().to_le_bytes());
    for (index, (_, id, payload)) in tokens.iter().enumerate() {
        bytes.push(*id);
        bytes.extend(u16::try_from(index).unwrap().to_le_bytes());
        bytes.extend(*payload);
    }
    bytes
}

#[test]
fn castle_names_the_fields_that_are_there() {
    let two = file(&[
        ("flags", 1, &[1]),
        ("coded", 5, &[6, 0, 0, 0]),
        ("bit", 1, &[5]),
        ("constant", 1, &[7]),
        ("checked", 1, &[2]),
        ("since", 1, &[8]),
        ("until", 1, &[1]),
        ("Last", 1, &[10]),
    ]);
    assert_both_ways::<Castle, _>(&typed(), &two, 2);
    let three = Typed { bit: None, when: Some(true), until: 4, ..typed() };
    let bytes = file(&[
        ("flags", 1, &[0]),
        ("coded", 5, &[6, 0, 0, 0]),
        ("when", 1, &[1]),
        ("constant", 1, &[7]),
        ("checked", 1, &[2]),
        ("since", 1, &[8]),
        ("Last", 1, &[10]),
    ]);
    assert_both_ways::<Castle, _>(&three, &bytes, 3);
    // In any order, and without the last field, which has its default.
    let short = file(&[
        ("since", 1, &[8]),
        ("checked", 1, &[2]),
        ("constant", 1, &[7]),
        ("flags", 1, &[0]),
        ("when", 1, &[1]),
        ("coded", 5, &[6, 0, 0, 0]),
    ]);
    let read: Typed = Castle::from_slice(&short).unwrap();
    assert_eq!(read, Typed { last: 9, ..three });
    let wrong = file(&[("flags", 1, &[0]), ("coded", 5, &[6, 0, 0, 0]), ("constant", 1, &[8])]);
    let error = Castle::from_slice::<Typed>(&wrong).unwrap_err();
    assert!(error.to_string().contains("missing field `when`"), "{error}");
}

/// All directives but those for lists without a place of their own, enums and values.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Tera)]
struct Placed {
    flags: Implied<u8>,
    #[wire(as = BigEndian<u16>)]
    coded: u16,
    #[wire(bit = flags & 1)]
    bit: Option<u8>,
    #[wire(when = flags & 1 == 0)]
    when: Option<u16>,
    #[wire(const = 7)]
    constant: Implied<u8>,
    #[wire(check = checked > 1, name = "Checked")]
    checked: u8,
    #[wire(skip, default = 3)]
    skipped: u8,
    #[wire(since = 2)]
    since: Option<u8>,
    #[wire(until = 2, default = 4)]
    until: u8,
    #[wire(layout = tera::tail(2), pad = 1)]
    first: Vec<u8>,
    #[wire(layout = tera::tail(1), align = 4)]
    second: Vec<u8>,
}

#[test]
fn tera_leaves_out_and_pads_between_slots() {
    let value = Placed {
        flags: Implied::new(),
        coded: 6,
        bit: Some(5),
        when: None,
        constant: Implied::new(),
        checked: 2,
        skipped: 3,
        since: Some(8),
        until: 1,
        first: vec![10],
        second: vec![11],
    };
    // The body begins at byte 4. The first slot is at 13, the second at 20, the data at 24: first
    // the list with the smaller `tail`.
    let bytes = [
        &[1, 0, 6, 5, 7, 2, 8, 1][..],
        &[0, 1, 0, 29, 0],
        &[0, 0, 0, 1, 0, 24, 0],
        &[24, 0, 0, 0, 11],
        &[29, 0, 0, 0, 10],
    ]
    .concat();
    assert_both_ways::<Tera, _>(&value, &bytes, 2);
    let old = Placed { bit: None, when: Some(0x0203), since: None, ..value };
    let bytes = [
        &[0, 0, 6, 3, 2, 7, 2, 1][..],
        &[0, 1, 0, 29, 0],
        &[0, 0, 0, 1, 0, 24, 0],
        &[24, 0, 0, 0, 11],
        &[29, 0, 0, 0, 10],
    ]
    .concat();
    assert_both_ways::<Tera, _>(&old, &bytes, 1);
}

/// Checks that a mask of `one` and `other` keeps what is set of it.
fn assert_keeps_bits<B: Bits + std::fmt::Debug>(one: B, other: B, beside: B) {
    let mask = one.with(other, true);
    let word = one.with(beside, true);
    assert_eq!(word.with(mask, true), word);
    assert_eq!(beside.with(mask, true), mask.with(beside, true));
    assert_eq!(word.with(mask, false), beside);
}

#[test]
fn flag_types_of_formats_keep_the_bits_of_a_mask() {
    assert_keeps_bits(NetFlags::HAS_TIME_SENT, NetFlags::HAS_CONTEXT, NetFlags::HAS_VERSION);
    let header = |bits| WeenieHeaderFlag2::from_bits_retain(bits);
    assert_keeps_bits(header(1), header(2), header(4));
    let (underlay, cooldown) = (ObjectFlags::ICON_UNDERLAY, ObjectFlags::COOLDOWN);
    assert_keeps_bits(underlay, cooldown, ObjectFlags::PET_OWNER);
}
