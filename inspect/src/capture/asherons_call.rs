//! A conversation of Asheron's Call.

use codec_core::Format as _;
use formats::asherons_call::{
    AsheronsCall as AcFormat, Assembler, KeyStream, Packet, ReceivedPacket,
    enums::PacketHeaderFlags,
};

use super::{Direction, Item, Items, Message, Note, wide};

/// A conversation, of which the capture may lack parts.
pub(super) struct AsheronsCall {
    client: Side,
    server: Side,
    failures: u32,
    decoded: bool,
}

struct Side {
    assembler: Assembler,
    keys: Option<Keys>,
}

/// The words of a key stream that no packet has used yet.
struct Keys {
    stream: KeyStream,
    ahead: Vec<u32>,
}

/// How many packets may be lost before the key stream is.
const AHEAD: usize = 256;
/// Messages in pieces, and their bytes, that wait in each direction.
const MAX_PENDING: usize = 64;
const MAX_BYTES: usize = 1 << 18;

/// Whether a datagram is a packet, with a checksum that is right as far as anybody can know.
pub(super) fn begins(bytes: &[u8]) -> bool {
    AcFormat::from_slice::<ReceivedPacket>(bytes)
        .is_ok_and(|received| is_encrypted(&received.packet) || received.verify(None))
}

impl AsheronsCall {
    pub(super) fn new() -> Self {
        let side = || {
            let assembler = Assembler::new(MAX_PENDING).with_max_bytes(MAX_BYTES);
            Side { assembler, keys: None }
        };
        Self { client: side(), server: side(), failures: 0, decoded: false }
    }

    pub(super) fn held(&self) -> usize {
        self.client.assembler.held().saturating_add(self.server.assembler.held())
    }

    fn side(&mut self, direction: Direction) -> &mut Side {
        match direction {
            Direction::ToServer => &mut self.client,
            Direction::ToClient => &mut self.server,
        }
    }

    /// A datagram.
    pub(super) fn data(&mut self, direction: Direction, bytes: &[u8], out: &mut Items) {
        let received = match AcFormat::from_slice::<ReceivedPacket>(bytes) {
            Ok(received) => received,
            Err(error) => {
                self.failures = self.failures.saturating_add(1);
                return out.push((direction, Note::fault(error.to_string(), wide(bytes.len()))));
            }
        };
        self.decoded = true;
        if !self.side(direction).verify(&received) {
            let text = format!("wrong checksum of packet {}", received.packet.sequence);
            out.push((direction, Note::fault(text, 0)));
        }
        let Packet { body, .. } = received.packet;
        if let Some(request) = &body.connect_request {
            self.client.keys = Some(Keys::new(request.incoming_seed));
            self.server.keys = Some(Keys::new(request.outgoing_seed));
        }
        for fragment in body.fragments.into_iter().flatten() {
            if let Some(message) = self.side(direction).assembler.push(fragment) {
                out.push((direction, Item::Message(self::message(direction, message))));
            }
        }
    }

    /// What could not be read, at the end.
    pub(super) fn finish(&mut self, direction: Direction, out: &mut Items) {
        let assembler = &self.side(direction).assembler;
        let (pending, held) = (assembler.pending(), wide(assembler.held()));
        if pending > 0 {
            let text = format!("{pending} messages lack fragments");
            out.push((direction, Note::fault(text, held)));
        }
    }
}

impl Side {
    /// Whether the checksum is right, or nobody can know.
    fn verify(&mut self, received: &ReceivedPacket) -> bool {
        if !is_encrypted(&received.packet) {
            return received.verify(None);
        }
        let resent = received.packet.flags.all().contains(PacketHeaderFlags::RETRANSMISSION);
        match &mut self.keys {
            // A packet that is sent again has the word of the first time.
            Some(keys) => keys.take(received.key()) || resent,
            None => true,
        }
    }
}

impl Keys {
    fn new(seed: u32) -> Self {
        Self { stream: KeyStream::new(seed), ahead: Vec::new() }
    }

    /// Whether `key` is one of the next words; it is used up then.
    fn take(&mut self, key: u32) -> bool {
        let missing = AHEAD.saturating_sub(self.ahead.len());
        self.ahead.extend(self.stream.by_ref().take(missing));
        match self.ahead.iter().position(|word| *word == key) {
            Some(index) => {
                self.ahead.remove(index);
                true
            }
            None => false,
        }
    }
}

fn is_encrypted(packet: &Packet) -> bool {
    packet.flags.all().contains(PacketHeaderFlags::ENCRYPTED_CHECKSUM)
}

fn message(direction: Direction, bytes: Vec<u8>) -> Message {
    let number = bytes.first_chunk().map(|bytes| u64::from(u32::from_le_bytes(*bytes)));
    let set = match direction {
        Direction::ToServer => "ClientMessage",
        Direction::ToClient => "ServerMessage",
    };
    Message { format: "asherons_call", set, number, name: None, bytes }
}
