//! The packets, by topic, and the set of all of them.

pub mod ability;
pub mod actions;
pub mod avatar_sync;
pub mod banking;
pub mod buffs;
pub mod character_select;
pub mod clan;
pub mod class_data;
pub mod combat;
pub mod dialog;
pub mod faction;
pub mod fog_of_war;
pub mod game_message;
pub mod items;
pub mod loading;
pub mod login;
pub mod mail;
pub mod move_manager;
pub mod quest_template;
pub mod quests;
pub mod realm;
pub mod routing;
pub mod shopping;
pub mod skill_book;
pub mod social;
pub mod spline_surfing;
pub mod system;
pub mod travel;

use bytes::Bytes;
use codec_core::Wire;

use self::{
    ability::{AbilityRequest, AbilityUse},
    actions::{
        AvatarBehaviors, AvatarTellBehavior, AvatarTellBehaviorBinary, InteractionUpdate,
        LoopActionInterruptible, RequestAvatarBehaviors, RequestQuestAction, ServerAction,
        TargetRequest, ThreatListUpdate,
    },
    avatar_sync::{Aggregated, AvatarClientNotify, AvatarUpdate, StackedAvatarUpdate},
    banking::AccountBankRequest,
    buffs::{BuffRequest, BuffUpdate},
    character_select::{
        CharacterCreate, CharacterCreated, CharacterDelete, CharacterDeleteSuccess,
        CharacterFailure, CharacterList, CharacterSelect, CharacterSelectSuccess,
        RequestCharacterList, RequestSelectWorld, ResponseSelectWorld,
    },
    clan::ClanTwoStrings,
    combat::{CombatUpdate, CooldownUpdate, HpUpdate, Pvp, RespawnOptions},
    dialog::{DialogChoice, DialogDebug, DialogEnd, DialogList, DialogStream, DialogStream2},
    faction::{FactionRequest, FactionResponse},
    fog_of_war::{FogOfWarRequest, FogOfWarUpdate},
    game_message::GameMessage,
    items::{ItemNotify, ItemStorage, ItemUpdate},
    loading::{
        Blob, ClientConnectionState, RequestEnterGame, ResourceNotify, ServerConnectionState,
    },
    login::{Login, LoginQueueUpdate, LoginResult},
    mail::{AccountMessageRequest, AccountMessageUpdate, MailUpdate},
    move_manager::{MoveManagerPosUpdate, MoveManagerStateChanged},
    quests::{
        QuestDebugRequest, QuestEvent, QuestGiverStatus, QuestList, QuestRequest, QuestStream,
        QuestTrackerUpdate, QuestUpdate,
    },
    realm::{RealmSelect, RealmStatusList, SendMessageToRealm},
    routing::{CheatingClusterNode, ClientToClusterNode, Community, Routed},
    shopping::{
        CashItemVendorSyncAcknowledge, CashItemVendorSyncRequest, ShopCartBuyRequest,
        SkuBundleSyncAcknowledge, SkuBundleSyncRequest,
    },
    social::{ChannelChat, Chat, FriendRequest, FriendStream},
    spline_surfing::{SplineSurfingAcknowledge, SplineSurfingExit},
    system::{ClientServerPing, ServerNotify, UiConfigUpdate},
    travel::{ConfirmTravel, PortalRequestAck},
};
use crate::nativeparam::{OaPacket, Struct};

