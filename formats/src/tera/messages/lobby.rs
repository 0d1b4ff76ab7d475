//! Characters before one of them enters the world.

use bytes::Bytes;
use codec_core::Wire;

use super::{AccessoryTransform, CustomString, Customize};
use crate::tera::{ByteArray, Tera};

/// `C_CHANGE_USER_LOBBY_SLOT_ID`: characters change places in the lobby.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "C_CHANGE_USER_LOBBY_SLOT_ID")]
pub struct ChangeUserLobbySlotId {
    /// The characters and their new places.
    pub user_positions: Vec<LobbyPosition>,
}

/// A character and its place in the lobby.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct LobbyPosition {
    /// Number of the character in the database.
    pub database_id: i32,
    /// Place in the lobby.
    pub lobby_slot: i32,
}

/// `C_CHECK_USER_NAME`: asks whether a name is free.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "C_CHECK_USER_NAME")]
pub struct CheckUserName {
    /// The name that is wished for.
    pub name: String,
}

/// `C_CREATE_USER`: a new character.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "C_CREATE_USER")]
pub struct CreateUser {
    /// Name of the new character.
    pub name: String,
    /// Details of the face, 32 bytes in known packets.
    #[wire(as = ByteArray)]
    pub details: Bytes,
    /// Shape of the body, 64 bytes in known packets.
    #[wire(as = ByteArray)]
    pub shape: Bytes,
    /// Gender.
    pub gender: u32,
    /// Race.
    pub race: u32,
    /// Class.
    pub class: u32,
    /// Look.
    pub appearance: Customize,
    /// Whether it is the second character of the account.
    pub is_second_character: bool,
    /// More of the look; 100 in known packets.
    pub appearance2: i32,
}

/// `C_SELECT_USER`: a character enters the world.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "C_SELECT_USER")]
pub struct SelectUser {
    /// Number of the character in the database.
    pub database_id: i32,
    /// Meaning not known.
    pub unk1: u8,
}

/// `S_GET_USER_LIST`: the characters of the account, in one packet or several. The order of its
/// data is that of the one known packet, which another server's code has written; official
/// servers put text and bytes first.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_GET_USER_LIST")]
pub struct GetUserList {
    /// The characters of this packet.
    pub characters: Vec<LobbyCharacter>,
    /// Whether the account is a veteran's.
    pub veteran: bool,
    /// Seconds that the bonus lasts.
    pub bonus_buf_sec: i32,
    /// How many characters the account may have.
    pub max_characters: i32,
    /// Whether it is the first packet of the list.
    pub first: bool,
    /// Whether more packets of the list follow.
    pub more: bool,
    /// Time left until surplus characters are deleted.
    pub left_del_time_account_over: i32,
    /// Level on which the time until a deletion depends.
    pub deletion_section_classify_level: i32,
    /// First of two times until a deletion, in hours.
    pub delete_character_expire_hour1: i32,
    /// Second of two times until a deletion, in hours.
    pub delete_character_expire_hour2: i32,
}

