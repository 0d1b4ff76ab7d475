//! A connection of Myst Online.

mod sets;

use codec_core::{DecodeError, DecodeErrorKind, Format as _};
use formats::moul::{
    Moul as MoulFormat,
    connect::{Cipher, ConnectPacket, Connection, ConnectionType, ServerSecurity, SetupPacket},
};

use self::sets::{KINDS, Kind, messages, number};
use super::{Direction, Item, Items, Keys, Message, Note, wide};

/// A connection, of which the capture may lack parts.
pub(super) struct Moul {
    kind: Option<&'static Kind>,
    /// What the client sent before the connection was open, for the exchange of keys.
    handshake: Vec<u8>,
    wants_encryption: bool,
    /// The server's answer to the setup, kept until the client's packets were read: in a capture it
    /// may stand before them.
    answer: Option<Answer>,
    cipher: Option<Cipher>,
    /// Whether messages may be encrypted, which shows with the first one.
    uncertain: bool,
    client: Side,
    server: Side,
    max_message: usize,
}

struct Answer {
    /// What the key is made of, if the server encrypts.
    seed: Option<[u8; 7]>,
}

struct Side {
    stage: Stage,
    buffer: Vec<u8>,
    /// How many bytes the message at the start of the buffer needs at least.
    wanted: usize,
    /// Bytes that were skipped and not reported yet.
    skipped: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Connect,
    Setup,
    /// Behind the packets of the setup, as long as the other side's are missing.
    Waiting,
    Open,
    /// Where the next message begins is not known; it may be at the start of a segment.
    Lost,
    Dead,
}

/// Whether bytes from a client begin a connection.
pub(super) fn begins(bytes: &[u8]) -> bool {
    matches!(bytes, [10 | 11 | 16 | 20 | 21 | 22, 31, 0, ..])
}

impl Moul {
    pub(super) fn new(max_message: usize) -> Self {
        let side = |stage| Side { stage, buffer: Vec::new(), wanted: 0, skipped: 0 };
        Self {
            kind: None,
            handshake: Vec::new(),
            wants_encryption: false,
            answer: None,
            cipher: None,
            uncertain: false,
            client: side(Stage::Connect),
            server: side(Stage::Setup),
            max_message,
        }
    }

    pub(super) fn held(&self) -> usize {
        [&self.handshake, &self.client.buffer, &self.server.buffer]
            .iter()
            .fold(0, |sum, bytes| bytes.len().saturating_add(sum))
    }

    fn side(&mut self, direction: Direction) -> &mut Side {
        match direction {
            Direction::ToServer => &mut self.client,
            Direction::ToClient => &mut self.server,
        }
    }

    /// The capture lacks the start of the connection.
    pub(super) fn lose_start(&mut self, out: &mut Items) {
        self.client.stage = Stage::Lost;
        self.server.stage = Stage::Lost;
        out.push((Direction::ToServer, Note::fault("the connection began before the capture", 0)));
    }

    /// Bytes are missing.
    pub(super) fn gap(&mut self, direction: Direction, len: u64, out: &mut Items) {
        let side = self.side(direction);
        let lost = len.saturating_add(wide(side.buffer.len()));
        side.buffer.clear();
        side.wanted = 0;
        let stage = side.stage;
        if stage != Stage::Dead {
            side.stage = Stage::Lost;
        }
        // The key stream goes on under the bytes that are missing.
        let mut left = len;
        while left > 0 && self.cipher.is_some() {
            let step = left.min(4096);
            let mut nothing = vec![0; usize::try_from(step).unwrap_or_default()];
            self.decrypt(direction, &mut nothing);
            left = left.saturating_sub(step);
        }
        if matches!(stage, Stage::Connect | Stage::Setup | Stage::Waiting) {
            self.client.stage = Stage::Lost;
            self.server.stage = Stage::Lost;
        }
        out.push((
            direction,
            Note::fault(format!("{len} bytes are missing from the capture"), lost),
        ));
    }

    /// The next bytes of a direction: one segment.
    pub(super) fn data(
        &mut self,
        direction: Direction,
        bytes: &[u8],
        keys: &mut Keys,
        out: &mut Items,
    ) {
        let mut bytes = bytes.to_vec();
        match self.side(direction).stage {
            Stage::Dead => return self.skip(direction, bytes.len()),
            Stage::Lost => {
                self.decrypt(direction, &mut bytes);
                return self.find(direction, &bytes, out);
            }
            Stage::Open => self.decrypt(direction, &mut bytes),
            Stage::Connect | Stage::Setup | Stage::Waiting => {}
        }
        self.side(direction).buffer.extend_from_slice(&bytes);
        while self.step(direction, keys, out) {}
        self.limit(direction, out);
    }

