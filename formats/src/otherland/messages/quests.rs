//! Quests: what the client asks, and what it is told. [`quest_template`](super::quest_template) has
//! the quests themselves.

use codec_core::Wire;

use super::quest_template::{QuestCondition, QuestReward, QuestTemplate};
use crate::{
    nativeparam::{AvatarId, OaPacket},
    otherland::{Base, Flag},
};

/// `oaPktQuestUpdate` (a5/00): where a player stands in a quest.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x00a5, name = "oaPktQuestUpdate")]
pub struct QuestUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// The player.
    pub player: AvatarId,
    /// The quest.
    pub quest_id: u32,
    /// When the player accepted it; the unit is not described.
    pub accepted_time: i64,
    /// Whether the player failed.
    #[wire(as = Flag)]
    pub quest_failed: bool,
    /// How far the conditions are met.
    pub conditions: Vec<QuestUpdateData>,
    /// Meaning not known.
    pub unknown_6: String,
}

/// `QuestUpdateData`: how far a condition is met.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "QuestUpdateData")]
pub struct QuestUpdateData {
    /// The condition.
    pub condition_id: i32,
    /// How often it was met.
    pub count: i32,
    /// Meaning not known.
    pub unknown_2: u64,
}

/// `oaPktQuestTrackerUpdate` (a5/01): how often a condition of a quest was met.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x01a5, name = "oaPktQuestTrackerUpdate")]
pub struct QuestTrackerUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// The player.
    pub player: AvatarId,
    /// The quest.
    pub quest_id: i32,
    /// The condition.
    pub condition_id: i32,
    /// How often it was met.
    pub condition_count: i32,
    /// Meaning not known.
    pub unknown_4: u64,
}

/// `CPktStream_165_2` (a5/02): a quest with its conditions and rewards.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x02a5, name = "CPktStream_165_2")]
pub struct QuestStream {
    /// What every packet begins with.
    pub base: Base,
    /// The quest.
    pub template: QuestTemplate,
    /// What the player has to do.
    pub conditions: Vec<QuestCondition>,
    /// The rewards that the player gets all of.
    pub compulsory_rewards: Vec<QuestReward>,
    /// The rewards that the player chooses one of.
    pub alternative_rewards: Vec<QuestReward>,
}

/// `oaPktQuestRequest` (a5/04): the client asks something about a quest.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x04a5, name = "oaPktQuestRequest")]
pub struct QuestRequest {
    /// What every packet begins with.
    pub base: Base,
    /// What is asked.
    pub request: QuestRequestKind,
    /// The quest.
    pub quest_id: i32,
    /// The player.
    pub player: AvatarId,
    /// Who gives the quest.
    pub quest_giver: AvatarId,
    /// Seems to be memory that the client did not initialize.
    pub unknown_4: u32,
}

/// What a [`QuestRequest`] asks.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum QuestRequestKind {
    /// 0: to accept the quest.
    Accept = 0,
    /// 1: to return it.
    Return = 1,
    /// 2: to abandon it.
    Abandon = 2,
    /// 3: for the next quest.
    RequestNext = 3,
    /// 4: for the quest.
    Request = 4,
    /// 5: for the active quests.
    QueryActive = 5,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}

/// `CPktStream_165_7` (a5/07): the active quests of a player.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x07a5, name = "CPktStream_165_7")]
pub struct QuestList {
    /// What every packet begins with.
    pub base: Base,
    /// The player.
    pub player: AvatarId,
    /// One bit for each quest from 0 to 9999, set if the quest is active.
    pub quest_list: Box<[u8; 1250]>,
}

/// `oaPktQuestEvent` (a5/08): something happens to a quest.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x08a5, name = "oaPktQuestEvent")]
pub struct QuestEvent {
    /// What every packet begins with.
    pub base: Base,
    /// An avatar; its part is not known.
    pub unknown_0: AvatarId,
    /// The quest.
    pub quest_id: i32,
    /// What happens.
    pub event: QuestEventKind,
    /// Meaning not known.
    pub unknown_3: i32,
}

/// What a [`QuestEvent`] tells.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum QuestEventKind {
    /// 0: there is a new quest.
    NewQuest = 0,
    /// 1: there is a new quest, the second kind.
    NewQuest1 = 1,
    /// 2: there is a new quest, the third kind.
    NewQuest2 = 2,
    /// 4: the quest was accepted.
    QuestAccepted = 4,
    /// 5: seems to open the window of the quest.
    Event5 = 5,
    /// 6: the quest was finished.
    QuestFinished = 6,
    /// 7: the quest failed.
    QuestFailed = 7,
    /// 8: the quest was abandoned.
    QuestAbandoned = 8,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}

/// `oaPktQuestGiverStatus` (a5/09): which avatars have a quest marker over their heads.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x09a5, name = "oaPktQuestGiverStatus")]
pub struct QuestGiverStatus {
    /// What every packet begins with.
    pub base: Base,
    /// Those who get one.
    pub enable_questmarker_for_avatars: Vec<AvatarId>,
    /// Those who lose theirs.
    pub disable_questmarker_for_avatars: Vec<AvatarId>,
}

/// `oaPktQuestDebugRequest` (a5/0a): changes a quest, for finding faults.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0aa5, name = "oaPktQuestDebugRequest")]
pub struct QuestDebugRequest {
    /// What every packet begins with.
    pub base: Base,
    /// The player.
    pub player: AvatarId,
    /// The quest.
    pub quest_id: i32,
    /// What is done.
    pub action: QuestDebugAction,
    /// What it is given, as text.
    pub arg: String,
    /// Meaning not known.
    pub unknown_4: u32,
}

/// What a [`QuestDebugRequest`] does.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum QuestDebugAction {
    /// 0: finishes the quest.
    Finish = 0,
    /// 1: adds the quest.
    Add = 1,
    /// 2: resets the quest.
    Reset = 2,
    /// 3: completes the quest.
    Complete = 3,
    /// 5: sets the cycle.
    SetCycle = 5,
    /// 6: loads the quest again.
    Reload = 6,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}
