//! Constants that are text: `const = "RIFF"`.

use alloc::{borrow::Cow, boxed::Box, string::String};

use crate::{
    error::{DecodeError, DecodeErrorKind},
    fields::DecodeFields,
    format::entry_points::Format,
};

/// A text type that a field with a constant can have.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot hold a text constant",
    note = "use `String`, `&str`, `Cow<str>` or `Box<str>`"
)]
pub trait TextConstant {
    /// The constant as a value of the type.
    fn from_constant(text: &'static str) -> Self;

    /// The text.
    fn as_text(&self) -> &str;
}

macro_rules! text {
    ($($ty:ty $(, $life:lifetime)?;)*) => {$(
        impl<$($life)?> TextConstant for $ty {
            #[inline]
            fn from_constant(text: &'static str) -> Self {
                text.into()
            }

            #[inline]
            fn as_text(&self) -> &str {
                self
            }
        }
    )*};
}

text! {
    String;
    Box<str>;
    &'a str, 'a;
    Cow<'a, str>, 'a;
}

impl<F: Format> DecodeFields<'_, '_, '_, F> {
    /// Checks that the field `index`, which was read from `start` on, has the text it must have.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::WrongText`].
    #[inline]
    pub fn text_constant<T: TextConstant>(
        &self,
        index: usize,
        start: usize,
        found: &T,
        expected: &'static str,
    ) -> Result<(), DecodeError> {
        let found = found.as_text();
        if found == expected {
            return Ok(());
        }
        Err(self.locate(index, wrong(expected, found, start)))
    }
}

/// How many characters of a wrong text an error keeps.
const SHOWN: usize = 32;

#[cold]
fn wrong(expected: &'static str, found: &str, start: usize) -> DecodeError {
    let found = found.chars().take(SHOWN).collect();
    DecodeError::new(DecodeErrorKind::WrongText { expected, found }, start)
}
