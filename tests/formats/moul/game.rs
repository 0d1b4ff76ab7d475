//! Messages of the Game connection.
//!
//! Bytes computed by another program from the layouts of the client (H-uru/Plasma 8d6f88b9); no
//! captures are public.

use codec_core::FlagWord;
use codec_core::Switch;
use formats::moul::{
    Moul,
    game_mgr::{
        Cli2GameMgr, CommonGame, GameFrame, GameInstance, GameMgr2Cli, JoinGame, JoinResult,
        VAR_SYNC,
    },
    messages::{
        NetError,
        game::{Cli2Game, Game2Cli, GameMgrMsg, JoinAgeReply, JoinAgeRequest, PingRequest},
    },
};
use uuid::uuid;

use super::vector;

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

/// The message that holds `message`, for the manager.
#[track_caller]
fn game_mgr<T>(trans_id: u32, message: T) -> GameMgrMsg
where
    T: for<'de> Switch<'de, Moul, Selector = u32> + PartialEq + std::fmt::Debug,
{
    let frame = GameFrame { trans_id, game_id: 0, message };
    let message = GameMgrMsg::new(&frame).unwrap();
    assert_eq!(message.frame::<T>().unwrap(), frame);
    message
}

#[test]
fn gamemgr_join_common_varsync() {
    let message = Cli2GameMgr::JoinGame(JoinGame {
        new_game_id: 0,
        options: FlagWord::default(),
        common: Some(CommonGame { game_type: VAR_SYNC, create_data: "".into() }),
    });
    vector(
        &Cli2Game::GameMgrMsg(game_mgr(1, message)),
        "0300                              # id
         2c000000                          # bytes
         01000000                          # messageId
         01000000                          # transId
         00000000                          # recvGameId
         2c000000                          # messageBytes
         00000000                          # newGameId
         04000000                          # createOptions
         9b2e5c4745a20641a0479b25d41ff333  # gameTypeId
         00000000                          # createDataBytes",
    );
}

#[test]
fn gamemgr_join_by_id_truncated() {
    // `JoinGame` without `kGameJoinCommon` ends behind `createOptions`.
    let options = FlagWord::default();
    let message = Cli2GameMgr::JoinGame(JoinGame { new_game_id: 77, options, common: None });
    vector(
        &Cli2Game::GameMgrMsg(game_mgr(2, message)),
        "0300      # id
         18000000  # bytes
         01000000  # messageId
         02000000  # transId
         00000000  # recvGameId
         18000000  # messageBytes
         4d000000  # newGameId
         00000000  # createOptions",
    );
}

#[test]
fn gamemgr_game_instance_reply() {
    let message = GameMgr2Cli::GameInstance(GameInstance {
        result: JoinResult::Success,
        owner_id: 20017,
        game_type: VAR_SYNC,
        new_game_id: 77,
    });
    vector(
        &Game2Cli::GameMgrMsg(game_mgr(1, message)),
        "0300                              # id
         2c000000                          # bytes
         00000000                          # messageId
         01000000                          # transId
         00000000                          # recvGameId
         2c000000                          # messageBytes
         00000000                          # result
         314e0000                          # ownerId
         9b2e5c4745a20641a0479b25d41ff333  # gameTypeId
         4d000000                          # newGameId",
    );
}