    /// What could not be read, at the end.
    pub(super) fn finish(&mut self, direction: Direction, out: &mut Items) {
        let side = self.side(direction);
        let (left, skipped) = (wide(side.buffer.len()), side.skipped);
        (side.skipped, side.wanted) = (0, 0);
        side.buffer.clear();
        if left > 0 {
            out.push((
                direction,
                Note::fault(format!("{left} bytes of a message that does not end"), left),
            ));
        }
        if skipped > 0 {
            out.push((
                direction,
                Note::fault(format!("{skipped} bytes could not be read"), skipped),
            ));
        }
    }

    fn skip(&mut self, direction: Direction, len: usize) {
        let side = self.side(direction);
        side.skipped = side.skipped.saturating_add(wide(len));
    }

    fn decrypt(&mut self, direction: Direction, bytes: &mut [u8]) {
        // Both directions have the same key; the cipher keeps a place for each.
        match (&mut self.cipher, direction) {
            (Some(cipher), Direction::ToServer) => cipher.decrypt(bytes),
            (Some(cipher), Direction::ToClient) => cipher.encrypt(bytes),
            (None, _) => {}
        }
    }

    /// Reads one packet or message; says whether there may be another.
    fn step(&mut self, direction: Direction, keys: &mut Keys, out: &mut Items) -> bool {
        match self.side(direction).stage {
            Stage::Connect => self.connect(out),
            Stage::Setup => self.setup(direction, keys, out),
            Stage::Open => self.message(direction, out),
            Stage::Waiting | Stage::Lost | Stage::Dead => false,
        }
    }

    fn connect(&mut self, out: &mut Items) -> bool {
        match MoulFormat::from_prefix::<ConnectPacket>(&self.client.buffer) {
            Ok((packet, used)) => {
                let kind = packet.data.connection_type();
                self.kind = KINDS.iter().find(|known| known.number == u8::from(kind));
                self.emit(
                    Direction::ToServer,
                    "ConnectPacket",
                    Some(u8::from(kind).into()),
                    used,
                    out,
                );
                if kind == ConnectionType::SimpleNet || self.kind.is_none() {
                    self.client.stage = Stage::Dead;
                    self.server.stage = Stage::Dead;
                } else if kind.has_setup() {
                    self.client.stage = Stage::Setup;
                } else {
                    self.client.stage = Stage::Open;
                    self.server.stage = Stage::Open;
                }
                true
            }
            Err(error) => self.refuse(Direction::ToServer, &error, out),
        }
    }

    fn setup(&mut self, direction: Direction, keys: &mut Keys, out: &mut Items) -> bool {
        match MoulFormat::from_prefix::<SetupPacket>(&self.side(direction).buffer) {
            Ok((packet, used)) => {
                let number = self.side(direction).buffer.first().map(|byte| u64::from(*byte));
                self.emit(direction, "SetupPacket", number, used, out);
                match packet {
                    SetupPacket::Connect(y) => {
                        self.wants_encryption = !y.is_empty();
                        self.client.stage = Stage::Waiting;
                    }
                    SetupPacket::Encrypt(seed) => {
                        self.answer = Some(Answer { seed });
                        self.server.stage = Stage::Waiting;
                    }
                    _ => self.server.stage = Stage::Dead,
                }
                if !matches!(self.client.stage, Stage::Connect | Stage::Setup)
                    && let Some(Answer { seed }) = self.answer.take()
                {
                    self.open(seed, keys, out);
                }
                true
            }
            Err(error) => self.refuse(direction, &error, out),
        }
    }

    /// Opens the connection behind the setup of both sides.
    fn open(&mut self, seed: Option<[u8; 7]>, keys: &mut Keys, out: &mut Items) {
        self.client.stage = Stage::Open;
        self.server.stage = Stage::Open;
        if let Some(seed) = seed
            && self.wants_encryption
        {
            self.cipher = self.key(seed, keys).and_then(|key| Cipher::new(&key));
            self.uncertain = self.cipher.is_none();
        }
        for direction in [Direction::ToServer, Direction::ToClient] {
            let mut buffer = core::mem::take(&mut self.side(direction).buffer);
            self.decrypt(direction, &mut buffer);
            self.side(direction).buffer = buffer;
        }
        for direction in [Direction::ToServer, Direction::ToClient] {
            while self.step(direction, keys, out) {}
        }
    }

