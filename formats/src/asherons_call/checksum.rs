//! Checksums of packets, and the key stream that hides them.

use core::fmt;

use codec_core::{Decode, DecodeError, EncodeError, Format, Layout, Options, Reader, Shape, Size};
use zeroize::Zeroize as _;

use super::{
    enums::PacketHeaderFlags,
    format::AsheronsCall,
    frame::{Fragment, Packet},
};

/// `Hash32`: the length in the high half, plus the bytes as little-endian words; the bytes behind
/// the last word count from the highest on.
#[must_use]
pub fn hash32(bytes: &[u8]) -> u32 {
    // Only the low half of the length has room; packets are shorter than that.
    let len = u32::try_from(bytes.len() & 0xffff).unwrap_or_default() << 16;
    let (words, tail) = bytes.as_chunks();
    let sum = words.iter().fold(len, |sum, word| sum.wrapping_add(u32::from_le_bytes(*word)));
    tail.iter()
        .zip([24_u32, 16, 8])
        .fold(sum, |sum, (byte, shift)| sum.wrapping_add(u32::from(*byte) << shift))
}

impl Packet {
    /// Sets the checksum; with a key, as an encrypted one.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`], for a packet that cannot be encoded.
    pub fn seal(
        &mut self,
        key: Option<u32>,
        options: &Options<AsheronsCall>,
    ) -> Result<(), EncodeError> {
        self.flags.set(PacketHeaderFlags::ENCRYPTED_CHECKSUM, key.is_some());
        let bytes = AsheronsCall::to_vec_with(self, options)?;
        self.checksum = self.hashes(&bytes).checksum(key);
        Ok(())
    }

    /// The hashes of `bytes`, which this packet is written as.
    fn hashes(&self, bytes: &[u8]) -> Hashes {
        let (header, rest) = bytes.split_first_chunk::<HEADER>().unwrap_or((&[0; HEADER], &[]));
        let mut header = *header;
        if let Some(checksum) = header.get_mut(8..).and_then(<[u8]>::first_chunk_mut) {
            *checksum = PLACEHOLDER.to_le_bytes();
        }
        // Fragments are the last part of a packet, and each of them has only one form.
        let fragments = self.body.fragments.as_deref().unwrap_or_default();
        let fragments_len: usize = fragments.iter().map(fragment_len).sum();
        let headers_len = rest.len().saturating_sub(fragments_len);
        let mut rest = rest;
        let mut take = |len: usize| {
            let (taken, left) = rest.split_at_checked(len).unwrap_or((rest, &[]));
            rest = left;
            hash32(taken)
        };
        let mut payload = take(headers_len);
        for fragment in fragments {
            payload = payload.wrapping_add(take(Fragment::HEADER));
            payload = payload.wrapping_add(take(fragment.data.len()));
        }
        Hashes { header: hash32(&header), payload }
    }
}

/// What the checksum field holds while the header is hashed.
const PLACEHOLDER: u32 = 0xbadd_70dd;
/// Bytes of the header.
const HEADER: usize = 20;

fn fragment_len(fragment: &Fragment) -> usize {
    fragment.data.len().saturating_add(Fragment::HEADER)
}

/// The hashes of the header of a packet and of what is behind it.
#[derive(Clone, Copy, Debug)]
struct Hashes {
    header: u32,
    payload: u32,
}

impl Hashes {
    /// The checksum; with a key, an encrypted one.
    fn checksum(self, key: Option<u32>) -> u32 {
        self.header.wrapping_add(self.payload ^ key.unwrap_or(0))
    }
}

/// A packet that came, with the hashes of the bytes it came as.
///
/// Decode this to check a packet: the checksum is that of the bytes, and encoding the packet again
/// can give others, with other options or where the sender's padding is not zero.
///
/// ```
/// use codec_core::Format;
/// use formats::asherons_call::{AsheronsCall, ReceivedPacket};
///
/// let bytes = b"\x6b\x08\0\0\0\x40\0\0\x92\xbb\x04\xb2\x0b\0\x0e\xf7\x04\0\x01\0\x3b\x02\0\0";
/// let received: ReceivedPacket = AsheronsCall::from_slice(bytes)?;
/// assert!(received.verify(None));
/// assert_eq!(received.packet.body.ack_sequence, Some(0x23b));
/// # Ok::<(), codec_core::DecodeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ReceivedPacket {
    /// The packet.
    pub packet: Packet,
    hashes: Hashes,
}

impl ReceivedPacket {
    /// Whether the checksum that came is right; with a key, as an encrypted one.
    #[must_use]
    pub fn verify(&self, key: Option<u32>) -> bool {
        self.packet.checksum == self.hashes.checksum(key)
    }

    /// The key that the checksum was encrypted with.
    ///
    /// Compare it with the next words of the [`KeyStream`]: packets that were lost took words too.
    #[must_use]
    pub fn key(&self) -> u32 {
        self.packet.checksum.wrapping_sub(self.hashes.header) ^ self.hashes.payload
    }
}

