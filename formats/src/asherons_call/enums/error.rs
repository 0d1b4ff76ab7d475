//! Errors with a name in them, and of characters.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `WeenieErrorWithString`: why something was refused, for messages that also have a name or
/// other text.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
#[allow(missing_docs, reason = "each variant is named after what it stands for")]
pub enum WeenieErrorWithString {
    IsTooBusyToAcceptGifts = 0x1e,
    CannotCarryAnymore = 0x2b,
    YouFailToAffectYouCannotAffectAnyone = 0x4e,
    YouFailToAffectTheyCannotBeHarmed = 0x4f,
    YouFailToAffectWithBeneficialSpells = 0x50,
    YouFailToAffectYouAreNotPk = 0x51,
    YouFailToAffectTheyAreNotPk = 0x52,
    YouFailToAffectNotSamePkType = 0x53,
    YouFailToAffectAcrossHouseBoundary = 0x54,
    IsNotAcceptingGiftsRightNow = 0x3ef,
    IsAlreadyOneOfYourFollowers = 0x413,
    CannotHaveAnyMoreVassals = 0x416,
    DoesntKnowWhatToDoWithThat = 0x46a,
    YouMustBeAboveLevelToBuyHouse = 0x488,
    YouMustBeAtOrBelowLevelToBuyHouse = 0x489,
    YouMustBeAboveAllegianceRankToBuyHouse = 0x48b,
    YouMustBeAtOrBelowAllegianceRankToBuyHouse = 0x48c,
    TheWasNotSuitableForSalvaging = 0x4bf,
    TheContainseTheWrongMaterial = 0x4c0,
    YouMustBeToUseItemMagic = 0x4c6,
    YourIsTooLowToUseItemMagic = 0x4c9,
    OnlyMayUseItemMagic = 0x4ca,
    YouMustSpecializeToUseItemMagic = 0x4cb,
    AiRefuseItemDuringEmote = 0x4ce,
    CannotAcceptStackedItems = 0x4cf,
    YourSkillMustBeTrained = 0x4d1,
    NotEnoughSkillCreditsToSpecialize = 0x4d2,
    TooMuchXpToRecoverFromSkill = 0x4d3,
    YourSkillIsAlreadyUntrained = 0x4d4,
    CannotLowerSkillWhileWieldingItem = 0x4d5,
    YouHaveSucceededSpecializingSkill = 0x4d6,
    YouHaveSucceededUnspecializingSkill = 0x4d7,
    YouHaveSucceededUntrainingSkill = 0x4d8,
    CannotUntrainSkillButRecoveredXp = 0x4d9,
    TooManyCreditsInSpecializedSkills = 0x4da,
    AttributeTransferFromTooLow = 0x4de,
    AttributeTransferToTooHigh = 0x4df,
    ItemUnusableOnHookCannotOpen = 0x4e8,
    ItemUnusableOnHookCanOpen = 0x4e9,
    ItemOnlyUsableOnHook = 0x4ea,
    FailsToAffectYouTheyCannotAffectAnyone = 0x4f4,
    FailsToAffectYouYouCannotBeHarmed = 0x4f5,
    FailsToAffectYouTheyAreNotPk = 0x4f6,
    FailsToAffectYouYouAreNotPk = 0x4f7,
    FailsToAffectYouNotSamePkType = 0x4f8,
    FailsToAffectYouAcrossHouseBoundary = 0x4f9,
    IsAnInvalidTarget = 0x4fa,
    YouAreInvalidTargetForSpellOf = 0x4fb,
    IsAtFullHealth = 0x4ff,
    HasNoSpellTargets = 0x509,
    YouHaveNoTargetsForSpellOf = 0x50a,
    IsNowOpenFellowship = 0x50b,
    IsNowClosedFellowship = 0x50c,
    IsNowLeaderOfFellowship = 0x50d,
    YouHavePassedFellowshipLeadershipTo = 0x50e,
    MaxNumberOfHooked = 0x510,
    MaxNumberOfHookedUntilOneIsRemoved = 0x514,
    NoLongerMaxNumberOfHooked = 0x515,
    IsNotCloseEnoughToYourLevel = 0x517,
    LockedFellowshipCannotRecruit = 0x518,
    YouHaveEnteredTheChannel = 0x51b,
    YouHaveLeftTheChannel = 0x51c,
    WillNotReceiveMessage = 0x51e,
    MessageBlocked = 0x51f,
    HasBeenAddedToHearList = 0x521,
    HasBeenRemovedFromHearList = 0x522,
    FailToRemoveFromLoudList = 0x525,
    YouCannotOpenLockedFellowship = 0x528,
    YouAreNowSnoopingOn = 0x52c,
    YouAreNoLongerSnoopingOn = 0x52d,
    YouFailToSnoopOn = 0x52e,
    AttemptedToSnoopOnYou = 0x52f,
    IsAlreadyBeingSnoopedOn = 0x530,
    IsInLimbo = 0x531,
    YouHaveBeenBootedFromAllegianceChat = 0x533,
    HasBeenBootedFromAllegianceChat = 0x534,
    AccountOfIsAlreadyBannedFromAllegiance = 0x536,
    AccountOfIsNotBannedFromAllegiance = 0x537,
    AccountOfWasNotUnbannedFromAllegiance = 0x538,
    AccountOfIsBannedFromAllegiance = 0x539,
    AccountOfIsUnbannedFromAllegiance = 0x53a,
    ListOfBannedCharacters = 0x53b,
    IsBannedFromAllegiance = 0x53e,
    YouAreBannedFromAllegiance = 0x53f,
    IsNowAllegianceOfficer = 0x541,
    ErrorSettingAsAllegianceOfficer = 0x542,
    IsNoLongerAllegianceOfficer = 0x543,
    ErrorRemovingAsAllegianceOFficer = 0x544,
    YouMustWaitBeforeCommunicating = 0x547,
    YourAllegianceOfficerStatusChanged = 0x549,
    IsAlreadyAllegianceOfficerOfThatLevel = 0x54b,
    TheIsCurrentlyInUse = 0x54d,
    YouAreNotListeningToChannel = 0x551,
    AugmentationSkillNotTrained = 0x55a,
    YouSuccededAcquiringAugmentation = 0x55b,
    YouSucceededRecoveringXpFromSkillAugmentationNotUntrainable = 0x55c,
    Afk = 0x55e,
    IsAlreadyOnYourFriendsList = 0x562,
    YouMayOnlyChangeAllegianceNameOnceEvery24Hours = 0x56a,
    IsTheMonarchAndCannotBePromotedOrDemoted = 0x56d,
    ThatLevelOfAllegianceOfficerIsNowKnownAs = 0x56e,
    YourAllegianceIsCurrently = 0x574,
    YourAllegianceIsNow = 0x575,
    YouCannotAcceptAllegianceYourAllegianceIsLocked = 0x576,
    YouCannotSwearAllegianceAllegianceOfIsLocked = 0x577,
    YouHavePreApprovedToJoinAllegiance = 0x578,
    IsAlreadyMemberOfYourAllegiance = 0x57a,
    HasBeenPreApprovedToJoinYourAllegiance = 0x57b,
    YourAllegianceChatPrivilegesRemoved = 0x57f,
    IsTemporarilyGaggedInAllegianceChat = 0x580,
    YourAllegianceChatPrivilegesRestoredBy = 0x582,
    YouRestoreAllegianceChatPrivilegesTo = 0x583,
    CowersFromYou = 0x58a,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `CharacterErrorType`: why a login or a character failed.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum CharacterErrorType {
    /// The account is logged on already.
    Logon = 0x1,
    /// The server could not read the account.
    AccountLogin = 0x3,
    /// The server stopped.
    ServerCrash = 0x4,
    /// The server could not log the character off.
    Logoff = 0x5,
    /// The character could not be deleted.
    Delete = 0x6,
    /// The server stopped, the second number for it.
    ServerCrash2 = 0x8,
    /// The account is not valid.
    AccountInvalid = 0x9,
    /// There is no such account.
    AccountDoesntExist = 0xa,
    /// The character could not enter the game; the reason is not told.
    EnterGameGeneric = 0xb,
    /// The character is one for tests of the server's load.
    EnterGameStressAccount = 0xc,
    /// A character of the account is still in the game.
    EnterGameCharacterInWorld = 0xd,
    /// The server does not find the account of the character.
    EnterGamePlayerAccountMissing = 0xe,
    /// The character belongs to another account.
    EnterGameCharacterNotOwned = 0xf,
    /// A character of the account is in the game, by a mistake of the server.
    EnterGameCharacterInWorldServer = 0x10,
    /// The character is too old for this version of the game.
    EnterGameOldCharacter = 0x11,
    /// The data of the character is damaged.
    EnterGameCorruptCharacter = 0x12,
    /// The server that the character starts on does not run.
    EnterGameStartServerDown = 0x13,
    /// There was no place to put the character.
    EnterGameCouldntPlaceCharacter = 0x14,
    /// The server is full.
    LogonServerFull = 0x15,
    /// The character is locked, for example while it is saved.
    EnterGameCharacterLocked = 0x17,
    /// The account is no longer paid for.
    SubscriptionExpired = 0x18,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `CharGenResponseType`: how the creation of a character ended.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum CharGenResponseType {
    /// The character was made.
    Ok = 1,
    /// Another character has the name.
    NameInUse = 3,
    /// The name is not allowed.
    NameBanned = 4,
    /// The server could not use what was sent.
    Corrupt = 5,
    /// The same by another number.
    Corrupt0x0006 = 6,
    /// Only administrators may make such a character.
    AdminPrivilegeDenied = 7,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}
