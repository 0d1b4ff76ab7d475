//! Scores.

use bytes::Bytes;
use codec_core::{Decode, DecodeError, DecodeErrorKind, Format as _, Wire};

use crate::moul::{
    Moul, NetString, SizedText, VarBytes,
    messages::{MAX_BUFFER, NetError},
};

/// `Cli2Auth_ScoreCreate`: makes a score.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 46)]
pub struct ScoreCreate {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Vault node that owns the score; 0 for all.
    pub owner_id: u32,
    /// Name of the game.
    #[wire(as = NetString<64>)]
    pub game_name: String,
    /// 0 fixed, 1 accumulative, 2 accumulative that may go below zero.
    pub game_type: u32,
    /// The first value.
    pub value: i32,
}

/// `Auth2Cli_ScoreCreateReply`: answers [`ScoreCreate`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 41)]
pub struct ScoreCreateReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// The new score.
    pub score_id: u32,
    /// When it was made, in seconds since 1970.
    pub created_time: u32,
}

/// `Cli2Auth_ScoreDelete`: deletes a score.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 47)]
pub struct ScoreDelete {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The score.
    pub score_id: u32,
}

/// `Auth2Cli_ScoreDeleteReply`: answers [`ScoreDelete`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 42)]
pub struct ScoreDeleteReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_ScoreGetScores`: asks for the scores of an owner.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 48)]
pub struct ScoreGetScores {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Vault node that owns the scores.
    pub owner_id: u32,
    /// Name of the game.
    #[wire(as = NetString<64>)]
    pub game_name: String,
}

/// `Auth2Cli_ScoreGetScoresReply`: answers [`ScoreGetScores`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 43)]
pub struct ScoreGetScoresReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// Number of records in `scores`.
    pub score_count: u32,
    /// The records: [`records`](Self::records).
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub scores: Bytes,
}

impl ScoreGetScoresReply {
    /// The records.
    ///
    /// # Errors
    ///
    /// As [`Format::from_bytes`](codec_core::Format::from_bytes), and
    /// [`Invalid`](codec_core::DecodeErrorKind::Invalid) if there are not as many as it says.
    pub fn records(&self) -> Result<Vec<GameScore>, DecodeError> {
        records(self.score_count, &self.scores)
    }
}

/// `Cli2Auth_ScoreAddPoints`: adds to a score.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 49)]
pub struct ScoreAddPoints {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The score.
    pub score_id: u32,
    /// What to add; below zero to take away.
    pub points: i32,
}

/// `Auth2Cli_ScoreAddPointsReply`: answers [`ScoreAddPoints`].
///
/// DIRTSAND answers [`ScoreTransferPoints`] with it too.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 44)]
pub struct ScoreAddPointsReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_ScoreTransferPoints`: moves points from a score to another.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 50)]
pub struct ScoreTransferPoints {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The score to take from.
    pub source_score_id: u32,
    /// The score to give to.
    pub target_score_id: u32,
    /// How many points.
    pub points: i32,
}

/// `Auth2Cli_ScoreTransferPointsReply`: answers [`ScoreTransferPoints`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 45)]
pub struct ScoreTransferPointsReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_ScoreSetPoints`: sets a score.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 51)]
pub struct ScoreSetPoints {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The score.
    pub score_id: u32,
    /// The new value.
    pub points: i32,
}

/// `Auth2Cli_ScoreSetPointsReply`: answers [`ScoreSetPoints`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 46)]
pub struct ScoreSetPointsReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_ScoreGetRanks`: asks for a ranking.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 52)]
pub struct ScoreGetRanks {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Vault node that owns the scores.
    pub owner_id: u32,
    /// 0 individual, 1 neighborhood.
    pub score_group: u32,
    /// Vault folder.
    pub parent_folder_id: u32,
    /// Name of the game.
    #[wire(as = NetString<64>)]
    pub game_name: String,
    /// 0 overall, 1 year, 2 month, 3 day.
    pub time_period: u32,
    /// How many results make a page.
    pub results_per_page: u32,
    /// Number of the page.
    pub page: u32,
    /// 1 to have the highest first.
    pub descending: u32,
}

/// `Auth2Cli_ScoreGetRanksReply`: answers [`ScoreGetRanks`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 47)]
pub struct ScoreGetRanksReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// Number of records in `ranks`.
    pub rank_count: u32,
    /// The records: [`records`](Self::records).
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub ranks: Bytes,
}

impl ScoreGetRanksReply {
    /// The records.
    ///
    /// # Errors
    ///
    /// As [`Format::from_bytes`](codec_core::Format::from_bytes), and
    /// [`Invalid`](codec_core::DecodeErrorKind::Invalid) if there are not as many as it says.
    pub fn records(&self) -> Result<Vec<GameRank>, DecodeError> {
        records(self.rank_count, &self.ranks)
    }
}

/// `Cli2Auth_ScoreGetHighScores`: asks for the best scores of an age.
///
/// An extension of H'uru.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x1001)]
pub struct ScoreGetHighScores {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The age that owns the scores.
    pub age_id: u32,
    /// How many to return.
    pub max_scores: u32,
    /// Name of the game.
    #[wire(as = NetString<64>)]
    pub game_name: String,
}

/// `Auth2Cli_ScoreGetHighScoresReply`: answers [`ScoreGetHighScores`].
///
/// An extension of H'uru.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x1001)]
pub struct ScoreGetHighScoresReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// Number of records in `scores`.
    pub score_count: u32,
    /// The records: [`records`](Self::records).
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub scores: Bytes,
}

impl ScoreGetHighScoresReply {
    /// The records.
    ///
    /// # Errors
    ///
    /// As [`Format::from_bytes`](codec_core::Format::from_bytes), and
    /// [`Invalid`](codec_core::DecodeErrorKind::Invalid) if there are not as many as it says.
    pub fn records(&self) -> Result<Vec<GameScore>, DecodeError> {
        records(self.score_count, &self.scores)
    }
}

/// `NetGameScore`: a score.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct GameScore {
    /// The score.
    pub score_id: u32,
    /// Vault node that owns it.
    pub owner_id: u32,
    /// When it was made, in seconds since 1970.
    pub created_time: u32,
    /// 0 fixed, 1 can grow, 2 can grow and shrink below zero.
    pub game_type: u32,
    /// Its value.
    pub value: i32,
    /// Name of the game.
    #[wire(as = SizedText)]
    pub game_name: String,
}

/// `NetGameRank`: a place in a ranking.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct GameRank {
    /// The place, from 1.
    pub rank: u32,
    /// The score.
    pub score: i32,
    /// Name of the player.
    #[wire(as = SizedText)]
    pub name: String,
}

/// All that a buffer holds.
#[derive(Wire)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
struct Records<T> {
    #[wire(rest)]
    records: Vec<T>,
}

/// The `count` records in `buffer`.
fn records<T>(count: u32, buffer: &Bytes) -> Result<Vec<T>, DecodeError>
where
    T: for<'de> Decode<'de, Moul>,
{
    let Records { records } = Moul::from_bytes::<Records<T>>(buffer)?;
    if usize::try_from(count) != Ok(records.len()) {
        let kind = DecodeErrorKind::Invalid { what: "count of records", value: count.into() };
        return Err(DecodeError::new(kind, 0));
    }
    Ok(records)
}
