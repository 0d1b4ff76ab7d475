//! Lists that are too long for one packet.

use core::{error::Error, fmt};

/// Collects the items of a list that comes in several packets.
///
/// A packet has at most 65535 bytes, so the game sends long lists (inventory, characters, guild
/// members, achievements) as several packets of one code. Each is complete in itself; two flags in
/// its body mark the first and the last packet:
///
/// | packet | flags | `first` | `more` |
/// |---|---|---|---|
/// | `S_ITEMLIST`, `S_GET_USER_LIST` | `first`, `more` | `first` | `more` |
/// | `S_GUILD_MEMBER_LIST` | `first`, `last` | `first` | `!last` |
///
/// The length of a packet no longer limits the number of items, so there is a separate limit:
/// [`LIMIT`](Self::LIMIT) items, or another with [`with_limit`](Self::with_limit).
///
/// # Examples
///
/// ```
/// use formats::tera::{ContinuationError, Parts};
///
/// let mut parts = Parts::new();
/// assert_eq!(parts.push(true, true, &mut vec![1, 2])?, None);
/// assert_eq!(parts.push(false, false, &mut vec![3])?, Some(vec![1, 2, 3]));
///
/// let lost = parts.push(false, false, &mut vec![4]);
/// assert_eq!(lost, Err(ContinuationError::MissingFirst));
/// # Ok::<(), ContinuationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts<T> {
    /// The items of the list that is open.
    items: Option<Vec<T>>,
    limit: usize,
}

/// Why parts do not form a complete list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ContinuationError {
    /// A part continues a list of which no first part was seen.
    MissingFirst,
    /// A list begins, or the parts end, and the last part of the list before was not seen.
    MissingLast {
        /// Items of the incomplete list; they are dropped.
        items: usize,
    },
    /// A list has more items than the limit.
    TooMany {
        /// The limit.
        limit: usize,
    },
}

impl<T> Parts<T> {
    /// The largest number of items of a list, unless another is given.
    pub const LIMIT: usize = 1 << 20;

    /// Starts without any part.
    #[must_use]
    pub const fn new() -> Self {
        Self::with_limit(Self::LIMIT)
    }

    /// As [`new`](Self::new), for lists of at most `limit` items.
    #[must_use]
    pub const fn with_limit(limit: usize) -> Self {
        Self { items: None, limit }
    }

    /// Takes the items of a part, and returns the whole list if it was the last.
    ///
    /// # Errors
    ///
    /// Fails if the part does not continue those before it. `items` then keeps its items, and no
    /// list is open: after [`MissingLast`](ContinuationError::MissingLast) the same part can be
    /// pushed again, as the start of a list.
    pub fn push(
        &mut self,
        first: bool,
        more: bool,
        items: &mut Vec<T>,
    ) -> Result<Option<Vec<T>>, ContinuationError> {
        let mut list = match (first, self.items.take()) {
            (true, None) => Vec::new(),
            (false, Some(list)) => list,
            (true, Some(list)) => {
                return Err(ContinuationError::MissingLast { items: list.len() });
            }
            (false, None) => return Err(ContinuationError::MissingFirst),
        };
        if list.len().saturating_add(items.len()) > self.limit {
            return Err(ContinuationError::TooMany { limit: self.limit });
        }
        list.append(items);
        if more {
            self.items = Some(list);
            return Ok(None);
        }
        Ok(Some(list))
    }

    /// To be called when no part follows, because the connection ends.
    ///
    /// # Errors
    ///
    /// [`ContinuationError::MissingLast`] if a list is open; its items are dropped.
    pub fn finish(&mut self) -> Result<(), ContinuationError> {
        match self.items.take() {
            Some(list) => Err(ContinuationError::MissingLast { items: list.len() }),
            None => Ok(()),
        }
    }

    /// Whether a list has begun and not ended.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.items.is_some()
    }
}

impl<T> Default for Parts<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Display for ContinuationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingFirst => f.write_str("a list continues that did not begin"),
            Self::MissingLast { items } => write!(f, "a list of {items} items so far has no end"),
            Self::TooMany { limit } => write!(f, "a list has more than {limit} items"),
        }
    }
}

impl Error for ContinuationError {}
