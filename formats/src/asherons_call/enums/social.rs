//! Friends, allegiances, fellowships, trade, houses and games.

use super::{flags, open_enum};

open_enum! {
    /// `AllegianceOfficerLevel`: the rank of an officer of an allegiance.
    pub enum AllegianceOfficerLevel: u32 {
        Speaker = 1,
        Seneschal = 2,
        Castellan = 3,
    }
}

open_enum! {
    /// `AllegianceLockAction`: what is done with the lock of an allegiance.
    pub enum AllegianceLockAction: u32 {
        LockedOff = 1,
        LockedOn = 2,
        ToggleLocked = 3,
        CheckLocked = 4,
        DisplayBypass = 5,
        ClearBypass = 6,
    }
}

open_enum! {
    /// `AllegianceHouseAction`: what is done with the house of an allegiance.
    pub enum AllegianceHouseAction: u32 {
        Help = 1,
        GuestOpen = 2,
        GuestClosed = 3,
        StorageOpen = 4,
        StorageClosed = 5,
    }
}

open_enum! {
    /// `FellowUpdateType`: what is told of a member of a fellowship.
    pub enum FellowUpdateType: u32 {
        FullUpdate = 1,
        UpdateStats = 2,
        UpdateVitals = 3,
    }
}

open_enum! {
    /// `TradeSide`: a side of a trade.
    pub enum TradeSide: u32 {
        Own = 1,
        Partner = 2,
    }
}

open_enum! {
    /// `EndTradeReason`: why a trade ended.
    pub enum EndTradeReason: u32 {
        Normal = 0,
        EnteredCombat = 2,
        Cancelled = 81,
    }
}

open_enum! {
    /// `HouseType`: the kind of a house.
    pub enum HouseType: u32 {
        Cottage = 1,
        Villa = 2,
        Mansion = 3,
        Apartment = 4,
    }
}

open_enum! {
    /// `ChessMoveResult`: how a move of a game of chess ended.
    pub enum ChessMoveResult: i32 {
        FailureCastlePieceMoved = -110,
        FailureCastleThroughCheck = -109,
        FailureCastleOutOfCheck = -108,
        FailurePathBlocked = -107,
        FailureCannotMoveIntoCheck = -106,
        FailureAttackingOwnPiece = -105,
        FailureMovedPieceOffBoard = -104,
        FailureMovingOpponentPiece = -103,
        FailureMovingEmptySquare = -102,
        FailureInvalidDistance = -101,
        FailureInvalidDirection = -100,
        FailureNotYourTurn = -3,
        FailureInvalidMove = 0,
        Success = 1,
        OpponentInCheck = 1024,
        CheckMatedOpponent = 2048,
    }
}

open_enum! {
    /// `ContractStage`: how far a contract is.
    pub enum ContractStage: u32 {
        New = 1,
        InProgress = 2,
        DoneOrPendingRepeat = 3,
    }
}

flags! {
    /// `FriendsUpdateType`: what a list of friends tells.
    pub flags FriendsUpdateType: u32, empty FULL {
        ADDED = 0x1,
        REMOVED = 0x2,
        LOGIN_CHANGE = 0x4,
    }
}

flags! {
    /// `HouseBitfield`: the state of a house.
    ///
    /// Some descriptions have it as an enum; its values are bits.
    pub flags HouseBitfield: u32, empty UNDEF {
        ACTIVE = 0x1,
        REQUIRES_MONARCH = 0x2,
    }
}
