//! `default`, `default = expr`: the value of a field that is not on the wire.

use ::codec_core::{BigEndian, Wire};
use ::std::{
    option::Option,
    option::Option::{None, Some},
    string::String,
    vec,
    vec::Vec,
};

use crate::support::{Little, assert_message, assert_wire_with, text, version};

fn seven() -> u8 {
    7
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Defaults {
    #[wire(default)]
    always: u8,
    #[wire(since = 2, default)]
    list: Vec<u8>,
    #[wire(since = 2, default = seven())]
    number: u8,
    #[wire(since = 3, default = text("none"))]
    name: String,
    #[wire(since = 3, default = Some(5), as = OptionAs)]
    maybe: Option<u8>,
    #[wire(since = 3, default = 9, as = BigEndian<u16>)]
    swapped: u16,
}

/// 255 is `None`.
#[derive(Debug)]
struct OptionAs;

mod option_as {
    use ::codec_core::{
        DecodeAs, DecodeError, EncodeAs, EncodeError, Format, Layout, Reader, Shape, Writer,
    };
    use ::std::{
        option::Option::{self, None, Some},
        result::Result::{self, Ok},
    };

    use super::OptionAs;

    impl<F: Format> Layout<F> for OptionAs {
        fn shape() -> Shape {
            Shape::BYTE
        }
    }

    impl<F: Format> EncodeAs<F, Option<u8>> for OptionAs {
        fn encode_as(value: &Option<u8>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
            out.put(&[value.unwrap_or(255)]);
            Ok(())
        }
    }

    impl<'de, F: Format> DecodeAs<'de, F, Option<u8>> for OptionAs {
        fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Option<u8>, DecodeError> {
            let [byte] = input.array()?;
            Ok(if byte == 255 { None } else { Some(byte) })
        }
    }
}

#[test]
fn field_of_another_version_has_its_default() {
    let value = Defaults {
        always: 1,
        list: vec![],
        number: 7,
        name: text("none"),
        maybe: Some(5),
        swapped: 9,
    };
    assert_wire_with::<Little, _>(&value, &[1], &version(1));
    assert_wire_with::<Little, _>(&value, &[1, 0, 0, 7], &version(2));
}

#[test]
fn default_has_no_effect_where_the_field_is() {
    let value = Defaults {
        always: 1,
        list: vec![2],
        number: 3,
        name: text("a"),
        maybe: None,
        swapped: 0x0102,
    };
    assert_message::<Little, _>(&value, &[1, 1, 0, 2, 3, 1, 0, b'a', 255, 1, 2]);
}
