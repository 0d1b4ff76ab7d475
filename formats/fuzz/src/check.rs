//! What must hold for any bytes.

use std::fmt::Debug;

use codec_core::{Decode, Encode, Format};

/// What is decoded can be encoded, and comes back from its bytes.
///
/// Bytes are compared instead of values: floats may be no numbers.
pub(crate) fn round_trip<F: Format, T>(data: &[u8])
where
    T: Encode<F> + for<'de> Decode<'de, F> + Debug,
{
    check::<F, T>(data, true);
}

/// [`round_trip`] for formats whose messages may be too long once they are written in full.
pub(crate) fn round_trip_if_it_fits<F: Format, T>(data: &[u8])
where
    T: Encode<F> + for<'de> Decode<'de, F> + Debug,
{
    check::<F, T>(data, false);
}

fn check<F: Format, T>(data: &[u8], always: bool)
where
    T: Encode<F> + for<'de> Decode<'de, F> + Debug,
{
    let prefix = F::from_prefix::<T>(data);
    if let Ok((_, used)) = &prefix {
        assert!(*used <= data.len(), "it used more than it was given");
    }
    let Ok(value) = F::from_slice::<T>(data) else { return };
    assert!(prefix.is_ok(), "the whole is a prefix, too");
    let bytes = match F::to_vec(&value) {
        Ok(bytes) => bytes,
        Err(error) => {
            assert!(!always, "{error}: {value:?}");
            return;
        }
    };
    assert_eq!(F::encoded_len(&value), Ok(bytes.len()));
    let again = match F::from_slice::<T>(&bytes) {
        Ok(again) => again,
        // Another order of bytes may cost more memory for each of them.
        Err(error) if error.missing().is_some() && !error.is_incomplete() => return,
        Err(error) => panic!("{error}: {value:?}"),
    };
    assert_eq!(F::to_vec(&again), Ok(bytes), "{value:?}");
}
