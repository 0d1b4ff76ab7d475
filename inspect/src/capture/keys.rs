//! Keys that decrypt captured connections.

use core::{error::Error, fmt};
use std::collections::VecDeque;

use formats::moul::connect::{ConnectionType, PrivateKey, ServerKeys};

/// Keys of connections and servers, from a text.
///
/// ```text
/// # a key of 7 bytes for each encrypted connection of Myst Online, in the order of the capture
/// session 0a1b2c3d4e5f60
/// # or the modulus and the private number of a server, 64 bytes each, for all of its connections
/// auth <modulus> <private number>
/// ```
///
/// Servers are `gate_keeper`, `auth`, `game` and `csr`. TERA needs no keys: its connections begin
/// with them.
#[derive(Debug, Default)]
pub struct Keys {
    sessions: VecDeque<Vec<u8>>,
    servers: Vec<(u8, ServerKeys)>,
}

/// A line that is not a key.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct KeysError {
    /// The line, from 1.
    pub line: usize,
    /// What was expected.
    pub expected: &'static str,
}

impl fmt::Display for KeysError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {} in line {}", self.expected, self.line)
    }
}

impl Error for KeysError {}

impl Keys {
    /// Reads keys.
    ///
    /// # Errors
    ///
    /// Fails with the first line that is not a key.
    pub fn parse(text: &str) -> Result<Self, KeysError> {
        let mut keys = Self::default();
        for (line, text) in (1..).zip(text.lines()) {
            let words: Vec<&str> =
                text.split('#').next().unwrap_or_default().split_whitespace().collect();
            keys.add(&words).map_err(|expected| KeysError { line, expected })?;
        }
        Ok(keys)
    }

    fn add(&mut self, words: &[&str]) -> Result<(), &'static str> {
        match words {
            [] => Ok(()),
            ["session", key] => {
                let key = bytes(key).filter(|key| key.len() == 7).ok_or("7 bytes in hex")?;
                self.sessions.push_back(key);
                Ok(())
            }
            [server, modulus, private] => {
                let kind = match *server {
                    "gate_keeper" => ConnectionType::CliToGateKeeper,
                    "auth" => ConnectionType::CliToAuth,
                    "game" => ConnectionType::CliToGame,
                    "csr" => ConnectionType::CliToCsr,
                    _ => return Err("`session`, `gate_keeper`, `auth`, `game` or `csr`"),
                };
                let number =
                    |text: &str| bytes(text).and_then(|bytes| <[u8; 64]>::try_from(bytes).ok());
                let (Some(modulus), Some(private)) = (number(modulus), number(private)) else {
                    return Err("two numbers of 64 bytes in hex");
                };
                let generator = kind.generator().unwrap_or_default();
                let private = PrivateKey::from_be_bytes(private);
                let keys = ServerKeys::new(generator, &modulus, private).ok_or("an odd modulus")?;
                self.servers.push((u8::from(kind), keys));
                Ok(())
            }
            _ => Err("`session KEY`, or a server, its modulus and its private number"),
        }
    }

    /// The keys of the server of this type of connection.
    pub(super) fn server(&self, kind: u8) -> Option<&ServerKeys> {
        self.servers.iter().find(|(server, _)| *server == kind).map(|(_, keys)| keys)
    }

    /// The key of the next encrypted connection.
    pub(super) fn next_session(&mut self) -> Option<Vec<u8>> {
        self.sessions.pop_front()
    }
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u32>> = hex.chars().map(|c| c.to_digit(16)).collect();
    let (pairs, rest) = digits.as_deref()?.as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    pairs.iter().map(|[high, low]| u8::try_from(high << 4 | low).ok()).collect()
}
