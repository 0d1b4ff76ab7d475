//! One codec doing one operation on one shape, and the loops that measure it.

use std::{hint::black_box, io::Cursor};

use bytes::BytesMut;

/// A prepared loop; the argument is how often it runs.
pub type Loop = Box<dyn FnMut(u64)>;

/// One codec doing one operation on one shape.
pub struct Case {
    /// `A` to `D`, or another shape or message.
    pub shape: &'static str,
    /// `encode` into a slice, `to_vec`, `encode_into` a `BytesMut`, `decode`, and others.
    pub op: &'static str,
    /// `ours`, `hand`, or the peer's crate name.
    pub codec: &'static str,
    /// Encoded bytes of one operation.
    pub bytes: usize,
    /// Operations in one round of the loop.
    pub batch: u64,
    prepare: Box<dyn Fn() -> Loop>,
}

impl Case {
    /// The loop, after a check that the codec does what it should.
    pub fn prepare(&self) -> Loop {
        (self.prepare)()
    }

    /// Whether the bytes are the same for all codecs: NBT is another format than Castle.
    pub fn exact(&self) -> bool {
        self.codec != "fastnbt"
    }
}

/// The cases of one shape.
pub struct Cases {
    shape: &'static str,
    codec: &'static str,
    list: Vec<Case>,
}

impl Cases {
    /// No cases of `shape`.
    pub fn of(shape: &'static str) -> Self {
        Self { shape, codec: "", list: Vec::new() }
    }

    /// The codec of the cases that are added next.
    pub fn by(&mut self, codec: &'static str) -> &mut Self {
        self.codec = codec;
        self
    }

    /// The cases added.
    pub fn finish(self) -> Vec<Case> {
        self.list
    }

