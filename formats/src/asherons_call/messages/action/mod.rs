//! What a client asks for: `GameAction` (0xf7b1).

pub mod admin;
pub mod advocate;
pub mod allegiance;
pub mod character;
pub mod combat;
pub mod communication;
pub mod fellowship;
pub mod game;
pub mod house;
pub mod inventory;
pub mod item;
pub mod magic;
pub mod movement;
pub mod social;
pub mod trade;
pub mod train;
pub mod vendor;
pub mod writing;

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Ordered_GameAction` (0xf7b1): what the player asks for, numbered so that it is done in order.
#[doc(alias = "Ordered_GameAction")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7b1)]
pub struct GameAction {
    /// Increases by one with every action of the client.
    pub sequence: u32,
    /// What the player asks for.
    pub action: Action,
}

/// An action, by its number.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
#[allow(clippy::large_enum_variant, reason = "one is alive at a time")]
pub enum Action {
    /// `Character_PlayerOptionChangedEvent` (0x0005).
    PlayerOptionChangedEvent(character::PlayerOptionChangedEvent),
    /// `Combat_TargetedMeleeAttack` (0x0008).
    TargetedMeleeAttack(combat::TargetedMeleeAttack),
    /// `Combat_TargetedMissileAttack` (0x000a).
    TargetedMissileAttack(combat::TargetedMissileAttack),
    /// `Communication_SetAFKMode` (0x000f).
    SetAfkMode(communication::SetAfkMode),
    /// `Communication_SetAFKMessage` (0x0010).
    SetAfkMessage(communication::SetAfkMessage),
    /// `Communication_Talk` (0x0015).
    Talk(communication::Talk),
    /// `Social_RemoveFriend` (0x0017).
    RemoveFriend(social::RemoveFriend),
    /// `Social_AddFriend` (0x0018).
    AddFriend(social::AddFriend),
    /// `Inventory_PutItemInContainer` (0x0019).
    PutItemInContainer(inventory::PutItemInContainer),
    /// `Inventory_GetAndWieldItem` (0x001a).
    GetAndWieldItem(inventory::GetAndWieldItem),
    /// `Inventory_DropItem` (0x001b).
    DropItem(inventory::DropItem),
    /// `Allegiance_SwearAllegiance` (0x001d).
    SwearAllegiance(allegiance::SwearAllegiance),
    /// `Allegiance_BreakAllegiance` (0x001e).
    BreakAllegiance(allegiance::BreakAllegiance),
    /// `Allegiance_UpdateRequest` (0x001f).
    UpdateRequest(allegiance::UpdateRequest),
    /// `Social_ClearFriends` (0x0025).
    ClearFriends(social::ClearFriends),
    /// `Character_TeleToPKLArena` (0x0026).
    TeleToPklArena(character::TeleToPklArena),
    /// `Character_TeleToPKArena` (0x0027).
    TeleToPkArena(character::TeleToPkArena),
    /// `Social_SetDisplayCharacterTitle` (0x002c).
    SetDisplayCharacterTitle(social::SetDisplayCharacterTitle),
    /// `Allegiance_QueryAllegianceName` (0x0030).
    QueryAllegianceName(allegiance::QueryAllegianceName),
    /// `Allegiance_ClearAllegianceName` (0x0031).
    ClearAllegianceName(allegiance::ClearAllegianceName),
    /// `Communication_TalkDirect` (0x0032).
    TalkDirect(communication::TalkDirect),
    /// `Allegiance_SetAllegianceName` (0x0033).
    SetAllegianceName(allegiance::SetAllegianceName),
    /// `Inventory_UseWithTargetEvent` (0x0035).
    UseWithTargetEvent(inventory::UseWithTargetEvent),
    /// `Inventory_UseEvent` (0x0036).
    UseEvent(inventory::UseEvent),
    /// `Allegiance_SetAllegianceOfficer` (0x003b).
    SetAllegianceOfficer(allegiance::SetAllegianceOfficer),
    /// `Allegiance_SetAllegianceOfficerTitle` (0x003c).
    SetAllegianceOfficerTitle(allegiance::SetAllegianceOfficerTitle),
    /// `Allegiance_ListAllegianceOfficerTitles` (0x003d).
    ListAllegianceOfficerTitles(allegiance::ListAllegianceOfficerTitles),
    /// `Allegiance_ClearAllegianceOfficerTitles` (0x003e).
    ClearAllegianceOfficerTitles(allegiance::ClearAllegianceOfficerTitles),
    /// `Allegiance_DoAllegianceLockAction` (0x003f).
    DoAllegianceLockAction(allegiance::DoAllegianceLockAction),
    /// `Allegiance_SetAllegianceApprovedVassal` (0x0040).
    SetAllegianceApprovedVassal(allegiance::SetAllegianceApprovedVassal),
    /// `Allegiance_AllegianceChatGag` (0x0041).
    AllegianceChatGag(allegiance::AllegianceChatGag),
    /// `Allegiance_DoAllegianceHouseAction` (0x0042).
    DoAllegianceHouseAction(allegiance::DoAllegianceHouseAction),
    /// `Train_TrainAttribute2nd` (0x0044).
    TrainAttribute2nd(train::TrainAttribute2nd),
    /// `Train_TrainAttribute` (0x0045).
    TrainAttribute(train::TrainAttribute),
    /// `Train_TrainSkill` (0x0046).
    TrainSkill(train::TrainSkill),
    /// `Train_TrainSkillAdvancementClass` (0x0047).
    TrainSkillAdvancementClass(train::TrainSkillAdvancementClass),
    /// `Magic_CastUntargetedSpell` (0x0048).
    CastUntargetedSpell(magic::CastUntargetedSpell),
    /// `Magic_CastTargetedSpell` (0x004a).
    CastTargetedSpell(magic::CastTargetedSpell),
    /// `Combat_ChangeCombatMode` (0x0053).
    ChangeCombatMode(combat::ChangeCombatMode),
    /// `Inventory_StackableMerge` (0x0054).
    StackableMerge(inventory::StackableMerge),
    /// `Inventory_StackableSplitToContainer` (0x0055).
    StackableSplitToContainer(inventory::StackableSplitToContainer),
    /// `Inventory_StackableSplitTo3D` (0x0056).
    StackableSplitTo3D(inventory::StackableSplitTo3D),
    /// `Communication_ModifyCharacterSquelch` (0x0058).
    ModifyCharacterSquelch(communication::ModifyCharacterSquelch),
    /// `Communication_ModifyAccountSquelch` (0x0059).
    ModifyAccountSquelch(communication::ModifyAccountSquelch),
    /// `Communication_ModifyGlobalSquelch` (0x005b).
    ModifyGlobalSquelch(communication::ModifyGlobalSquelch),
    /// `Communication_TalkDirectByName` (0x005d).
    TalkDirectByName(communication::TalkDirectByName),
    /// `Vendor_Buy` (0x005f).
    Buy(vendor::Buy),
    /// `Vendor_Sell` (0x0060).
    Sell(vendor::Sell),
    /// `Character_TeleToLifestone` (0x0063).
    TeleToLifestone(character::TeleToLifestone),
    /// `Character_LoginCompleteNotification` (0x00a1).
    LoginCompleteNotification(character::LoginCompleteNotification),
    /// `Fellowship_Create` (0x00a2).
    Create(fellowship::Create),
    /// `Fellowship_Quit` (0x00a3).
    Quit(fellowship::Quit),
    /// `Fellowship_Dismiss` (0x00a4).
    Dismiss(fellowship::Dismiss),
    /// `Fellowship_Recruit` (0x00a5).
    Recruit(fellowship::Recruit),
    /// `Fellowship_UpdateRequest` (0x00a6).
    FellowshipUpdateRequest(fellowship::UpdateRequest),
    /// `Writing_BookAddPage` (0x00aa).
    BookAddPage(writing::BookAddPage),
    /// `Writing_BookModifyPage` (0x00ab).
    BookModifyPage(writing::BookModifyPage),
    /// `Writing_BookData` (0x00ac).
    BookData(writing::BookData),
    /// `Writing_BookDeletePage` (0x00ad).
    BookDeletePage(writing::BookDeletePage),
    /// `Writing_BookPageData` (0x00ae).
    BookPageData(writing::BookPageData),
    /// `Writing_SetInscription` (0x00bf).
    SetInscription(writing::SetInscription),
    /// `Item_Appraise` (0x00c8).
    Appraise(item::Appraise),
    /// `Inventory_GiveObjectRequest` (0x00cd).
    GiveObjectRequest(inventory::GiveObjectRequest),
    /// `Advocate_Teleport` (0x00d6).
    Teleport(advocate::Teleport),
    /// `Character_AbuseLogRequest` (0x0140).
    AbuseLogRequest(character::AbuseLogRequest),
    /// `Communication_AddToChannel` (0x0145).
    AddToChannel(communication::AddToChannel),
    /// `Communication_RemoveFromChannel` (0x0146).
    RemoveFromChannel(communication::RemoveFromChannel),
    /// `Communication_ChannelBroadcast` (0x0147).
    ChannelBroadcast(communication::ChannelBroadcast),
    /// `Communication_ChannelList` (0x0148).
    ChannelList(communication::ChannelList),
    /// `Communication_ChannelIndex` (0x0149).
    ChannelIndex(communication::ChannelIndex),
    /// `Inventory_NoLongerViewingContents` (0x0195).
    NoLongerViewingContents(inventory::NoLongerViewingContents),
    /// `Inventory_StackableSplitToWield` (0x019b).
    StackableSplitToWield(inventory::StackableSplitToWield),
    /// `Character_AddShortCut` (0x019c).
    AddShortCut(character::AddShortCut),
    /// `Character_RemoveShortCut` (0x019d).
    RemoveShortCut(character::RemoveShortCut),
    /// `Character_CharacterOptionsEvent` (0x01a1).
    CharacterOptionsEvent(character::CharacterOptionsEvent),
    /// `Magic_RemoveSpell` (0x01a8).
    RemoveSpell(magic::RemoveSpell),
    /// `Combat_CancelAttack` (0x01b7).
    CancelAttack(combat::CancelAttack),
    /// `Combat_QueryHealth` (0x01bf).
    QueryHealth(combat::QueryHealth),
    /// `Character_QueryAge` (0x01c2).
    QueryAge(character::QueryAge),
    /// `Character_QueryBirth` (0x01c4).
    QueryBirth(character::QueryBirth),
    /// `Communication_Emote` (0x01df).
    EmoteAction(communication::EmoteAction),
    /// `Communication_SoulEmote` (0x01e1).
    SoulEmote(communication::SoulEmote),
    /// `Character_AddSpellFavorite` (0x01e3).
    AddSpellFavorite(character::AddSpellFavorite),
    /// `Character_RemoveSpellFavorite` (0x01e4).
    RemoveSpellFavorite(character::RemoveSpellFavorite),
    /// `Character_RequestPing` (0x01e9).
    RequestPing(character::RequestPing),
    /// `Trade_OpenTradeNegotiations` (0x01f6).
    OpenTradeNegotiations(trade::OpenTradeNegotiations),
    /// `Trade_CloseTradeNegotiations` (0x01f7).
    CloseTradeNegotiations(trade::CloseTradeNegotiations),
    /// `Trade_AddToTrade` (0x01f8).
    AddToTrade(trade::AddToTrade),
    /// `Trade_AcceptTrade` (0x01fa).
    AcceptTrade(trade::AcceptTrade),
    /// `Trade_DeclineTrade` (0x01fb).
    DeclineTrade(trade::DeclineTrade),
    /// `Trade_ResetTrade` (0x0204).
    ResetTrade(trade::ResetTrade),
    /// `Character_ClearPlayerConsentList` (0x0216).
    ClearPlayerConsentList(character::ClearPlayerConsentList),
    /// `Character_DisplayPlayerConsentList` (0x0217).
    DisplayPlayerConsentList(character::DisplayPlayerConsentList),
    /// `Character_RemoveFromPlayerConsentList` (0x0218).
    RemoveFromPlayerConsentList(character::RemoveFromPlayerConsentList),
    /// `Character_AddPlayerPermission` (0x0219).
    AddPlayerPermission(character::AddPlayerPermission),
    /// `Character_RemovePlayerPermission` (0x021a).
    RemovePlayerPermission(character::RemovePlayerPermission),
    /// `House_BuyHouse` (0x021c).
    BuyHouse(house::BuyHouse),
    /// `House_QueryHouse` (0x021e).
    QueryHouse(house::QueryHouse),
    /// `House_AbandonHouse` (0x021f).
    AbandonHouse(house::AbandonHouse),
    /// `House_RentHouse` (0x0221).
    RentHouse(house::RentHouse),
    /// `Character_SetDesiredComponentLevel` (0x0224).
    SetDesiredComponentLevel(character::SetDesiredComponentLevel),
    /// `House_AddPermanentGuest` (0x0245).
    AddPermanentGuest(house::AddPermanentGuest),
    /// `House_RemovePermanentGuest` (0x0246).
    RemovePermanentGuest(house::RemovePermanentGuest),
    /// `House_SetOpenHouseStatus` (0x0247).
    SetOpenHouseStatus(house::SetOpenHouseStatus),
    /// `House_ChangeStoragePermission` (0x0249).
    ChangeStoragePermission(house::ChangeStoragePermission),
    /// `House_BootSpecificHouseGuest` (0x024a).
    BootSpecificHouseGuest(house::BootSpecificHouseGuest),
    /// `House_RemoveAllStoragePermission` (0x024c).
    RemoveAllStoragePermission(house::RemoveAllStoragePermission),
    /// `House_RequestFullGuestList` (0x024d).
    RequestFullGuestList(house::RequestFullGuestList),
    /// `Allegiance_SetMotd` (0x0254).
    SetMotd(allegiance::SetMotd),
    /// `Allegiance_QueryMotd` (0x0255).
    QueryMotd(allegiance::QueryMotd),
    /// `Allegiance_ClearMotd` (0x0256).
    ClearMotd(allegiance::ClearMotd),
    /// `House_QueryLord` (0x0258).
    QueryLord(house::QueryLord),
    /// `House_AddAllStoragePermission` (0x025c).
    AddAllStoragePermission(house::AddAllStoragePermission),
    /// `House_RemoveAllPermanentGuests` (0x025e).
    RemoveAllPermanentGuests(house::RemoveAllPermanentGuests),
    /// `House_BootEveryone` (0x025f).
    BootEveryone(house::BootEveryone),
    /// `House_TeleToHouse` (0x0262).
    TeleToHouse(house::TeleToHouse),
    /// `Item_QueryItemMana` (0x0263).
    QueryItemMana(item::QueryItemMana),
    /// `House_SetHooksVisibility` (0x0266).
    SetHooksVisibility(house::SetHooksVisibility),
    /// `House_ModifyAllegianceGuestPermission` (0x0267).
    ModifyAllegianceGuestPermission(house::ModifyAllegianceGuestPermission),
    /// `House_ModifyAllegianceStoragePermission` (0x0268).
    ModifyAllegianceStoragePermission(house::ModifyAllegianceStoragePermission),
    /// `Game_Join` (0x0269).
    Join(game::Join),
    /// `Game_Quit` (0x026a).
    GameQuit(game::Quit),
    /// `Game_Move` (0x026b).
    Move(game::Move),
    /// `Game_MovePass` (0x026d).
    MovePass(game::MovePass),
    /// `Game_Stalemate` (0x026e).
    Stalemate(game::Stalemate),
    /// `House_ListAvailableHouses` (0x0270).
    ListAvailableHouses(house::ListAvailableHouses),
    /// `Character_ConfirmationResponse` (0x0275).
    ConfirmationResponse(character::ConfirmationResponse),
    /// `Allegiance_BreakAllegianceBoot` (0x0277).
    BreakAllegianceBoot(allegiance::BreakAllegianceBoot),
    /// `House_TeleToMansion` (0x0278).
    TeleToMansion(house::TeleToMansion),
    /// `Character_Suicide` (0x0279).
    Suicide(character::Suicide),
    /// `Allegiance_AllegianceInfoRequest` (0x027b).
    AllegianceInfoRequest(allegiance::AllegianceInfoRequest),
    /// `Inventory_CreateTinkeringTool` (0x027d).
    CreateTinkeringTool(inventory::CreateTinkeringTool),
    /// `Character_SpellbookFilterEvent` (0x0286).
    SpellbookFilterEvent(character::SpellbookFilterEvent),
    /// `Character_TeleToMarketplace` (0x028d).
    TeleToMarketplace(character::TeleToMarketplace),
    /// `Character_EnterPKLite` (0x028f).
    EnterPkLite(character::EnterPkLite),
    /// `Fellowship_AssignNewLeader` (0x0290).
    AssignNewLeader(fellowship::AssignNewLeader),
    /// `Fellowship_ChangeFellowOpeness` (0x0291).
    ChangeFellowOpeness(fellowship::ChangeFellowOpeness),
    /// `Allegiance_AllegianceChatBoot` (0x02a0).
    AllegianceChatBoot(allegiance::AllegianceChatBoot),
    /// `Allegiance_AddAllegianceBan` (0x02a1).
    AddAllegianceBan(allegiance::AddAllegianceBan),
    /// `Allegiance_RemoveAllegianceBan` (0x02a2).
    RemoveAllegianceBan(allegiance::RemoveAllegianceBan),
    /// `Allegiance_ListAllegianceBans` (0x02a3).
    ListAllegianceBans(allegiance::ListAllegianceBans),
    /// `Allegiance_RemoveAllegianceOfficer` (0x02a5).
    RemoveAllegianceOfficer(allegiance::RemoveAllegianceOfficer),
    /// `Allegiance_ListAllegianceOfficers` (0x02a6).
    ListAllegianceOfficers(allegiance::ListAllegianceOfficers),
    /// `Allegiance_ClearAllegianceOfficers` (0x02a7).
    ClearAllegianceOfficers(allegiance::ClearAllegianceOfficers),
    /// `Allegiance_RecallAllegianceHometown` (0x02ab).
    RecallAllegianceHometown(allegiance::RecallAllegianceHometown),
    /// `Admin_QueryPluginListResponse` (0x02af).
    QueryPluginListResponse(admin::QueryPluginListResponse),
    /// `Admin_QueryPluginResponse` (0x02b2).
    QueryPluginResponse(admin::QueryPluginResponse),
    /// `Character_FinishBarber` (0x0311).
    FinishBarber(character::FinishBarber),
    /// `Social_AbandonContract` (0x0316).
    AbandonContract(social::AbandonContract),
    /// `Movement_Jump` (0xf61b).
    Jump(movement::Jump),
    /// `Movement_MoveToState` (0xf61c).
    MoveToState(movement::MoveToState),
    /// `Movement_DoMovementCommand` (0xf61e).
    DoMovementCommand(movement::DoMovementCommand),
    /// `Movement_StopMovementCommand` (0xf661).
    StopMovementCommand(movement::StopMovementCommand),
    /// `Movement_AutonomyLevel` (0xf752).
    AutonomyLevel(movement::AutonomyLevel),
    /// `Movement_AutonomousPosition` (0xf753).
    AutonomousPosition(movement::AutonomousPosition),
    /// `Movement_Jump_NonAutonomous` (0xf7c9).
    JumpNonAutonomous(movement::JumpNonAutonomous),
    /// Another number, with what follows it.
    #[wire(other)]
    Other(u32, Vec<u8>),
}
