//! JSON of enums.

use super::{
    AsheronsCall,
    enums::{
        AllegianceHouseAction, AllegianceLockAction, AllegianceOfficerLevel, AttackHeight,
        AttributeId, CharGenResponseType, CharacterErrorType, ChatFragmentType, ChatType,
        ChessMoveResult, Command, CompressionType, ConfirmationType, ContainerProperties,
        ContractId, ContractStage, CurVitalId, DamageLocation, DatFileType, EmoteCategory,
        EmoteType, EndTradeReason, EnvironChangeType, EquipmentSet, FellowUpdateType,
        FragmentGroup, GameActionType, GameEventType, Gender, HeritageGroup, HoldKey, HouseType,
        LogTextType, MaterialType, MovementCommand, MovementType, NetAuthType, ParentLocation,
        Placement, PropertyBool, PropertyDataId, PropertyFloat, PropertyInstanceId, PropertyInt,
        PropertyInt64, PropertyPosition, PropertyString, RadarBehavior, RadarColor,
        ServerSwitchType, SkillAdvancementClass, SkillId, Sound, SpellCategory, StanceMode,
        TradeSide, TurbineChatType, VitalId, WeenieError, WeenieErrorWithString, WeenieType,
        WieldType,
    },
};

codec_core::exact_by_name! {
    AsheronsCall:
    AllegianceHouseAction as u32, AllegianceLockAction as u32, AllegianceOfficerLevel as u32,
    AttackHeight as u32, AttributeId as u32, CharGenResponseType as u32, CharacterErrorType as
    u32, ChatFragmentType as u32, ChatType as u32, ChessMoveResult as i32, Command as u16,
    CompressionType as u8, ConfirmationType as u32, ContainerProperties as u32, ContractId as
    u32, ContractStage as u32, CurVitalId as u32, DamageLocation as u32, DatFileType as i64,
    EmoteCategory as u32, EmoteType as u32, EndTradeReason as u32, EnvironChangeType as u32,
    EquipmentSet as u32, FellowUpdateType as u32, FragmentGroup as u16, GameActionType as u32,
    GameEventType as u32, Gender as u8, HeritageGroup as u8, HoldKey as u32, HouseType as u32,
    LogTextType as u32, MaterialType as u32, MovementCommand as u16, MovementType as u8,
    NetAuthType as u32, ParentLocation as u32, Placement as u32, PropertyBool as u32,
    PropertyDataId as u32, PropertyFloat as u32, PropertyInstanceId as u32, PropertyInt as u32,
    PropertyInt64 as u32, PropertyPosition as u32, PropertyString as u32, RadarBehavior as u8,
    RadarColor as u8, ServerSwitchType as u32, SkillAdvancementClass as u32, SkillId as i32,
    Sound as i32, SpellCategory as u16, StanceMode as u16, TradeSide as u32, TurbineChatType as
    u32, VitalId as u32, WeenieError as u32, WeenieErrorWithString as u32, WeenieType as u32,
    WieldType as u8,
}
