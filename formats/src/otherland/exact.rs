//! JSON of enums.

use super::messages::{
    ability, actions, character_select, combat, dialog, game_message, loading, login, move_manager,
    quest_template, quests, routing, social, system,
};
use crate::nativeparam::OaPacket;

codec_core::exact_by_name! {
    OaPacket:
    ability::AbilityEvent as u8,
    ability::AbilityType as u8,
    actions::InteractionEvent as u16,
    actions::InteractionType as u16,
    actions::LoopCommand as u16,
    actions::QuestActionKind as u32,
    character_select::CharacterError as u32,
    character_select::SelectWorldError as u32,
    combat::CombatToggle as u8,
    dialog::DialogEmote as u32,
    dialog::DialogListKind as u32,
    dialog::DialogQuestMode as u32,
    game_message::GameMessageType as u32,
    loading::ConnectionState as u32,
    loading::ResourceType as u16,
    login::LoginType as u16,
    login::UiState as u32,
    move_manager::PhysicsState as u8,
    quest_template::QuestConditionKind as u32,
    quest_template::QuestRewardKind as u32,
    quests::QuestDebugAction as u32,
    quests::QuestEventKind as u32,
    quests::QuestRequestKind as u32,
    routing::Destination as u8,
    social::ChatType as u8,
    system::NotifyType as u16,
}
