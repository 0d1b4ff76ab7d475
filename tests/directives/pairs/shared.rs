//! Fields that several others use.

use ::codec_core::{Bits, Counter, Format, Implied, Wire};
use ::std::{assert_eq, prelude::rust_2024::*, vec};

use super::{Body, Child, case, implied};
use crate::support::{Big, Little};

/// Tests of fields that are used twice.
macro_rules! twice {
    ($(
        $name:ident: $a:tt and $b:tt $fields:tt $values:tt $(=> refused $refused:tt)?
    )*) => {
        /// What the field is used as.
        pub(super) const TWICE: &[(&str, &str)] = &[$((stringify!($a), stringify!($b))),*];

        $(case! { $name [] used [$a $b] $fields $values [$($refused)?] })*
    };
}

twice! {
    count_of_two_lists: count and count {
        n: Implied<u16>,
        flags: Implied<u8>,
        #[wire(count = n, bit = flags & 1)]
        maybe: Option<Vec<u8>>,
        #[wire(count = n)]
        list: Vec<u8>,
    } [
        { n: implied(), flags: implied(), maybe: Some(vec![5, 6]), list: vec![7, 8] }
            little [2, 0, 1, 5, 6, 7, 8] big [0, 2, 1, 5, 6, 7, 8];
        { n: implied(), flags: implied(), maybe: None, list: vec![7] }
            little [1, 0, 0, 7] big [0, 1, 0, 7];
    ] => refused [
        "1 elements where other fields say 2"
            { n: implied(), flags: implied(), maybe: Some(vec![5, 6]), list: vec![7] };
    ]
    length_of_two_fields: len and len {
        size: Implied<u16>,
        #[wire(len = size)]
        words: Vec<u16>,
        #[wire(len = size)]
        bytes: Vec<u8>,
    } [
        { size: implied(), words: vec![7], bytes: vec![8, 9] }
            little [2, 0, 7, 0, 8, 9] big [0, 2, 0, 7, 8, 9];
    ] => refused [
        "1 elements where other fields say 2"
            { size: implied(), words: vec![7], bytes: vec![8] };
    ]
    flags_of_two_fields: bit and bit {
        flags: Implied<u16>,
        #[wire(bit = flags & 1)]
        one: Option<u8>,
        #[wire(bit = !flags & 0x0100)]
        two: Option<u8>,
    } [
        { flags: implied(), one: Some(7), two: Some(8) } little [1, 0, 7, 8] big [0, 1, 7, 8];
        { flags: implied(), one: None, two: None } little [0, 1] big [1, 0];
    ]
    tag_of_two_enums: switch and switch {
        kind: u16,
        #[wire(switch = kind)]
        first: Body,
        #[wire(switch = kind)]
        second: Body,
    } [
        { kind: 0x0204, first: Body::Word(7), second: Body::Word(8) }
            little [4, 2, 7, 0, 8, 0] big [2, 4, 0, 7, 0, 8];
    ] => refused [
        "the field that selects it says another one"
            { kind: 1, first: Body::Byte(7), second: Body::Word(8) };
    ]
    value_of_two_structs: with and with {
        flags: u8,
        #[wire(with(flags))]
        first: Child,
        #[wire(with(flags))]
        second: Child,
    } [
        {
            flags: 0x84,
            first: Child { extra: Some(5), id: 6 },
            second: Child { extra: Some(7), id: 8 },
        } both [0x84, 5, 6, 7, 8];
        { flags: 0, first: Child { extra: None, id: 6 }, second: Child { extra: None, id: 8 } }
            both [0, 6, 8];
    ] => refused [
        "must be absent under its condition" {
            flags: 4,
            first: Child { extra: Some(5), id: 6 },
            second: Child { extra: None, id: 8 },
        };
    ]
    count_that_is_a_length: count and len {
        n: Implied<u16>,
        #[wire(len = n)]
        bytes: Vec<u8>,
        #[wire(count = n)]
        words: Vec<u16>,
    } [
        { n: implied(), bytes: vec![5, 6], words: vec![7, 8] }
            little [2, 0, 5, 6, 7, 0, 8, 0] big [0, 2, 5, 6, 0, 7, 0, 8];
    ] => refused [
        "1 elements where other fields say 2"
            { n: implied(), bytes: vec![5], words: vec![7, 8] };
    ]
    count_and_length_of_one_field: count and len {
        n: Implied<u8>,
        flags: Implied<u8>,
        #[wire(count = n, len = n, bit = flags & 1)]
        bytes: Option<Vec<u8>>,
    } [
        { n: implied(), flags: implied(), bytes: Some(vec![5, 6]) } both [2, 1, 5, 6];
        { n: implied(), flags: implied(), bytes: None } both [0, 0];
    ]
    count_that_a_struct_reads: count and with {
        n: Implied<u16>,
        flags: Implied<u8>,
        #[wire(count = n, bit = flags & 1)]
        list: Option<Vec<u8>>,
        #[wire(with(n))]
        child: Some3,
    } [
        { n: implied(), flags: implied(), list: Some(vec![7, 8, 9]), child: Some3 { three: Some(6) } }
            little [3, 0, 1, 7, 8, 9, 6] big [0, 3, 1, 7, 8, 9, 6];
        { n: implied(), flags: implied(), list: Some(vec![7]), child: Some3 { three: None } }
            little [1, 0, 1, 7] big [0, 1, 1, 7];
        { n: implied(), flags: implied(), list: None, child: Some3 { three: None } }
            both [0, 0, 0];
    ] => refused [
        "invalid count 0x2" [2, 0, 0];
    ]
    count_that_a_struct_has_too: count and with {
        n: Implied<u16>,
        #[wire(count = n)]
        list: Vec<u8>,
        #[wire(with(n))]
        child: Counts,
    } [
        { n: implied(), list: vec![7, 8], child: Counts { list: vec![5, 6] } }
            little [2, 0, 7, 8, 5, 6] big [0, 2, 7, 8, 5, 6];
    ] => refused [
        "2 elements where other fields say 1"
            { n: implied(), list: vec![7, 8], child: Counts { list: vec![5] } };
    ]
    flags_that_a_struct_has_too: bit and with {
        flags: Implied<u8>,
        #[wire(with(flags))]
        child: Child,
        #[wire(bit = flags & 1)]
        value: Option<u8>,
    } [
        { flags: implied(), child: Child { extra: Some(5), id: 6 }, value: Some(7) }
            both [5, 5, 6, 7];
        { flags: implied(), child: Child { extra: None, id: 6 }, value: None } both [0, 6];
    ] => refused [
        "invalid flag bits 0x9" [9, 6, 7];
    ]
    one_bit_for_a_field_and_a_struct: bit and with {
        flags: Implied<u8>,
        #[wire(bit = flags & 4)]
        value: Option<u8>,
        #[wire(with(flags))]
        child: Child,
    } [
        { flags: implied(), value: Some(7), child: Child { extra: Some(5), id: 6 } }
            both [4, 7, 5, 6];
        { flags: implied(), value: None, child: Child { extra: None, id: 6 } } both [0, 6];
    ] => refused [
        "must be absent under its condition"
            { flags: implied(), value: Some(7), child: Child { extra: None, id: 6 } };
        "must be present under its condition"
            { flags: implied(), value: None, child: Child { extra: Some(5), id: 6 } };
    ]
    tag_that_a_struct_reads: switch and with {
        kind: Implied<u16>,
        #[wire(switch = kind)]
        body: Body,
        #[wire(with(kind))]
        child: Some3,
    } [
        { kind: implied(), body: Body::Byte(7), child: Some3 { three: None } }
            little [1, 0, 7] big [0, 1, 7];
        { kind: implied(), body: Body::Word(7), child: Some3 { three: Some(6) } }
            little [3, 2, 7, 0, 6] big [2, 3, 0, 7, 6];
    ] => refused [
        "invalid tag" [4, 2, 7, 0, 6];
    ]
}

