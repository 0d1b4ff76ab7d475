//! Messages between players, inside of `PropagateBuffer`.
//!
//! Bytes computed by another program from the layouts of the client (H-uru/Plasma 8d6f88b9); no
//! captures are public.

use codec_core::FlagWord;
use codec_core::{DecodeErrorKind, Format as _, Implied};
use formats::moul::{
    Creatable, Moul, UnifiedTime,
    key::{CloneIds, Key, LocFlags, Location, SequenceNumber, Uoid},
    messages::game::{Cli2Game, PropagateBuffer},
    net_message::{
        ClientGuid, GenericValue, GenericVariable, GroupOwner, MemberInfo, NetFlags, NetGroupId,
        NetMessage, NetMessageHeader, NetMsgGameMessage, NetMsgGameStateRequest, NetMsgGroupOwner,
        NetMsgMembersList, NetMsgMembersListReq, NetMsgObject, NetMsgPagingRoom, NetMsgRoomsList,
        NetMsgServerToClient, NetMsgSharedState, NetMsgStream, NetMsgStreamedObject,
        NetMsgTestAndSet, NetMsgVoice, NetStream, NetVersion, Room, SharedState,
    },
    plasma::{AvatarMsg, BCastFlags, Message, MessageHeader, MessageWithCallbacks, ServerReplyMsg},
};
use uuid::uuid;

use super::{decode_error, flip_bits, vector};

/// Checks the message, and the one that carries it.
#[track_caller]
fn propagated(message: &NetMessage, text: &str) {
    let buffer = PropagateBuffer::new(message).unwrap();
    assert_eq!(buffer.message().unwrap(), *message);
    let carrier = Cli2Game::PropagateBuffer(buffer);
    vector(&carrier, text);
    let bytes = &Moul::to_vec(&carrier).unwrap()[10..];
    assert_eq!(Moul::from_slice::<NetMessage>(bytes).unwrap(), *message);
    for len in 0..bytes.len() {
        assert!(decode_error::<NetMessage>(&bytes[..len]).is_incomplete(), "{len} bytes");
    }
    flip_bits::<NetMessage>(bytes);
}

const TIME: UnifiedTime = UnifiedTime { seconds: 1_700_000_000, microseconds: 250_000 };

/// What a client begins with.
fn client(flags: u32) -> NetMessageHeader {
    NetMessageHeader {
        flags: NetFlags(flags).into(),
        time_sent: Some(TIME),
        player_id: Some(20017),
        ..NetMessageHeader::default()
    }
}

/// What a server begins with.
fn server() -> NetMsgServerToClient {
    let flags = NetFlags(393_217).into();
    let base = NetMessageHeader { flags, time_sent: Some(TIME), ..NetMessageHeader::default() };
    NetMsgServerToClient { base }
}

fn door() -> Uoid {
    Uoid {
        location: Location { sequence: SequenceNumber(393_250), flags: LocFlags::NONE },
        class_index: 45,
        object_id: 9,
        object_name: "cLogicDoor".into(),
        ..Uoid::default()
    }
}

#[test]
fn members_list_req() {
    propagated(
        &NetMessage::MembersListReq(NetMsgMembersListReq { base: client(397_313) }),
        "0200              # id
         ad020000          # type
         12000000          # bytes
         ad02              # classIndex
         01100600          # flags
         00f1536590d00300  # timeSent
         314e0000          # playerId",
    );
}

#[test]
fn state_request() {
    let base = NetMsgRoomsList { base: client(399_361), rooms: vec![] };
    propagated(
        &NetMessage::GameStateRequest(NetMsgGameStateRequest { base }),
        "0200              # id
         65020000          # type
         16000000          # bytes
         6502              # classIndex
         01180600          # flags
         00f1536590d00300  # timeSent
         314e0000          # playerId
         00000000          # numRooms",
    );
}