impl Layout<AsheronsCall> for ReceivedPacket {
    const SIZE: Size = Size::at_least(<Packet as Layout<AsheronsCall>>::SIZE.min);

    fn shape() -> Shape {
        <Packet as Layout<AsheronsCall>>::shape()
    }
}

impl<'de> Decode<'de, AsheronsCall> for ReceivedPacket {
    fn decode(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<Self, DecodeError> {
        let bytes = input.rest();
        let packet = Packet::decode(input)?;
        let used = bytes.len().saturating_sub(input.rest().len());
        let hashes = packet.hashes(bytes.get(..used).unwrap_or_default());
        Ok(Self { packet, hashes })
    }
}

/// The key stream of one direction of a connection: ISAAC, seeded by a
/// [`ConnectRequest`](super::messages::login::ConnectRequest).
///
/// Each packet with an encrypted checksum takes one word; a packet that is sent again keeps its
/// word.
///
/// ```
/// use formats::asherons_call::KeyStream;
///
/// let mut keys = KeyStream::new(0xdead_beef);
/// assert_eq!(keys.next(), Some(0x5da2_2d96));
/// assert_eq!(keys.next(), Some(0xdb3b_a3b6));
/// ```
///
/// It is overwritten when dropped, and `Debug` does not show it.
#[derive(Clone)]
pub struct KeyStream {
    memory: [u32; 256],
    words: [u32; 256],
    /// Words of this round that are left; they are taken from the last to the first.
    left: usize,
    a: u32,
    b: u32,
    c: u32,
}

impl KeyStream {
    /// The stream of a seed.
    #[must_use]
    pub fn new(seed: u32) -> Self {
        let mut state = [0x9e37_79b9_u32; 8];
        for _ in 0..4 {
            mix(&mut state);
        }
        let mut memory = [0; 256];
        for _ in 0..2 {
            // The key is zero, so the first pass adds nothing; the second adds the first's result.
            let (chunks, _) = memory.as_chunks_mut::<8>();
            for chunk in chunks {
                for (word, old) in state.iter_mut().zip(chunk.iter()) {
                    *word = word.wrapping_add(*old);
                }
                mix(&mut state);
                *chunk = state;
            }
        }
        let mut stream = Self { memory, words: [0; 256], left: 0, a: seed, b: seed, c: seed };
        stream.scramble();
        stream
    }

    /// Makes the next 256 words.
    fn scramble(&mut self) {
        self.c = self.c.wrapping_add(1);
        self.b = self.b.wrapping_add(self.c);
        for index in 0..256_usize {
            let at = |memory: &[u32; 256], index: usize| {
                memory.get(index & 0xff).copied().unwrap_or_default()
            };
            let byte = |word: u32| usize::try_from(word >> 2).unwrap_or_default();
            let x = at(&self.memory, index);
            self.a ^= match index & 3 {
                0 => self.a << 13,
                1 => self.a >> 6,
                2 => self.a << 2,
                _ => self.a >> 16,
            };
            self.a = self.a.wrapping_add(at(&self.memory, index ^ 0x80));
            let y = at(&self.memory, byte(x)).wrapping_add(self.a).wrapping_add(self.b);
            if let Some(word) = self.memory.get_mut(index) {
                *word = y;
            }
            self.b = at(&self.memory, byte(y >> 8)).wrapping_add(x);
            if let Some(word) = self.words.get_mut(index) {
                *word = self.b;
            }
        }
        self.left = 256;
    }
}

impl Drop for KeyStream {
    fn drop(&mut self) {
        let Self { memory, words, left, a, b, c } = self;
        memory.zeroize();
        words.zeroize();
        left.zeroize();
        for word in [a, b, c] {
            word.zeroize();
        }
    }
}

impl fmt::Debug for KeyStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyStream(_)")
    }
}

impl Iterator for KeyStream {
    type Item = u32;

    /// The next word; there always is one.
    fn next(&mut self) -> Option<u32> {
        if self.left == 0 {
            self.scramble();
        }
        self.left = self.left.saturating_sub(1);
        self.words.get(self.left).copied()
    }
}

/// One round of the mixing of ISAAC.
#[allow(clippy::many_single_char_names, reason = "the names of the algorithm")]
fn mix(state: &mut [u32; 8]) {
    let [a, b, c, d, e, f, g, h] = state;
    let step = |x: &mut u32, mixed: u32, far: &mut u32, y: &mut u32, z: u32| {
        *x ^= mixed;
        *far = far.wrapping_add(*x);
        *y = y.wrapping_add(z);
    };
    step(a, *b << 11, d, b, *c);
    step(b, *c >> 2, e, c, *d);
    step(c, *d << 8, f, d, *e);
    step(d, *e >> 16, g, e, *f);
    step(e, *f << 10, h, f, *g);
    step(f, *g >> 4, a, g, *h);
    step(g, *h << 8, b, h, *a);
    step(h, *a >> 9, c, a, *b);
}
