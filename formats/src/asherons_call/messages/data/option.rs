//! Settings that the server keeps for a character.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, PackableHashTable,
    enums::{CharacterOptions1, CharacterOptions2, PlayerModuleFlags, SpellBookFilterOptions},
    messages::data::{GameplayOptions, GenericQualitiesData, LayeredSpellId},
};
use codec_core::FlagWord;

/// `ShortCutData`: an item on the shortcut bar.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ShortCutData {
    /// The place on the bar, from 0.
    pub index: u32,
    /// The item.
    pub object_id: u32,
    /// A spell; clients seem not to use it.
    pub spell_id: LayeredSpellId,
}

/// `PlayerModule`: the settings of a character.
///
/// The server sends them with
/// [`PlayerDescription`](crate::asherons_call::messages::event::login::PlayerDescription), and the
/// client sends them back when they have changed. How many spell bars there are depends on the
/// version; the last, which captures have, has eight.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct PlayerModule {
    /// Which parts are there. Encoding sets the bits from the parts, but checks those of the spell bars.
    pub flags: FlagWord<PlayerModuleFlags, { PlayerModuleFlags::PRESENCE }>,
    /// Settings that are on or off.
    pub options: CharacterOptions1,
    /// What is on the shortcut bar.
    #[wire(bit = flags & FlagWord::new(PlayerModuleFlags::SHORTCUTS))]
    pub shortcuts: Option<Vec<ShortCutData>>,
    /// The spells on the first spell bar.
    pub tab1_spells: Vec<LayeredSpellId>,
    /// The spells on the other spell bars: four, six or seven, as the flags say. Encoding checks it.
    #[wire(count = flags.get().more_spell_bars())]
    pub more_spell_bars: Vec<Vec<LayeredSpellId>>,
    /// How many of each spell component to buy up to, by the class of the component.
    #[wire(bit = flags & FlagWord::new(PlayerModuleFlags::DESIRED_COMPONENTS))]
    pub fill_comps: Option<PackableHashTable<u32, u32>>,
    /// Which spells the spell book shows.
    #[wire(bit = flags & FlagWord::new(PlayerModuleFlags::SPELLBOOK_FILTERS))]
    pub spell_book_filters: Option<SpellBookFilterOptions>,
    /// More settings that are on or off.
    #[wire(bit = flags & FlagWord::new(PlayerModuleFlags::CHARACTER_OPTIONS2))]
    pub options2: Option<CharacterOptions2>,
    /// How the time before a line of chat is written.
    #[wire(bit = flags & FlagWord::new(PlayerModuleFlags::TIMESTAMP_FORMAT))]
    pub timestamp_format: Option<String>,
    /// Settings as properties.
    #[wire(bit = flags & FlagWord::new(PlayerModuleFlags::GENERIC_QUALITIES))]
    pub player_options: Option<GenericQualitiesData>,
    /// Settings of the client's windows.
    #[wire(bit = flags & FlagWord::new(PlayerModuleFlags::GAMEPLAY_OPTIONS))]
    pub gameplay_options: Option<GameplayOptions>,
}
