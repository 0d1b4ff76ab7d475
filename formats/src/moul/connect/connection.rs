//! A connection without its transport.

use std::collections::VecDeque;

use bytes::{Bytes, BytesMut};
use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, EncodeErrorKind, Format as _,
    Options,
};

use super::{
    Cipher, ClientKeys, ConnectPacket, ConnectionType, PrivateKey, SEED_LEN, ServerKeys,
    SessionKey, SetupPacket, key::Shared,
};
use crate::moul::{Moul, MoulOptions, messages::NetError, stream::MessageReader};

/// One side of a connection, without its transport.
///
/// What came goes in by [`receive`](Self::receive), what is to be sent comes out of
/// [`transmit`](Self::transmit). In between are messages: [`send`](Self::send) and
/// [`next_message`](Self::next_message).
///
/// | side | state | goes on with |
/// |---|---|---|
/// | server | waits for the [`ConnectPacket`] | [`receive`](Self::receive), until [`request`](Self::request) has it |
/// | server | asked | [`accept`](Self::accept), or drop it and close |
/// | server | waits for [`SetupPacket::Connect`] | [`receive`](Self::receive) |
/// | client | waits for [`SetupPacket::Encrypt`] | [`receive`](Self::receive) |
/// | both | open | messages |
/// | both | poisoned, after an error behind which nobody can read on | nothing; close |
///
/// Connections without setup packets are open at once.
///
/// **The client chooses the type of the connection**, and with it whether there is encryption: File
/// and `SimpleNet` have none, whatever the server's keys. A server that serves only some types says
/// so by [`with_connection_types`](Self::with_connection_types), or looks at
/// [`request`](Self::request) before it [accepts](Self::accept).
///
/// Before a connection is open, [`MAX_EARLY`](Self::MAX_EARLY) bytes are held at most. `Debug` shows
/// neither keys nor what is in the buffers.
pub struct Connection {
    state: State,
    request: Option<ConnectPacket>,
    refusal: Option<NetError>,
    key: Option<SessionKey>,
    cipher: Option<Cipher>,
    incoming: BytesMut,
    outgoing: VecDeque<Bytes>,
    reader: MessageReader,
    options: Options<Moul>,
    /// The types that a server takes; all if there is no list.
    types: Option<Box<[ConnectionType]>>,
}

/// How a client secures its connection. The File connection does not look at it.
#[derive(Debug)]
#[non_exhaustive]
pub enum ClientSecurity {
    /// Encryption; the private number is a new one for each connection.
    Keys(ClientKeys, PrivateKey),
    /// None, as H'uru clients ask for it: with an empty public value.
    None,
    /// None, as `OpenUru` clients built with `NO_ENCRYPTION` have it: keys are exchanged, and then
    /// not used. The server must know.
    Unused(ClientKeys, PrivateKey),
}

/// How a server secures a connection.
///
/// The File and `SimpleNet` connections do not look at it and are never encrypted: see
/// [`Connection::with_connection_types`].
#[derive(Debug)]
#[non_exhaustive]
pub enum ServerSecurity {
    /// Encryption; a client that asks for none is refused. The seed is a new one for each
    /// connection.
    Keys(ServerKeys, [u8; SEED_LEN]),
    /// Encryption, or none for clients that ask for none, as in DIRTSAND.
    KeysOrNone(ServerKeys, [u8; SEED_LEN]),
    /// None; a client that wants keys is refused.
    None,
    /// None, for `OpenUru` clients built with `NO_ENCRYPTION`: the answer to a public value is this
    /// seed, and then it is not used. NAGUS has `noCrypt`.
    Unused([u8; SEED_LEN]),
}

enum State {
    Connect,
    Asked,
    Setup(Box<ServerSecurity>),
    Encrypt(Option<(Shared, bool)>),
    Open,
}

impl Connection {
    /// The most bytes that wait while a connection is not open: for the setup itself and the first
    /// messages of a client that does not wait for the server, 64 KiB.
    pub const MAX_EARLY: usize = 64 << 10;

