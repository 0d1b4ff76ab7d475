//! Small structs with the directives that reach beyond a field's own place: data elsewhere, sums over
//! bytes, orders and values from other fields, and fields that may be missing at the end.

use codec_core::{
    AnyEndian, Implied, LittleEndian, NoDefault, Options, Order, Packed, Wire,
    checksum::ByteSum,
    codec::List,
    text::{Terminated, Utf8},
};
use formats::tera::{self, Tera};

use crate::check::{round_trip, round_trip_if_it_fits};

/// Little-endian, with offsets.
#[derive(Debug)]
struct Low;

impl Packed for Low {
    const NAME: &'static str = "low";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u8;
    type Text = NoDefault;
}

#[derive(Wire, Debug)]
#[wire(format = Low)]
struct Lumps {
    list_at: Implied<u16>,
    text_at: Implied<u16>,
    count: Implied<u8>,
    #[wire(at = list_at, count = count)]
    list: Vec<Lump>,
    #[wire(at = text_at, as = Terminated<Utf8>)]
    text: String,
    #[wire(checksum(ByteSum<u8>, list_at..=count))]
    sum: Implied<u8>,
}

#[derive(Wire, Debug)]
#[wire(format = Low)]
struct Lump {
    offset: Implied<u16>,
    #[wire(at = offset)]
    data: Vec<u16>,
}

#[derive(Wire, Debug)]
#[wire(format = LittleEndian, with(flags: u8, wide: bool))]
struct Inner {
    #[wire(bit = flags & 1)]
    level: Option<u8>,
    #[wire(bit = !flags & 2)]
    color: Option<u16>,
    #[wire(when = wide)]
    extra: Option<u32>,
}

#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct Outer {
    flags: u8,
    version: u8,
    #[wire(with(flags, version > 3))]
    inner: Inner,
    #[wire(tail)]
    size: Option<u16>,
    #[wire(tail, as = List<u8>)]
    more: Option<Vec<u8>>,
}

fn order(mark: u8) -> Order {
    if mark == b'M' { Order::Big } else { Order::Little }
}

#[derive(Wire, Debug)]
#[wire(format = AnyEndian)]
struct Ordered {
    mark: u8,
    #[wire(order = order(mark))]
    number: u32,
    #[wire(as = List<u16>)]
    list: Vec<i16>,
}

#[derive(Wire, Debug)]
#[wire(format = Tera, layout = tera::HOISTED.strings_first())]
struct Placed {
    number: u32,
    list: Vec<Item>,
    text: String,
    #[wire(layout = tera::tail(1))]
    late: String,
    #[wire(layout = tera::tail(0))]
    early: Vec<Item>,
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Item {
    number: u16,
    text: String,
}

/// Structs with the directives of this file.
pub(crate) fn elsewhere(data: &[u8]) {
    // Data that several offsets lead to is written once for each of them.
    round_trip_if_it_fits::<Low, Lumps>(data);
    round_trip::<LittleEndian, Outer>(data);
    round_trip::<AnyEndian, Ordered>(data);
    round_trip_if_it_fits::<Tera, Placed>(data);
}
