//! Messages of the Auth connection (type 10): accounts, avatars, the vault, secret files, scores.
//!
//! A login: [`ClientRegisterRequest`] and its reply, [`AcctLoginRequest`], an [`AcctPlayerInfo`]
//! for each avatar, [`AcctLoginReply`], [`AcctSetPlayerRequest`] and its reply.
//!
//! These numbers have a name in the sources, but no open code says what their messages hold; they
//! are [`UnknownTag`](codec_core::DecodeErrorKind::UnknownTag), and the stream cannot be followed
//! behind one:
//!
//! | direction | number | name |
//! |---|---|---|
//! | `Cli2Auth` | 4 | `AcctSetEulaVersion` |
//! | `Cli2Auth` | 5 | `AcctSetDataRequest` |
//! | `Cli2Auth` | 14 | `PlayerUndeleteRequest` |
//! | `Cli2Auth` | 15 | `PlayerSelectRequest` |
//! | `Cli2Auth` | 16 | `PlayerRenameRequest` |
//! | `Cli2Auth` | 18 | `PlayerSetStatus` |
//! | `Cli2Auth` | 19 | `PlayerChat` |
//! | `Cli2Auth` | 28 | `VaultNodeDelete` |
//! | `Auth2Cli` | 5 | `AcctData` |
//! | `Auth2Cli` | 14 | `PlayerList` |
//! | `Auth2Cli` | 15 | `PlayerChat` |
//! | `Auth2Cli` | 22 | `FriendNotify` |

mod account;
mod age;
mod connection;
mod file;
mod player;
mod score;
mod vault;

use codec_core::Wire;

pub use self::{
    account::{
        AccountExistsReply, AccountExistsRequest, AcctActivateReply, AcctActivateRequest,
        AcctChangePasswordReply, AcctChangePasswordRequest, AcctCreateFromKeyReply,
        AcctCreateFromKeyRequest, AcctCreateReply, AcctCreateRequest, AcctLoginReply,
        AcctLoginRequest, AcctPlayerInfo, AcctSetBillingTypeReply, AcctSetBillingTypeRequest,
        AcctSetPlayerReply, AcctSetPlayerRequest, AcctSetRolesReply, AcctSetRolesRequest,
    },
    age::{
        AgeInfo, AgeReply, AgeReplyEx, AgeRequest, AgeRequestEx, GetPublicAgeList, PublicAgeList,
        SetAgePublic,
    },
    connection::{
        ClientRegisterReply, ClientRegisterRequest, ClientSetCcrLevel, KickedOff,
        LogClientDebuggerConnect, LogPythonTraceback, LogStackDump, NotifyNewBuild, PingReply,
        PingRequest, PropagateBuffer, ServerAddr, ServerCaps,
    },
    file::{
        FileDownloadChunk, FileDownloadChunkAck, FileDownloadRequest, FileEntry, FileListReply,
        FileListRequest,
    },
    player::{
        ChangePlayerNameReply, ChangePlayerNameRequest, KickPlayer, PlayerCreateReply,
        PlayerCreateRequest, PlayerDeleteReply, PlayerDeleteRequest, SendFriendInviteReply,
        SendFriendInviteRequest, SetPlayerBanStatusReply, SetPlayerBanStatusRequest,
        UpgradeVisitorReply, UpgradeVisitorRequest,
    },
    score::{
        GameRank, GameScore, ScoreAddPoints, ScoreAddPointsReply, ScoreCreate, ScoreCreateReply,
        ScoreDelete, ScoreDeleteReply, ScoreGetHighScores, ScoreGetHighScoresReply, ScoreGetRanks,
        ScoreGetRanksReply, ScoreGetScores, ScoreGetScoresReply, ScoreSetPoints,
        ScoreSetPointsReply, ScoreTransferPoints, ScoreTransferPointsReply,
    },
    vault::{
        NodeRef, VaultAddNodeReply, VaultFetchNodeRefs, VaultInitAgeReply, VaultInitAgeRequest,
        VaultNodeAdd, VaultNodeAdded, VaultNodeChanged, VaultNodeCreate, VaultNodeCreated,
        VaultNodeDeleted, VaultNodeFetch, VaultNodeFetched, VaultNodeFind, VaultNodeFindReply,
        VaultNodeRefsFetched, VaultNodeRemove, VaultNodeRemoved, VaultNodeSave,
        VaultRemoveNodeReply, VaultSaveNodeReply, VaultSendNode, VaultSetSeen,
    },
};
use crate::moul::{Moul, message_set::message_set};

