//! BSON: a wire format whose fields have a type and a name before them, through the public API alone.
//!
//! Shows the hooks of `Engine` for structs and fields, types with a type number, and an `Option` that
//! is left out of the message. The layout and the bytes are those of <https://bsonspec.org>; here are
//! three of its types, and fields in the order in which they are declared.
//!
//! ```text
//! document  length of the whole document (4 bytes), its fields, 00
//! field     type (1 byte), name, 00, value
//! ```

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, DecodeFields, Encode, EncodeError, EncodeErrorKind,
    EncodeFields, Engine, Format, Layout, NoLayout, OptionalFields, Options, Prefix, Reader,
    Record, Shape, Size, Wire, Writer, shape::ByteOrder,
};

#[derive(Debug)]
struct Bson;

impl Engine for Bson {
    const NAME: &'static str = "BSON";
    const OPTIONS: &'static Options<Self> = &Options::new(());
    const RECORD_TYPE: u8 = 0x03;
    const INLINE: bool = false;

    type TypeNumber = u8;
    type Options = ();
    type EncodeState = ();
    type DecodeState<'de> = ();
    type RecordLayout = NoLayout;
    type FieldLayout = NoLayout;
    type EncodeRecord = ();
    type DecodeRecord<'de> = ();

    fn encode_state(_: &Options<Self>) {}

    fn decode_state<'de>(_: &Options<Self>) -> Self::DecodeState<'de> {}

    fn encode_record(
        out: &mut Writer<'_, Self>,
        record: &'static Record<Self>,
        body: impl Fn(&mut EncodeFields<'_, '_, Self>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let start = out.mark();
        let length = out.open::<Length>();
        body(&mut EncodeFields::new(out, record))?;
        out.put(&[0]);
        let len = out.since(start);
        out.close(length, len)
    }

    fn encode_field<T: Encode<Self> + ?Sized>(
        fields: &mut EncodeFields<'_, '_, Self>,
        index: usize,
        value: &T,
    ) -> Result<(), EncodeError> {
        if !value.is_present() {
            return Ok(());
        }
        let name = fields.record.shape.fields[index].wire_name;
        fields.out.put(&[value.type_number()]);
        fields.out.put(name.as_bytes());
        fields.out.put(&[0]);
        value.encode(fields.out)
    }

    fn decode_record<'de, T>(
        input: &mut Reader<'_, 'de, Self>,
        record: &'static Record<Self>,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, Self>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let rest = Length::decode_count(input)?.saturating_sub(4);
        input.limited(rest, |input| {
            let value = body(&mut DecodeFields::new(input, record))?;
            match input.rest() {
                [0, ..] => input.take(1).map(|_| value),
                _ => Err(input.error(DecodeErrorKind::Invalid { what: "end", value: 0 })),
            }
        })
    }

    fn decode_optional<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        index: usize,
    ) -> Result<Option<T>, DecodeError> {
        let name = fields.record.shape.fields[index].wire_name;
        let Some((tag, rest)) = fields.input.rest().split_first() else { return Ok(None) };
        if !rest.strip_prefix(name.as_bytes()).is_some_and(|rest| rest.starts_with(&[0])) {
            return Ok(None);
        }
        fields.input.take(name.len() + 2)?;
        T::decode_typed(*tag, fields.input).map(Some)
    }

    fn type_name(tag: u8) -> &'static str {
        match tag {
            0x02 => "string",
            0x03 => "document",
            0x10 => "int32",
            _ => "another type",
        }
    }
}

/// An `Option` may be left out.
impl OptionalFields for Bson {}

/// Four bytes, the least significant first; the highest bit is a sign.
struct Length;

impl Prefix<Bson> for Length {
    const SIZE: Size = Size::fixed(4);

    fn number() -> Shape {
        <i32 as Layout<Bson>>::shape()
    }

    fn encode_count(len: usize, out: &mut Writer<'_, Bson>) -> Result<(), EncodeError> {
        let what = "int32";
        let len = i32::try_from(len)
            .map_err(|_| EncodeError::new(EncodeErrorKind::OutOfRange { what }))?;
        out.put(&len.to_le_bytes());
        Ok(())
    }

