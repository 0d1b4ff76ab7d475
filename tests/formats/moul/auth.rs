//! Messages of the Auth connection, but for the vault.
//!
//! Bytes computed by another program from the layouts of the client (H-uru/Plasma 8d6f88b9); no
//! captures are public.

use std::net::Ipv4Addr;

use bytes::Bytes;
use codec_core::Format as _;
use formats::moul::{
    Moul, UnitRecords,
    messages::{
        NetError,
        auth::{
            AcctLoginReply, AcctLoginRequest, AcctSetPlayerReply, AcctSetPlayerRequest, AgeInfo,
            AgeReply, AgeReplyEx, AgeRequest, Auth2Cli, Cli2Auth, ClientRegisterReply,
            FileDownloadChunk, FileDownloadChunkAck, FileEntry, FileListReply, FileListRequest,
            KickedOff, LogPythonTraceback, PingRequest, PlayerCreateRequest, PublicAgeList,
            ScoreCreate, ScoreGetRanksReply, ServerAddr, ServerCaps,
        },
    },
};
use uuid::{Uuid, uuid};

use super::{array, bytes, flip_bits, hex, strict, vector};

#[test]
fn ping_request() {
    vector(
        &Cli2Auth::PingRequest(PingRequest {
            ping_time_ms: 5000,
            trans_id: 0,
            payload: Bytes::new(),
        }),
        "0000      # id
         88130000  # pingTimeMs
         00000000  # transId
         00000000  # payloadBytes",
    );
}

#[test]
fn client_register_reply() {
    vector(
        &Auth2Cli::ClientRegisterReply(ClientRegisterReply { server_challenge: 0xdeadbeef }),
        "0300      # id
         efbeadde  # serverChallenge",
    );
}

#[test]
fn server_addr() {
    vector(
        &Auth2Cli::ServerAddr(ServerAddr {
            address: Ipv4Addr::new(184, 73, 198, 22),
            token: uuid!("8ac671cb-9fd0-4376-9ecb-310c211ae6a4"),
        }),
        "0100                              # id
         16c649b8                          # srvAddr
         cb71c68ad09f76439ecb310c211ae6a4  # token",
    );
}

#[test]
fn login_request_email() {
    // Server challenge 0xdeadbeef, password hunter2, SHA-0.
    vector(
        &Cli2Auth::AcctLoginRequest(AcctLoginRequest {
            trans_id: 1,
            client_challenge: 0x5d94ee7c,
            account_name: "AzureDiamond@example.com".into(),
            challenge_hash: array("70f281bfb415c4753c4c18b29f27dd089bafe0bd"),
            auth_token: String::new(),
            os: "win".into(),
        }),
        "0300                                              # id
         01000000                                          # transId
         7cee945d                                          # clientChallenge
         180041007a007500720065004400690061006d006f006e00  # accountName
         640040006500780061006d0070006c0065002e0063006f00
         6d00
         70f281bfb415c4753c4c18b29f27dd089bafe0bd          # challengeHash
         0000                                              # authToken
         0300770069006e00                                  # os",
    );
}

#[test]
fn login_reply_failed() {
    vector(
        &Auth2Cli::AcctLoginReply(AcctLoginReply {
            trans_id: 1,
            result: NetError::AuthenticationFailed,
            account_id: Uuid::nil(),
            account_flags: 0,
            billing_type: 0,
            encryption_key: [0, 0, 0, 0],
        }),
        "0400                              # id
         01000000                          # transId
         14000000                          # result
         00000000000000000000000000000000  # accountId
         00000000                          # accountFlags
         00000000                          # billingType
         00000000000000000000000000000000  # encryptionKey",
    );
}

#[test]
fn set_player_request() {
    vector(
        &Cli2Auth::AcctSetPlayerRequest(AcctSetPlayerRequest { trans_id: 2, player_id: 20017 }),
        "0600      # id
         02000000  # transId
         314e0000  # playerInt",
    );
}

#[test]
fn set_player_reply() {
    vector(
        &Auth2Cli::AcctSetPlayerReply(AcctSetPlayerReply {
            trans_id: 2,
            result: NetError::Success,
        }),
        "0700      # id
         02000000  # transId
         00000000  # result",
    );
}

#[test]
fn player_create_request() {
    vector(
        &Cli2Auth::PlayerCreateRequest(PlayerCreateRequest {
            trans_id: 3,
            player_name: "Yeesha".into(),
            avatar_shape: "female".into(),
            friend_invite: String::new(),
        }),
        "1100                          # id
         03000000                      # transId
         0600590065006500730068006100  # playerName
         0600660065006d0061006c006500  # avatarShape
         0000                          # friendInvite",
    );
}

