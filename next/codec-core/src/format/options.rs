use std::marker::PhantomData;

/// What the caller of an entry point chooses.
#[derive(Debug)]
pub struct Options<F> {
    /// The version of the protocol.
    pub version: u32,
    #[doc(hidden)]
    pub format: PhantomData<F>,
}

impl<F> Options<F> {
    /// Those of callers who choose nothing.
    #[must_use]
    pub const fn new((): ()) -> Self {
        Self { version: u32::MAX, format: PhantomData }
    }
}

impl<F> Clone for Options<F> {
    fn clone(&self) -> Self {
        Self { version: self.version, format: PhantomData }
    }
}