/// Any packet with its two id bytes.
///
/// The tag is both id bytes as one number, the id in the low byte and the sub-id in the high byte.
/// A packet without a declaration is [`Unknown`](Self::Unknown), with all of its bytes. The two
/// descriptions without an id of their own, `CPkt` and `oaCommunityPktBase`, are not packets but
/// what others inherit from.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, tag = u16)]
#[non_exhaustive]
pub enum Packet<'a> {
    /// `CPktAggregated`, 1a/00
    Aggregated(Aggregated),
    /// `CPktLogin`, 1b/00
    Login(Box<Login>),
    /// `CPktServerNotify`, 1c/00
    ServerNotify(ServerNotify),
    /// `CPktLoginResult`, 22/00
    LoginResult(LoginResult),
    /// `CPktBlob`, 23/00
    Blob(Blob),
    /// `CPktAvatarUpdate`, 24/00
    AvatarUpdate(AvatarUpdate),
    /// `CPktStackedAvatarUpdate`, 27/00
    StackedAvatarUpdate(StackedAvatarUpdate),
    /// `CPktAvatarClientNotify`, 2d/00
    AvatarClientNotify(AvatarClientNotify),
    /// `CPktItemNotify`, 2f/00
    ItemNotify(ItemNotify),
    /// `CPktResourceNotify`, 33/00
    ResourceNotify(ResourceNotify),
    /// `CPktAvatarBehaviors`, 34/00
    AvatarBehaviors(AvatarBehaviors),
    /// `CPktRequestAvatarBehaviors`, 35/00
    RequestAvatarBehaviors(RequestAvatarBehaviors),
    /// `CPktItemUpdate`, 36/00
    ItemUpdate(ItemUpdate),
    /// `CPktItemUpdate_37`, 37/00
    #[wire(id = 0x0037)]
    ItemUpdate37(ItemUpdate),
    /// `oaPktAvatarTellBehavior`, 3a/00
    AvatarTellBehavior(AvatarTellBehavior),
    /// `CPktGameMsg`, 3b/00
    GameMessage(GameMessage),
    /// `CPktChat`, 3d/00
    Chat(Chat),
    /// `CPktChannelChat`, 3e/00
    ChannelChat(ChannelChat),
    /// `CPktMailUpdate2`, 41/00
    #[wire(id = 0x0041)]
    MailUpdate2(MailUpdate),
    /// `CPktMailUpdate`, 42/00
    MailUpdate(MailUpdate),
    /// `oaPktPvp`, 45/00
    Pvp(Pvp),
    /// `CPktClanTwoStrings`, 54/00
    ClanTwoStrings(ClanTwoStrings),
    /// `CPktTargetRequest`, 66/00
    TargetRequest(TargetRequest),
    /// `CPktBuffUpdate`, 67/00
    BuffUpdate(BuffUpdate),
    /// `CPktBuffRequest`, 68/00
    BuffRequest(BuffRequest),
    /// `CPktRouted`, 77/00
    #[wire(id = 0x0077)]
    Routed(Routed<'a>),
    /// `oaPktRequestCharacterList`, 7e/00
    RequestCharacterList(RequestCharacterList),
    /// `CPktStream_126_1`, 7e/01
    CharacterList(CharacterList),
    /// `oaPktCharacterCreate`, 7e/02
    CharacterCreate(CharacterCreate),
    /// `CPktStream_126_5`, 7e/05
    CharacterCreated(CharacterCreated),
    /// `oaPktCharacterDelete`, 7e/06
    CharacterDelete(CharacterDelete),
    /// `oaPktCharacterDeleteSuccess`, 7e/07
    CharacterDeleteSuccess(CharacterDeleteSuccess),
    /// `oaPktCharacterSelect`, 7e/08
    CharacterSelect(CharacterSelect),
    /// `oaPktCharacterSelectSuccess`, 7e/09
    CharacterSelectSuccess(CharacterSelectSuccess),
    /// `oaPktCharacterFailure`, 7e/0a
    CharacterFailure(CharacterFailure),
    /// `oaPktRequestSelectWorld`, 7e/0b
    RequestSelectWorld(RequestSelectWorld),
    /// `oaPktResponseSelectWorld`, 7e/0c
    ResponseSelectWorld(ResponseSelectWorld),
    /// `oaPktSendMsgToRealm`, 7e/0d
    SendMessageToRealm(SendMessageToRealm),
    /// `CPktAccountMessageUpdate`, 83/00
    AccountMessageUpdate(AccountMessageUpdate),
    /// `CPktAccountMessageRequest`, 84/00
    AccountMessageRequest(AccountMessageRequest),
    /// `oaPktAvatarTellBehaviorBinary`, 8c/02
    #[wire(id = 0x028c)]
    AvatarTellBehaviorBinary(AvatarTellBehaviorBinary<Struct<'a>>),
    /// `oaPktCommunityToClusterClient`, 8c/08
    #[wire(id = 0x088c)]
    CommunityToClusterClient(Community<Struct<'a>>),
    /// `oaPktClusterClientToCommunity`, 8c/09
    #[wire(id = 0x098c)]
    ClusterClientToCommunity(Community<Struct<'a>>),
    /// `oaPktCrafting`, 8c/15
    #[wire(id = 0x158c)]
    Crafting(ClientToClusterNode<Struct<'a>>),
    /// `oaPktAbilityUse`, 8c/16
    AbilityUse(AbilityUse),
    /// `oaPktSKUBundleSyncRequest`, 8c/1f
    SkuBundleSyncRequest(SkuBundleSyncRequest),
    /// `oaPktSKUBundleSyncAcknowledge`, 8c/20
    SkuBundleSyncAcknowledge(SkuBundleSyncAcknowledge),
    /// `oaPktCashItemVendorSyncRequest`, 8c/21
    CashItemVendorSyncRequest(CashItemVendorSyncRequest),
    /// `oaPktCashItemVendorSyncAcknowledge`, 8c/22
    CashItemVendorSyncAcknowledge(CashItemVendorSyncAcknowledge),
    /// `oaPktShopCartBuyRequest`, 8c/23
    ShopCartBuyRequest(ShopCartBuyRequest),
    /// `oaPktLoopActionIterruptible`, 8c/28
    LoopActionInterruptible(LoopActionInterruptible),
    /// `oaPktCooldownUpdate`, 8c/2a
    CooldownUpdate(CooldownUpdate),
    /// `oaPktServerAction`, 8c/31
    ServerAction(ServerAction),
    /// `oaPktClientServerPing`, 8c/32
    ClientServerPing(ClientServerPing),
    /// `oaPktCheatingClusterNode`, 8c/35
    #[wire(id = 0x358c)]
    CheatingClusterNode(CheatingClusterNode<Struct<'a>>),
    /// `oaPktPortalRequestAck`, 8c/37
    #[wire(id = 0x378c)]
    PortalRequestAck(PortalRequestAck<Struct<'a>>),
    /// `oaPktItemStorage`, 8c/39
    ItemStorage(ItemStorage),
    /// `oaPktFactionRequest`, 8c/43
    #[wire(id = 0x438c)]
    FactionRequest(FactionRequest<Struct<'a>>),
    /// `oaPktFactionResponse`, 8c/44
    #[wire(id = 0x448c)]
    FactionResponse(FactionResponse<Struct<'a>>),
    /// `oaPktAccountBankRequest`, 8c/45
    #[wire(id = 0x458c)]
    AccountBankRequest(AccountBankRequest<Struct<'a>>),
    /// `oaPktClientToClusterNode`, 8c/47
    #[wire(id = 0x478c)]
    ClientToClusterNode(ClientToClusterNode<Struct<'a>>),
    /// `oaPktClusterNodeToClient`, 8c/48
    #[wire(id = 0x488c)]
    ClusterNodeToClient(Community<Struct<'a>>),
    /// `oaPktClusterClientToCommunication`, 8c/49
    #[wire(id = 0x498c)]
    ClusterClientToCommunication(Community<Struct<'a>>),
    /// `oaPktCommunicationToClusterClient`, 8c/4a
    #[wire(id = 0x4a8c)]
    CommunicationToClusterClient(Community<Struct<'a>>),
    /// `oaPktCombatUpdate`, 8c/8f
    CombatUpdate(CombatUpdate),
    /// `oaPktConfirmTravel`, 8c/92
    ConfirmTravel(ConfirmTravel),
    /// `oaPktThreatListUpdate`, 8c/96
    ThreatListUpdate(ThreatListUpdate),
    /// `oaPktAbilityRequest`, 8c/9a
    AbilityRequest(AbilityRequest),
    /// `oaPktC2SConnectionState`, 94/00
    ClientConnectionState(ClientConnectionState),
    /// `oaPktS2XConnectionState`, 94/01
    ServerConnectionState(ServerConnectionState),
    /// `oaPkt_Combat_HpUpdate`, 98/00
    HpUpdate(HpUpdate),
    /// `oaPkt_SplineSurfing_Acknowledge`, 99/01
    SplineSurfingAcknowledge(SplineSurfingAcknowledge),
    /// `oaPkt_SplineSurfing_Exit`, 99/02
    SplineSurfingExit(SplineSurfingExit),
    /// `oaPktRealmStatusList`, a4/00
    RealmStatusList(RealmStatusList),
    /// `oaPktRealmSelect`, a4/01
    RealmSelect(RealmSelect),
    /// `oaPktQuestUpdate`, a5/00
    QuestUpdate(QuestUpdate),
    /// `oaPktQuestTrackerUpdate`, a5/01
    QuestTrackerUpdate(QuestTrackerUpdate),
    /// `CPktStream_165_2`, a5/02
    QuestStream(Box<QuestStream>),
    /// `oaPktQuestRequest`, a5/04
    QuestRequest(QuestRequest),
    /// `oaPktRequestQuestAction`, a5/05
    RequestQuestAction(RequestQuestAction),
    /// `CPktStream_165_7`, a5/07
    QuestList(QuestList),
    /// `oaPktQuestEvent`, a5/08
    QuestEvent(QuestEvent),
    /// `oaPktQuestGiverStatus`, a5/09
    QuestGiverStatus(QuestGiverStatus),
    /// `oaPktQuestDebugRequest`, a5/0a
    QuestDebugRequest(QuestDebugRequest),
    /// `oaPktDialogList`, a6/00
    DialogList(DialogList),
    /// `oaPktDialogChoice`, a6/01
    DialogChoice(DialogChoice),
    /// `CPktStream_166_2`, a6/02
    DialogStream(DialogStream),
    /// `CPktStream_166_3`, a6/03
    DialogStream2(DialogStream2),
    /// `oaPktDialogEnd`, a6/04
    DialogEnd(DialogEnd),
    /// `oaPktDialogDebug`, a6/05
    DialogDebug(DialogDebug),
    /// `CPktStream_167_0`, a7/00
    FriendStream(FriendStream),
    /// `oaPktFriendRequest`, a7/02
    FriendRequest(FriendRequest),
    /// `oaPktRequestEnterGame`, a8/00
    RequestEnterGame(RequestEnterGame),
    /// `oaPktLoginQueueUpdate`, a8/04
    LoginQueueUpdate(LoginQueueUpdate),
    /// `oaPktUIConfigUpdate`, a8/05
    UiConfigUpdate(UiConfigUpdate),
    /// `oaPktInteractionUpdate`, a8/06
    InteractionUpdate(InteractionUpdate),
    /// `oaPktFOWUpdate`, a9/00
    FogOfWarUpdate(FogOfWarUpdate),
    /// `oaPktFOWRequest`, a9/01
    FogOfWarRequest(FogOfWarRequest),
    /// `oaPktMoveManagerStateChanged`, ad/00
    MoveManagerStateChanged(MoveManagerStateChanged),
    /// `oaPktMoveManagerPosUpdate`, ad/01
    MoveManagerPosUpdate(MoveManagerPosUpdate),
    /// `oaPktRespawnOptions`, b0/01
    RespawnOptions(RespawnOptions),
    /// `oaPktSteamMicroTxn`, b6/3f
    #[wire(id = 0x3fb6)]
    SteamMicroTxn(ClientToClusterNode<Struct<'a>>),
    /// A packet without a declaration: its id in the low byte, its sub-id in the high byte, and
    /// what follows them.
    #[wire(other)]
    Unknown(u16, Bytes),
}
