//! Messages of the game manager, and those that all games have.

use bytes::Bytes;
use codec_core::Wire;
use uuid::Uuid;

use codec_core::FlagWord;

use crate::moul::Moul;

/// What the client sends to the game manager.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum Cli2GameMgr {
    /// Makes a game.
    CreateGame(CreateGame),
    /// Joins a game.
    JoinGame(JoinGame),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// What the game manager sends.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum GameMgr2Cli {
    /// Answers [`CreateGame`] and [`JoinGame`].
    GameInstance(GameInstance),
    /// Tells of an invitation.
    InviteReceived(InviteReceived),
    /// Takes an invitation back.
    InviteRevoked(InviteRevoked),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// What the client sends to any game.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum Cli2AnyGame {
    /// `Cli2Srv_Game_LeaveGame`: leaves.
    #[doc(alias = "Cli2Srv_Game_LeaveGame")]
    #[wire(id = 0)]
    LeaveGame,
    /// Invites a player.
    Invite(Invite),
    /// Takes an invitation back.
    Uninvite(Uninvite),
}

/// What any game sends.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum AnyGame2Cli {
    /// Tells that a player came.
    PlayerJoined(PlayerJoined),
    /// Tells that a player left.
    PlayerLeft(PlayerLeft),
    /// Tells that an invitation did not work.
    InviteFailed(InviteFailed),
    /// Tells who owns the game.
    OwnerChange(OwnerChange),
}

/// `Cli2Srv_GameMgr_CreateGame`: makes a game.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0, name = "Cli2Srv_GameMgr_CreateGame")]
pub struct CreateGame {
    /// Type of the game; [the module](super) lists them.
    pub game_type: Uuid,
    /// The constants of [`JoinGame`].
    pub options: u32,
    /// What the game needs to know: [`marker::CreateData`](super::marker::CreateData),
    /// [`tic_tac_toe::CreateData`](super::tic_tac_toe::CreateData), or nothing.
    pub create_data: Bytes,
}

/// `Cli2Srv_GameMgr_JoinGame`: joins a game.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 1, name = "Cli2Srv_GameMgr_JoinGame")]
pub struct JoinGame {
    /// The game; 0 with `common`.
    pub new_game_id: u32,
    /// The constants of this type. [`COMMON`](Self::COMMON) is written from `common`.
    pub options: FlagWord<u32, 0x4>,
    /// Which game that everybody has to join.
    #[wire(bit = options & FlagWord::new(JoinGame::COMMON))]
    pub common: Option<CommonGame>,
}

impl JoinGame {
    /// Option: the game can be found.
    pub const PUBLIC: u32 = 1;
    /// Option: anybody may join.
    pub const OPEN: u32 = 2;
    /// Option: the game is the one that everybody has; it is made if it is not there.
    pub const COMMON: u32 = 4;
    /// Option: only watches.
    pub const OBSERVER: u32 = 8;
}

/// A game that everybody has, in [`JoinGame`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct CommonGame {
    /// Type of the game.
    pub game_type: Uuid,
    /// What the game needs to know, as in [`CreateGame`].
    pub create_data: Bytes,
}

/// `Srv2Cli_GameMgr_GameInstance`: answers [`CreateGame`] and [`JoinGame`].
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0, name = "Srv2Cli_GameMgr_GameInstance")]
pub struct GameInstance {
    /// Whether it worked.
    pub result: JoinResult,
    /// KI number of the owner.
    pub owner_id: u32,
    /// Type of the game.
    pub game_type: Uuid,
    /// The game.
    pub new_game_id: u32,
}

/// `EGameJoinError`: what became of a [`JoinGame`].
#[derive(Wire, Clone, Copy)]
#[wire(format = Moul, repr = i32, open)]
#[non_exhaustive]
pub enum JoinResult {
    /// 0: it worked.
    Success,
    /// 1: there is no such game.
    NotExist,
    /// 2: the game could not be made.
    InitFailed,
    /// 3: the game began already.
    Started,
    /// 4: the game is over.
    Over,
    /// 5: the game has no place left.
    MaxPlayers,
    /// 6: the player is in it already.
    AlreadyJoined,
    /// 7: the player is not invited.
    NoInvite,
    /// Another number.
    #[wire(other)]
    Unknown(i32),
}

/// `Srv2Cli_GameMgr_InviteReceived`: tells of an invitation.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 1, name = "Srv2Cli_GameMgr_InviteReceived")]
pub struct InviteReceived {
    /// KI number of the player who invites.
    pub inviter_id: u32,
    /// Type of the game.
    pub game_type: Uuid,
    /// The game.
    pub new_game_id: u32,
}

/// `Srv2Cli_GameMgr_InviteRevoked`: takes an invitation back.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 2, name = "Srv2Cli_GameMgr_InviteRevoked")]
pub struct InviteRevoked {
    /// KI number of the player who invited.
    pub inviter_id: u32,
    /// Type of the game.
    pub game_type: Uuid,
    /// The game.
    pub new_game_id: u32,
}

/// `Cli2Srv_Game_Invite`: invites a player.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 1, name = "Cli2Srv_Game_Invite")]
pub struct Invite {
    /// KI number of the player.
    pub player_id: u32,
}

/// `Cli2Srv_Game_Uninvite`: takes an invitation back.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 2, name = "Cli2Srv_Game_Uninvite")]
pub struct Uninvite {
    /// KI number of the player.
    pub player_id: u32,
}

/// `Srv2Cli_Game_PlayerJoined`: tells that a player came.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0, name = "Srv2Cli_Game_PlayerJoined")]
pub struct PlayerJoined {
    /// KI number of the player.
    pub player_id: u32,
}

/// `Srv2Cli_Game_PlayerLeft`: tells that a player left.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 1, name = "Srv2Cli_Game_PlayerLeft")]
pub struct PlayerLeft {
    /// KI number of the player.
    pub player_id: u32,
}

/// `Srv2Cli_Game_InviteFailed`: tells that an invitation did not work.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 2, name = "Srv2Cli_Game_InviteFailed")]
pub struct InviteFailed {
    /// KI number of the player who was to be invited.
    pub invitee_id: u32,
    /// What was tried.
    pub operation_id: u32,
    /// Why it did not work.
    pub error: InviteError,
}

/// `EGameInviteError`: why an invitation did not work.
#[derive(Wire, Clone, Copy)]
#[wire(format = Moul, repr = u32, open)]
#[non_exhaustive]
pub enum InviteError {
    /// 0: it worked.
    Success,
    /// 1: only the owner may invite.
    NotOwner,
    /// 2: the player is invited already.
    AlreadyInvited,
    /// 3: the player is in the game already.
    AlreadyJoined,
    /// 4: the game began already.
    Started,
    /// 5: the game is over.
    Over,
    /// 6: the game has no place left.
    Full,
    /// 7: the game takes no players.
    NoJoin,
    /// Another number.
    #[wire(other)]
    Unknown(u32),
}

/// `Srv2Cli_Game_OwnerChange`: tells who owns the game.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 3, name = "Srv2Cli_Game_OwnerChange")]
pub struct OwnerChange {
    /// KI number of the owner.
    pub owner_id: u32,
}
