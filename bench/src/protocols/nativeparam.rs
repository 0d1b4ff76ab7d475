//! nativeparam: values behind their type.

use std::borrow::Cow;

use formats::nativeparam::{
    AvatarId, Json, NativeParam, Struct, Value, Vector3,
    messages::{
        CommunityRequest, JoinDungeon, LeaveDungeon, SocialTravel, Unknown77, UnknownA1, UnknownA2,
    },
    type_id::{
        AVATAR_ID, BOOL, BUFFER, C_STRING, C_STRING_ARRAY, FLOAT32, FLOAT64, INT32, INT32_ARRAY,
        INT64, JSON, STRUCT, UINT8, UINT32, UUID, UUID_ARRAY, VECTOR3,
    },
};
use uuid::Uuid;

use super::Pairs;
use crate::{hand::number, shapes::Random};

/// Adds the cases.
pub(super) fn add(pairs: &mut Pairs) {
    let travel = CommunityRequest::SocialTravel(SocialTravel {
        avatar: AvatarId(0x1234_5601),
        map: "f_lambdamall_exit".into(),
        travel: true,
    });
    pairs.add::<NativeParam, _>("np_travel", travel, encode_request, decode_request);
    pairs.add::<NativeParam, _>("np_200", values(), encode_message, decode_message);
}

/// 200 values: mostly numbers and text, some of every type, and a struct of six.
fn values() -> Struct<'static> {
    let mut random = Random::new(11);
    let mut value = |i: u16| {
        let (int, float) = (i32::from(i) * 77, f32::from(i) * 0.5);
        let text =
            Cow::Borrowed(&"a name that is not very long, but long"[..5 + usize::from(i % 30)]);
        match random.below(20) {
            0 => Value::UInt8(7),
            1 | 2 => Value::Float32(float),
            3 => Value::Float64(f64::from(float)),
            4..=6 => Value::Int32(int),
            7..=9 => Value::CString(text),
            10 => Value::Uuid(Uuid::from_u128(u128::from(i))),
            11 => Value::AvatarId(AvatarId(u64::from(i) << 8)),
            12 => Value::Vector3(Vector3 { x: float, y: 1.0, z: -float }),
            13 => Value::Bool(i.is_multiple_of(3)),
            14 => Value::Json(Json(Cow::Borrowed("{\"a\":[1,2]}"))),
            15 => Value::Int32Array(vec![int; 8]),
            16 => Value::Int64(i64::from(int)),
            17 => Value::Buffer(Cow::Borrowed(&[9; 24])),
            18 => Value::UInt32(u32::from(i)),
            _ if i.is_multiple_of(2) => Value::UuidArray(vec![Uuid::from_u128(5); 3]),
            _ => Value::CStringArray(vec![text; 3]),
        }
    };
    let inner = Value::Struct(Struct((0..6).map(&mut value).collect()));
    Struct((0..199).map(value).chain([inner]).collect())
}

/// Appends a request. Only the one that is measured is written by hand.
fn encode_request(value: &CommunityRequest, out: &mut Vec<u8>) -> Option<()> {
    let CommunityRequest::SocialTravel(SocialTravel { avatar, map, travel }) = value else {
        return None;
    };
    let len = u16::try_from(map.len()).ok()?;
    out.reserve(20 + map.len());
    let mut head = [0; 18];
    head[..2].copy_from_slice(&[4, INT32]);
    head[2..6].copy_from_slice(&0xb3_i32.to_le_bytes());
    head[6] = AVATAR_ID;
    head[7..15].copy_from_slice(&avatar.0.to_le_bytes());
    head[15] = C_STRING;
    head[16..].copy_from_slice(&len.to_le_bytes());
    out.extend_from_slice(&head);
    out.extend_from_slice(map.as_bytes());
    out.extend_from_slice(&[BOOL, u8::from(*travel)]);
    Some(())
}

/// The request that is exactly `input`: all of them start with an avatar.
fn decode_request(input: &[u8]) -> Option<CommunityRequest> {
    let (head, rest) = input.split_first_chunk::<15>()?;
    if head[1] != INT32 || head[6] != AVATAR_ID {
        return None;
    }
    let avatar = AvatarId(u64::from_le_bytes(*head[7..].first_chunk()?));
    Some(match (number(head, 2), head[0]) {
        (0x31, 4) => {
            let (map, [INT32, flag @ ..]) = c_string(rest)? else { return None };
            let (map, flag) = (map.into(), i32::from_le_bytes(flag.try_into().ok()?));
            CommunityRequest::JoinDungeon(JoinDungeon { avatar, map, flag })
        }
        (0x35, 3) => {
            let [BOOL, flag] = *rest else { return None };
            CommunityRequest::LeaveDungeon(LeaveDungeon { avatar, flag: flag != 0 })
        }
        (0x77, 2) if rest.is_empty() => CommunityRequest::Unknown77(Unknown77 { avatar }),
        (0xa1, 3) => {
            let [BOOL, flag] = *rest else { return None };
            CommunityRequest::UnknownA1(UnknownA1 { avatar, flag: flag != 0 })
        }
        (0xa2, 3) => {
            let (cheat, []) = c_string(rest)? else { return None };
            CommunityRequest::UnknownA2(UnknownA2 { avatar, cheat: cheat.into() })
        }
        (0xb3, 4) => {
            let (map, &[BOOL, travel]) = c_string(rest)? else { return None };
            let (map, travel) = (map.into(), travel != 0);
            CommunityRequest::SocialTravel(SocialTravel { avatar, map, travel })
        }
        _ => return None,
    })
}

