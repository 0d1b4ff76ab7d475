//! The list of cases to measure, and the loops that measure them.

use std::hint::black_box;

use crate::alloc::use_free_lists;

/// A prepared loop; the argument is how often it runs.
pub type Loop = Box<dyn FnMut(u64)>;

/// Whether a shape, or a codec, was requested.
pub type Wanted<'a> = &'a dyn Fn(&str) -> bool;

/// Calls `run` without inlining it. Code that is inlined into the loop would avoid costs that a
/// caller in a real program pays.
#[inline(never)]
fn apart<A, R>(run: impl Fn(A) -> R, argument: A) -> R {
    run(argument)
}

/// [`apart`] for encoding.
#[inline(never)]
fn apart2<A: ?Sized, B>(run: impl Fn(&A, &mut B), argument: &A, out: &mut B) {
    run(argument, out);
}

/// One codec doing one operation on one shape.
pub struct Case {
    /// `A` to `D`, or a message of one of the formats.
    pub shape: &'static str,
    /// `encode`, `decode`, and their variants.
    pub op: &'static str,
    /// `ours`, `hand`, or the peer's crate name.
    pub codec: &'static str,
    /// Whether the bytes are those of the hand-written code, or of the first codec of the shape.
    pub exact: bool,
    /// Encoded bytes of one operation.
    pub bytes: usize,
    /// Operations in one round of the loop.
    pub batch: u64,
    prepare: Box<dyn Fn() -> Loop>,
}

impl Case {
    /// The loop, after a check that it does what it should.
    pub fn prepare(&self) -> Loop {
        use_free_lists(self.op == FREE_LIST);
        (self.prepare)()
    }
}

/// The names of the operations.
pub const OPS: [&str; 11] = [
    "encode",
    "to_vec",
    "loop",
    "feed",
    "encode_into",
    "encode_any",
    "decode",
    "decode_any",
    "borrow",
    "view",
    FREE_LIST,
];

/// Decoding with small blocks from free lists.
pub const FREE_LIST: &str = "decode_free_list";

/// The cases of one codec.
pub struct Cases {
    codec: &'static str,
    list: Vec<Case>,
}

impl Cases {
    /// No cases of `codec`.
    pub fn of(codec: &'static str) -> Self {
        Self { codec, list: Vec::new() }
    }

    /// The cases added.
    pub fn finish(self) -> Vec<Case> {
        self.list
    }