    /// The side of a client; its first packets wait to be sent.
    ///
    /// # Errors
    ///
    /// What encoding the packet finds wrong.
    pub fn client(packet: &ConnectPacket, security: ClientSecurity) -> Result<Self, EncodeError> {
        let mut connection = Self::new(State::Open);
        connection.queue(packet)?;
        if packet.data.connection_type().has_setup() {
            let (y, wanted) = match security {
                ClientSecurity::None => (Vec::new(), None),
                ClientSecurity::Keys(keys, private) => {
                    let (y, shared) = keys.exchange(&private);
                    (y, Some((shared, true)))
                }
                ClientSecurity::Unused(keys, private) => {
                    let (y, shared) = keys.exchange(&private);
                    (y, Some((shared, false)))
                }
            };
            connection.queue(&SetupPacket::Connect(y))?;
            connection.state = State::Encrypt(wanted);
        }
        Ok(connection)
    }

    /// The side of a server.
    #[must_use]
    pub fn server() -> Self {
        Self::new(State::Connect)
    }

    /// The same with other options for messages.
    #[must_use]
    pub fn with_options(self, options: Options<Moul>) -> Self {
        Self { reader: MessageReader::with_options(options.clone()), options, ..self }
    }

    /// The same for a server that takes these types of connections only. A client that asks for
    /// another one is an error of [`receive`](Self::receive).
    ///
    /// Without this a server takes all of them; the client can then choose File or `SimpleNet`, which
    /// are not encrypted.
    #[must_use]
    pub fn with_connection_types(self, types: impl Into<Vec<ConnectionType>>) -> Self {
        Self { types: Some(types.into().into_boxed_slice()), ..self }
    }

    /// What the client asked for; `None` on the side of the client, or if it is not yet known.
    #[must_use]
    pub fn request(&self) -> Option<&ConnectPacket> {
        self.request.as_ref()
    }

    /// Goes on with what the client asked for; only the first call counts.
    ///
    /// # Errors
    ///
    /// As [`receive`](Self::receive), for bytes that came since.
    pub fn accept(&mut self, security: ServerSecurity) -> Result<(), DecodeError> {
        if let (State::Asked, Some(request)) = (&self.state, &self.request) {
            if request.data.connection_type().has_setup() {
                self.state = State::Setup(Box::new(security));
            } else {
                self.open(None);
            }
        }
        self.receive(&[])
    }

    /// Refuses what the client asked for: an error packet waits to be sent. Close then.
    ///
    /// Clients do not show the error, and servers usually just close.
    ///
    /// # Errors
    ///
    /// What encoding the packet finds wrong.
    pub fn refuse(&mut self, error: NetError) -> Result<(), EncodeError> {
        self.queue(&SetupPacket::Error(error))
    }

    /// Takes bytes that came.
    ///
    /// # Errors
    ///
    /// What is wrong with a packet of the setup, or with the answer in it, and
    /// [`TooLong`](DecodeErrorKind::TooLong) if more than [`MAX_EARLY`](Self::MAX_EARLY) bytes wait
    /// for the connection to open. The connection is then poisoned: no byte is looked at any more,
    /// and the same error comes again.
    pub fn receive(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        self.reader.check()?;
        let start = self.incoming.len();
        self.incoming.extend_from_slice(bytes);
        if let State::Open = self.state {
            self.decrypt(start);
            return Ok(());
        }
        while self.step()? {}
        if !matches!(self.state, State::Open) && self.incoming.len() > Self::MAX_EARLY {
            let [max, found] = [Self::MAX_EARLY, self.incoming.len()]
                .map(|len| u64::try_from(len).unwrap_or(u64::MAX));
            self.incoming = BytesMut::new();
            let kind = DecodeErrorKind::TooLong { max, found };
            return Err(self.reader.fail(DecodeError::new(kind, 0).in_type("SetupPacket")));
        }
        Ok(())
    }

    /// The next packet to send, all of it at once.
    #[must_use]
    pub fn transmit(&mut self) -> Option<Bytes> {
        self.outgoing.pop_front()
    }

    /// Whether messages can be sent.
    #[must_use]
    pub fn is_open(&self) -> bool {
        matches!(self.state, State::Open) && self.reader.check().is_ok()
    }

