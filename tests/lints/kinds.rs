//! Every kind of type.

use core::marker::PhantomData;
use std::borrow::Cow;

use codec_core::{
    BigEndian, Implied, Wire,
    codec::ListAs,
    text::{Fixed, Prefixed, Text, Utf8, Windows1252},
};

use crate::format::Plain;

/// A flag.
const FLAG: u8 = 4;

/// Nothing.
#[derive(Wire, Debug, Clone, Copy, PartialEq, Eq)]
#[wire(format = Plain)]
pub struct Unit;

/// No names.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Plain)]
pub struct Tuple(u8, #[wire(as = u8)] u32, pub f32);

/// All directives.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain, id = 5, name = "ALL")]
pub struct All {
    /// Flags.
    pub flags: Implied<u8>,
    /// A count.
    pub count: u8,
    /// Another.
    pub size: Implied<u16>,
    /// A selector.
    pub kind: u8,
    /// A port.
    #[wire(as = BigEndian<u16>, name = "PORT")]
    pub port: u16,
    /// Counted.
    #[wire(count = count)]
    pub first: Vec<u8>,
    /// Counted too.
    #[wire(count = count)]
    pub second: Vec<u16>,
    /// Counted by an expression.
    #[wire(count = usize::from(kind) * 2)]
    pub computed: Vec<u8>,
    /// Limited.
    #[wire(len = size)]
    pub limited: Tuple,
    /// Optional.
    #[wire(bit = flags & 1)]
    pub one: Option<u8>,
    /// Optional.
    #[wire(bit = !flags & (2 | FLAG), as = u8)]
    pub two: Option<u32>,
    /// Optional.
    #[wire(when = kind > 3 && !first.is_empty(), as = Prefixed<u8, Utf8>)]
    pub when: Option<String>,
    /// Optional and counted.
    #[wire(when = (kind + 1) / 2 > 1, count = kind - 3)]
    pub many: Option<Vec<u8>>,
    /// Switched.
    #[wire(switch = kind)]
    pub body: Tagged,
    /// Aligned.
    #[wire(align = 4, pad = 2)]
    pub aligned: u32,
    /// Constant.
    #[wire(const = 7)]
    pub constant: u8,
    /// Constant and not kept.
    #[wire(const = *b"WI")]
    pub magic: Implied<[u8; 2]>,
    /// Default.
    #[wire(default = 5)]
    pub default: u8,
    /// Not on the wire.
    #[wire(skip)]
    pub skip: u8,
    /// Checked.
    #[wire(check = (checked + 1) * 2 < 10 && (1..5).contains(&(kind >> 1_u32)))]
    pub checked: u8,
    /// Checked in each way.
    #[wire(check = first[usize::from(kind)] as u32 * 2 > cast && matches!(count % 2, 0 | 1))]
    pub cast: u32,
    /// Versions.
    #[wire(since = 2, until = 5)]
    pub versions: Option<u8>,
    /// Versions.
    #[wire(since = 2, default)]
    pub since: u8,
    /// The rest.
    #[wire(rest)]
    pub rest: Vec<u8>,
}

const HEADER: u16 = 4;
const SHIFT: u32 = 4;

/// Fields that expressions are solved for.
#[derive(Wire, Debug, Clone, PartialEq, Eq)]
#[wire(format = Plain)]
pub struct Solved {
    /// A length.
    pub size: Implied<u16>,
    /// A count.
    pub count: Implied<u8>,
    /// A tag and flags.
    pub head: u8,
    /// Its length counts more.
    #[wire(len = size - (HEADER + 2 * HEADER), rest)]
    pub bytes: Vec<u8>,
    /// Counted.
    #[wire(count = (count as usize + 2) * usize::from(HEADER))]
    pub items: Vec<u8>,
    /// The upper bits.
    #[wire(switch = head >> SHIFT)]
    pub upper: Ranges,
    /// The lower bits.
    #[wire(switch = (head & 0x0c) >> 2_u32)]
    pub lower: Ranges,
    /// A bit.
    #[wire(bit = head & 1)]
    pub bit: Option<u8>,
}

/// Ranges that leave no tag over.
#[derive(Wire, Debug, Clone, PartialEq, Eq)]
#[wire(format = Plain, tag = u8)]
pub enum Ranges {
    /// Fields.
    #[wire(id = 0..=0x7f)]
    Fields {
        /// The tag.
        #[wire(tag)]
        tag: u8,
        /// A list.
        #[wire(count = tag & 3)]
        list: Vec<u8>,
    },
    /// Only the tag.
    #[wire(id = 0x80..=0xff)]
    Tag(#[wire(tag)] u8),
}

/// Lists that end by themselves, and tails.
#[derive(Wire, Debug, Clone, PartialEq, Eq)]
#[wire(format = Plain)]
pub struct Ends {
    /// The last.
    pub last: u8,
    /// Up to an element.
    #[wire(end = |item| (*item + 1) * 2 > last)]
    pub items: Vec<u8>,
    /// Up to an element.
    #[wire(end = |&(item, _)| item == last)]
    pub pairs: Vec<(u8, u16)>,
    /// Up to a value.
    #[wire(end = 0, as = Vec<BigEndian<u16>>)]
    pub numbers: Vec<u16>,
    /// A tail.
    #[wire(tail, align = 4, check = tail.is_none_or(|it| it > 1))]
    pub tail: Option<u8>,
    /// A tail.
    #[wire(tail, since = 2, end = u16::MAX)]
    pub more: Option<Vec<u16>>,
}

/// A number.
#[derive(Wire, Debug, Clone, Copy, PartialEq, Eq)]
#[wire(format = Plain, repr = u16)]
pub enum Number {
    /// One.
    One = 1,
    /// Two.
    Two,
}

/// An open number.
#[derive(Wire, Debug, Clone, Copy, PartialEq, Eq)]
#[wire(format = Plain, repr = i8)]
pub enum Open {
    /// Minus.
    #[wire(id = -1)]
    Minus,
    /// Other.
    #[wire(other)]
    Other(i8),
}

/// A message.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain, tag = u8)]
pub enum Tagged {
    /// A value.
    #[wire(id = [1, 2])]
    Value(u8),
    /// Fields.
    #[wire(id = 3)]
    Fields {
        /// A count.
        count: Implied<u8>,
        /// A list.
        #[wire(count = count)]
        list: Vec<u8>,
        /// Not on the wire.
        #[wire(skip)]
        skip: u8,
        /// Constant.
        #[wire(const = 7)]
        constant: u8,
    },
    /// Two.
    #[wire(id = 4)]
    Two(u8, #[wire(as = u8)] u32),
    /// Nothing.
    #[wire(id = 5)]
    Nothing,
    /// Itself.
    #[wire(id = 6)]
    Itself(Box<Self>),
    /// Other.
    #[wire(other)]
    Other(u8, Vec<u8>),
}

/// Borrows.
#[derive(Wire, Debug, Clone, PartialEq, Eq)]
#[wire(format = Plain)]
pub struct Borrowed<'a, 'b> {
    /// Bytes.
    pub bytes: &'a [u8],
    /// Text.
    pub text: &'b str,
    /// Text.
    #[wire(as = Fixed<8, Windows1252>)]
    pub cow: Cow<'a, str>,
}

/// Has parameters.
#[derive(Wire, Debug, Clone, PartialEq, Eq)]
#[wire(format = Plain)]
pub struct Generic<T, C, const N: usize> {
    /// Values.
    pub values: [T; N],
    /// A list.
    pub list: Vec<T>,
    /// Through a parameter.
    #[wire(as = C)]
    pub seen: u16,
    /// Through a parameter.
    #[wire(as = ListAs<u8, C>)]
    pub all: Vec<u16>,
    /// Of no bytes.
    pub marker: PhantomData<C>,
}

/// Has a parameter.
#[derive(Wire, Debug, Clone, Copy, PartialEq, Eq)]
#[wire(format = Plain, tag = u8)]
pub enum Either<L, R> {
    /// Left.
    #[wire(id = 1)]
    Left(L),
    /// Right.
    #[wire(id = 2)]
    Right {
        /// The value.
        right: R,
    },
}

/// Contains itself.
#[derive(Wire, Debug, Clone, PartialEq, Eq)]
#[wire(format = Plain)]
pub struct Tree {
    /// Below.
    pub children: Vec<Self>,
    /// Counts.
    pub len: Implied<u8>,
    /// Text.
    #[wire(len = len, as = Text<Utf8>)]
    pub name: String,
}

/// Nobody reads its fields but the derived code.
#[derive(Wire, Debug)]
#[wire(format = Plain)]
struct Private {
    count: Implied<u8>,
    kept: u8,
    #[wire(count = count)]
    list: Vec<u8>,
    #[wire(count = kept)]
    other: Vec<u8>,
    #[wire(const = 3)]
    constant: u8,
}

/// Nobody reads its fields but the derived code.
#[derive(Wire, Debug)]
#[wire(format = Plain, tag = u8)]
enum PrivateEnum {
    #[wire(id = 1)]
    Fields {
        count: Implied<u8>,
        kept: u8,
        #[wire(count = count)]
        list: Vec<u8>,
        #[wire(count = kept)]
        other: Vec<u8>,
    },
}

#[test]
fn types_that_nobody_reads_are_used() {
    use codec_core::Format as _;
    let read = Plain::from_slice::<Private>(&[0, 0, 3]);
    assert!(read.is_ok_and(|value| Plain::to_vec(&value).is_ok()));
    let variant = Plain::from_slice::<PrivateEnum>(&[1, 0, 0]);
    assert!(variant.is_ok_and(|value| Plain::to_vec(&value).is_ok()));
}
