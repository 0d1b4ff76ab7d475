//! Settings that the server keeps for a character.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, PackableHashTable,
    enums::{CharacterOptions1, CharacterOptions2, PlayerModuleFlags, SpellBookFilterOptions},
    messages::data::{GameplayOptions, GenericQualitiesData, LayeredSpellId},
};

/// `ShortCutData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct ShortCutData {
    /// Index.
    pub index: u32,
    /// Object id.
    pub object_id: u32,
    /// Spell id.
    pub spell_id: LayeredSpellId,
}

/// `PlayerModule`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct PlayerModule {
    /// Flags.
    pub flags: PlayerModuleFlags,
    /// Options.
    pub options: CharacterOptions1,
    /// Shortcuts.
    #[wire(bit = flags & PlayerModuleFlags::SHORTCUTS)]
    pub shortcuts: Option<Vec<ShortCutData>>,
    /// Tab1 spells.
    pub tab1_spells: Vec<LayeredSpellId>,
    /// Five tabs and what is there with it.
    #[wire(when = flags.contains(PlayerModuleFlags::MULTI_SPELL_LIST))]
    pub five_tabs: Option<PlayerModuleFiveTabs>,
    /// Seven tabs and what is there with it.
    #[wire(when = flags.contains(PlayerModuleFlags::EXTENDED_MULTI_SPELL_LISTS)
        && !flags.contains(PlayerModuleFlags::MULTI_SPELL_LIST))]
    pub seven_tabs: Option<PlayerModuleSevenTabs>,
    /// Eight tabs and what is there with it.
    #[wire(when = flags.contains(PlayerModuleFlags::SPELL_LISTS_8)
        && !flags.contains(PlayerModuleFlags::MULTI_SPELL_LIST)
        && !flags.contains(PlayerModuleFlags::EXTENDED_MULTI_SPELL_LISTS))]
    pub eight_tabs: Option<PlayerModuleEightTabs>,
    /// Fill comps.
    #[wire(bit = flags & PlayerModuleFlags::DESIRED_COMPONENTS)]
    pub fill_comps: Option<PackableHashTable<u32, u32>>,
    /// Spell book filters.
    #[wire(bit = flags & PlayerModuleFlags::SPELLBOOK_FILTERS)]
    pub spell_book_filters: Option<SpellBookFilterOptions>,
    /// Options2.
    #[wire(bit = flags & PlayerModuleFlags::CHARACTER_OPTIONS2)]
    pub options2: Option<CharacterOptions2>,
    /// Timestamp format.
    #[wire(bit = flags & PlayerModuleFlags::TIMESTAMP_FORMAT)]
    pub timestamp_format: Option<String>,
    /// Player options.
    #[wire(bit = flags & PlayerModuleFlags::GENERIC_QUALITIES)]
    pub player_options: Option<GenericQualitiesData>,
    /// Gameplay options.
    #[wire(bit = flags & PlayerModuleFlags::GAMEPLAY_OPTIONS)]
    pub gameplay_options: Option<GameplayOptions>,
}

/// A part of [`PlayerModule`] that is there or not as a whole.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct PlayerModuleFiveTabs {
    /// Tab2 spells.
    pub tab2_spells: Vec<LayeredSpellId>,
    /// Tab3 spells.
    pub tab3_spells: Vec<LayeredSpellId>,
    /// Tab4 spells.
    pub tab4_spells: Vec<LayeredSpellId>,
    /// Tab5 spells.
    pub tab5_spells: Vec<LayeredSpellId>,
}

/// A part of [`PlayerModule`] that is there or not as a whole.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct PlayerModuleSevenTabs {
    /// Tab2 spells.
    pub tab2_spells: Vec<LayeredSpellId>,
    /// Tab3 spells.
    pub tab3_spells: Vec<LayeredSpellId>,
    /// Tab4 spells.
    pub tab4_spells: Vec<LayeredSpellId>,
    /// Tab5 spells.
    pub tab5_spells: Vec<LayeredSpellId>,
    /// Tab6 spells.
    pub tab6_spells: Vec<LayeredSpellId>,
    /// Tab7 spells.
    pub tab7_spells: Vec<LayeredSpellId>,
}

/// A part of [`PlayerModule`] that is there or not as a whole.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct PlayerModuleEightTabs {
    /// Tab2 spells.
    pub tab2_spells: Vec<LayeredSpellId>,
    /// Tab3 spells.
    pub tab3_spells: Vec<LayeredSpellId>,
    /// Tab4 spells.
    pub tab4_spells: Vec<LayeredSpellId>,
    /// Tab5 spells.
    pub tab5_spells: Vec<LayeredSpellId>,
    /// Tab6 spells.
    pub tab6_spells: Vec<LayeredSpellId>,
    /// Tab7 spells.
    pub tab7_spells: Vec<LayeredSpellId>,
    /// Tab8 spells.
    pub tab8_spells: Vec<LayeredSpellId>,
}
