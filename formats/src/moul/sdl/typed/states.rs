//! Variables with states.

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, EncodeErrorKind, Layout, Reader, Shape, Writer,
    shape::Frame,
};

use super::{
    TypedRecord,
    walk::{self, Holds},
};
use crate::moul::{
    Moul,
    sdl::state::{
        Indices, MAX_READ, Notification, Width, check_stored, read_len, read_states_head,
        write_all, write_len, write_states_head,
    },
};

/// A variable with states, as a field of a struct; `None` if it is not stored.
///
/// `V` is the struct for the descriptor of the states, and `N` how many there are: 0, the default,
/// is for a list of any length.
#[derive(Clone, Debug, PartialEq)]
pub struct States<V, const N: usize = 0>(pub Option<StateArray<V>>);

/// The states that a variable holds. Those that are not stored have nothing but defaults.
#[derive(Clone, Debug, PartialEq)]
pub struct StateArray<V> {
    /// Bits of the header but 0x02, which says that there is a notification. They have no meaning.
    pub header: u8,
    /// What scripts are told of a change.
    pub notification: Option<Notification>,
    /// Flags without a meaning; 0.
    pub flags: u8,
    /// How many states there are, stored or not.
    pub len: usize,
    /// The states that are stored, each with its index. If all are, they have to be in order; of a
    /// list, at most 255 can be.
    pub records: Vec<(usize, TypedRecord<V>)>,
}

impl<V> StateArray<V> {
    /// Some of `len` states by index, as clients write them.
    #[must_use]
    pub fn new(len: usize, records: Vec<(usize, TypedRecord<V>)>) -> Self {
        Self { header: 0, notification: Some(Notification::default()), flags: 0, len, records }
    }
}

impl<V, const N: usize> Default for States<V, N> {
    fn default() -> Self {
        Self(None)
    }
}

/// The name that the description of [`States`] has.
pub(super) const STATES: &str = "SDL states";

impl<V: Layout<Moul>, const N: usize> Layout<Moul> for States<V, N> {
    fn shape() -> Shape {
        fn array<V: Layout<Moul>, const N: usize>() -> Shape {
            let max = usize::try_from(MAX_READ).unwrap_or(usize::MAX);
            let frame = Frame::elements(<u32 as Layout<Moul>>::shape).at_most(max);
            match N {
                0 => Shape::List { of: V::shape, frame },
                len => Shape::Array { of: V::shape, len },
            }
        }
        Shape::Named { name: STATES, of: array::<V, N> }
    }
}

impl<V: Encode<Moul>, const N: usize> Encode<Moul> for States<V, N> {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        if !walk::enter(Holds::States, self.0.is_some(), out)? {
            return Ok(());
        }
        let Some(StateArray { header, notification, flags, len, records }) = &self.0 else {
            return Ok(());
        };
        write_states_head(*header, notification.as_ref(), *flags, out)?;
        let width = if N == 0 {
            write_len(*len, out)?;
            Width::One
        } else {
            if *len != N {
                let number = |n| u64::try_from(n).unwrap_or(u64::MAX);
                let (expected, len) = (number(N), number(*len));
                return Err(EncodeError::new(EncodeErrorKind::CountMismatch { expected, len }));
            }
            Width::for_count(N)
        };
        check_stored(records, *len, N == 0)?;
        let stored = records.iter().map(|(index, record)| (*index, record));
        write_all(records.len(), stored, *len, width, out, |_, record, out| record.encode(out))
    }
}

impl<'de, V: Decode<'de, Moul>, const N: usize> Decode<'de, Moul> for States<V, N> {
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        if !walk::read_enter(Holds::States, input)? {
            return Ok(Self(None));
        }
        let (header, notification, flags) = read_states_head(input)?;
        let (len, width) = match N {
            0 => (read_len(input)?, Width::One),
            len => (len, Width::for_count(len)),
        };
        let mut records = Vec::new();
        let start = input.offset();
        let mut indices = Indices::read(width, len, input)?;
        while let Some(index) = indices.next(input)? {
            let record = TypedRecord::decode(input).map_err(|error| error.at_index(index))?;
            input.push(&mut records, (index, record), start)?;
        }
        Ok(Self(Some(StateArray { header, notification, flags, len, records })))
    }
}
