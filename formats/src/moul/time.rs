//! Points in time.

use core::time::Duration;

use codec_core::Wire;

use super::Moul;

/// `plUnifiedTime`: a point in time since 1970.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plUnifiedTime")]
pub struct UnifiedTime {
    /// Whole seconds since the start of 1970, in UTC.
    pub seconds: u32,
    /// Microseconds on top.
    pub microseconds: u32,
}

impl UnifiedTime {
    /// The point this long after the start of 1970; `None` past the year 2106.
    #[must_use]
    pub fn from_epoch(since: Duration) -> Option<Self> {
        let seconds = u32::try_from(since.as_secs()).ok()?;
        Some(Self { seconds, microseconds: since.subsec_micros() })
    }

    /// How long after the start of 1970 it is.
    #[must_use]
    pub fn since_epoch(self) -> Duration {
        let micros = Duration::from_micros(self.microseconds.into());
        Duration::from_secs(self.seconds.into()).saturating_add(micros)
    }
}