#[test]
fn paging_room() {
    let location = Location { sequence: SequenceNumber(393_250), flags: LocFlags::NONE };
    let rooms = vec![Room { location, name: "canyon".into() }];
    propagated(
        &NetMessage::PagingRoom(NetMsgPagingRoom {
            base: NetMsgRoomsList { base: client(397_313), rooms },
            page_flags: 0,
        }),
        "0200              # id
         18020000          # type
         25000000          # bytes
         1802              # classIndex
         01100600          # flags
         00f1536590d00300  # timeSent
         314e0000          # playerId
         01000000          # numRooms
         220006000000      # loc
         060063616e796f6e  # name
         00                # pageFlags",
    );
}

#[test]
fn group_owner() {
    let sequence = SequenceNumber::GROUP_UNKNOWN;
    let group = NetGroupId { location: Location { sequence, flags: LocFlags::RESERVED }, flags: 0 };
    propagated(
        &NetMessage::GroupOwner(NetMsgGroupOwner {
            base: server(),
            groups: vec![GroupOwner { group, owned: true }],
        }),
        "0200              # id
         64020000          # type
         1a000000          # bytes
         6402              # classIndex
         01000600          # flags
         00f1536590d00300  # timeSent
         01000000          # numGroups
         010000ff0400      # loc
         00                # groupFlags
         01                # owned",
    );
}

#[test]
fn members_list() {
    // Flags of the `plClientGuid`: `kPlayerID`, `kCCRLevel`, `kPlayerName`; not in that order.
    let member = MemberInfo {
        flags: 0,
        client: ClientGuid {
            player_id: Some(20017),
            player_name: Some("Ghost".into()),
            ccr_level: Some(0),
            ..ClientGuid::default()
        },
        avatar: Uoid {
            location: Location::of_page(-6, 1).unwrap(),
            class_index: 1,
            object_id: 3,
            object_name: "Male".into(),
            clone: Some(CloneIds { clone_id: 1, player_id: 20017 }),
            ..Uoid::default()
        },
    };
    propagated(
        &NetMessage::MembersList(NetMsgMembersList { base: server(), members: vec![member] }),
        "0200              # id
         ae020000          # type
         3d000000          # bytes
         ae02              # classIndex
         01000600          # flags
         00f1536590d00300  # timeSent
         0100              # numMembers
         00000000          # memberFlags
         4a00              # guidFlags
         314e0000          # playerId
         050047686f7374    # name
         00                # ccr
         01 020006ff0400 0100 03000000 04f0b29e939a 0100 0000 314e0000  # avatar",
    );
}

#[test]
fn test_and_set_lock() {
    let state = SharedState {
        name: "TrigState".into(),
        variable_count: Implied::new(),
        server_may_delete: false,
        variables: vec![GenericVariable {
            name: "Triggered".into(),
            value: GenericValue::Bool(true),
        }],
    };
    let stream = NetStream::of(&state).unwrap();
    assert_eq!(stream.object(Moul::from_bytes::<SharedState>).unwrap(), state);
    propagated(
        &NetMessage::TestAndSet(NetMsgTestAndSet {
            base: NetMsgSharedState {
                base: NetMsgStreamedObject {
                    base: NetMsgObject { base: client(266_241), uoid: door() },
                    stream,
                },
                lock_request: true,
            },
        }),
        "0200                                                  # id
         7d020000                                              # type
         52000000                                              # bytes
         7d02                                                  # classIndex
         01100400                                              # flags
         00f1536590d00300                                      # timeSent
         314e0000                                              # playerId
         00 220006000000 2d00 09000000 0af09cb39098969cbb90908d  # uoid
         00000000                                              # uncompressedSize
         00                                                    # compressionType
         1d000000                                              # streamLen
         0900547269675374617465                                # stateName
         01000000                                              # numVars
         00                                                    # serverMayDelete
         09f0ab8d9698989a8d9a9b                                # varName
         02 01                                                 # val
         01                                                    # lockRequest",
    );
}

