//! What a server tells one client: `GameEvent` (0xf7b0).

pub mod admin;
pub mod allegiance;
pub mod character;
pub mod combat;
pub mod communication;
pub mod fellowship;
pub mod game;
pub mod house;
pub mod inventory;
pub mod item;
pub mod login;
pub mod magic;
pub mod portal_storm;
pub mod social;
pub mod trade;
pub mod vendor;
pub mod writing;

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Ordered_GameEvent` (0xf7b0): what has happened to one player, numbered so that it is shown in
/// order.
#[doc(alias = "Ordered_GameEvent")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7b0)]
pub struct GameEvent {
    /// The character of the player whom the event is for.
    pub object_id: u32,
    /// Increases by one with every event for this player.
    pub sequence: u32,
    /// What has happened.
    pub event: Event,
}

/// An event, by its number.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
#[allow(clippy::large_enum_variant, reason = "one is alive at a time")]
pub enum Event {
    /// `Allegiance_AllegianceUpdateAborted` (0x0003).
    AllegianceUpdateAborted(allegiance::AllegianceUpdateAborted),
    /// `Communication_PopUpString` (0x0004).
    PopUpString(communication::PopUpString),
    /// `Login_PlayerDescription` (0x0013).
    PlayerDescription(login::PlayerDescription),
    /// `Allegiance_AllegianceUpdate` (0x0020).
    AllegianceUpdate(allegiance::AllegianceUpdate),
    /// `Social_FriendsUpdate` (0x0021).
    FriendsUpdate(social::FriendsUpdate),
    /// `Item_ServerSaysContainId` (0x0022).
    ServerSaysContainId(item::ServerSaysContainId),
    /// `Item_WearItem` (0x0023).
    WearItem(item::WearItem),
    /// `Social_CharacterTitleTable` (0x0029).
    CharacterTitleTable(social::CharacterTitleTable),
    /// `Social_AddOrSetCharacterTitle` (0x002b).
    AddOrSetCharacterTitle(social::AddOrSetCharacterTitle),
    /// `Item_StopViewingObjectContents` (0x0052).
    StopViewingObjectContents(item::StopViewingObjectContents),
    /// `Vendor_VendorInfo` (0x0062).
    VendorInfo(vendor::VendorInfo),
    /// `Character_StartBarber` (0x0075).
    StartBarber(character::StartBarber),
    /// `Character_ServerSaysAttemptFailed` (0x00a0).
    ServerSaysAttemptFailed(character::ServerSaysAttemptFailed),
    /// `Fellowship_Quit` (0x00a3).
    Quit(fellowship::Quit),
    /// `Fellowship_Dismiss` (0x00a4).
    Dismiss(fellowship::Dismiss),
    /// `Writing_BookOpen` (0x00b4).
    BookOpen(writing::BookOpen),
    /// `Writing_BookModifyPageResponse` (0x00b5).
    BookModifyPageResponse(writing::BookModifyPageResponse),
    /// `Writing_BookAddPageResponse` (0x00b6).
    BookAddPageResponse(writing::BookAddPageResponse),
    /// `Writing_BookDeletePageResponse` (0x00b7).
    BookDeletePageResponse(writing::BookDeletePageResponse),
    /// `Writing_BookPageDataResponse` (0x00b8).
    BookPageDataResponse(writing::BookPageDataResponse),
    /// `Item_GetInscriptionResponse` (0x00c3).
    GetInscriptionResponse(item::GetInscriptionResponse),
    /// `Item_SetAppraiseInfo` (0x00c9).
    SetAppraiseInfo(item::SetAppraiseInfo),
    /// `Communication_ChannelBroadcast` (0x0147).
    ChannelBroadcast(communication::ChannelBroadcast),
    /// `Communication_ChannelList` (0x0148).
    ChannelList(communication::ChannelList),
    /// `Communication_ChannelIndex` (0x0149).
    ChannelIndex(communication::ChannelIndex),
    /// `Item_OnViewContents` (0x0196).
    OnViewContents(item::OnViewContents),
    /// `Item_ServerSaysMoveItem` (0x019a).
    ServerSaysMoveItem(item::ServerSaysMoveItem),
    /// `Combat_HandleAttackDoneEvent` (0x01a7).
    HandleAttackDoneEvent(combat::HandleAttackDoneEvent),
    /// `Magic_RemoveSpell` (0x01a8).
    RemoveSpell(magic::RemoveSpell),
    /// `Combat_HandleVictimNotificationEventSelf` (0x01ac).
    HandleVictimNotificationEventSelf(combat::HandleVictimNotificationEventSelf),
    /// `Combat_HandleVictimNotificationEventOther` (0x01ad).
    HandleVictimNotificationEventOther(combat::HandleVictimNotificationEventOther),
    /// `Combat_HandleAttackerNotificationEvent` (0x01b1).
    HandleAttackerNotificationEvent(combat::HandleAttackerNotificationEvent),
    /// `Combat_HandleDefenderNotificationEvent` (0x01b2).
    HandleDefenderNotificationEvent(combat::HandleDefenderNotificationEvent),
    /// `Combat_HandleEvasionAttackerNotificationEvent` (0x01b3).
    HandleEvasionAttackerNotificationEvent(combat::HandleEvasionAttackerNotificationEvent),
    /// `Combat_HandleEvasionDefenderNotificationEvent` (0x01b4).
    HandleEvasionDefenderNotificationEvent(combat::HandleEvasionDefenderNotificationEvent),
    /// `Combat_HandleCommenceAttackEvent` (0x01b8).
    HandleCommenceAttackEvent(combat::HandleCommenceAttackEvent),
    /// `Combat_QueryHealthResponse` (0x01c0).
    QueryHealthResponse(combat::QueryHealthResponse),
    /// `Character_QueryAgeResponse` (0x01c3).
    QueryAgeResponse(character::QueryAgeResponse),
    /// `Item_UseDone` (0x01c7).
    UseDone(item::UseDone),
    /// `Allegiance_AllegianceUpdateDone` (0x01c8).
    AllegianceUpdateDone(allegiance::AllegianceUpdateDone),
    /// `Fellowship_FellowUpdateDone` (0x01c9).
    FellowUpdateDone(fellowship::FellowUpdateDone),
    /// `Fellowship_FellowStatsDone` (0x01ca).
    FellowStatsDone(fellowship::FellowStatsDone),
    /// `Item_AppraiseDone` (0x01cb).
    AppraiseDone(item::AppraiseDone),
    /// `Character_ReturnPing` (0x01ea).
    ReturnPing(character::ReturnPing),
    /// `Communication_SetSquelchDB` (0x01f4).
    SetSquelchDb(communication::SetSquelchDb),
    /// `Trade_RegisterTrade` (0x01fd).
    RegisterTrade(trade::RegisterTrade),
    /// `Trade_OpenTrade` (0x01fe).
    OpenTrade(trade::OpenTrade),
    /// `Trade_CloseTrade` (0x01ff).
    CloseTrade(trade::CloseTrade),
    /// `Trade_AddToTrade` (0x0200).
    AddToTrade(trade::AddToTrade),
    /// `Trade_RemoveFromTrade` (0x0201).
    RemoveFromTrade(trade::RemoveFromTrade),
    /// `Trade_AcceptTrade` (0x0202).
    AcceptTrade(trade::AcceptTrade),
    /// `Trade_DeclineTrade` (0x0203).
    DeclineTrade(trade::DeclineTrade),
    /// `Trade_ResetTrade` (0x0205).
    ResetTrade(trade::ResetTrade),
    /// `Trade_TradeFailure` (0x0207).
    TradeFailure(trade::TradeFailure),
    /// `Trade_ClearTradeAcceptance` (0x0208).
    ClearTradeAcceptance(trade::ClearTradeAcceptance),
    /// `House_HouseProfile` (0x021d).
    HouseProfileEvent(house::HouseProfileEvent),
    /// `House_HouseData` (0x0225).
    HouseDataEvent(house::HouseDataEvent),
    /// `House_HouseStatus` (0x0226).
    HouseStatus(house::HouseStatus),
    /// `House_UpdateRentTime` (0x0227).
    UpdateRentTime(house::UpdateRentTime),
    /// `House_UpdateRentPayment` (0x0228).
    UpdateRentPayment(house::UpdateRentPayment),
    /// `House_UpdateRestrictions` (0x0248).
    UpdateRestrictions(house::UpdateRestrictions),
    /// `House_UpdateHAR` (0x0257).
    UpdateHar(house::UpdateHar),
    /// `House_HouseTransaction` (0x0259).
    HouseTransaction(house::HouseTransaction),
    /// `Item_QueryItemManaResponse` (0x0264).
    QueryItemManaResponse(item::QueryItemManaResponse),
    /// `House_AvailableHouses` (0x0271).
    AvailableHouses(house::AvailableHouses),
    /// `Character_ConfirmationRequest` (0x0274).
    ConfirmationRequest(character::ConfirmationRequest),
    /// `Character_ConfirmationDone` (0x0276).
    ConfirmationDone(character::ConfirmationDone),
    /// `Allegiance_AllegianceLoginNotificationEvent` (0x027a).
    AllegianceLoginNotificationEvent(allegiance::AllegianceLoginNotificationEvent),
    /// `Allegiance_AllegianceInfoResponseEvent` (0x027c).
    AllegianceInfoResponseEvent(allegiance::AllegianceInfoResponseEvent),
    /// `Game_JoinGameResponse` (0x0281).
    JoinGameResponse(game::JoinGameResponse),
    /// `Game_StartGame` (0x0282).
    StartGame(game::StartGame),
    /// `Game_MoveResponse` (0x0283).
    MoveResponse(game::MoveResponse),
    /// `Game_OpponentTurn` (0x0284).
    OpponentTurn(game::OpponentTurn),
    /// `Game_OpponentStalemateState` (0x0285).
    OpponentStalemateState(game::OpponentStalemateState),
    /// `Communication_WeenieError` (0x028a).
    WeenieErrorEvent(communication::WeenieErrorEvent),
    /// `Communication_WeenieErrorWithString` (0x028b).
    WeenieErrorWithStringEvent(communication::WeenieErrorWithStringEvent),
    /// `Game_GameOver` (0x028c).
    GameOver(game::GameOver),
    /// `Communication_ChatRoomTracker` (0x0295).
    ChatRoomTracker(communication::ChatRoomTracker),
    /// `Admin_QueryPluginList` (0x02ae).
    QueryPluginList(admin::QueryPluginList),
    /// `Admin_QueryPlugin` (0x02b1).
    QueryPlugin(admin::QueryPlugin),
    /// `Admin_QueryPluginResponse2` (0x02b3).
    QueryPluginResponse2(admin::QueryPluginResponse2),
    /// `Inventory_SalvageOperationsResultData` (0x02b4).
    SalvageOperationsResultDataEvent(inventory::SalvageOperationsResultDataEvent),
    /// `Communication_HearDirectSpeech` (0x02bd).
    HearDirectSpeech(communication::HearDirectSpeech),
    /// `Fellowship_FullUpdate` (0x02be).
    FullUpdate(fellowship::FullUpdate),
    /// `Fellowship_Disband` (0x02bf).
    Disband(fellowship::Disband),
    /// `Fellowship_UpdateFellow` (0x02c0).
    UpdateFellow(fellowship::UpdateFellow),
    /// `Magic_UpdateSpell` (0x02c1).
    UpdateSpell(magic::UpdateSpell),
    /// `Magic_UpdateEnchantment` (0x02c2).
    UpdateEnchantment(magic::UpdateEnchantment),
    /// `Magic_RemoveEnchantment` (0x02c3).
    RemoveEnchantment(magic::RemoveEnchantment),
    /// `Magic_UpdateMultipleEnchantments` (0x02c4).
    UpdateMultipleEnchantments(magic::UpdateMultipleEnchantments),
    /// `Magic_RemoveMultipleEnchantments` (0x02c5).
    RemoveMultipleEnchantments(magic::RemoveMultipleEnchantments),
    /// `Magic_PurgeEnchantments` (0x02c6).
    PurgeEnchantments(magic::PurgeEnchantments),
    /// `Magic_DispelEnchantment` (0x02c7).
    DispelEnchantment(magic::DispelEnchantment),
    /// `Magic_DispelMultipleEnchantments` (0x02c8).
    DispelMultipleEnchantments(magic::DispelMultipleEnchantments),
    /// `Misc_PortalStormBrewing` (0x02c9).
    PortalStormBrewing(portal_storm::PortalStormBrewing),
    /// `Misc_PortalStormImminent` (0x02ca).
    PortalStormImminent(portal_storm::PortalStormImminent),
    /// `Misc_PortalStorm` (0x02cb).
    PortalStorm(portal_storm::PortalStorm),
    /// `Misc_PortalStormSubsided` (0x02cc).
    PortalStormSubsided(portal_storm::PortalStormSubsided),
    /// `Communication_TransientString` (0x02eb).
    TransientString(communication::TransientString),
    /// `Magic_PurgeBadEnchantments` (0x0312).
    PurgeBadEnchantments(magic::PurgeBadEnchantments),
    /// `Social_SendClientContractTrackerTable` (0x0314).
    SendClientContractTrackerTable(social::SendClientContractTrackerTable),
    /// `Social_SendClientContractTracker` (0x0315).
    SendClientContractTracker(social::SendClientContractTracker),
    /// Another number, with what follows it.
    #[wire(other)]
    Other(u32, Vec<u8>),
}
