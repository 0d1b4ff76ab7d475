//! What the MOUL client and server share: a socket for a connection, key files, arguments.
#![allow(dead_code, reason = "each example uses a part of it")]

use std::{
    error::Error,
    fs,
    io::{ErrorKind, Read as _, Write as _},
    net::TcpStream,
    path::Path,
};

use codec_core::Decode;
use formats::moul::{Moul, connect::Connection};

pub type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// A connection and the socket that carries it.
pub struct Link {
    pub connection: Connection,
    stream: TcpStream,
}

impl Link {
    pub fn new(connection: Connection, stream: TcpStream) -> Result<Self> {
        // Some peers need each packet in a read of its own.
        stream.set_nodelay(true)?;
        Ok(Self { connection, stream })
    }

    /// Sends what waits to be sent, each packet by itself.
    pub fn flush(&mut self) -> Result<()> {
        while let Some(packet) = self.connection.transmit() {
            self.stream.write_all(&packet)?;
        }
        Ok(())
    }

    /// Waits for bytes; says whether the other side goes on.
    pub fn receive(&mut self) -> Result<bool> {
        let mut bytes = [0; 4096];
        let len = match self.stream.read(&mut bytes) {
            Err(error) if error.kind() == ErrorKind::ConnectionReset => 0,
            other => other?,
        };
        self.connection.receive(&bytes[..len])?;
        Ok(len > 0)
    }

    /// Waits for a message; `None` if the other side closed.
    pub fn next<T: for<'de> Decode<'de, Moul>>(&mut self) -> Result<Option<T>> {
        loop {
            self.flush()?;
            if let Some(message) = self.connection.next_message()? {
                return Ok(Some(message));
            }
            if !self.receive()? {
                return Ok(None);
            }
        }
    }
}

/// The numbers of a key file: lines with a name and a value, as in H'uru's `server.ini`
/// (`Server.Auth.N "…"`) or DIRTSAND's `dirtsand.ini` (`Key.Auth.N = …`).
pub struct KeyFile(String);

impl KeyFile {
    pub fn open(path: impl AsRef<Path>) -> Result<Self> {
        Ok(Self(fs::read_to_string(path)?))
    }

    /// The value whose name ends like this.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.0.lines().find_map(|line| {
            let (key, value) = line.trim().split_once([' ', '\t', '='])?;
            key.ends_with(name).then(|| value.trim_matches([' ', '\t', '=', '"']))
        })
    }

    /// A number of 64 bytes in Base64, the most significant first.
    pub fn number(&self, name: &str) -> Result<[u8; 64]> {
        let text = self.value(name).ok_or_else(|| format!("no {name} in the key file"))?;
        let bytes = base64(text).ok_or_else(|| format!("{name} is not Base64"))?;
        let mut number = [0; 64];
        let start =
            64_usize.checked_sub(bytes.len()).ok_or_else(|| format!("{name} is too long"))?;
        number[start..].copy_from_slice(&bytes);
        Ok(number)
    }
}

fn base64(text: &str) -> Option<Vec<u8>> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0);
    for digit in text.trim_end_matches('=').bytes() {
        let value = DIGITS.iter().position(|other| *other == digit)?;
        bits = bits << 6 | u32::try_from(value).ok()?;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push(u8::try_from(bits >> held).ok()?);
            bits &= (1 << held) - 1;
        }
    }
    Some(bytes)
}

/// The value of `--name VALUE` in the arguments.
pub fn argument(args: &[String], name: &str) -> Option<String> {
    let place = args.iter().position(|arg| arg == name)?;
    args.get(place + 1).cloned()
}

/// New random bytes.
pub fn random<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}
