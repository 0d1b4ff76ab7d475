//! Descriptions of numbers and of what stands for yes and no.

use crate::format::packed::Order;

/// The order of the bytes of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ByteOrder {
    /// The least significant byte first.
    Little,
    /// The most significant byte first.
    Big,
    /// As the message says: by the directive `order`, or by the options of the format.
    Varies,
}

impl ByteOrder {
    /// The order of a format, which `varies` if messages choose it.
    #[must_use]
    pub const fn new(order: Order, varies: bool) -> Self {
        match order {
            _ if varies => Self::Varies,
            Order::Little => Self::Little,
            Order::Big => Self::Big,
        }
    }
}

/// How a whole number of varying length is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NumberForm {
    /// Seven bits in each byte, the least significant first; the high bit says that more follow.
    Leb128,
    /// As [`Leb128`](Self::Leb128), of twice the number, or of its complement if it is negative.
    ZigZag,
    /// One number of `half` bytes. If its high bit is set, the other bits are the high half, and
    /// another number of `half` bytes is the low half.
    Halves {
        /// Bytes of a half, of which each is little-endian.
        half: usize,
    },
    /// One byte; if it is 0xff, a little-endian number of `wide` bytes follows and is the number.
    Escaped {
        /// Bytes of the long form.
        wide: usize,
    },
}

/// Which numbers stand for true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Truth {
    /// 1; all but 0 and 1 are errors.
    One,
    /// All but 0.
    NotZero,
    /// All but 0; in strict mode, all but 0 and 1 are errors.
    NotZeroUnlessStrict,
}
