//! nativeparam against `tests/golden/nativeparam`.

use codec_core::{Decode, DecodeError, DecodeErrorKind, EncodeErrorKind, Format, Limits, Options};
use formats::nativeparam::{
    AvatarId, AvatarKind, Json, NativeParam, Struct, Value,
    messages::{
        CommunityRequest, Faction, FactionResponse, InstantKill, JoinDungeon, LeaveDungeon,
        LootAvatar, NodeReply, PortalBook, PurchaseResult, SocialTravel, Unknown77, UnknownA1,
        UnknownA2,
    },
};
use uuid::Uuid;

use crate::support::{flips, hex, rows};

/// The rows of a golden file.
/// The fields that a golden file describes: JSON, or `N structs around` JSON.
pub(crate) fn fields(text: &str) -> Struct<'static> {
    let (levels, json) = text.split_once(" structs around ").unwrap_or(("0", text));
    let inner = Struct::from_json(&serde_json::from_str(json).unwrap()).unwrap();
    let levels: usize = levels.parse().unwrap();
    (0..levels).fold(inner, |inner, _| Struct(vec![Value::Struct(inner)]))
}

pub(crate) fn vectors() -> impl Iterator<Item = (&'static str, Vec<u8>, Struct<'static>)> {
    rows(include_str!("../golden/nativeparam/vectors.tsv"))
        .map(|row| (row[0], hex(row[1]), fields(row[2])))
}

/// The bytes of the vector `name`.
pub(crate) fn vector(name: &str) -> Vec<u8> {
    vectors().find(|(known, ..)| *known == name).unwrap().1
}

#[test]
fn every_vector_decodes_to_its_fields_and_encodes_to_its_bytes() {
    for (name, bytes, fields) in vectors() {
        assert_eq!(NativeParam::from_slice::<Struct>(&bytes).unwrap(), fields, "{name}");
        assert_eq!(NativeParam::to_vec(&fields).unwrap(), bytes, "{name}");
        assert_eq!(NativeParam::encoded_len(&fields).unwrap(), bytes.len(), "{name}");
    }
}

#[test]
fn every_truncation_of_every_vector_is_incomplete() {
    for (name, bytes, _) in vectors() {
        for len in 0..bytes.len() {
            let error = NativeParam::from_slice::<Struct>(&bytes[..len]).unwrap_err();
            assert!(error.is_incomplete(), "{name} cut to {len}: {error}");
        }
    }
}

#[test]
fn no_bit_flip_panics() {
    for (_, bytes, _) in vectors() {
        for (_, flipped) in flips(&bytes) {
            if let Ok(value) = NativeParam::from_slice::<Struct>(&flipped) {
                NativeParam::to_vec(&value).unwrap();
            }
            let _ = NativeParam::from_slice::<CommunityRequest>(&flipped);
        }
    }
}

#[test]
fn tolerated_input_is_read_and_written_in_its_usual_form() {
    for row in rows(include_str!("../golden/nativeparam/tolerated.tsv")) {
        let (bytes, again) = (hex(row[1]), hex(row[2]));
        let (value, used) = NativeParam::from_prefix::<Struct>(&bytes).unwrap();
        assert_eq!(used.to_string(), row[3], "{}", row[0]);
        assert_eq!(value, fields(row[4]), "{}", row[0]);
        assert_eq!(NativeParam::to_vec(&value).unwrap(), again, "{}", row[0]);
    }
}

/// The name that the golden file has for a kind of error.
fn kind(error: &DecodeError) -> &'static str {
    match error.kind() {
        DecodeErrorKind::UnexpectedEnd { .. } => "UnexpectedEof",
        DecodeErrorKind::UnknownType { .. } => "UnknownTypeId",
        DecodeErrorKind::DepthLimit { .. } => "DepthLimit",
        DecodeErrorKind::InvalidText { .. } => "InvalidUtf8",
        DecodeErrorKind::TrailingBytes { .. } => "TrailingData",
        DecodeErrorKind::WrongType { .. } => "TypeMismatch",
        DecodeErrorKind::FieldCount { .. } => "FieldCountMismatch",
        DecodeErrorKind::UnknownTag { .. } => "UnknownVariant",
        _ => "another",
    }
}

