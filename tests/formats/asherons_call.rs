//! Asheron's Call against `tests/golden/asherons_call`.

mod confirmed;
mod enums;
mod index_page;
mod number;
mod object;
mod packet;
mod presence;
mod table;
mod walk;

use std::fmt::Debug;

use codec_core::{Decode, DecodeErrorKind, Encode, Format as _, Options};
use formats::asherons_call::{
    AsheronsCall, AsheronsCallOptions, WithRest,
    enums::{CharGenResponseType, EmoteType},
    messages::{
        action::{Action, GameAction},
        client::ClientMessage,
        data::{Emote, EmoteChoice, Enchantment},
        event::{Event, GameEvent},
        server::ServerMessage,
    },
};
use serde_json::Value;

use crate::support::{flips, hex, rows};

/// A byte vector: name, kind, fields, bytes.
struct Vector {
    name: &'static str,
    kind: &'static str,
    fields: Value,
    bytes: Vec<u8>,
}

fn vectors(kind: &str) -> impl Iterator<Item = Vector> {
    rows(include_str!("../golden/asherons_call/vectors.tsv"))
        .map(|row| Vector {
            name: row[0],
            kind: row[1],
            fields: serde_json::from_str(row[2]).unwrap(),
            bytes: hex(row[4]),
        })
        .filter(move |vector| vector.kind == kind)
}

/// The bytes of the vector whose name begins with `name`.
fn bytes_of(kind: &str, name: &str) -> Vec<u8> {
    vectors(kind).find(|vector| vector.name.starts_with(name)).unwrap().bytes
}

fn retail() -> Options<AsheronsCall> {
    Options::new(AsheronsCallOptions::RETAIL)
}

fn strict(options: &Options<AsheronsCall>) -> Options<AsheronsCall> {
    Options { strict: true, ..options.clone() }
}

/// Decodes and encodes, whole, cut at every length, and with every bit flipped.
#[track_caller]
fn sweep<T>(name: &str, bytes: &[u8], options: &Options<AsheronsCall>) -> T
where
    T: Encode<AsheronsCall> + for<'de> Decode<'de, AsheronsCall> + Debug,
{
    let value: T = AsheronsCall::from_slice_with(bytes, options)
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(AsheronsCall::to_vec_with(&value, options).unwrap(), bytes, "{name}: {value:?}");
    assert_eq!(AsheronsCall::encoded_len_with(&value, options).unwrap(), bytes.len(), "{name}");
    for len in 0..bytes.len() {
        let error = AsheronsCall::from_slice_with::<T>(&bytes[..len], options).unwrap_err();
        assert!(error.is_incomplete(), "{name}, {len} of {} bytes: {error}", bytes.len());
    }
    // What strict mode accepts, it writes again byte for byte.
    let strict = strict(options);
    for (bit, flipped) in flips(bytes) {
        let _ = AsheronsCall::from_slice_with::<T>(&flipped, options);
        if let Ok(value) = AsheronsCall::from_slice_with::<T>(&flipped, &strict) {
            let again = AsheronsCall::to_vec_with(&value, options).unwrap();
            assert_eq!(again, flipped, "{name}, bit {bit}: {value:?}");
        }
    }
    value
}

