//! The rules of the description.

use codec_core::{EncodeErrorKind, Format as _, Wire};
use formats::tera::{
    ByteArray, Tera,
    messages::{
        ChannelMember, Customize, EditPrivateChannel, EditPrivateChannelNameFirst,
        JoinPrivateChannel, SkillId, SkillId32,
    },
};

use super::{RULES, vector};

#[test]
fn join_private_channel() {
    vector(
        RULES,
        "C_JOIN_PRIVATE_CHANNEL",
        &JoinPrivateChannel { channel_name: "Raid".into(), password: 4660 },
    );
    vector(
        RULES,
        "C_JOIN_PRIVATE_CHANNEL, empty name",
        &JoinPrivateChannel { channel_name: String::new(), password: 0 },
    );
}

#[test]
fn edit_private_channel() {
    vector(
        RULES,
        "C_EDIT_PRIVATE_CHANNEL, two members",
        &EditPrivateChannel {
            members: vec![ChannelMember { player_id: 1001 }, ChannelMember { player_id: 1002 }],
            channel_name: "Guild".into(),
            password: 4660,
        },
    );
    vector(
        RULES,
        "C_EDIT_PRIVATE_CHANNEL, 300 members",
        &EditPrivateChannel {
            members: (0..300).map(|player_id| ChannelMember { player_id }).collect(),
            channel_name: "Überraschung \u{1f3b2}".into(),
            password: 1,
        },
    );
}

#[test]
fn edit_private_channel_in_the_order_of_clients() {
    let packet = EditPrivateChannel {
        members: vec![ChannelMember { player_id: 1001 }, ChannelMember { player_id: 1002 }],
        channel_name: "Guild".into(),
        password: 4660,
    };
    let name_first = EditPrivateChannelNameFirst::from(packet.clone());
    vector(RULES, "C_EDIT_PRIVATE_CHANNEL, two members, name first", &name_first);
    // Either reads what the other writes.
    let bytes = Tera::to_vec(&name_first).unwrap();
    assert_eq!(Tera::from_slice::<EditPrivateChannel>(&bytes).unwrap(), packet);
    assert_eq!(EditPrivateChannel::from(name_first), packet);
}

#[test]
fn parts_of_a_skill_id_are_those_of_the_build() {
    let player = SkillId(0x1000_0000 | 67_309_464);
    assert_eq!((player.id(), player.kind(), player.is_npc()), (67_309_464, 1, false));
    assert_eq!(player.hunting_zone(), None);
    let monster = SkillId(1 << 32 | 1 << 28 | 0x3de << 16 | 1101);
    assert_eq!((monster.id(), monster.hunting_zone()), (1101, Some(0x3de)));
    // Only skills of the kind 1 have a zone.
    assert_eq!(SkillId(1 << 32 | 2 << 28 | 0x3de << 16 | 1101).id(), 0x3de << 16 | 1101);

    let player = SkillId32(0x0400_0000 | 10_100);
    assert_eq!((player.id(), player.kind(), player.is_npc()), (10_100, 1, false));
    let monster = SkillId32(1 << 30 | 1 << 26 | 0x3de << 16 | 1101);
    assert_eq!((monster.id(), monster.hunting_zone()), (1101, Some(0x3de)));
}