    /// Adds both directions of code that appends to a `Vec` and returns `None` if it fails.
    pub fn both<T>(
        &mut self,
        shape: &'static str,
        sample: &Sample<T>,
        encode: impl Fn(&T, &mut Vec<u8>) -> Option<()> + Copy + 'static,
        decode: impl Fn(&'static [u8]) -> Option<T> + Copy + 'static,
    ) -> &mut Self
    where
        T: PartialEq + Clone + 'static,
    {
        self.encode(shape, "encode", sample.clone(), move |value, out: &mut Vec<u8>| {
            out.clear();
            encode(value, out).unwrap();
        })
        .decode(shape, "decode", sample.clone(), move |input| decode(input).unwrap())
    }

    /// Adds encoding of `value` into a buffer that is reused: `encode` clears and fills it.
    pub fn encode<T, B>(
        &mut self,
        shape: &'static str,
        op: &'static str,
        sample: Sample<T>,
        encode: impl Fn(&T, &mut B) + Copy + 'static,
    ) -> &mut Self
    where
        T: Clone + 'static,
        B: Buffer,
    {
        let Sample { value, bytes, exact } = sample;
        self.add(shape, op, (bytes.len(), exact), 1, move || {
            let value = value.clone();
            let mut out = B::with_room(bytes.len().max(1 << 16));
            encode(&value, &mut out);
            assert!(out.written() == bytes, "{shape} {op}");
            Box::new(move |rounds| {
                for _ in 0..rounds {
                    apart2(encode, black_box(&value), &mut out);
                    black_box(&out);
                }
            })
        })
    }

    /// Adds decoding of a sample's bytes.
    pub fn decode<T, U>(
        &mut self,
        shape: &'static str,
        op: &'static str,
        sample: Sample<T>,
        decode: impl Fn(&'static [u8]) -> U + Copy + 'static,
    ) -> &mut Self
    where
        T: PartialEq<U> + Clone + 'static,
    {
        let Sample { value, bytes, exact } = sample;
        self.add(shape, op, (bytes.len(), exact), 1, move || {
            assert!(value == decode(bytes), "{shape} {op}");
            Box::new(move |rounds| {
                for _ in 0..rounds {
                    black_box(apart(decode, black_box(bytes)));
                }
            })
        })
    }

    /// Adds encoding of many messages, each into a buffer that is reused.
    pub fn encode_each<T: Clone + 'static, B: Buffer>(
        &mut self,
        shape: &'static str,
        op: &'static str,
        samples: Vec<Sample<T>>,
        encode: impl Fn(&T, &mut B) + Copy + 'static,
    ) -> &mut Self {
        let batch = samples.len() as u64;
        self.add(shape, op, (samples[0].bytes.len(), true), batch, move || {
            let mut out = B::with_room(1 << 16);
            let values: Vec<T> = samples.iter().map(|sample| sample.value.clone()).collect();
            for (value, sample) in values.iter().zip(&samples) {
                encode(value, &mut out);
                assert!(out.written() == sample.bytes, "{shape} {op}");
            }
            Box::new(move |rounds| {
                for _ in 0..rounds {
                    for value in &values {
                        apart2(encode, black_box(value), &mut out);
                        black_box(&out);
                    }
                }
            })
        })
    }

    /// Adds decoding of many messages.
    pub fn decode_each<T: PartialEq + 'static>(
        &mut self,
        shape: &'static str,
        op: &'static str,
        samples: Vec<Sample<T>>,
        decode: impl Fn(&'static [u8]) -> T + Copy + 'static,
    ) -> &mut Self {
        let batch = samples.len() as u64;
        self.add(shape, op, (samples[0].bytes.len(), true), batch, move || {
            for sample in &samples {
                assert!(decode(sample.bytes) == sample.value, "{shape} {op}");
            }
            let inputs: Vec<&'static [u8]> = samples.iter().map(|sample| sample.bytes).collect();
            Box::new(move |rounds| {
                for _ in 0..rounds {
                    for input in &inputs {
                        black_box(apart(decode, black_box(*input)));
                    }
                }
            })
        })
    }

    /// Adds a loop that `prepare` makes: `batch` operations of `bytes` encoded bytes a round.
    pub fn add(
        &mut self,
        shape: &'static str,
        op: &'static str,
        (bytes, exact): (usize, bool),
        batch: u64,
        prepare: impl Fn() -> Loop + 'static,
    ) -> &mut Self {
        let prepare = Box::new(prepare);
        self.list.push(Case { shape, op, codec: self.codec, exact, bytes, batch, prepare });
        self
    }
}

/// A value and its bytes.
#[derive(Clone, Debug)]
pub struct Sample<T> {
    /// The value.
    pub value: T,
    /// Its bytes.
    pub bytes: &'static [u8],
    /// Whether they are those that others write too.
    pub exact: bool,
}

impl<T> Sample<T> {
    /// A value with the bytes that `encode` appends.
    pub fn new(value: T, encode: impl Fn(&T, &mut Vec<u8>) -> Option<()>) -> Self {
        let mut bytes = Vec::new();
        encode(&value, &mut bytes).unwrap();
        Self { value, bytes: bytes.leak(), exact: true }
    }

    /// The same value with the bytes that a codec with a format of its own writes, which may
    /// happen to be the same.
    #[cfg(feature = "peers")]
    pub fn own<B: Buffer>(&self, encode: impl Fn(&T, &mut B)) -> Self
    where
        T: Clone,
    {
        let mut out = B::with_room(1 << 24);
        encode(&self.value, &mut out);
        let bytes: &'static [u8] = out.written().to_vec().leak();
        let exact = self.exact && bytes == self.bytes;
        Self { value: self.value.clone(), bytes, exact }
    }

    /// The same bytes with another type of value.
    pub fn map<U>(&self, to: impl FnOnce(&T) -> U) -> Sample<U> {
        Sample { value: to(&self.value), bytes: self.bytes, exact: self.exact }
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

impl Buffer for bytes::BytesMut {
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
impl Buffer for std::io::Cursor<Vec<u8>> {
    fn with_room(len: usize) -> Self {
        Self::new(Vec::with_capacity(len))
    }

    fn written(&self) -> &[u8] {
        self.get_ref()
    }
}
