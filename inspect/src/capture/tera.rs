//! A connection of TERA.

use std::sync::Arc;

use formats::tera::{
    Frame, OpcodeTable,
    crypt::{KEY_LEN, Session},
};

use super::{Direction, Item, Items, Message, Note, wide};

/// A connection, of which the capture may lack parts.
pub(super) struct Tera {
    mode: Mode,
    client: Side,
    server: Side,
    opcodes: Arc<OpcodeTable>,
}

#[derive(Default)]
struct Side {
    buffer: Vec<u8>,
    lost: bool,
    skipped: u64,
}

enum Mode {
    /// The keys are exchanged.
    Handshake,
    Encrypted(Box<Session>),
    Plain,
}

/// What a server sends first.
const HELLO: [u8; 4] = [1, 0, 0, 0];
/// Bytes of both keys of a side.
const KEYS: usize = 2 * KEY_LEN;
/// The most that waits for the keys of the other side.
const MAX_EARLY: usize = 1 << 16;

/// Whether bytes from a server begin a connection.
pub(super) fn begins(bytes: &[u8]) -> bool {
    bytes.starts_with(&HELLO)
}

impl Tera {
    pub(super) fn new(opcodes: Arc<OpcodeTable>) -> Self {
        let (client, server) = (Side::default(), Side::default());
        Self { mode: Mode::Handshake, client, server, opcodes }
    }

    pub(super) fn held(&self) -> usize {
        self.client.buffer.len().saturating_add(self.server.buffer.len())
    }

    fn side(&mut self, direction: Direction) -> &mut Side {
        match direction {
            Direction::ToServer => &mut self.client,
            Direction::ToClient => &mut self.server,
        }
    }

    /// The capture lacks the start of the connection.
    pub(super) fn lose_start(&mut self, out: &mut Items) {
        self.mode = Mode::Plain;
        self.client.lost = true;
        self.server.lost = true;
        let text = "the connection began before the capture: what is encrypted stays so";
        out.push((Direction::ToServer, Note::fault(text, 0)));
    }

    /// Bytes are missing.
    pub(super) fn gap(&mut self, direction: Direction, len: u64, out: &mut Items) {
        if let Mode::Handshake = self.mode {
            self.mode = Mode::Plain;
            self.client.lost = true;
            self.server.lost = true;
        }
        let mut left = len;
        while left > 0 {
            let step = left.min(4096);
            let mut nothing = vec![0; usize::try_from(step).unwrap_or_default()];
            self.decrypt(direction, &mut nothing);
            left = left.saturating_sub(step);
        }
        let side = self.side(direction);
        let lost = len.saturating_add(wide(side.buffer.len()));
        side.buffer.clear();
        side.lost = true;
        out.push((
            direction,
            Note::fault(format!("{len} bytes are missing from the capture"), lost),
        ));
    }

    /// The next bytes of a direction: one segment.
    pub(super) fn data(&mut self, direction: Direction, bytes: &[u8], out: &mut Items) {
        let mut bytes = bytes.to_vec();
        self.decrypt(direction, &mut bytes);
        if self.side(direction).lost && !self.find(direction, &bytes, out) {
            return;
        }
        self.side(direction).buffer.extend_from_slice(&bytes);
        if let Mode::Handshake = self.mode {
            self.handshake(out);
        }
        if !matches!(self.mode, Mode::Handshake) {
            self.packets(Direction::ToServer, out);
            self.packets(Direction::ToClient, out);
        }
    }

    /// What could not be read, at the end.
    pub(super) fn finish(&mut self, direction: Direction, out: &mut Items) {
        let side = self.side(direction);
        let left = wide(side.buffer.len());
        side.buffer.clear();
        let skipped = core::mem::take(&mut side.skipped);
        if left > 0 {
            out.push((
                direction,
                Note::fault(format!("{left} bytes of a packet that does not end"), left),
            ));
        }
        if skipped > 0 {
            out.push((
                direction,
                Note::fault(format!("{skipped} bytes could not be read"), skipped),
            ));
        }
    }

    fn decrypt(&mut self, direction: Direction, bytes: &mut [u8]) {
        if let Mode::Encrypted(session) = &mut self.mode {
            match direction {
                Direction::ToServer => session.to_server.apply(bytes),
                Direction::ToClient => session.to_client.apply(bytes),
            }
        }
    }

    /// Takes the keys out of the first bytes, once all of them are there.
    fn handshake(&mut self, out: &mut Items) {
        let hello = self.server.buffer.first_chunk();
        let early = self.client.buffer.len().max(self.server.buffer.len()) > MAX_EARLY;
        if early || hello.is_some_and(|hello| *hello != HELLO) {
            out.push((
                Direction::ToServer,
                Note::remark("the connection has no exchange of keys; taken for plain text"),
            ));
            self.mode = Mode::Plain;
            return;
        }
        let keys = |bytes: &[u8]| -> Option<[[u8; KEY_LEN]; 2]> {
            let (first, rest) = bytes.split_first_chunk()?;
            Some([*first, *rest.first_chunk()?])
        };
        let server = self.server.buffer.get(HELLO.len()..).and_then(keys);
        let (Some([c1, c2]), Some([s1, s2])) = (keys(&self.client.buffer), server) else { return };
        self.mode = Mode::Encrypted(Box::new(Session::new([&c1, &c2], [&s1, &s2])));
        self.client.buffer.drain(..KEYS);
        self.server.buffer.drain(..KEYS.saturating_add(HELLO.len()));
        for direction in [Direction::ToServer, Direction::ToClient] {
            let mut buffer = core::mem::take(&mut self.side(direction).buffer);
            self.decrypt(direction, &mut buffer);
            self.side(direction).buffer = buffer;
        }
    }

    fn packets(&mut self, direction: Direction, out: &mut Items) {
        let opcodes = Arc::clone(&self.opcodes);
        let side = self.side(direction);
        let mut rest = &*side.buffer;
        let fault = loop {
            match Frame::split(rest) {
                Ok(Some((frame, left))) => {
                    out.push((direction, Item::Message(message(&frame, &opcodes))));
                    rest = left;
                }
                Ok(None) => break None,
                Err(error) => break Some(error),
            }
        };
        let used = side.buffer.len().saturating_sub(rest.len());
        side.buffer.drain(..used);
        if let Some(error) = fault {
            let len = side.buffer.len();
            side.buffer.clear();
            side.lost = true;
            out.push((
                direction,
                Note::fault(format!("{error}; {len} bytes are skipped"), wide(len)),
            ));
        }
    }

    /// Whether packets begin with this segment; says so, or counts its bytes as lost.
    fn find(&mut self, direction: Direction, bytes: &[u8], out: &mut Items) -> bool {
        let mut rest = bytes;
        while let Ok(Some((_, left))) = Frame::split(rest) {
            rest = left;
        }
        let side = self.side(direction);
        if !rest.is_empty() || bytes.is_empty() {
            side.skipped = side.skipped.saturating_add(wide(bytes.len()));
            return false;
        }
        side.lost = false;
        let skipped = core::mem::take(&mut side.skipped);
        if skipped > 0 {
            out.push((
                direction,
                Note::fault(format!("{skipped} bytes could not be read"), skipped),
            ));
        }
        true
    }
}

fn message(frame: &Frame<'_>, opcodes: &OpcodeTable) -> Message {
    Message {
        format: "tera",
        set: "",
        number: Some(frame.code.into()),
        name: opcodes.name(frame.code).map(str::to_owned),
        bytes: frame.body.to_vec(),
    }
}
