//! The packets that agree on a key.

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, Layout, Reader, Shape, Size, Writer,
    shape::{Count, Counts, EnumShape, Frame, VariantShape},
};

use crate::moul::{Moul, list::check_len, messages::NetError};

/// Bytes of the seed of a server.
pub const SEED_LEN: usize = 7;
/// The most bytes of a public value.
const MAX_PUBLIC: usize = 64;
/// Bytes before the data: type and length.
const HEADER: usize = 2;

/// A packet of the encryption setup.
///
/// ```text
/// 01     09       f9 40 ec 26 95 d5 d4
/// type   length   data
/// ```
///
/// The length counts the whole packet. Clients need each packet in one piece.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[non_exhaustive]
pub enum SetupPacket {
    /// 0, from the client: its public value *y*, least significant byte first, without zeros at
    /// the end, at most 64 bytes.
    ///
    /// The documentation says 16 bytes; clients send 64, and one less for each zero. Nothing at
    /// all asks for no encryption.
    Connect(Vec<u8>),
    /// 1, from the server: the seed that the key is mixed with; `None` is no encryption.
    Encrypt(Option<[u8; SEED_LEN]>),
    /// 2, from the server: why it refuses.
    Error(NetError),
}

impl Layout<Moul> for SetupPacket {
    const SIZE: Size = Size::at_least(HEADER);

    fn shape() -> Shape {
        const fn length() -> Count {
            Count::new(<u8 as Layout<Moul>>::shape, Counts::Bytes).plus(2)
        }
        fn seed() -> Shape {
            Shape::Named { name: "Seed", of: || Shape::Enum(SEED) }
        }
        fn refusal() -> Shape {
            Shape::Named { name: "Refusal", of: || Shape::Enum(ERROR) }
        }
        // The length is one of few, and so it tells what follows.
        const SEED: &EnumShape = &EnumShape::new(
            "Seed",
            "The length of the packet, and the seed.",
            <u8 as Layout<Moul>>::shape,
            &[
                VariantShape::new("None", "No encryption.", &[2], || Shape::Unit),
                VariantShape::new("Some", "The seed.", &[9], || Shape::Bytes {
                    frame: Frame::Fixed(SEED_LEN),
                }),
            ],
        );
        const ERROR: &EnumShape = &EnumShape::new(
            "Refusal",
            "The length of the packet, and the reason.",
            <u8 as Layout<Moul>>::shape,
            &[VariantShape::new("Reason", "Why.", &[6], NetError::shape)],
        );
        const SHAPE: &EnumShape = &EnumShape::new(
            "SetupPacket",
            "A packet of the encryption setup.",
            <u8 as Layout<Moul>>::shape,
            &[
                VariantShape::new("Connect", "The public value of the client.", &[0], || {
                    Shape::Bytes { frame: Frame::Prefix(length().at_most(MAX_PUBLIC)) }
                }),
                VariantShape::new("Encrypt", "The seed of the server.", &[1], seed),
                VariantShape::new("Error", "Why the server refuses.", &[2], refusal),
            ],
        );
        Shape::Enum(SHAPE)
    }
}

impl Encode<Moul> for SetupPacket {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        match self {
            Self::Connect(y) => {
                check_len(y.len(), MAX_PUBLIC).map_err(|error| error.in_field("Connect"))?;
                encode_header(0, y.len(), out);
                out.put(y);
                Ok(())
            }
            Self::Encrypt(seed) => {
                let seed = seed.as_ref().map_or(&[][..], |seed| seed);
                encode_header(1, seed.len(), out);
                out.put(seed);
                Ok(())
            }
            Self::Error(error) => {
                encode_header(2, size_of::<i32>(), out);
                out.value(error)
            }
        }
    }
}

impl<'de> Decode<'de, Moul> for SetupPacket {
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        let start = input.offset();
        let kind: u8 = input.value()?;
        if kind > 2 {
            let kind = DecodeErrorKind::UnknownTag { ty: "SetupPacket", tag: kind.into() };
            return Err(DecodeError::new(kind, start));
        }
        let start = input.offset();
        input.enter_variant(|| {
            ["Connect", "Encrypt", "Error"].get(usize::from(kind)).unwrap_or(&"(unknown)")
        });
        let length: u8 = input.value()?;
        let packet = match (kind, usize::from(length).checked_sub(HEADER)) {
            (0, Some(len @ 0..=MAX_PUBLIC)) => {
                let y = input.take(len)?;
                input.note(|| y);
                Self::Connect(y.to_vec())
            }
            (1, Some(0)) => Self::Encrypt(None),
            (1, Some(SEED_LEN)) => {
                input.enter_variant(|| "Some");
                let seed = input.value()?;
                input.leave();
                Self::Encrypt(Some(seed))
            }
            (2, Some(4)) => {
                input.enter_variant(|| "Reason");
                let error = input.value()?;
                input.leave();
                Self::Error(error)
            }
            _ => {
                let kind =
                    DecodeErrorKind::Invalid { what: "setup packet length", value: length.into() };
                return Err(DecodeError::new(kind, start));
            }
        };
        input.leave();
        Ok(packet)
    }
}

fn encode_header(kind: u8, len: usize, out: &mut Writer<'_, Moul>) {
    let length = u8::try_from(len.saturating_add(HEADER)).unwrap_or(u8::MAX);
    out.put(&[kind, length]);
}
