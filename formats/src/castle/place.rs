//! The place of an error, by the names of the tokens.
//!
//! The path of an error contains the indices of tokens, because the names in a file are data, which
//! a path cannot hold. With the file or the value at hand, the names can be looked up.

use core::fmt::{self, Write as _};

use codec_core::{Path, Segment};

use super::{Compound, File, Value, View};

impl File<'_> {
    /// The path of a decode error with the names of the tokens, such as `Level.Players[2].Name`.
    ///
    /// A token whose name cannot be read, because it is broken or the path is not one of this file,
    /// is shown as the path has it: `[4]`.
    ///
    /// ```
    /// use codec_core::Format;
    /// use formats::castle::{Castle, Compound, File};
    ///
    /// // The text of `Hello` is not UTF-8.
    /// let bytes = b"\0\x07\0\0\0\0\0\x05\0Hello\x01\0\x0c\0\0\x02\0\xff\xff";
    /// let error = Castle::from_slice::<Compound>(bytes).unwrap_err();
    /// assert_eq!(error.path().to_string(), "[0]");
    /// assert_eq!(File::open(bytes)?.named_path(error.path()), "Hello");
    /// # Ok::<(), codec_core::DecodeError>(())
    /// ```
    #[must_use]
    pub fn named_path(&self, path: &Path) -> String {
        let mut view = Some(self.root());
        walk(path, |segment| {
            let (name, next) = step(view?, segment)?;
            view = Some(next);
            name
        })
    }
}

impl Compound {
    /// The path of an encode error with the names of the values, such as `Level.Players[2].Name`.
    ///
    /// A value that the compound does not have is shown as the path has it: `[4]`.
    ///
    /// ```
    /// use codec_core::Format;
    /// use formats::castle::{Castle, Compound, Value};
    ///
    /// let mut inner = Compound::default();
    /// inner.push("größe", Value::Byte(1));
    /// let mut file = Compound::default();
    /// file.push("Level", Value::Compound(inner));
    /// let error = Castle::to_vec(&file).unwrap_err(); // names are ASCII
    /// assert_eq!(file.named_path(error.path()), "Level.\"größe\"");
    /// ```
    #[must_use]
    pub fn named_path(&self, path: &Path) -> String {
        let mut children = Children::Named(self);
        walk(path, |segment| {
            let Segment::Index(index) = segment else { return None };
            let (name, value) = match children {
                Children::Named(Compound(values)) => {
                    values.get(index).map(|(name, value)| (Some(name.as_str()), value))?
                }
                Children::Items(items) => items.get(index).map(|item| (None, item))?,
            };
            children = match value {
                Value::Compound(compound) => Children::Named(compound),
                Value::List(list) => Children::Items(&list.items),
                _ => Children::Items(&[]),
            };
            name
        })
    }
}

/// What a value holds.
enum Children<'v> {
    Named(&'v Compound),
    Items(&'v [Value]),
}

/// The token that a segment leads to, with its name, which elements of lists do not have.
fn step(view: View<'_>, segment: Segment) -> Option<(Option<&str>, View<'_>)> {
    match segment {
        Segment::Index(index) => match view.tokens() {
            Ok(mut tokens) => {
                let (name, token) = tokens.nth(index)?.ok()?;
                Some((Some(name), token))
            }
            Err(_) => Some((None, view.at(index).ok()?)),
        },
        Segment::Field(name) => Some((Some(name), view.find(name).ok()??)),
        _ => None,
    }
}

/// The path as text, with the names that `name` finds for its segments.
fn walk<'n>(path: &Path, mut name: impl FnMut(Segment) -> Option<&'n str>) -> String {
    let mut text = String::from(path.root().unwrap_or_default());
    for segment in path.segments() {
        let name = match (name(segment), segment) {
            (Some(name), _) | (None, Segment::Field(name)) => name,
            (None, Segment::Index(index)) => {
                push(&mut text, format_args!("[{index}]"));
                continue;
            }
            (None, _) => continue,
        };
        if !text.is_empty() {
            text.push('.');
        }
        if name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
            text.push_str(name);
        } else {
            push(&mut text, format_args!("{name:?}"));
        }
    }
    text
}

fn push(text: &mut String, more: fmt::Arguments<'_>) {
    // Writing to a string never fails.
    let _ = text.write_fmt(more);
}
