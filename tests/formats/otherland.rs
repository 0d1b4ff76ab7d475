//! The packets of Otherland against `tests/golden/otherland`.

mod choices;
mod declared;
mod description;
mod table;

use std::collections::BTreeSet;

use codec_core::{DecodeErrorKind, EncodeErrorKind, Format, Implied};
use formats::{
    nativeparam::{
        AvatarId, NativeParam, OaPacket, Struct,
        messages::{CheatCommand, CommunityRequest, QuestTracker},
    },
    otherland::{
        Base,
        messages::{
            Packet,
            ability::AbilityRequest,
            avatar_sync::{AvatarUpdate, UpdatedAvatar},
            buffs::BuffUpdate,
            combat::Pvp,
            login::{Login, LoginOutcome, LoginResult, RefusedLogin, UiState},
            move_manager::MoveManagerInit,
            routing::{CheatingClusterNode, ClientToClusterNode, Community, Destination, Routed},
            shopping::{ShopCartBuyRequest, ShoppingCartEntry},
            system::{NotifyType, ServerNotify},
        },
    },
};
use uuid::Uuid;

use self::description::Choice;
use super::nativeparam::fields;
use crate::support::{flips, hex, rows};

/// The bytes of a packet in the golden file of whole packets.
fn packet(name: &str) -> Vec<u8> {
    let mut rows = rows(include_str!("../golden/otherland/packets.tsv"));
    hex(rows.find(|row| row[0] == name).unwrap()[1])
}

#[test]
fn packets_carry_the_message_among_their_fields() {
    for row in rows(include_str!("../golden/otherland/packets.tsv")) {
        let (name, bytes) = (row[0], hex(row[1]));
        let (at, len): (usize, usize) = (row[2].parse().unwrap(), row[3].parse().unwrap());
        let inner: Struct = NativeParam::from_slice(&bytes[at..at + len]).unwrap();
        assert_eq!(inner, fields(row[4]), "{name}");
        let packet: Packet = OaPacket::from_slice(&bytes).unwrap();
        let param = match &packet {
            Packet::ClusterClientToCommunity(packet) => &packet.param,
            Packet::ClientToClusterNode(packet) | Packet::SteamMicroTxn(packet) => &packet.param,
            Packet::CheatingClusterNode(packet) => &packet.command,
            Packet::AvatarTellBehaviorBinary(packet) => &packet.data,
            other => panic!("{other:?}"),
        };
        assert_eq!(*param, inner, "{name}");
        assert_eq!(OaPacket::to_vec(&packet).unwrap(), bytes, "{name}");
        for len in 0..bytes.len() {
            let error = OaPacket::from_slice::<Packet>(&bytes[..len]).unwrap_err();
            assert!(error.is_incomplete(), "{name} cut to {len}: {error}");
        }
    }
}

#[test]
fn packets_hold_declared_messages_too() {
    let bytes = packet("oaPktClusterClientToCommunity_social_travel");
    let community: Community<CommunityRequest> = OaPacket::from_slice(&bytes[2..]).unwrap();
    assert!(matches!(community.param, CommunityRequest::SocialTravel(_)));
    assert_eq!(community.unknown_3, 0);
    assert_eq!(OaPacket::to_vec(&community).unwrap(), bytes[2..]);

    let bytes = packet("oaPktClientToClusterNode_quest_tracker");
    let node: ClientToClusterNode<QuestTracker> = OaPacket::from_slice(&bytes[2..]).unwrap();
    assert_eq!((node.kind, &node.param), (4, &QuestTracker { active: true, quest: 1355 }));

    let bytes = packet("oaPktCheatingClusterNode");
    let cheat: CheatingClusterNode<CheatCommand> = OaPacket::from_slice(&bytes[2..]).unwrap();
    assert_eq!(cheat.command.argument.as_deref(), Some("OpenDoor"));
    assert_eq!(cheat.command.second, None);
    assert_eq!(OaPacket::to_vec(&cheat).unwrap(), bytes[2..]);
}

#[test]
fn errors_inside_a_message_count_from_the_start_of_the_packet() {
    let mut bytes = packet("oaPktClientToClusterNode_quest_tracker");
    bytes[20] = 99;
    let error = OaPacket::from_slice::<Packet>(&bytes).unwrap_err();
    assert_eq!(error.offset(), 20);
    assert_eq!(*error.kind(), DecodeErrorKind::UnknownType { id: 99 });
}

#[test]
fn every_id_without_a_row_is_kept_with_its_bytes() {
    let description = description::description();
    let number = |row: &serde_json::Value, key: &str| row[key].as_u64().unwrap();
    let packets = description["packets"].as_object().unwrap().values();
    let mut known: BTreeSet<_> =
        packets.map(|row| number(row, "id") | number(row, "subId") << 8).collect();
    // What packets inherit from has no id of its own.
    assert!(known.remove(&0));
    for tag in 0..=u16::MAX {
        if known.contains(&u64::from(tag)) {
            continue;
        }
        let [id, sub_id] = tag.to_le_bytes();
        for bytes in [&[id, sub_id][..], &[id, sub_id, 7, 0, 9]] {
            let packet: Packet = OaPacket::from_slice(bytes).unwrap();
            assert_eq!(packet, Packet::Unknown(tag, bytes[2..].to_vec().into()));
            assert_eq!(OaPacket::to_vec(&packet).unwrap(), bytes);
        }
    }
}

