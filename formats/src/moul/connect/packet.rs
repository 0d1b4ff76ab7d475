//! The first packet of a connection.

use core::marker::PhantomData;

use codec_core::{
    Decode, DecodeAs, DecodeError, DecodeErrorKind, Encode, EncodeAs, EncodeError, Implied, Layout,
    Reader, Shape, Size, Wire, Writer,
    shape::{Count, Counts, Frame},
};
use uuid::{Uuid, uuid};

use crate::moul::Moul;

/// The connect packet: what the client is, and what it wants.
///
/// ```text
/// 0a     1f 00    96 03 00 00   32 00 00 00   01 00 00 00   21 98 48 ea …   14 00 00 00   00 …
/// type   length   build         build type    branch        product         length        data
/// ```
///
/// The first length is always 31. Servers do not answer; they close the connection if they do not
/// like the packet. It should be sent in one piece.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct ConnectPacket {
    /// The [`ConnectionType`], written from `data`.
    pub connection_type: Implied<u8>,
    /// Length of the header.
    #[wire(const = 31)]
    pub header_len: Implied<u16>,
    /// Build of the client; 0 on the File connection, so that any can update itself.
    pub build_id: u32,
    /// Kind of build.
    pub build_type: BuildType,
    /// Branch of the client, usually 1.
    pub branch_id: u32,
    /// Product of the client.
    pub product_id: Uuid,
    /// What the type of the connection adds.
    #[wire(switch = connection_type)]
    pub data: ConnectData,
}

impl ConnectPacket {
    /// The product of all clients of Uru Live.
    pub const URU: Uuid = uuid!("ea489821-6c35-4bd0-9dae-bb17c585e680");

    /// The packet of a live client of Uru Live, branch 1; its header has build 0 on the File
    /// connection.
    #[must_use]
    pub const fn new(build_id: u32, data: ConnectData) -> Self {
        let build_id = if matches!(data, ConnectData::File(_)) { 0 } else { build_id };
        Self {
            connection_type: Implied::new(),
            header_len: Implied::new(),
            build_id,
            build_type: BuildType::Live,
            branch_id: 1,
            product_id: Self::URU,
            data,
        }
    }
}

/// What the type of the connection adds to a [`ConnectPacket`].
///
/// All but `SimpleNet` have a `u32` before it that counts its bytes and itself.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u8)]
#[non_exhaustive]
pub enum ConnectData {
    /// To the auth server.
    #[wire(id = 10)]
    Auth(#[wire(as = DataLength<Token>)] Token),
    /// To a game server.
    #[wire(id = 11)]
    Game(#[wire(as = DataLength<PlayerIds>)] PlayerIds),
    /// To the file server.
    #[wire(id = 16)]
    File(#[wire(as = DataLength<FileClient>)] FileClient),
    /// To the server for customer service; not in use.
    #[wire(id = 20)]
    Csr {
        /// Length of the data, which is only itself.
        #[wire(const = 4)]
        length: Implied<u32>,
    },
    /// To a tool on the same computer; not in use.
    #[wire(id = 21)]
    SimpleNet(SimpleNetChannel),
    /// To the gatekeeper.
    #[wire(id = 22)]
    GateKeeper(#[wire(as = DataLength<Token>)] Token),
}

impl ConnectData {
    /// The type of the connection.
    #[must_use]
    pub const fn connection_type(&self) -> ConnectionType {
        match self {
            Self::Auth(_) => ConnectionType::CliToAuth,
            Self::Game(_) => ConnectionType::CliToGame,
            Self::File(_) => ConnectionType::CliToFile,
            Self::Csr { .. } => ConnectionType::CliToCsr,
            Self::SimpleNet(_) => ConnectionType::SimpleNet,
            Self::GateKeeper(_) => ConnectionType::CliToGateKeeper,
        }
    }
}

/// Data of the Auth and Gatekeeper connections.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct Token {
    /// Zeros, or what [`ServerAddr`](crate::moul::messages::auth::ServerAddr) asked to be sent.
    pub token: Uuid,
}

/// Data of the Game connection; clients leave whatever is in memory there.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct PlayerIds {
    /// The account; not used.
    pub account_id: Uuid,
    /// The age; not used.
    pub age_id: Uuid,
}

/// Data of the File connection.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct FileClient {
    /// Build of the client; 0 from the patcher.
    pub build_id: u32,
    /// 0 from clients.
    pub server_type: u32,
}

/// Data of the `SimpleNet` connection: which kind of tool it is.
#[derive(Wire, Clone, Copy)]
#[wire(format = Moul, repr = u32, open)]
#[non_exhaustive]
pub enum SimpleNetChannel {
    /// 0: none.
    Nil,
    /// 1: customer service.
    Csr,
    /// 2: probably 3ds Max.
    Max,
    /// Another number.
    #[wire(other)]
    Unknown(u32),
}

/// What a connection is for: the first byte of a [`ConnectPacket`].
#[derive(Wire, Clone, Copy)]
#[wire(format = Moul, repr = u8, open)]
#[non_exhaustive]
pub enum ConnectionType {
    /// 0: none.
    #[wire(id = 0)]
    Nil,
    /// 1.
    #[wire(id = 1)]
    Debug,
    /// 10.
    #[wire(id = 10)]
    CliToAuth,
    /// 11.
    #[wire(id = 11)]
    CliToGame,
    /// 12: between servers, not public; so are the others `SrvTo`.
    #[wire(id = 12)]
    SrvToAgent,
    /// 13.
    #[wire(id = 13)]
    SrvToMcp,
    /// 14.
    #[wire(id = 14)]
    SrvToVault,
    /// 15.
    #[wire(id = 15)]
    SrvToDb,
    /// 16.
    #[wire(id = 16)]
    CliToFile,
    /// 17.
    #[wire(id = 17)]
    SrvToState,
    /// 18.
    #[wire(id = 18)]
    SrvToLog,
    /// 19.
    #[wire(id = 19)]
    SrvToScore,
    /// 20.
    #[wire(id = 20)]
    CliToCsr,
    /// 21.
    #[wire(id = 21)]
    SimpleNet,
    /// 22.
    #[wire(id = 22)]
    CliToGateKeeper,
    /// 97, the letter `a`.
    #[wire(id = 97)]
    AdminInterface,
    /// Another number.
    #[wire(other)]
    Unknown(u8),
}

impl ConnectionType {
    /// Whether it has setup packets: all but File and `SimpleNet`.
    #[must_use]
    pub const fn has_setup(self) -> bool {
        !matches!(self, Self::CliToFile | Self::SimpleNet)
    }

