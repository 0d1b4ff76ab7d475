//! The messages of a capture.

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    net::SocketAddr,
    sync::Arc,
};

use formats::tera::OpcodeTable;

use super::{
    CaptureError, Direction, Flow, Found, Frames, Items, Keys, Limits, Note, Segment, Time,
    Transport,
    flow::{Context, Conversation},
    fragments::Fragments,
    packet::segment,
};

/// What is known of a capture beforehand.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Settings {
    /// What its connections carry; found out for each of them if it is not given.
    pub protocol: Option<Protocol>,
    /// Ports of servers; only these are looked at, if there are any.
    pub ports: Vec<u16>,
    /// Keys of encrypted connections.
    pub keys: Keys,
    /// Names of TERA packets by their codes.
    pub opcodes: Arc<OpcodeTable>,
    /// How much may wait for more bytes.
    pub limits: Limits,
}

/// What connections can carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Protocol {
    /// Myst Online, over TCP.
    Moul,
    /// TERA, over TCP.
    Tera,
    /// Asheron's Call, over UDP.
    AsheronsCall,
}

/// The messages of a capture, in the order in which they became complete.
#[derive(Debug)]
pub struct Messages<'r> {
    frames: Frames<'r>,
    fragments: Fragments,
    table: Table,
    queue: VecDeque<Found>,
    error: Option<CaptureError>,
    finished: bool,
}

impl<'r> Messages<'r> {
    /// The messages of these frames.
    #[must_use]
    pub fn new(frames: Frames<'r>, settings: Settings) -> Self {
        let (table, queue) = (Table::new(settings), VecDeque::new());
        let fragments = Fragments::default();
        Self { frames, fragments, table, queue, error: None, finished: false }
    }

    /// Why the capture could not be read to its end.
    #[must_use]
    pub fn error(&self) -> Option<&CaptureError> {
        self.error.as_ref()
    }

    /// How many bytes of the file have been looked at.
    #[must_use]
    pub fn position(&self) -> usize {
        self.frames.position()
    }

    /// How many IP packets came in pieces, some of which were missing.
    #[must_use]
    pub fn incomplete(&self) -> u64 {
        self.fragments.lost()
    }

    /// How many frames were something else.
    #[must_use]
    pub fn ignored(&self) -> u64 {
        self.table.ignored
    }

    /// Bytes that wait for more.
    #[must_use]
    pub fn held(&self) -> usize {
        self.table.held
    }
}

impl Iterator for Messages<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        loop {
            if let Some(found) = self.queue.pop_front() {
                return Some(found);
            }
            if self.finished {
                return None;
            }
            match self.frames.next() {
                Some(Ok(frame)) => match segment(&frame) {
                    Err(_) => {
                        if let Some(whole) = self.fragments.push(&frame) {
                            self.table.take_segment(whole.time, segment(&whole), &mut self.queue);
                        }
                    }
                    found => self.table.take_segment(frame.time, found, &mut self.queue),
                },
                Some(Err(error)) => self.error = Some(error),
                None => {
                    self.finished = true;
                    self.table.finish(&mut self.queue);
                }
            }
        }
    }
}

/// All conversations that are followed.
#[derive(Debug)]
pub(crate) struct Table {
    settings: Settings,
    /// Conversations by their ends, the smaller address first.
    conversations: HashMap<(bool, SocketAddr, SocketAddr), Conversation>,
    /// The same by their last packets, oldest first.
    oldest: BTreeMap<u64, (bool, SocketAddr, SocketAddr)>,
    held: usize,
    packets: u64,
    ignored: u64,
    last: Time,
}

impl core::fmt::Debug for Conversation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Conversation").field("flow", &self.flow).finish_non_exhaustive()
    }
}

impl Table {
    pub(crate) fn new(settings: Settings) -> Self {
        let (conversations, oldest) = (HashMap::new(), BTreeMap::new());
        let last = Time(0);
        Self { settings, conversations, oldest, held: 0, packets: 0, ignored: 0, last }
    }

    /// Takes the segment of a frame, if it has one.
    fn take_segment(
        &mut self,
        time: Time,
        segment: Result<Option<Segment<'_>>, &'static str>,
        queue: &mut VecDeque<Found>,
    ) {
        match segment {
            Ok(Some(segment)) => self.push(time, &segment, queue),
            _ => self.ignored = self.ignored.saturating_add(1),
        }
    }

