//! Known messages. The packets that carry them are in [`otherland`](crate::otherland).
//!
//! | topic | types |
//! |---|---|
//! | what clients ask of the community server | [`CommunityRequest`] |
//! | arguments and replies of the cluster node | [`QuestTracker`], [`NodeReply`], [`FactionList`], … |
//! | cheat commands | [`CheatCommand`] |
//!
//! The meaning of 0x77, 0xa1 and 0xa2, and of fields called `flag`, is not known.

mod cheat;
mod cluster;
mod community;

pub use self::{
    cheat::{CheatCommand, InstantKill},
    cluster::{
        Faction, FactionList, FactionResponse, LootAvatar, NodeReply, PortalBook, PurchaseResult,
        QuestTracker,
    },
    community::{
        CommunityRequest, JoinDungeon, LeaveDungeon, SocialTravel, Unknown77, UnknownA1, UnknownA2,
    },
};
