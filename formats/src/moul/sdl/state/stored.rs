//! Variables as a state stores them.

use super::{Record, by_index::ByIndex};
use crate::moul::{UnifiedTime, sdl::Values};

/// The most elements of a list that is read; clients read one less.
pub(in crate::moul::sdl) const MAX_READ: u32 = 9999;
/// The most elements of a list that is written.
pub(super) const MAX_WRITTEN: usize = 9998;
/// The most states of a list that are stored, and the largest index of one: both are a byte.
pub(super) const MAX_STORED: usize = 255;

/// What the scripts of a client are told of a change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notification {
    /// Flags without a meaning; 0.
    pub flags: u8,
    /// A text for the scripts, mostly empty. Up to 4095 bytes that begin with an ASCII character
    /// and have no NUL; nothing says which encoding it has.
    pub hint: Vec<u8>,
}

/// What stands beside the values of a variable.
///
/// ```text
/// 02       00 00 f0       14         00 f1 53 65 90 d0 03 00   01
/// header   notification   contents   timestamp                 values
/// ```
///
/// | bit of the contents | meaning |
/// |---|---|
/// | 0x04 | there is a timestamp |
/// | 0x08 | the values are those of the default, and are left out |
/// | 0x10 | [`DIRTY`](Self::DIRTY) |
/// | 0x20 | [`WANTS_TIMESTAMP`](Self::WANTS_TIMESTAMP) |
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Bits of the header but 0x02, which says that there is a notification. They have no meaning.
    pub header: u8,
    /// What scripts are told of a change.
    pub notification: Option<Notification>,
    /// Bits of the contents but 0x04 and 0x08, which are computed.
    pub flags: u8,
    /// When the values last changed.
    pub timestamp: Option<UnifiedTime>,
}

impl Marks {
    /// The values changed since the state was last sent.
    pub const DIRTY: u8 = 0x10;
    /// The receiver should note the time, if the values changed and have no timestamp.
    pub const WANTS_TIMESTAMP: u8 = 0x20;
    pub(super) const HAS_NOTIFICATION: u8 = 0x02;
    pub(super) const HAS_TIMESTAMP: u8 = 0x04;
    pub(super) const IS_DEFAULT: u8 = 0x08;
    /// Bits of the contents that are written from the other fields.
    pub(super) const COMPUTED: u8 = Self::HAS_TIMESTAMP | Self::IS_DEFAULT;

    /// Whether the values changed since the state was last sent.
    #[must_use]
    pub fn is_dirty(&self) -> bool {
        self.flags & Self::DIRTY != 0
    }
}

/// What clients write beside a value that changed: a notification that says nothing, and
/// [`DIRTY`](Self::DIRTY).
impl Default for Marks {
    fn default() -> Self {
        let notification = Some(Notification::default());
        Self { header: 0, notification, flags: Self::DIRTY, timestamp: None }
    }
}

/// The values of a variable as a state stores them.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredValues {
    pub(super) marks: Marks,
    pub(super) values: Option<Values>,
}

impl StoredValues {
    /// What stands beside the values.
    #[must_use]
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The values; `None` if they are those of the default.
    #[must_use]
    pub fn values(&self) -> Option<&Values> {
        self.values.as_ref()
    }
}

/// The states that a variable holds, as a state stores them.
///
/// Those that are not stored have nothing but defaults.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredStates {
    /// Bits of the header but 0x02, which says that there is a notification. They have no meaning.
    pub header: u8,
    /// What scripts are told of a change.
    pub notification: Option<Notification>,
    /// Flags without a meaning; 0.
    pub flags: u8,
    /// How many states there are, stored or not.
    pub(super) len: usize,
    /// The states that are stored.
    pub(super) records: ByIndex<Record>,
}

impl StoredStates {
    /// A variable as clients write it: with a notification that says nothing.
    pub(super) fn new(len: usize) -> Self {
        Self {
            header: 0,
            notification: Some(Notification::default()),
            flags: 0,
            len,
            records: ByIndex::new(),
        }
    }

    /// How many states there are, stored or not.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no states.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The states that are stored and their indices, in the order of the bytes.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (usize, &Record)> {
        self.records.iter().collect::<Vec<_>>().into_iter()
    }

    /// The state with this index, if it is stored.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<&Record> {
        self.records.get(index)
    }
}
