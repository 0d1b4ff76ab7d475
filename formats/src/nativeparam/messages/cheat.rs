//! oaPktCheatingClusterNode: commands, told apart by a leading text.

use codec_core::Wire;

use crate::nativeparam::NativeParam;

/// The commands whose arguments are known.
///
/// Each begins with the node it is for (`oaCNode`) and the name of the command.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam)]
pub struct CheatCommand {
    /// The node it is for: `oaCNode`.
    pub node: String,
    /// The name of the command.
    pub command: String,
    /// The first argument: world of `teleport_to_world`, name of `play_cinematic`, event of
    /// `trigger_remote_event`, guid of `travel_to_portal`.
    pub argument: Option<String>,
    /// The second argument: level of `play_cinematic`.
    pub second: Option<String>,
}

/// `instantKill`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam)]
pub struct InstantKill {
    /// The node it is for: `oaCNode`.
    pub node: String,
    /// `instantKill`.
    pub command: String,
    /// Not looked at.
    pub ignored: String,
    /// Who kills: `#` and the avatar id in decimal.
    pub instigator: String,
    /// Who dies, in the same form.
    pub target: String,
}
