//! Other data.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, Bool32, PackableHashTable, Position, Trailing, Vector3,
    enums::{
        ContractId, ContractStage, CoverageMask, EquipMask, LogTextType, MaterialType,
        SkillAdvancementClass, SkillId,
    },
    messages::{data::ContentProfile, movement::RawMotionState},
};

/// `Trade`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct Trade {
    /// Partner id.
    pub partner_id: u32,
    /// Stamp.
    pub stamp: f64,
    /// Status.
    pub status: u32,
    /// Initiator id.
    pub initiator_id: u32,
    /// Accepted.
    #[wire(as = Bool32)]
    pub accepted: bool,
    /// Partner accepted.
    #[wire(as = Bool32)]
    pub partner_accepted: bool,
    /// Self list.
    pub self_list: Vec<ContentProfile>,
    /// Partner list.
    pub partner_list: Vec<ContentProfile>,
}

/// `JumpPack`.
///
/// Programs differ: one server reads the two numbers at the end; one reader has none, but a
/// position before the sequences.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct JumpPack {
    /// Extent.
    pub extent: f32,
    /// Velocity.
    pub velocity: Vector3,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Object server control sequence.
    pub object_server_control_sequence: u16,
    /// Object teleport sequence.
    pub object_teleport_sequence: u16,
    /// Object force position sequence.
    pub object_force_position_sequence: u16,
    /// What some senders leave out.
    pub rest: Trailing<JumpPackEnd>,
}

/// The end of [`JumpPack`], which some senders leave out.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct JumpPackEnd {
    /// Object id.
    pub object_id: u32,
    /// Spell id.
    pub spell_id: u32,
}

/// `MoveToStatePack`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct MoveToStatePack {
    /// Raw motion state.
    pub raw_motion_state: RawMotionState,
    /// Position.
    pub position: Position,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Object server control sequence.
    pub object_server_control_sequence: u16,
    /// Object teleport sequence.
    pub object_teleport_sequence: u16,
    /// Object force position sequence.
    pub object_force_position_sequence: u16,
    /// Contact.
    pub contact: u8,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `AutonomousPositionPack`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AutonomousPositionPack {
    /// Position.
    pub position: Position,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Object server control sequence.
    pub object_server_control_sequence: u16,
    /// Object teleport sequence.
    pub object_teleport_sequence: u16,
    /// Object force position sequence.
    pub object_force_position_sequence: u16,
    /// Contact.
    pub contact: u8,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `InventoryPlacement`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct InventoryPlacement {
    /// Object id.
    pub object_id: u32,
    /// Location.
    pub location: EquipMask,
    /// Priority.
    pub priority: CoverageMask,
}

/// `FriendData`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct FriendData {
    /// Friend id.
    pub friend_id: u32,
    /// Online.
    #[wire(as = Bool32)]
    pub online: bool,
    /// Appear offline.
    #[wire(as = Bool32)]
    pub appear_offline: bool,
    /// Name.
    pub name: String,
    /// Out friends.
    pub out_friends: Vec<u32>,
    /// In friends.
    pub in_friends: Vec<u32>,
}

/// `SquelchInfo`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SquelchInfo {
    /// Filters.
    pub filters: Vec<LogTextType>,
    /// Name.
    pub name: String,
    /// Account.
    #[wire(as = Bool32)]
    pub account: bool,
}

/// `SquelchDB`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SquelchDb {
    /// Account hash.
    pub account_hash: PackableHashTable<String, u32>,
    /// Character hash.
    pub character_hash: PackableHashTable<u32, SquelchInfo>,
    /// Global info.
    pub global_info: SquelchInfo,
}

/// `GameMoveData`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GameMoveData {
    /// Type.
    pub kind: Implied<i32>,
    /// Player id.
    pub player_id: u32,
    /// What `kind` asks for.
    #[wire(switch = kind)]
    pub choice: GameMoveDataChoice,
}

/// What [`GameMoveData`] holds, as its field `kind` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, tag = i32)]
#[non_exhaustive]
pub enum GameMoveDataChoice {
    /// With `0x4`.
    #[wire(id = 0x4)]
    Kind4 {
        /// X grid.
        x_grid: i32,
        /// Y grid.
        y_grid: i32,
    },
    /// With `0x5`.
    #[wire(id = 0x5)]
    Kind5 {
        /// X from.
        x_from: i32,
        /// Y from.
        y_from: i32,
        /// X to.
        x_to: i32,
        /// Y to.
        y_to: i32,
    },
    /// With `0x6`.
    #[wire(id = 0x6)]
    Kind6 {
        /// Piece id.
        piece_id: u32,
    },
}

