//! The marker type of the format.

use codec_core::{NoDefault, Options, Order, Packed, Rules, UuidOrder};

use super::{EmptyWide, OldSafeString, sdl::typed::Walk};

/// The message format of Myst Online: Uru Live.
///
/// Little-endian, nothing between the fields, UUIDs as Windows has them in memory. Numbers, `bool`,
/// arrays, [`Uuid`](uuid::Uuid) and derived types stand for themselves. A field with a maximum
/// names a codec:
///
/// | `NET_MSG_FIELD_` | field |
/// |---|---|
/// | `BYTE()`, `WORD()`, `DWORD()`, `QWORD()` | `u8`, `u16`, `u32`, `u64`, or the same with a sign |
/// | `FLOAT()`, `DOUBLE()` | `f32`, `f64` |
/// | `STRING(64)` | `#[wire(as = NetString<64>)] name: String` |
/// | `VAR_COUNT(1, 1460)`, `VAR_PTR()` | `#[wire(as = VarBytes<1460>)] chunk: Bytes` |
/// | `VAR_COUNT(4, 512)`, `VAR_PTR()` | `#[wire(as = VarArray<u32, 512>)] ids: Vec<u32>` |
/// | the same without a maximum | `ids: Vec<u32>` |
/// | `DATA(20)`, `RAW_DATA(20)`, `PTR(20)`, `RAW_PTR(20)` | `hash: [u8; 20]` |
/// | `DWORD_ARRAY(4)`, and the arrays of other numbers | `key: [u32; 4]` |
/// | `DWORD()` with an IPv4 address | `#[wire(as = PackedIpv4)] address: Ipv4Addr` |
///
/// `RAW_VAR_PTR()` is the same as `VAR_PTR()`. [`field`](super::field) has the names that the
/// client's sources give to some kinds.
///
/// A variable array can only be the last field, so there can only be one:
///
/// ```compile_fail
/// # use codec_core::Wire;
/// # use formats::moul::Moul;
/// #[derive(Wire)]
/// #[wire(format = Moul)]
/// struct Message {
///     ids: Vec<u32>,
///     time: u32,
/// }
/// ```
///
/// and a message has a field:
///
/// ```compile_fail
/// # use codec_core::Wire;
/// # use formats::moul::Moul;
/// #[derive(Wire)]
/// #[wire(format = Moul)]
/// struct Message;
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Moul(());

/// What callers can choose for [`Moul`]: `options.format` of [`codec_core::Options`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct MoulOptions {
    /// Whether variable arrays keep to their declared maximum.
    pub var_limit: VarLimit,
    /// Whether a [`SafeString`](super::SafeString) may have the form from before 2003.
    pub old_safe_string: OldSafeString,
    /// Whether an empty [`SafeWString`](super::SafeWString) has a terminator.
    pub empty_wide: EmptyWide,
    /// Whether strings may be longer than declared.
    pub(super) any_text: bool,
}

impl MoulOptions {
    /// The defaults: the documented forms, without those that are no longer in use.
    pub const DEFAULT: Self = Self {
        var_limit: VarLimit::Declared,
        old_safe_string: OldSafeString::Refused,
        empty_wide: EmptyWide::Terminated,
        any_text: false,
    };

    /// The same with another limit for variable arrays.
    #[must_use]
    pub const fn with_var_limit(self, var_limit: VarLimit) -> Self {
        Self { var_limit, ..self }
    }

    /// The same without declared limits, to find the end of a message that exceeds one.
    pub(super) const fn without_limits(self) -> Self {
        Self { var_limit: VarLimit::Ignored, any_text: true, ..self }
    }

    /// The same with another choice of forms of a `SafeString`.
    #[must_use]
    pub const fn with_old_safe_string(self, old_safe_string: OldSafeString) -> Self {
        Self { old_safe_string, ..self }
    }

    /// The same with another form of an empty `SafeWString`.
    #[must_use]
    pub const fn with_empty_wide(self, empty_wide: EmptyWide) -> Self {
        Self { empty_wide, ..self }
    }
}

/// Whether variable arrays keep to their declared maximum, the second number of
/// `NET_MSG_FIELD_VAR_COUNT`.
///
/// Original clients never check it, and some servers exceed it: DIRTSAND sends file chunks of
/// 32768 bytes where 1460 are declared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum VarLimit {
    /// A larger count is an error, encoded or decoded.
    #[default]
    Declared,
    /// Any count is accepted; [`Limits`](codec_core::Limits) still bound the cost of decoding.
    Ignored,
}

/// What is kept while one message is encoded or decoded.
#[derive(Debug, Default)]
pub struct MoulState {
    /// Where an object of an unknown class ended.
    pub(super) unknown_end: Option<usize>,
    /// The position among the variables of a state, while it is read into a struct or written from
    /// one.
    pub(super) walk: Walk,
}

impl Packed for Moul {
    const NAME: &'static str = "MOUL";
    const ORDER: Order = Order::Little;
    const UUID: UuidOrder = UuidOrder::Microsoft;
    const OPTIONS: &'static Options<Self> = &Options::new(MoulOptions::DEFAULT);
    const RULES: Rules = Rules {
        no_fields: Some(
            "a MOUL message has at least one field: clients refuse to send an empty one; \
             give it a field such as `unused: u32`",
        ),
        list_not_last: Some(
            "a variable array is the last field of a MOUL message: move this field to the end, \
             or give it a fixed length, `[T; N]`",
        ),
        ..Rules::NONE
    };

    type Options = MoulOptions;
    type State = MoulState;
    type Count = u32;
    type Text = NoDefault;
}