#[test]
fn malformed_input_gives_the_named_kind_of_error() {
    for row in rows(include_str!("../golden/nativeparam/malformed.tsv")) {
        let bytes = hex(row[1]);
        let error = match row[3] {
            "any" => NativeParam::from_slice::<Struct>(&bytes).unwrap_err(),
            "social_travel_b3" => NativeParam::from_slice::<CommunityRequest>(&bytes).unwrap_err(),
            other => panic!("{other}"),
        };
        assert_eq!(kind(&error), row[2], "{}: {error}", row[0]);
    }
}

/// Decodes and encodes `bytes` as `value`, and compares with the dynamic decoding.
fn assert_message<T>(name: &str, value: &T)
where
    T: codec_core::Encode<NativeParam>
        + for<'de> Decode<'de, NativeParam>
        + PartialEq
        + std::fmt::Debug,
{
    let bytes = vector(name);
    assert_eq!(&NativeParam::from_slice::<T>(&bytes).unwrap(), value, "{name}");
    assert_eq!(NativeParam::to_vec(value).unwrap(), bytes, "{name}");
    for len in 0..bytes.len() {
        assert!(NativeParam::from_slice::<T>(&bytes[..len]).unwrap_err().is_incomplete(), "{name}");
    }
}

const AVATAR: AvatarId = AvatarId(0x123401);

#[test]
fn declared_messages_match_their_vectors() {
    let map = || "LMPlatform_P".to_owned();
    let request = |request: CommunityRequest, name| assert_message(name, &request);
    request(
        CommunityRequest::SocialTravel(SocialTravel { avatar: AVATAR, map: map(), travel: true }),
        "social_travel_b3",
    );
    request(CommunityRequest::UnknownA1(UnknownA1 { avatar: AVATAR, flag: false }), "unknown_a1");
    request(
        CommunityRequest::JoinDungeon(JoinDungeon { avatar: AVATAR, map: map(), flag: 0 }),
        "join_dungeon_31",
    );
    request(
        CommunityRequest::LeaveDungeon(LeaveDungeon { avatar: AVATAR, flag: true }),
        "leave_dungeon_35",
    );
    request(
        CommunityRequest::UnknownA2(UnknownA2 { avatar: AVATAR, cheat: "god".into() }),
        "unknown_a2_cheat",
    );
    assert_message(
        "portal_request_ack_tail",
        &PortalBook { name: "PortalBook".into(), can_save: false, unknown: 0, max_slots: 12 },
    );
    assert_message(
        "steam_micro_txn_result",
        &PurchaseResult { order: 0, flag: false, message: "#Shop.successful#".into() },
    );
    assert_message(
        "instant_kill_command",
        &InstantKill {
            node: "oaCNode".into(),
            command: "instantKill".into(),
            ignored: String::new(),
            instigator: "#1192961".into(),
            target: "#1282".into(),
        },
    );
    assert_message("loot_avatar_behavior", &LootAvatar { target: "$0000000000000502".into() });
}

#[test]
fn the_third_request_of_the_description_has_an_avatar_only() {
    let request = CommunityRequest::Unknown77(Unknown77 { avatar: AvatarId(1) });
    let bytes = [2, 4, 0x77, 0, 0, 0, 8, 1, 0, 0, 0, 0, 0, 0, 0];
    assert_eq!(NativeParam::to_vec(&request).unwrap(), bytes);
    assert_eq!(NativeParam::from_slice::<CommunityRequest>(&bytes).unwrap(), request);
}

#[test]
fn a_reply_has_its_number_only() {
    let reply = NodeReply::CheckServer {};
    assert_eq!(NativeParam::to_vec(&reply).unwrap(), [1, 4, 0xa8, 0, 0, 0]);
    assert_eq!(NativeParam::from_slice::<NodeReply>(&[1, 4, 0xa8, 0, 0, 0]).unwrap(), reply);
}

#[test]
fn the_faction_list_lies_packed_in_a_buffer() {
    let bytes = vector("faction_response");
    let response: FactionResponse = NativeParam::from_slice(&bytes).unwrap();
    let list = response.factions().unwrap();
    let id = Uuid::parse_str("4635f288-ec24-4e73-b75c-958f2607a30e").unwrap();
    assert_eq!(list.factions, [Faction { id, name: "Nuada!".into(), standing: 1000.0 }]);
    assert_eq!(NativeParam::to_vec(&FactionResponse::new(&list).unwrap()).unwrap(), bytes);
}

