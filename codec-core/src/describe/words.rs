//! Shapes in a few words.

use core::fmt;

use super::{
    frame::{Count, Counts, Far, Frame},
    number::{ByteOrder, NumberForm},
    rule::{Expr, Unary},
    shape::{Present, Shape},
};
use crate::format::packed::UuidOrder;

/// The shape in a few words, such as `u16 big-endian` or `UTF-16LE text, u16 count of units`.
///
/// `{:#}` leaves out what readers of a dump can see, or do not look for, such as the byte order and
/// how the end is found: `u16`, `UTF-16LE text`, `list of Member`. It is empty for nothing.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return self.fmt_short(f);
        }
        match self {
            Self::Unit => f.write_str("nothing"),
            Self::Int { width, signed, order } => {
                let bits = width.saturating_mul(8);
                write!(f, "{}{bits}{}", if *signed { 'i' } else { 'u' }, suffix(*order, *width))
            }
            Self::Float { width, order } => {
                write!(f, "f{}{}", width.saturating_mul(8), suffix(*order, *width))
            }
            Self::VarInt { form, bits, signed } => {
                let name = match form {
                    NumberForm::Leb128 => "varint",
                    NumberForm::ZigZag => "zigzag",
                    NumberForm::Halves { .. } => "packed",
                    NumberForm::Escaped { .. } => "escaped",
                };
                write!(f, "{name} {}{bits}", if *signed { 'i' } else { 'u' })
            }
            Self::Shifted { of, plus, .. } => write!(f, "{} {plus:+}", of()),
            Self::Bool { of, .. } => write!(f, "bool as {}", of()),
            Self::Uuid { order: UuidOrder::Rfc } => f.write_str("UUID"),
            Self::Uuid { .. } => f.write_str("UUID, mixed-endian"),
            Self::Text { encoding, frame } => write!(f, "{encoding} text, {frame}"),
            Self::Bytes { frame: Frame::Fixed(len) } => write!(f, "{len} bytes"),
            Self::Bytes { frame } => write!(f, "bytes, {frame}"),
            Self::Array { of, len } => write!(f, "{len} of {}", of()),
            Self::List { of, frame } => write!(f, "list of {}, {frame}", Short(of())),
            Self::Map { of } => write!(f, "map of {}", Short(of())),
            Self::Optional { of, present: Present::Number(number) } => {
                write!(f, "optional {}, {} before it", Short(of()), number())
            }
            Self::Optional { of, .. } => write!(f, "optional {}", Short(of())),
            Self::Record(shape) => f.write_str(shape.name),
            Self::Enum(shape) => write!(f, "{}, {}", shape.name, (shape.tag)()),
            Self::Bits { of, bits } => write!(f, "{}, {}", bits.name, of()),
            Self::Flags(flags) => write!(f, "{}, {}", flags.name, (flags.of)()),
            Self::Named { name, of } => write!(f, "{name}, {}", Short(of())),
            Self::Framed { of, frame } => write!(f, "{} in {frame}", Short(of())),
            Self::Padded { of, to } => write!(f, "{}, padded to {to}", of()),
            Self::Open { of, .. } => write!(f, "{} or nothing", Short(of())),
            Self::Typed { of, .. } => of().fmt(f),
            Self::Inside { format, of } => write!(f, "{} as {}", Short(of()), format().name),
            Self::Any => f.write_str("any value"),
            Self::Opaque { name, .. } => f.write_str(name),
        }
    }
}

