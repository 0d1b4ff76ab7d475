//! Writes captures.

use std::{
    collections::HashMap,
    io::{self, Write},
    net::{IpAddr, SocketAddr},
};

use codec_core::{Format as _, Implied, LittleEndian, Wire};
use etherparse::PacketBuilder;

use super::{Direction, Flow, Time};

/// Writes what passes between clients and servers as a pcapng file.
///
/// The bytes are those of the connections; their packets, with addresses, sequence numbers and
/// checksums, are made up around them.
#[derive(Debug)]
pub struct Recorder<W> {
    output: W,
    /// The next sequence numbers of each connection: of the client, of the server.
    sequences: HashMap<Flow, [u32; 2]>,
}

/// The block at the start of a file.
#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct SectionHeader {
    #[wire(const = 0x0a0d_0d0a)]
    kind: Implied<u32>,
    #[wire(const = 28)]
    len: Implied<u32>,
    #[wire(const = 0x1a2b_3c4d)]
    byte_order: Implied<u32>,
    #[wire(const = 1)]
    major: Implied<u16>,
    #[wire(const = 0)]
    minor: Implied<u16>,
    #[wire(const = u64::MAX)]
    section_len: Implied<u64>,
    #[wire(const = 28)]
    len_again: Implied<u32>,
}

/// The block of an interface without Ethernet, whose times are in nanoseconds.
#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct InterfaceDescription {
    #[wire(const = 1)]
    kind: Implied<u32>,
    #[wire(const = 32)]
    len: Implied<u32>,
    #[wire(const = 101)]
    link: Implied<u16>,
    #[wire(const = 0)]
    reserved: Implied<u16>,
    #[wire(const = 0)]
    max_len: Implied<u32>,
    #[wire(const = [9, 0, 1, 0, 9, 0, 0, 0])]
    resolution: Implied<[u8; 8]>,
    #[wire(const = 0)]
    end_of_options: Implied<u32>,
    #[wire(const = 32)]
    len_again: Implied<u32>,
}

/// What is before and behind the bytes of a packet.
#[derive(Wire, Debug)]
#[wire(format = LittleEndian)]
struct PacketHead {
    #[wire(const = 6)]
    kind: Implied<u32>,
    len: u32,
    #[wire(const = 0)]
    interface: Implied<u32>,
    time_high: u32,
    time_low: u32,
    captured: u32,
    original: u32,
}

/// Bytes of a packet block beside the packet.
const FRAME: usize = 32;
/// The most that goes into one packet.
const MAX_PAYLOAD: usize = 32 << 10;

impl<W: Write> Recorder<W> {
    /// Begins a file.
    ///
    /// # Errors
    ///
    /// Fails if the output does.
    pub fn new(mut output: W) -> io::Result<Self> {
        let header = SectionHeader {
            kind: Implied::new(),
            len: Implied::new(),
            byte_order: Implied::new(),
            major: Implied::new(),
            minor: Implied::new(),
            section_len: Implied::new(),
            len_again: Implied::new(),
        };
        output.write_all(&LittleEndian::to_vec(&header).map_err(io::Error::other)?)?;
        let interface = InterfaceDescription {
            kind: Implied::new(),
            len: Implied::new(),
            link: Implied::new(),
            reserved: Implied::new(),
            max_len: Implied::new(),
            resolution: Implied::new(),
            end_of_options: Implied::new(),
            len_again: Implied::new(),
        };
        output.write_all(&LittleEndian::to_vec(&interface).map_err(io::Error::other)?)?;
        Ok(Self { output, sequences: HashMap::new() })
    }

    /// Writes the packets that open a TCP connection.
    ///
    /// # Errors
    ///
    /// Fails if the output does.
    pub fn open(&mut self, time: Time, flow: Flow) -> io::Result<()> {
        self.sequences.insert(flow, [0, 0]);
        self.tcp(time, flow, Direction::ToServer, Flags::Syn, &[])?;
        self.tcp(time, flow, Direction::ToClient, Flags::SynAck, &[])
    }

    /// Writes bytes of a TCP connection.
    ///
    /// # Errors
    ///
    /// Fails if the output does.
    pub fn data(
        &mut self,
        time: Time,
        flow: Flow,
        direction: Direction,
        bytes: &[u8],
    ) -> io::Result<()> {
        for bytes in bytes.chunks(MAX_PAYLOAD) {
            self.tcp(time, flow, direction, Flags::Data, bytes)?;
        }
        Ok(())
    }

