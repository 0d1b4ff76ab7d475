//! The opponent: careful hand-written safe code.
//!
//! It computes the exact length first, checks bounds once for a run of fixed fields and converts
//! whole lists at once. `report.rs` limits how many instructions it may take, because a comparison
//! with slow code would prove nothing.

use uuid::Uuid;

use crate::{
    messages::for_messages,
    shapes::{A, B, Message, Position},
};

/// Appends `value` to `out`, or returns `None` if a count cannot be written.
pub fn encode_a(value: &A, out: &mut Vec<u8>) -> Option<()> {
    let ascii = value.name.is_ascii();
    let units = if ascii { value.name.len() } else { value.name.encode_utf16().count() };
    let prefix = u16::try_from(units).ok()?;
    let count = u32::try_from(value.values.len()).ok()?;
    out.reserve(54 + units * 2 + value.values.len() * 4);

    out.extend_from_slice(&head_of_a(value, prefix));
    if ascii {
        out.extend(value.name.as_bytes().iter().flat_map(|byte| [*byte, 0]));
    } else {
        out.extend(value.name.encode_utf16().flat_map(u16::to_le_bytes));
    }
    out.extend_from_slice(&middle_of_a(value, count));
    out.extend(value.values.iter().flat_map(|value| value.to_le_bytes()));
    Some(())
}

/// The bytes of A before its text.
#[inline]
pub fn head_of_a(value: &A, prefix: u16) -> [u8; 10] {
    let mut head = [0; 10];
    head[..4].copy_from_slice(&value.trans.to_le_bytes());
    head[4..8].copy_from_slice(&value.x.to_le_bytes());
    head[8..].copy_from_slice(&prefix.to_le_bytes());
    head
}

/// The bytes of A between its text and its list.
#[inline]
pub fn middle_of_a(value: &A, count: u32) -> [u8; 44] {
    let mut middle = [0; 44];
    middle[..16].copy_from_slice(&value.id.to_bytes_le());
    middle[16..36].copy_from_slice(&value.digest);
    middle[36..40].copy_from_slice(&value.result.to_le_bytes());
    middle[40..].copy_from_slice(&count.to_le_bytes());
    middle
}

/// The value that is exactly `input`.
pub fn decode_a(input: &[u8]) -> Option<A> {
    let (head, rest) = input.split_first_chunk::<10>()?;
    let units = usize::from(u16::from_le_bytes([head[8], head[9]]));
    let (text, rest) = rest.split_at_checked(units * 2)?;
    let (fixed, rest) = rest.split_first_chunk::<44>()?;
    if number(fixed, 40) as usize * 4 != rest.len() {
        return None;
    }
    let (values, _) = rest.as_chunks();
    Some(A {
        trans: number(head, 0),
        x: number(head, 4),
        name: decode_utf16(text)?,
        id: Uuid::from_bytes_le(*fixed.first_chunk()?),
        digest: *fixed[16..].first_chunk()?,
        result: number(fixed, 36),
        values: values.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect(),
    })
}

/// The result in the bytes of A, and nothing else of it.
pub fn result_of_a(input: &[u8]) -> Option<u32> {
    let units = usize::from(u16::from_le_bytes(*input.get(8..)?.first_chunk()?));
    let result = input.get(46 + units * 2..)?.first_chunk()?;
    Some(u32::from_le_bytes(*result))
}

/// The number at `at`.
pub(crate) fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

/// Text of UTF-16LE units; `None` if they are not valid.
#[inline(always)]
pub(crate) fn decode_utf16(bytes: &[u8]) -> Option<String> {
    let (units, _) = bytes.as_chunks();
    if units.iter().fold(0, |all, unit| all | u16::from_le_bytes(*unit)) < 0x80 {
        return String::from_utf8(units.iter().map(|unit| unit[0]).collect()).ok();
    }
    let units = units.iter().map(|unit| u16::from_le_bytes(*unit));
    char::decode_utf16(units).collect::<Result<_, _>>().ok()
}

/// Appends `value` to `out`, or returns `None` if a count cannot be written.
pub fn encode_b(value: &B, out: &mut Vec<u8>) -> Option<()> {
    let count = u32::try_from(value.positions.len()).ok()?;
    out.reserve(4 + value.positions.len() * 32);
    out.extend_from_slice(&count.to_le_bytes());
    out.extend(value.positions.iter().flat_map(record));
    Some(())
}

/// The bytes of one record of B.
#[inline]
pub fn record(position: &Position) -> [u8; 32] {
    let mut record = [0; 32];
    record[..4].copy_from_slice(&position.cell.to_le_bytes());
    record[4..8].copy_from_slice(&position.x.to_le_bytes());
    record[8..12].copy_from_slice(&position.y.to_le_bytes());
    record[12..16].copy_from_slice(&position.z.to_le_bytes());
    record[16..20].copy_from_slice(&position.qw.to_le_bytes());
    record[20..24].copy_from_slice(&position.qx.to_le_bytes());
    record[24..28].copy_from_slice(&position.qy.to_le_bytes());
    record[28..].copy_from_slice(&position.qz.to_le_bytes());
    record
}

