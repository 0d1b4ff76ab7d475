//! Clocks, pings and settings.

use codec_core::Wire;
use uuid::Uuid;

use crate::{
    nativeparam::OaPacket,
    otherland::{Base, Flag},
};

/// `CPktServerNotify` (1c/00): a clock or a text of the server.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x001c, name = "CPktServerNotify")]
pub struct ServerNotify {
    /// What every packet begins with.
    pub base: Base,
    /// What it is; one of the fields below follows.
    pub notify_type: NotifyType,
    /// The clock of the game, with [`NotifyType::SyncGameClock`].
    #[wire(when = notify_type == NotifyType::SyncGameClock)]
    pub game_clock: Option<f64>,
    /// The time of the realm, with [`NotifyType::SyncRealmTime`].
    #[wire(when = notify_type == NotifyType::SyncRealmTime)]
    pub realm_time: Option<i64>,
    /// A text, with every other type.
    #[wire(when = notify_type != NotifyType::SyncGameClock
        && notify_type != NotifyType::SyncRealmTime)]
    pub message: Option<String>,
}

/// What a [`ServerNotify`] is.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u16, open)]
#[repr(u16)]
#[non_exhaustive]
pub enum NotifyType {
    /// 0: the clock of the game.
    SyncGameClock = 0,
    /// 2: a text.
    Message2 = 2,
    /// 3: a text.
    Message3 = 3,
    /// 4: a text.
    Message4 = 4,
    /// 5: a text.
    Message5 = 5,
    /// 6: a text.
    Message6 = 6,
    /// 7: a text.
    Message7 = 7,
    /// 19: the time of the realm.
    SyncRealmTime = 19,
    /// Any other number: a text.
    #[wire(other)]
    Other(u16),
}

/// `oaPktClientServerPing` (8c/32): measures the connection.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x328c, name = "oaPktClientServerPing")]
pub struct ClientServerPing {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u64,
    /// Meaning not known.
    pub unknown_1: Uuid,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_2: bool,
    /// Meaning not known.
    pub unknown_3: f64,
    /// Meaning not known.
    pub unknown_4: f64,
    /// Meaning not known.
    pub unknown_5: f64,
    /// Meaning not known.
    pub unknown_6: f64,
    /// Meaning not known.
    pub unknown_7: f64,
    /// Meaning not known.
    pub unknown_8: f64,
    /// Meaning not known.
    pub unknown_9: u32,
}

/// `oaPktUIConfigUpdate` (a8/05): settings of the user interface.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x05a8, name = "oaPktUIConfigUpdate")]
#[allow(clippy::struct_excessive_bools, reason = "the wire has them so")]
pub struct UiConfigUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_0: bool,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_1: bool,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_2: bool,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_3: bool,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_4: bool,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_5: bool,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_6: bool,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_7: bool,
    /// Texts; meaning not known.
    pub unknown_9: Vec<String>,
}