    /// Whether messages are encrypted.
    #[must_use]
    pub fn is_encrypted(&self) -> bool {
        self.cipher.is_some()
    }

    /// The key of an encrypted connection, once it is open: for programs that record connections.
    #[must_use]
    pub fn session_key(&self) -> Option<&SessionKey> {
        self.key.as_ref()
    }

    /// Why the server refused, if it said so.
    #[must_use]
    pub fn refusal(&self) -> Option<NetError> {
        self.refusal
    }

    /// Encrypts a message; it then waits to be sent.
    ///
    /// # Errors
    ///
    /// What encoding finds wrong, or [`Invalid`](EncodeErrorKind::Invalid) if the connection is not
    /// open; nothing is sent then.
    pub fn send<T: Encode<Moul> + ?Sized>(&mut self, message: &T) -> Result<(), EncodeError> {
        if !self.is_open() {
            let what = "message for a connection that is not open";
            return Err(EncodeError::new(EncodeErrorKind::Invalid { what }));
        }
        let mut bytes = Moul::to_vec_with(message, &self.options)?;
        if let Some(cipher) = &mut self.cipher {
            cipher.encrypt(&mut bytes);
        }
        self.outgoing.push_back(bytes.into());
        Ok(())
    }

    /// The next message that came; `None` if it is not all there, or the connection not open.
    ///
    /// # Errors
    ///
    /// As [`MessageReader::read`]. Where that poisons the reader, the connection is poisoned too and
    /// no longer [open](Self::is_open); behind a message over a declared limit it goes on.
    pub fn next_message<T>(&mut self) -> Result<Option<T>, DecodeError>
    where
        T: for<'de> Decode<'de, Moul>,
    {
        Ok(self.next_message_and_bytes()?.map(|(message, _)| message))
    }

    /// [`next_message`](Self::next_message), and the bytes it came in, decrypted: for loggers, and
    /// for proxies that pass messages on as they came.
    ///
    /// # Errors
    ///
    /// As [`next_message`](Self::next_message).
    pub fn next_message_and_bytes<T>(&mut self) -> Result<Option<(T, Bytes)>, DecodeError>
    where
        T: for<'de> Decode<'de, Moul>,
    {
        self.reader.check()?;
        match self.state {
            State::Open => self.reader.read_and_bytes(&mut self.incoming),
            _ => Ok(None),
        }
    }

    /// The cipher, and what came and was not yet read, decrypted: for other ways to read messages
    /// of an open connection.
    #[must_use]
    pub fn into_parts(self) -> (Option<Cipher>, BytesMut) {
        (self.cipher, self.incoming)
    }

    fn new(state: State) -> Self {
        let options = Options::new(MoulOptions::DEFAULT);
        Self {
            state,
            request: None,
            refusal: None,
            key: None,
            cipher: None,
            incoming: BytesMut::new(),
            outgoing: VecDeque::new(),
            reader: MessageReader::with_options(options.clone()),
            options,
            types: None,
        }
    }

    fn queue<T: Encode<Moul>>(&mut self, packet: &T) -> Result<(), EncodeError> {
        self.outgoing.push_back(Moul::to_vec(packet)?.into());
        Ok(())
    }

    /// Reads a packet of the setup; says whether there may be another.
    fn step(&mut self) -> Result<bool, DecodeError> {
        match &self.state {
            State::Asked | State::Open => Ok(false),
            State::Connect => {
                let Some(packet) = self.read_setup::<ConnectPacket>()? else { return Ok(false) };
                let wanted = packet.data.connection_type();
                if self.types.as_ref().is_some_and(|types| !types.contains(&wanted)) {
                    let what = "connection type, which this server does not take";
                    let kind = DecodeErrorKind::Invalid { what, value: u8::from(wanted).into() };
                    let error = DecodeError::new(kind, 0).in_type("ConnectPacket");
                    return Err(self.reader.fail(error));
                }
                self.request = Some(packet);
                self.state = State::Asked;
                Ok(false)
            }
            State::Setup(_) | State::Encrypt(_) => {
                let Some(packet) = self.read_setup()? else { return Ok(false) };
                match self.answer(&packet) {
                    Ok(key) => self.open(key),
                    Err(error) => return Err(self.reader.fail(error)),
                }
                Ok(false)
            }
        }
    }

