//! Known messages, and the packets that carry them.
//!
//! | topic | types |
//! |---|---|
//! | what clients ask of the community server | [`CommunityRequest`] |
//! | arguments and replies of the cluster node | [`QuestTracker`], [`NodeReply`], [`FactionList`], … |
//! | cheat commands | [`CheatCommand`] |
//! | the packets around them | [`Packet`] |
//!
//! The meaning of 0x77, 0xa1 and 0xa2, and of fields called `flag`, is not known. The layout of
//! oaPktPortalRequestAck (8c/37) is known only in part, so it has no type; its nativeparam is
//! [`PortalBook`].

mod cheat;
mod cluster;
mod community;
mod packet;

pub use self::{
    cheat::{CheatCommand, InstantKill},
    cluster::{
        Faction, FactionList, FactionResponse, LootAvatar, NodeReply, PortalBook, PurchaseResult,
        QuestTracker,
    },
    community::{
        CommunityRequest, JoinDungeon, LeaveDungeon, SocialTravel, Unknown77, UnknownA1, UnknownA2,
    },
    packet::{AccountBank, AvatarTell, Cheating, Community, Node, Packet},
};
