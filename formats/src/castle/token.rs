//! The token ids.

/// The whole file: stands at its start only.
pub const ROOT: u8 = 0x00;
/// `Byte`
pub const BYTE: u8 = 0x01;
/// `SByte`
pub const SBYTE: u8 = 0x02;
/// `Int16`
pub const INT16: u8 = 0x03;
/// `UInt16`
pub const UINT16: u8 = 0x04;
/// `Int32`
pub const INT32: u8 = 0x05;
/// `UInt32`
pub const UINT32: u8 = 0x06;
/// `Int64`
pub const INT64: u8 = 0x07;
/// `UInt64`
pub const UINT64: u8 = 0x08;
/// `Half`
pub const HALF: u8 = 0x09;
/// `Single`
pub const SINGLE: u8 = 0x0a;
/// `Double`
pub const DOUBLE: u8 = 0x0b;
/// `String`
pub const STRING: u8 = 0x0c;
/// `String16`
pub const STRING16: u8 = 0x0d;
/// `DateTime`
pub const DATE_TIME: u8 = 0x0e;
/// `Date`
pub const DATE: u8 = 0x0f;
/// `Time`
pub const TIME: u8 = 0x10;
/// `ByteArray`
pub const BYTE_ARRAY: u8 = 0x11;
/// `SByteArray`
pub const SBYTE_ARRAY: u8 = 0x12;
/// `Int16Array`
pub const INT16_ARRAY: u8 = 0x13;
/// `UInt16Array`
pub const UINT16_ARRAY: u8 = 0x14;
/// `Int32Array`
pub const INT32_ARRAY: u8 = 0x15;
/// `UInt32Array`
pub const UINT32_ARRAY: u8 = 0x16;
/// `Int64Array`
pub const INT64_ARRAY: u8 = 0x17;
/// `UInt64Array`
pub const UINT64_ARRAY: u8 = 0x18;
/// `HalfArray`
pub const HALF_ARRAY: u8 = 0x19;
/// `SingleArray`
pub const SINGLE_ARRAY: u8 = 0x1a;
/// `DoubleArray`
pub const DOUBLE_ARRAY: u8 = 0x1b;
/// `Guid`
pub const GUID: u8 = 0x1c;
/// `List`
pub const LIST: u8 = 0x1d;
/// `Compound`
pub const COMPOUND: u8 = 0x1e;

/// How the length of a payload is determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// It is always this many bytes.
    Fixed(usize),
    /// A `u16` counts units of this many bytes.
    Counted(usize),
    /// A total length stands before it.
    Total,
}

/// The name of a token and the extent of its payload; `None` if the format has no such token.
const fn row(id: u8) -> Option<(&'static str, Extent)> {
    use Extent::{Counted, Fixed, Total};
    Some(match id {
        ROOT => ("Root", Total),
        BYTE => ("Byte", Fixed(1)),
        SBYTE => ("SByte", Fixed(1)),
        INT16 => ("Int16", Fixed(2)),
        UINT16 => ("UInt16", Fixed(2)),
        INT32 => ("Int32", Fixed(4)),
        UINT32 => ("UInt32", Fixed(4)),
        INT64 => ("Int64", Fixed(8)),
        UINT64 => ("UInt64", Fixed(8)),
        HALF => ("Half", Fixed(2)),
        SINGLE => ("Single", Fixed(4)),
        DOUBLE => ("Double", Fixed(8)),
        STRING => ("String", Counted(1)),
        STRING16 => ("String16", Counted(2)),
        DATE_TIME => ("DateTime", Fixed(10)),
        DATE => ("Date", Fixed(4)),
        TIME => ("Time", Fixed(8)),
        BYTE_ARRAY => ("ByteArray", Counted(1)),
        SBYTE_ARRAY => ("SByteArray", Counted(1)),
        INT16_ARRAY => ("Int16Array", Counted(2)),
        UINT16_ARRAY => ("UInt16Array", Counted(2)),
        INT32_ARRAY => ("Int32Array", Counted(4)),
        UINT32_ARRAY => ("UInt32Array", Counted(4)),
        INT64_ARRAY => ("Int64Array", Counted(8)),
        UINT64_ARRAY => ("UInt64Array", Counted(8)),
        HALF_ARRAY => ("HalfArray", Counted(2)),
        SINGLE_ARRAY => ("SingleArray", Counted(4)),
        DOUBLE_ARRAY => ("DoubleArray", Counted(8)),
        GUID => ("Guid", Fixed(16)),
        LIST => ("List", Total),
        COMPOUND => ("Compound", Total),
        _ => return None,
    })
}

/// The name of a token id; `None` if the format has no such token.
#[must_use]
pub const fn name(id: u8) -> Option<&'static str> {
    match row(id) {
        Some((name, _)) => Some(name),
        None => None,
    }
}

/// The token id with this name; `None` if the format has no such token.
#[must_use]
pub fn id(name: &str) -> Option<u8> {
    (ROOT..=COMPOUND).find(|id| self::name(*id) == Some(name))
}

/// How the length of the payload of `id` is determined; `None` if the format has no such token.
pub(super) const fn extent(id: u8) -> Option<Extent> {
    match row(id) {
        Some((_, extent)) => Some(extent),
        None => None,
    }
}

/// The token that holds a list of `id`: an array token for numbers, else `List`.
pub(super) const fn list_of(id: u8) -> u8 {
    match id {
        // The array tokens stand in the order of the numbers, 16 behind them.
        BYTE..=DOUBLE => id.saturating_add(BYTE_ARRAY.saturating_sub(BYTE)),
        _ => LIST,
    }
}

/// The number token that an array token holds; `Byte` for others.
pub(super) const fn element_of(array: u8) -> u8 {
    match array {
        BYTE_ARRAY..=DOUBLE_ARRAY => array.saturating_sub(BYTE_ARRAY.saturating_sub(BYTE)),
        _ => BYTE,
    }
}
