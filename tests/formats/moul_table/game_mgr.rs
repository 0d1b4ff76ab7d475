//! Messages of the game manager and of the games.
//!
//! A row: number, name, and the kinds of the fields, as the structs of the first clients
//! (H-uru/Plasma b970ae4b) have them; read by a program.

use codec_core::{Layout, Shape};
use formats::moul::{
    Moul,
    game_mgr::{
        AnyGame2Cli, Cli2AnyGame, Cli2GameMgr, GameMgr2Cli,
        blue_spiral::{BlueSpiral2Cli, Cli2BlueSpiral},
        climbing_wall::{Cli2ClimbingWall, ClimbingWall2Cli},
        heek::{Cli2Heek, Heek2Cli},
        marker::{Cli2Marker, Marker2Cli},
        tic_tac_toe::{Cli2TicTacToe, TicTacToe2Cli},
        var_sync::{Cli2VarSync, VarSync2Cli},
    },
};

use super::exact::fields;

#[test]
fn every_message_has_the_declared_number_name_and_fields() {
    let mut rows = 0;
    rows += compare::<Cli2GameMgr>(CLI2GAME_MGR);
    rows += compare::<GameMgr2Cli>(GAME_MGR2CLI);
    rows += compare::<Cli2AnyGame>(CLI2ANY_GAME);
    rows += compare::<AnyGame2Cli>(ANY_GAME2CLI);
    rows += compare::<Cli2TicTacToe>(CLI2TIC_TAC_TOE);
    rows += compare::<TicTacToe2Cli>(TIC_TAC_TOE2CLI);
    rows += compare::<Cli2Heek>(CLI2HEEK);
    rows += compare::<Heek2Cli>(HEEK2CLI);
    rows += compare::<Cli2Marker>(CLI2MARKER);
    rows += compare::<Marker2Cli>(MARKER2CLI);
    rows += compare::<Cli2BlueSpiral>(CLI2BLUE_SPIRAL);
    rows += compare::<BlueSpiral2Cli>(BLUE_SPIRAL2CLI);
    rows += compare::<Cli2ClimbingWall>(CLI2CLIMBING_WALL);
    rows += compare::<ClimbingWall2Cli>(CLIMBING_WALL2CLI);
    rows += compare::<Cli2VarSync>(CLI2VAR_SYNC);
    rows += compare::<VarSync2Cli>(VAR_SYNC2CLI);
    assert_eq!(rows, 85);
}

/// The number of rows, all of which have a variant.
#[track_caller]
fn compare<T: Layout<Moul>>(table: &str) -> usize {
    let Shape::Enum(messages) = T::shape() else { panic!("not an enum") };
    let mut rows = table.lines();
    for variant in messages.variants.iter().filter(|variant| !variant.ids.is_empty()) {
        let row = rows.next().unwrap_or("no row");
        let [id] = variant.ids else { panic!("{}: several numbers", variant.name) };
        let found = match (variant.shape)() {
            Shape::Record(object) if !object.fields.is_empty() => {
                assert_eq!(object.id.map(i128::from), Some(*id), "{row}");
                let docs = format!("`{}`", object.wire_name.unwrap());
                assert!(object.docs.contains(&docs), "{docs}: {}", object.docs);
                assert!(object.fields.iter().all(|field| !field.docs.is_empty()), "{row}");
                let name = object.wire_name.unwrap().to_owned();
                // What only one of the ways to join has is in the table without a mark.
                let fields = fields(object).into_iter().map(|word| word.replace('?', ""));
                [id.to_string(), name].into_iter().chain(fields).collect::<Vec<_>>().join(" ")
            }
            // Its name stands in its docs.
            _ => format!("{id} {}", variant.docs.split('`').nth(1).unwrap()),
        };
        assert_eq!(found, row, "{}", messages.name);
        assert_eq!(found.split(' ').nth(1).unwrap().rsplit('_').next(), Some(variant.name));
    }
    assert_eq!(rows.next(), None, "{}: no type", messages.name);
    table.lines().count()
}

const CLI2GAME_MGR: &str = "\
0 Cli2Srv_GameMgr_CreateGame UUID U32 VAR(1)
1 Cli2Srv_GameMgr_JoinGame U32 U32 UUID VAR(1)
";

const GAME_MGR2CLI: &str = "\
0 Srv2Cli_GameMgr_GameInstance I32 U32 UUID U32
1 Srv2Cli_GameMgr_InviteReceived U32 UUID U32
2 Srv2Cli_GameMgr_InviteRevoked U32 UUID U32
";

const CLI2ANY_GAME: &str = "\
0 Cli2Srv_Game_LeaveGame
1 Cli2Srv_Game_Invite U32
2 Cli2Srv_Game_Uninvite U32
";

const ANY_GAME2CLI: &str = "\
0 Srv2Cli_Game_PlayerJoined U32
1 Srv2Cli_Game_PlayerLeft U32
2 Srv2Cli_Game_InviteFailed U32 U32 U32
3 Srv2Cli_Game_OwnerChange U32
";

const CLI2TIC_TAC_TOE: &str = "\
3 Cli2Srv_TTT_MakeMove U8 U8
";

const TIC_TAC_TOE2CLI: &str = "\
4 Srv2Cli_TTT_GameStarted BOOL8
5 Srv2Cli_TTT_GameOver I32 U32
6 Srv2Cli_TTT_MoveMade U32 U8 U8
";

const CLI2HEEK: &str = "\
3 Cli2Srv_Heek_PlayGame U8 U32 WCHAR_FIXED(256)
4 Cli2Srv_Heek_LeaveGame
5 Cli2Srv_Heek_Choose U8
6 Cli2Srv_Heek_SeqFinished U8
";

