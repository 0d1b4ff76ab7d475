//! The player's own character.

use bytes::Bytes;
use codec_core::Wire;

use super::Customize;
use crate::tera::{ByteArray, Tera};

/// `S_LOGIN`: the character that enters the world. The order of its data is that of the one known
/// packet, which another server's code has written; official servers put text and bytes first.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_LOGIN")]
pub struct Login {
    /// Pets and partners of the character.
    pub servants: Vec<Servant>,
    /// Name of the character.
    pub name: String,
    /// Details of the face, 32 bytes in known packets.
    #[wire(as = ByteArray)]
    pub details: Bytes,
    /// Shape of the body, 64 bytes in known packets.
    #[wire(as = ByteArray)]
    pub shape: Bytes,
    /// Race, gender and class: 10101 + (race × 2 + gender) × 100 + class.
    pub template_id: i32,
    /// The character in the world.
    pub id: u64,
    /// Number of the server.
    pub server_id: i32,
    /// Number of the character in the database.
    pub db_id: i32,
    /// Mode of action.
    pub action_mode: i32,
    /// Whether the character lives.
    pub alive: bool,
    /// State.
    pub status: i32,
    /// Speed when walking.
    pub walk_speed: i32,
    /// Speed when running.
    pub run_speed: i32,
    /// Look.
    pub appearance: Customize,
    /// Whether it can be seen.
    pub visible: bool,
    /// Whether it is the second character of the account.
    pub is_second_character: bool,
    /// Level.
    pub level: i16,
    /// Level of awakening.
    pub awakening_level: i32,
    /// Skill in mining.
    pub profession_mineral: i32,
    /// Skill in catching bugs.
    pub profession_bug: i32,
    /// Skill in gathering plants.
    pub profession_herb: i32,
    /// Skill in gathering essence.
    pub profession_energy: i32,
    /// Skill with pets.
    pub profession_pet: i16,
    /// How often the character has declared a fight.
    pub pvp_declared_count: i32,
    /// How many players the character has killed.
    pub pvp_kill_count: i32,
    /// Experience of all levels.
    pub total_exp: i64,
    /// Experience of this level.
    pub level_exp: i64,
    /// Experience that this level takes.
    pub total_level_exp: i64,
    /// Level of talents.
    pub ep_level: i32,
    /// Experience of talents.
    pub ep_exp: i64,
    /// Experience of talents of today.
    pub ep_daily_exp: i32,
    /// Bonus experience left for having rested.
    pub rest_bonus_exp: i64,
    /// The most bonus experience there can be.
    pub max_rest_bonus_exp: i64,
    /// Factor of experience; 1 is usual.
    pub exp_bonus_percent: f32,
    /// Bonus on loot.
    pub drop_bonus_percent: f32,
    /// Item held as weapon; 0 for none.
    pub weapon: i32,
    /// Item worn as armor; 0 for none.
    pub body: i32,
    /// Item worn as gloves; 0 for none.
    pub hand: i32,
    /// Item worn as boots; 0 for none.
    pub feet: i32,
    /// Item worn as underwear; 0 for none.
    pub underwear: i32,
    /// Item worn as head piece; 0 for none.
    pub head: i32,
    /// Item worn as face piece; 0 for none.
    pub face: i32,
    /// Time of the server.
    pub server_time: u64,
    /// Whether players may attack each other on the server.
    pub is_pvp_server: bool,
    /// When a ban from chat ends; 0 for none.
    pub chat_ban_end_time: u64,
    /// Title shown with the name; 0 for none.
    pub title: i32,
    /// Look laid over the weapon; 0 for none.
    pub weapon_model: i32,
    /// Look laid over the armor; 0 for none.
    pub body_model: i32,
    /// Look laid over the gloves; 0 for none.
    pub hand_model: i32,
    /// Look laid over the boots; 0 for none.
    pub feet_model: i32,
    /// Color of the weapon.
    pub weapon_dye: i32,
    /// Color of the armor.
    pub body_dye: i32,
    /// Color of the gloves.
    pub hand_dye: i32,
    /// Color of the boots.
    pub feet_dye: i32,
    /// Color of the underwear.
    pub underwear_dye: i32,
    /// Color of the costume item on the back.
    pub style_back_dye: i32,
    /// Color of the costume item on the head.
    pub style_head_dye: i32,
    /// Color of the costume item on the face.
    pub style_face_dye: i32,
    /// Enchantment of the weapon.
    pub weapon_enchant: i32,
    /// Whether a world event is about the character.
    pub is_world_event_target: bool,
    /// Infamy.
    pub infamy: i32,
    /// Whether the face piece is shown.
    pub show_face: bool,
    /// Costume item on the head; 0 for none.
    pub style_head: i32,
    /// Costume item on the face; 0 for none.
    pub style_face: i32,
    /// Costume item on the back; 0 for none.
    pub style_back: i32,
    /// Costume item laid over the weapon; 0 for none.
    pub style_weapon: i32,
    /// Costume item on the body; 0 for none.
    pub style_body: i32,
    /// Costume item that leaves footprints; 0 for none.
    pub style_footprint: i32,
    /// Color of the costume item on the body.
    pub style_body_dye: i32,
    /// Whether costumes are shown.
    pub show_style: bool,
    /// How many titles the character has.
    pub title_count: i64,
    /// More of the look; 100 in known packets.
    pub appearance2: i32,
    /// Size; 1 is usual.
    pub scale: f32,
    /// Number of the guild's logo; 0 for none.
    pub guild_logo_id: i32,
}

/// A pet or partner.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct Servant {
    /// Number in the database.
    pub database_id: i64,
    /// Number of its kind.
    pub id: i32,
    /// Kind of servant.
    pub servant_type: u32,
    /// Energy.
    pub energy: u32,
    /// Its slot; -1 for none.
    pub slot: i32,
}
