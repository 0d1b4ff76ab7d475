//! The key exchange at the start of a connection, and the cipher of all that follows.
//!
//! ```text
//! server                      client
//!   01 00 00 00        →                  hello
//!                      ←      c1          128 bytes each, in the clear
//!   s1                 →
//!                      ←      c2
//!   s2                 →
//!   packets, by B      ↔      packets, by A
//!
//! K1 = c2 rotated left by 29 ^ s1 rotated right by 67 ^ c1       A = PIKE(K1)
//! K2 = s2 rotated right by 41, encrypted by A                    B = PIKE(K2)
//! ```
//!
//! Rotations are by bytes. A stream is encrypted without regard to packets, headers included. The
//! keys travel in the clear, so whoever recorded a connection can read it: this is the protocol of
//! the game, not protection. Keys and ciphers are nevertheless overwritten when they are dropped,
//! as far as safe code can guarantee it.

mod pike;
mod session;

pub use self::{
    pike::Pike,
    session::{Handshake, KeyRotations, Session},
};

/// Bytes of a key.
pub const KEY_LEN: usize = 128;

/// A key that is overwritten when it is dropped.
struct Secret([u8; KEY_LEN]);

impl Drop for Secret {
    fn drop(&mut self) {
        self.0.fill(0);
        // Prevents the compiler from removing the writes, which nothing reads.
        core::hint::black_box(&self.0);
    }
}
