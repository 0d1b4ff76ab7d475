//! States: the values that variables have.

mod access_error;
mod by_index;
mod convert;
mod error;
mod header;
mod print;
mod read;
mod record;
mod stored;
mod upgrade;
mod value;
mod width;
mod write;

use core::ops::{Deref, DerefMut};

pub use self::{
    access_error::{AccessError, AccessErrorKind},
    error::{StateError, StateErrorKind},
    header::{Header, RawState},
    record::Record,
    stored::{Marks, Notification, StoredStates, StoredValues},
    upgrade::{UpgradeError, Upgraded},
    value::{Element, VariableValue},
};
pub(super) use self::{
    read::{
        IO_VERSION, Indices, read_header, read_len, read_marks, read_record_head, read_states_head,
    },
    stored::MAX_READ,
    width::Width,
    write::{check_stored, write_all, write_len, write_marks, write_states_head},
};
use super::Descriptor;
use crate::moul::key::Uoid;

/// The state of an object: a [`Header`], and the variables that its descriptor has.
///
/// [`Descriptors::decode`](super::Descriptors::decode) reads it, and
/// [`Moul::to_vec`](codec_core::Format::to_vec) writes the same bytes again. It is used like the
/// [`Record`] of its variables; `Display` shows them all by name:
///
/// ```
/// use codec_core::Format;
/// use formats::moul::{Moul, sdl::Descriptors};
///
/// let descriptors = Descriptors::parse(
///     "STATEDESC Lamp { VERSION 3 VAR BOOL lit[1] DEFAULT=false VAR SHORT level[2] DEFAULT=-1 }",
/// )?;
/// let mut lamp = descriptors.decode(b"\0\x80\x04\xf0\xb3\x9e\x92\x8f\x03\0\0\0\x06\x01\0\0\x30\x01\0")?;
/// assert!(lamp.get::<bool>("lit")?);
/// lamp.set("level", vec![7_i16, 8])?;
/// assert_eq!(
///     lamp.to_string(),
///     "Lamp 3
///   lit = true (dirty, wants timestamp)
///   level = [7, 8] (dirty)
/// "
/// );
/// let bytes = Moul::to_vec(&lamp)?;
/// assert_eq!(descriptors.decode(&bytes)?, lamp);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    header: Header,
    record: Record,
}

/// A state, with its variables if its descriptor is known.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::exhaustive_enums, reason = "there is no third case")]
pub enum AnyState {
    /// A state of a known descriptor.
    Known(State),
    /// A state of another descriptor, or of another version: all behind its header is bytes.
    Unknown(RawState),
}

impl State {
    /// A state in which no variable is stored.
    #[must_use]
    pub fn new(descriptor: &Descriptor) -> Self {
        Self::from_record(Record::new(descriptor))
    }

    /// A state with these variables.
    #[must_use]
    pub fn from_record(record: Record) -> Self {
        let header = Header::new(record.descriptor().name(), record.descriptor().version());
        Self { header, record }
    }

    /// What it begins with. The name has the spelling of the bytes that were read.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Sets the object in the header, which is not used in practice.
    pub fn set_uoid(&mut self, uoid: Option<Uoid>) {
        self.header.uoid = uoid;
    }
}

impl Deref for State {
    type Target = Record;

    fn deref(&self) -> &Record {
        &self.record
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Record {
        &mut self.record
    }
}

impl From<State> for AnyState {
    fn from(state: State) -> Self {
        Self::Known(state)
    }
}

impl From<RawState> for AnyState {
    fn from(state: RawState) -> Self {
        Self::Unknown(state)
    }
}
