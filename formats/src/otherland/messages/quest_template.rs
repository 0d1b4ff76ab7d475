//! Quests: what they consist of.

use codec_core::Wire;
use uuid::Uuid;

use crate::nativeparam::{OaPacket, Vector3};

/// `oaQuestTemplate`: a quest.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaQuestTemplate")]
pub struct QuestTemplate {
    /// The quest.
    pub quest_id: i32,
    /// Meaning not known.
    pub unknown_1: String,
    /// Meaning not known.
    pub unknown_2: i32,
    /// Meaning not known.
    pub unknown_3: i32,
    /// The level of the quest.
    pub level: i32,
    /// The world it takes place in.
    pub world_guid: Uuid,
    /// A filter for avatars.
    pub filter1: AvatarFilter,
    /// Meaning not known.
    pub unknown_7: i32,
    /// What the time limit is for.
    pub time_limit_option: i32,
    /// The time limit in seconds.
    pub time_limit_sec: i32,
    /// The chain of quests that it belongs to.
    pub chain_id: i32,
    /// Meaning not known.
    pub unknown_11: i32,
    /// Flags of the quest system.
    pub system_flags: u32,
    /// Meaning not known.
    pub unknown_13: i32,
    /// Meaning not known.
    pub unknown_14: String,
    /// A filter for avatars, by its id.
    pub avatar_filter_id: Uuid,
    /// Meaning not known.
    pub unknown_16: i32,
    /// The experience that the player gets.
    pub exp_reward: i32,
    /// The bits that the player gets.
    pub bit_reward: i32,
    /// Where the quest takes place.
    pub area_beacon: QuestBeacon,
    /// Where to go when it is completed.
    pub completed_beacon: QuestBeacon,
    /// The dialog while the quest is under way.
    pub progress_dialogue: i32,
    /// The dialog when it is completed.
    pub completion_dialogue: i32,
}

/// `oaQuestBeacon`: a place in the world that a quest points to.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaQuestBeacon")]
pub struct QuestBeacon {
    /// The zone.
    pub zone_guid: Uuid,
    /// The world.
    pub world_guid: Uuid,
    /// The place.
    pub position: Vector3,
    /// How wide it is.
    pub radius: u32,
    /// How high it is.
    pub height: u32,
}

/// `oaQuestCondition`: something that the player has to do.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaQuestCondition")]
pub struct QuestCondition {
    /// The quest.
    pub quest_id: i32,
    /// The condition.
    pub condition_id: i32,
    /// What has to be done.
    pub kind: QuestConditionKind,
    /// The first filter for avatars.
    pub filter1: AvatarFilter,
    /// How often it has to be done.
    pub required_count: i32,
    /// The stage of the quest that it belongs to.
    pub stage: i32,
    /// The second filter for avatars.
    pub filter2: AvatarFilter,
    /// Meaning not known.
    pub unknown_7: i32,
    /// Meaning not known.
    pub unknown_8: String,
    /// Flags.
    pub flags: i32,
    /// Meaning not known.
    pub unknown_10: String,
    /// Meaning not known.
    pub unknown_11: i32,
    /// Meaning not known.
    pub unknown_12: String,
    /// Where it has to be done.
    pub waypoint: QuestBeacon,
}

/// What a [`QuestCondition`] asks for. 0, 2, 5 to 8 and 17 exist too; what they mean is not known.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum QuestConditionKind {
    /// 1: a dialog.
    Dialog = 1,
    /// 4: loot.
    Loot = 4,
    /// 16: to wait; the authors of the description are not sure of it.
    Wait = 16,
    /// 18: an interaction.
    Interact = 18,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}

/// `oaQuestReward`: something that the player gets.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaQuestReward")]
pub struct QuestReward {
    /// Meaning not known.
    pub unknown_0: i32,
    /// The reward.
    pub reward_id: i32,
    /// Meaning not known.
    pub unknown_2: String,
    /// What it is.
    pub kind: QuestRewardKind,
    /// Which one of its kind it is, as text.
    pub id: String,
    /// How much of it.
    pub value: i32,
    /// Meaning not known.
    pub unknown_6: i32,
    /// Meaning not known.
    pub unknown_7: i32,
    /// Meaning not known.
    pub unknown_8: QuestData,
    /// The combat style that it is for.
    pub combat_style: i32,
    /// The gender that it is for.
    pub gender: i32,
}

/// What a [`QuestReward`] is.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum QuestRewardKind {
    /// 1: bits.
    Bits = 1,
    /// 2: cash.
    Cash = 2,
    /// 3: soma.
    Soma = 3,
    /// 4: an item.
    Item = 4,
    /// 5: standing with a faction.
    Faction = 5,
    /// 6: a portal.
    Portal = 6,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}

/// `QuestData`: pairs of texts.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "QuestData")]
pub struct QuestData {
    /// The pairs.
    pub entries: Vec<QuestDataEntry>,
}

/// `QuestDataEntry`: a pair of texts.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "QuestDataEntry")]
pub struct QuestDataEntry {
    /// The first text.
    pub unknown_0: String,
    /// The second text.
    pub unknown_1: String,
}

/// `AvatarFilter`: which avatars are meant.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "AvatarFilter")]
pub struct AvatarFilter {
    /// What `filter` is: 1 a content id, 2 an instance id (a content id in conditions of kind 4),
    /// 3 tags of quests, 4 an item to loot, 5 a dialog.
    pub kind: i32,
    /// What avatars must have.
    pub filter: String,
}
