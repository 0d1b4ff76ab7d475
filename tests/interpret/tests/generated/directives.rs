//! Types that together use every directive, so that descriptions of all of them are compared.

#![allow(dead_code, reason = "the fields are read by the catalog")]

use codec_core::{
    AnyEndian, BigEndian, Implied, LittleEndian, Order, Wire,
    catalog::Catalog,
    checksum::{Adler32, ByteSum, Crc32, InternetChecksum},
    codec::{Blob, BoolAs, List, VarInt, ZigZag},
    text::{Fixed, Padded, Prefixed, Terminated, Text, Utf8, Utf16Be, Utf16Le, Windows1252},
};

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Plain {
    numbers: (u8, i16, u32, i64),
    flag: bool,
    single: f32,
    double: f64,
    array: [u16; 3],
    id: codec_core::uuid::Uuid,
    #[wire(as = BigEndian<u16>)]
    port: u16,
    #[wire(as = BoolAs<u32>)]
    wide: bool,
    #[wire(as = VarInt<u32>)]
    varint: u32,
    #[wire(as = ZigZag<i64>)]
    zigzag: i64,
    #[wire(as = Prefixed<u16, Utf16Le>)]
    title: String,
    #[wire(as = Prefixed<u8, Utf16Be>)]
    big: String,
    #[wire(as = Terminated<Utf8>)]
    ended: String,
    #[wire(as = Fixed<12, Windows1252>)]
    fixed: String,
    #[wire(as = Padded<4, Prefixed<u16, Utf8>>)]
    padded: String,
    #[wire(as = Blob<u16>)]
    blob: Vec<u8>,
    #[wire(as = List<u8>)]
    list: Vec<i16>,
    #[wire(as = List<u8>)]
    points: Vec<Point>,
    color: Color,
    #[wire(skip)]
    skipped: u8,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Point {
    x: u8,
    y: u16,
}

#[derive(Wire)]
#[wire(format = LittleEndian, repr = u16)]
enum Color {
    #[wire(id = 0)]
    Red,
    #[wire(id = 300)]
    Green,
    #[wire(other)]
    Other(u16),
}

#[derive(Wire)]
#[wire(format = LittleEndian, tag = u8)]
enum Body {
    #[wire(id = 1)]
    Byte(u8),
    #[wire(id = [2, 3])]
    Word(u16),
    #[wire(id = 7)]
    Fields {
        x: u8,
        y: Implied<u8>,
        #[wire(count = y)]
        list: Vec<u16>,
    },
    #[wire(id = 9)]
    Nothing,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Lengths {
    flags: Implied<u16>,
    count: Implied<u8>,
    size: Implied<u16>,
    kind: u8,
    tag: Implied<u8>,
    #[wire(bit = flags & 1)]
    one: Option<f32>,
    #[wire(bit = !flags & 2, as = Prefixed<u8, Utf8>)]
    two: Option<String>,
    #[wire(count = count)]
    points: Vec<Point>,
    #[wire(len = size - 2)]
    bodies: Vec<Body>,
    #[wire(when = kind & 1 != 0)]
    odd: Option<u8>,
    #[wire(align = 4, const = 0x1234)]
    magic: Implied<u16>,
    #[wire(pad = 3, check = small < 200)]
    small: u8,
    #[wire(switch = tag)]
    body: Body,
    #[wire(rest, as = Text<Utf8>)]
    rest: String,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Versions {
    id: u8,
    #[wire(until = 3)]
    old: Option<u16>,
    #[wire(since = 4)]
    new: Option<u8>,
    #[wire(since = 4, default)]
    number: u8,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Lump {
    offset: Implied<u32>,
    name_at: Implied<u8>,
    kind: u16,
    #[wire(at = offset, as = Blob<u16>)]
    data: Option<Vec<u8>>,
    #[wire(at = name_at, as = Terminated<Utf8>)]
    name: Option<String>,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Sectors {
    sector: Implied<u8>,
    words: Implied<u16>,
    #[wire(at = u32::from(sector) * 16, as = Blob<u8>)]
    data: Option<Vec<u8>>,
    #[wire(at(u32::from(words) * 4 + 2, from = Self))]
    number: Option<u16>,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Sums {
    length: Implied<u8>,
    kind: [u8; 4],
    #[wire(count = length)]
    data: Vec<u8>,
    #[wire(checksum(Crc32, kind..=data))]
    crc: Implied<u32>,
    #[wire(checksum(Adler32, kind..=data))]
    adler: u32,
    #[wire(checksum(ByteSum<u16>, ..=data))]
    sum: Implied<u16>,
    #[wire(checksum(InternetChecksum, ..=internet))]
    internet: Implied<u16>,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Ends {
    last: u8,
    #[wire(end = |entry| entry & 0x100 != 0)]
    entries: Vec<u32>,
    #[wire(end = |point| point.x == last)]
    points: Vec<Point>,
    #[wire(end = 0)]
    bytes: Vec<u8>,
    #[wire(end = u16::MAX, as = Vec<BigEndian<u16>>)]
    swapped: Vec<u16>,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Tails {
    #[wire(tail, as = BigEndian<u16>)]
    first: Option<u16>,
    #[wire(tail, as = Prefixed<u8, Utf8>)]
    second: Option<String>,
    #[wire(tail)]
    third: Option<u8>,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Inside {
    size: Implied<u16>,
    #[wire(len = size)]
    tails: Tails,
    end: u8,
}

#[derive(Wire)]
#[wire(format = AnyEndian)]
struct Ordered {
    kind: u8,
    #[wire(order = if kind == 0 { Order::Little } else { Order::Big })]
    number: u16,
    #[wire(as = List<u16>)]
    numbers: Vec<u32>,
}

#[derive(Wire)]
#[wire(format = LittleEndian, bits = u16)]
struct Groups {
    response: bool,
    #[wire(bits = 4)]
    signed: i8,
    #[wire(bits = 3, const = 2)]
    reserved: Implied<u8>,
    #[wire(bits = 8, check = low > 3)]
    low: u8,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Grouped {
    groups: Groups,
    #[wire(as = List<u8>)]
    list: Vec<Groups>,
}

#[derive(Wire)]
#[wire(format = LittleEndian, with(flags: u8, wide: bool))]
struct Chosen {
    #[wire(bit = flags & 1)]
    level: Option<u8>,
    #[wire(bit = !flags & 2)]
    color: Option<u16>,
    #[wire(when = wide)]
    extra: Option<u32>,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Item {
    flags: u8,
    version: u8,
    #[wire(with(flags, version > 3))]
    options: Chosen,
    end: u8,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Tree {
    leaf: bool,
    #[wire(as = List<u8>)]
    children: Vec<Tree>,
}

/// All of these types.
pub(crate) fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    catalog.add_without_json::<LittleEndian, Plain>("");
    catalog.add_without_json::<LittleEndian, Body>("");
    catalog.add_without_json::<LittleEndian, Lengths>("");
    catalog.add_without_json::<LittleEndian, Versions>("");
    catalog.add_without_json::<LittleEndian, Lump>("");
    catalog.add_without_json::<LittleEndian, Sectors>("");
    catalog.add_without_json::<LittleEndian, Sums>("");
    catalog.add_without_json::<LittleEndian, Ends>("");
    catalog.add_without_json::<LittleEndian, Tails>("");
    catalog.add_without_json::<LittleEndian, Inside>("");
    catalog.add_without_json::<AnyEndian, Ordered>("");
    catalog.add_without_json::<LittleEndian, Grouped>("");
    catalog.add_without_json::<LittleEndian, Item>("");
    catalog.add_without_json::<LittleEndian, Tree>("");
    catalog.set_format("directives");
    catalog
}
