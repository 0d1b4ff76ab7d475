//! The world, and who appears in it.

use bytes::Bytes;
use codec_core::Wire;

use super::{AccessoryTransform, Customize, Vec3};
use crate::tera::{self, ByteArray, Tera};

/// `S_LOAD_TOPO`: the client is to load a zone.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_LOAD_TOPO")]
pub struct LoadTopo {
    /// Number of the zone.
    pub zone: i32,
    /// Place in the world.
    pub location: Vec3,
    /// Whether the zone loads without a loading screen.
    pub disable_loading_screen: bool,
}

/// `S_SPAWN_ME`: the own character appears.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_SPAWN_ME")]
pub struct SpawnMe {
    /// The character in the world.
    pub user_id: u64,
    /// Place in the world.
    pub location: Vec3,
    /// Direction: a full turn is 65536.
    pub rotation: u16,
    /// Whether the character lives.
    pub is_alive: bool,
    /// Whether the character is a lord.
    pub is_lord: bool,
}

/// `S_SPAWN_USER`, version 13 of its definition: another player appears.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_SPAWN_USER", layout = tera::STRINGS_FIRST)]
pub struct SpawnUser {
    /// Icons beside the name.
    pub icons: Vec<UserIcon>,
    /// Benefits of the account.
    pub account_benefits: Vec<UserBenefit>,
    /// Name of the character.
    pub name: String,
    /// Name of the guild; empty for none.
    pub guild: String,
    /// Rank in the guild; empty for none.
    pub guild_rank: String,
    /// Details of the face, 32 bytes in known packets.
    #[wire(as = ByteArray)]
    pub details: Bytes,
    /// Name of the guild's emblem; empty for none.
    pub guild_emblem: String,
    /// Shape of the body, 64 bytes in known packets.
    #[wire(as = ByteArray)]
    pub shape: Bytes,
    /// Number of the server.
    pub server_id: u32,
    /// Number of the player on that server.
    pub player_id: u32,
    /// The creature or thing in the world that is meant.
    pub game_id: u64,
    /// Place in the world.
    pub location: Vec3,
    /// Direction: a full turn is 65536 (`w` in tera-data).
    pub angle: i16,
    /// Relation to the player who receives this.
    pub relation: i32,
    /// Race, gender and class: 10101 + (race × 2 + gender) × 100 + class.
    pub template_id: u32,
    /// Meaning not known.
    pub unk1: i16,
    /// Meaning not known.
    pub unk2: i16,
    /// Meaning not known.
    pub unk3: i16,
    /// Meaning not known.
    pub unk4: i16,
    /// Meaning not known.
    pub unk5: i16,
    /// Whether it can be seen.
    pub visible: bool,
    /// Whether the character lives.
    pub alive: bool,
    /// Look.
    pub appearance: Customize,
    /// Item held as weapon; 0 for none.
    pub weapon: u32,
    /// Item worn as armor; 0 for none.
    pub body: u32,
    /// Item worn as gloves; 0 for none.
    pub hand: u32,
    /// Item worn as boots; 0 for none.
    pub feet: u32,
    /// Item worn as underwear; 0 for none.
    pub underwear: u32,
    /// Item worn as head piece; 0 for none.
    pub head: u32,
    /// Item worn as face piece; 0 for none.
    pub face: u32,
    /// Effect with which the character appears.
    pub spawn_fx: i32,
    /// Mount the character sits on; 0 for none.
    pub mount: i32,
    /// Pose.
    pub pose: i32,
    /// Title shown with the name; 0 for none.
    pub title: i32,
    /// Shuttle the character is in; 0 for none.
    pub shuttle_id: i64,
    /// Number of the guild's emblem; 0 for none.
    pub guild_emblem_id: i32,
    /// Whether the character is an exarch.
    pub exarch: bool,
    /// Whether the player is a game master.
    pub gm: bool,
    /// Whether the game master hides.
    pub gm_invisible: bool,
    /// Look laid over the weapon; 0 for none.
    pub weapon_model: u32,
    /// Look laid over the armor; 0 for none.
    pub body_model: u32,
    /// Look laid over the gloves; 0 for none.
    pub hand_model: u32,
    /// Look laid over the boots; 0 for none.
    pub feet_model: u32,
    /// Color of the weapon.
    pub weapon_dye: u32,
    /// Color of the armor.
    pub body_dye: u32,
    /// Color of the gloves.
    pub hand_dye: u32,
    /// Color of the boots.
    pub feet_dye: u32,
    /// Color of the underwear.
    pub underwear_dye: u32,
    /// Color of the costume item on the back.
    pub style_back_dye: u32,
    /// Color of the costume item on the head.
    pub style_head_dye: u32,
    /// Color of the costume item on the face.
    pub style_face_dye: u32,
    /// Enchantment of the weapon.
    pub weapon_enchant: u32,
    /// Whether the player is new.
    pub newbie: bool,
    /// Whether the character may kill players.
    pub pk_enabled: bool,
    /// Level.
    pub level: i32,
    /// Vehicle the character is in; 0 for none.
    pub vehicle_ex: u64,
    /// Whether the face piece is shown.
    pub show_face: bool,
    /// Costume item on the head; 0 for none.
    pub style_head: u32,
    /// Costume item on the face; 0 for none.
    pub style_face: u32,
    /// Costume item on the back; 0 for none.
    pub style_back: u32,
    /// Costume item laid over the weapon; 0 for none.
    pub style_weapon: u32,
    /// Costume item on the body; 0 for none.
    pub style_body: u32,
    /// Costume item that leaves footprints; 0 for none.
    pub style_footprint: u32,
    /// How the costume item on the head is placed.
    pub style_head_transform: AccessoryTransform,
    /// How the costume item on the face is placed.
    pub style_face_transform: AccessoryTransform,
    /// How the costume item on the back is placed.
    pub style_back_transform: AccessoryTransform,
    /// Meaning not known.
    pub accessory_transform_unk: bool,
    /// Color of the costume item on the body.
    pub style_body_dye: u32,
    /// Server of the party.
    pub party_server: i32,
    /// Number of the party.
    pub party_id: i32,
    /// Meaning not known.
    pub unk6: bool,
    /// Whether costumes are shown.
    pub show_style: bool,
    /// Meaning not known.
    pub unk7: i32,
    /// Meaning not known.
    pub unk8: i32,
    /// More of the look; 100 in known packets.
    pub appearance2: i32,
    /// Size; 1 is usual.
    pub scale: f32,
}

/// An icon beside a name.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct UserIcon {
    /// Number of the icon.
    pub icon: i32,
}

/// A benefit of an account, as others see it.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct UserBenefit {
    /// Number of the benefit.
    pub package_id: i32,
}
