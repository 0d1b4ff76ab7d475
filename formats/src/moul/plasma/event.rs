//! What happens to objects.

use codec_core::Wire;

use super::MessageHeader;
use crate::moul::{Counted, Moul, SafeString, key::Key};

/// `plNotifyMsg`: tells what happened to an object.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x2ed, name = "plNotifyMsg")]
pub struct NotifyMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// What it is about.
    pub kind: i32,
    /// The state it is in; 1 is on.
    pub state: f32,
    /// A number that the receiver knows.
    pub id: i32,
    /// What happened.
    #[wire(as = Counted<u32, EventData>)]
    pub events: Vec<EventData>,
}

/// `proEventData`: what happened, behind a number that says what it is.
///
/// Its length depends on the number, so that a number without a variant is an error.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = i32)]
#[non_exhaustive]
pub enum EventData {
    /// `kCollision`: something touched something.
    #[wire(id = 1)]
    Collision {
        /// Whether it began.
        enter: bool,
        /// What touched.
        hitter: Key,
        /// What was touched.
        hittee: Key,
    },
    /// `kPicked`: something was clicked on.
    #[wire(id = 2)]
    Picked {
        /// Who clicked.
        picker: Key,
        /// On what.
        picked: Key,
        /// Whether it counts.
        enabled: bool,
        /// Where.
        hit_point: [f32; 3],
    },
    /// `kControlKey`: a key was pressed.
    #[wire(id = 3)]
    ControlKey {
        /// The key.
        control_key: i32,
        /// Whether it is down.
        down: bool,
    },
    /// `kVariable`: a variable has a value.
    #[wire(id = 4)]
    Variable {
        /// Its name.
        #[wire(as = SafeString)]
        name: String,
        /// What the value is: 1 an `f32`, 2 `key`, 3 an `i32`, 4 nothing.
        data_type: i32,
        /// The value, if it is a number.
        number: [u8; 4],
        /// The value, if it is an object.
        key: Key,
    },
    /// `kFacing`: something looks at something.
    #[wire(id = 5)]
    Facing {
        /// What looks.
        facer: Key,
        /// At what.
        facee: Key,
        /// How straight: the product of the two directions.
        dot: f32,
        /// Whether it counts.
        enabled: bool,
    },
    /// `kContained`: something is in something.
    #[wire(id = 6)]
    Contained {
        /// What is in it.
        contained: Key,
        /// In what.
        container: Key,
        /// Whether it came.
        entering: bool,
    },
    /// `kActivate`: something was switched on.
    #[wire(id = 7)]
    Activate {
        /// Whether it is on.
        active: bool,
        /// Whether it was switched on.
        activate: bool,
    },
    /// `kCallback`: something came back.
    #[wire(id = 8)]
    Callback {
        /// What it was.
        callback_type: i32,
    },
    /// `kResponderState`: a responder has a state.
    #[wire(id = 9)]
    ResponderState {
        /// The state.
        state: i32,
    },
    /// `kMultiStage`: an animation in several stages went on.
    #[wire(id = 10)]
    MultiStage {
        /// The stage.
        stage: i32,
        /// 1 entered, 2 at the begin of the loop, 3 to the next stage, 4 to the one before.
        event: i32,
        /// The avatar.
        avatar: Key,
    },
    /// `kSpawned`: something was made.
    #[wire(id = 11)]
    Spawned {
        /// What made it.
        spawner: Key,
        /// What was made.
        spawnee: Key,
    },
    /// `kCoop`: an animation of two avatars went on.
    #[wire(id = 13)]
    Coop {
        /// KI number of the player who began it.
        id: u32,
        /// Its number among those that the player began.
        serial: u16,
    },
    /// `kOfferLinkingBook`: a player offers a book.
    #[wire(id = 14)]
    OfferLinkingBook {
        /// Who offers it.
        offerer: Key,
        /// The age it leads to.
        target_age: i32,
        /// KI number of the player who is to take it.
        offeree: u32,
    },
    /// `kBook`: something happened in a book.
    #[wire(id = 15)]
    Book {
        /// What it was.
        event: u32,
        /// The link.
        link_id: u32,
    },
    /// `kClimbingBlockerHit`: somebody who climbs hit something.
    #[wire(id = 16)]
    ClimbingBlockerHit {
        /// What was hit.
        blocker: Key,
    },
}
