//! Both directions of a connection, and how their keys are exchanged.

use core::fmt;

use bytes::{Buf, BytesMut};
use codec_core::{DecodeError, DecodeErrorKind};

use super::{KEY_LEN, Pike, Secret};

/// By how many bytes the exchanged keys are rotated; it changed with patch 45.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyRotations {
    client: usize,
    server: usize,
    server_second: usize,
}

impl KeyRotations {
    /// Since patch 45: 29, 67 and 41.
    pub const SINCE_45: Self = Self { client: 29, server: 67, server_second: 41 };
    /// Before patch 45: 17, 31 and 79.
    pub const BEFORE_45: Self = Self { client: 17, server: 31, server_second: 79 };

    /// Those of a patch, by its major number.
    #[must_use]
    pub const fn of_patch(major: u32) -> Self {
        if major < 45 { Self::BEFORE_45 } else { Self::SINCE_45 }
    }
}

/// Those since patch 45.
impl Default for KeyRotations {
    fn default() -> Self {
        Self::SINCE_45
    }
}

/// The ciphers of a connection, one for each direction.
///
/// A client encrypts with `to_server` and decrypts with `to_client`, a server the other way round;
/// a proxy or a reader of captures uses the two of one connection as it sees fit.
///
/// # Examples
///
/// ```
/// use formats::tera::crypt::Session;
///
/// let [c1, c2, s1, s2] = [[0x12; 128], [0x34; 128], [0x56; 128], [0x78; 128]];
/// let mut client = Session::new([&c1, &c2], [&s1, &s2]);
/// let mut server = Session::new([&c1, &c2], [&s1, &s2]);
///
/// let mut packet = [4, 0, 0x34, 0x12];
/// client.to_server.apply(&mut packet);
/// server.to_server.apply(&mut packet);
/// assert_eq!(packet, [4, 0, 0x34, 0x12]);
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    /// From the client to the server.
    pub to_server: Pike,
    /// From the server to the client.
    pub to_client: Pike,
}

impl Session {
    /// The ciphers that follow from the two keys of each side, since patch 45.
    #[must_use]
    pub fn new(client: [&[u8; KEY_LEN]; 2], server: [&[u8; KEY_LEN]; 2]) -> Self {
        Self::with_rotations(client, server, KeyRotations::SINCE_45)
    }

    /// [`new`](Self::new) for another patch.
    #[must_use]
    pub fn with_rotations(
        [c1, c2]: [&[u8; KEY_LEN]; 2],
        [s1, s2]: [&[u8; KEY_LEN]; 2],
        rotations: KeyRotations,
    ) -> Self {
        let mut key = Secret(*c2);
        key.0.rotate_left(rotations.client);
        let mut rotated = Secret(*s1);
        rotated.0.rotate_right(rotations.server);
        for (key, (s1, c1)) in key.0.iter_mut().zip(rotated.0.iter().zip(c1)) {
            *key ^= s1 ^ c1;
        }
        let mut to_server = Pike::new(&key.0);

        let mut key = Secret(*s2);
        key.0.rotate_right(rotations.server_second);
        to_server.apply(&mut key.0);
        let to_client = Pike::new(&key.0);
        Self { to_server, to_client }
    }
}

/// What the server sends first.
const HELLO: u32 = 1;

/// The exchange of keys at the start of a connection, of either side.
///
/// It does no input or output: [`advance`](Self::advance) takes what was received and appends what
/// is to be sent. The keys are random bytes of the caller's choice.
///
/// # Examples
///
/// ```
/// use bytes::BytesMut;
/// use formats::tera::crypt::Handshake;
///
/// let mut client = Handshake::client([[0x12; 128], [0x34; 128]]);
/// let mut server = Handshake::server([[0x56; 128], [0x78; 128]]);
/// let (mut to_server, mut to_client) = (BytesMut::new(), BytesMut::new());
///
/// let (mut client_session, mut server_session) = (None, None);
/// while client_session.is_none() {
///     if server_session.is_none() {
///         server_session = server.advance(&mut to_server, &mut to_client)?;
///     }
///     client_session = client.advance(&mut to_client, &mut to_server)?;
/// }
/// assert!(server_session.is_some());
/// # Ok::<(), codec_core::DecodeError>(())
/// ```
pub struct Handshake {
    side: Side,
    rotations: KeyRotations,
    own: [Secret; 2],
    /// The keys of the other side, as far as they came.
    peer: [Option<Secret>; 2],
    /// Whether the first four bytes were sent or received.
    greeted: bool,
    /// How many of the own keys were sent.
    sent: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Client,
    Server,
}

