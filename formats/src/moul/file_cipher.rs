//! Files that clients keep encrypted.
//!
//! ```text
//! 77 68 61 74 64 6f 79 6f 75 73 65 65   0d 00 00 00   ac c1 a6 b6 dc 33 95 0e …
//! "whatdoyousee"                        length: 13    blocks of 8 bytes
//! ```
//!
//! | magic | files | cipher, in blocks of 8 bytes | key |
//! |---|---|---|---|
//! | `whatdoyousee` | texts of the client | XTEA | [`CLIENT_KEY`] |
//! | `notthedroids` | scripts and state descriptions, from the auth server | XXTEA | `encryption_key` of [`AcctLoginReply`](super::messages::auth::AcctLoginReply) |
//!
//! The length is that of the plain file; the last block is filled up with zeros. The key is no
//! secret: every client has it.
//!
//! ```
//! use formats::moul::file_cipher::{CLIENT_KEY, Cipher, decrypt, encrypt};
//!
//! let file = encrypt(Cipher::Xtea, &CLIENT_KEY, b"Hello, world!")?;
//! assert_eq!(&file[..16], b"whatdoyousee\x0d\0\0\0");
//! assert_eq!(decrypt(&file, &CLIENT_KEY)?, b"Hello, world!");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

/// The key of files that come with the client.
pub const CLIENT_KEY: [u32; 4] = [0x6c0a_5452, 0x0382_7d0f, 0x3a17_0b92, 0x16db_7fc2];
/// The key that DIRTSAND has by default.
pub const DIRTSAND_KEY: [u32; 4] = [0x3141_5926, 0x5358_9793, 0x2384_6264, 0x3383_2795];

/// How a file is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Cipher {
    /// XTEA, `whatdoyousee`.
    Xtea,
    /// XXTEA, `notthedroids`.
    Xxtea,
}

/// What is wrong with an encrypted file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileError {
    /// It begins with no magic that is known: it is probably not encrypted.
    NotEncrypted,
    /// It has fewer bytes than it says.
    Truncated {
        /// Bytes it should have.
        needed: usize,
        /// Bytes it has.
        found: usize,
    },
    /// It is longer than a `u32` can say.
    TooLong,
}

impl core::fmt::Display for FileError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NotEncrypted => f.write_str("not an encrypted file"),
            Self::Truncated { needed, found } => {
                write!(f, "encrypted file of {found} bytes, which should have {needed}")
            }
            Self::TooLong => f.write_str("file too long to be encrypted"),
        }
    }
}

impl core::error::Error for FileError {}

const MAGIC: usize = 12;
const HEADER: usize = MAGIC + size_of::<u32>();
const BLOCK: usize = 8;
/// Added to the sum in each round.
const DELTA: u32 = 0x9e37_79b9;
const ROUNDS: u32 = 32;
/// The sum after all rounds.
const LAST_SUM: u32 = DELTA.wrapping_mul(ROUNDS);

impl Cipher {
    /// What a file of its kind begins with.
    #[must_use]
    pub const fn magic(self) -> &'static [u8; MAGIC] {
        match self {
            Self::Xtea => b"whatdoyousee",
            Self::Xxtea => b"notthedroids",
        }
    }

    /// The cipher of a file, by its magic.
    #[must_use]
    pub fn of(file: &[u8]) -> Option<Self> {
        [Self::Xtea, Self::Xxtea].into_iter().find(|cipher| file.starts_with(cipher.magic()))
    }
}

/// Decrypts a file. Bytes behind its last block are ignored.
///
/// # Errors
///
/// [`FileError`].
pub fn decrypt(file: &[u8], key: &[u32; 4]) -> Result<Vec<u8>, FileError> {
    let cipher = Cipher::of(file).ok_or(FileError::NotEncrypted)?;
    let truncated = |needed| FileError::Truncated { needed, found: file.len() };
    let (head, blocks) = file.split_first_chunk::<HEADER>().ok_or(truncated(HEADER))?;
    let [.., a, b, c, d] = *head;
    let len = usize::try_from(u32::from_le_bytes([a, b, c, d])).unwrap_or(usize::MAX);
    let whole = len.checked_next_multiple_of(BLOCK).unwrap_or(usize::MAX);
    let Some(blocks) = blocks.get(..whole) else {
        return Err(truncated(whole.saturating_add(HEADER)));
    };
    let mut plain = Vec::with_capacity(whole);
    for block in blocks.as_chunks::<BLOCK>().0 {
        let words = words(*block);
        plain.extend(bytes(match cipher {
            Cipher::Xtea => xtea_decrypt(words, key),
            Cipher::Xxtea => xxtea_decrypt(words, key),
        }));
    }
    plain.truncate(len);
    Ok(plain)
}

