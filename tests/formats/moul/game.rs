//! Messages of the Game connection.
//!
//! Bytes computed by another program from the layouts of the client (H-uru/Plasma 8d6f88b9); no
//! captures are public.

use formats::moul::messages::{
    NetError,
    game::{
        Cli2Game, Game2Cli, GameMgrMsg, JoinAgeReply, JoinAgeRequest, PingRequest, PropagateBuffer,
    },
};
use uuid::uuid;

use super::{bytes, vector};

#[test]
fn ping_request() {
    vector(
        &Cli2Game::PingRequest(PingRequest { ping_time_ms: 1000 }),
        "0000      # id
         e8030000  # pingTimeMs",
    );
}

#[test]
fn join_request() {
    vector(
        &Cli2Game::JoinAgeRequest(JoinAgeRequest {
            trans_id: 20,
            age_mcp_id: 17,
            account_id: uuid!("11111111-2222-3333-4444-555555555555"),
            player_id: 20017,
        }),
        "0100                              # id
         14000000                          # transId
         11000000                          # ageMcpId
         11111111222233334444555555555555  # accountUuid
         314e0000                          # playerInt",
    );
}

#[test]
fn join_reply() {
    vector(
        &Game2Cli::JoinAgeReply(JoinAgeReply { trans_id: 20, result: NetError::Success }),
        "0100      # id
         14000000  # transId
         00000000  # result",
    );
}

#[test]
fn members_list_req() {
    // Flags: `kHasTimeSent`, `kHasPlayerID`, `kIsSystemMessage`, `kNeedsReliableSend`.
    vector(
        &Cli2Game::PropagateBuffer(PropagateBuffer {
            class_index: 685,
            buffer: bytes("ad020110060000f1536590d00300314e0000"),
        }),
        "0200                                  # id
         ad020000                              # type
         12000000                              # bytes
         ad020110060000f1536590d00300314e0000  # buffer",
    );
}

#[test]
fn state_request() {
    vector(
        &Cli2Game::PropagateBuffer(PropagateBuffer {
            class_index: 613,
            buffer: bytes("65020118060000f1536590d00300314e000000000000"),
        }),
        "0200                                          # id
         65020000                                      # type
         16000000                                      # bytes
         65020118060000f1536590d00300314e000000000000  # buffer",
    );
}

#[test]
fn paging_room() {
    vector(
        &Cli2Game::PropagateBuffer(PropagateBuffer {
            class_index: 536,
            buffer: bytes(
                "18020110060000f1536590d00300314e000001000000220006000000060063616e796f6e00",
            ),
        }),
        "0200                                              # id
         18020000                                          # type
         25000000                                          # bytes
         18020110060000f1536590d00300314e0000010000002200  # buffer
         06000000060063616e796f6e00",
    );
}

#[test]
fn group_owner() {
    vector(
        &Game2Cli::PropagateBuffer(PropagateBuffer {
            class_index: 612,
            buffer: bytes("64020100060000f1536590d0030001000000010000ff04000001"),
        }),
        "0200                                              # id
         64020000                                          # type
         1a000000                                          # bytes
         64020100060000f1536590d0030001000000010000ff0400  # buffer
         0001",
    );
}

#[test]
fn members_list() {
    // Flags of the `plClientGuid`: `kPlayerID`, `kCCRLevel`, `kPlayerName`.
    vector(
        &Game2Cli::PropagateBuffer(PropagateBuffer {
            class_index: 686,
            buffer: bytes(
                "ae020100060000f1536590d003000100000000004a00314e0000050047686f73
                 740001020006ff040001000300000004f0b29e939a01000000314e0000",
            ),
        }),
        "0200                                              # id
         ae020000                                          # type
         3d000000                                          # bytes
         ae020100060000f1536590d003000100000000004a00314e  # buffer
         0000050047686f73740001020006ff040001000300000004
         f0b29e939a01000000314e0000",
    );
}

#[test]
fn test_and_set_lock() {
    vector(
        &Cli2Game::PropagateBuffer(PropagateBuffer {
            class_index: 637,
            buffer: bytes(
                "7d020110040000f1536590d00300314e0000002200060000002d00090000000a
                 f09cb39098969cbb90908d00000000001d000000090054726967537461746501
                 0000000009f0ab8d9698989a8d9a9b020101",
            ),
        }),
        "0200                                              # id
         7d020000                                          # type
         52000000                                          # bytes
         7d020110040000f1536590d00300314e0000002200060000  # buffer
         002d00090000000af09cb39098969cbb90908d0000000000
         1d0000000900547269675374617465010000000009f0ab8d
         9698989a8d9a9b020101",
    );
}

#[test]
fn server_reply_affirm() {
    vector(
        &Game2Cli::PropagateBuffer(PropagateBuffer {
            class_index: 619,
            buffer: bytes(
                "6b020100040000f1536590d003000000000000310000006f0200010000000100
                 2200060000002d00090000000af09cb39098969cbb90908d0000000000000000
                 000800000100000000",
            ),
        }),
        "0200                                              # id
         6b020000                                          # type
         49000000                                          # bytes
         6b020100040000f1536590d003000000000000310000006f  # buffer
         02000100000001002200060000002d00090000000af09cb3
         9098969cbb90908d00000000000000000008000001000000
         00",
    );
}

#[test]
fn voice_opus() {
    vector(
        &Cli2Game::PropagateBuffer(PropagateBuffer {
            class_index: 633,
            buffer: bytes("79020110000000f1536590d00300314e00000501060000000000f8ff01834e0000"),
        }),
        "0200                                              # id
         79020000                                          # type
         21000000                                          # bytes
         79020110000000f1536590d00300314e0000050106000000  # buffer
         0000f8ff01834e0000",
    );
}

#[test]
fn gamemgr_join_common_varsync() {
    vector(
        &Cli2Game::GameMgrMsg(GameMgrMsg {
            buffer: bytes(
                "0100000001000000000000002c00000000000000040000009b2e5c4745a20641
                 a0479b25d41ff33300000000",
            ),
        }),
        "0300                                              # id
         2c000000                                          # bytes
         0100000001000000000000002c0000000000000004000000  # buffer
         9b2e5c4745a20641a0479b25d41ff33300000000",
    );
}

#[test]
fn gamemgr_join_by_id_truncated() {
    // `JoinGame` without `kGameJoinCommon` ends behind `createOptions`.
    vector(
        &Cli2Game::GameMgrMsg(GameMgrMsg {
            buffer: bytes("010000000200000000000000180000004d00000000000000"),
        }),
        "0300                                              # id
         18000000                                          # bytes
         010000000200000000000000180000004d00000000000000  # buffer",
    );
}

#[test]
fn gamemgr_game_instance_reply() {
    vector(
        &Game2Cli::GameMgrMsg(GameMgrMsg {
            buffer: bytes(
                "0000000001000000000000002c00000000000000314e00009b2e5c4745a20641
                 a0479b25d41ff3334d000000",
            ),
        }),
        "0300                                              # id
         2c000000                                          # bytes
         0000000001000000000000002c00000000000000314e0000  # buffer
         9b2e5c4745a20641a0479b25d41ff3334d000000",
    );
}