/// The value that is exactly `input`.
pub fn decode_b(input: &[u8]) -> Option<B> {
    let (count, rest) = input.split_first_chunk()?;
    if u32::from_le_bytes(*count) as usize * 32 != rest.len() {
        return None;
    }
    let (records, _) = rest.as_chunks::<32>();
    let position = |record: &[u8; 32]| Position {
        cell: number(record, 0),
        x: f32::from_bits(number(record, 4)),
        y: f32::from_bits(number(record, 8)),
        z: f32::from_bits(number(record, 12)),
        qw: f32::from_bits(number(record, 16)),
        qx: f32::from_bits(number(record, 20)),
        qy: f32::from_bits(number(record, 24)),
        qz: f32::from_bits(number(record, 28)),
    };
    Some(B { positions: records.iter().map(position).collect() })
}

/// Appends `texts` to `out`, or returns `None` if a length cannot be written.
pub fn encode_c(texts: &[String], out: &mut Vec<u8>) -> Option<()> {
    let start = out.len();
    out.resize(start + len_of_c(texts)?, 0);
    write_c(texts, &mut out[start..])
}

/// The length of `texts`, or `None` if one of them is too long.
#[inline]
pub fn len_of_c(texts: &[String]) -> Option<usize> {
    let sum = |(len, bits), text: &String| (len + padded(text), bits | text.len());
    let (len, bits) = texts.iter().fold((4, 0), sum);
    (bits <= usize::from(u16::MAX)).then_some(len)
}

/// Writes `texts`, none of which is too long, to zero bytes.
#[inline]
pub fn write_c(texts: &[String], out: &mut [u8]) -> Option<()> {
    let count = u32::try_from(texts.len()).ok()?;
    let (head, mut rest) = out.split_first_chunk_mut()?;
    *head = count.to_le_bytes();
    for text in texts {
        let (record, behind) = rest.split_at_mut_checked(padded(text))?;
        let (head, bytes) = record.split_first_chunk_mut()?;
        *head = (text.len() as u16).to_le_bytes();
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        rest = behind;
    }
    Some(())
}

/// The length of a text with its count and padding.
#[inline]
fn padded(text: &str) -> usize {
    (text.len() + 5) & !3
}

/// The texts that are exactly `input`, each made by `own`.
#[inline]
pub fn decode_c<'a, T>(input: &'a [u8], own: impl Fn(&'a str) -> T) -> Option<Vec<T>> {
    let (count, mut rest) = input.split_first_chunk()?;
    let count = u32::from_le_bytes(*count) as usize;
    if count * 4 > rest.len() {
        return None;
    }
    let mut texts = Vec::with_capacity(count);
    for _ in 0..count {
        let (len, behind) = rest.split_first_chunk()?;
        let len = usize::from(u16::from_le_bytes(*len));
        let (text, behind) = behind.split_at_checked(len)?;
        texts.push(own(std::str::from_utf8(text).ok()?));
        rest = behind.get((2 + len).wrapping_neg() & 3..)?;
    }
    rest.is_empty().then_some(texts)
}

/// Appends `message` to `out`.
pub fn encode_d(message: &Message, out: &mut Vec<u8>) -> Option<()> {
    out.extend_from_slice(&bytes_of_d(message));
    Some(())
}

/// A number and two fields.
#[inline]
pub fn ten(id: u16, a: u32, b: u32) -> [u8; 10] {
    let mut bytes = [0; 10];
    bytes[..2].copy_from_slice(&id.to_le_bytes());
    bytes[2..6].copy_from_slice(&a.to_le_bytes());
    bytes[6..].copy_from_slice(&b.to_le_bytes());
    bytes
}

macro_rules! dispatch {
    ($(($name:ident $id:tt $typed:tt))*) => {
        /// The bytes of `message`.
        #[inline]
        pub fn bytes_of_d(message: &Message) -> [u8; 10] {
            let (id, a, b) = match message {
                $(Message::$name(message) => ($id as u16, message.a, message.b),)*
            };
            ten(id, a, b)
        }

        /// The message that is exactly `input`.
        pub fn decode_d(input: &[u8]) -> Option<Message> {
            let (id, body) = input.split_first_chunk()?;
            Some(match u16::from_le_bytes(*id) {
                $($id => Message::$name(crate::shapes::$name::decode_by_hand(body)?),)*
                _ => return None,
            })
        }

        $(
            impl crate::shapes::$name {
                #[inline]
                fn decode_by_hand(body: &[u8]) -> Option<Self> {
                    let body: &[u8; 8] = body.try_into().ok()?;
                    Some(Self { a: number(body, 0), b: number(body, 4) })
                }
            }
        )*
    };
}
for_messages!(dispatch);