    /// Writes the packet by which a side ends a TCP connection.
    ///
    /// # Errors
    ///
    /// Fails if the output does.
    pub fn close(&mut self, time: Time, flow: Flow, direction: Direction) -> io::Result<()> {
        self.tcp(time, flow, direction, Flags::Fin, &[])
    }

    /// Writes a datagram.
    ///
    /// # Errors
    ///
    /// Fails if the output does.
    pub fn datagram(
        &mut self,
        time: Time,
        flow: Flow,
        direction: Direction,
        bytes: &[u8],
    ) -> io::Result<()> {
        let (from, to) = ends(flow, direction);
        let builder = ip(from.ip(), to.ip()).udp(from.port(), to.port());
        let mut packet = Vec::with_capacity(builder.size(bytes.len()));
        builder.write(&mut packet, bytes).map_err(io::Error::other)?;
        self.packet(time, &packet)
    }

    /// Hands everything to the output.
    ///
    /// # Errors
    ///
    /// Fails if the output does.
    pub fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    /// Gives the output back.
    pub fn into_inner(self) -> W {
        self.output
    }

    fn tcp(
        &mut self,
        time: Time,
        flow: Flow,
        direction: Direction,
        flags: Flags,
        bytes: &[u8],
    ) -> io::Result<()> {
        let (from, to) = ends(flow, direction);
        let [client, server] = *self.sequences.entry(flow).or_default();
        let (own, other) = match direction {
            Direction::ToServer => (client, server),
            Direction::ToClient => (server, client),
        };
        let builder = ip(from.ip(), to.ip()).tcp(from.port(), to.port(), own, u16::MAX);
        let builder = match flags {
            Flags::Syn => builder.syn(),
            Flags::SynAck => builder.syn().ack(other),
            Flags::Data => builder.psh().ack(other),
            Flags::Fin => builder.fin().ack(other),
        };
        let mut packet = Vec::with_capacity(builder.size(bytes.len()));
        builder.write(&mut packet, bytes).map_err(io::Error::other)?;
        let taken = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        let taken = taken.wrapping_add(u32::from(!matches!(flags, Flags::Data)));
        let next = own.wrapping_add(taken);
        let next = match direction {
            Direction::ToServer => [next, server],
            Direction::ToClient => [client, next],
        };
        self.sequences.insert(flow, next);
        self.packet(time, &packet)
    }

    fn packet(&mut self, Time(time): Time, packet: &[u8]) -> io::Result<()> {
        let padding = packet.len().next_multiple_of(4).saturating_sub(packet.len());
        let total = packet.len().saturating_add(padding).saturating_add(FRAME);
        let word = |number: usize| u32::try_from(number).map_err(io::Error::other);
        let head = PacketHead {
            kind: Implied::new(),
            len: word(total)?,
            interface: Implied::new(),
            time_high: u32::try_from(time >> 32).unwrap_or_default(),
            time_low: u32::try_from(time & 0xffff_ffff).unwrap_or_default(),
            captured: word(packet.len())?,
            original: word(packet.len())?,
        };
        self.output.write_all(&LittleEndian::to_vec(&head).map_err(io::Error::other)?)?;
        self.output.write_all(packet)?;
        self.output.write_all([0; 3].get(..padding).unwrap_or_default())?;
        self.output.write_all(&word(total)?.to_le_bytes())
    }
}

#[derive(Clone, Copy)]
enum Flags {
    Syn,
    SynAck,
    Data,
    Fin,
}

/// Sender and receiver.
fn ends(flow: Flow, direction: Direction) -> (SocketAddr, SocketAddr) {
    match direction {
        Direction::ToServer => (flow.client, flow.server),
        Direction::ToClient => (flow.server, flow.client),
    }
}

fn ip(from: IpAddr, to: IpAddr) -> etherparse::PacketBuilderStep<etherparse::IpHeaders> {
    const HOPS: u8 = 64;
    let six = |address: IpAddr| match address {
        IpAddr::V4(address) => address.to_ipv6_mapped().octets(),
        IpAddr::V6(address) => address.octets(),
    };
    match (from, to) {
        (IpAddr::V4(from), IpAddr::V4(to)) => PacketBuilder::ipv4(from.octets(), to.octets(), HOPS),
        _ => PacketBuilder::ipv6(six(from), six(to), HOPS),
    }
}