/// Reads a number: a byte is there from three on.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, with(number: u16))]
struct Some3 {
    #[wire(when = number >= 3)]
    three: Option<u8>,
}

/// Has as many elements as it is given.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, with(n: u16))]
struct Counts {
    #[wire(count = n)]
    list: Vec<u8>,
}

/// A byte with two flags and a count.
#[derive(Wire, Debug, Clone, Copy)]
#[wire(format = Little, format = Big)]
struct Counting(u8);

impl PartialEq for Counting {
    // A field that is not kept is compared with its flags alone.
    fn eq(&self, other: &Self) -> bool {
        self.0 & 3 == other.0 & 3
    }
}

impl Counter for Counting {
    const ZERO: Self = Self(0);
    const MAX_COUNT: u64 = 63;
}

impl Bits for Counting {
    const EMPTY: Self = Self(0);

    fn any(self, mask: Self) -> bool {
        self.0 & mask.0 != 0
    }

    fn with(self, mask: Self, on: bool) -> Self {
        Self(self.0.with(mask.0, on))
    }
}

impl TryFrom<usize> for Counting {
    type Error = ();

    fn try_from(count: usize) -> Result<Self, ()> {
        u8::try_from(count << 2).map(Self).map_err(|_| ())
    }
}

impl From<Counting> for usize {
    fn from(counting: Counting) -> Self {
        Self::from(counting.0 >> 2)
    }
}

case! {
    a_type_of_the_users_own_may_be_count_and_flags [] {
        head: Implied<Counting>,
        #[wire(bit = head & Counting(1))]
        value: Option<u8>,
        #[wire(count = head)]
        list: Vec<u8>,
    } [
        { head: implied(), value: Some(7), list: vec![8, 9] } both [9, 7, 8, 9];
        { head: implied(), value: None, list: vec![] } both [0];
    ] [[
        "invalid flag bits" [2];
    ]]
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Shared {
    flags: u8,
    #[wire(bit = flags & 1)]
    value: Option<u8>,
    #[wire(with(flags))]
    child: Child,
}

#[test]
fn flags_that_are_shared_are_not_looked_at() {
    let value = Shared { flags: 0x81, value: None, child: Child { extra: Some(5), id: 6 } };
    assert_eq!(Little::to_vec(&value).unwrap(), [0x84, 5, 6]);
}
