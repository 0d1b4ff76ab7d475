//! The path from the message to the field at fault.

use alloc::vec::Vec;
use core::fmt;

/// One step of a [`Path`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Segment {
    /// A field or variant, by name.
    Field(&'static str),
    /// An element of a list, counted from 0.
    Index(usize),
}

/// The path from the message to the field at fault, such as `ServerList.servers[3].name`.
///
/// It is built innermost first, while the error travels outwards; [`segments`](Self::segments)
/// and `Display` give it outermost first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    root: Option<&'static str>,
    inner_first: Vec<Segment>,
}

impl Path {
    /// The type the path starts in, when it is known.
    #[must_use]
    pub fn root(&self) -> Option<&'static str> {
        self.root
    }

    /// The steps, outermost first.
    pub fn segments(&self) -> impl Iterator<Item = Segment> + '_ {
        self.inner_first.iter().rev().copied()
    }

    /// Whether neither a type nor a field is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.root.is_none() && self.inner_first.is_empty()
    }

    pub(crate) fn push(&mut self, segment: Segment) {
        self.inner_first.push(segment);
    }

    pub(crate) fn set_root(&mut self, name: &'static str) {
        self.root = Some(name);
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut dot = "";
        if let Some(root) = self.root {
            f.write_str(root)?;
            dot = ".";
        }
        for segment in self.segments() {
            match segment {
                Segment::Field(name) => write!(f, "{dot}{name}")?,
                Segment::Index(index) => write!(f, "[{index}]")?,
            }
            dot = ".";
        }
        Ok(())
    }
}

/// The functions of an error that knows the field at fault.
macro_rules! located {
    ($error:ty) => {
        impl $error {
            /// The field at fault.
            #[must_use]
            pub fn path(&self) -> &$crate::error::Path {
                &self.0.path
            }

            /// Adds the enclosing field to the path.
            #[cold]
            #[inline(never)]
            #[must_use]
            pub fn in_field(mut self, name: &'static str) -> Self {
                self.0.path.push($crate::error::Segment::Field(name));
                self
            }

            /// Adds the index in the enclosing list to the path.
            #[cold]
            #[inline(never)]
            #[must_use]
            pub fn at_index(mut self, index: usize) -> Self {
                self.0.path.push($crate::error::Segment::Index(index));
                self
            }

            /// Sets the type in which the path starts.
            #[cold]
            #[inline(never)]
            #[must_use]
            pub fn in_type(mut self, name: &'static str) -> Self {
                self.0.path.set_root(name);
                self
            }
        }
    };
}
pub(crate) use located;
