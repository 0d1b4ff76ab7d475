//! Classes of messages between players and between objects.
//!
//! A row: class index, name, and the kinds of the fields; the first field of a class that inherits
//! is its parent. `U8*U32` is a list of `U32` behind a count, `?` a field that may be absent, `=` a
//! constant.
//!
//! Read from the client (H-uru/Plasma 8d6f88b9) and the server DIRTSAND (94410e7c) by a program;
//! the indices also from MOSS (ace66c80).

use std::collections::BTreeMap;

use codec_core::{Layout, Shape, shape::RecordShape};
use formats::moul::{Moul, net_message::NetMessage, plasma::Message};

use super::exact::{fields, word};

#[test]
fn every_message_between_players_has_the_declared_index_name_and_fields() {
    compare::<NetMessage>(NET_MESSAGES, 27);
}

#[test]
fn every_message_between_objects_has_the_declared_index_name_and_fields() {
    compare::<Message>(MESSAGES, 35);
}

#[track_caller]
fn compare<T: Layout<Moul>>(table: &str, count: usize) {
    let Shape::Enum(classes) = T::shape() else { panic!("not an enum") };
    let mut found = BTreeMap::new();
    let mut last = 0;
    for variant in classes.variants.iter().filter(|variant| !variant.ids.is_empty()) {
        let Shape::Record(object) = (variant.shape)() else { panic!("{}", variant.name) };
        let [id] = variant.ids else { panic!("{}: several indices", variant.name) };
        assert_eq!(object.id.map(i128::from), Some(*id), "{}", object.name);
        assert!(*id > last, "{} is out of order", variant.name);
        last = *id;
        insert(object, &mut found);
    }

    assert_eq!(table.lines().count(), count);
    for row in table.lines() {
        let mut words: Vec<&str> = row.split_whitespace().collect();
        // The index of the class is not a field of the header but the tag of the enum.
        if words[1] == "plNetMessage" {
            assert_eq!(words.remove(2), word((classes.tag)()));
        }
        let found = found.remove(words[1]).unwrap_or_else(|| panic!("no type for {row}"));
        // A string of bytes and bytes behind their count are the same.
        assert_eq!(found, words.join(" ").replace("U16*BYTES", "PSTR16"));
    }
    assert!(found.is_empty(), "no row for {found:?}");
}

/// Adds the class, and those it inherits from.
fn insert(object: &RecordShape, found: &mut BTreeMap<&'static str, String>) {
    let name = object.wire_name.unwrap();
    assert!(object.docs.starts_with(&format!("`{name}`: ")), "{name}: {}", object.docs);
    assert!(object.fields.iter().all(|field| !field.docs.is_empty()), "{name}");
    let rust_name = name.trim_start_matches("pl").trim_start_matches("pf");
    // Rust spells abbreviations as words; a header is not called as the enum is.
    if !matches!(object.name, "NetMessageHeader" | "MessageHeader") {
        assert_eq!(object.name.to_lowercase(), rust_name.to_lowercase());
    }
    if let [first, ..] = object.fields
        && first.name == "base"
        && let Shape::Record(base) = (first.shape)()
    {
        insert(base, found);
    }
    let words = fields(object).join(" ").replace("EventData", "proEventData");
    found.insert(name, format!("{:#05x} {name} {words}", object.id.unwrap()));
}

