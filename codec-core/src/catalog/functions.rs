//! What an entry can do, without its type.

use core::marker::PhantomData;
use std::sync::Arc;

use serde::{Serialize, de::DeserializeOwned};

use super::{
    error::Error,
    family::{Family, SetFamily},
};
use crate::{
    error::{DecodeError, DecodeErrorKind},
    format::entry_points::Format,
    io::reader::{DecodeContext, Reader},
    message::{Payload, Switch as _},
};

/// The functions of an entry.
pub(super) trait Functions: Send + Sync {
    fn decode(&self, bytes: &[u8]) -> Result<(), DecodeError>;
    fn decode_prefix(&self, bytes: &[u8]) -> Result<usize, DecodeError>;
    fn reencode(&self, bytes: &[u8]) -> Result<Vec<u8>, Error>;
    fn to_json(&self, bytes: &[u8]) -> Result<String, Error>;
    fn from_json(&self, json: &str) -> Result<Vec<u8>, Error>;
}

/// A type that has no JSON.
pub(super) struct WithoutJson<F, M>(PhantomData<fn() -> (F, M)>);

impl<F: Format, M: Family<F>> WithoutJson<F, M> {
    pub(super) fn shared() -> Arc<dyn Functions> {
        Arc::new(Self(PhantomData))
    }
}

impl<F: Format, M: Family<F>> Functions for WithoutJson<F, M> {
    fn decode(&self, bytes: &[u8]) -> Result<(), DecodeError> {
        F::from_slice::<M::Of<'_>>(bytes).map(drop)
    }

    fn decode_prefix(&self, bytes: &[u8]) -> Result<usize, DecodeError> {
        F::from_prefix::<M::Of<'_>>(bytes).map(|(_, used)| used)
    }

    fn reencode(&self, bytes: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(F::to_vec(&F::from_slice::<M::Of<'_>>(bytes)?)?)
    }

    fn to_json(&self, _: &[u8]) -> Result<String, Error> {
        Err(Error::NoJson)
    }

    fn from_json(&self, _: &str) -> Result<Vec<u8>, Error> {
        Err(Error::NoJson)
    }
}

/// A type, with everything that belongs to it on the wire.
pub(super) struct Whole<F, M>(WithoutJson<F, M>);

impl<F: Format, M: Family<F>> Whole<F, M>
where
    for<'de> M::Of<'de>: Serialize,
    M::Of<'static>: DeserializeOwned,
{
    pub(super) fn shared() -> Arc<dyn Functions> {
        Arc::new(Self(WithoutJson(PhantomData)))
    }
}

impl<F: Format, M: Family<F>> Functions for Whole<F, M>
where
    for<'de> M::Of<'de>: Serialize,
    M::Of<'static>: DeserializeOwned,
{
    fn decode(&self, bytes: &[u8]) -> Result<(), DecodeError> {
        self.0.decode(bytes)
    }

    fn decode_prefix(&self, bytes: &[u8]) -> Result<usize, DecodeError> {
        self.0.decode_prefix(bytes)
    }

    fn reencode(&self, bytes: &[u8]) -> Result<Vec<u8>, Error> {
        self.0.reencode(bytes)
    }

    fn to_json(&self, bytes: &[u8]) -> Result<String, Error> {
        Ok(serde_json::to_string(&F::from_slice::<M::Of<'_>>(bytes)?)?)
    }

    fn from_json(&self, json: &str) -> Result<Vec<u8>, Error> {
        Ok(F::to_vec(&serde_json::from_str::<M::Of<'static>>(json)?)?)
    }
}

/// One message of a set, without the number before it.
///
/// It works through the code of the set: code for each message of its own would have to be compiled
/// a second time.
pub(super) struct Message<F: Format, M: SetFamily<F>> {
    number: M::Number,
    /// The name of its variant.
    name: &'static str,
}

impl<F: Format, M: SetFamily<F>> Message<F, M>
where
    for<'de> M::Of<'de>: Serialize,
    M::Of<'static>: DeserializeOwned,
{
    pub(super) fn shared(number: M::Number, name: &'static str) -> Arc<dyn Functions> {
        Arc::new(Self { number, name })
    }

    fn read<'de>(&self, bytes: &'de [u8]) -> Result<(M::Of<'de>, usize), DecodeError> {
        let mut cx = DecodeContext::new(bytes, None, F::DEFAULTS);
        let mut reader = Reader::new(&mut cx);
        match M::Of::decode_payload(self.number, &mut reader) {
            Ok(value) if F::OFFSETS => Ok((value, reader.message_end())),
            Ok(value) => Ok((value, reader.offset())),
            Err(error) => Err(error.in_type(self.name)),
        }
    }

    fn read_all<'de>(&self, bytes: &'de [u8]) -> Result<M::Of<'de>, DecodeError> {
        let (value, used) = self.read(bytes)?;
        match bytes.len().saturating_sub(used) {
            0 => Ok(value),
            left => {
                Err(DecodeError::new(DecodeErrorKind::TrailingBytes { left }, used)
                    .in_type(self.name))
            }
        }
    }
}

impl<F: Format, M: SetFamily<F>> Functions for Message<F, M>
where
    for<'de> M::Of<'de>: Serialize,
    M::Of<'static>: DeserializeOwned,
{
    fn decode(&self, bytes: &[u8]) -> Result<(), DecodeError> {
        self.read_all(bytes).map(drop)
    }

    fn decode_prefix(&self, bytes: &[u8]) -> Result<usize, DecodeError> {
        self.read(bytes).map(|(_, used)| used)
    }

    fn reencode(&self, bytes: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(F::to_vec(&Payload::new(&self.read_all(bytes)?))?)
    }

    fn to_json(&self, bytes: &[u8]) -> Result<String, Error> {
        let json = serde_json::to_string(&self.read_all(bytes)?)?;
        // `{"Name":…}`, or `"Name"` for a message without fields.
        let inside = json
            .strip_prefix("{\"")
            .and_then(|json| json.strip_prefix(self.name))
            .and_then(|json| json.strip_prefix("\":"))
            .and_then(|json| json.strip_suffix('}'));
        Ok(inside.unwrap_or("null").into())
    }

    fn from_json(&self, json: &str) -> Result<Vec<u8>, Error> {
        let json = format!("{{\"{}\":{json}}}", self.name);
        let value: M::Of<'static> = serde_json::from_str(&json)?;
        Ok(F::to_vec(&Payload::new(&value))?)
    }
}
