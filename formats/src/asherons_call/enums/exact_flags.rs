//! Flags as text: `WALL | CEILING | 0x8000`.

use bitflags::{
    Flags,
    parser::{ParseHex, WriteHex, from_str},
};
use codec_core::exact::{Error, Exact as _, Value};

use super::Names;

/// The names of the bits that are set, and the rest as a number.
pub(super) fn flags_to_value<T: Flags<Bits: WriteHex>>(flags: &T) -> Value {
    Value::Text(format!("{:?}", Names(flags)).into())
}

/// Reads what [`flags_to_value`] writes; also the number.
pub(super) fn flags_from_value<T>(value: Value) -> Result<T, Error>
where
    T: Flags<Bits: ParseHex + TryFrom<u64>>,
{
    match value {
        Value::Text(text) => from_str(&text).map_err(|error| Error::new(error.to_string())),
        other @ (Value::Unsigned(_) | Value::Signed(_)) => {
            let bits = u64::from_value(other)?;
            let fitting = T::Bits::try_from(bits).map(T::from_bits_retain);
            fitting.map_err(|_| Error::new(format!("there are no flags {bits:#x}")))
        }
        other => {
            let expected = "names of flags with `|` between them, or a number";
            Err(Error::unexpected(expected, &other))
        }
    }
}
