//! Numbers that meet versions, checks and hostile values.

mod support;

use codec_core::{Wire, checksum::ByteSum, codec::BigEndian, fields::Implied, format::Order};
use support::{Big, Little, both, decode_error, encode_error, from_slice_of, to_vec, to_vec_of};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Versioned {
    #[wire(since = 2, default)]
    n: u8,
    #[wire(since = 2, count = n)]
    list: Option<Vec<u8>>,
    #[wire(since = 2)]
    size: Implied<u8>,
    #[wire(since = 2, len = size)]
    text: Option<Vec<u8>>,
}

#[test]
fn a_version_can_lack_what_is_determined() {
    let value = Versioned { n: 1, list: Some(vec![3]), size: Implied::new(), text: Some(vec![4]) };
    both(&value, &[1, 3, 1, 4]);
    let old = Versioned { n: 0, list: None, size: Implied::new(), text: None };
    assert_eq!(to_vec_of(&old, 1).unwrap(), []);
    assert_eq!(from_slice_of::<Versioned>(&[], 1).unwrap(), old);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Checked {
    #[wire(check = size < 3)]
    size: Implied<u8>,
    #[wire(len = size)]
    bytes: Vec<u8>,
}

#[test]
fn a_length_is_checked_when_it_is_known() {
    both(&Checked { size: Implied::new(), bytes: vec![1, 2] }, &[2, 1, 2]);
    let error = encode_error(&Checked { size: Implied::new(), bytes: vec![1, 2, 3] });
    assert_eq!(error, "`size < 3` does not hold in Checked.size");
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Hostile {
    a: u8,
    b: i8,
    #[wire(when = a / 2 + 3 > 1 && -b < 100 && (a as i8) << 1 != 7)]
    c: Option<u8>,
    #[wire(check = d % a != 1)]
    d: u8,
}

#[test]
fn arithmetic_on_hostile_numbers_is_an_error() {
    both(&Hostile { a: 4, b: 1, c: Some(5), d: 8 }, &[4, 1, 5, 8]);
    for bytes in [[255, 1, 5, 8], [4, 0x80, 5, 8], [200, 1, 5, 8], [0, 1, 5, 8]] {
        assert!(decode_error::<Hostile>(&bytes).contains("is out of range"));
    }
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct LacksItsCount {
    #[wire(since = 2, default = 1)]
    n: u8,
    #[wire(count = n)]
    list: Vec<u8>,
    #[wire(since = 2)]
    size: Implied<u8>,
    #[wire(len = size)]
    bytes: Vec<u8>,
}

#[test]
fn a_list_agrees_with_the_default_of_its_count_in_versions_without_that() {
    let value = |list, bytes| LacksItsCount { n: 1, list, size: Implied::new(), bytes };
    both(&value(vec![7], vec![8]), &[1, 7, 1, 8]);
    assert_eq!(to_vec_of(&value(vec![7], vec![]), 1).unwrap(), [7]);
    assert_eq!(from_slice_of::<LacksItsCount>(&[7], 1).unwrap(), value(vec![7], vec![]));
    let error = |list, bytes| to_vec_of(&value(list, bytes), 1).unwrap_err().to_string();
    assert_eq!(
        error(vec![7, 7], vec![]),
        "2 elements where other fields say 1 in LacksItsCount.list"
    );
    assert_eq!(
        error(vec![7], vec![8]),
        "1 elements where other fields say 0 in LacksItsCount.bytes"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct CountAndLength {
    n: Implied<u8>,
    #[wire(count = n)]
    list: Vec<u16>,
    #[wire(len = n)]
    bytes: Vec<u8>,
}

#[test]
fn a_number_can_be_a_count_and_a_length() {
    let value = |bytes| CountAndLength { n: Implied::new(), list: vec![1, 2], bytes };
    both(&value(vec![3, 4]), &[2, 1, 0, 2, 0, 3, 4]);
    assert_eq!(
        encode_error(&value(vec![3])),
        "1 elements where other fields say 2 in CountAndLength.bytes"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big, with(size: u8))]
struct Inner {
    #[wire(len = size)]
    bytes: Vec<u8>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct GivesALength {
    size: u8,
    #[wire(with(size))]
    inner: Inner,
}

#[test]
fn a_length_from_outside_is_checked() {
    let value = |size| GivesALength { size, inner: Inner { bytes: vec![1, 2] } };
    both(&value(2), &[2, 1, 2]);
    assert_eq!(
        encode_error(&value(3)),
        "2 elements where other fields say 3 in GivesALength.inner.bytes"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct NamesAConstant {
    #[wire(const = 2)]
    version: Implied<u8>,
    #[wire(skip)]
    cached: u16,
    #[wire(count = usize::from(version) + usize::from(cached))]
    list: Vec<u8>,
}

#[test]
fn a_constant_has_the_type_of_its_field() {
    let value = NamesAConstant { version: Implied::new(), cached: 0, list: vec![1, 2] };
    both(&value, &[2, 1, 2]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct NamesInClosures {
    hop: u8,
    #[wire(end = |it| it.last == 1)]
    hops: Vec<Hop>,
    #[wire(check = hops.iter().all(|it| it.address < limit) && hop > 1 || limit == 0)]
    limit: u8,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Hop {
    address: u8,
    last: u8,
}

#[test]
fn closures_have_names_of_their_own() {
    let hops = vec![Hop { address: 5, last: 1 }];
    both(&NamesInClosures { hop: 2, hops, limit: 6 }, &[2, 5, 1, 6]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Head {
    kind: u16,
    count: u8,
    sizes: Sizes,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Sizes {
    flags: u8,
    body: u16,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct WithHead {
    before: u8,
    head: Head,
    #[wire(count = head.count)]
    items: Vec<u8>,
    #[wire(len = head.sizes.body - 2)]
    body: Vec<u16>,
    #[wire(checksum(ByteSum<u8>, head))]
    sum: Implied<u8>,
}

#[test]
fn numbers_in_a_struct_are_written_from_what_they_count() {
    let head = |count, body| Head { kind: 7, count, sizes: Sizes { flags: 8, body } };
    let value =
        |head| WithHead { before: 9, head, items: vec![1, 2], body: vec![3], sum: Implied::new() };
    let bytes = [9, 7, 0, 2, 8, 4, 0, 1, 2, 3, 0, 21];
    both(&value(head(2, 4)), &bytes);
    assert_eq!(to_vec(&value(head(77, 88))).unwrap(), bytes);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Everything {
    kind: u8,
    size: Implied<u8>,
    n: Implied<u8>,
    offset: Implied<u8>,
    #[wire(since = 1, order = Order::Big, when = kind == 1)]
    #[wire(at(offset, from = Self), pad = 1, align = 4)]
    #[wire(len = size + 1, check = x.len() < 5, count = n - 1, as = Vec<BigEndian<u16>>)]
    x: Option<Vec<u16>>,
    end: u16,
}

#[test]
fn ten_directives_stand_on_one_field() {
    let implied = Implied::new();
    let value =
        |kind, x| Everything { kind, size: implied, n: implied, offset: implied, x, end: 0x0102 };
    both(&value(1, Some(vec![5, 6])), &[1, 3, 3, 8, 1, 2, 0, 0, 0, 5, 0, 6]);
    both(&value(2, None), &[2, 0, 0, 0, 1, 2]);
    assert!(encode_error(&value(1, Some(vec![0; 5]))).contains("does not hold"));
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct SumElsewhere {
    offset: Implied<u8>,
    covered: u8,
    #[wire(at = offset, checksum(ByteSum<u16>, covered))]
    sum: Implied<u16>,
}

#[test]
fn a_checksum_elsewhere_is_verified() {
    let value = SumElsewhere { offset: Implied::new(), covered: 9, sum: Implied::new() };
    both(&value, &[2, 9, 9, 0]);
    assert!(decode_error::<SumElsewhere>(&[2, 9, 8, 0]).starts_with("expected the checksum"));
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct OffsetIsChecked {
    #[wire(check = offset > 2)]
    offset: Implied<u8>,
    fill: [u8; 2],
    #[wire(at = offset)]
    data: u8,
}

#[test]
fn what_the_first_run_guesses_is_no_error() {
    both(&OffsetIsChecked { offset: Implied::new(), fill: [1, 2], data: 7 }, &[3, 1, 2, 7]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct SumsOfSums {
    #[wire(checksum(ByteSum<u16>, body..=inner))]
    outer: Implied<u16>,
    body: [u8; 2],
    #[wire(checksum(ByteSum<u16>, body))]
    inner: Implied<u16>,
}

#[test]
fn a_sum_inside_of_the_range_of_another_is_taken_first() {
    let value = SumsOfSums { outer: Implied::new(), body: [1, 2], inner: Implied::new() };
    both(&value, &[6, 0, 1, 2, 3, 0]);
}
