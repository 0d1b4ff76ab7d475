//! The tokens of the format, as data.

use codec_core::{
    Layout,
    shape::{FormatShape, Lies, TypeShape},
};
use half::f16;
use uuid::Uuid;

use super::{Castle, Compound, Date, DateTime, List, String16, Time};

macro_rules! types {
    ($($number:literal, $name:literal, $ty:ty;)*) => {
        &[$(TypeShape::new($number, $name, <$ty as Layout<Castle>>::shape)),*]
    };
}

/// The description of the format.
pub(super) const SHAPE: FormatShape = FormatShape::packed("Castle")
    .lying(Lies::Named { record: 0x1e, sized: 0x1d })
    .ignoring_trailing()
    .with_types(TYPES);

const TYPES: &[TypeShape] = types! {
    0x01, "Byte", u8;
    0x02, "SByte", i8;
    0x03, "Int16", i16;
    0x04, "UInt16", u16;
    0x05, "Int32", i32;
    0x06, "UInt32", u32;
    0x07, "Int64", i64;
    0x08, "UInt64", u64;
    0x09, "Half", f16;
    0x0a, "Single", f32;
    0x0b, "Double", f64;
    0x0c, "String", String;
    0x0d, "String16", String16;
    0x0e, "DateTime", DateTime;
    0x0f, "Date", Date;
    0x10, "Time", Time;
    0x11, "ByteArray", Vec<u8>;
    0x12, "SByteArray", Vec<i8>;
    0x13, "Int16Array", Vec<i16>;
    0x14, "UInt16Array", Vec<u16>;
    0x15, "Int32Array", Vec<i32>;
    0x16, "UInt32Array", Vec<u32>;
    0x17, "Int64Array", Vec<i64>;
    0x18, "UInt64Array", Vec<u64>;
    0x19, "HalfArray", Vec<f16>;
    0x1a, "SingleArray", Vec<f32>;
    0x1b, "DoubleArray", Vec<f64>;
    0x1c, "Guid", Uuid;
    0x1d, "List", List;
    0x1e, "Compound", Compound;
};