#[test]
fn server_reply_affirm() {
    let reply = Creatable::new(Message::ServerReply(ServerReplyMsg {
        base: MessageHeader {
            sender: Key(None),
            receivers: vec![Key(Some(door()))],
            time_stamp: 0.0,
            bcast_flags: BCastFlags::LOCAL_PROPAGATE,
        },
        reply: 1,
    }));
    let stream = NetStream::of(&reply).unwrap();
    assert_eq!(stream.message().unwrap(), reply);
    let base = NetMessageHeader {
        flags: NetFlags(262_145).into(),
        time_sent: Some(TIME),
        ..NetMessageHeader::default()
    };
    propagated(
        &NetMessage::GameMessage(NetMsgGameMessage {
            base: NetMsgStream { base, stream },
            delivery_time: None,
        }),
        "0200                                                     # id
         6b020000                                                 # type
         49000000                                                 # bytes
         6b02                                                     # classIndex
         01000400                                                 # flags
         00f1536590d00300                                         # timeSent
         00000000                                                 # uncompressedSize
         00                                                       # compressionType
         31000000                                                 # streamLen
         6f02                                                     # msgClass
         00                                                       # sender
         01000000                                                 # numReceivers
         01 00 220006000000 2d00 09000000 0af09cb39098969cbb90908d  # receiver
         00*8                                                     # timestamp
         00080000                                                 # bcastFlags
         01000000                                                 # type
         00                                                       # hasDeliveryTime",
    );
}

#[test]
fn voice_opus() {
    propagated(
        &NetMessage::Voice(NetMsgVoice {
            base: client(4097),
            voice_flags: NetMsgVoice::ENCODED | NetMsgVoice::OPUS,
            frame_count: 1,
            voice_data: b"\0\0\0\0\xf8\xff"[..].into(),
            receivers: vec![20099],
        }),
        "0200              # id
         79020000          # type
         21000000          # bytes
         7902              # classIndex
         01100000          # flags
         00f1536590d00300  # timeSent
         314e0000          # playerId
         05                # voiceFlags
         01                # numFrames
         0600              # len
         00000000f8ff      # voiceData
         01                # numReceivers
         834e0000          # receiver",
    );
}

#[test]
fn header_with_all_its_parts() {
    let base = NetMessageHeader {
        flags: FlagWord::default(),
        version: Some(NetVersion::default()),
        time_sent: Some(UnifiedTime { seconds: 1, microseconds: 2 }),
        context: Some(3),
        transaction_id: Some(4),
        player_id: Some(5),
        account_id: Some(uuid!("11111111-2222-3333-4444-555555555555")),
    };
    let message = NetMessage::MembersListReq(NetMsgMembersListReq { base: base.clone() });
    assert_eq!(message.header(), Some(&base));
    let text = "ad02                            # classIndex
        81520100                          # flags
        0c 06                             # version
        0100000002000000                  # timeSent
        03000000                          # context
        04000000                          # transactionId
        05000000                          # playerId
        11111111222233334444555555555555  # acctUuid";
    vector(&message, text);

    // The flags of the parts follow from the parts, whatever is there.
    let base = NetMessageHeader { flags: NetFlags(0x1_0001).into(), ..base };
    let other = NetMessage::MembersListReq(NetMsgMembersListReq { base });
    assert_eq!(other, message);
    vector(&other, text);
}

#[test]
fn other_version_is_an_error() {
    let error = decode_error::<NetMessage>(&super::hex("ad02 00000100 0c07"));
    let kind = DecodeErrorKind::WrongConstant { expected: Some(6), found: Some(7) };
    assert_eq!(*error.kind(), kind);
    assert_eq!(error.offset(), 7);
}

#[test]
fn unknown_class_keeps_its_bytes() {
    let message = NetMessage::Unknown(0x2aa, b"rest"[..].into());
    assert_eq!(Moul::to_vec(&message).unwrap(), b"\xaa\x02rest");
    assert_eq!(Moul::from_slice::<NetMessage>(b"\xaa\x02rest").unwrap(), message);
    assert_eq!(message.header(), None);
    assert_eq!(PropagateBuffer::new(&message).unwrap().class_index, 0x2aa);
}