/// `SalvageResult`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SalvageResult {
    /// Material.
    pub material: MaterialType,
    /// Workmanship.
    pub workmanship: f64,
    /// Units.
    pub units: u32,
}

/// `SalvageOperationsResultData`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SalvageOperationsResultData {
    /// Skill used.
    pub skill_used: SkillId,
    /// Not salvagable.
    pub not_salvagable: Vec<u32>,
    /// Salvage results.
    pub salvage_results: Vec<SalvageResult>,
    /// Aug bonus.
    pub aug_bonus: i32,
}

/// `ContractTracker`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct ContractTracker {
    /// Version.
    pub version: u32,
    /// Contract id.
    pub contract_id: ContractId,
    /// Contract stage.
    pub contract_stage: ContractStage,
    /// Time when done.
    pub time_when_done: f64,
    /// Time when repeats.
    pub time_when_repeats: f64,
}

/// `ContractTrackerTable`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct ContractTrackerTable {
    /// Contract trackers.
    pub contract_trackers: PackableHashTable<u32, ContractTracker>,
}

/// `CharGenResult`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct CharGenResult {
    /// Always `0x1`.
    #[wire(const = 0x1)]
    pub one: Implied<u32>,
    /// Heritage group: the number of a [`HeritageGroup`](crate::asherons_call::enums::HeritageGroup).
    pub heritage_group: u32,
    /// Gender: the number of a [`Gender`](crate::asherons_call::enums::Gender).
    pub gender: u32,
    /// Eyes strip.
    pub eyes_strip: u32,
    /// Nose strip.
    pub nose_strip: u32,
    /// Mouth strip.
    pub mouth_strip: u32,
    /// Hair color.
    pub hair_color: u32,
    /// Eye color.
    pub eye_color: u32,
    /// Hair style.
    pub hair_style: u32,
    /// Headgear style.
    pub headgear_style: u32,
    /// Headgear color.
    pub headgear_color: u32,
    /// Shirt style.
    pub shirt_style: u32,
    /// Shirt color.
    pub shirt_color: u32,
    /// Trousers style.
    pub trousers_style: u32,
    /// Trousers color.
    pub trousers_color: u32,
    /// Footwear style.
    pub footwear_style: u32,
    /// Footwear color.
    pub footwear_color: u32,
    /// Skin shade.
    pub skin_shade: f64,
    /// Hair shade.
    pub hair_shade: f64,
    /// Headgear shade.
    pub headgear_shade: f64,
    /// Shirt shade.
    pub shirt_shade: f64,
    /// Trousers shade.
    pub trousers_shade: f64,
    /// Footwear shade.
    pub footwear_shade: f64,
    /// Template num.
    pub template_num: u32,
    /// Strength.
    pub strength: u32,
    /// Endurance.
    pub endurance: u32,
    /// Coordination.
    pub coordination: u32,
    /// Quickness.
    pub quickness: u32,
    /// Focus.
    pub focus: u32,
    /// Self attr.
    pub self_attr: u32,
    /// Slot.
    pub slot: u32,
    /// Class id.
    pub class_id: u32,
    /// Skills.
    pub skills: Vec<SkillAdvancementClass>,
    /// Name.
    pub name: String,
    /// Start area.
    pub start_area: u32,
    /// Is admin.
    pub is_admin: u32,
    /// Is envoy.
    pub is_envoy: u32,
    /// Validation.
    pub validation: u32,
}

/// `CharacterIdentity`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct CharacterIdentity {
    /// Character id.
    pub character_id: u32,
    /// Name.
    pub name: String,
    /// Seconds greyed out.
    pub seconds_greyed_out: u32,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `AdminAccountData`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AdminAccountData {
    /// Account name.
    pub account_name: String,
    /// Bookie id.
    pub bookie_id: u32,
}

/// `AdminPlayerData`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AdminPlayerData {
    /// Name.
    pub name: String,
    /// Bookie id.
    pub bookie_id: u32,
}
