//! Packets: the header, the optional headers, and the fragments of messages.

use codec_core::{
    BigEndian, DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, Implied, Layout, Reader,
    Shape, Size, Wire, Writer,
};

use super::{
    enums::{FragmentGroup, PacketHeaderFlags, ServerSwitchType},
    format::AsheronsCall,
    messages::login::{ConnectRequest, LoginRequest},
    number::invalid,
};
use codec_core::FlagWord;

/// The flag word of a packet.
type PacketFlags = FlagWord<PacketHeaderFlags, { PacketHeaderFlags::PRESENCE }>;

/// A packet: a header of 20 bytes, optional headers, fragments.
///
/// ```text
/// 6b 08 00 00 | 00 40 00 00 | 92 bb 04 b2 | 0b 00     | 0e f7 | 04 00 | 01 00     | 3b 02 00 00
/// sequence    | flags       | checksum    | recipient | time  | size  | iteration | acknowledged
/// ```
///
/// The size counts what is behind the header. Size and flags are computed, the checksum is not:
/// [`seal`](Self::seal) sets it, a [`ReceivedPacket`](super::ReceivedPacket) tells whether it is
/// right.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Packet {
    /// Sequence number of the packet.
    pub sequence: u32,
    /// Bits of the fields of the body, which are computed, and bits without a field, such as
    /// [`ENCRYPTED_CHECKSUM`](PacketHeaderFlags::ENCRYPTED_CHECKSUM).
    pub flags: PacketFlags,
    /// Checksum over header, optional headers and fragments.
    pub checksum: u32,
    /// Number of the recipient.
    pub recipient: u16,
    /// Time since the last packet.
    pub time: u16,
    /// Bytes behind the header.
    pub size: Implied<u16>,
    /// Iteration of the connection.
    pub iteration: u16,
    /// What is behind the header.
    #[wire(len = size, with(flags))]
    pub body: PacketBody,
}

/// What is behind the header of a [`Packet`]: optional headers, fragments.
///
/// The flag word is in the header; its bits are set from the fields that are there.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, with(flags: PacketFlags))]
pub struct PacketBody {
    /// Asks the client to go to another server.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::SERVER_SWITCH))]
    pub server_switch: Option<ServerSwitch>,
    /// Address of the login server.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::LOGON_SERVER_ADDR))]
    pub logon_server: Option<SocketAddress>,
    /// Sends the client to another server.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::REFERRAL))]
    pub referral: Option<Referral>,
    /// Sequence numbers of packets to send again.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::REQUEST_RETRANSMIT))]
    pub request_retransmit: Option<Vec<u32>>,
    /// Sequence numbers of packets that cannot be sent again.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::REJECT_RETRANSMIT))]
    pub reject_retransmit: Option<Vec<u32>>,
    /// The last packet received.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::ACK_SEQUENCE))]
    pub ack_sequence: Option<u32>,
    /// The first packet of a client.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::LOGIN_REQUEST))]
    pub login_request: Option<LoginRequest>,
    /// The first packet to a world server.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::WORLD_LOGIN_REQUEST))]
    pub world_login_request: Option<u64>,
    /// Answers a login.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::CONNECT_REQUEST))]
    pub connect_request: Option<ConnectRequest>,
    /// `ConnectResponse`: the cookie of the [`ConnectRequest`], sent to the next port.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::CONNECT_RESPONSE))]
    pub connect_response: Option<u64>,
    /// An error.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::NET_ERROR))]
    pub net_error: Option<NetError>,
    /// An error that ends the connection.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::NET_ERROR_DISCONNECT))]
    pub net_error_disconnect: Option<NetError>,
    /// A command for the connection.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::CICMD_COMMAND))]
    pub command: Option<CicmdCommand>,
    /// Clock of the sender, in seconds.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::TIME_SYNC))]
    pub time_sync: Option<f64>,
    /// Clock of the client, in seconds, to be echoed.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::ECHO_REQUEST))]
    pub echo_request: Option<f32>,
    /// Answers an echo request.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::ECHO_RESPONSE))]
    pub echo_response: Option<EchoResponse>,
    /// How much was received.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::FLOW))]
    pub flow: Option<Flow>,
    /// Fragments of messages, up to the end of the packet.
    #[wire(bit = flags & FlagWord::new(PacketHeaderFlags::BLOB_FRAGMENTS), rest)]
    pub fragments: Option<Vec<Fragment>>,
}

