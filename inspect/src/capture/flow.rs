//! One conversation of a capture: its streams, and what they carry.

use std::sync::Arc;

use formats::tera::OpcodeTable;

use super::{
    Direction, Flow, Items, Keys, Limits, Note, Piece, Stream, Transport, asherons_call, moul,
    reader::Protocol, tera, wide,
};

/// A conversation.
pub(super) struct Conversation {
    pub(super) flow: Flow,
    to_server: Stream,
    to_client: Stream,
    decoder: Decoder,
    /// Which packet was its last.
    pub(super) last: u64,
}

enum Decoder {
    /// Bytes of both sides, of which it is not known what they are.
    Unknown {
        to_server: Vec<u8>,
        to_client: Vec<u8>,
    },
    /// Something else.
    Other,
    Moul(Box<moul::Moul>),
    Tera(Box<tera::Tera>),
    AsheronsCall(Box<asherons_call::AsheronsCall>),
}

/// What decoders need from outside.
pub(super) struct Context<'a> {
    pub(super) protocol: Option<Protocol>,
    pub(super) limits: Limits,
    pub(super) keys: &'a mut Keys,
    pub(super) opcodes: &'a Arc<OpcodeTable>,
}

/// How many bytes show what a connection is.
const ENOUGH: usize = 64;

impl Conversation {
    pub(super) fn new(flow: Flow, limits: Limits) -> Self {
        let stream = || Stream::new(limits.out_of_order);
        let decoder = Decoder::Unknown { to_server: Vec::new(), to_client: Vec::new() };
        Self { flow, to_server: stream(), to_client: stream(), decoder, last: 0 }
    }

    /// Bytes that wait.
    pub(super) fn held(&self) -> usize {
        let decoder = match &self.decoder {
            Decoder::Unknown { to_server, to_client } => {
                to_server.len().saturating_add(to_client.len())
            }
            Decoder::Other => 0,
            Decoder::Moul(moul) => moul.held(),
            Decoder::Tera(tera) => tera.held(),
            Decoder::AsheronsCall(call) => call.held(),
        };
        decoder.saturating_add(self.to_server.held()).saturating_add(self.to_client.held())
    }

    /// Whether what it carries is of no interest.
    pub(super) fn is_other(&self) -> bool {
        matches!(self.decoder, Decoder::Other)
    }

    /// Whether a segment opens another connection between the same addresses.
    pub(super) fn is_reopened(&self, direction: Direction, transport: Transport) -> bool {
        let Transport::Tcp { sequence, syn: true, .. } = transport else { return false };
        match direction {
            Direction::ToServer => self.to_server.is_other(sequence),
            Direction::ToClient => self.to_client.is_other(sequence),
        }
    }

    /// Takes a segment.
    pub(super) fn push(
        &mut self,
        direction: Direction,
        transport: Transport,
        payload: &[u8],
        context: &mut Context<'_>,
        out: &mut Items,
    ) {
        let Transport::Tcp { sequence, syn, fin, reset, .. } = transport else {
            return self.datagram(direction, payload, context, out);
        };
        if self.is_other() {
            return;
        }
        let mut pieces = Vec::new();
        let stream = match direction {
            Direction::ToServer => &mut self.to_server,
            Direction::ToClient => &mut self.to_client,
        };
        stream.push(sequence, syn, payload, |piece| pieces.push(piece));
        if reset || (fin && stream.held() > 0) {
            stream.finish(|piece| pieces.push(piece));
        }
        for piece in pieces {
            self.piece(direction, piece, context, out);
        }
    }

    /// Gives what is left.
    pub(super) fn finish(&mut self, context: &mut Context<'_>, out: &mut Items) {
        for direction in [Direction::ToServer, Direction::ToClient] {
            let mut pieces = Vec::new();
            let stream = match direction {
                Direction::ToServer => &mut self.to_server,
                Direction::ToClient => &mut self.to_client,
            };
            stream.finish(|piece| pieces.push(piece));
            for piece in pieces {
                self.piece(direction, piece, context, out);
            }
            self.decide(true, context, out);
            match &mut self.decoder {
                Decoder::Unknown { .. } | Decoder::Other => {}
                Decoder::Moul(moul) => moul.finish(direction, out),
                Decoder::Tera(tera) => tera.finish(direction, out),
                Decoder::AsheronsCall(call) => call.finish(direction, out),
            }
        }
    }