    fn decode_count(input: &mut Reader<'_, '_, Bson>) -> Result<usize, DecodeError> {
        let start = input.offset();
        let len = i32::from_le_bytes(input.array()?);
        let kind = DecodeErrorKind::Invalid { what: "length", value: 0 };
        usize::try_from(len).map_err(|_| DecodeError::new(kind, start))
    }
}

impl Layout<Bson> for i32 {
    const SIZE: Size = Size::fixed(4);
    const TYPE: u8 = 0x10;

    fn shape() -> Shape {
        Shape::Int { width: 4, signed: true, order: ByteOrder::Little }
    }
}

impl Encode<Bson> for i32 {
    fn encode(&self, out: &mut Writer<'_, Bson>) -> Result<(), EncodeError> {
        out.put(&self.to_le_bytes());
        Ok(())
    }
}

impl<'de> Decode<'de, Bson> for i32 {
    fn decode(input: &mut Reader<'_, 'de, Bson>) -> Result<Self, DecodeError> {
        let number = Self::from_le_bytes(input.array()?);
        input.note(move || number);
        Ok(number)
    }
}

/// The length counts the zero byte behind the text.
impl Layout<Bson> for String {
    const SIZE: Size = Size::at_least(5);
    const TYPE: u8 = 0x02;

    fn shape() -> Shape {
        Shape::Named { name: "BSON string", of: || Shape::Unit }
    }
}

impl Encode<Bson> for String {
    fn encode(&self, out: &mut Writer<'_, Bson>) -> Result<(), EncodeError> {
        Length::encode_count(self.len() + 1, out)?;
        out.put(self.as_bytes());
        out.put(&[0]);
        Ok(())
    }
}

impl<'de> Decode<'de, Bson> for String {
    fn decode(input: &mut Reader<'_, 'de, Bson>) -> Result<Self, DecodeError> {
        let len = Length::decode_count(input)?;
        let bytes = input.take(len)?;
        input.charge(0, len)?;
        let Some(text) = bytes.strip_suffix(&[0]).and_then(|text| str::from_utf8(text).ok()) else {
            let kind = DecodeErrorKind::InvalidText { encoding: "BSON string" };
            return Err(input.error(kind));
        };
        input.note(move || text);
        Ok(text.into())
    }
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Bson)]
struct Greeting {
    hello: String,
    /// Left out where it is `None`.
    year: Option<i32>,
    /// A document inside of the document.
    answer: Option<Box<Greeting>>,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // {"hello": "world"}, the first example of the specification.
    let bytes = b"\x16\0\0\0\x02hello\0\x06\0\0\0world\0\0";
    let greeting: Greeting = Bson::from_slice(bytes)?;
    assert_eq!(greeting, Greeting { hello: "world".into(), year: None, answer: None });
    print!("{}", Bson::annotate(&greeting)?);
    assert_eq!(Bson::to_vec(&greeting)?, bytes);

    let answer = Some(Box::new(greeting));
    let nested = Greeting { hello: "you".into(), year: Some(1986), answer };
    print!("{}", Bson::annotate(&nested)?);
    assert_eq!(Bson::from_slice::<Greeting>(&Bson::to_vec(&nested)?)?, nested);

    for (bytes, text) in [
        (
            &b"\x0f\0\0\0\x10hello\0\x01\0\0\0\0"[..],
            "expected string, found int32 at byte 0xb in Greeting.hello",
        ),
        (b"\x05\0\0\0\0", "missing field `hello` at byte 0x4 in Greeting.hello"),
        (
            b"\x16\0\0\0\x02hello\0\x7f\0\0\0world\0\0",
            "needed 127 bytes, 7 left in the part its length gives at byte 0xf in Greeting.hello",
        ),
    ] {
        let error = Bson::from_slice::<Greeting>(bytes).unwrap_err();
        println!("{error}");
        assert_eq!(error.to_string(), text);
    }
    Ok(())
}