/// The ends of the values of a vector, by its own description, which must give its bytes.
fn ends(fields: &Value, bytes: &[u8], at: &mut usize, ends: &mut Vec<usize>) {
    for field in fields.as_array().unwrap() {
        let (ty, value) = (field[1].as_str().unwrap(), &field[2]);
        let number = || value.as_i64().map_or_else(|| value.as_u64().unwrap(), i64::cast_unsigned);
        let packed = |value: u64| match value {
            0..=0x7fff => (value as u16).to_le_bytes().to_vec(),
            _ => [(value >> 16) as u16 | 0x8000, value as u16]
                .iter()
                .flat_map(|word| word.to_le_bytes())
                .collect(),
        };
        let expected: Vec<u8> = match ty {
            "u8" | "i8" => vec![number() as u8],
            "u16" => (number() as u16).to_le_bytes().to_vec(),
            "u32" | "i32" => (number() as u32).to_le_bytes().to_vec(),
            "bool32" => u32::from(value.as_bool().unwrap()).to_le_bytes().to_vec(),
            "f32" => (value.as_f64().unwrap() as f32).to_le_bytes().to_vec(),
            "f64" => value.as_f64().unwrap().to_le_bytes().to_vec(),
            "packed_dword" => packed(number()),
            "align4" => vec![0; at.next_multiple_of(4) - *at],
            "string16l" => {
                let text = value.as_str().unwrap();
                assert!(text.is_ascii());
                let mut bytes = (text.len() as u16).to_le_bytes().to_vec();
                bytes.extend(text.as_bytes());
                bytes.resize(bytes.len().next_multiple_of(4), 0);
                bytes
            }
            "vector" | "list32" => {
                let items = value.as_array().unwrap();
                if ty == "list32" {
                    let count = (items.len() as u32).to_le_bytes();
                    assert_eq!(bytes[*at..*at + 4], count);
                    *at += 4;
                    ends.push(*at);
                }
                items.iter().for_each(|item| self::ends(item, bytes, at, ends));
                continue;
            }
            "object" => {
                self::ends(value, bytes, at, ends);
                continue;
            }
            _ => match ty.split_once(':').unwrap() {
                ("data_id", base) => {
                    let base = u64::from_str_radix(base.trim_start_matches("0x"), 16).unwrap();
                    packed(number() - base)
                }
                (other, _) => panic!("unknown type {other}"),
            },
        };
        assert_eq!(bytes[*at..*at + expected.len()], expected, "{field}");
        *at += expected.len();
        ends.push(*at);
    }
}

/// Checks that our fields begin and end where those of the vector do.
#[track_caller]
fn assert_boundaries<T>(value: &T, vector: &Vector)
where
    T: Encode<AsheronsCall> + for<'de> Decode<'de, AsheronsCall>,
{
    let (mut at, mut theirs) = (0, vec![0]);
    ends(&vector.fields, &vector.bytes, &mut at, &mut theirs);
    assert_eq!(at, vector.bytes.len(), "{}", vector.name);
    let annotated = AsheronsCall::annotate(value).unwrap();
    assert_eq!(annotated.bytes(), vector.bytes);
    let mut out = vec![0xee; vector.bytes.len() + 9];
    assert_eq!(AsheronsCall::encode_to_slice(value, &mut out), Ok(vector.bytes.len()));
    assert_eq!(out[..vector.bytes.len()], vector.bytes, "{}", vector.name);
    for (path, field) in annotated.fields().filter(|(_, field)| field.leaf) {
        assert!(theirs.contains(&field.range.end), "{path} of {}", vector.name);
    }
}

#[test]
fn every_message_decodes_and_encodes_to_its_bytes() {
    for vector in vectors("message") {
        let opcode = u32::from_le_bytes(*vector.bytes.first_chunk().unwrap());
        if matches!(opcode, 0xf7b1 | 0xf657) {
            let message: ClientMessage = sweep(vector.name, &vector.bytes, AsheronsCall::DEFAULTS);
            let unknown = matches!(
                message,
                ClientMessage::Other(..)
                    | ClientMessage::Action(GameAction { action: Action::Other(..), .. })
            );
            assert!(!unknown, "{}", vector.name);
            assert_boundaries(&message, &vector);
        } else {
            let message: ServerMessage = sweep(vector.name, &vector.bytes, AsheronsCall::DEFAULTS);
            let unknown = matches!(
                message,
                ServerMessage::Other(..)
                    | ServerMessage::Event(GameEvent { event: Event::Other(..), .. })
            );
            assert!(!unknown, "{}", vector.name);
            assert_boundaries(&message, &vector);
        }
    }
}