message_set! {
    /// `Cli2Auth`: what the client sends.
    #[derive(Wire, Clone, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
    #[wire(format = Moul, tag = u16)]
    #[non_exhaustive]
    pub enum Cli2Auth {
        /// Asks for a sign of life.
        PingRequest(PingRequest),
        /// The first message of a client.
        ClientRegisterRequest(ClientRegisterRequest),
        /// Changes the level of a customer care representative.
        ClientSetCcrLevel(ClientSetCcrLevel),
        /// Logs in to an account.
        AcctLoginRequest(AcctLoginRequest),
        /// Chooses the avatar to play.
        AcctSetPlayerRequest(AcctSetPlayerRequest),
        /// Makes an account.
        AcctCreateRequest(AcctCreateRequest),
        /// Changes a password.
        AcctChangePasswordRequest(AcctChangePasswordRequest),
        /// Changes the roles of an account.
        AcctSetRolesRequest(AcctSetRolesRequest),
        /// Changes how an account is paid for.
        AcctSetBillingTypeRequest(AcctSetBillingTypeRequest),
        /// Activates an account.
        AcctActivateRequest(AcctActivateRequest),
        /// Makes an account with a registration key.
        AcctCreateFromKeyRequest(AcctCreateFromKeyRequest),
        /// Deletes an avatar.
        PlayerDeleteRequest(PlayerDeleteRequest),
        /// Makes an avatar.
        PlayerCreateRequest(PlayerCreateRequest),
        /// Makes a visitor an explorer.
        UpgradeVisitorRequest(UpgradeVisitorRequest),
        /// Bans a player or lifts the ban.
        SetPlayerBanStatusRequest(SetPlayerBanStatusRequest),
        /// Disconnects a player.
        KickPlayer(KickPlayer),
        /// Gives an avatar another name.
        ChangePlayerNameRequest(ChangePlayerNameRequest),
        /// Sends an invitation by e-mail.
        SendFriendInviteRequest(SendFriendInviteRequest),
        /// Makes a node.
        VaultNodeCreate(VaultNodeCreate),
        /// Asks for a node.
        VaultNodeFetch(VaultNodeFetch),
        /// Changes a node.
        VaultNodeSave(VaultNodeSave),
        /// Puts a node below another.
        VaultNodeAdd(VaultNodeAdd),
        /// Takes a node from below another.
        VaultNodeRemove(VaultNodeRemove),
        /// Asks for all that is below a node.
        VaultFetchNodeRefs(VaultFetchNodeRefs),
        /// Makes the nodes of an age instance, or finds them.
        VaultInitAgeRequest(VaultInitAgeRequest),
        /// Looks for nodes.
        VaultNodeFind(VaultNodeFind),
        /// Marks a node as seen.
        VaultSetSeen(VaultSetSeen),
        /// Sends a node to another player.
        VaultSendNode(VaultSendNode),
        /// Asks for the game server of an age.
        AgeRequest(AgeRequest),
        /// Asks for the files of a kind.
        FileListRequest(FileListRequest),
        /// Asks for a file.
        FileDownloadRequest(FileDownloadRequest),
        /// Acknowledges a part of the file.
        FileDownloadChunkAck(FileDownloadChunkAck),
        /// A message for other players.
        #[wire(id = 40)]
        PropagateBuffer(PropagateBuffer),
        /// Asks for the public instances of an age.
        GetPublicAgeList(GetPublicAgeList),
        /// Makes an age public or private.
        SetAgePublic(SetAgePublic),
        /// Reports an error in a Python script.
        LogPythonTraceback(LogPythonTraceback),
        /// Reports a crash.
        LogStackDump(LogStackDump),
        /// Reports that a debugger watches the client.
        LogClientDebuggerConnect(LogClientDebuggerConnect),
        /// Makes a score.
        ScoreCreate(ScoreCreate),
        /// Deletes a score.
        ScoreDelete(ScoreDelete),
        /// Asks for the scores of an owner.
        ScoreGetScores(ScoreGetScores),
        /// Adds to a score.
        ScoreAddPoints(ScoreAddPoints),
        /// Moves points from a score to another.
        ScoreTransferPoints(ScoreTransferPoints),
        /// Sets a score.
        ScoreSetPoints(ScoreSetPoints),
        /// Asks for a ranking.
        ScoreGetRanks(ScoreGetRanks),
        /// Asks whether there is an account.
        AccountExistsRequest(AccountExistsRequest),
        /// [`AgeRequest`] to a server that names game servers by text.
        AgeRequestEx(AgeRequestEx),
        /// Asks for the best scores of an age.
        ScoreGetHighScores(ScoreGetHighScores),
    }
}

