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
pub mod qualities;

use codec_core::Wire;

use self::qualities::{PrivateRemove, PrivateUpdate, Remove, Update};
use super::data::{AttributeInfo, SecondaryAttributeInfo, Skill};
use crate::asherons_call::{
    AsheronsCall, Position, Toggle,
    enums::{
        AttributeId, CurVitalId, PropertyBool, PropertyDataId, PropertyFloat, PropertyInstanceId,
        PropertyInt, PropertyInt64, PropertyPosition, PropertyString, SkillAdvancementClass,
        SkillId, VitalId,
    },
};

/// A message from server to client, by its opcode.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
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
    /// `Qualities_PrivateRemoveIntEvent` (0x01d1): an integer property of the player's own
    /// character is gone.
    #[doc(alias = "Qualities_PrivateRemoveIntEvent")]
    #[wire(id = 0x01d1)]
    PrivateRemoveIntEvent(PrivateRemove<PropertyInt>),
    /// `Qualities_RemoveIntEvent` (0x01d2): an integer property of another object is gone.
    #[doc(alias = "Qualities_RemoveIntEvent")]
    #[wire(id = 0x01d2)]
    RemoveIntEvent(Remove<PropertyInt>),
    /// `Qualities_PrivateRemoveBoolEvent` (0x01d3): a boolean property of the player's own
    /// character is gone.
    #[doc(alias = "Qualities_PrivateRemoveBoolEvent")]
    #[wire(id = 0x01d3)]
    PrivateRemoveBoolEvent(PrivateRemove<PropertyBool>),
    /// `Qualities_RemoveBoolEvent` (0x01d4): a boolean property of another object is gone.
    #[doc(alias = "Qualities_RemoveBoolEvent")]
    #[wire(id = 0x01d4)]
    RemoveBoolEvent(Remove<PropertyBool>),
    /// `Qualities_PrivateRemoveFloatEvent` (0x01d5): a floating-point property of the player's own
    /// character is gone.
    #[doc(alias = "Qualities_PrivateRemoveFloatEvent")]
    #[wire(id = 0x01d5)]
    PrivateRemoveFloatEvent(PrivateRemove<PropertyFloat>),
    /// `Qualities_RemoveFloatEvent` (0x01d6): a floating-point property of another object is gone.
    #[doc(alias = "Qualities_RemoveFloatEvent")]
    #[wire(id = 0x01d6)]
    RemoveFloatEvent(Remove<PropertyFloat>),
    /// `Qualities_PrivateRemoveStringEvent` (0x01d7): a text property of the player's own character
    /// is gone.
    #[doc(alias = "Qualities_PrivateRemoveStringEvent")]
    #[wire(id = 0x01d7)]
    PrivateRemoveStringEvent(PrivateRemove<PropertyString>),
    /// `Qualities_RemoveStringEvent` (0x01d8): a text property of another object is gone.
    #[doc(alias = "Qualities_RemoveStringEvent")]
    #[wire(id = 0x01d8)]
    RemoveStringEvent(Remove<PropertyString>),
    /// `Qualities_PrivateRemoveDataIdEvent` (0x01d9): a data id property of the player's own
    /// character is gone.
    #[doc(alias = "Qualities_PrivateRemoveDataIdEvent")]
    #[wire(id = 0x01d9)]
    PrivateRemoveDataIdEvent(PrivateRemove<PropertyDataId>),
    /// `Qualities_RemoveDataIdEvent` (0x01da): a data id property of another object is gone.
    #[doc(alias = "Qualities_RemoveDataIdEvent")]
    #[wire(id = 0x01da)]
    RemoveDataIdEvent(Remove<PropertyDataId>),
    /// `Qualities_PrivateRemoveInstanceIdEvent` (0x01db): an object id property of the player's own
    /// character is gone.
    #[doc(alias = "Qualities_PrivateRemoveInstanceIdEvent")]
    #[wire(id = 0x01db)]
    PrivateRemoveInstanceIdEvent(PrivateRemove<PropertyInstanceId>),
    /// `Qualities_RemoveInstanceIdEvent` (0x01dc): an object id property of another object is gone.
    #[doc(alias = "Qualities_RemoveInstanceIdEvent")]
    #[wire(id = 0x01dc)]
    RemoveInstanceIdEvent(Remove<PropertyInstanceId>),
    /// `Qualities_PrivateRemovePositionEvent` (0x01dd): a position property of the player's own
    /// character is gone.
    #[doc(alias = "Qualities_PrivateRemovePositionEvent")]
    #[wire(id = 0x01dd)]
    PrivateRemovePositionEvent(PrivateRemove<PropertyPosition>),
    /// `Qualities_RemovePositionEvent` (0x01de): a position property of another object is gone.
    #[doc(alias = "Qualities_RemovePositionEvent")]
    #[wire(id = 0x01de)]
    RemovePositionEvent(Remove<PropertyPosition>),
    /// `Communication_HearEmote` (0x01e0).
    HearEmote(communication::HearEmote),
    /// `Communication_HearSoulEmote` (0x01e2).
    HearSoulEmote(communication::HearSoulEmote),
    /// `Qualities_PrivateRemoveInt64Event` (0x02b8): a 64-bit integer property of the player's own
    /// character is gone.
    #[doc(alias = "Qualities_PrivateRemoveInt64Event")]
    #[wire(id = 0x02b8)]
    PrivateRemoveInt64Event(PrivateRemove<PropertyInt64>),
    /// `Qualities_RemoveInt64Event` (0x02b9): a 64-bit integer property of another object is gone.
    #[doc(alias = "Qualities_RemoveInt64Event")]
    #[wire(id = 0x02b9)]
    RemoveInt64Event(Remove<PropertyInt64>),
    /// `Communication_HearSpeech` (0x02bb).
    HearSpeech(communication::HearSpeech),
    /// `Communication_HearRangedSpeech` (0x02bc).
    HearRangedSpeech(communication::HearRangedSpeech),
    /// `Qualities_PrivateUpdateInt` (0x02cd): an integer property of the player's own character has
    /// changed.
    #[doc(alias("Qualities_PrivateUpdateInt", "PrivateUpdatePropertyInt"))]
    #[wire(id = 0x02cd)]
    PrivateUpdateInt(PrivateUpdate<PropertyInt, i32>),
    /// `Qualities_UpdateInt` (0x02ce): an integer property of another object has changed.
    #[doc(alias("Qualities_UpdateInt", "PublicUpdatePropertyInt"))]
    #[wire(id = 0x02ce)]
    UpdateInt(Update<PropertyInt, i32>),
    /// `Qualities_PrivateUpdateInt64` (0x02cf): a 64-bit integer property of the player's own
    /// character has changed.
    #[doc(alias("Qualities_PrivateUpdateInt64", "PrivateUpdatePropertyInt64"))]
    #[wire(id = 0x02cf)]
    PrivateUpdateInt64(PrivateUpdate<PropertyInt64, i64>),
    /// `Qualities_UpdateInt64` (0x02d0): a 64-bit integer property of another object has changed.
    #[doc(alias("Qualities_UpdateInt64", "PublicUpdatePropertyInt64"))]
    #[wire(id = 0x02d0)]
    UpdateInt64(Update<PropertyInt64, i64>),
    /// `Qualities_PrivateUpdateBool` (0x02d1): a boolean property of the player's own character has
    /// changed.
    #[doc(alias("Qualities_PrivateUpdateBool", "PrivateUpdatePropertyBool"))]
    #[wire(id = 0x02d1)]
    PrivateUpdateBool(PrivateUpdate<PropertyBool, Toggle>),
    /// `Qualities_UpdateBool` (0x02d2): a boolean property of another object has changed.
    #[doc(alias("Qualities_UpdateBool", "PublicUpdatePropertyBool"))]
    #[wire(id = 0x02d2)]
    UpdateBool(Update<PropertyBool, Toggle>),
    /// `Qualities_PrivateUpdateFloat` (0x02d3): a floating-point property of the player's own
    /// character has changed.
    #[doc(alias("Qualities_PrivateUpdateFloat", "PrivateUpdatePropertyFloat"))]
    #[wire(id = 0x02d3)]
    PrivateUpdateFloat(PrivateUpdate<PropertyFloat, f64>),
    /// `Qualities_UpdateFloat` (0x02d4): a floating-point property of another object has changed.
    #[doc(alias("Qualities_UpdateFloat", "PublicUpdatePropertyFloat"))]
    #[wire(id = 0x02d4)]
    UpdateFloat(Update<PropertyFloat, f64>),
    /// `Qualities_PrivateUpdateString` (0x02d5).
    PrivateUpdateString(qualities::PrivateUpdateString),
    /// `Qualities_UpdateString` (0x02d6).
    UpdateString(qualities::UpdateString),
    /// `Qualities_PrivateUpdateDataId` (0x02d7): a data id property of the player's own character
    /// has changed.
    #[doc(alias("Qualities_PrivateUpdateDataId", "PrivateUpdatePropertyDataID"))]
    #[wire(id = 0x02d7)]
    PrivateUpdateDataId(PrivateUpdate<PropertyDataId, u32>),
    /// `Qualities_UpdateDataId` (0x02d8): a data id property of another object has changed.
    #[doc(alias("Qualities_UpdateDataId", "PublicUpdatePropertyDataID"))]
    #[wire(id = 0x02d8)]
    UpdateDataId(Update<PropertyDataId, u32>),
    /// `Qualities_PrivateUpdateInstanceId` (0x02d9): an object id property of the player's own
    /// character has changed.
    #[doc(alias("Qualities_PrivateUpdateInstanceId", "PrivateUpdatePropertyInstanceID"))]
    #[wire(id = 0x02d9)]
    PrivateUpdateInstanceId(PrivateUpdate<PropertyInstanceId, u32>),
    /// `Qualities_UpdateInstanceId` (0x02da): an object id property of another object has changed.
    #[doc(alias("Qualities_UpdateInstanceId", "PublicUpdateInstanceId"))]
    #[wire(id = 0x02da)]
    UpdateInstanceId(Update<PropertyInstanceId, u32>),
    /// `Qualities_PrivateUpdatePosition` (0x02db): a position property of the player's own
    /// character has changed.
    #[doc(alias = "Qualities_PrivateUpdatePosition")]
    #[wire(id = 0x02db)]
    PrivateUpdatePosition(PrivateUpdate<PropertyPosition, Position>),
    /// `Qualities_UpdatePosition` (0x02dc): a position property of another object has changed.
    #[doc(alias("Qualities_UpdatePosition", "PublicUpdatePosition"))]
    #[wire(id = 0x02dc)]
    UpdatePosition(Update<PropertyPosition, Position>),
    /// `Qualities_PrivateUpdateSkill` (0x02dd): a skill of the player's own character has changed.
    #[doc(alias = "Qualities_PrivateUpdateSkill")]
    #[wire(id = 0x02dd)]
    PrivateUpdateSkill(PrivateUpdate<SkillId, Skill>),
    /// `Qualities_UpdateSkill` (0x02de): a skill of another object has changed.
    #[doc(alias("Qualities_UpdateSkill", "PublicUpdateSkill"))]
    #[wire(id = 0x02de)]
    UpdateSkill(Update<SkillId, Skill>),
    /// `Qualities_PrivateUpdateSkillLevel` (0x02df): the level of a skill of the player's own
    /// character has changed.
    #[doc(alias = "Qualities_PrivateUpdateSkillLevel")]
    #[wire(id = 0x02df)]
    PrivateUpdateSkillLevel(PrivateUpdate<SkillId, u32>),
    /// `Qualities_UpdateSkillLevel` (0x02e0): the level of a skill of another object has changed.
    #[doc(alias("Qualities_UpdateSkillLevel", "PublicUpdateSkillLevel"))]
    #[wire(id = 0x02e0)]
    UpdateSkillLevel(Update<SkillId, u32>),
    /// `Qualities_PrivateUpdateSkillAC` (0x02e1): the training of a skill of the player's own
    /// character has changed.
    #[doc(alias = "Qualities_PrivateUpdateSkillAC")]
    #[wire(id = 0x02e1)]
    PrivateUpdateSkillAc(PrivateUpdate<SkillId, SkillAdvancementClass>),
    /// `Qualities_UpdateSkillAC` (0x02e2): the training of a skill of another object has changed.
    #[doc(alias = "Qualities_UpdateSkillAC")]
    #[wire(id = 0x02e2)]
    UpdateSkillAc(Update<SkillId, SkillAdvancementClass>),
    /// `Qualities_PrivateUpdateAttribute` (0x02e3): an attribute of the player's own character has
    /// changed.
    #[doc(alias = "Qualities_PrivateUpdateAttribute")]
    #[wire(id = 0x02e3)]
    PrivateUpdateAttribute(PrivateUpdate<AttributeId, AttributeInfo>),
    /// `Qualities_UpdateAttribute` (0x02e4): an attribute of another object has changed.
    #[doc(alias("Qualities_UpdateAttribute", "PublicUpdateAttribute"))]
    #[wire(id = 0x02e4)]
    UpdateAttribute(Update<AttributeId, AttributeInfo>),
    /// `Qualities_PrivateUpdateAttributeLevel` (0x02e5): the level of an attribute of the player's
    /// own character has changed.
    #[doc(alias = "Qualities_PrivateUpdateAttributeLevel")]
    #[wire(id = 0x02e5)]
    PrivateUpdateAttributeLevel(PrivateUpdate<AttributeId, u32>),
    /// `Qualities_UpdateAttributeLevel` (0x02e6): the level of an attribute of another object has
    /// changed.
    #[doc(alias = "Qualities_UpdateAttributeLevel")]
    #[wire(id = 0x02e6)]
    UpdateAttributeLevel(Update<AttributeId, u32>),
    /// `Qualities_PrivateUpdateAttribute2nd` (0x02e7): a vital (health, stamina or mana) of the
    /// player's own character has changed.
    #[doc(alias("Qualities_PrivateUpdateAttribute2nd", "PrivateUpdateVital"))]
    #[wire(id = 0x02e7)]
    PrivateUpdateAttribute2nd(PrivateUpdate<VitalId, SecondaryAttributeInfo>),
    /// `Qualities_UpdateAttribute2nd` (0x02e8): a vital (health, stamina or mana) of another object
    /// has changed.
    #[doc(alias("Qualities_UpdateAttribute2nd", "PublicUpdateVital"))]
    #[wire(id = 0x02e8)]
    UpdateAttribute2nd(Update<VitalId, SecondaryAttributeInfo>),
    /// `Qualities_PrivateUpdateAttribute2ndLevel` (0x02e9): the current value of a vital of the
    /// player's own character has changed.
    #[doc(alias = "Qualities_PrivateUpdateAttribute2ndLevel")]
    #[wire(id = 0x02e9)]
    PrivateUpdateAttribute2ndLevel(PrivateUpdate<CurVitalId, u32>),
    /// `Qualities_UpdateAttribute2ndLevel` (0x02ea): the current value of a vital of another object
    /// has changed.
    #[doc(alias = "Qualities_UpdateAttribute2ndLevel")]
    #[wire(id = 0x02ea)]
    UpdateAttribute2ndLevel(Update<CurVitalId, u32>),
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
    /// `Item_UpdateObject` (0xf7db): everything about an object again, because much has changed.
    #[doc(alias = "Item_UpdateObject")]
    #[wire(id = 0xf7db)]
    UpdateObject(item::CreateObject),
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
