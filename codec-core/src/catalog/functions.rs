//! What an entry can do, without its type.

use core::marker::PhantomData;
use std::sync::Arc;

use serde::{Serialize, de::DeserializeOwned};

use super::{
    error::Error,
    family::{Family, SetFamily},
    json,
};
use crate::{
    describe::{
        shape::{Shape, VariantShape},
        tree::{Explained, Marks},
    },
    error::{DecodeError, DecodeErrorKind, EncodeError},
    fields::record::Record,
    format::entry_points::Format,
    message::{Payload, Switch as _},
    read::{DecodeContext, Reader},
    value::{
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

/// The functions of an entry.
pub(super) trait Functions: Send + Sync {
    fn decode(&self, bytes: &[u8]) -> Result<(), DecodeError>;
    fn decode_prefix(&self, bytes: &[u8]) -> Result<usize, DecodeError>;
    fn explain(&self, bytes: &[u8]) -> Explained<()>;
    fn reencode(&self, bytes: &[u8]) -> Result<Vec<u8>, Error>;
    fn encoded_len(&self, bytes: &[u8]) -> Result<usize, Error>;
    fn to_json(&self, bytes: &[u8]) -> Result<String, Error>;
    #[allow(clippy::wrong_self_convention, reason = "the functions stand for the type")]
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

    fn explain(&self, bytes: &[u8]) -> Explained<()> {
        let Explained { tree, result } = F::explain::<M::Of<'_>>(bytes);
        Explained { tree, result: result.map(drop) }
    }

    fn reencode(&self, bytes: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(F::to_vec(&Plain(&F::from_slice::<M::Of<'_>>(bytes)?))?)
    }

    fn encoded_len(&self, bytes: &[u8]) -> Result<usize, Error> {
        Ok(F::encoded_len(&Plain(&F::from_slice::<M::Of<'_>>(bytes)?))?)
    }

    fn to_json(&self, _: &[u8]) -> Result<String, Error> {
        Err(Error::NoJson)
    }

    fn from_json(&self, _: &str) -> Result<Vec<u8>, Error> {
        Err(Error::NoJson)
    }
}

/// A value that is encoded by its own code, without that for each message of a set.
///
/// [`Encode::encode_message`] of a set has code for each of its messages, so that it is encoded
/// faster. A catalog has to be compiled faster.
struct Plain<'v, T>(&'v T);

impl<F: Format, T: Layout<F>> Layout<F> for Plain<'_, T> {
    const RECORD: Option<&'static Record<F>> = T::RECORD;
    const SIZE: Size = T::SIZE;
    const TYPE: F::TypeNumber = T::TYPE;

    fn shape() -> Shape {
        T::shape()
    }
}

impl<F: Format, T: Encode<F>> Encode<F> for Plain<'_, T> {
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.0.encode(out)
    }

    fn type_number(&self) -> F::TypeNumber {
        self.0.type_number()
    }
}

/// A type, with everything that belongs to it on the wire.
pub(super) struct Whole<F, M> {
    of: WithoutJson<F, M>,
    // A function, so that only the code that makes it needs the bound on one lifetime.
    from_json: FromJson,
}

/// Reads a value from JSON and encodes it.
type FromJson = fn(&str) -> Result<Vec<u8>, Error>;

impl<F: Format, M: Family<F>> Whole<F, M>
where
    for<'de> M::Of<'de>: Serialize,
{
    pub(super) fn shared(from_json: FromJson) -> Arc<dyn Functions> {
        Arc::new(Self { of: WithoutJson(PhantomData), from_json })
    }
}

/// Reads a message from JSON and encodes it.
pub(super) fn whole_from_json<F: Format, M: Family<F>>(json: &str) -> Result<Vec<u8>, Error>
where
    M::Of<'static>: DeserializeOwned,
{
    json::encode(json, |value: &M::Of<'static>| F::to_vec(&Plain(value)))
}

/// Reads a message of a set from JSON and encodes it without its number.
pub(super) fn payload_from_json<F: Format, M: SetFamily<F>>(json: &str) -> Result<Vec<u8>, Error>
where
    M::Of<'static>: DeserializeOwned,
{
    json::encode(json, |value: &M::Of<'static>| F::to_vec(&Payload::new(value)))
}

impl<F: Format, M: Family<F>> Functions for Whole<F, M>
where
    for<'de> M::Of<'de>: Serialize,
{
    fn decode(&self, bytes: &[u8]) -> Result<(), DecodeError> {
        self.of.decode(bytes)
    }

    fn decode_prefix(&self, bytes: &[u8]) -> Result<usize, DecodeError> {
        self.of.decode_prefix(bytes)
    }

    fn explain(&self, bytes: &[u8]) -> Explained<()> {
        self.of.explain(bytes)
    }

    fn reencode(&self, bytes: &[u8]) -> Result<Vec<u8>, Error> {
        self.of.reencode(bytes)
    }

    fn encoded_len(&self, bytes: &[u8]) -> Result<usize, Error> {
        self.of.encoded_len(bytes)
    }

    fn to_json(&self, bytes: &[u8]) -> Result<String, Error> {
        Ok(serde_json::to_string(&F::from_slice::<M::Of<'_>>(bytes)?)?)
    }

    fn from_json(&self, json: &str) -> Result<Vec<u8>, Error> {
        (self.from_json)(json)
    }
}

/// One message of a set, without the number before it.
///
/// It works through the code of the set: code for each message of its own would have to be compiled
/// a second time.
pub(super) struct Message<F: Format, M: SetFamily<F>> {
    number: M::Number,
    variant: &'static VariantShape,
    from_json: FromJson,
}

impl<F: Format, M: SetFamily<F>> Message<F, M>
where
    for<'de> M::Of<'de>: Serialize,
{
    pub(super) fn shared(
        number: M::Number,
        variant: &'static VariantShape,
        from_json: FromJson,
    ) -> Arc<dyn Functions> {
        Arc::new(Self { number, variant, from_json })
    }

    fn read<'de>(
        &self,
        cx: &mut DecodeContext<'de, F>,
    ) -> Result<(M::Of<'de>, usize), DecodeError> {
        let mut reader = Reader::new(cx, F::DEFAULTS);
        match M::Of::decode_payload(self.number, &mut reader) {
            Ok(value) => Ok((value, reader.message_end())),
            // The path begins with the name of the variant.
            Err(error) => Err(error),
        }
    }

    fn read_all<'de>(
        &self,
        bytes: &'de [u8],
        cx: &mut DecodeContext<'de, F>,
    ) -> Result<M::Of<'de>, DecodeError> {
        let (value, used) = self.read(cx)?;
        match bytes.len().saturating_sub(used) {
            0 => Ok(value),
            left => Err(DecodeError::new(DecodeErrorKind::TrailingBytes { left }, used)
                .in_type(self.variant.name)),
        }
    }

    fn value<'de>(&self, bytes: &'de [u8]) -> Result<M::Of<'de>, DecodeError> {
        self.read_all(bytes, &mut DecodeContext::new(bytes, None, F::DEFAULTS))
    }
}

impl<F: Format, M: SetFamily<F>> Functions for Message<F, M>
where
    for<'de> M::Of<'de>: Serialize,
{
    fn decode(&self, bytes: &[u8]) -> Result<(), DecodeError> {
        self.value(bytes).map(drop)
    }

    fn decode_prefix(&self, bytes: &[u8]) -> Result<usize, DecodeError> {
        self.read(&mut DecodeContext::new(bytes, None, F::DEFAULTS)).map(|(_, used)| used)
    }

    fn explain(&self, bytes: &[u8]) -> Explained<()> {
        let limits = F::limits(F::DEFAULTS.limits, bytes.len());
        let notes = Box::new(Marks::within(&limits, bytes.len()));
        let mut cx = DecodeContext::noting(bytes, None, F::DEFAULTS, Some(notes));
        let result = self.read_all(bytes, &mut cx).map(drop);
        // The variant is noted like a field; here it is the message.
        let VariantShape { name, docs, shape, .. } = *self.variant;
        let tree = cx.notes.unwrap_or_default().into_tree(bytes, &result).rooted(name, docs, shape);
        Explained { tree, result }
    }

    fn reencode(&self, bytes: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(F::to_vec(&Payload::new(&self.value(bytes)?))?)
    }

    fn encoded_len(&self, bytes: &[u8]) -> Result<usize, Error> {
        Ok(F::encoded_len(&Payload::new(&self.value(bytes)?))?)
    }

    fn to_json(&self, bytes: &[u8]) -> Result<String, Error> {
        let json = serde_json::to_string(&self.value(bytes)?)?;
        // `{"Name":…}`, or `"Name"` for a message without fields.
        let inside = json
            .strip_prefix("{\"")
            .and_then(|json| json.strip_prefix(self.variant.name))
            .and_then(|json| json.strip_prefix("\":"))
            .and_then(|json| json.strip_suffix('}'));
        Ok(inside.unwrap_or("null").into())
    }

    fn from_json(&self, json: &str) -> Result<Vec<u8>, Error> {
        let json = format!("{{\"{}\":{json}}}", self.variant.name);
        (self.from_json)(&json)
    }
}