/// The encrypted file of a plain one.
///
/// # Errors
///
/// [`FileError::TooLong`].
pub fn encrypt(cipher: Cipher, key: &[u32; 4], plain: &[u8]) -> Result<Vec<u8>, FileError> {
    let len = u32::try_from(plain.len()).map_err(|_| FileError::TooLong)?;
    let mut file = [&cipher.magic()[..], &len.to_le_bytes()].concat();
    for chunk in plain.chunks(BLOCK) {
        let mut block = [0; BLOCK];
        for (byte, plain) in block.iter_mut().zip(chunk) {
            *byte = *plain;
        }
        let words = words(block);
        file.extend(bytes(match cipher {
            Cipher::Xtea => xtea_encrypt(words, key),
            Cipher::Xxtea => xxtea_encrypt(words, key),
        }));
    }
    Ok(file)
}

fn xtea_encrypt([mut a, mut b]: [u32; 2], key: &[u32; 4]) -> [u32; 2] {
    let mut sum = 0_u32;
    for _ in 0..ROUNDS {
        a = a.wrapping_add(xtea_mix(b, sum, part(key, sum)));
        sum = sum.wrapping_add(DELTA);
        b = b.wrapping_add(xtea_mix(a, sum, part(key, sum.wrapping_shr(11))));
    }
    [a, b]
}

fn xtea_decrypt([mut a, mut b]: [u32; 2], key: &[u32; 4]) -> [u32; 2] {
    let mut sum = LAST_SUM;
    for _ in 0..ROUNDS {
        b = b.wrapping_sub(xtea_mix(a, sum, part(key, sum.wrapping_shr(11))));
        sum = sum.wrapping_sub(DELTA);
        a = a.wrapping_sub(xtea_mix(b, sum, part(key, sum)));
    }
    [a, b]
}

fn xtea_mix(word: u32, sum: u32, key: u32) -> u32 {
    let mixed = (word.wrapping_shl(4) ^ word.wrapping_shr(5)).wrapping_add(word);
    mixed ^ sum.wrapping_add(key)
}

fn xxtea_encrypt([mut a, mut b]: [u32; 2], key: &[u32; 4]) -> [u32; 2] {
    let mut sum = 0_u32;
    for _ in 0..ROUNDS {
        sum = sum.wrapping_add(DELTA);
        let e = sum.wrapping_shr(2);
        a = a.wrapping_add(xxtea_mix(b, sum, part(key, e)));
        b = b.wrapping_add(xxtea_mix(a, sum, part(key, e ^ 1)));
    }
    [a, b]
}

fn xxtea_decrypt([mut a, mut b]: [u32; 2], key: &[u32; 4]) -> [u32; 2] {
    let mut sum = LAST_SUM;
    for _ in 0..ROUNDS {
        let e = sum.wrapping_shr(2);
        b = b.wrapping_sub(xxtea_mix(a, sum, part(key, e ^ 1)));
        a = a.wrapping_sub(xxtea_mix(b, sum, part(key, e)));
        sum = sum.wrapping_sub(DELTA);
    }
    [a, b]
}

/// `other` is both the word before and the word behind the current one: a block has only two.
fn xxtea_mix(other: u32, sum: u32, key: u32) -> u32 {
    let one = other.wrapping_shr(5) ^ other.wrapping_shl(2);
    let two = other.wrapping_shr(3) ^ other.wrapping_shl(4);
    one.wrapping_add(two) ^ (sum ^ other).wrapping_add(key ^ other)
}

/// The part of the key that the low bits of `index` name.
fn part(key: &[u32; 4], index: u32) -> u32 {
    let [a, b, c, d] = *key;
    match index & 3 {
        0 => a,
        1 => b,
        2 => c,
        _ => d,
    }
}

fn words(block: [u8; BLOCK]) -> [u32; 2] {
    match block.as_chunks().0 {
        [a, b] => [u32::from_le_bytes(*a), u32::from_le_bytes(*b)],
        _ => [0; 2],
    }
}

fn bytes([a, b]: [u32; 2]) -> impl Iterator<Item = u8> {
    a.to_le_bytes().into_iter().chain(b.to_le_bytes())
}
