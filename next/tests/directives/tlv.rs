//! Type, length, value: `switch` and `len` together, nested, and with elements that no variant has.

use ::codec_core::{DecodeErrorKind, Implied, Wire};
use ::std::{assert_eq, clone::Clone, vec, vec::Vec};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, decode_error, encode_error, hex,
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
enum Value {
    #[wire(id = 1)]
    Number(u16),
    #[wire(id = 2)]
    Name(#[wire(rest)] Vec<u8>),
    #[wire(id = 3)]
    Group(#[wire(rest)] Vec<Element>),
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Element {
    kind: Implied<u8>,
    size: Implied<u16>,
    #[wire(switch = kind, len = size)]
    value: Value,
}

fn element(value: Value) -> Element {
    Element { kind: Implied::new(), size: Implied::new(), value }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Packet {
    size: Implied<u8>,
    #[wire(len = size, rest)]
    elements: Vec<Element>,
    end: u8,
}

#[test]
fn an_unknown_element_keeps_to_its_length() {
    let elements = vec![
        element(Value::Number(0x0102)),
        element(Value::Unknown(0x77, vec![8, 9, 10])),
        element(Value::Name(vec![b'a', b'b'])),
    ];
    let value = Packet { size: Implied::new(), elements, end: 0xee };
    let bytes = hex("10 01 0200 0201 77 0300 08090a 02 0200 6162 ee");
    assert_message::<Little, _>(&value, &bytes);
    let bytes = hex("10 01 0002 0102 77 0003 08090a 02 0002 6162 ee");
    assert_message::<Big, _>(&value, &bytes);
}

#[test]
fn elements_nest() {
    let inner = vec![element(Value::Unknown(9, vec![])), element(Value::Number(5))];
    let value =
        element(Value::Group(vec![element(Value::Group(inner)), element(Value::Number(6))]));
    let bytes = hex("03 1000 03 0800 09 0000 01 0200 0500 01 0200 0600");
    assert_message::<Little, _>(&value, &bytes);
}

#[test]
fn rejects_element_that_is_not_as_long_as_its_length() {
    let error = decode_error::<Little, Element>(&hex("01 0300 020100"));
    assert_eq!(error.kind(), &DecodeErrorKind::TrailingBytes { left: 1 });
    assert_text(&error, "1 bytes left over at byte 0x5 in Element.value");
    let error = decode_error::<Little, Element>(&hex("01 0100 02"));
    assert_text(
        &error,
        "needed 2 bytes, 1 left in the part its length gives at byte 0x3 in Element.value.Number",
    );
    // The inner length reaches past the outer one.
    let error = decode_error::<Little, Element>(&hex("03 0400 02 0500 61 62626262"));
    assert_text(
        &error,
        "needed 5 bytes, 1 left in the part its length gives at byte 0x6 in \
         Element.value.Group.0[0].value",
    );
}

/// The length counts the two bytes before the value, as in many descriptors (USB 2.0, 9.5).
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Descriptor {
    length: Implied<u8>,
    kind: Implied<u8>,
    #[wire(switch = kind, len = length - 2)]
    value: Value,
}

#[test]
fn the_length_may_count_its_header() {
    let list = vec![
        Descriptor { length: Implied::new(), kind: Implied::new(), value: Value::Number(7) },
        Descriptor {
            length: Implied::new(),
            kind: Implied::new(),
            value: Value::Unknown(0x24, vec![1]),
        },
    ];
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Descriptors(#[wire(rest)] Vec<Descriptor>);
    assert_wire::<Little, _>(&Descriptors(list), &[4, 1, 7, 0, 3, 0x24, 1]);
    let error = decode_error::<Little, Descriptor>(&[1, 1]);
    assert_text(&error, "`length - 2` is out of range at byte 0x2 in Descriptor.value");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
enum Body {
    #[wire(id = 1)]
    Connect(u8),
    #[wire(id = [3, 4])]
    Publish { topic: u16 },
    #[wire(id = 12)]
    Ping,
    #[wire(id = 0x10)]
    Wide,
}

/// MQTT (OASIS MQTT 5.0, 2.1): the upper four bits are the type, the lower four are flags.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Mqtt {
    head: u8,
    #[wire(switch = head >> 4)]
    body: Body,
}

#[test]
fn a_nibble_selects_the_variant_and_the_other_is_kept() {
    assert_message::<Little, _>(&Mqtt { head: 0x1a, body: Body::Connect(5) }, &[0x1a, 5]);
    let publish = Mqtt { head: 0x4d, body: Body::Publish { topic: 0x0102 } };
    assert_message::<Little, _>(&publish, &[0x4d, 2, 1]);
    assert_message::<Big, _>(&publish, &[0x4d, 1, 2]);
}

#[test]
fn the_bits_are_written_from_the_variant() {
    use ::codec_core::Format;
    let encoded = |head, body| Little::to_vec(&Mqtt { head, body }).unwrap();
    assert_eq!(encoded(0x35, Body::Connect(5)), [0x15, 5]);
    // A tag that selects the variant too is kept, another becomes the first.
    assert_eq!(encoded(0x47, Body::Publish { topic: 1 }), [0x47, 1, 0]);
    assert_eq!(encoded(0x57, Body::Publish { topic: 1 }), [0x37, 1, 0]);
}

#[test]
fn rejects_tag_that_its_bits_cannot_hold() {
    let error = encode_error::<Little, _>(&Mqtt { head: 0, body: Body::Wide });
    assert_text(&error, "value does not fit in the bits of its tag in Mqtt.body");
    let error = decode_error::<Little, Mqtt>(&[0x50]);
    assert_text(&error, "unknown tag 0x5 of `Body` at byte 0x1 in Mqtt.body");
}

/// Every form of bits, and bits that say what is there.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Forms {
    word: Implied<u16>,
    #[wire(switch = ((word >> 4) & 0x0f) as u8)]
    first: Body,
    #[wire(switch = ((word & 0x0f00) >> 8) as u8)]
    second: Body,
    #[wire(switch = (0x0f & word) as u8)]
    third: Body,
    #[wire(bit = word & 0x8000)]
    last: ::std::option::Option<u8>,
}

#[test]
fn several_switches_and_bits_share_a_word() {
    let value = |last| Forms {
        word: Implied::new(),
        first: Body::Connect(7),
        second: Body::Publish { topic: 8 },
        third: Body::Ping,
        last,
    };
    use ::std::option::Option::{None, Some};
    assert_message::<Little, _>(&value(None), &hex("1c03 07 0800"));
    assert_message::<Big, _>(&value(Some(9)), &hex("831c 07 0008 09"));
    // Bits that nothing uses, and tags that would be written as others, are not lost silently.
    let error = decode_error::<Big, Forms>(&hex("431c 07 0008"));
    assert_eq!(
        error.kind(),
        &DecodeErrorKind::Invalid {
            what: "value: the field is not kept, and would be written as another",
            value: 0x431c
        }
    );
    decode_error::<Big, Forms>(&hex("041c 07 0008"));
}

/// What cannot be solved is checked.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Checked {
    kind: u8,
    add: u8,
    #[wire(switch = kind + add)]
    body: Body,
}

#[test]
fn other_expressions_are_checked() {
    let value = |kind, body| Checked { kind, add: 1, body };
    assert_message::<Little, _>(&value(0, Body::Connect(9)), &[0, 1, 9]);
    assert_message::<Little, _>(&value(3, Body::Publish { topic: 9 }), &[3, 1, 9, 0]);
    let error = encode_error::<Little, _>(&value(5, Body::Connect(9)));
    assert_text(
        &error,
        "invalid variant: the field that selects it says another one in Checked.body",
    );
    let error = decode_error::<Little, Checked>(&[255, 1, 0]);
    assert_text(&error, "`kind + add` is out of range at byte 0x2 in Checked.body");
}

/// Beside `len`, optional, and for some versions.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Optional {
    head: u8,
    size: Implied<u8>,
    #[wire(bit = head & 1, switch = head >> 4, len = size)]
    value: ::std::option::Option<Value>,
    #[wire(since = 2, switch = (head >> 1) & 7)]
    late: ::std::option::Option<Value>,
}

#[test]
fn selected_values_may_be_absent() {
    use crate::support::{assert_wire_with, version};
    use ::std::option::Option::{None, Some};
    let value = |head, value, late| Optional { head, size: Implied::new(), value, late };
    let both = value(0x73, Some(Value::Unknown(7, vec![5, 6])), Some(Value::Number(9)));
    assert_message::<Little, _>(&both, &[0x73, 2, 5, 6, 9, 0]);
    let late = value(0xf2, None, Some(Value::Number(9)));
    assert_message::<Little, _>(&late, &[0xf2, 0, 9, 0]);
    let old = value(0xfe, None, None);
    assert_wire_with(&old, &[0xfe, 0], &version::<Little>(1));
}
