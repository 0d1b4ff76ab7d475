//! Sets of packets: one enum for all that a connection carries in one direction.

/// Declares an enum of packets that an [`OpcodeTable`](crate::tera::OpcodeTable) distinguishes.
///
/// Each variant holds one message, a type with `#[wire(format = Tera, name = "…")]`: the name is
/// looked up in the table at run time, because codes change from build to build. A packet whose
/// code the table does not know, or whose name no variant has, is kept in the variant `Raw`, which
/// the macro adds. So are its methods:
///
/// | item | what it does |
/// |---|---|
/// | `NAMES: &[&str]` | the names of all variants, for [`OpcodeTable::missing`](crate::tera::OpcodeTable::missing) |
/// | `name(&self) -> Option<&'static str>` | the name of the packet; none for `Raw` |
/// | `code(&self, &OpcodeTable) -> Option<u16>` | its code, if the table has one |
/// | `decode(code, &Bytes, &OpcodeTable)` | the packet with this code and body |
/// | `decode_with(&Packet, &OpcodeTable, &Options<Tera>)` | the same with integrity bytes and options |
/// | `encode(&self, &OpcodeTable, &mut BytesMut)` | appends the packet with its header |
/// | `encode_with(&self, integrity, &OpcodeTable, &mut BytesMut, &Options<Tera>)` | the same with integrity bytes and options |
///
/// The messages own what they hold; [`Bytes`](bytes::Bytes) fields share the body's memory.
///
/// # Examples
///
/// ```
/// use bytes::{Bytes, BytesMut};
/// use codec_core::Wire;
/// use formats::tera::{Frame, OpcodeTable, Tera};
///
/// #[derive(Wire, Debug, PartialEq)]
/// #[wire(format = Tera, name = "S_PING")]
/// struct Ping;
///
/// #[derive(Wire, Debug, PartialEq)]
/// #[wire(format = Tera, name = "S_UPDATE_HP")]
/// struct UpdateHp {
///     hp: u32,
/// }
///
/// formats::packet_set! {
///     /// What a server sends.
///     #[derive(Debug, PartialEq)]
///     pub enum ServerPacket {
///         Ping(Ping),
///         UpdateHp(UpdateHp),
///     }
/// }
///
/// let table: OpcodeTable = "S_PING 7\nS_UPDATE_HP 9".parse()?;
/// let mut out = BytesMut::new();
/// ServerPacket::UpdateHp(UpdateHp { hp: 5 }).encode(&table, &mut out)?;
/// assert_eq!(out, [8, 0, 9, 0, 5, 0, 0, 0][..]);
///
/// let body = Bytes::from_static(&[5, 0, 0, 0]);
/// let known = ServerPacket::decode(9, &body, &table)?;
/// assert_eq!(known, ServerPacket::UpdateHp(UpdateHp { hp: 5 }));
/// let unknown = ServerPacket::decode(10, &body, &table)?;
/// assert_eq!(unknown, ServerPacket::Raw { code: 10, body });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[macro_export]
macro_rules! packet_set {
    (
        $(#[$meta:meta])*
        $vis:vis enum $set:ident {
            $($(#[$variant_meta:meta])* $variant:ident($message:ty)),* $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $set {
            $($(#[$variant_meta])* $variant($message),)*
            /// A packet that is none of the others.
            Raw {
                /// The operation code.
                code: u16,
                /// What follows the header and the integrity bytes.
                body: $crate::tera::__private::Bytes,
            },
        }

        #[allow(dead_code, reason = "a set need not be used in both directions")]
        impl $set {
            /// The names of all packets but `Raw`.
            $vis const NAMES: &'static [&'static str] =
                &[$(<$message as $crate::tera::__private::MessageName>::NAME),*];

            /// The name of the packet; none for `Raw`.
            #[must_use]
            $vis fn name(&self) -> ::core::option::Option<&'static str> {
                match self {
                    $(Self::$variant(_) => ::core::option::Option::Some(
                        <$message as $crate::tera::__private::MessageName>::NAME,
                    ),)*
                    Self::Raw { .. } => ::core::option::Option::None,
                }
            }

            /// The code of the packet, if the table has one.
            #[must_use]
            $vis fn code(
                &self,
                table: &$crate::tera::OpcodeTable,
            ) -> ::core::option::Option<u16> {
                match self {
                    Self::Raw { code, .. } => ::core::option::Option::Some(*code),
                    #[allow(unreachable_patterns, reason = "a set may have no other variant")]
                    packet => packet.name().and_then(|name| table.code(name)),
                }
            }

            /// Decodes the packet with this code and body; `Raw` if it is none of the others.
            ///
            /// # Errors
            ///
            /// Fails if the body is not that of the message; the error names offset and field.
            $vis fn decode(
                code: u16,
                body: &$crate::tera::__private::Bytes,
                table: &$crate::tera::OpcodeTable,
            ) -> ::core::result::Result<Self, $crate::tera::__private::DecodeError> {
                let body = ::core::clone::Clone::clone(body);
                let packet =
                    $crate::tera::Packet { code, integrity: ::core::option::Option::None, body };
                Self::decode_with(&packet, table, $crate::tera::__private::DEFAULTS)
            }

            /// Decodes a packet, which may have integrity bytes, with options.
            ///
            /// # Errors
            ///
            /// As `decode`.
            $vis fn decode_with(
                packet: &$crate::tera::Packet,
                table: &$crate::tera::OpcodeTable,
                options: &$crate::tera::__private::Options<$crate::tera::Tera>,
            ) -> ::core::result::Result<Self, $crate::tera::__private::DecodeError> {
                // Only used by variants, and a set may have none.
                let _ = options;
                match table.name(packet.code) {
                    $(::core::option::Option::Some(
                        <$message as $crate::tera::__private::MessageName>::NAME,
                    ) => $crate::tera::Packet::decode_with(packet, options).map(Self::$variant),)*
                    _ => ::core::result::Result::Ok(Self::Raw {
                        code: packet.code,
                        body: ::core::clone::Clone::clone(&packet.body),
                    }),
                }
            }

            /// Appends the packet with its header to `out`: all of it, or nothing.
            ///
            /// # Errors
            ///
            /// Fails if the table has no code for the packet, or the format cannot hold it; `out`
            /// is then unchanged.
            $vis fn encode(
                &self,
                table: &$crate::tera::OpcodeTable,
                out: &mut $crate::tera::__private::BytesMut,
            ) -> ::core::result::Result<(), $crate::tera::__private::EncodeError> {
                let integrity = ::core::option::Option::None;
                self.encode_with(integrity, table, out, $crate::tera::__private::DEFAULTS)
            }

            /// Appends the packet with its header and integrity bytes to `out`, with options.
            ///
            /// # Errors
            ///
            /// As `encode`.
            $vis fn encode_with(
                &self,
                integrity: ::core::option::Option<[u8; 8]>,
                table: &$crate::tera::OpcodeTable,
                out: &mut $crate::tera::__private::BytesMut,
                options: &$crate::tera::__private::Options<$crate::tera::Tera>,
            ) -> ::core::result::Result<(), $crate::tera::__private::EncodeError> {
                // Only used by variants, and a set may have none.
                let _ = (table, options);
                match self {
                    $(Self::$variant(message) => $crate::tera::__private::encode_named(
                        message, integrity, table, out, options,
                    ),)*
                    Self::Raw { code, body } => {
                        $crate::tera::Frame { code: *code, integrity, body }.encode_into(out)
                    }
                }
            }
        }
    };
}

/// What [`packet_set!`](crate::packet_set) names; not for other uses.
pub mod __private {
    pub use bytes::{Bytes, BytesMut};
    pub use codec_core::{DecodeError, EncodeError, MessageName, Options};
    use codec_core::{Encode, EncodeErrorKind, Format};

    use crate::tera::{OpcodeTable, Tera, encode_packet_with};

    /// The options of entry points without `_with`.
    pub const DEFAULTS: &Options<Tera> = Tera::DEFAULTS;

    /// Appends `message` as a packet, with the code that the table has for its name.
    ///
    /// # Errors
    ///
    /// Fails if the table has none, and as [`encode_packet_with`].
    pub fn encode_named<T: Encode<Tera> + MessageName>(
        message: &T,
        integrity: Option<[u8; 8]>,
        table: &OpcodeTable,
        out: &mut BytesMut,
        options: &Options<Tera>,
    ) -> Result<(), EncodeError> {
        match table.code(T::NAME) {
            Some(code) => encode_packet_with(code, integrity, message, out, options),
            None => Err(no_code(T::NAME)),
        }
    }

    #[cold]
    fn no_code(name: &'static str) -> EncodeError {
        let what = "packet, which has no code in the table,";
        EncodeError::new(EncodeErrorKind::Invalid { what }).in_type(name)
    }
}