    fn datagram(
        &mut self,
        direction: Direction,
        payload: &[u8],
        context: &Context<'_>,
        out: &mut Items,
    ) {
        if let Decoder::Unknown { .. } = self.decoder {
            self.decoder = match context.protocol {
                Some(Protocol::AsheronsCall) => call(),
                None if asherons_call::begins(payload) => call(),
                _ => Decoder::Other,
            };
        }
        if let Decoder::AsheronsCall(call) = &mut self.decoder {
            call.data(direction, payload, out);
        }
    }

    fn piece(
        &mut self,
        direction: Direction,
        piece: Piece,
        context: &mut Context<'_>,
        out: &mut Items,
    ) {
        if let (Decoder::Unknown { to_server, to_client }, Piece::Data(bytes)) =
            (&mut self.decoder, &piece)
        {
            match direction {
                Direction::ToServer => to_server.extend_from_slice(bytes),
                Direction::ToClient => to_client.extend_from_slice(bytes),
            }
            return self.decide(false, context, out);
        }
        match (&mut self.decoder, piece) {
            (Decoder::Moul(moul), Piece::Data(bytes)) => {
                moul.data(direction, &bytes, context.keys, out);
            }
            (Decoder::Moul(moul), Piece::Gap(len)) => moul.gap(direction, len, out),
            (Decoder::Tera(tera), Piece::Data(bytes)) => tera.data(direction, &bytes, out),
            (Decoder::Tera(tera), Piece::Gap(len)) => tera.gap(direction, len, out),
            (Decoder::Unknown { .. }, Piece::Gap(len)) if context.protocol.is_some() => {
                let text = format!("{len} bytes are missing from the capture");
                out.push((direction, Note::fault(text, wide(0).saturating_add(len))));
            }
            _ => {}
        }
    }

    /// Finds out what a connection carries, once there are enough bytes or no more come.
    fn decide(&mut self, last: bool, context: &mut Context<'_>, out: &mut Items) {
        let Decoder::Unknown { to_server, to_client } = &mut self.decoder else { return };
        if to_server.is_empty() && to_client.is_empty() {
            return;
        }
        let protocol = match context.protocol {
            Some(protocol) => Some(protocol),
            None if moul::begins(to_server) => Some(Protocol::Moul),
            None if tera::begins(to_client) => Some(Protocol::Tera),
            None if to_server.len().saturating_add(to_client.len()) > ENOUGH || last => None,
            None => return,
        };
        let (to_server, to_client) = (core::mem::take(to_server), core::mem::take(to_client));
        let whole = self.to_server.is_whole() || self.to_client.is_whole();
        self.decoder = match protocol {
            Some(Protocol::Moul) => {
                let mut decoder = moul::Moul::new(context.limits.message);
                if !whole && !moul::begins(&to_server) {
                    decoder.lose_start(out);
                }
                Decoder::Moul(Box::new(decoder))
            }
            Some(Protocol::Tera) => {
                let mut decoder = tera::Tera::new(Arc::clone(context.opcodes));
                if !whole && !tera::begins(&to_client) {
                    decoder.lose_start(out);
                }
                Decoder::Tera(Box::new(decoder))
            }
            Some(Protocol::AsheronsCall) | None => Decoder::Other,
        };
        for (direction, bytes) in
            [(Direction::ToServer, to_server), (Direction::ToClient, to_client)]
        {
            if !bytes.is_empty() {
                self.piece(direction, Piece::Data(bytes), context, out);
            }
        }
    }
}

fn call() -> Decoder {
    Decoder::AsheronsCall(Box::new(asherons_call::AsheronsCall::new()))
}
