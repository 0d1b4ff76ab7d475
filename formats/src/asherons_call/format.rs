//! The marker type of the format.

use codec_core::{Options, Order, Packed};

use super::text::String16L;

/// The message format of Asheron's Call.
///
/// Little-endian, nothing between the fields but what `align` puts there. Numbers, arrays, tuples
/// and derived types stand for themselves; a `String` is a [`String16L`], a list has a `u32` count.
/// Other representations are codecs:
///
/// | protocol | field |
/// |---|---|
/// | `bool` | `#[wire(as = Bool32)] open: bool` |
/// | `PackedDword` | `#[wire(as = PackedDword)] class: u32` |
/// | `PackedDword` of known type | `#[wire(as = DataId<0x0600_0000>)] icon: u32` |
/// | `WString` | `#[wire(as = WString)] title: String` |
/// | `PackableHashTable` | `skills: PackableHashTable<u32, Skill>` |
#[derive(Clone, Copy, Debug)]
pub struct AsheronsCall(());

/// What callers can choose for [`AsheronsCall`]: `options.format` of [`codec_core::Options`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct AsheronsCallOptions {
    /// How the password or ticket of a login is written.
    pub login_text: LoginText,
    /// How a wrong length in a login is handled.
    pub login_length: LoginLength,
}

/// How the password or ticket of a login is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoginText {
    /// As described: [`String32L`](super::String32L).
    #[default]
    Described,
    /// As the original client writes it: [`RetailString32L`](super::RetailString32L).
    Retail,
}

/// How a length in a [`LoginRequest`](super::messages::login::LoginRequest) is handled that differs
/// from the number of bytes behind it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoginLength {
    /// It is an error.
    #[default]
    Exact,
    /// It is ignored, as by public servers: the packet goes up to its end, and the number is kept.
    Ignored,
}

impl AsheronsCallOptions {
    /// The defaults: everything as described.
    pub const DEFAULT: Self =
        Self { login_text: LoginText::Described, login_length: LoginLength::Exact };

    /// Everything as the original client has it.
    pub const RETAIL: Self = Self { login_text: LoginText::Retail, ..Self::DEFAULT };

    /// The same with another form of the login text.
    #[must_use]
    pub const fn with_login_text(self, login_text: LoginText) -> Self {
        Self { login_text, ..self }
    }

    /// The same with another handling of a wrong length.
    #[must_use]
    pub const fn with_login_length(self, login_length: LoginLength) -> Self {
        Self { login_length, ..self }
    }
}

impl Packed for AsheronsCall {
    const NAME: &'static str = "Asheron's Call";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(AsheronsCallOptions::DEFAULT);

    type Options = AsheronsCallOptions;
    type State = ();
    type Count = u32;
    type Text = String16L;
}