#[test]
fn age_request() {
    vector(
        &Cli2Auth::AgeRequest(AgeRequest {
            trans_id: 4,
            age_name: "Personal".into(),
            age_instance_id: uuid!("a0b1c2d3-e4f5-4678-8abc-def012345678"),
        }),
        "2400                                  # id
         04000000                              # transId
         080050006500720073006f006e0061006c00  # ageName
         d3c2b1a0f5e478468abcdef012345678      # ageInstId",
    );
}

#[test]
fn age_reply() {
    vector(
        &Auth2Cli::AgeReply(AgeReply {
            trans_id: 4,
            result: NetError::Success,
            age_mcp_id: 17,
            age_instance_id: uuid!("a0b1c2d3-e4f5-4678-8abc-def012345678"),
            age_vault_id: 20030,
            game_server: Ipv4Addr::new(127, 0, 0, 1),
        }),
        "2300                              # id
         04000000                          # transId
         00000000                          # result
         11000000                          # ageMcpId
         d3c2b1a0f5e478468abcdef012345678  # ageInstId
         3e4e0000                          # ageVaultId
         0100007f                          # gameSrvNode",
    );
}

#[test]
fn age_reply_ex() {
    vector(
        &Auth2Cli::AgeReplyEx(AgeReplyEx {
            trans_id: 4,
            result: NetError::Success,
            age_mcp_id: 17,
            age_instance_id: uuid!("a0b1c2d3-e4f5-4678-8abc-def012345678"),
            age_vault_id: 20030,
            game_server: "game.example".into(),
        }),
        "0010                                              # id
         04000000                                          # transId
         00000000                                          # result
         11000000                                          # ageMcpId
         d3c2b1a0f5e478468abcdef012345678                  # ageInstId
         3e4e0000                                          # ageVaultId
         0c00670061006d0065002e006500780061006d0070006c00  # gameSrvAddr
         6500",
    );
}

#[test]
fn file_list_request() {
    vector(
        &Cli2Auth::FileListRequest(FileListRequest {
            trans_id: 11,
            directory: "SDL".into(),
            extension: "sdl".into(),
        }),
        "2500              # id
         0b000000          # transId
         0300530044004c00  # directory
         0300730064006c00  # ext",
    );
}

#[test]
fn file_list_reply() {
    // `wcharCount` counts units, not bytes.
    vector(
        &Auth2Cli::FileListReply(FileListReply {
            trans_id: 11,
            result: NetError::Success,
            files: UnitRecords::List(vec![
                FileEntry { name: "SDL\\city.sdl".into(), size: 0x0001_2345 },
                FileEntry { name: "SDL\\Cleft.sdl".into(), size: 513 },
            ]),
        }),
        "2400                                              # id
         0b000000                                          # transId
         00000000                                          # result
         22000000                                          # wcharCount
         530044004c005c0063006900740079002e00730064006c00  # fileData
         0000010045230000530044004c005c0043006c0065006600
         74002e00730064006c0000000000010200000000",
    );
}

#[test]
fn empty_file_list_has_two_units_and_an_error_none() {
    let reply = |files| {
        Auth2Cli::FileListReply(FileListReply { trans_id: 11, result: NetError::Success, files })
    };
    let head = "2400 0b000000 00000000";
    vector(&reply(vec![].into()), &format!("{head} 02000000 0000 0000"));
    vector(&reply(UnitRecords::Missing), &format!("{head} 00000000"));

    flip_bits::<Auth2Cli>(&hex(&format!("{head} 07000000 6100 0000 0100 0200 0000 0000 0000")));
    flip_bits::<Auth2Cli>(&hex(&format!("{head} 06000000 6100 0000 0100 0200 0000 0000")));
}

#[test]
fn empty_file_list_of_one_unit_comes_back_as_the_same_bytes() {
    // What DIRTSAND and moulars send.
    let bytes = hex("2400 0b000000 00000000 01000000 0000");
    let reply: Auth2Cli = Moul::from_slice(&bytes).unwrap();
    let Auth2Cli::FileListReply(list) = &reply else { panic!("{reply:?}") };
    assert_eq!(list.files, UnitRecords::OtherEmpty);
    assert!(list.files.as_slice().is_empty());
    assert_eq!(Moul::to_vec(&reply).unwrap(), bytes);
    assert!(strict::<Auth2Cli>(&bytes).is_err());
}

