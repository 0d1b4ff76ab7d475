//! Frames as segments of TCP and datagrams of UDP.

use std::net::{IpAddr, SocketAddr};

use etherparse::{LaxNetSlice, LaxSlicedPacket, TransportSlice};

use super::file::RawFrame;

/// A piece of a TCP connection, or a datagram.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Segment<'a> {
    /// Who sent it.
    pub from: SocketAddr,
    /// Who is to receive it.
    pub to: SocketAddr,
    /// What is known of its place.
    pub transport: Transport,
    /// What it carries.
    pub payload: &'a [u8],
    /// Whether the capture lacks some of that.
    pub truncated: bool,
}

/// How a segment is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Transport {
    /// UDP.
    Udp,
    /// TCP.
    Tcp {
        /// Number of the first byte.
        sequence: u32,
        /// Whether it opens a connection.
        syn: bool,
        /// Whether it answers that.
        ack: bool,
        /// Whether the sender has no more to send.
        fin: bool,
        /// Whether the connection is aborted.
        reset: bool,
    },
}

/// The segment in a frame; `None` if it is something else.
///
/// # Errors
///
/// Fails if the frame is a piece of a larger packet.
pub fn segment(frame: &RawFrame) -> Result<Option<Segment<'_>>, &'static str> {
    let Some(sliced) = slice(frame.link, &frame.data) else { return Ok(None) };
    let Some(net) = &sliced.net else { return Ok(None) };
    let Some(payload) = net.ip_payload_ref() else { return Ok(None) };
    if payload.fragmented {
        return Err("a fragment of an IP packet");
    }
    let truncated = payload.incomplete || frame.truncated;
    let [from, to] = match net {
        LaxNetSlice::Ipv4(ip) => {
            [IpAddr::from(ip.header().source_addr()), IpAddr::from(ip.header().destination_addr())]
        }
        LaxNetSlice::Ipv6(ip) => {
            [IpAddr::from(ip.header().source_addr()), IpAddr::from(ip.header().destination_addr())]
        }
        LaxNetSlice::Arp(_) => return Ok(None),
    };
    Ok(match &sliced.transport {
        Some(TransportSlice::Udp(udp)) => Some(Segment {
            from: SocketAddr::new(from, udp.source_port()),
            to: SocketAddr::new(to, udp.destination_port()),
            transport: Transport::Udp,
            payload: udp.payload(),
            truncated,
        }),
        Some(TransportSlice::Tcp(tcp)) => Some(Segment {
            from: SocketAddr::new(from, tcp.source_port()),
            to: SocketAddr::new(to, tcp.destination_port()),
            transport: Transport::Tcp {
                sequence: tcp.sequence_number(),
                syn: tcp.syn(),
                ack: tcp.ack(),
                fin: tcp.fin(),
                reset: tcp.rst(),
            },
            payload: tcp.payload(),
            truncated,
        }),
        _ => None,
    })
}

/// Kinds of networks, by their numbers in pcap files.
pub(super) fn slice(link: i32, data: &[u8]) -> Option<LaxSlicedPacket<'_>> {
    match link {
        // Ethernet
        1 => LaxSlicedPacket::from_ethernet(data).ok(),
        // BSD loopback: the family, in either byte order
        0 | 108 => LaxSlicedPacket::from_ip(data.get(4..)?).ok(),
        // IP alone
        12 | 14 | 101 | 228 | 229 => LaxSlicedPacket::from_ip(data).ok(),
        // Linux, all interfaces: 16 bytes, or 20 in the second version
        113 => LaxSlicedPacket::from_ip(data.get(16..)?).ok(),
        276 => LaxSlicedPacket::from_ip(data.get(20..)?).ok(),
        _ => None,
    }
}