#[inline]
fn c_string(input: &[u8]) -> Option<(&str, &[u8])> {
    let (&[C_STRING, low, high], rest) = input.split_first_chunk()? else { return None };
    let (text, rest) = rest.split_at_checked(usize::from(u16::from_le_bytes([low, high])))?;
    Some((str::from_utf8(text).ok()?, rest))
}

/// The depth of structs in structs that is allowed.
const DEPTH: u32 = 64;

fn encode_message(value: &Struct<'_>, out: &mut Vec<u8>) -> Option<()> {
    out.reserve(struct_len(value, DEPTH)?);
    encode_struct(value, out);
    Some(())
}

fn struct_len(value: &Struct<'_>, depth: u32) -> Option<usize> {
    if value.0.len() > 255 {
        return None;
    }
    let depth = depth.checked_sub(1)?;
    value.0.iter().try_fold(1, |sum, value| Some(sum + 1 + value_len(value, depth)?))
}

#[inline]
fn value_len(value: &Value<'_>, depth: u32) -> Option<usize> {
    Some(match value {
        Value::UInt8(_) | Value::Bool(_) => 1,
        Value::Float32(_) | Value::Int32(_) | Value::UInt32(_) => 4,
        Value::Float64(_) | Value::AvatarId(_) | Value::Int64(_) => 8,
        Value::Vector3(_) => 12,
        Value::Uuid(_) => 16,
        Value::CString(text) | Value::Json(Json(text)) => text_len(text)?,
        Value::Struct(fields) => struct_len(fields, depth)?,
        Value::Int32Array(list) => list_len(list.len(), 4)?,
        Value::Buffer(bytes) => list_len(bytes.len(), 1)?,
        Value::UuidArray(list) => list_len(list.len(), 16)?,
        Value::CStringArray(list) => list
            .iter()
            .try_fold(list_len(list.len(), 0)?, |sum, text| Some(sum + text_len(text)?))?,
    })
}

#[inline]
fn text_len(text: &str) -> Option<usize> {
    (text.len() <= 0xffff).then_some(2 + text.len())
}

#[inline]
fn list_len(count: usize, each: usize) -> Option<usize> {
    (count <= 0xffff_ffff).then_some(4 + count * each)
}

/// Appends a struct that [`struct_len`] has found to fit.
fn encode_struct(value: &Struct<'_>, out: &mut Vec<u8>) {
    out.push(value.0.len() as u8);
    for value in &value.0 {
        match value {
            Value::UInt8(value) => out.extend_from_slice(&[UINT8, *value]),
            Value::Float32(value) => put(FLOAT32, value.to_le_bytes(), out),
            Value::Float64(value) => put(FLOAT64, value.to_le_bytes(), out),
            Value::Int32(value) => put(INT32, value.to_le_bytes(), out),
            Value::CString(text) => put_text(C_STRING, text, out),
            Value::Struct(fields) => {
                out.push(STRUCT);
                encode_struct(fields, out);
            }
            Value::Uuid(id) => put(UUID, id.to_bytes_le(), out),
            Value::AvatarId(AvatarId(id)) => put(AVATAR_ID, id.to_le_bytes(), out),
            Value::Vector3(Vector3 { x, y, z }) => {
                let mut bytes = [0; 12];
                bytes[..4].copy_from_slice(&x.to_le_bytes());
                bytes[4..8].copy_from_slice(&y.to_le_bytes());
                bytes[8..].copy_from_slice(&z.to_le_bytes());
                put(VECTOR3, bytes, out);
            }
            Value::Bool(value) => out.extend_from_slice(&[BOOL, u8::from(*value)]),
            Value::Json(Json(text)) => put_text(JSON, text, out),
            Value::Int32Array(list) => {
                put(INT32_ARRAY, (list.len() as u32).to_le_bytes(), out);
                out.extend(list.iter().flat_map(|value| value.to_le_bytes()));
            }
            Value::Int64(value) => put(INT64, value.to_le_bytes(), out),
            Value::Buffer(bytes) => {
                put(BUFFER, (bytes.len() as u32).to_le_bytes(), out);
                out.extend_from_slice(bytes);
            }
            Value::UInt32(value) => put(UINT32, value.to_le_bytes(), out),
            Value::UuidArray(list) => {
                put(UUID_ARRAY, (list.len() as u32).to_le_bytes(), out);
                out.extend(list.iter().flat_map(Uuid::to_bytes_le));
            }
            Value::CStringArray(list) => {
                put(C_STRING_ARRAY, (list.len() as u32).to_le_bytes(), out);
                for text in list {
                    out.extend_from_slice(&(text.len() as u16).to_le_bytes());
                    out.extend_from_slice(text.as_bytes());
                }
            }
        }
    }
}

