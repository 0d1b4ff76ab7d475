//! Lists of objects, perhaps compressed.

use bytes::Bytes;
use codec_core::{
    Decode, DecodeError, DecodeItems, Encode, EncodeError, Layout, Prefix, Reader, Shape, Size,
    Writer,
    shape::{Expr, Field, RecordShape, Rule},
};

use crate::moul::{
    Moul,
    zlib::{self, UnpackError},
};
use codec_core::FlagWord;

/// `plCreatableListHelper`: a list of objects, perhaps compressed.
///
/// ```text
/// 01      02 00 00 00   00 00      not compressed, no objects
/// flags   length        data
///
/// 03      2c 01 00 00   0d 00 00 00   78 9c …
/// flags   size: 300     length        data
/// ```
///
/// The list is a `u16` count and as many objects, each behind a `u16` of its own and its class
/// index. The classes can be any, so it stays bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct CreatableList {
    /// The flags: 1 the list may be compressed, 4 it was written. 2 is written from `data`.
    pub flags: FlagWord<u8, 2>,
    /// The list.
    pub data: ListData,
}

/// The bytes of a [`CreatableList`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[allow(clippy::exhaustive_enums, reason = "one flag tells them apart")]
pub enum ListData {
    /// Not compressed.
    Plain(Bytes),
    /// A zlib stream.
    Zlib {
        /// Length of the list when it is not compressed.
        size: u32,
        /// The stream.
        stream: Bytes,
    },
}

/// The flag of a list that is compressed.
const COMPRESSED: u8 = 2;

impl CreatableList {
    /// The list, of up to `limit` bytes.
    ///
    /// # Errors
    ///
    /// [`UnpackError`], if it is larger, or not what it claims to be.
    pub fn unpack(&self, limit: usize) -> Result<Bytes, UnpackError> {
        let size = match &self.data {
            ListData::Plain(data) => data.len(),
            ListData::Zlib { size, .. } => usize::try_from(*size).unwrap_or(usize::MAX),
        };
        if size > limit {
            return Err(UnpackError::TooLarge { size, limit });
        }
        match &self.data {
            ListData::Plain(data) => Ok(data.clone()),
            ListData::Zlib { stream, .. } => zlib::uncompress(&[], stream, size).map(Bytes::from),
        }
    }
}

impl Layout<Moul> for CreatableList {
    const SIZE: Size = Size::at_least(size_of::<u8>() + size_of::<u32>());

    fn shape() -> Shape {
        const COMPRESSED: Rule =
            Rule::Bit { flags: Expr::Field(0), mask: Expr::Int(2), inverted: false };
        const RECORD: &RecordShape = &RecordShape::new(
            "CreatableList",
            "A list of objects, perhaps compressed.",
            &[
                Field::of::<Moul, u8>("flags", "2: it is compressed."),
                Field::conditional::<Moul, u32>("size", "Its length when it is not compressed.")
                    .directed("bit = flags & 2", &[COMPRESSED]),
                Field::of::<Moul, u32>("length", "Bytes of the data."),
                Field::conditional::<Moul, Bytes>("data", "The list, or a zlib stream.")
                    .directed("count = length", &[Rule::Count(Expr::Field(2))]),
            ],
        );
        Shape::Named { name: "plCreatableListHelper", of: || Shape::Record(RECORD) }
    }
}

impl Encode<Moul> for CreatableList {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let bytes = match &self.data {
            ListData::Plain(data) => {
                out.value(&self.flags.get())?;
                data
            }
            ListData::Zlib { size, stream } => {
                out.value(&(self.flags.get() | COMPRESSED))?;
                out.value(size)?;
                stream
            }
        };
        u32::encode_count(bytes.len(), out)?;
        out.put(bytes);
        Ok(())
    }
}

impl<'de> Decode<'de, Moul> for CreatableList {
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        let flags: u8 = input.named("flags", Reader::value)?;
        let size =
            if flags & COMPRESSED == 0 { None } else { Some(input.named("size", Reader::value)?) };
        let bytes = input.named("data", |input| {
            let len = u32::decode_count(input)?;
            Bytes::decode_items(len, input)
        })?;
        let data = match size {
            None => ListData::Plain(bytes),
            Some(size) => ListData::Zlib { size, stream: bytes },
        };
        Ok(Self { flags: FlagWord::new(flags), data })
    }
}
