//! Messages from server to client.

pub mod admin;
pub mod character;
pub mod combat;
pub mod communication;
pub mod ddd;
pub mod effects;
pub mod inventory;
pub mod item;
pub mod login;
pub mod movement;
pub mod qualities_1;
pub mod qualities_2;
pub mod qualities_3;

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// A message from server to client, by its opcode.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
#[allow(clippy::large_enum_variant, reason = "one is alive at a time")]
pub enum ServerMessage {
    /// `Item_ServerSaysRemove` (0x0024).
    ServerSaysRemove(item::ServerSaysRemove),
    /// `Character_ServerSaysAttemptFailed` (0x00a0).
    ServerSaysAttemptFailed(character::ServerSaysAttemptFailed),
    /// `Item_UpdateStackSize` (0x0197).
    UpdateStackSize(item::UpdateStackSize),
    /// `Combat_HandlePlayerDeathEvent` (0x019e).
    HandlePlayerDeathEvent(combat::HandlePlayerDeathEvent),
    /// `Qualities_PrivateRemoveIntEvent` (0x01d1).
    PrivateRemoveIntEvent(qualities_1::PrivateRemoveIntEvent),
    /// `Qualities_RemoveIntEvent` (0x01d2).
    RemoveIntEvent(qualities_1::RemoveIntEvent),
    /// `Qualities_PrivateRemoveBoolEvent` (0x01d3).
    PrivateRemoveBoolEvent(qualities_1::PrivateRemoveBoolEvent),
    /// `Qualities_RemoveBoolEvent` (0x01d4).
    RemoveBoolEvent(qualities_1::RemoveBoolEvent),
    /// `Qualities_PrivateRemoveFloatEvent` (0x01d5).
    PrivateRemoveFloatEvent(qualities_1::PrivateRemoveFloatEvent),
    /// `Qualities_RemoveFloatEvent` (0x01d6).
    RemoveFloatEvent(qualities_1::RemoveFloatEvent),
    /// `Qualities_PrivateRemoveStringEvent` (0x01d7).
    PrivateRemoveStringEvent(qualities_1::PrivateRemoveStringEvent),
    /// `Qualities_RemoveStringEvent` (0x01d8).
    RemoveStringEvent(qualities_1::RemoveStringEvent),
    /// `Qualities_PrivateRemoveDataIdEvent` (0x01d9).
    PrivateRemoveDataIdEvent(qualities_1::PrivateRemoveDataIdEvent),
    /// `Qualities_RemoveDataIdEvent` (0x01da).
    RemoveDataIdEvent(qualities_1::RemoveDataIdEvent),
    /// `Qualities_PrivateRemoveInstanceIdEvent` (0x01db).
    PrivateRemoveInstanceIdEvent(qualities_1::PrivateRemoveInstanceIdEvent),
    /// `Qualities_RemoveInstanceIdEvent` (0x01dc).
    RemoveInstanceIdEvent(qualities_1::RemoveInstanceIdEvent),
    /// `Qualities_PrivateRemovePositionEvent` (0x01dd).
    PrivateRemovePositionEvent(qualities_1::PrivateRemovePositionEvent),
    /// `Qualities_RemovePositionEvent` (0x01de).
    RemovePositionEvent(qualities_1::RemovePositionEvent),
    /// `Communication_HearEmote` (0x01e0).
    HearEmote(communication::HearEmote),
    /// `Communication_HearSoulEmote` (0x01e2).
    HearSoulEmote(communication::HearSoulEmote),
    /// `Qualities_PrivateRemoveInt64Event` (0x02b8).
    PrivateRemoveInt64Event(qualities_1::PrivateRemoveInt64Event),
    /// `Qualities_RemoveInt64Event` (0x02b9).
    RemoveInt64Event(qualities_1::RemoveInt64Event),
    /// `Communication_HearSpeech` (0x02bb).
    HearSpeech(communication::HearSpeech),
    /// `Communication_HearRangedSpeech` (0x02bc).
    HearRangedSpeech(communication::HearRangedSpeech),
    /// `Qualities_PrivateUpdateInt` (0x02cd).
    PrivateUpdateInt(qualities_1::PrivateUpdateInt),
    /// `Qualities_UpdateInt` (0x02ce).
    UpdateInt(qualities_1::UpdateInt),
    /// `Qualities_PrivateUpdateInt64` (0x02cf).
    PrivateUpdateInt64(qualities_1::PrivateUpdateInt64),
    /// `Qualities_UpdateInt64` (0x02d0).
    UpdateInt64(qualities_1::UpdateInt64),
    /// `Qualities_PrivateUpdateBool` (0x02d1).
    PrivateUpdateBool(qualities_1::PrivateUpdateBool),
    /// `Qualities_UpdateBool` (0x02d2).
    UpdateBool(qualities_1::UpdateBool),
    /// `Qualities_PrivateUpdateFloat` (0x02d3).
    PrivateUpdateFloat(qualities_2::PrivateUpdateFloat),
    /// `Qualities_UpdateFloat` (0x02d4).
    UpdateFloat(qualities_2::UpdateFloat),
    /// `Qualities_PrivateUpdateString` (0x02d5).
    PrivateUpdateString(qualities_2::PrivateUpdateString),
    /// `Qualities_UpdateString` (0x02d6).
    UpdateString(qualities_2::UpdateString),
    /// `Qualities_PrivateUpdateDataId` (0x02d7).
    PrivateUpdateDataId(qualities_2::PrivateUpdateDataId),
    /// `Qualities_UpdateDataId` (0x02d8).
    UpdateDataId(qualities_2::UpdateDataId),
    /// `Qualities_PrivateUpdateInstanceId` (0x02d9).
    PrivateUpdateInstanceId(qualities_2::PrivateUpdateInstanceId),
    /// `Qualities_UpdateInstanceId` (0x02da).
    UpdateInstanceId(qualities_2::UpdateInstanceId),
    /// `Qualities_PrivateUpdatePosition` (0x02db).
    PrivateUpdatePosition(qualities_2::PrivateUpdatePosition),
    /// `Qualities_UpdatePosition` (0x02dc).
    UpdatePosition(qualities_2::UpdatePosition),
    /// `Qualities_PrivateUpdateSkill` (0x02dd).
    PrivateUpdateSkill(qualities_2::PrivateUpdateSkill),
    /// `Qualities_UpdateSkill` (0x02de).
    UpdateSkill(qualities_2::UpdateSkill),
    /// `Qualities_PrivateUpdateSkillLevel` (0x02df).
    PrivateUpdateSkillLevel(qualities_2::PrivateUpdateSkillLevel),
    /// `Qualities_UpdateSkillLevel` (0x02e0).
    UpdateSkillLevel(qualities_2::UpdateSkillLevel),
    /// `Qualities_PrivateUpdateSkillAC` (0x02e1).
    PrivateUpdateSkillAc(qualities_2::PrivateUpdateSkillAc),
    /// `Qualities_UpdateSkillAC` (0x02e2).
    UpdateSkillAc(qualities_2::UpdateSkillAc),
    /// `Qualities_PrivateUpdateAttribute` (0x02e3).
    PrivateUpdateAttribute(qualities_2::PrivateUpdateAttribute),
    /// `Qualities_UpdateAttribute` (0x02e4).
    UpdateAttribute(qualities_2::UpdateAttribute),
    /// `Qualities_PrivateUpdateAttributeLevel` (0x02e5).
    PrivateUpdateAttributeLevel(qualities_2::PrivateUpdateAttributeLevel),
    /// `Qualities_UpdateAttributeLevel` (0x02e6).
    UpdateAttributeLevel(qualities_2::UpdateAttributeLevel),
    /// `Qualities_PrivateUpdateAttribute2nd` (0x02e7).
    PrivateUpdateAttribute2nd(qualities_2::PrivateUpdateAttribute2nd),
    /// `Qualities_UpdateAttribute2nd` (0x02e8).
    UpdateAttribute2nd(qualities_3::UpdateAttribute2nd),
    /// `Qualities_PrivateUpdateAttribute2ndLevel` (0x02e9).
    PrivateUpdateAttribute2ndLevel(qualities_3::PrivateUpdateAttribute2ndLevel),
    /// `Qualities_UpdateAttribute2ndLevel` (0x02ea).
    UpdateAttribute2ndLevel(qualities_3::UpdateAttribute2ndLevel),
    /// `Admin_Environs` (0xea60).
    Environs(admin::Environs),
    /// `Movement_PositionAndMovementEvent` (0xf619).
    PositionAndMovementEvent(movement::PositionAndMovementEvent),
    /// `Item_ObjDescEvent` (0xf625).
    ObjDescEvent(item::ObjDescEvent),
    /// `Character_SetPlayerVisualDesc` (0xf630).
    SetPlayerVisualDesc(character::SetPlayerVisualDesc),
    /// `Character_CharGenVerificationResponse` (0xf643).
    CharGenVerificationResponse(character::CharGenVerificationResponse),
    /// `Login_AwaitingSubscriptionExpiration` (0xf651).
    AwaitingSubscriptionExpiration(login::AwaitingSubscriptionExpiration),
    /// `Login_LogOffCharacter` (0xf653).
    LogOffCharacter(login::LogOffCharacter),
    /// `Character_CharacterDelete` (0xf655).
    CharacterDelete(character::CharacterDelete),
    /// `Login_LoginCharacterSet` (0xf658).
    LoginCharacterSet(login::LoginCharacterSet),
    /// `Character_CharacterError` (0xf659).
    CharacterError(character::CharacterError),
    /// `Item_CreateObject` (0xf745).
    CreateObject(item::CreateObject),
    /// `Login_CreatePlayer` (0xf746).
    CreatePlayer(login::CreatePlayer),
    /// `Item_DeleteObject` (0xf747).
    DeleteObject(item::DeleteObject),
    /// `Movement_PositionEvent` (0xf748).
    PositionEvent(movement::PositionEvent),
    /// `Item_ParentEvent` (0xf749).
    ParentEvent(item::ParentEvent),
    /// `Inventory_PickupEvent` (0xf74a).
    PickupEvent(inventory::PickupEvent),
    /// `Item_SetState` (0xf74b).
    SetState(item::SetState),
    /// `Movement_SetObjectMovement` (0xf74c).
    SetObjectMovement(movement::SetObjectMovement),
    /// `Movement_VectorUpdate` (0xf74e).
    VectorUpdate(movement::VectorUpdate),
    /// `Effects_SoundEvent` (0xf750).
    SoundEvent(effects::SoundEvent),
    /// `Effects_PlayerTeleport` (0xf751).
    PlayerTeleport(effects::PlayerTeleport),
    /// `Effects_PlayScriptId` (0xf754).
    PlayScriptId(effects::PlayScriptId),
    /// `Effects_PlayScriptType` (0xf755).
    PlayScriptType(effects::PlayScriptType),
    /// `Login_AccountBanned` (0xf7c1).
    AccountBanned(login::AccountBanned),
    /// `Admin_ReceiveAccountData` (0xf7ca).
    ReceiveAccountData(admin::ReceiveAccountData),
    /// `Admin_ReceivePlayerData` (0xf7cb).
    ReceivePlayerData(admin::ReceivePlayerData),
    /// `Item_UpdateObject` (0xf7db).
    UpdateObject(item::UpdateObject),
    /// `Login_AccountBooted` (0xf7dc).
    AccountBooted(login::AccountBooted),
    /// `Login_EnterGame_ServerReady` (0xf7df).
    EnterGameServerReady(login::EnterGameServerReady),
    /// `Communication_TextboxString` (0xf7e0).
    TextboxString(communication::TextboxString),
    /// `Login_WorldInfo` (0xf7e1).
    WorldInfo(login::WorldInfo),
    /// `DDD_ErrorMessage` (0xf7e4).
    ErrorMessage(ddd::ErrorMessage),
    /// `DDD_InterrogationMessage` (0xf7e5).
    InterrogationMessage(ddd::InterrogationMessage),
    /// `DDD_BeginDDDMessage` (0xf7e7).
    BeginDddMessage(ddd::BeginDddMessage),
    /// `DDD_OnEndDDD` (0xf7ea).
    OnEndDdd(ddd::OnEndDdd),
    /// `Communication_TurbineChat` (0xf7de).
    TurbineChat(super::turbine_chat::TurbineChat),
    /// `DDD_DataMessage` (0xf7e2).
    DataMessage(super::data_message::DataMessage),
    /// `Ordered_GameEvent` (0xf7b0).
    Event(super::event::GameEvent),
    /// Another number, with what follows it.
    #[wire(other)]
    Other(u32, Vec<u8>),
}