/// The purchase of one item, as the authors of the description have logged it.
fn purchase(id: &str, sku_version: i32, unknown_4: u32, is_sku: u32) -> ShopCartBuyRequest {
    let id = Uuid::parse_str(id).unwrap();
    let (count, unknown_3, unknown_5) = (1, false, true);
    let entry =
        ShoppingCartEntry { id, count, sku_version, unknown_3, unknown_4, unknown_5, is_sku };
    ShopCartBuyRequest { base: Base::default(), unknown_0: 0, shopping_cart: vec![entry] }
}

#[test]
fn logged_purchases_have_the_bytes_of_the_description() {
    let adventure = purchase("dfad1c06-b7e3-4493-84eb-ccf2a3408946", -1, 0, 0);
    let adventure_bytes = "8c23 0000000000000000 00000000 01000000 \
        061caddfe3b7934484ebccf2a3408946 01000000 ffffffff 00 00000000 01 00000000";
    let cash_shop = purchase("8642227d-42fd-4763-b773-59c8f590970c", 123, 32756, 1);
    let cash_shop_bytes = "8c23 0000000000000000 00000000 01000000 \
        7d224286fd426347b77359c8f590970c 01000000 7b000000 00 f47f0000 01 01000000";
    for (request, bytes) in [(adventure, adventure_bytes), (cash_shop, cash_shop_bytes)] {
        let (packet, bytes) = (Packet::ShopCartBuyRequest(request), hex(&bytes.replace(' ', "")));
        assert_eq!(OaPacket::to_vec(&packet).unwrap(), bytes);
        assert_eq!(OaPacket::from_slice::<Packet>(&bytes).unwrap(), packet);
    }
}

#[test]
fn any_byte_but_zero_is_true() {
    let pvp: Pvp = OaPacket::from_slice(&[[0; 16].as_slice(), &[2]].concat()).unwrap();
    assert!(pvp.unknown_1);
    assert_eq!(OaPacket::to_vec(&pvp).unwrap()[16], 1);

    let buff = [[0; 36].as_slice(), &[7], &[5; 16], &[0; 4]].concat();
    let buff: BuffUpdate = OaPacket::from_slice(&buff).unwrap();
    assert_eq!(buff.content_id, Some(Uuid::from_bytes([5; 16])));

    let refused = [[0; 8].as_slice(), &[0], &[2, 0, 0, 0], &[1, b'x'], &[0, 0]].concat();
    let mut accepted = refused.clone();
    accepted[8] = 9;
    let refused: LoginResult = OaPacket::from_slice(&refused).unwrap();
    assert!(matches!(refused.outcome, LoginOutcome::Refused(_)));
    let error = OaPacket::from_slice::<LoginResult>(&accepted).unwrap_err();
    assert!(error.to_string().contains("outcome.Accepted"), "{error}");
}

#[test]
fn what_decides_is_written_from_what_it_decides() {
    let avatar = UpdatedAvatar::Partial { avatar_id: AvatarId(0x0201) };
    let (base, full_update) = (Base::default(), Implied::new());
    let params = [8, 9].as_slice().into();
    let update = AvatarUpdate { base, full_update, avatar, update_source: 3, params };
    let bytes = hex("00000000000000000001020000000000000300020000000809");
    assert_eq!(OaPacket::to_vec(&update).unwrap(), bytes);
    assert_eq!(OaPacket::from_slice::<AvatarUpdate>(&bytes).unwrap(), update);

    let refused = RefusedLogin {
        message_len: Implied::new(),
        message: b"no".as_slice().into(),
        unknown_string_array_length: Implied::new(),
        unknown_3: vec!["a".into()],
    };
    let result = LoginResult {
        base,
        login_success: Implied::new(),
        ui_state: UiState::RealmSelection,
        outcome: LoginOutcome::Refused(refused),
    };
    let bytes = hex("00000000000000000001000000026e6f0100010061");
    assert_eq!(OaPacket::to_vec(&result).unwrap(), bytes);
    assert_eq!(OaPacket::from_slice::<LoginResult>(&bytes).unwrap(), result);
}

#[test]
fn bits_without_a_field_are_kept_and_those_with_one_computed() {
    let request = AbilityRequest {
        base: Base::default(),
        source: AvatarId(1),
        ability_id: Uuid::nil(),
        prediction_id: -1,
        flag: 0x8000_0001,
        item_id: None,
        params: None,
        toggle_mode: Some(5),
        combo_stage_id: None,
        target_rotation: None,
        unknown_9: None,
    };
    let bytes = OaPacket::to_vec(&request).unwrap();
    // Bit 1 has no item behind it, bit 4 has the mode.
    assert_eq!(bytes[36..], [4, 0, 0, 0x80, 5, 0, 0, 0]);
}

