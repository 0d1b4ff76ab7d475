//! The key exchange: Diffie-Hellman with 512 bits.

use core::fmt;

use crypto_bigint::{
    Odd, U512,
    modular::{FixedMontyForm, FixedMontyParams},
};
use zeroize::Zeroizing;

use super::{SEED_LEN, SessionKey};

/// Bytes of a number of the exchange.
const LEN: usize = 64;

/// What clients know of a server: the generator *g*, the modulus *n*, the public value *x*.
///
/// Numbers are given as 64 bytes, the most significant first, as H'uru's `server.ini` has them in
/// Base64. The generator differs: [`ConnectionType::generator`](super::ConnectionType::generator).
#[derive(Clone, Debug)]
pub struct ClientKeys {
    group: Group,
    public: U512,
}

/// What a server has: the generator *g*, the modulus *n*, the private number *a*.
#[derive(Clone, Debug)]
pub struct ServerKeys {
    group: Group,
    private: PrivateKey,
}

/// A private number, the *a* of a server or the *b* of a client; overwritten when dropped.
///
/// A client draws a new one for each connection, from a good source of random bytes.
#[derive(Clone)]
pub struct PrivateKey(Zeroizing<[u8; LEN]>);

/// The part of the shared number that the key is made of.
pub(super) struct Shared(Zeroizing<[u8; SEED_LEN]>);

#[derive(Clone, Debug)]
struct Group {
    generator: u32,
    params: FixedMontyParams<{ U512::LIMBS }>,
}

impl ClientKeys {
    /// The keys; `None` if *n* is even, or *x* is not between 2 and *n* - 2.
    ///
    /// With any other *x* the key does not depend on the private number, or only on whether it is
    /// even: everybody who listens knows it.
    #[must_use]
    pub fn new(generator: u32, modulus: &[u8; LEN], public: &[u8; LEN]) -> Option<Self> {
        let group = Group::new(generator, modulus)?;
        let public = U512::from_be_slice(public);
        group.has(&public).then_some(Self { group, public })
    }

    /// The generator *g*.
    #[must_use]
    pub fn generator(&self) -> u32 {
        self.group.generator
    }

    /// The modulus *n*, as 64 bytes, the most significant first.
    #[must_use]
    pub fn modulus(&self) -> [u8; LEN] {
        be_bytes(self.group.params.modulus().as_ref())
    }

    /// The public value *x*, as 64 bytes, the most significant first: what H'uru's `server.ini` has
    /// in Base64. It is no secret.
    #[must_use]
    pub fn public_value(&self) -> [u8; LEN] {
        be_bytes(&self.public)
    }

    /// The public value to send, and what both sides then know.
    pub(super) fn exchange(&self, private: &PrivateKey) -> (Vec<u8>, Shared) {
        let generator = U512::from_u32(self.group.generator);
        let y = self.group.power(&generator, private);
        let mut y = y.to_le_bytes().as_slice().to_vec();
        // The fewest bytes, as clients do it.
        y.truncate(y.iter().rposition(|byte| *byte != 0).map_or(0, |last| last.saturating_add(1)));
        (y, self.group.shared(&self.public, private))
    }
}

impl ServerKeys {
    /// The keys; `None` if *n* is even.
    #[must_use]
    pub fn new(generator: u32, modulus: &[u8; LEN], private: PrivateKey) -> Option<Self> {
        Some(Self { group: Group::new(generator, modulus)?, private })
    }

    /// What clients must know; [`ClientKeys::public_value`] is the *x* of these keys.
    #[must_use]
    pub fn client_keys(&self) -> ClientKeys {
        let generator = U512::from_u32(self.group.generator);
        let public = self.group.power(&generator, &self.private);
        ClientKeys { group: self.group.clone(), public }
    }

    /// What both sides know, from the public value of a client; `None` if it cannot be one, or makes
    /// a key that is no secret.
    pub(super) fn exchange(&self, y: &[u8]) -> Option<Shared> {
        let mut bytes = [0; LEN];
        bytes.get_mut(..y.len())?.copy_from_slice(y);
        let y = U512::from_le_slice(&bytes);
        self.group.has(&y).then(|| self.group.shared(&y, &self.private))
    }
}

impl PrivateKey {
    /// The number of these bytes, the most significant first.
    #[must_use]
    pub fn from_be_bytes(bytes: [u8; LEN]) -> Self {
        Self(Zeroizing::new(bytes))
    }
}

impl fmt::Debug for PrivateKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PrivateKey(_)")
    }
}

impl Shared {
    /// The key of the connection.
    pub(super) fn with_seed(&self, seed: [u8; SEED_LEN]) -> SessionKey {
        let mut key = Zeroizing::new(seed);
        for (key, shared) in key.iter_mut().zip(self.0.iter()) {
            *key ^= shared;
        }
        SessionKey::new(key)
    }
}

/// The bytes of a number, the most significant first.
fn be_bytes(number: &U512) -> [u8; LEN] {
    let mut bytes = [0; LEN];
    for (byte, digit) in bytes.iter_mut().zip(number.to_be_bytes().as_slice()) {
        *byte = *digit;
    }
    bytes
}

impl Group {
    fn new(generator: u32, modulus: &[u8; LEN]) -> Option<Self> {
        let modulus = Option::from(Odd::new(U512::from_be_slice(modulus)))?;
        Some(Self { generator, params: FixedMontyParams::new_vartime(modulus) })
    }

    /// Whether it is a number from 2 to *n* - 2. The powers of 0, 1 and *n* - 1 are no secret.
    fn has(&self, number: &U512) -> bool {
        let last = self.params.modulus().as_ref().wrapping_sub(&U512::ONE);
        *number > U512::ONE && *number < last
    }

    /// `base` to the power of a private number; takes the same time for all of them.
    fn power(&self, base: &U512, exponent: &PrivateKey) -> U512 {
        let exponent = Zeroizing::new(U512::from_be_slice(&*exponent.0));
        let power = Zeroizing::new(FixedMontyForm::new(base, &self.params).pow(&*exponent));
        power.retrieve()
    }

    fn shared(&self, public: &U512, private: &PrivateKey) -> Shared {
        let number = Zeroizing::new(self.power(public, private));
        let bytes = Zeroizing::new(number.to_le_bytes());
        let mut low = Zeroizing::new([0; SEED_LEN]);
        for (low, byte) in low.iter_mut().zip(bytes.as_slice()) {
            *low = *byte;
        }
        Shared(low)
    }
}
