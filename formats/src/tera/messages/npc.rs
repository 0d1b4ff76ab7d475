//! Creatures.

use codec_core::{Implied, Wire};

use super::Vec3;
use crate::tera::{self, Tera};

/// `S_SPAWN_NPC`, version 11 of its definition: a creature appears.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_SPAWN_NPC", layout = tera::STRINGS_FIRST)]
pub struct SpawnNpc {
    /// Places for passengers.
    pub seats: Vec<NpcSeat>,
    /// Parts that break one by one.
    pub parts: Vec<NpcPart>,
    /// Name; empty where the client knows it.
    pub npc_name: String,
    /// The creature or thing in the world that is meant.
    pub game_id: u64,
    /// What it aims at; 0 for nothing.
    pub target: u64,
    /// Place in the world.
    pub location: Vec3,
    /// Direction: a full turn is 65536 (`w` in tera-data).
    pub angle: i16,
    /// Relation to the player who receives this.
    pub relation: i32,
    /// Kind of creature in its hunting zone.
    pub template_id: u32,
    /// Number of the hunting zone.
    pub hunting_zone_id: u16,
    /// Number of its shape.
    pub shape_id: i32,
    /// Speed when walking.
    pub walk_speed: i16,
    /// Speed when running.
    pub run_speed: i16,
    /// State.
    pub status: i16,
    /// Mode.
    pub mode: i16,
    /// Time until its rage ends.
    pub remaining_enrage_time: i32,
    /// Hit points, in steps.
    pub hp_level: i16,
    /// Mark for quests above it.
    pub quest_info: i16,
    /// Whether it can be seen.
    pub visible: bool,
    /// Whether it lives in a village.
    pub villager: bool,
    /// How it appears.
    pub spawn_type: i32,
    /// What it replaces; 0 for nothing.
    pub replace_id: u64,
    /// Script with which it appears; 0 for none.
    pub spawn_script: u32,
    /// Script with which the replaced one vanishes; 0 for none.
    pub replace_despawn_script: u32,
    /// Whether it attacks first.
    pub aggressive: bool,
    /// Whose it is; 0 for nobody's.
    pub owner: u64,
    /// Party that fights it; 0 for none.
    pub occupied_by_party_id: u64,
    /// Player who fights it; 0 for none.
    pub occupied_by_player_id: u64,
    /// Whether it is a bomb.
    pub bomb: bool,
    /// Whether an event made it appear.
    pub by_spawn_event: bool,
    /// Team in a battleground.
    pub bg_team: u16,
    /// Active part of its body.
    pub active_cylinder: u32,
    /// Whether it can be repaired.
    pub repairable: bool,
    /// How flying players deal with it.
    pub flight_interaction_type: u32,
    /// Meaning not known.
    pub unkn1: bool,
}

/// A place for a passenger.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct NpcSeat {
    /// Number of the place.
    pub id: u32,
    /// Who sits there; 0 for nobody.
    pub passenger_id: u64,
    /// Direction up or down.
    pub pitch: i16,
    /// Direction around.
    pub yaw: i16,
    /// Most hit points of the passenger.
    pub passenger_max_hp: i64,
    /// Most mana points of the passenger.
    pub passenger_max_mp: i32,
    /// Hit points of the passenger.
    pub passenger_hp: i64,
    /// Mana points of the passenger.
    pub passenger_mp: i32,
}

/// A part that breaks.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct NpcPart {
    /// Number of the part.
    pub id: u32,
    /// Stage it is in.
    pub cur_stage: u32,
    /// Whether it is active.
    pub active: bool,
    /// Last stage it has.
    pub last_stage: u32,
}

/// The hit points of a creature, as sent in 2012. The protocol's name is not known; an emulator
/// calls it `SpNpcHpWindow`.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "SpNpcHpWindow")]
pub struct NpcHpWindow {
    /// Effects on the creature.
    pub buffs: Vec<NpcBuff>,
    /// The slot of a list that is empty in known packets; how its elements look is not
    /// known.
    #[wire(const = 0)]
    pub unk_array: Implied<u32>,
    /// The creature or thing in the world that is meant.
    pub game_id: u64,
    /// Part of the hit points that is left, 0 to 1.
    pub hp: f32,
    /// Meaning not known.
    pub unk1: i32,
    /// Meaning not known.
    pub unk2: i32,
    /// Meaning not known.
    pub z1: u32,
    /// Meaning not known.
    pub z2: u32,
    /// Meaning not known.
    pub z3: u32,
    /// Meaning not known.
    pub z4: u32,
    /// Meaning not known.
    pub unk3: i32,
    /// Meaning not known.
    pub unk4: i32,
}

/// An effect on a creature.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct NpcBuff {
    /// Number of the effect.
    pub id: u32,
    /// How long it lasts.
    pub duration: u32,
    /// How many times it counts.
    pub stacks: u32,
}

/// A creature says something, as sent in 2012. The protocol's name is not known; an emulator
/// calls it `SpNpcTalk`.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "SpNpcTalk")]
pub struct NpcTalk {
    /// The text, or the key of one (`@quest:…`).
    pub text: String,
    /// The creature or thing in the world that is meant.
    pub game_id: u64,
}