#[test]
fn temporary_player_id_has_no_part_of_its_own_beside_a_player_id() {
    let temp = ClientGuid {
        flags: ClientGuid::TEMP_PLAYER_ID.into(),
        temp_player_id: Some(7),
        ..ClientGuid::default()
    };
    vector(&temp, "0400 07000000");

    let both = ClientGuid {
        flags: ClientGuid::TEMP_PLAYER_ID.into(),
        player_id: Some(8),
        ..ClientGuid::default()
    };
    vector(&both, "0600 08000000");

    assert!(Moul::to_vec(&ClientGuid { flags: FlagWord::default(), ..temp }).is_err());
    assert!(Moul::to_vec(&ClientGuid { temp_player_id: Some(7), ..both }).is_err());
}

#[test]
fn count_below_zero_is_an_error() {
    let error = decode_error::<NetMessage>(&super::hex("ae02 00000000 ffff"));
    assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what: "count", value: 0xffff });
}

#[test]
fn values_of_shared_states() {
    vector(&GenericValue::Int(-2), "00 feffffff");
    vector(&GenericValue::Float(0.5), "01 0000003f");
    vector(&GenericValue::Bool(true), "02 01");
    vector(&GenericValue::String("city".into()), "03 04f09c968b86");
    vector(&GenericValue::Char(0x41), "04 41");
    vector(&GenericValue::Any("city".into()), "05 04f09c968b86");
    vector(&GenericValue::UInt(7), "06 07000000");
    vector(&GenericValue::Double(0.5), "07 000000000000e03f");
    vector(&GenericValue::None, "ff");
    let error = decode_error::<GenericValue>(&[8]);
    assert_eq!(*error.kind(), DecodeErrorKind::UnknownTag { ty: "GenericValue", tag: 8 });
}

#[test]
fn a_class_that_others_inherit_from_can_be_sent_alone() {
    // Class index, flags, time, and the fields that the class itself has.
    let head = "01000600 00f15365 90d00300";
    let server = server();
    let header = server.base.clone();
    let object = NetMsgObject { base: header.clone(), uoid: Uoid::default() };
    let uoid = "00 00000000 0000 0000 00000000 00f0";
    let streamed =
        NetMsgStreamedObject { base: object.clone(), stream: NetStream::plain(b"ab"[..].into()) };
    let stream = "00000000 00 02000000 6162";
    let shared = NetMsgSharedState { base: streamed.clone(), lock_request: true };
    let cases: [(NetMessage, String); 7] = [
        (header.clone().into(), format!("5e02 {head}")),
        (
            NetMsgRoomsList { base: header.clone(), rooms: vec![] }.into(),
            format!("6302 {head} 00000000"),
        ),
        (object.into(), format!("6802 {head} {uoid}")),
        (
            NetMsgStream { base: header, stream: NetStream::plain(b"ab"[..].into()) }.into(),
            format!("6c02 {head} {stream}"),
        ),
        (streamed.into(), format!("7b02 {head} {uoid} {stream}")),
        (shared.into(), format!("7c02 {head} {uoid} {stream} 01")),
        (server.into(), format!("b202 {head}")),
    ];
    for (message, text) in cases {
        vector(&message, &text);
        assert_eq!(message.header().unwrap().time_sent, Some(TIME));
    }
}

#[test]
fn a_message_between_objects_of_a_parent_class_is_not_opaque() {
    // No sender, no receivers, no time, no flags; then no callbacks.
    let head = "00 00000000 0000000000000000 00000000";
    let base = MessageHeader::default();
    let cases: [(Message, String); 3] = [
        (base.clone().into(), format!("0202 {head}")),
        (
            MessageWithCallbacks { base: base.clone(), callbacks: vec![] }.into(),
            format!("8302 {head} 00000000"),
        ),
        (AvatarMsg { base }.into(), format!("9702 {head}")),
    ];
    for (message, text) in cases {
        vector(&Creatable::new(message), &text);
    }
}