    /// Takes a segment; puts what it completes into `queue`.
    pub(crate) fn push(&mut self, time: Time, segment: &Segment<'_>, queue: &mut VecDeque<Found>) {
        let Segment { from, to, transport, payload, truncated, .. } = *segment;
        self.last = time;
        self.packets = self.packets.saturating_add(1);
        let ports = &self.settings.ports;
        if !ports.is_empty() && !ports.contains(&from.port()) && !ports.contains(&to.port()) {
            self.ignored = self.ignored.saturating_add(1);
            return;
        }
        let is_tcp = matches!(transport, Transport::Tcp { .. });
        let key = (is_tcp, from.min(to), from.max(to));
        let known = self.conversations.get(&key);
        let reopened =
            known.is_some_and(|known| known.is_reopened(direction(known.flow, from), transport));
        let mut conversation = match self.take(key) {
            Some(old) if reopened => {
                self.close(old, queue);
                None
            }
            old => old,
        }
        .unwrap_or_else(|| Conversation::new(self.flow(from, to, transport), self.settings.limits));
        let (flow, direction) = (conversation.flow, direction(conversation.flow, from));
        let mut items = Vec::new();
        conversation.push(direction, transport, payload, &mut self.context(), &mut items);
        if truncated && !conversation.is_other() {
            items.push((direction, Note::fault("a packet is cut off in the capture", 0)));
        }
        give(items, time, flow, queue);
        self.hold(key, conversation);
        self.give_way(queue);
    }

    /// Gives what is left of all conversations.
    pub(crate) fn finish(&mut self, queue: &mut VecDeque<Found>) {
        while let Some((_, key)) = self.oldest.first_key_value() {
            match self.take(*key) {
                Some(conversation) => self.close(conversation, queue),
                None => break,
            }
        }
    }

    fn context(&mut self) -> Context<'_> {
        let Settings { protocol, keys, opcodes, limits, .. } = &mut self.settings;
        Context { protocol: *protocol, limits: *limits, keys, opcodes }
    }

    /// Which side of a new conversation is the server.
    fn flow(&self, from: SocketAddr, to: SocketAddr, transport: Transport) -> Flow {
        let ports = &self.settings.ports;
        let from_server = match transport {
            Transport::Tcp { syn: true, ack, .. } => ack,
            _ if ports.contains(&to.port()) => false,
            _ if ports.contains(&from.port()) => true,
            _ => from.port() < to.port(),
        };
        if from_server {
            Flow { client: to, server: from }
        } else {
            Flow { client: from, server: to }
        }
    }

    fn take(&mut self, key: (bool, SocketAddr, SocketAddr)) -> Option<Conversation> {
        let conversation = self.conversations.remove(&key)?;
        self.oldest.remove(&conversation.last);
        self.held = self.held.saturating_sub(conversation.held());
        Some(conversation)
    }

    fn hold(&mut self, key: (bool, SocketAddr, SocketAddr), mut conversation: Conversation) {
        conversation.last = self.packets;
        self.held = self.held.saturating_add(conversation.held());
        self.oldest.insert(conversation.last, key);
        self.conversations.insert(key, conversation);
    }

    /// Gives up the oldest conversations while there are too many.
    fn give_way(&mut self, queue: &mut VecDeque<Found>) {
        let Limits { flows, bytes, .. } = self.settings.limits;
        while self.conversations.len() > flows.max(1) || self.held > bytes {
            let Some((_, key)) = self.oldest.first_key_value() else { return };
            match self.take(*key) {
                Some(conversation) => self.close(conversation, queue),
                None => return,
            }
        }
    }

    fn close(&mut self, mut conversation: Conversation, queue: &mut VecDeque<Found>) {
        let mut items = Vec::new();
        conversation.finish(&mut self.context(), &mut items);
        give(items, self.last, conversation.flow, queue);
    }
}

fn give(items: Items, time: Time, flow: Flow, queue: &mut VecDeque<Found>) {
    let found = items.into_iter().map(|(direction, item)| Found { time, direction, flow, item });
    queue.extend(found);
}

fn direction(flow: Flow, from: SocketAddr) -> Direction {
    if from == flow.client { Direction::ToServer } else { Direction::ToClient }
}