#[test]
fn numbers_of_skills_and_looks_are_kept_whole() {
    for number in [0, u64::MAX, 0x0102_0304_0506_0708] {
        let bytes = number.to_le_bytes();
        assert_eq!(Tera::to_vec(&SkillId(number)).unwrap(), bytes);
        assert_eq!(Tera::from_slice::<SkillId>(&bytes).unwrap(), SkillId(number));
        assert_eq!(Tera::to_vec(&Customize::from(number)).unwrap(), bytes);
        assert_eq!(u64::from(Tera::from_slice::<Customize>(&bytes).unwrap()), number);
    }
    // The look in a packet of almetica.
    let look = Customize::from(1_134_726_064_638_565);
    assert_eq!((look.skin, look.hair, look.hair_color, look.voice), (10, 7, 8, 4));
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Mixed {
    a: u8,
    s: String,
    b: i64,
    t: String,
    c: f32,
    #[wire(as = ByteArray)]
    raw: Vec<u8>,
    d: bool,
    e: f64,
}

#[test]
fn slots_lie_where_their_fields_are() {
    let value = Mixed {
        a: 1,
        s: "one".into(),
        b: -2,
        t: "two".into(),
        c: 1.5,
        raw: vec![0, 0xff, 0x10],
        d: true,
        e: -0.25,
    };
    vector(RULES, "slots between fixed fields", &value);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Nested {
    id: u32,
    list: Vec<Entry>,
    tail: String,
    #[wire(as = ByteArray)]
    blob: Vec<u8>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Entry {
    n: u16,
    label: String,
    sub: Vec<f32>,
    flag: bool,
}

#[test]
fn data_of_an_element_lies_before_the_next() {
    let entry =
        |n, label: &str, sub: &[f32], flag| Entry { n, label: label.into(), sub: sub.into(), flag };
    let value = Nested {
        id: 9,
        list: vec![
            entry(1, "first", &[1.0, 2.0], false),
            entry(2, "", &[], true),
            entry(3, "third", &[-3.0], false),
        ],
        tail: "end".into(),
        blob: Vec::new(),
    };
    vector(RULES, "nested arrays with text inside elements", &value);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Text {
    s: String,
}

#[test]
fn largest_string_fits_and_one_more_character_does_not() {
    vector(RULES, "largest string that fits", &Text { s: "a".repeat(32763) });
    let error = Tera::to_vec(&Text { s: "a".repeat(32764) }).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 65535, len: 65536 });
}

#[test]
fn text_of_any_length_is_utf16_with_a_zero_unit() {
    let letter = |i: usize| char::from(b'a' + (i % 26) as u8);
    for other in ['\u{7f}', '\u{80}', '\u{e9}', '\u{ffff}', '\u{1f600}'] {
        for len in 0..70 {
            for at in 0..=len {
                let s = (0..len).map(|i| if i == at { other } else { letter(i) }).collect();
                let value = Text { s };
                let units = value.s.encode_utf16().chain([0]);
                let bytes: Vec<u8> =
                    [6u16].into_iter().chain(units).flat_map(u16::to_le_bytes).collect();
                assert_eq!(Tera::to_vec(&value).unwrap(), bytes, "{value:?}");
                assert_eq!(Tera::from_slice::<Text>(&bytes).unwrap(), value);
                assert!(Tera::from_slice::<Text>(&bytes[..bytes.len() - 1]).is_err());
            }
        }
    }
}

#[test]
fn nul_anywhere_in_a_text_is_an_error() {
    for other in ['b', '\u{e9}'] {
        for len in 1..20 {
            for at in 0..len {
                let s = (0..len).map(|i| if i == at { '\0' } else { other }).collect();
                let error = Tera::to_vec(&Text { s }).unwrap_err();
                assert_eq!(*error.kind(), EncodeErrorKind::Invalid { what: "NUL in text" });
            }
        }
    }
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Blob {
    #[wire(as = ByteArray)]
    blob: Vec<u8>,
    s: String,
    t: String,
}

#[test]
fn an_offset_past_the_largest_packet_is_an_error() {
    let blob = |len, s: &str| Blob { blob: vec![0; len], s: s.into(), t: String::new() };
    let error = Tera::to_vec(&blob(65000, &"a".repeat(262))).unwrap_err();
    assert!(matches!(error.kind(), EncodeErrorKind::TooLong { max: 65535, .. }), "{error}");
    let error = Tera::to_vec(&blob(65536, "")).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 65535, len: 65536 });
    assert_eq!(error.path().to_string(), "Blob.blob");
    // The last offset that can be written.
    assert_eq!(Tera::to_vec(&blob(65519, "")).unwrap().len(), 65531);
    assert!(Tera::to_vec(&blob(65520, "")).is_err());
}

#[test]
fn text_with_a_zero_unit_is_an_error() {
    let error = Tera::to_vec(&Text { s: "a\0b".into() }).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::Invalid { what: "NUL in text" });
    assert_eq!(error.path().to_string(), "Text.s");
}