message_set! {
    /// `Auth2Cli`: what the server sends.
    #[derive(Wire, Clone, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
    #[wire(format = Moul, tag = u16)]
    #[non_exhaustive]
    pub enum Auth2Cli {
        /// Answers [`PingRequest`].
        PingReply(PingReply),
        /// Where to connect again, should the connection break.
        ServerAddr(ServerAddr),
        /// Tells of a newer client.
        NotifyNewBuild(NotifyNewBuild),
        /// Answers [`ClientRegisterRequest`].
        ClientRegisterReply(ClientRegisterReply),
        /// Ends the login.
        AcctLoginReply(AcctLoginReply),
        /// An avatar of the account.
        AcctPlayerInfo(AcctPlayerInfo),
        /// Answers [`AcctSetPlayerRequest`].
        AcctSetPlayerReply(AcctSetPlayerReply),
        /// Answers [`AcctCreateRequest`].
        AcctCreateReply(AcctCreateReply),
        /// Answers [`AcctChangePasswordRequest`].
        AcctChangePasswordReply(AcctChangePasswordReply),
        /// Answers [`AcctSetRolesRequest`].
        AcctSetRolesReply(AcctSetRolesReply),
        /// Answers [`AcctSetBillingTypeRequest`].
        AcctSetBillingTypeReply(AcctSetBillingTypeReply),
        /// Answers [`AcctActivateRequest`].
        AcctActivateReply(AcctActivateReply),
        /// Answers [`AcctCreateFromKeyRequest`].
        AcctCreateFromKeyReply(AcctCreateFromKeyReply),
        /// Answers [`PlayerCreateRequest`].
        PlayerCreateReply(PlayerCreateReply),
        /// Answers [`PlayerDeleteRequest`].
        PlayerDeleteReply(PlayerDeleteReply),
        /// Answers [`UpgradeVisitorRequest`].
        UpgradeVisitorReply(UpgradeVisitorReply),
        /// Answers [`SetPlayerBanStatusRequest`].
        SetPlayerBanStatusReply(SetPlayerBanStatusReply),
        /// Answers [`ChangePlayerNameRequest`].
        ChangePlayerNameReply(ChangePlayerNameReply),
        /// Answers [`SendFriendInviteRequest`].
        SendFriendInviteReply(SendFriendInviteReply),
        /// Answers [`VaultNodeCreate`].
        VaultNodeCreated(VaultNodeCreated),
        /// Answers [`VaultNodeFetch`].
        VaultNodeFetched(VaultNodeFetched),
        /// Tells of a change to a node.
        VaultNodeChanged(VaultNodeChanged),
        /// Tells that a node is gone.
        VaultNodeDeleted(VaultNodeDeleted),
        /// Tells that a node is below another now.
        VaultNodeAdded(VaultNodeAdded),
        /// Tells that a node is no longer below another.
        VaultNodeRemoved(VaultNodeRemoved),
        /// Answers [`VaultFetchNodeRefs`].
        VaultNodeRefsFetched(VaultNodeRefsFetched),
        /// Answers [`VaultInitAgeRequest`].
        VaultInitAgeReply(VaultInitAgeReply),
        /// Answers [`VaultNodeFind`].
        VaultNodeFindReply(VaultNodeFindReply),
        /// Answers [`VaultNodeSave`].
        VaultSaveNodeReply(VaultSaveNodeReply),
        /// Answers [`VaultNodeAdd`].
        VaultAddNodeReply(VaultAddNodeReply),
        /// Answers [`VaultNodeRemove`].
        VaultRemoveNodeReply(VaultRemoveNodeReply),
        /// Answers [`AgeRequest`].
        AgeReply(AgeReply),
        /// Answers [`FileListRequest`].
        FileListReply(FileListReply),
        /// A part of the file.
        FileDownloadChunk(FileDownloadChunk),
        /// A message of another player.
        #[wire(id = 38)]
        PropagateBuffer(PropagateBuffer),
        /// Tells that the server ends the connection.
        KickedOff(KickedOff),
        /// Answers [`GetPublicAgeList`].
        PublicAgeList(PublicAgeList),
        /// Answers [`ScoreCreate`].
        ScoreCreateReply(ScoreCreateReply),
        /// Answers [`ScoreDelete`].
        ScoreDeleteReply(ScoreDeleteReply),
        /// Answers [`ScoreGetScores`].
        ScoreGetScoresReply(ScoreGetScoresReply),
        /// Answers [`ScoreAddPoints`].
        ScoreAddPointsReply(ScoreAddPointsReply),
        /// Answers [`ScoreTransferPoints`].
        ScoreTransferPointsReply(ScoreTransferPointsReply),
        /// Answers [`ScoreSetPoints`].
        ScoreSetPointsReply(ScoreSetPointsReply),
        /// Answers [`ScoreGetRanks`].
        ScoreGetRanksReply(ScoreGetRanksReply),
        /// Answers [`AccountExistsRequest`].
        AccountExistsReply(AccountExistsReply),
        /// Answers [`AgeRequestEx`].
        AgeReplyEx(AgeReplyEx),
        /// Answers [`ScoreGetHighScores`].
        ScoreGetHighScoresReply(ScoreGetHighScoresReply),
        /// What the server can do.
        ServerCaps(ServerCaps),
    }
}