const NET_MESSAGES: &str = "\
0x25e plNetMessage U16 U32 U8=12? U8=6? plUnifiedTime? U32? U32? U32? UUID?
0x263 plNetMsgRoomsList plNetMessage U32*plLocation+PSTR16
0x218 plNetMsgPagingRoom plNetMsgRoomsList U8
0x265 plNetMsgGameStateRequest plNetMsgRoomsList
0x268 plNetMsgObject plNetMessage plUoid
0x27b plNetMsgStreamedObject plNetMsgObject plNetMsgStreamHelper
0x27c plNetMsgSharedState plNetMsgStreamedObject BOOL8
0x27d plNetMsgTestAndSet plNetMsgSharedState
0x2cd plNetMsgSDLState plNetMsgStreamedObject BOOL8 BOOL8 BOOL8
0x329 plNetMsgSDLStateBCast plNetMsgSDLState
0x27e plNetMsgGetSharedState plNetMsgObject CHAR_FIXED(32)
0x286 plNetMsgObjStateRequest plNetMsgObject
0x26c plNetMsgStream plNetMessage plNetMsgStreamHelper
0x26b plNetMsgGameMessage plNetMsgStream BOOL8 plUnifiedTime?
0x32e plNetMsgGameMessageDirected plNetMsgGameMessage U8*U32
0x3b3 plNetMsgLoadClone plNetMsgGameMessage plUoid BOOL8 BOOL8 BOOL8
0x279 plNetMsgVoice plNetMessage U8 U8 U16*BYTES U8*U32
0x29d plNetMsgObjectUpdateFilter plNetMessage I16*plUoid F32
0x2ad plNetMsgMembersListReq plNetMessage
0x2b2 plNetMsgServerToClient plNetMessage
0x264 plNetMsgGroupOwner plNetMsgServerToClient U32*plNetGroupId+BOOL8
0x2ae plNetMsgMembersList plNetMsgServerToClient I16*plNetMsgMemberInfoHelper
0x2b1 plNetMsgMemberUpdate plNetMsgServerToClient plNetMsgMemberInfoHelper BOOL8
0x2b8 plNetMsgInitialAgeStateSent plNetMsgServerToClient U32
0x2c8 plNetMsgListenListUpdate plNetMessage BOOL8 U8*U32
0x3ac plNetMsgRelevanceRegions plNetMessage hsBitVector hsBitVector
0x3b4 plNetMsgPlayerPage plNetMessage BOOL8 plUoid
";

const MESSAGES: &str = "\
0x202 plMessage plKey U32*plKey F64 U32
0x253 plLoadCloneMsg plMessage plKey plKey U32 U32 BOOL8 BOOL8 plCreatable
0x3b1 plLoadAvatarMsg plLoadCloneMsg BOOL8 plKey BOOL8 plCreatable? SAFESTR
0x254 plEnableMsg plMessage hsBitVector hsBitVector
0x26f plServerReplyMsg plMessage I32
0x283 plMessageWithCallbacks plMessage U32*plCreatable
0x206 plAnimCmdMsg plMessageWithCallbacks hsBitVector F32 F32 F32 F32 F32 F32 F32 SAFESTR \
    SAFESTR
0x297 plAvatarMsg plMessage
0x298 plAvTaskMsg plAvatarMsg BOOL8 plCreatable?
0x299 plAvSeekMsg plAvTaskMsg plKey F32_ARRAY(3)? F32_ARRAY(3)? F32 BOOL8 SAFESTR U16 BOOL8 U8 \
    plKey
0x29a plAvOneShotMsg plAvSeekMsg SAFESTR BOOL8 BOOL8
0x38f plAvBrainGenericMsg plAvatarMsg U32 I32 BOOL8 F32 BOOL8 BOOL8 F32
0x2ed plNotifyMsg plMessage I32 F32 I32 U32*proEventData
0x300 plLinkEffectsTriggerMsg plMessage I32 BOOL8 plKey U32 plKey
0x333 plParticleTransferMsg plMessage plKey U16
0x334 plParticleKillMsg plMessage F32 F32 U8
0x347 plAvatarInputStateMsg plMessage U16
0x363 plInputIfaceMgrMsg plMessage U8 U32 SAFESTR SAFESTR SAFESTR plKey
0x364 pfKIMsg plMessage U8 SAFESTR U32 SAFEWSTR U32 F32 I32
0x20b plInputEventMsg plMessage I32
0x210 plControlEventMsg plInputEventMsg I32 BOOL32 F32 F32_ARRAY(3) PSTR16
0x255 plWarpMsg plMessage hsMatrix44 U32
0x2c0 plAvTaskSeekDoneMsg plAvatarMsg BOOL8
0x367 plAvPushBrainMsg plAvTaskMsg plCreatable
0x45e plAvCoopMsg plMessage BOOL8 plCreatable?
0x3a6 plBulletMsg plMessage U8 F32_ARRAY(3) F32_ARRAY(3) F32 F32 F32
0x451 plClimbMsg plMessage U32 U32 BOOL8 plKey
0x357 plClothingMsg plMessage U32 BOOL8 plKey? F32_ARRAY(4) U8 U8 F32
0x3a3 plMultistageModMsg plMessage hsBitVector U8 U8
0x2e6 plLinkToAgeMsg plMessage U8 plAgeLinkStruct SAFESTR
0x34b plLinkingMgrMsg plMessage hsBitVector U8? plCreatableListHelper?
0x3bf plSubWorldMsg plMessage plKey
0x464 plSetNetGroupIDMsg plMessage plNetGroupId
0x494 plPseudoLinkEffectMsg plMessage plKey plKey
0x2b7 plCCRCommunicationMsg plMessage PSTR16 I32 U32
";
