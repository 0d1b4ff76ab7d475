//! IP packets that came in pieces, put together again.

use std::{
    collections::VecDeque,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
};

use etherparse::{
    IpFragOffset, IpNumber, Ipv4Header, Ipv6ExtensionSlice, Ipv6FlowLabel, Ipv6Header, LaxNetSlice,
    defrag::IpDefragBuf,
};

use super::{file::RawFrame, packet::slice};

/// Packets of which some pieces are missing still, the oldest first.
#[derive(Debug, Default)]
pub(super) struct Fragments {
    waiting: VecDeque<(Key, IpDefragBuf)>,
    lost: u64,
}

/// What the pieces of a packet have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key {
    from: IpAddr,
    to: IpAddr,
    identification: u32,
    protocol: IpNumber,
}

/// Packets that wait at once, of up to 64 KiB each; the oldest gives way.
const MAX_PACKETS: usize = 32;

impl Fragments {
    /// Takes a frame that is a piece of a packet; gives the whole packet if it was the last piece.
    pub(super) fn push(&mut self, frame: &RawFrame) -> Option<RawFrame> {
        let piece = piece(frame)?;
        let known = self.waiting.iter().position(|(key, _)| *key == piece.key);
        let (key, mut packet) =
            known.and_then(|index| self.waiting.remove(index)).unwrap_or_else(|| {
                (piece.key, IpDefragBuf::new(piece.key.protocol, Vec::new(), Vec::new()))
            });
        // A piece that contradicts the others is left out, so that they can still be completed.
        let _ = packet.add(piece.offset, piece.more, piece.payload);
        if packet.is_complete() {
            let data = with_header(key, &packet.take_bufs().0)?;
            return Some(RawFrame { time: frame.time, link: RAW_IP, data, truncated: false });
        }
        if self.waiting.len() >= MAX_PACKETS {
            self.waiting.pop_front();
            self.lost = self.lost.saturating_add(1);
        }
        self.waiting.push_back((key, packet));
        None
    }

    /// How many packets were never completed, those that wait included.
    pub(super) fn lost(&self) -> u64 {
        self.lost.saturating_add(super::wide(self.waiting.len()))
    }
}

struct Piece<'a> {
    key: Key,
    offset: IpFragOffset,
    more: bool,
    payload: &'a [u8],
}

/// The kind of network whose frames are IP packets.
const RAW_IP: i32 = 101;

fn piece(frame: &RawFrame) -> Option<Piece<'_>> {
    let net = slice(frame.link, &frame.data)?.net?;
    let whole = net.ip_payload_ref()?;
    let (protocol, payload) = (whole.ip_number, whole.payload);
    if whole.incomplete || frame.truncated {
        return None;
    }
    match &net {
        LaxNetSlice::Ipv4(ip) => {
            let header = ip.header();
            let [from, to] = [header.source_addr(), header.destination_addr()].map(IpAddr::V4);
            let identification = header.identification().into();
            let key = Key { from, to, identification, protocol };
            let (offset, more) = (header.fragments_offset(), header.more_fragments());
            Some(Piece { key, offset, more, payload })
        }
        LaxNetSlice::Ipv6(ip) => {
            let header = ip.header();
            let [from, to] = [header.source_addr(), header.destination_addr()].map(IpAddr::V6);
            let fragment =
                ip.extensions().clone().into_iter().find_map(|extension| match extension {
                    Ipv6ExtensionSlice::Fragment(fragment) => Some(fragment.to_header()),
                    _ => None,
                })?;
            let key = Key { from, to, identification: fragment.identification, protocol };
            let (offset, more) = (fragment.fragment_offset, fragment.more_fragments);
            Some(Piece { key, offset, more, payload })
        }
        LaxNetSlice::Arp(_) => None,
    }
}

/// The payload behind a header of its own, as a packet that was never cut.
fn with_header(key: Key, payload: &[u8]) -> Option<Vec<u8>> {
    const HOPS: u8 = 64;
    let mut packet = Vec::with_capacity(payload.len().saturating_add(Ipv6Header::LEN));
    let len = u16::try_from(payload.len()).ok()?;
    match (key.from, key.to) {
        (IpAddr::V4(from), IpAddr::V4(to)) => {
            let [from, to] = [from, to].map(|address: Ipv4Addr| address.octets());
            let header = Ipv4Header::new(len, HOPS, key.protocol, from, to).ok()?;
            packet.extend_from_slice(&header.to_bytes());
        }
        (IpAddr::V6(from), IpAddr::V6(to)) => {
            let [source, destination] = [from, to].map(|address: Ipv6Addr| address.octets());
            let header = Ipv6Header {
                traffic_class: 0,
                flow_label: Ipv6FlowLabel::ZERO,
                payload_length: len,
                next_header: key.protocol,
                hop_limit: HOPS,
                source,
                destination,
            };
            packet.extend_from_slice(&header.to_bytes());
        }
        _ => return None,
    }
    packet.extend_from_slice(payload);
    Some(packet)
}