    /// The key of this connection.
    fn key(&self, seed: [u8; 7], keys: &mut Keys) -> Option<Vec<u8>> {
        let Some(server) = self.kind.and_then(|kind| keys.server(kind.number)) else {
            return keys.next_session();
        };
        // The server's side of the exchange, once more.
        let mut connection = Connection::server();
        connection.receive(&self.handshake).ok()?;
        connection.accept(ServerSecurity::Keys(server.clone(), seed)).ok()?;
        connection.session_key().map(|key| key.as_bytes().to_vec())
    }

    fn message(&mut self, direction: Direction, out: &mut Items) -> bool {
        let Some(kind) = self.kind else { return false };
        let set = kind.set(direction);
        let side = self.side(direction);
        if side.buffer.is_empty() || side.buffer.len() < side.wanted {
            return false;
        }
        match (set.measure)(&side.buffer) {
            Ok(used) => {
                let number = number(set, &side.buffer);
                self.uncertain = false;
                self.emit(direction, set.name, number, used, out);
                true
            }
            Err(error) => self.refuse(direction, &error, out),
        }
    }

    /// Waits for more bytes, or gives up behind a fault.
    fn refuse(&mut self, direction: Direction, error: &DecodeError, out: &mut Items) -> bool {
        let uncertain = self.uncertain;
        let side = self.side(direction);
        let len = side.buffer.len();
        if let DecodeErrorKind::UnexpectedEnd { needed, .. } = *error.kind() {
            side.wanted = error.offset().saturating_add(needed).max(len.saturating_add(1));
            return false;
        }
        side.buffer.clear();
        side.wanted = 0;
        if uncertain {
            self.client.stage = Stage::Dead;
            self.server.stage = Stage::Dead;
            self.uncertain = false;
            self.skip(direction, len);
            let text = "the connection is encrypted, and no key is given for it (`--keys FILE`)";
            out.push((direction, Note::fault(text, 0)));
            return false;
        }
        side.stage = Stage::Lost;
        out.push((direction, Note::fault(format!("{error}; {len} bytes are skipped"), wide(len))));
        self.end_waiting();
        false
    }

    /// Gives up waiting for a setup that will not come.
    fn end_waiting(&mut self) {
        for side in [&mut self.client, &mut self.server] {
            if side.stage == Stage::Waiting {
                side.stage = Stage::Lost;
                let held = core::mem::take(&mut side.buffer).len();
                side.skipped = side.skipped.saturating_add(wide(held));
            }
        }
    }

    /// Gives up a message that is too long to wait for.
    fn limit(&mut self, direction: Direction, out: &mut Items) {
        let max = self.max_message;
        let side = self.side(direction);
        let (len, wanted) = (side.buffer.len(), side.wanted);
        if len > max || wanted > max {
            side.buffer = Vec::new();
            side.wanted = 0;
            side.stage = Stage::Lost;
            let text = format!("a message of more than {max} bytes; {len} bytes are skipped");
            out.push((direction, Note::fault(text, wide(len))));
        }
    }

    /// Looks for messages from the start of a segment on.
    fn find(&mut self, direction: Direction, bytes: &[u8], out: &mut Items) {
        let kinds = match self.kind {
            Some(kind) => core::slice::from_ref(kind),
            None => KINDS,
        };
        let known = self.kind.is_some();
        let found = kinds.iter().find(|kind| {
            let (whole, rest) = messages(kind.set(direction), bytes);
            if known { whole > 0 } else { whole > 0 && rest == 0 }
        });
        let Some(kind) = found else { return self.skip(direction, bytes.len()) };
        let skipped = core::mem::take(&mut self.side(direction).skipped);
        if skipped > 0 {
            out.push((
                direction,
                Note::fault(format!("{skipped} bytes could not be read"), skipped),
            ));
        }
        if !known {
            self.kind = Some(kind);
            let text = format!("taken for a connection to the {} server", kind.name);
            out.push((direction, Note::remark(text)));
        }
        let side = self.side(direction);
        side.stage = Stage::Open;
        side.buffer = bytes.to_vec();
        while self.message(direction, out) {}
    }

    /// Takes a packet or message out of the buffer.
    fn emit(
        &mut self,
        direction: Direction,
        set: &'static str,
        number: Option<u64>,
        used: usize,
        out: &mut Items,
    ) {
        let side = self.side(direction);
        side.wanted = 0;
        let used = used.min(side.buffer.len());
        let rest = side.buffer.split_off(used);
        let bytes = core::mem::replace(&mut side.buffer, rest);
        if direction == Direction::ToServer && matches!(side.stage, Stage::Connect | Stage::Setup) {
            self.handshake.extend_from_slice(&bytes);
        }
        out.push((
            direction,
            Item::Message(Message { format: "moul", set, number, name: None, bytes }),
        ));
    }
}