/// A character in the lobby.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct LobbyCharacter {
    /// Texts engraved on items.
    pub custom_strings: Vec<CustomString>,
    /// Name of the character.
    pub name: String,
    /// Details of the face, 32 bytes in known packets.
    #[wire(as = ByteArray)]
    pub details: Bytes,
    /// Shape of the body, 64 bytes in known packets.
    #[wire(as = ByteArray)]
    pub shape: Bytes,
    /// Name of the guild; empty for none.
    pub guild_name: String,
    /// Number of the character in the database.
    pub db_id: i32,
    /// Gender.
    pub gender: u32,
    /// Race.
    pub race: u32,
    /// Class.
    pub class: u32,
    /// Level.
    pub level: i32,
    /// Hit points.
    pub hp: i64,
    /// Mana points.
    pub mp: i32,
    /// Number of the world the character is in.
    pub world_id: i32,
    /// Number of the guard area.
    pub guard_id: i32,
    /// Number of the section.
    pub section_id: i32,
    /// When the character left, in seconds since 1970.
    pub last_logout_time: i64,
    /// Whether the character is being deleted.
    pub is_deleting: bool,
    /// When it is deleted, in seconds since 1970.
    pub delete_time: i64,
    /// Seconds until it is deleted.
    pub delete_remain_sec: i32,
    /// Item held as weapon; 0 for none.
    pub weapon: i32,
    /// Item worn as first earring; 0 for none.
    pub earring1: i32,
    /// Item worn as second earring; 0 for none.
    pub earring2: i32,
    /// Item worn as armor; 0 for none.
    pub body: i32,
    /// Item worn as gloves; 0 for none.
    pub hand: i32,
    /// Item worn as boots; 0 for none.
    pub feet: i32,
    /// Meaning not known.
    pub unk_item7: i32,
    /// Item worn as first ring; 0 for none.
    pub ring1: i32,
    /// Item worn as second ring; 0 for none.
    pub ring2: i32,
    /// Item worn as underwear; 0 for none.
    pub underwear: i32,
    /// Item worn as head piece; 0 for none.
    pub head: i32,
    /// Item worn as face piece; 0 for none.
    pub face: i32,
    /// Look.
    pub appearance: Customize,
    /// Whether it is the second character of the account.
    pub is_second_character: bool,
    /// Rank as a game master; 0 for none.
    pub admin_level: i32,
    /// Whether the character is banned.
    pub is_banned: bool,
    /// When the ban ends, in seconds since 1970.
    pub ban_end_time: i64,
    /// Seconds until the ban ends.
    pub ban_remain_sec: i32,
    /// Whether the character needs another name.
    pub rename_needed: i32,
    /// Look laid over the weapon; 0 for none.
    pub weapon_model: i32,
    /// Meaning not known.
    pub unk_model2: i32,
    /// Meaning not known.
    pub unk_model3: i32,
    /// Look laid over the armor; 0 for none.
    pub body_model: i32,
    /// Look laid over the gloves; 0 for none.
    pub hand_model: i32,
    /// Look laid over the boots; 0 for none.
    pub feet_model: i32,
    /// Meaning not known.
    pub unk_model7: i32,
    /// Meaning not known.
    pub unk_model8: i32,
    /// Meaning not known.
    pub unk_model9: i32,
    /// Meaning not known.
    pub unk_model10: i32,
    /// Meaning not known.
    pub unk_dye1: i32,
    /// Meaning not known.
    pub unk_dye2: i32,
    /// Color of the weapon.
    pub weapon_dye: i32,
    /// Color of the armor.
    pub body_dye: i32,
    /// Color of the gloves.
    pub hand_dye: i32,
    /// Color of the boots.
    pub feet_dye: i32,
    /// Meaning not known.
    pub unk_dye7: i32,
    /// Meaning not known.
    pub unk_dye8: i32,
    /// Meaning not known.
    pub unk_dye9: i32,
    /// Color of the underwear.
    pub underwear_dye: i32,
    /// Color of the costume item on the back.
    pub style_back_dye: i32,
    /// Color of the costume item on the head.
    pub style_head_dye: i32,
    /// Color of the costume item on the face.
    pub style_face_dye: i32,
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
    /// Enchantment of the weapon.
    pub weapon_enchant: i32,
    /// Bonus experience left for having rested.
    pub rest_bonus_xp: i64,
    /// The most bonus experience there can be.
    pub max_rest_bonus_xp: i64,
    /// Whether the face piece is shown.
    pub show_face: bool,
    /// How the costume item on the head is placed.
    pub style_head_transform: AccessoryTransform<i32>,
    /// How the costume item on the face is placed.
    pub style_face_transform: AccessoryTransform<i32>,
    /// How the costume item on the back is placed.
    pub style_back_transform: AccessoryTransform<i32>,
    /// Whether the costume item on the head has been placed by hand.
    pub used_style_head_transform: bool,
    /// Whether the character has not been played yet.
    pub is_new_character: bool,
    /// How far the tutorial is.
    pub tutorial_state: i32,
    /// Whether costumes are shown.
    pub show_style: bool,
    /// More of the look; 100 in known packets.
    pub appearance2: i32,
    /// Points for achievements.
    pub achievement_points: i32,
    /// Laurel for achievements.
    pub laurel: i32,
    /// Place in the lobby.
    pub lobby_slot: i32,
    /// Number of the guild's logo; 0 for none.
    pub guild_logo_id: i32,
    /// Level of awakening.
    pub awakening_level: i32,
    /// Whether the broker has money for the character.
    pub has_broker_sales: bool,
}
