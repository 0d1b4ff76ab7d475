//! Friends, allegiances, fellowships, trade, houses and games.

use codec_core::Wire;

use super::flags;
use crate::asherons_call::AsheronsCall;

/// `AllegianceOfficerLevel`: the rank of an officer of an allegiance.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum AllegianceOfficerLevel {
    /// The lowest rank.
    Speaker = 1,
    /// The middle rank.
    Seneschal = 2,
    /// The highest rank.
    Castellan = 3,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `AllegianceLockAction`: what is done with the lock of an allegiance.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum AllegianceLockAction {
    /// Opens it: new members may swear.
    LockedOff = 1,
    /// Locks it: nobody new may swear.
    LockedOn = 2,
    /// Turns the lock over.
    ToggleLocked = 3,
    /// Asks whether it is locked.
    CheckLocked = 4,
    /// Asks who may swear all the same.
    DisplayBypass = 5,
    /// Forgets who may swear all the same.
    ClearBypass = 6,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `AllegianceHouseAction`: what is done with the house of an allegiance.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum AllegianceHouseAction {
    /// Asks what can be done.
    Help = 1,
    /// Lets members of the allegiance in.
    GuestOpen = 2,
    /// Does not let them in any longer.
    GuestClosed = 3,
    /// Lets members use the storage.
    StorageOpen = 4,
    /// Does not let them use it any longer.
    StorageClosed = 5,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `FellowUpdateType`: what is told of a member of a fellowship.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum FellowUpdateType {
    /// All of it.
    FullUpdate = 1,
    /// Level and experience.
    UpdateStats = 2,
    /// Health, stamina and mana.
    UpdateVitals = 3,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `TradeSide`: a side of a trade.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum TradeSide {
    /// The player who gets the message.
    Own = 1,
    /// The other one.
    Partner = 2,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `EndTradeReason`: why a trade ended.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum EndTradeReason {
    /// A side closed it.
    Normal = 0,
    /// A side began to fight.
    EnteredCombat = 2,
    /// The server ended it.
    Cancelled = 81,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `HouseType`: the kind of a house.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum HouseType {
    /// A small house.
    Cottage = 1,
    /// A larger house.
    Villa = 2,
    /// A house for an allegiance.
    Mansion = 3,
    /// Rooms in a shared building.
    Apartment = 4,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `ChessMoveResult`: how a move of a game of chess ended.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = i32, open)]
#[repr(i32)]
#[non_exhaustive]
pub enum ChessMoveResult {
    /// Castling with a piece that has moved.
    FailureCastlePieceMoved = -110,
    /// Castling over a square that is attacked.
    FailureCastleThroughCheck = -109,
    /// Castling while in check.
    FailureCastleOutOfCheck = -108,
    /// Another piece is in the way.
    FailurePathBlocked = -107,
    /// The move would leave the own king in check.
    FailureCannotMoveIntoCheck = -106,
    /// The target is an own piece.
    FailureAttackingOwnPiece = -105,
    /// The target is not on the board.
    FailureMovedPieceOffBoard = -104,
    /// The piece belongs to the opponent.
    FailureMovingOpponentPiece = -103,
    /// There is no piece to move.
    FailureMovingEmptySquare = -102,
    /// The piece does not go that far.
    FailureInvalidDistance = -101,
    /// The piece does not go that way.
    FailureInvalidDirection = -100,
    /// It is the turn of the opponent.
    FailureNotYourTurn = -3,
    /// Not a move; the reason is not told.
    FailureInvalidMove = 0,
    /// The move was made.
    Success = 1,
    /// It was made, and the opponent is in check.
    OpponentInCheck = 1024,
    /// It was made, and the opponent is mated.
    CheckMatedOpponent = 2048,
    /// A number without a name.
    #[wire(other)]
    Other(i32),
}

/// `ContractStage`: how far a contract is.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum ContractStage {
    /// It was taken.
    New = 1,
    /// Its task is begun.
    InProgress = 2,
    /// It is done; it may be taken again later.
    DoneOrPendingRepeat = 3,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

flags! {
    /// `FriendsUpdateType`: what a list of friends tells.
    pub flags FriendsUpdateType: u32, empty FULL {
        /// A friend was added.
        ADDED = 0x1,
        /// A friend was removed.
        REMOVED = 0x2,
        /// A friend came into the game or left it.
        LOGIN_CHANGE = 0x4,
    }
}

flags! {
    /// `HouseBitfield`: the state of a house.
    ///
    /// Some descriptions have it as an enum; its values are bits.
    pub flags HouseBitfield: u32, empty UNDEF {
        ACTIVE = 0x1,
        /// Only a monarch, who leads an allegiance, can buy it.
        REQUIRES_MONARCH = 0x2,
    }
}
