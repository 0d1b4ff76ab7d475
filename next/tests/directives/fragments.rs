//! Declarations that `macro_rules!` prints: what it puts in for `$number:expr` or `$type:ty` means the
//! same as if it were written there.

use ::codec_core::{AnyEndian, BigEndian, Implied, Order, Wire, checksum::ByteSum};
use ::std::{prelude::rust_2024::*, vec};

use crate::support::{assert_message, assert_wire};

macro_rules! messages {
    (
        $format:path, $byte:ty, $list:ty, $option:ty, $text:ty, $implied:ty, $bool:ty, $sum:ty,
        $count:expr, $len:expr, $bit:expr, $mask:literal, $one:literal, $two:expr, $switch:expr,
        $end:expr, $when:expr, $check:expr, $at:expr, $given:expr, $id:expr
    ) => {
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = $format)]
        struct Lists {
            n: $implied,
            #[wire(count = $count)]
            counted: $list,
            size: Implied<$byte>,
            #[wire(pad = $one, len = $len)]
            sized: $list,
            flags: $implied,
            #[wire(bit = $bit)]
            three: $option,
            #[wire(bit = !flags & $mask)]
            four: $option,
            #[wire(align = $two, const = $one)]
            constant: Implied<$byte>,
            #[wire(checksum($sum, n..=constant))]
            sum: Implied<$byte>,
            #[wire(end = $end)]
            ended: $list,
        }

        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = $format, bits = $byte)]
        struct Bits {
            #[wire(bits = $two)]
            two: $byte,
            #[wire(bits = $one, const = $one)]
            one: Implied<$byte>,
            bit: $bool,
            #[wire(rest)]
            rest: (),
        }

        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = $format, tag = $byte)]
        enum Kind {
            #[wire(id = $one)]
            One,
            #[wire(id = $two..=$id)]
            More {
                #[wire(tag)]
                tag: $byte,
            },
            #[wire(other)]
            Other($byte, $list),
        }

        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = $format, with(given: $byte, flags: $byte))]
        struct Inner {
            #[wire(when = $when)]
            there: $option,
            #[wire(bit = flags & $mask)]
            flagged: $option,
        }

        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = $format)]
        struct Outer {
            head: $byte,
            flags: $implied,
            #[wire(switch = $switch)]
            kind: Kind,
            offset: $implied,
            #[wire(at = $at)]
            far: $byte,
            #[wire(with($given, flags))]
            inner: Inner,
            #[wire(check = $check)]
            last: $byte,
        }

        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = $format)]
        struct Borrowed<'a> {
            size: $implied,
            #[wire(len = size, as = ::codec_core::text::Text<::codec_core::text::Utf8>)]
            text: $text,
        }
    };
}

messages!(
    BigEndian,
    u8,
    Vec<u8>,
    Option<u8>,
    &'a str,
    Implied<u8>,
    bool,
    ByteSum<u8>,
    n,
    size - 1,
    flags & 4,
    2,
    1,
    2,
    head >> 4,
    |item| *item == 0,
    given == 3,
    last < head,
    offset * 4,
    head / 2,
    9
);

#[test]
fn declarations_of_macros_mean_what_is_put_into_them() {
    let lists = Lists {
        n: Implied::new(),
        counted: vec![7, 8],
        size: Implied::new(),
        sized: vec![9],
        flags: Implied::new(),
        three: Some(3),
        four: None,
        constant: Implied::new(),
        sum: Implied::new(),
        ended: vec![5, 0],
    };
    assert_message::<BigEndian, _>(&lists, &[2, 7, 8, 2, 0, 9, 6, 3, 1, 38, 5, 0]);
    let bits = Bits { two: 2, one: Implied::new(), bit: true, rest: () };
    assert_message::<BigEndian, _>(&bits, &[0b1011_0000]);
    let inner = Inner { there: Some(3), flagged: Some(4) };
    let outer = |head, kind, inner| Outer {
        head,
        flags: Implied::new(),
        kind,
        offset: Implied::new(),
        far: 5,
        inner,
        last: 1,
    };
    let message = outer(0x16, Kind::One, Inner { there: None, ..inner });
    assert_message::<BigEndian, _>(&message, &[0x16, 2, 2, 4, 1, 0, 0, 0, 5]);
    let message = outer(0x27, Kind::More { tag: 2 }, Inner { there: None, flagged: None });
    assert_message::<BigEndian, _>(&message, &[0x27, 0, 1, 1, 5]);
    assert_message::<BigEndian, _>(&Borrowed { size: Implied::new(), text: "ab" }, b"\x02ab");
}

macro_rules! ordered {
    ($order:expr) => {
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = AnyEndian)]
        struct Ordered {
            big: bool,
            #[wire(order = $order)]
            number: u16,
        }
    };
}

ordered!(if big { Order::Big } else { Order::Little });

#[test]
fn the_order_may_come_from_a_macro() {
    assert_wire::<AnyEndian, _>(&Ordered { big: true, number: 1 }, &[1, 0, 1]);
    assert_wire::<AnyEndian, _>(&Ordered { big: false, number: 1 }, &[0, 1, 0]);
}
