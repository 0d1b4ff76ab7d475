//! What other buffers hold: vault nodes, scores; and `SimpleNet`.
//!
//! Bytes computed by another program from the layouts of the client (H-uru/Plasma 8d6f88b9),
//! unless another source is named.

use codec_core::{DecodeErrorKind, EncodeErrorKind, Format as _};
use formats::moul::{
    BitVector, Moul, SizedText,
    connect::SimpleNetChannel,
    messages::{
        NetError,
        auth::{
            GameRank, GameScore, ScoreGetHighScoresReply, ScoreGetRanksReply, ScoreGetScoresReply,
            ServerCaps,
        },
    },
    simple_net::{CsrNet, ExecConsoleCmd, SimpleNetFrame},
    vault::{NodeType, VaultNode},
};
use uuid::uuid;

use super::{bytes, decode_error, flip_bits, hex, vector};

#[test]
fn vault_node_to_find() {
    // The avatar with a KI number: bit 7 is the node type, bit 12 the first number.
    let text = "8010000000000000 17000000 314e0000";
    vector(
        &VaultNode {
            node_type: Some(NodeType::PlayerInfo),
            uint32_1: Some(20017),
            ..VaultNode::default()
        },
        text,
    );
    flip_bits::<VaultNode>(&hex(text));
}

#[test]
fn vault_node_of_a_chronicle() {
    let text = "e701105000000000                  # fieldFlags
        484e0000                          # NodeId
        00f15365                          # CreateTime
        01f15365                          # ModifyTime
        11111111222233334444555555555555  # CreatorAcct
        314e0000                          # CreatorId
        1d000000                          # NodeType
        00000000                          # Int32_1
        22000000                          # String64_1
        49006e0074006500720065007300740069006e00670045006e0074007200790000 00
        04000000 31000000                 # Text_1
        03000000 00ff10                   # Blob_1";
    vector(
        &VaultNode {
            node_id: Some(20040),
            create_time: Some(1_700_000_000),
            modify_time: Some(1_700_000_001),
            creator_account: Some(uuid!("11111111-2222-3333-4444-555555555555")),
            creator_id: Some(20017),
            node_type: Some(NodeType::Chronicle),
            int32_1: Some(0),
            string64_1: Some("InterestingEntry".into()),
            text_1: Some("1".into()),
            blob_1: Some(bytes("00ff10")),
            ..VaultNode::default()
        },
        text,
    );
    flip_bits::<VaultNode>(&hex(text));
}

#[test]
fn vault_node_with_each_field_alone() {
    // Bit by bit, from the list of fields.
    let fields = [
        ("07000000", 0..3),
        ("04000000 31000000", 3..4),
        ("000102030405060708090a0b0c0d0e0f", 4..6),
        ("07000000", 6..16),
        ("000102030405060708090a0b0c0d0e0f", 16..20),
        ("04000000 31000000", 20..30),
        ("02000000 ab01", 30..32),
    ];
    for (value, bits) in fields {
        for bit in bits {
            let bytes = [&(1_u64 << bit).to_le_bytes()[..], &hex(value)].concat();
            let node: VaultNode = Moul::from_slice(&bytes).unwrap();
            assert_eq!(Moul::to_vec(&node).unwrap(), bytes, "bit {bit}");
            for len in 0..bytes.len() {
                assert!(decode_error::<VaultNode>(&bytes[..len]).is_incomplete(), "bit {bit}");
            }
        }
    }
    let error = decode_error::<VaultNode>(&(1_u64 << 32).to_le_bytes());
    assert!(matches!(error.kind(), DecodeErrorKind::Invalid { what: "flag bits", .. }), "{error}");
}

#[test]
fn vault_node_has_nothing_behind_it() {
    let error = decode_error::<VaultNode>(&hex("0100000000000000 07000000 00"));
    assert_eq!(*error.kind(), DecodeErrorKind::TrailingBytes { left: 1 });
}