#[test]
fn values_that_do_not_fit_are_errors() {
    let long = Struct(vec![Value::CString("x".repeat(65536).into())]);
    let error = NativeParam::to_vec(&long).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 65535, len: 65536 });
    let json = Struct(vec![Value::Json(Json("x".repeat(65536).into()))]);
    assert!(NativeParam::to_vec(&json).is_err());
    let wide = Struct(vec![Value::UInt8(0); 256]);
    let error = NativeParam::to_vec(&wide).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 255, len: 256 });
}

/// A root with `levels` structs inside each other.
fn nested(levels: usize) -> Struct<'static> {
    (0..levels).fold(Struct::default(), |inner, _| Struct(vec![Value::Struct(inner)]))
}

#[test]
fn depth_is_limited_both_ways() {
    let deepest = NativeParam::to_vec(&nested(63)).unwrap();
    assert_eq!(NativeParam::from_slice::<Struct>(&deepest).unwrap(), nested(63));
    let error = NativeParam::to_vec(&nested(64)).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::DepthLimit { limit: 64 });
    let bomb = [1, 6].repeat(200_000);
    let error = NativeParam::from_slice::<Struct>(&bomb).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::DepthLimit { limit: 64 });
    let options = Options { limits: Limits { depth: 100, ..Limits::DEFAULT }, ..Options::new(()) };
    let deeper = NativeParam::to_vec_with(&nested(99), &options).unwrap();
    assert!(NativeParam::from_slice_with::<Struct>(&deeper, &options).is_ok());
}

#[test]
fn avatar_ids_tell_their_type_both_ways() {
    let id = AvatarId(0x0012_3417);
    assert_eq!((id.kind(), id.kind_byte(), id.number()), (AvatarKind::Other(7), 0x17, 0x1234));
    assert_eq!(AvatarId(0x0102).kind(), AvatarKind::Npc);
    assert_eq!(AvatarId(1).kind(), AvatarKind::Player);
}

#[test]
fn a_message_prints_as_a_tree() {
    let message = Struct(vec![
        Value::Int32(179),
        Value::Struct(Struct(vec![Value::AvatarId(AVATAR), Value::CString("a\"b".into())])),
        Value::Buffer(vec![0, 255].into()),
    ]);
    let tree = "struct\n|- int32 = 179\n|- struct\n|  |- avatar-id = 0x123401\n\
                |  |- c-string = \"a\\\"b\"\n|- buffer = 00ff\n";
    assert_eq!(message.to_string(), tree);
}

#[test]
fn the_bytes_of_a_tree_have_the_place_of_their_value_beside_them() {
    let tree = NativeParam::explain::<Struct>(&[2, 4, 0xb3, 0, 0, 0, 6, 1, 10, 1]).tree;
    let places: Vec<_> =
        tree.fields().map(|(path, field)| format!("{path} {:?}", field.range)).collect();
    assert_eq!(places, ["[0] 1..6", "[1] 6..10", "[1][0] 8..10"]);
}

#[test]
fn json_returns_the_same_message() {
    for (name, bytes, fields) in vectors() {
        assert_eq!(Struct::from_json(&fields.to_json()).unwrap(), fields, "{name}");
        let owned = NativeParam::from_slice::<Struct>(&bytes).unwrap().into_owned();
        assert_eq!(owned, fields, "{name}");
    }
    let nan =
        Struct(vec![Value::Float32(f32::from_bits(0x7fc0_0001)), Value::Float64(f64::INFINITY)]);
    let bytes = NativeParam::to_vec(&nan).unwrap();
    let again = Struct::from_json(&nan.to_json()).unwrap();
    assert_eq!(NativeParam::to_vec(&again).unwrap(), bytes);
    for wrong in [r#"[{"int32":"x"}]"#, r#"[{"uint8":256}]"#, r#"[{"word":1}]"#, r#"[5]"#, "{}"] {
        assert!(Struct::from_json(&serde_json::from_str(wrong).unwrap()).is_err(), "{wrong}");
    }
    assert_eq!(Json("{\"a\":1}").value().unwrap()["a"], 1);
}

#[test]
fn scalars_of_a_long_message_take_no_memory_of_their_own() {
    let fields = Struct(vec![Value::Int32(7); 200]);
    let bytes = NativeParam::to_vec(&fields).unwrap();
    let limits = Limits { memory: 200 * size_of::<Value>(), ..Limits::DEFAULT };
    let options = Options { limits, ..Options::new(()) };
    assert_eq!(NativeParam::from_slice_with::<Struct>(&bytes, &options).unwrap(), fields);
}
