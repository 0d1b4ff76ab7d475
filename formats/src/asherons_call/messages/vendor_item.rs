//! Items that vendors have, and that players sell to them.

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, EncodeErrorKind, Layout, Reader, Shape, Size, Writer,
    shape::{ByteOrder, EnumShape, Expr, Field, Keeps, RecordShape, Rule, VariantShape},
};

use super::{data::OldPublicWeenieDesc, object::PublicWeenieDesc};
use crate::asherons_call::AsheronsCall;

/// `ItemProfile`: an item, how many of it, and what it is.
///
/// ```text
/// 05 00 00 | ff       | 6a 4b 41 80 | ...
/// amount   | kind: -1 | object      | PublicWeenieDesc
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct ItemProfile {
    /// How many, in 24 bits; 0xffffff stands for an unlimited supply.
    pub amount: u32,
    /// The item.
    pub object_id: u32,
    /// What it is; the kind is written from it.
    pub description: ItemDescription,
}

/// What an [`ItemProfile`] is.
///
/// Descriptions are boxed: an item without one has 8 bytes on the wire, a description some hundreds
/// in memory.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[non_exhaustive]
pub enum ItemDescription {
    /// Kind -1.
    New(Box<PublicWeenieDesc>),
    /// Kind 1.
    Old(Box<OldPublicWeenieDesc>),
    /// Another kind, without a description.
    None(i8),
}

/// The largest amount.
const MAX_AMOUNT: u32 = 0xff_ffff;

impl Layout<AsheronsCall> for ItemProfile {
    const SIZE: Size = Size::at_least(8);

    fn shape() -> Shape {
        const DESCRIPTION: &EnumShape = &EnumShape::new(
            "ItemDescription",
            "What the item is.",
            <i8 as Layout<AsheronsCall>>::shape,
            &[
                VariantShape::new(
                    "New",
                    "",
                    &[-1],
                    <PublicWeenieDesc as Layout<AsheronsCall>>::shape,
                ),
                VariantShape::new(
                    "Old",
                    "",
                    &[1],
                    <OldPublicWeenieDesc as Layout<AsheronsCall>>::shape,
                ),
            ],
        )
        .keeping(Keeps::Number);
        const RECORD: &RecordShape = &RecordShape::new(
            "ItemProfile",
            "An item, how many of it, and what it is.",
            &[
                Field::of::<AsheronsCall, u32>("amount", "How many.").shaped(|| Shape::Int {
                    width: 3,
                    signed: false,
                    order: ByteOrder::Little,
                }),
                Field::of::<AsheronsCall, i8>("kind", "Which description follows."),
                Field::of::<AsheronsCall, u32>("object_id", "The item."),
                Field::conditional::<AsheronsCall, PublicWeenieDesc>("description", "What it is.")
                    .shaped(|| Shape::Enum(DESCRIPTION))
                    .directed("switch = kind", &[Rule::Switch(Expr::Field(1))]),
            ],
        );
        Shape::Named { name: "ItemProfile", of: || Shape::Record(RECORD) }
    }
}

impl Encode<AsheronsCall> for ItemProfile {
    fn encode(&self, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        if self.amount > MAX_AMOUNT {
            return Err(EncodeError::new(EncodeErrorKind::OutOfRange { what: "amount" }));
        }
        let kind = match self.description {
            ItemDescription::New(_) => -1,
            ItemDescription::Old(_) => 1,
            ItemDescription::None(-1 | 1) => {
                let kind = EncodeErrorKind::Invalid { what: "kind without its description" };
                return Err(EncodeError::new(kind));
            }
            ItemDescription::None(kind) => kind,
        };
        let kind = u32::from(kind.cast_unsigned()) << 24;
        (self.amount | kind).encode(out)?;
        self.object_id.encode(out)?;
        match &self.description {
            ItemDescription::New(value) => value.encode(out),
            ItemDescription::Old(value) => value.encode(out),
            ItemDescription::None(_) => Ok(()),
        }
    }
}

impl<'de> Decode<'de, AsheronsCall> for ItemProfile {
    fn decode(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<Self, DecodeError> {
        let amount = input.named("amount", |input| {
            let [a, b, c] = input.array()?;
            let amount = u32::from_le_bytes([a, b, c, 0]);
            input.note(move || amount);
            Ok(amount)
        })?;
        let kind = input.named("kind", Reader::value)?;
        let object_id = input.named("object_id", Reader::value)?;
        let description = input.named("description", |input| match kind {
            -1 => input.named("New", Reader::value).map(ItemDescription::New),
            1 => input.named("Old", Reader::value).map(ItemDescription::Old),
            kind => Ok(ItemDescription::None(kind)),
        })?;
        Ok(Self { amount, object_id, description })
    }
}
