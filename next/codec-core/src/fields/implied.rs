//! Fields that are on the wire and not in memory.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
};

/// A field that is on the wire as a `T`, and not in memory, because other fields determine it.
pub struct Implied<T>(PhantomData<T>);

impl<T> Implied<T> {
    /// Its only value.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<T> Default for Implied<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Clone for Implied<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Implied<T> {}

impl<T> PartialEq for Implied<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Implied<T> {}

impl<T> Hash for Implied<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> fmt::Debug for Implied<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
}
