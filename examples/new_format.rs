//! A wire format of your own, through the public API alone: big-endian numbers, lengths as
//! varints, UTF-8 text.

use codec_core::{
    DecodeError, DecodeErrorKind, EncodeError, Format, Options, Order, Packed, Prefix, Reader,
    Shape, Size, Wire, Writer,
    shape::NumberForm,
    text::{Prefixed, Utf8},
};

/// Big-endian; lists and text have a varint before them.
#[derive(Debug)]
struct Mine;

impl Packed for Mine {
    const NAME: &'static str = "mine";
    const ORDER: Order = Order::Big;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = Varint;
    type Text = Prefixed<Varint, Utf8>;
}

/// Seven bits a byte, the lowest first; the high bit says that another byte follows.
struct Varint;

impl Prefix<Mine> for Varint {
    const SIZE: Size = Size::at_least(1);

    fn number() -> Shape {
        Shape::VarInt { form: NumberForm::Leb128, bits: 28, signed: false }
    }

    fn encode_count(mut count: usize, out: &mut Writer<'_, Mine>) -> Result<(), EncodeError> {
        while count >= 0x80 {
            out.put(&[count.to_le_bytes()[0] | 0x80]);
            count >>= 7;
        }
        out.put(&[count.to_le_bytes()[0]]);
        Ok(())
    }

    fn decode_count(input: &mut Reader<'_, '_, Mine>) -> Result<usize, DecodeError> {
        let start = input.offset();
        let mut count = 0;
        for shift in [0, 7, 14, 21] {
            let [byte] = input.array()?;
            count |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(count);
            }
        }
        let kind =
            DecodeErrorKind::Invalid { what: "varint", value: u64::try_from(count).unwrap_or(0) };
        Err(DecodeError::new(kind, start))
    }
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Mine)]
struct Room {
    name: String,
    doors: Vec<Door>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Mine, tag = u16)]
enum Door {
    #[wire(id = 1)]
    Open { to: u32 },
    #[wire(id = 2)]
    Locked { to: u32, key: String },
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let room = Room {
        name: "Küche".into(),
        doors: vec![Door::Open { to: 2 }, Door::Locked { to: 3, key: "brass".into() }],
    };
    let annotated = Mine::annotate(&room)?;
    print!("{annotated}");
    assert_eq!(annotated.bytes()[..7], *b"\x06K\xc3\xbcche");
    assert_eq!(Mine::from_slice::<Room>(annotated.bytes())?, room);

    let long = Room { name: "x".repeat(300), doors: vec![] };
    let bytes = Mine::to_vec(&long)?;
    assert_eq!(bytes[..2], [0xac, 0x02]);
    assert_eq!(Mine::from_slice::<Room>(&bytes)?, long);

    let endless = [0xff; 8];
    println!("{}", Mine::from_slice::<Room>(&endless).unwrap_err());
    Ok(())
}