#[inline]
fn put<const N: usize>(id: u8, value: [u8; N], out: &mut Vec<u8>) {
    out.push(id);
    out.extend_from_slice(&value);
}

#[inline]
fn put_text(id: u8, text: &str, out: &mut Vec<u8>) {
    let [low, high] = (text.len() as u16).to_le_bytes();
    out.extend_from_slice(&[id, low, high]);
    out.extend_from_slice(text.as_bytes());
}

/// The message that is exactly `input`.
fn decode_message(input: &'static [u8]) -> Option<Struct<'static>> {
    let mut rest = input;
    let message = decode_struct(&mut rest, DEPTH)?;
    rest.is_empty().then_some(message)
}

fn decode_struct<'a>(input: &mut &'a [u8], depth: u32) -> Option<Struct<'a>> {
    let depth = depth.checked_sub(1)?;
    let count = usize::from(u8::from_le_bytes(take(input)?));
    if 2 * count > input.len() {
        return None;
    }
    let mut fields = Vec::with_capacity(count);
    for _ in 0..count {
        fields.push(decode_value(input, depth)?);
    }
    Some(Struct(fields))
}

#[inline]
fn decode_value<'a>(input: &mut &'a [u8], depth: u32) -> Option<Value<'a>> {
    let [id] = take(input)?;
    Some(match id {
        UINT8 => Value::UInt8(u8::from_le_bytes(take(input)?)),
        FLOAT32 => Value::Float32(f32::from_le_bytes(take(input)?)),
        FLOAT64 => Value::Float64(f64::from_le_bytes(take(input)?)),
        INT32 => Value::Int32(i32::from_le_bytes(take(input)?)),
        C_STRING => Value::CString(take_text(input)?),
        STRUCT => Value::Struct(decode_struct(input, depth)?),
        UUID => Value::Uuid(Uuid::from_bytes_le(take(input)?)),
        AVATAR_ID => Value::AvatarId(AvatarId(u64::from_le_bytes(take(input)?))),
        VECTOR3 => {
            let bytes: [u8; 12] = take(input)?;
            let part = |at| f32::from_bits(number(&bytes, at));
            Value::Vector3(Vector3 { x: part(0), y: part(4), z: part(8) })
        }
        BOOL => Value::Bool(take(input)? != [0]),
        JSON => Value::Json(Json(take_text(input)?)),
        INT32_ARRAY => {
            let (chunks, _) = take_list(input, 4)?.as_chunks();
            Value::Int32Array(chunks.iter().map(|bytes| i32::from_le_bytes(*bytes)).collect())
        }
        INT64 => Value::Int64(i64::from_le_bytes(take(input)?)),
        BUFFER => Value::Buffer(Cow::Borrowed(take_list(input, 1)?)),
        UINT32 => Value::UInt32(u32::from_le_bytes(take(input)?)),
        UUID_ARRAY => {
            let (chunks, _) = take_list(input, 16)?.as_chunks();
            Value::UuidArray(chunks.iter().map(|bytes| Uuid::from_bytes_le(*bytes)).collect())
        }
        C_STRING_ARRAY => {
            let count = u32::from_le_bytes(take(input)?) as usize;
            if 2 * count > input.len() {
                return None;
            }
            let mut list = Vec::with_capacity(count);
            for _ in 0..count {
                list.push(take_text(input)?);
            }
            Value::CStringArray(list)
        }
        _ => return None,
    })
}

#[inline]
fn take<const N: usize>(input: &mut &[u8]) -> Option<[u8; N]> {
    let (bytes, rest) = input.split_first_chunk()?;
    *input = rest;
    Some(*bytes)
}

#[inline]
fn take_list<'a>(input: &mut &'a [u8], each: usize) -> Option<&'a [u8]> {
    let count = u32::from_le_bytes(take(input)?) as usize;
    input.split_off(..count * each)
}

#[inline]
fn take_text<'a>(input: &mut &'a [u8]) -> Option<Cow<'a, str>> {
    let len = usize::from(u16::from_le_bytes(take(input)?));
    str::from_utf8(input.split_off(..len)?).ok().map(Cow::Borrowed)
}