#[test]
fn text_of_the_vault_ends_with_a_zero_unit() {
    type Text = codec_core::codec::As<SizedText, String>;

    for (text, what, value) in [
        ("00000000", "length of a text", 0),
        ("03000000 310000", "length of a text", 3),
        ("02000000 3100", "end of a text", 1),
        ("06000000 3100 0000 0000", "end of a text", 1),
    ] {
        let error = decode_error::<Text>(&hex(text));
        assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what, value }, "{text}");
    }
    let error = decode_error::<Text>(&hex("04000000 00d8 0000"));
    assert_eq!(*error.kind(), DecodeErrorKind::InvalidText { encoding: "UTF-16LE" });
    assert!(decode_error::<Text>(&hex("feffff7e 3100")).is_incomplete());

    let error = Moul::to_vec(&codec_core::codec::As::<SizedText, _>::new("a\0")).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::Invalid { what: "NUL in text" });
    assert_eq!(
        Moul::to_vec(&codec_core::codec::As::<SizedText, _>::new("")).unwrap(),
        hex("02000000 0000")
    );
}

#[test]
fn ranks() {
    let text = "01000000 84030000 0c000000 470068006f00730074000000";
    vector(&GameRank { rank: 1, score: 900, name: "Ghost".into() }, text);
    let reply = |rank_count| ScoreGetRanksReply {
        trans_id: 16,
        result: NetError::Success,
        rank_count,
        ranks: bytes(text),
    };
    assert_eq!(reply(1).records().unwrap()[0].name, "Ghost");
    let error = reply(2).records().unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what: "count of records", value: 2 });
}

#[test]
fn scores() {
    let text = "07000000  # scoreId
        314e0000  # ownerId
        00f15365  # createdTime
        01000000  # gameType
        d6ffffff  # value
        16000000  # gameName
        500065006c006c0065007400440072006f0070000000";
    let score = GameScore {
        score_id: 7,
        owner_id: 20017,
        created_time: 1_700_000_000,
        game_type: 1,
        value: -42,
        game_name: "PelletDrop".into(),
    };
    vector(&score, text);
    flip_bits::<GameScore>(&hex(text));

    let scores = bytes(&format!("{text}\n{text}"));
    let (trans_id, result, score_count) = (1, NetError::Success, 2);
    let reply = ScoreGetScoresReply { trans_id, result, score_count, scores: scores.clone() };
    assert_eq!(reply.records().unwrap(), [score.clone(), score.clone()]);
    let high = ScoreGetHighScoresReply { trans_id, result, score_count, scores };
    assert_eq!(high.records().unwrap(), [score.clone(), score]);
    let none = ScoreGetScoresReply { score_count: 0, scores: bytes(""), ..reply };
    assert_eq!(none.records().unwrap(), []);
    let cut = ScoreGetScoresReply { score_count: 1, scores: bytes("07000000"), ..none };
    assert!(cut.records().unwrap_err().is_incomplete());
}

#[test]
fn capabilities_of_a_server() {
    // What DIRTSAND and NAGUS send to any client.
    let capabilities =
        bytes("01000000 01000000 00*6 13000000 5b5365727665724361707320636f6d7061745d");
    assert_eq!(ServerCaps { capabilities }.bits().unwrap(), BitVector::from_iter([0]));
    assert!(ServerCaps { capabilities: bytes("01000000") }.bits().is_err());
}

#[test]
fn console_command() {
    let frame = SimpleNetFrame {
        channel: SimpleNetChannel::Csr,
        message: CsrNet::ExecConsoleCmd(ExecConsoleCmd { command: "Game.Quit".into() }),
    };
    let text = "01000000              # channelId
        00000000              # messageId
        16000000              # messageBytes
        47616d652e5175697400  # cmd";
    vector(&frame, text);
    flip_bits::<SimpleNetFrame<CsrNet>>(&hex(text));

    let error = decode_error::<SimpleNetFrame<CsrNet>>(&hex("01000000 00000000 0b000000"));
    assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what: "message length", value: 11 });
    let error = decode_error::<SimpleNetFrame<CsrNet>>(&hex("01000000 00000000 0e000000 4700 00"));
    assert_eq!(*error.kind(), DecodeErrorKind::TrailingBytes { left: 1 });
}