#[test]
fn file_download_chunk() {
    vector(
        &Auth2Cli::FileDownloadChunk(FileDownloadChunk {
            trans_id: 12,
            result: NetError::Success,
            total_size: 5,
            chunk_offset: 0,
            chunk: bytes("68656c6c6f"),
        }),
        "2500        # id
         0c000000    # transId
         00000000    # result
         05000000    # totalFileSize
         00000000    # chunkOffset
         05000000    # chunkSize
         68656c6c6f  # chunkData",
    );
}

#[test]
fn file_download_chunk_ack() {
    vector(
        &Cli2Auth::FileDownloadChunkAck(FileDownloadChunkAck { trans_id: 12 }),
        "2700      # id
         0c000000  # transId",
    );
}

#[test]
fn public_age_list_one() {
    vector(
        &Auth2Cli::PublicAgeList(PublicAgeList {
            trans_id: 13,
            result: NetError::Success,
            ages: vec![AgeInfo {
                instance_id: uuid!("a0b1c2d3-e4f5-4678-8abc-def012345678"),
                filename: "Neighborhood".into(),
                instance_name: "Hood".into(),
                user_name: "DRC".into(),
                description: String::new(),
                sequence_number: 1,
                language: -1,
                population: 20,
                current_population: 3,
            }],
        }),
        "2800                                              # id
         0d000000                                          # transId
         00000000                                          # result
         01000000                                          # ageCount
         d3c2b1a0f5e478468abcdef0123456784e00650069006700  # ages
         680062006f00720068006f006f0064
         00*105
         48006f006f0064
         00*121
         4400520043
         00*2171
         01000000ffffffff1400000003000000",
    );
}

#[test]
fn score_create() {
    vector(
        &Cli2Auth::ScoreCreate(ScoreCreate {
            trans_id: 14,
            owner_id: 20017,
            game_name: "PelletDrop".into(),
            game_type: 1,
            value: -42,
        }),
        "2e00                                          # id
         0e000000                                      # transId
         314e0000                                      # ownerId
         0a00500065006c006c0065007400440072006f007000  # gameName
         01000000                                      # gameType
         d6ffffff                                      # value",
    );
}

#[test]
fn score_get_ranks_reply() {
    vector(
        &Auth2Cli::ScoreGetRanksReply(ScoreGetRanksReply {
            trans_id: 16,
            result: NetError::Success,
            rank_count: 1,
            ranks: bytes("01000000840300000c000000470068006f00730074000000"),
        }),
        "2f00                                              # id
         10000000                                          # transId
         00000000                                          # result
         01000000                                          # rankCount
         18000000                                          # byteCount
         01000000840300000c000000470068006f00730074000000  # buffer",
    );
}

#[test]
fn kicked_off() {
    vector(
        &Auth2Cli::KickedOff(KickedOff { reason: NetError::LoggedInElsewhere }),
        "2700      # id
         11000000  # reason",
    );
}

#[test]
fn log_python_traceback() {
    vector(
        &Cli2Auth::LogPythonTraceback(LogPythonTraceback { traceback: "Traceback".into() }),
        "2b00                                      # id
         0900540072006100630065006200610063006b00  # traceback",
    );
}

#[test]
fn server_caps() {
    vector(
        &Auth2Cli::ServerCaps(ServerCaps { capabilities: bytes("0100000001000000") }),
        "0210              # id
         08000000          # capsBytes
         0100000001000000  # capsBuffer",
    );
}

#[test]
fn server_caps_in_disguise() {
    // DIRTSAND and NAGUS: clients that do not know the number drop it, and find a file chunk.
    let bytes = hex("0210 25000000 01000000 01000000 00*6 13000000
         5b5365727665724361707320636f6d7061745d");
    let caps = Moul::from_slice::<Auth2Cli>(&bytes).unwrap();
    assert!(matches!(&caps, Auth2Cli::ServerCaps(caps) if caps.capabilities.len() == 37));
    let chunk = FileDownloadChunk {
        trans_id: 0x0001_0000,
        result: NetError::Unknown(0x0001_0000),
        total_size: 0,
        chunk_offset: 0,
        chunk: Bytes::from_static(b"[ServerCaps compat]"),
    };
    let found = Moul::from_slice::<Auth2Cli>(&bytes[2..]).unwrap();
    assert_eq!(found, Auth2Cli::FileDownloadChunk(chunk));
    assert_eq!(Moul::to_vec(&caps).unwrap(), bytes);
}
