//! Friends, titles and contracts.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, enums::ContractId};

/// `Social_RemoveFriend` (0x0017): the player removes someone from the list of friends.
#[doc(alias = "Social_RemoveFriend")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0017)]
pub struct RemoveFriend {
    /// The friend.
    pub object_id: u32,
}

/// `Social_AddFriend` (0x0018): the player adds someone to the list of friends.
#[doc(alias = "Social_AddFriend")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0018)]
pub struct AddFriend {
    /// The friend's name.
    pub character_name: String,
}

/// `Social_ClearFriends` (0x0025): the player empties the list of friends.
#[doc(alias("Social_ClearFriends", "RemoveAllFriends"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0025)]
pub struct ClearFriends;

/// `Social_SetDisplayCharacterTitle` (0x002c): the player chooses the title that is shown below the
/// character's name.
#[doc(alias("Social_SetDisplayCharacterTitle", "TitleSet"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x002c)]
pub struct SetDisplayCharacterTitle {
    /// The title; the character must have earned it.
    pub title_id: u32,
}

/// `Social_AbandonContract` (0x0316): the player gives up a quest that a contract stands for.
#[doc(alias = "Social_AbandonContract")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0316)]
pub struct AbandonContract {
    /// The contract.
    pub contract_id: ContractId,
}
