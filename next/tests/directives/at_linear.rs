//! `at = sector * 4096`: offsets that are an expression over one field.

use ::codec_core::{EncodeErrorKind, Format, Implied, Wire, codec::VarInt};
use ::std::{assert, assert_eq, prelude::rust_2024::*, vec};

use crate::{
    at::{High, Low},
    support::{assert_message, assert_text, decode_error, encode_error},
};

const WORD: u32 = 4;

/// Data that lies at multiples of 16 bytes, of words, and 6 bytes behind what the number says.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Sectors {
    sector: Implied<u16>,
    count: Implied<u8>,
    #[wire(at = sector * 16, count = count)]
    first: Vec<u8>,
    word: Implied<u8>,
    size: Implied<u8>,
    #[wire(at = u32::from(word) * WORD, len = size)]
    second: Vec<u8>,
    behind: Implied<u8>,
    #[wire(at = 6 + behind)]
    third: u8,
}

fn sectors(first: &[u8], second: &[u8]) -> Sectors {
    Sectors {
        sector: Implied::new(),
        count: Implied::new(),
        first: first.to_vec(),
        word: Implied::new(),
        size: Implied::new(),
        second: second.to_vec(),
        behind: Implied::new(),
        third: 0xcc,
    }
}

#[test]
fn data_lies_where_the_expression_can_lead() {
    let value = sectors(&[0xa1, 0xa2], &[0xb1, 0xb2, 0xb3]);
    // Byte 16 is sector 1, byte 20 is word 5, byte 23 is 6 behind 17.
    let low = [
        1, 0, 2, 5, 3, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, //
        0xa1, 0xa2, 0, 0, 0xb1, 0xb2, 0xb3, 0xcc,
    ];
    let mut high = low;
    (high[0], high[1]) = (0, 1);
    assert_message::<Low, _>(&value, &low);
    assert_message::<High, _>(&value, &high);
}

#[test]
fn data_may_lie_at_any_value_of_the_expression() {
    // The sectors overlap, and the third byte lies before the data.
    let bytes = [0, 0, 1, 0, 1, 1, 7, 9];
    let value: Sectors = Low::from_slice(&bytes).unwrap();
    assert_eq!((&*value.first, &*value.second, value.third), (&[0][..], &[0][..], 9));
}

#[test]
fn hostile_numbers_are_errors() {
    // 0x1000 * 16 does not fit in 16 bits.
    let error = decode_error::<Low, Sectors>(&[0, 0x10, 1, 0, 0, 0, 0, 0]);
    assert_text(&error, "`sector * 16` is out of range at byte 0x3 in Sectors.first");
    let error = decode_error::<Low, Sectors>(&[0xff, 0x0f, 1, 0, 0, 0, 0, 0]);
    assert_text(&error, "needed 65512 bytes, 0 left at byte 0x8 in Sectors.first");
    let error = decode_error::<Low, Sectors>(&[0, 0, 1, 0xff, 1, 0, 0, 0]);
    assert_text(&error, "needed 1012 bytes, 0 left at byte 0x8 in Sectors.second");
    let error = decode_error::<Low, Sectors>(&[0, 0, 1, 0, 1, 0xff, 0, 0]);
    assert_text(&error, "`6 + behind` is out of range at byte 0x6 in Sectors.third");
}

#[test]
fn number_that_does_not_fit_is_an_error() {
    let error = encode_error::<Low, _>(&sectors(&[], &vec![0; 300]));
    assert_text(&error, "length 300 is over the maximum 255 in Sectors.second");
    // The third byte would be behind what eight bits can say.
    let error = encode_error::<Low, _>(&sectors(&[0; 255], &[]));
    assert_text(&error, "length 266 is over the maximum 255 in Sectors.third");
    // 251 fits in eight bits, but a reader adds 6 to it.
    let error = encode_error::<Low, _>(&sectors(&[0; 238], &[0; 2]));
    assert_text(&error, "`6 + behind` is out of range in Sectors.third");
}

/// Absent where the number is 0, also where that would be a place; counted from other places.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Optional {
    first: Implied<u8>,
    #[wire(at(first * 2, from = Self), align = 4)]
    one: Option<u16>,
    second: Implied<u8>,
    #[wire(at(second + 6, from = first))]
    two: Option<u8>,
    third: Implied<u8>,
    #[wire(at(third - 100, from = third), pad = 1)]
    three: Option<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Around {
    before: u8,
    inner: Optional,
}

fn optional(one: Option<u16>, two: Option<u8>, three: Option<u8>) -> Around {
    let (first, second, third) = (Implied::new(), Implied::new(), Implied::new());
    Around { before: 9, inner: Optional { first, one, second, two, third, three } }
}

#[test]
fn option_is_absent_where_the_number_is_zero() {
    assert_message::<Low, _>(&optional(None, None, None), &[9, 0, 0, 0]);
    // From the struct, at byte 1: none of its even places is a multiple of 4.
    let error = encode_error::<Low, _>(&optional(Some(1), None, None));
    let why = "none of its values is aligned";
    let kind = EncodeErrorKind::NoSolution { expression: "first * 2", len: 3, why };
    assert_eq!(error.kind(), &kind);
    assert_text(
        &error,
        "`first * 2` cannot be 3: none of its values is aligned in Around.inner.one",
    );
    // The number 0 would be byte 7, which stands for no value, so it is byte 8.
    assert_message::<Low, _>(&optional(None, Some(5), None), &[9, 0, 1, 0, 0, 0, 0, 0, 5]);
    // Byte 5, behind one of padding, is 2 from the number at byte 3.
    assert_message::<High, _>(&optional(None, None, Some(5)), &[9, 0, 0, 102, 0, 5]);
    let error = decode_error::<Low, Around>(&[9, 0, 0, 99, 0, 5]);
    assert_text(&error, "`third - 100` is out of range at byte 0x4 in Around.inner.three");
}

/// A table of chunks that lie in sectors of 64 bytes, each with others behind it.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Table {
    chunks: Vec<Chunk>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Chunk {
    sector: Implied<u32>,
    #[wire(at = sector * 64)]
    data: Option<Data>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Data {
    #[wire(as = VarInt<u32>)]
    size: Implied<u32>,
    #[wire(len = size)]
    bytes: Vec<u8>,
    more: Chunk2,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Low, format = High)]
struct Chunk2 {
    place: Implied<u16>,
    #[wire(at = place * 8)]
    number: u16,
}

#[test]
fn pieces_that_point_to_others_lie_in_their_sectors() {
    let data = |len: usize, number| Data {
        size: Implied::new(),
        bytes: vec![7; len],
        more: Chunk2 { place: Implied::new(), number },
    };
    let chunk = |data| Chunk { sector: Implied::new(), data };
    for len in [0, 1, 50, 63, 64, 130, 300] {
        let chunks = vec![chunk(Some(data(len, 0x102))), chunk(None), chunk(Some(data(3, 0x304)))];
        let table = Table { chunks };
        for bytes in [Low::to_vec(&table).unwrap(), High::to_vec(&table).unwrap()] {
            assert_eq!(
                bytes[64..][..7].iter().filter(|byte| **byte == 7).count(),
                len.min(6 - usize::from(len > 126))
            );
        }
        let bytes = Low::to_vec(&table).unwrap();
        assert_message::<Low, _>(&table, &bytes);
        let first =
            usize::try_from(Low::from_slice::<[u32; 3]>(&bytes[1..13]).unwrap()[2]).unwrap();
        assert!(first > 1 && bytes[first * 64] == 3, "{bytes:?}");
    }
}