#[test]
fn enchantment_has_category_before_its_set_flag() {
    for vector in vectors("enchantment") {
        let enchantment: Enchantment = sweep(vector.name, &vector.bytes, AsheronsCall::DEFAULTS);
        assert_boundaries(&enchantment, &vector);
        assert_eq!(enchantment.power_level, 100);
        assert_eq!(enchantment.duration.to_bits(), 3600_f64.to_bits());
        assert_eq!(enchantment.equipment_set, None);
    }
}

#[test]
fn unknown_numbers_keep_their_bytes() {
    let bytes = hex("99990000 01020304 05");
    let message: ServerMessage = AsheronsCall::from_slice(&bytes).unwrap();
    assert_eq!(message, ServerMessage::Other(0x9999, vec![1, 2, 3, 4, 5]));
    assert_eq!(AsheronsCall::to_vec(&message).unwrap(), bytes);

    let bytes = hex("b0f70000 01000050 02000000 99990000 0102");
    let message: ServerMessage = AsheronsCall::from_slice(&bytes).unwrap();
    assert_eq!(
        message,
        ServerMessage::Event(GameEvent {
            object_id: 0x5000_0001,
            sequence: 2,
            event: Event::Other(0x9999, vec![1, 2]),
        })
    );
    assert_eq!(AsheronsCall::to_vec(&message).unwrap(), bytes);
}

#[test]
fn chat_rooms_and_data_files_follow_their_conditions() {
    let bytes = hex(
        "def70000 44000000 03000000 01000000 00000000 00000000 00000000 00000000 07000000 30000000
         01000000 02000000 03000000 024100 4200 024800 6900 0c000000 01000050 00000000 02000000",
    );
    let message: ClientMessage = sweep("chat", &bytes, AsheronsCall::DEFAULTS);
    let ClientMessage::TurbineChat(chat) = message else { panic!("{message:?}") };
    assert_eq!(chat.room_name.as_deref(), Some("AB"));
    assert_eq!(chat.speech.map(|speech| speech.text).as_deref(), Some("Hi"));

    let bytes = hex("e2f70000 01000000 02000000 03000000 04000000 05000000 01 06000000
         0a000000 07000000 0102");
    let message: ServerMessage = sweep("data", &bytes, AsheronsCall::DEFAULTS);
    let ServerMessage::DataMessage(data) = message else { panic!("{message:?}") };
    assert_eq!((data.file_size, data.data), (Some(7), vec![1, 2]));
}

#[test]
fn numbers_that_share_a_layout_are_kept() {
    // `Say` has the layout of `Act`; a list of two would not tell them apart.
    let bytes = hex("08000000 0000803f 00000040 0200 4869");
    let emote: Emote = sweep("emote", &bytes, AsheronsCall::DEFAULTS);
    assert_eq!(emote.kind, EmoteType::Say);
    assert_eq!(emote.choice, EmoteChoice::Act { message: "Hi".into() });

    let bytes = hex("43f60000 04000000");
    let message: ServerMessage = sweep("response", &bytes, AsheronsCall::DEFAULTS);
    let ServerMessage::CharGenVerificationResponse(response) = message else { panic!() };
    assert_eq!(response.response_type, CharGenResponseType::NameBanned);
}

#[test]
fn bytes_behind_a_message_are_kept_on_request() {
    let whole = bytes_of("message", "S2C UpdatePosition");
    let bytes = [&*whole, &[1, 2, 3, 4]].concat();
    let error = AsheronsCall::from_slice::<ServerMessage>(&bytes).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::TrailingBytes { left: 4 });

    let kept: WithRest<ServerMessage> = AsheronsCall::from_slice(&bytes).unwrap();
    assert_eq!(kept.value, AsheronsCall::from_slice(&whole).unwrap());
    assert_eq!(kept.rest, [1, 2, 3, 4]);
    assert_eq!(AsheronsCall::to_vec(&kept).unwrap(), bytes);
}