const HEEK2CLI: &str = "\
4 Srv2Cli_Heek_PlayGame BOOL8 BOOL8 BOOL8
5 Srv2Cli_Heek_Goodbye
6 Srv2Cli_Heek_Welcome U32 U32 WCHAR_FIXED(256)
7 Srv2Cli_Heek_Drop U8
8 Srv2Cli_Heek_Setup U8 BOOL8 BOOL8_ARRAY(6)
9 Srv2Cli_Heek_LightState U8 U8
10 Srv2Cli_Heek_InterfaceState BOOL8
11 Srv2Cli_Heek_CountdownState U8
12 Srv2Cli_Heek_WinLose BOOL8 U8
13 Srv2Cli_Heek_GameWin U8
14 Srv2Cli_Heek_PointUpdate BOOL8 U32 U32
";

const CLI2MARKER: &str = "\
3 Cli2Srv_Marker_StartGame
4 Cli2Srv_Marker_PauseGame
5 Cli2Srv_Marker_ResetGame
6 Cli2Srv_Marker_ChangeGameName WCHAR_FIXED(256)
7 Cli2Srv_Marker_ChangeTimeLimit U32
8 Cli2Srv_Marker_DeleteGame
9 Cli2Srv_Marker_AddMarker F64 F64 F64 WCHAR_FIXED(256) WCHAR_FIXED(80)
10 Cli2Srv_Marker_DeleteMarker U32
11 Cli2Srv_Marker_ChangeMarkerName U32 WCHAR_FIXED(256)
12 Cli2Srv_Marker_CaptureMarker U32
";

const MARKER2CLI: &str = "\
4 Srv2Cli_Marker_TemplateCreated WCHAR_FIXED(80)
5 Srv2Cli_Marker_TeamAssigned U8
6 Srv2Cli_Marker_GameType U8
7 Srv2Cli_Marker_GameStarted
8 Srv2Cli_Marker_GamePaused U32
9 Srv2Cli_Marker_GameReset
10 Srv2Cli_Marker_GameOver
11 Srv2Cli_Marker_GameNameChanged WCHAR_FIXED(256)
12 Srv2Cli_Marker_TimeLimitChanged U32
13 Srv2Cli_Marker_GameDeleted BOOL8
14 Srv2Cli_Marker_MarkerAdded F64 F64 F64 U32 WCHAR_FIXED(256) WCHAR_FIXED(80)
15 Srv2Cli_Marker_MarkerDeleted U32
16 Srv2Cli_Marker_MarkerNameChanged U32 WCHAR_FIXED(256)
17 Srv2Cli_Marker_MarkerCaptured U32 U8
";

const CLI2BLUE_SPIRAL: &str = "\
3 Cli2Srv_BlueSpiral_StartGame
4 Cli2Srv_BlueSpiral_HitCloth U8
";

const BLUE_SPIRAL2CLI: &str = "\
4 Srv2Cli_BlueSpiral_ClothOrder U8_ARRAY(7)
5 Srv2Cli_BlueSpiral_SuccessfulHit
6 Srv2Cli_BlueSpiral_GameWon
7 Srv2Cli_BlueSpiral_GameOver
8 Srv2Cli_BlueSpiral_GameStarted BOOL8
";

const CLI2CLIMBING_WALL: &str = "\
3 Cli2Srv_ClimbingWall_ChangeNumBlockers I32
4 Cli2Srv_ClimbingWall_Ready U8 U8
5 Cli2Srv_ClimbingWall_BlockerChanged U8 U8 BOOL8
6 Cli2Srv_ClimbingWall_Reset
7 Cli2Srv_ClimbingWall_PlayerEntered U8
8 Cli2Srv_ClimbingWall_FinishedGame
9 Cli2Srv_ClimbingWall_Panic
";

const CLIMBING_WALL2CLI: &str = "\
4 Srv2Cli_ClimbingWall_NumBlockersChanged U8 BOOL8
5 Srv2Cli_ClimbingWall_Ready U8 BOOL8 BOOL8 BOOL8
6 Srv2Cli_ClimbingWall_BlockersChanged U8 I32_ARRAY(20) BOOL8
7 Srv2Cli_ClimbingWall_PlayerEntered
8 Srv2Cli_ClimbingWall_SuitMachineLocked BOOL8 BOOL8 BOOL8
9 Srv2Cli_ClimbingWall_GameOver U8 I32_ARRAY(20) I32_ARRAY(20) BOOL8
";

const CLI2VAR_SYNC: &str = "\
3 Cli2Srv_VarSync_SetStringVar U32 WCHAR_FIXED(256)
4 Cli2Srv_VarSync_SetNumericVar U32 F64
5 Cli2Srv_VarSync_RequestAllVars
6 Cli2Srv_VarSync_CreateStringVar WCHAR_FIXED(256) WCHAR_FIXED(256)
7 Cli2Srv_VarSync_CreateNumericVar WCHAR_FIXED(256) F64
";

const VAR_SYNC2CLI: &str = "\
4 Srv2Cli_VarSync_StringVarChanged U32 WCHAR_FIXED(256)
5 Srv2Cli_VarSync_NumericVarChanged U32 F64
6 Srv2Cli_VarSync_AllVarsSent
7 Srv2Cli_VarSync_StringVarCreated WCHAR_FIXED(256) U32 WCHAR_FIXED(256)
8 Srv2Cli_VarSync_NumericVarCreated WCHAR_FIXED(256) U32 F64
";