impl Handshake {
    /// The client's side, with its two keys.
    #[must_use]
    pub fn client(keys: [[u8; KEY_LEN]; 2]) -> Self {
        Self::new(Side::Client, keys)
    }

    /// The server's side, with its two keys.
    #[must_use]
    pub fn server(keys: [[u8; KEY_LEN]; 2]) -> Self {
        Self::new(Side::Server, keys)
    }

    /// For another patch than those since 45.
    #[must_use]
    pub fn with_rotations(self, rotations: KeyRotations) -> Self {
        Self { rotations, ..self }
    }

    fn new(side: Side, keys: [[u8; KEY_LEN]; 2]) -> Self {
        Self {
            side,
            rotations: KeyRotations::default(),
            own: keys.map(Secret),
            peer: [None, None],
            greeted: false,
            sent: 0,
        }
    }

    /// Takes what it can use off `received`, appends what is to be sent to `out`, and returns the
    /// ciphers once all keys are exchanged.
    ///
    /// Call it once before anything was received, because the server speaks first, and then
    /// whenever bytes came. What is left of `received` at the end belongs to the encrypted stream.
    /// Send what is in `out` after the last call too. A further call returns ciphers at the start
    /// of their streams again.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::WrongConstant`] if the server does not begin with `01 00 00 00`; nothing
    /// is taken off `received` then.
    pub fn advance(
        &mut self,
        received: &mut BytesMut,
        out: &mut BytesMut,
    ) -> Result<Option<Session>, DecodeError> {
        if !self.greeted && !self.greet(received, out)? {
            return Ok(None);
        }
        loop {
            let came = self.peer.iter().flatten().count();
            // The client sends a key first, the server answers each with one.
            let may_send = match self.side {
                Side::Client => came.saturating_add(1),
                Side::Server => came,
            };
            for key in self.own.iter().take(may_send).skip(self.sent) {
                out.extend_from_slice(&key.0);
                self.sent = self.sent.saturating_add(1);
            }
            let [peer_first, peer_second] = &mut self.peer;
            let slot = match (&*peer_first, &*peer_second) {
                (Some(first), Some(second)) => {
                    let own = self.own.each_ref().map(|key| &key.0);
                    let peer = [&first.0, &second.0];
                    let (client, server) = match self.side {
                        Side::Client => (own, peer),
                        Side::Server => (peer, own),
                    };
                    return Ok(Some(Session::with_rotations(client, server, self.rotations)));
                }
                (Some(_), None) => peer_second,
                (None, _) => peer_first,
            };
            let Some(key) = received.first_chunk() else { return Ok(None) };
            *slot = Some(Secret(*key));
            received.advance(KEY_LEN);
        }
    }

    /// Sends or takes the first four bytes; returns whether that was possible.
    fn greet(&mut self, received: &mut BytesMut, out: &mut BytesMut) -> Result<bool, DecodeError> {
        match self.side {
            Side::Server => out.extend_from_slice(&HELLO.to_le_bytes()),
            Side::Client => {
                let Some(hello) = received.first_chunk() else { return Ok(false) };
                let found = u32::from_le_bytes(*hello);
                if found != HELLO {
                    let (expected, found) = (Some(u64::from(HELLO)), Some(u64::from(found)));
                    let kind = DecodeErrorKind::WrongConstant { expected, found };
                    return Err(DecodeError::new(kind, 0));
                }
                received.advance(hello.len());
            }
        }
        self.greeted = true;
        Ok(true)
    }
}

/// Shows nothing of the keys.
impl fmt::Debug for Handshake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Handshake")
            .field("side", &self.side)
            .field("rotations", &self.rotations)
            .field("sent", &self.sent)
            .field("received", &self.peer.iter().flatten().count())
            .finish_non_exhaustive()
    }
}
