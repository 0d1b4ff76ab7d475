//! Mistakes, collected so that one build shows them all.

use proc_macro2::{Span, TokenStream};
use syn::Error;

/// The mistakes found so far.
///
/// It must be [finished](Self::finish); tests fail if it is dropped with unreported mistakes.
#[derive(Debug, Default)]
pub(crate) struct Errors {
    errors: Vec<Error>,
}

impl Errors {
    /// Adds a mistake.
    pub(crate) fn push(&mut self, error: Error) {
        self.errors.push(error);
    }

    /// Adds a mistake at `span`.
    pub(crate) fn at(&mut self, span: Span, message: impl std::fmt::Display) {
        self.push(Error::new(span, message));
    }

    /// Adds a mistake at `span` that involves a second place.
    pub(crate) fn both(
        &mut self,
        span: Span,
        message: impl std::fmt::Display,
        other: Span,
        note: impl std::fmt::Display,
    ) {
        self.at(span, message);
        self.at(other, note);
    }

    /// How many mistakes there are so far.
    pub(crate) fn count(&self) -> usize {
        self.errors.len()
    }

    /// Whether there are mistakes.
    pub(crate) fn any(&self) -> bool {
        !self.errors.is_empty()
    }

    /// The mistakes as compile errors.
    pub(crate) fn finish(mut self) -> TokenStream {
        self.errors.drain(..).map(|error| error.to_compile_error()).collect()
    }
}

#[cfg(test)]
impl Drop for Errors {
    fn drop(&mut self) {
        assert!(std::thread::panicking() || self.errors.is_empty(), "errors were not finished");
    }
}
