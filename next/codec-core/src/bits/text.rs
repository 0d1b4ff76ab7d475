//! Texts with a number of bits in them, for errors that must be constants.

/// Texts for 1 to 64 bits.
macro_rules! texts {
    ($name:ident: $before:literal $one:literal $after:literal) => {
        texts!(@ $name $before $one $after 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
            25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53
            54 55 56 57 58 59 60 61 62 63 64);
    };
    (@ $name:ident $before:literal $one:literal $after:literal $($number:literal)*) => {
        const $name: [&str; 64] = [
            concat!($before, "1 bit", $one),
            $(concat!($before, $number, " bits", $after)),*
        ];
    };
}

texts!(WIDTH: "" "" "");
texts!(OVER: "the fields have " " more than the number" " more than the number");
texts!(MISSING: "" " of the number belongs to no field: add the field `#[wire(rest)] unused: ()`, or \
                     another that has them" " of the number belong to no field: add the field `#[wire(rest)] unused: ()`, or \
                     another that has them");

/// The text for `bits` bits.
const fn text(
    texts: &'static [&'static str; 64],
    bits: u32,
    otherwise: &'static str,
) -> &'static str {
    let mut rest: &[&'static str] = texts;
    let mut left = bits;
    while let [text, others @ ..] = rest {
        left = left.wrapping_sub(1);
        if left == 0 {
            return text;
        }
        rest = others;
    }
    otherwise
}

/// `4 bits`.
pub(crate) const fn width_of(bits: u32) -> &'static str {
    text(&WIDTH, bits, "a group of bits")
}

/// That the fields have `bits` bits more than their number.
pub(crate) const fn over(bits: u32) -> &'static str {
    text(&OVER, bits, "the fields have many more bits than the number")
}

/// That `bits` bits of the number belong to no field.
pub(crate) const fn missing(bits: u32) -> &'static str {
    text(&MISSING, bits, "the number has bits that belong to no field")
}
