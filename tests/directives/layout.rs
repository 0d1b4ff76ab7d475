//! `layout = …`: options of a format's own type, for structs and fields.
//!
//! The format here is a user's own, through the public API alone: behind the fields of a struct
//! stands a trailer, which the options of the struct and of its fields make.

use ::codec_core::{
    DecodeError, DecodeErrorKind, DecodeFields, EncodeError, EncodeFields, Engine, Options, Order,
    Reader, Record, Scalars, Wire, Writer, codec::List,
};
use ::std::{
    assert_eq,
    clone::Clone,
    fmt::Debug,
    iter::Iterator,
    marker::Copy,
    ops::{Fn, FnOnce},
    result::Result::{self, Err, Ok},
    string::ToString,
    vec,
    vec::Vec,
};

use crate::support::{assert_message, decode_error};

/// Values one after the other, little-endian unless a message says otherwise; a struct ends with a trailer of one byte.
#[derive(Debug)]
pub(crate) struct Trailed;

/// What the trailer of a struct begins with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trailer(pub(crate) u8);

/// What a field adds to the trailer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adds(pub(crate) u8);

/// What a field adds to the trailer.
pub(crate) const fn adds(number: u8) -> Adds {
    Adds(number)
}

fn trailer(record: &Record<Trailed>) -> u8 {
    let Trailer(start) = record.layout.copied().unwrap_or(Trailer(0));
    record.field_layouts().iter().fold(start, |sum, (_, Adds(number))| sum.wrapping_add(*number))
}

impl Engine for Trailed {
    const NAME: &'static str = "trailed";
    const OPTIONS: &'static Options<Self> = &Options::new(());
    const RECORD_TYPE: () = ();
    const INLINE: bool = false;
    const BARE: bool = true;
    const ORDER_VARIES: bool = true;

    type TypeNumber = ();
    type Options = ();
    type EncodeState = ();
    type DecodeState<'de> = ();
    type RecordLayout = Trailer;
    type FieldLayout = Adds;
    type EncodeRecord = ();
    type DecodeRecord<'de> = ();

    fn encode_state(_: &Options<Self>) {}

    fn decode_state<'de>(_: &Options<Self>) -> Self::DecodeState<'de> {}

    fn encode_record(
        out: &mut Writer<'_, Self>,
        record: &'static Record<Self>,
        body: impl Fn(&mut EncodeFields<'_, '_, Self>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        body(&mut EncodeFields::new(out, record))?;
        out.put(&[trailer(record)]);
        Ok(())
    }

    fn decode_record<'de, T>(
        input: &mut Reader<'_, 'de, Self>,
        record: &'static Record<Self>,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, Self>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let value = body(&mut DecodeFields::new(input, record))?;
        let start = input.offset();
        let [found] = input.array()?;
        if found != trailer(record) {
            let kind = DecodeErrorKind::Invalid {
                what: "trailer",
                value: ::std::convert::From::from(found),
            };
            return Err(DecodeError::new(kind, start));
        }
        Ok(value)
    }
}

impl Scalars for Trailed {
    const NUMBER_ORDER: Order = Order::Little;
}

/// How the trailers of this protocol begin.
const START: Trailer = Trailer(0x40);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Trailed, layout = START)]
struct Both {
    #[wire(layout = adds(2))]
    number: u16,
    #[wire(as = List<u8>, layout = adds(3))]
    list: Vec<u8>,
    other: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Trailed)]
struct Neither {
    number: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Trailed, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Fields {
        #[wire(layout = Adds(7))]
        number: u8,
    },
    #[wire(id = 2)]
    Struct(Both),
}

#[test]
fn options_of_struct_and_fields_reach_the_format() {
    let value = Both { number: 0x0102, list: vec![9], other: 5 };
    assert_message::<Trailed, _>(&value, &[2, 1, 1, 9, 5, 0x45]);
    assert_message::<Trailed, _>(&Neither { number: 7 }, &[7, 0, 0]);
}

#[test]
fn options_of_fields_of_variants_reach_the_format() {
    assert_message::<Trailed, _>(&Message::Fields { number: 6 }, &[1, 6, 7]);
    let value = Both { number: 1, list: vec![], other: 5 };
    assert_message::<Trailed, _>(&Message::Struct(value), &[2, 1, 0, 0, 5, 0x45]);
}

#[test]
fn the_format_judges_what_it_reads_by_its_options() {
    assert_eq!(
        decode_error::<Trailed, Both>(&[2, 1, 0, 5, 0x44]).to_string(),
        "invalid trailer 0x44 at byte 0x4 in Both"
    );
}
