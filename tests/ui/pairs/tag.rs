#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

// pair: name + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum NameAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(name = "wired", tag)]
        value: u8,
    },
}

// pair: as + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum AsAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(as = u8, tag)]
        value: u8,
    },
}

// pair: count + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum CountAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(count = n, tag)]
        value: u8,
    },
}

// pair: len + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum LenAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(len = n, tag)]
        value: u8,
    },
}

// pair: rest + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum RestAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(rest, tag)]
        value: u8,
    },
}

// pair: bit + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum BitAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(bit = n & 1, tag)]
        value: u8,
    },
}

// pair: when + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum WhenAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(when = n == 1, tag)]
        value: u8,
    },
}

// pair: switch + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum SwitchAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(switch = n, tag)]
        value: u8,
    },
}

// pair: with + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum WithAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(with(n), tag)]
        value: u8,
    },
}

// pair: align + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum AlignAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(align = 4, tag)]
        value: u8,
    },
}

// pair: pad + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum PadAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(pad = 1, tag)]
        value: u8,
    },
}

// pair: const + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum ConstAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(const = 1, tag)]
        value: u8,
    },
}

// pair: default + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum DefaultAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(default, tag)]
        value: u8,
    },
}

// pair: skip + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum SkipAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(skip, tag)]
        value: u8,
    },
}

// pair: check + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum CheckAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(check = value > 1, tag)]
        value: u8,
    },
}

// pair: since + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum SinceAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(since = 2, tag)]
        value: u8,
    },
}

// pair: until + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum UntilAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(until = 2, tag)]
        value: u8,
    },
}

// pair: layout + tag
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum LayoutAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(layout = LAYOUT, tag)]
        value: u8,
    },
}

// pair: tag + at
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum AtAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(at = n, tag)]
        value: u8,
    },
}

// pair: tag + bits
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum BitsAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(bits = 4, tag)]
        value: u8,
    },
}

// pair: tag + checksum
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum ChecksumAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(checksum(ByteSum<u8>, ..), tag)]
        value: u8,
    },
}

// pair: tag + end
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum EndAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(end = 0, tag)]
        value: u8,
    },
}

// pair: tag + order
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum OrderAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(order = ORDER, tag)]
        value: u8,
    },
}

// pair: tag + tail
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum TailAndTag {
    #[wire(id = 1..=2)]
    Value {
        n: u8,
        #[wire(tail, tag)]
        value: u8,
    },
}

fn main() {}
