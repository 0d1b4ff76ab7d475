//! `tag` and `repr` with a codec: varints, odd widths, another byte order, codecs of users.

use ::codec_core::{
    BigEndian, DecodeAs, DecodeErrorKind, EncodeAs, EncodeError, Format, Implied, Layout,
    LittleEndian, NumberCodec, Reader, Shape, Size, Wire, Writer,
    codec::{I24, Int, U24, VarInt, ZigZag},
};
use ::std::{assert, assert_eq, prelude::rust_2024::*, vec};

use crate::support::{Big, Little, assert_message, assert_text, decode_error};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, id = 300)]
struct Ping {
    time: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = VarInt<u32>)]
enum Message {
    Ping(Ping),
    #[wire(id = 5)]
    Quit,
    #[wire(id = [6, 0x4000])]
    Byte {
        value: u8,
    },
    #[wire(other)]
    Unknown(u32, Vec<u8>),
}

#[test]
fn varint_tells_the_variants_apart() {
    assert_message::<Little, _>(&Message::Ping(Ping { time: 1 }), &[0xac, 2, 1, 0]);
    assert_message::<Big, _>(&Message::Ping(Ping { time: 1 }), &[0xac, 2, 0, 1]);
    assert_message::<Little, _>(&Message::Quit, &[5]);
    assert_message::<Little, _>(&Message::Byte { value: 7 }, &[6, 7]);
    assert_eq!(
        Little::from_slice::<Message>(&[0x80, 0x80, 1, 7]).unwrap(),
        Message::Byte { value: 7 }
    );
    let unknown = Message::Unknown(128, vec![9]);
    assert_eq!(Little::to_vec(&unknown).unwrap(), [0x80, 1, 9]);
    assert_eq!(Little::from_slice::<Message>(&[0x80, 1, 9]).unwrap(), unknown);
    let error = decode_error::<Little, Message>(&[0xac, 2, 1]);
    assert_text(&error, "needed 2 bytes, 1 left at byte 0x2 in Message.Ping.time");
}

macro_rules! tags {
    ($($name:ident $tag:ty, $little:expr, $big:expr;)*) => {$(
        #[test]
        fn $name() {
            #[derive(Wire, Debug, Clone, PartialEq)]
            #[wire(format = Little, format = Big, tag = $tag)]
            enum Tagged {
                #[wire(id = 2)]
                Two(u8),
            }

            #[derive(Wire, Debug, Clone, PartialEq)]
            #[wire(format = Little, format = Big, repr = $tag)]
            enum Number {
                One = 1,
                Two,
            }

            let little: &[u8] = &$little;
            let big: &[u8] = &$big;
            assert_message::<Little, _>(&Number::Two, little);
            assert_message::<Big, _>(&Number::Two, big);
            assert_message::<Little, _>(&Tagged::Two(7), &[little, &[7]].concat());
            assert_message::<Big, _>(&Tagged::Two(7), &[big, &[7]].concat());
            assert!(Little::to_vec(&Number::One).is_ok());
        }
    )*};
}

tags! {
    three_bytes U24, [2, 0, 0], [0, 0, 2];
    three_signed_bytes I24, [2, 0, 0], [0, 0, 2];
    six_bytes Int<u64, 6>, [2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 2];
    big_endian BigEndian<u16>, [0, 2], [0, 2];
    little_endian LittleEndian<u32>, [2, 0, 0, 0], [2, 0, 0, 0];
    big_endian_three_bytes BigEndian<U24>, [0, 0, 2], [0, 0, 2];
    zigzag ZigZag<i32>, [4], [4];
    of_a_user Inverted, [0xfd], [0xfd];
}

/// A codec of the user's own: a byte with all bits inverted.
struct Inverted;

impl NumberCodec for Inverted {
    type Number = u8;
}

impl<F: Format> Layout<F> for Inverted {
    const SIZE: Size = Size::fixed(1);

    fn shape() -> Shape {
        Shape::BYTE
    }
}

impl<F: Format> EncodeAs<F, u8> for Inverted {
    fn encode_as(value: &u8, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.put(&[!*value]);
        Ok(())
    }
}

impl<'de, F: Format> DecodeAs<'de, F, u8> for Inverted {
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<u8, ::codec_core::DecodeError> {
        input.array().map(|[byte]| !byte)
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, repr = U24)]
enum Kind {
    #[wire(id = 0x01_0203)]
    First,
    #[wire(other)]
    Unknown(u32),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = VarInt<u32>)]
enum Body {
    #[wire(id = [1, 300])]
    Byte(u8),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Event {
    #[wire(as = VarInt<u32>)]
    tag: Implied<u32>,
    #[wire(as = VarInt<u32>)]
    kept: u32,
    kind: Kind,
    list: Vec<Kind>,
    #[wire(switch = tag)]
    first: Body,
    #[wire(switch = kept)]
    second: Body,
}

#[test]
fn enums_with_codecs_stand_in_lists_and_switches() {
    let value = Event {
        tag: Implied::new(),
        kept: 300,
        kind: Kind::First,
        list: vec![Kind::Unknown(4), Kind::First],
        first: Body::Byte(5),
        second: Body::Byte(6),
    };
    let bytes = [1, 0xac, 2, 3, 2, 1, 2, 0, 4, 0, 0, 3, 2, 1, 5, 6];
    assert_message::<Little, _>(&value, &bytes);
}

#[test]
fn unknown_number_is_an_error() {
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little, repr = I24)]
    enum Signed {
        Minus = -1,
    }
    assert_message::<Little, _>(&Signed::Minus, &[0xff, 0xff, 0xff]);
    let error = decode_error::<Little, Signed>(&[1, 2, 0]);
    assert_eq!(error.kind(), &DecodeErrorKind::UnknownTag { ty: "Signed", tag: 0x0201 });
    let error = decode_error::<Little, Body>(&[2, 0]);
    assert_text(&error, "unknown tag 0x2 of `Body` at byte 0x0 in Body");
    let error = decode_error::<Little, Body>(&[0x80; 9]);
    assert_text(&error, "invalid last byte of a varint 0x80 at byte 0x4 in Body");
}

#[test]
fn codec_of_the_number_is_described() {
    let Shape::Enum(shape) = <Message as Layout<Little>>::shape() else { return };
    assert!(::std::matches!((shape.tag)(), Shape::VarInt { .. }));
    assert_eq!(shape.variants[2].ids, [6, 0x4000]);
    assert_eq!(<Message as Layout<Little>>::SIZE.min, 1);
    assert_eq!(<Kind as Layout<Little>>::SIZE.fixed, Some(3));
}
