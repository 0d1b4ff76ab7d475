//! The packets of a login: their optional headers.
//!
//! A client sends a packet with a [`LoginRequest`]; the server answers with a [`ConnectRequest`];
//! the client sends its cookie back (`ConnectResponse`, a `u64`) to the next port.

use core::fmt;

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, EncodeErrorKind, Layout, Reader, Shape, Size, Wire,
    Writer, shape::Frame,
};

use crate::asherons_call::{
    AsheronsCall, LoginLength, LoginString,
    enums::{AuthFlags, NetAuthType},
};
use crate::secret::hides;

/// `LoginRequest` (flag 0x10000): the first packet of a client, up to its end.
///
/// ```text
/// 04 00 31 38 30 32 00 00 | 28 00 00 00  | 01 00 00 00 | 00 00 00 00 | c0 42 a4 58 | ...
/// version "1802"          | length below | auth kind   | flags       | time        | account, ...
/// ```
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct LoginRequest {
    /// Version of the client: `1802` in all captures.
    pub client_version: String,
    /// Who logs in, behind the number of its bytes.
    pub credentials: Claimed<Credentials>,
}

/// A value up to the end of its packet, behind a `u32` that says how many bytes it has.
///
/// Original clients write the right number. Some others do not, and servers do not look at it:
/// with [`LoginLength::Ignored`] the number may be any, and is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct Claimed<T> {
    /// The number, if it is not how many bytes the value has. Encoding it is an error but with
    /// [`LoginLength::Ignored`].
    pub wrong_length: Option<u32>,
    /// What follows the number.
    pub value: T,
}

impl<T> Claimed<T> {
    /// The value behind the right number.
    #[must_use]
    pub const fn new(value: T) -> Self {
        Self { wrong_length: None, value }
    }
}

impl<T: Layout<AsheronsCall>> Layout<AsheronsCall> for Claimed<T> {
    const SIZE: Size = Size::at_least(4);

    fn shape() -> Shape {
        Shape::Named {
            name: "Claimed",
            of: || Shape::Framed {
                of: T::shape,
                frame: Frame::bytes(<u32 as Layout<AsheronsCall>>::shape),
            },
        }
    }
}

impl<T: Encode<AsheronsCall>> Encode<AsheronsCall> for Claimed<T> {
    fn encode(&self, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        match (self.wrong_length, out.options().login_length) {
            (None, _) => return out.length::<u32>(|out| self.value.encode(out)),
            (Some(wrong), LoginLength::Ignored) => wrong.encode(out)?,
            (Some(_), LoginLength::Exact) => {
                let kind = EncodeErrorKind::Invalid { what: "wrong length" };
                return Err(EncodeError::new(kind));
            }
        }
        self.value.encode(out)
    }
}

impl<'de, T: Decode<'de, AsheronsCall>> Decode<'de, AsheronsCall> for Claimed<T> {
    fn decode(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<Self, DecodeError> {
        let claimed: u32 = input.value()?;
        let len = usize::try_from(claimed).unwrap_or(usize::MAX);
        let left = input.rest().len();
        if len != left && input.options().login_length == LoginLength::Ignored {
            let value = input.limited(left, T::decode)?;
            return Ok(Self { wrong_length: Some(claimed), value });
        }
        input.limited(len, T::decode).map(Self::new)
    }
}

/// Who logs in, and how that is proved.
///
/// `Debug` shows neither the secret nor a password behind the name of the account.
#[derive(Wire, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Credentials {
    /// How the account is proved.
    pub kind: NetAuthType,
    /// What the client wants.
    pub flags: AuthFlags,
    /// Clock of the client, in seconds since 1970.
    pub timestamp: u32,
    /// Name of the account; with [`NetAuthType::Account`] also `name:password`.
    pub account: String,
    /// Name of the account to log in as, for administrators.
    pub login_as: String,
    /// Nothing with [`NetAuthType::Account`], the password with [`NetAuthType::AccountPassword`], the
    /// ticket with [`NetAuthType::GlsTicket`].
    #[wire(as = LoginString)]
    pub secret: String,
    /// Zeros up to a multiple of 4 from some clients, nothing from the original one.
    #[wire(rest)]
    pub padding: Vec<u8>,
}

impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, flags, timestamp, account, login_as, secret: _, padding: _ } = self;
        let (name, password) = match account.split_once(':') {
            Some((name, _)) => (name, ":_"),
            None => (account.as_str(), ""),
        };
        f.debug_struct("Credentials")
            .field("kind", kind)
            .field("flags", flags)
            .field("timestamp", timestamp)
            .field("account", &format_args!("{name:?}{password}"))
            .field("login_as", login_as)
            .field("secret", &format_args!("_"))
            .finish_non_exhaustive()
    }
}

/// `ConnectRequest` (flag 0x40000): answers a [`LoginRequest`].
#[derive(Wire, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ConnectRequest {
    /// Clock of the server.
    pub server_time: f64,
    /// To be sent back in a `ConnectResponse`.
    pub cookie: u64,
    /// Number of the client, for the header of its packets.
    pub net_id: u32,
    /// Seed of the [`KeyStream`](crate::asherons_call::KeyStream) of the server's packets.
    pub outgoing_seed: u32,
    /// Seed of the key stream of the client's packets.
    pub incoming_seed: u32,
    /// Unused.
    pub padding: u32,
}

hides! {
    ConnectRequest { server_time, net_id, padding } hides cookie, outgoing_seed, incoming_seed
}