    /// Reads a packet of the setup, where every error is final.
    fn read_setup<T>(&mut self) -> Result<Option<T>, DecodeError>
    where
        T: for<'de> Decode<'de, Moul>,
    {
        self.reader.read(&mut self.incoming).map_err(|error| self.reader.fail(error))
    }

    /// The key that a packet of the setup leads to, if any.
    fn answer(&mut self, packet: &SetupPacket) -> Result<Option<SessionKey>, DecodeError> {
        let (key, reply) = match (&self.state, packet) {
            (State::Encrypt(wanted), SetupPacket::Encrypt(seed)) => match (wanted, seed) {
                (None, None) => (None, None),
                (Some((shared, used)), Some(seed)) => (used.then(|| shared.with_seed(*seed)), None),
                (None, Some(_)) => return Err(invalid("seed where none was asked for", 0)),
                (Some(_), None) => return Err(invalid("empty seed", 0)),
            },
            (State::Encrypt(_), SetupPacket::Error(error)) => {
                self.refusal = Some(*error);
                return Err(invalid("connection, the server refused with an error packet", 2));
            }
            (State::Setup(security), SetupPacket::Connect(y)) => {
                match (&**security, y.is_empty()) {
                    (ServerSecurity::None | ServerSecurity::KeysOrNone(..), true) => {
                        (None, Some(None))
                    }
                    (
                        ServerSecurity::Keys(keys, seed) | ServerSecurity::KeysOrNone(keys, seed),
                        false,
                    ) => {
                        let shared = keys.exchange(y).ok_or_else(|| invalid("public value", 0))?;
                        (Some(shared.with_seed(*seed)), Some(Some(*seed)))
                    }
                    (ServerSecurity::Unused(seed), false) => (None, Some(Some(*seed))),
                    (ServerSecurity::Keys(..) | ServerSecurity::Unused(_), true) => {
                        return Err(invalid("empty public value", 0));
                    }
                    (ServerSecurity::None, false) => {
                        return Err(invalid("public value where none is taken", 0));
                    }
                }
            }
            (_, SetupPacket::Connect(_)) => return Err(invalid("setup packet of this side", 0)),
            (_, SetupPacket::Encrypt(_)) => return Err(invalid("setup packet of this side", 1)),
            (_, SetupPacket::Error(_)) => return Err(invalid("setup packet of this side", 2)),
        };
        if let Some(seed) = reply {
            // Only a public value can be too long to be encoded.
            self.queue(&SetupPacket::Encrypt(seed)).map_err(|_| invalid("seed", 0))?;
        }
        Ok(key)
    }

    /// Begins with messages; what came with the setup is the first of them.
    fn open(&mut self, key: Option<SessionKey>) {
        self.cipher = key.as_ref().and_then(|key| Cipher::new(key.as_bytes()));
        self.key = key;
        self.state = State::Open;
        self.decrypt(0);
    }

    fn decrypt(&mut self, start: usize) {
        if let (Some(cipher), Some(new)) = (&mut self.cipher, self.incoming.get_mut(start..)) {
            cipher.decrypt(new);
        }
    }
}

impl core::fmt::Debug for Connection {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Connection")
            .field("state", &self.state)
            .field("request", &self.request)
            .field("refusal", &self.refusal)
            .field("encrypted", &self.is_encrypted())
            .field("incoming", &format_args!("{} bytes", self.incoming.len()))
            .field("outgoing", &format_args!("{} packets", self.outgoing.len()))
            .field("fault", &self.reader.check().err())
            .finish_non_exhaustive()
    }
}

impl core::fmt::Debug for State {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Connect => "Connect",
            Self::Asked => "Asked",
            Self::Setup(_) => "Setup",
            Self::Encrypt(_) => "Encrypt",
            Self::Open => "Open",
        })
    }
}

#[cold]
fn invalid(what: &'static str, value: u64) -> DecodeError {
    DecodeError::new(DecodeErrorKind::Invalid { what, value }, 0).in_type("SetupPacket")
}