    /// The generator of its key exchange, the *g* of [`ClientKeys`](super::ClientKeys), if clients
    /// have one.
    #[must_use]
    pub const fn generator(self) -> Option<u32> {
        match self {
            Self::CliToGateKeeper => Some(4),
            Self::CliToAuth => Some(41),
            Self::CliToGame => Some(73),
            Self::CliToCsr => Some(97),
            _ => None,
        }
    }
}

/// Kind of a build.
#[derive(Wire, Clone, Copy)]
#[wire(format = Moul, repr = u32, open)]
#[non_exhaustive]
pub enum BuildType {
    /// 10.
    #[wire(id = 10)]
    Dev,
    /// 20.
    #[wire(id = 20)]
    Qa,
    /// 30.
    #[wire(id = 30)]
    Test,
    /// 40.
    #[wire(id = 40)]
    Beta,
    /// 50.
    #[wire(id = 50)]
    Live,
    /// Another number.
    #[wire(other)]
    Unknown(u32),
}

/// A value of fixed length, behind a `u32` that counts its bytes and the four of itself.
#[derive(Debug)]
struct DataLength<T>(PhantomData<T>);

impl<T: Layout<Moul>> Layout<Moul> for DataLength<T> {
    const SIZE: Size = Size::fixed(size_of::<u32>()).and(T::SIZE).converted();

    fn shape() -> Shape {
        Shape::Framed {
            of: T::shape,
            frame: Frame::Prefix(
                Count::new(<u32 as Layout<Moul>>::shape, Counts::Bytes)
                    .plus(4)
                    .at_most(T::SIZE.fixed.unwrap_or(0)),
            ),
        }
    }
}

impl<T: Encode<Moul>> EncodeAs<Moul, T> for DataLength<T> {
    fn encode_as(value: &T, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let len = Self::SIZE.fixed.and_then(|len| u32::try_from(len).ok()).unwrap_or(u32::MAX);
        out.value(&len)?;
        out.value(value)
    }
}

impl<'de, T: Decode<'de, Moul>> DecodeAs<'de, Moul, T> for DataLength<T> {
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<T, DecodeError> {
        let start = input.offset();
        let len: u32 = input.value()?;
        let given = usize::try_from(len).unwrap_or(usize::MAX);
        if given < size_of::<u32>() || Self::SIZE.fixed.is_none_or(|len| given > len) {
            let kind = DecodeErrorKind::Invalid { what: "connect data length", value: len.into() };
            return Err(DecodeError::new(kind, start));
        }
        input.limited(given.saturating_sub(size_of::<u32>()), T::decode)
    }
}
