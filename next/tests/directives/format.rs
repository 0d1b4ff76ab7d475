//! `format = Path`: which formats a type has, and what the byte order of each is.

use ::codec_core::{Format, Wire};
use ::std::{assert_eq, string::String, vec, vec::Vec};

use crate::support::{Big, Little, assert_message, assert_text, encode_error, hex, text, to_hex};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Both {
    byte: u8,
    short: u16,
    word: i32,
    long: u64,
    real: f32,
    flag: bool,
    list: Vec<u16>,
    name: String,
}

fn both() -> Both {
    Both {
        byte: 1,
        short: 0x0203,
        word: -2,
        long: 0x0405_0607_0809_0a0b,
        real: 1.0,
        flag: true,
        list: vec![0x0c0d],
        name: text("hi"),
    }
}

#[test]
fn little_endian_format_writes_low_byte_first() {
    let bytes = hex("01  03 02  fe ff ff ff  0b 0a 09 08 07 06 05 04  00 00 80 3f  01
                     01 00  0d 0c  # u16 count
                     02 00  68 69  # u16 count, UTF-8");
    assert_message::<Little, _>(&both(), &bytes);
}

#[test]
fn big_endian_format_writes_high_byte_first() {
    let bytes = hex("01  02 03  ff ff ff fe  04 05 06 07 08 09 0a 0b  3f 80 00 00  01
                     00 00 00 01  0c 0d  # u32 count
                     00 02  00 68 00 69  # u16 count, UTF-16");
    assert_message::<Big, _>(&both(), &bytes);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
#[wire(format = Big)]
struct TwoAttributes(u16);

#[test]
fn formats_may_stand_in_attributes_of_their_own() {
    assert_message::<Little, _>(&TwoAttributes(0x0102), &[2, 1]);
    assert_message::<Big, _>(&TwoAttributes(0x0102), &[1, 2]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = crate::support::Little)]
struct ByPath(i8, i16, i64, u128, i128, f64);

#[test]
fn format_may_be_a_path() {
    let value = ByPath(-1, -2, -3, 1 << 64, -1, -0.5);
    let bytes = hex("ff  fe ff  fd ff ff ff ff ff ff ff
                     00 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00
                     ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff
                     00 00 00 00 00 00 e0 bf");
    assert_message::<Little, _>(&value, &bytes);
}

#[test]
fn rejects_list_longer_than_its_count_can_say() {
    let value = Both { list: vec![0; 0x1_0000], ..both() };
    assert_text(
        &encode_error::<Little, _>(&value),
        "length 65536 is over the maximum 65535 in Both.list",
    );
    assert_eq!(Big::encoded_len(&value), ::std::result::Result::Ok(0x2_0000 + 30));
    assert_eq!(to_hex(&Big::to_vec(&value).unwrap()[20..26]), "00 01 00 00 00 00");
}
