//! A wire format of your own that is not packed, through the public API alone: every field has its
//! number and length before it, so that a reader can skip fields that it does not know.
//!
//! ```text
//! struct  its fields, with ascending numbers, up to the end of its bytes
//! field   number (u8, the first field has 1), length of the value (u8), value
//! ```

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, DecodeFields, Encode, EncodeError, EncodeFields, Engine,
    Format, NoLayout, Options, Order, Reader, Record, Rules, Scalars, Wire,
    text::{Text, Utf8},
};

#[derive(Debug)]
struct Tagged;

/// Gives numbers, `bool`, arrays and tuples their bytes.
impl Scalars for Tagged {
    const NUMBER_ORDER: Order = Order::Big;
}

impl Engine for Tagged {
    const NAME: &'static str = "tagged";
    const OPTIONS: &'static Options<Self> = &Options::new(());
    const RECORD_TYPE: () = ();
    const INLINE: bool = false;
    const RULES: Rules =
        Rules { max_fields: Some((255, "tagged: a field number is one byte")), ..Rules::NONE };

    type TypeNumber = ();
    type Options = ();
    type EncodeState = ();
    type DecodeState<'de> = ();
    type RecordLayout = NoLayout;
    type FieldLayout = NoLayout;
    type EncodeRecord = ();
    /// The number of the last field that was read.
    type DecodeRecord<'de> = u8;

    fn encode_state(_: &Options<Self>) {}

    fn decode_state<'de>(_: &Options<Self>) -> Self::DecodeState<'de> {}

    fn encode_field<T: Encode<Self> + ?Sized>(
        fields: &mut EncodeFields<'_, '_, Self>,
        index: usize,
        value: &T,
    ) -> Result<(), EncodeError> {
        fields.out.put(&[number(index)]);
        fields.out.length::<u8>(|out| value.encode(out))
    }

    fn decode_record<'de, T>(
        input: &mut Reader<'_, 'de, Self>,
        record: &'static Record<Self>,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, Self>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let mut fields = DecodeFields::new(input, record);
        let value = body(&mut fields)?;
        while skip_field(&mut fields)? {}
        Ok(value)
    }

    fn decode_optional<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        index: usize,
    ) -> Result<Option<T>, DecodeError> {
        while next_number(fields).is_some_and(|next| next < number(index)) {
            skip_field(fields)?;
        }
        if next_number(fields) != Some(number(index)) {
            return Ok(None);
        }
        let [read, len] = fields.input.array()?;
        fields.state = read;
        fields.input.limited(len.into(), T::decode).map(Some)
    }
}

fn number(index: usize) -> u8 {
    u8::try_from(index).map_or(u8::MAX, |index| index.saturating_add(1))
}

fn next_number(fields: &DecodeFields<'_, '_, '_, Tagged>) -> Option<u8> {
    fields.input.rest().first().copied()
}

/// Passes over a field, if there is one.
fn skip_field(fields: &mut DecodeFields<'_, '_, '_, Tagged>) -> Result<bool, DecodeError> {
    let Some(next) = next_number(fields) else { return Ok(false) };
    if next <= fields.state {
        let kind = DecodeErrorKind::Invalid { what: "field number", value: next.into() };
        return Err(fields.input.error(kind));
    }
    let [read, len] = fields.input.array()?;
    fields.state = read;
    fields.input.take(len.into())?;
    Ok(true)
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tagged)]
struct Player {
    #[wire(as = Text<Utf8>)]
    name: String,
    home: Place,
    /// Older programs do not write it.
    #[wire(default = 1)]
    level: u16,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tagged)]
struct Place {
    x: u16,
    y: u16,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let player = Player { name: "Ada".into(), home: Place { x: 1, y: 2 }, level: 7 };
    let annotated = Tagged::annotate(&player)?;
    print!("{annotated}");
    let bytes = b"\x01\x03Ada\x02\x08\x01\x02\0\x01\x02\x02\0\x02\x03\x02\0\x07";
    assert_eq!(annotated.bytes(), bytes);
    assert_eq!(Tagged::from_slice::<Player>(bytes)?, player);

    let newer = [&bytes[..], b"\x04\x02hi"].concat();
    assert_eq!(Tagged::from_slice::<Player>(&newer)?, player);
    assert_eq!(Tagged::from_slice::<Player>(&bytes[..15])?, Player { level: 1, ..player });

    for (bytes, text) in [
        (&b"\x01\x01A"[..], "missing field `home` at byte 0x3 in Player.home"),
        (
            b"\x01\x01A\x02\x03\x01\x02\x07",
            "needed 2 bytes, 1 left in the part its length gives at byte 0x7 in Player.home.x",
        ),
        (b"\x01\x01A\x01\x01B", "invalid field number 0x1 at byte 0x3 in Player.home"),
    ] {
        let error = Tagged::from_slice::<Player>(bytes).unwrap_err();
        println!("{error}");
        assert_eq!(error.to_string(), text);
    }
    Ok(())
}