/// `ServerSwitch`: asks the client to go to another server.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ServerSwitch {
    /// Sequence number.
    pub sequence: u32,
    /// The kind of server.
    pub kind: ServerSwitchType,
}

/// `sockaddr_in`: an address.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SocketAddress {
    /// Address family.
    pub family: i16,
    /// Port, big-endian on the wire.
    #[wire(as = BigEndian<u16>)]
    pub port: u16,
    /// IPv4 address, in the order in which it is printed.
    pub address: [u8; 4],
    /// Unused.
    pub zero: u64,
}

/// `Referral`: sends the client to another server.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Referral {
    /// Proof for the other server.
    pub cookie: u64,
    /// Address of the other server.
    pub address: SocketAddress,
    /// Number of the other server.
    pub server_id: u16,
    /// Unused.
    pub padding: u16,
    /// Meaning unknown.
    pub unknown: u32,
}

/// `CICMDCommand`: a command for the connection.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct CicmdCommand {
    /// Number of the command; none is known.
    pub command: u32,
    /// What the command needs.
    pub parameter: u32,
}

/// `NetError`: an error of the connection, by the number of its text.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct NetError {
    /// Number of the text.
    pub string_id: u32,
    /// Number of the table of texts.
    pub table_id: u32,
}

/// `EchoResponse`: answers an echo request.
#[derive(Wire, Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct EchoResponse {
    /// Clock of the client, from the request.
    pub local_time: f32,
    /// Time between request and answer, in seconds.
    pub holding_time: f32,
}

/// `Flow`: how much was received. With its 6 bytes, what follows is not aligned.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Flow {
    /// Bytes that were received in the interval.
    pub bytes: u32,
    /// Length of the interval, in an unknown unit.
    pub interval: u16,
}

/// `BlobFragments`: a fragment of a message, a header of 16 bytes and at most 448 bytes of data.
///
/// ```text
/// 1f 01 00 00 | 1f 01 00 03 | 01 00 | 20 00 | 00 00 | 03 00 | b1 f7 00 00 ...
/// sequence    | id          | count | size  | index | queue | data
/// ```
///
/// The size counts the header too. Nothing is between two fragments.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Fragment {
    /// Sequence number of the message.
    pub sequence: u32,
    /// Number of the message: 0x80000000 from servers, sequence and queue from original clients.
    pub id: u32,
    /// How many fragments the message has.
    pub count: u16,
    /// Bytes of header and data.
    #[wire(as = FragmentSize)]
    pub size: Implied<u16>,
    /// Place of the fragment in the message, from 0.
    pub index: u16,
    /// Queue of the message; original clients also use numbers without a name here.
    pub queue: FragmentGroup,
    /// A part of the message.
    #[wire(count = size)]
    pub data: Vec<u8>,
}

impl Fragment {
    /// Bytes of the header of a fragment.
    pub const HEADER: usize = 16;
    /// The most bytes of data that a fragment has.
    pub const MAX_DATA: usize = 448;
}

/// The size of a fragment, header included, for the number of its data bytes.
#[derive(Debug)]
struct FragmentSize(());

const HEADER: u16 = 16;
const MAX_SIZE: u16 = 464;

impl Layout<AsheronsCall> for FragmentSize {
    const SIZE: Size = Size::fixed(2);

    fn shape() -> Shape {
        let of = || Shape::Shifted {
            of: <u16 as Layout<AsheronsCall>>::shape,
            plus: -16,
            range: (0, 448),
        };
        Shape::Named { name: "size with header", of }
    }
}

impl EncodeAs<AsheronsCall, u16> for FragmentSize {
    fn encode_as(value: &u16, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        match value.checked_add(HEADER) {
            Some(size @ ..=MAX_SIZE) => size.encode(out),
            _ => Err(EncodeError::too_long(usize::from(*value), 448)),
        }
    }
}

impl<'de> DecodeAs<'de, AsheronsCall, u16> for FragmentSize {
    fn decode_as(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<u16, DecodeError> {
        let start = input.offset();
        let size: u16 = input.value()?;
        match size.checked_sub(HEADER) {
            Some(len) if size <= MAX_SIZE => Ok(len),
            _ => Err(invalid("fragment size", u64::from(size), start)),
        }
    }
}