    /// Adds both directions of code by hand that appends to a `Vec`, and returns `None` if it fails.
    pub fn hand<T>(
        &mut self,
        sample: &Sample<T>,
        encode: impl Fn(&T, &mut Vec<u8>) -> Option<()> + Copy + 'static,
        decode: impl Fn(&'static [u8]) -> Option<T> + Copy + 'static,
    ) -> &mut Self
    where
        T: PartialEq + Clone + 'static,
    {
        let samples = std::slice::from_ref(sample);
        self.by("hand")
            .encode("encode", samples, move |value, out: &mut Vec<u8>| {
                out.clear();
                encode(value, out).unwrap();
            })
            .decode("decode", samples, move |input| decode(input).unwrap())
    }

    /// Adds encoding of each sample into a buffer that is reused: `encode` replaces what is in it.
    pub fn encode<T, B>(
        &mut self,
        op: &'static str,
        samples: &[Sample<T>],
        encode: impl Fn(&T, &mut B) + Copy + 'static,
    ) -> &mut Self
    where
        T: Clone + 'static,
        B: Buffer,
    {
        let (shape, samples) = (self.shape, samples.to_vec());
        self.add(op, mean_len(&samples), samples.len(), move || {
            let mut out = B::with_room(1 << 16);
            for sample in &samples {
                encode(&sample.value, &mut out);
                assert!(out.written() == sample.bytes, "{shape} {op}");
            }
            let values: Vec<T> = samples.iter().map(|sample| sample.value.clone()).collect();
            Box::new(move |rounds| {
                for _ in 0..rounds {
                    for value in &values {
                        call_encode(encode, black_box(value), &mut out);
                        black_box(&out);
                    }
                }
            })
        })
    }

    /// Adds decoding of each sample's bytes.
    pub fn decode<T, U>(
        &mut self,
        op: &'static str,
        samples: &[Sample<T>],
        decode: impl Fn(&'static [u8]) -> U + Copy + 'static,
    ) -> &mut Self
    where
        T: PartialEq<U> + Clone + 'static,
    {
        let (shape, samples) = (self.shape, samples.to_vec());
        self.add(op, mean_len(&samples), samples.len(), move || {
            for sample in &samples {
                assert!(sample.value == decode(sample.bytes), "{shape} {op}");
            }
            let inputs: Vec<&'static [u8]> = samples.iter().map(|sample| sample.bytes).collect();
            Box::new(move |rounds| {
                for _ in 0..rounds {
                    for input in &inputs {
                        black_box(call_decode(decode, black_box(*input)));
                    }
                }
            })
        })
    }

    /// Adds a loop that `prepare` makes: `batch` operations of `bytes` encoded bytes in a round.
    pub fn add(
        &mut self,
        op: &'static str,
        bytes: usize,
        batch: usize,
        prepare: impl Fn() -> Loop + 'static,
    ) -> &mut Self {
        let (shape, codec, prepare) = (self.shape, self.codec, Box::new(prepare));
        self.list.push(Case { shape, op, codec, bytes, batch: batch as u64, prepare });
        self
    }
}

fn mean_len<T>(samples: &[Sample<T>]) -> usize {
    samples.iter().map(|sample| sample.bytes.len()).sum::<usize>() / samples.len()
}

/// Calls `run` without inlining it. Code that is inlined into the loop would avoid costs that a
/// caller in a real program pays.
#[inline(never)]
fn call_decode<A, R>(run: impl Fn(A) -> R, argument: A) -> R {
    run(argument)
}

/// [`call_decode`] for encoding.
#[inline(never)]
fn call_encode<A: ?Sized, B>(run: impl Fn(&A, &mut B), argument: &A, out: &mut B) {
    run(argument, out);
}

/// A value and its bytes.
#[derive(Clone, Debug)]
pub struct Sample<T> {
    /// The value.
    pub value: T,
    /// Its bytes.
    pub bytes: &'static [u8],
}

impl<T> Sample<T> {
    /// A value with the bytes that `encode` appends.
    pub fn new(value: T, encode: impl Fn(&T, &mut Vec<u8>) -> Option<()>) -> Self {
        let mut bytes = Vec::new();
        encode(&value, &mut bytes).unwrap();
        Self { value, bytes: bytes.leak() }
    }

    /// A value with the bytes that `write` puts into a vector of the length that `plan` tells.
    pub fn planned<P>(
        value: T,
        plan: impl Fn(&T) -> Option<(usize, P)>,
        write: impl Fn(&T, P, &mut [u8]) -> Option<()>,
    ) -> Self {
        Self::new(value, |value, out| {
            let (len, plan) = plan(value)?;
            out.resize(len, 0);
            write(value, plan, out)
        })
    }

    /// The same bytes with another type of value.
    pub fn map<U>(&self, to: impl FnOnce(&T) -> U) -> Sample<U> {
        Sample { value: to(&self.value), bytes: self.bytes }
    }
}

/// What a codec encodes into.
pub trait Buffer: 'static {
    /// An empty one with room for `len` bytes.
    fn with_room(len: usize) -> Self;
    /// What was written last.
    fn written(&self) -> &[u8];
}

impl Buffer for Vec<u8> {
    fn with_room(len: usize) -> Self {
        Self::with_capacity(len)
    }

    fn written(&self) -> &[u8] {
        self
    }
}

impl Buffer for BytesMut {
    fn with_room(len: usize) -> Self {
        Self::with_capacity(len)
    }

    fn written(&self) -> &[u8] {
        self
    }
}

/// A plain slice, and how much of it was written.
pub struct Room {
    /// The slice.
    pub bytes: Vec<u8>,
    /// Bytes that were written.
    pub len: usize,
}

impl Buffer for Room {
    fn with_room(len: usize) -> Self {
        Self { bytes: vec![0; len], len: 0 }
    }

    fn written(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

/// A cursor, for peers that write through `Write` and `Seek`.
impl Buffer for Cursor<Vec<u8>> {
    fn with_room(len: usize) -> Self {
        Self::new(Vec::with_capacity(len))
    }

    fn written(&self) -> &[u8] {
        self.get_ref()
    }
}

/// A small generator of numbers, the same on every run.
pub struct Random(u32);

impl Random {
    /// Starts from `seed`.
    pub fn new(seed: u32) -> Self {
        Self(seed)
    }

    /// The next number below `end`.
    pub fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) % end
    }
}