impl Shape {
    fn fmt_short(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unit => Ok(()),
            Self::Int { width, signed, .. } => {
                write!(f, "{}{}", if *signed { 'i' } else { 'u' }, width.saturating_mul(8))
            }
            Self::Float { width, .. } => write!(f, "f{}", width.saturating_mul(8)),
            Self::Bool { .. } => f.write_str("bool"),
            Self::Uuid { .. } => f.write_str("UUID"),
            Self::Text { encoding, .. } => write!(f, "{encoding} text"),
            Self::Bytes { .. } => f.write_str("bytes"),
            Self::Array { of, len } => write!(f, "[{:#}; {len}]", of()),
            Self::List { of, .. } => write!(f, "list of {:#}", of()),
            Self::Map { of } => write!(f, "map of {:#}", of()),
            Self::Optional { of, .. }
            | Self::Typed { of, .. }
            | Self::Padded { of, .. }
            | Self::Framed { of, .. }
            | Self::Open { of, .. }
            | Self::Inside { of, .. } => of().fmt_short(f),
            Self::Record(shape) => f.write_str(shape.name),
            Self::Enum(shape) => f.write_str(shape.name),
            Self::Bits { bits, .. } => f.write_str(bits.name),
            Self::Flags(flags) => f.write_str(flags.name),
            Self::Named { name, .. } | Self::Opaque { name, .. } => f.write_str(name),
            Self::VarInt { .. } | Self::Shifted { .. } | Self::Any => write!(f, "{self}"),
        }
    }
}

/// A shape that is part of another.
struct Short(Shape);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Shape::Enum(shape) => f.write_str(shape.name),
            Shape::Flags(flags) => f.write_str(flags.name),
            Shape::Named { name, .. } => f.write_str(name),
            other => other.fmt(f),
        }
    }
}

fn suffix(order: ByteOrder, width: usize) -> &'static str {
    match order {
        _ if width < 2 => "",
        ByteOrder::Little => "",
        ByteOrder::Big => " big-endian",
        ByteOrder::Varies => " of either order",
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Prefix(count) => count.fmt(f),
            Self::Fixed(len) => write!(f, "always {len}"),
            Self::Terminated([0]) => f.write_str("NUL behind it"),
            Self::Terminated([0, 0]) => f.write_str("NUL unit behind it"),
            Self::Terminated(bytes) => {
                bytes.iter().try_for_each(|byte| write!(f, "{byte:02x} "))?;
                f.write_str("behind it")
            }
            Self::Rest { max: None } => f.write_str("all that is left"),
            Self::Rest { max: Some(max) } => write!(f, "all that is left, at most {max}"),
            Self::Elsewhere => f.write_str("end given elsewhere"),
            Self::Far(Far { offset, count: None, .. }) => write!(f, "at {} offset", offset()),
            Self::Far(Far { offset, count: Some(count), .. }) => {
                write!(f, "{} count, at {} offset", count(), offset())
            }
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = match self.counts {
            Counts::Elements => "elements",
            Counts::Units => "units",
            Counts::Bytes => "bytes",
        };
        write!(f, "{} count of {counts}", (self.number)())?;
        if self.plus > 0 {
            write!(f, " plus {}", self.plus)?;
        }
        if self.mask != u64::MAX {
            write!(f, " in bits {:#x}", self.mask)?;
        }
        if let Some(max) = self.max {
            write!(f, ", at most {max}")?;
        }
        if self.terminator.is_empty() { Ok(()) } else { f.write_str(", NUL behind it") }
    }
}

/// The expression, with `#0` for the first field and `$0` for the first value from outside.
impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Field(index) => write!(f, "#{index}"),
            Self::Param(index) => write!(f, "${index}"),
            Self::Element => f.write_str("element"),
            Self::Member(of, name) => write!(f, "{of}.{name}"),
            Self::Int(number) => write!(f, "{number}"),
            Self::Float(number) => write!(f, "{number:?}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::Bytes(bytes) => write!(f, "{bytes:02x?}"),
            Self::Named(name, _) | Self::Opaque(name) => f.write_str(name),
            Self::IsSome(of) => write!(f, "{of} is there"),
            Self::Len(of) => write!(f, "length of {of}"),
            Self::Unary(Unary::Not, of) => write!(f, "!({of})"),
            Self::Unary(Unary::Minus, of) => write!(f, "-({of})"),
            Self::Binary(op, left, right) => write!(f, "({left} {} {right})", op.symbol()),
        }
    }
}
