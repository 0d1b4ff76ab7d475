//! Friends and titles.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, enums::ContractId};

/// `Social_RemoveFriend` (0x0017).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0017)]
pub struct RemoveFriend {
    /// Object id.
    pub object_id: u32,
}

/// `Social_AddFriend` (0x0018).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0018)]
pub struct AddFriend {
    /// Character name.
    pub character_name: String,
}

/// `Social_ClearFriends` (0x0025).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0025)]
pub struct ClearFriends;

/// `Social_SetDisplayCharacterTitle` (0x002c).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x002c)]
pub struct SetDisplayCharacterTitle {
    /// Title id.
    pub title_id: u32,
}

/// `Social_AbandonContract` (0x0316).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0316)]
pub struct AbandonContract {
    /// Contract id.
    pub contract_id: ContractId,
}
