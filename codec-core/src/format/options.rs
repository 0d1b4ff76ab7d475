//! What a caller chooses for one encode or decode.

use crate::format::{entry_points::Format, limits::Limits};

/// What a caller chooses for one encode or decode.
///
/// Every entry point of [`Format`] has a form with `_with` that takes them.
///
/// ```
/// # use codec_core::{Limits, Options, Packed, Order};
/// # #[derive(Debug)] struct Mine;
/// # impl Packed for Mine {
/// #     const NAME: &'static str = "plain";
/// #     const ORDER: Order = Order::Little;
/// #     const OPTIONS: &'static Options<Self> = &Options::new(());
/// #     type Options = (); type State = (); type Count = u32; type Text = codec_core::NoDefault;
/// # }
/// let options = Options::<Mine> { version: 7, ..Options::new(()) };
/// assert_eq!(options.limits, Limits::DEFAULT);
/// ```
pub struct Options<F: Format> {
    /// How much one decode may cost.
    pub limits: Limits,
    /// The protocol version, for fields with `since` or `until`; [`u32::MAX`] is the newest.
    pub version: u32,
    /// Whether decoding also rejects what readers usually ignore, such as padding bytes that are
    /// not zero. Each format's page lists what it adds.
    pub strict: bool,
    /// Whether decoding verifies checksums, as it does unless told otherwise.
    pub verify: bool,
    /// What the format itself lets callers choose.
    pub format: F::Options,
}

impl<F: Format> Options<F> {
    /// The given options of the format, with its default limits
    /// ([`Engine::LIMITS`](crate::Engine::LIMITS)), the newest version, and not strict.
    #[must_use]
    pub const fn new(format: F::Options) -> Self {
        Self { limits: F::LIMITS, version: u32::MAX, strict: false, verify: true, format }
    }
}

// Not derived: a derive would require the marker type `F` to be `Clone` and `Debug` too.
impl<F: Format> Clone for Options<F> {
    fn clone(&self) -> Self {
        let Self { limits, version, strict, verify, ref format } = *self;
        Self { limits, version, strict, verify, format: format.clone() }
    }
}

impl<F: Format> core::fmt::Debug for Options<F> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Options")
            .field("limits", &self.limits)
            .field("version", &self.version)
            .field("strict", &self.strict)
            .field("verify", &self.verify)
            .field("format", &self.format)
            .finish()
    }
}