#[test]
fn a_notification_has_what_its_type_says() {
    let notify = ServerNotify {
        base: Base::default(),
        notify_type: NotifyType::SyncRealmTime,
        game_clock: None,
        realm_time: None,
        message: Some("soon".into()),
    };
    let error = OaPacket::to_vec(&notify).unwrap_err();
    assert_eq!(error.to_string(), "must be present under its condition in ServerNotify.realm_time");
}

/// A login without anything in it.
pub(crate) fn login() -> Login {
    let choice = Choice { numbers: [("loginType".to_owned(), 1)].into(), len: 0 };
    let bytes = description::packet(&description::description(), "CPktLogin", &choice).bytes;
    match OaPacket::from_slice(&bytes).unwrap() {
        Packet::Login(login) => *login,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_login_has_texts_of_limited_length_and_thirty_lines_about_the_machine() {
    let mut long = login();
    long.username = "u".repeat(257);
    let error = OaPacket::to_vec(&long).unwrap_err();
    assert_eq!(error.to_string(), "`username.len() <= 256` does not hold in Login.username");
    let mut bytes = vec![0; 8];
    bytes.extend([1, 1]);
    bytes.extend([b'u'; 257]);
    let error = OaPacket::from_slice::<Login>(&bytes).unwrap_err();
    assert!(matches!(error.kind(), DecodeErrorKind::CheckFailed { .. }), "{error}");

    let mut short = login();
    short.system_info.pop();
    let error = OaPacket::to_vec(&short).unwrap_err();
    assert!(matches!(error.kind(), EncodeErrorKind::CountMismatch { .. }), "{error}");
}

/// A packet in a packet, `depth` times, around `inner`.
fn routed(depth: usize, inner: Packet<'static>) -> Packet<'static> {
    (0..depth).fold(inner, |packet, _| {
        Packet::Routed(Routed {
            base: Base::default(),
            unknown_0: 0,
            destination: Destination::Client,
            unknown_2: 0,
            packet: Box::new(packet),
        })
    })
}

#[test]
fn routed_packets_hold_any_packet_down_to_a_limit() {
    let unknown = Packet::Unknown(0x0102, vec![1, 2, 3].into());
    let packet = routed(2, unknown.clone());
    let layer = hex("7700000000000000000000010000000000000000");
    let bytes = [&layer[..], &layer, &[2, 1, 1, 2, 3]].concat();
    assert_eq!(OaPacket::to_vec(&packet).unwrap(), bytes);
    assert_eq!(OaPacket::from_slice::<Packet>(&bytes).unwrap(), packet);

    let error = OaPacket::from_slice::<Packet>(&layer.repeat(100_000)).unwrap_err();
    // A packet is so large that the stack ends first in code that is not optimized.
    use DecodeErrorKind::{BudgetExceeded, DepthLimit};
    let kind = error.kind();
    assert!(matches!(kind, DepthLimit { .. } | BudgetExceeded { what: "stack", .. }), "{error}");
}

#[test]
fn claimed_counts_are_checked_against_the_bytes_that_are_left() {
    let mut bytes = hex("8c37");
    bytes.extend([0; 26]);
    bytes.extend(u32::MAX.to_le_bytes());
    let error = OaPacket::from_slice::<Packet>(&bytes).unwrap_err();
    assert!(error.is_incomplete(), "{error}");
    assert!(error.to_string().contains("PortalRequestAck.list_a"), "{error}");
}

#[test]
fn no_bit_flip_panics() {
    let description = description::description();
    for name in description["packets"].as_object().unwrap().keys() {
        let choice = choices::of_packet(&description, name).swap_remove(0);
        let bytes = description::packet(&description, name, &choice).bytes;
        for (_, flipped) in flips(&bytes) {
            if let Ok(packet) = OaPacket::from_slice::<Packet>(&flipped) {
                OaPacket::to_vec(&packet).unwrap();
            }
        }
    }
}

#[test]
fn the_movement_of_a_full_update_is_a_structure_of_its_own() {
    let (description, choice) = (description::description(), Choice::default());
    let movement = description::structure(&description, "MoveManagerInit", &choice).bytes;
    let mut bytes =
        [[0; 8].as_slice(), &[1, 0], &[0; 8], &[0, 0], &[0; 4], &[0; 16], &[0]].concat();
    bytes.extend(u32::try_from(movement.len()).unwrap().to_le_bytes());
    bytes.extend(&movement);
    bytes.extend([0; 6]);
    let update: AvatarUpdate = OaPacket::from_slice(&bytes).unwrap();
    let UpdatedAvatar::Full(avatar) = update.avatar else { panic!("{update:?}") };
    let init: MoveManagerInit = OaPacket::from_slice(&avatar.movement).unwrap();
    assert_eq!(OaPacket::to_vec(&init).unwrap(), movement);
}

#[test]
fn a_packet_is_small_in_memory() {
    // Large packets are behind a `Box`, so that the others need not have their size.
    assert!(size_of::<Packet>() <= 192, "{}", size_of::<Packet>());
}
