//! Types that stand in tables and properties, where floating point numbers stand too.

use super::{
    Position, Toggle,
    messages::data::{
        AttributeInfo, BodyPart, ContractTracker, EmoteSetList, Fellow, FellowshipLockData,
        GeneratorRegistryNode, GuestInfo, LayeredSpellId, SecondaryAttributeInfo, Skill,
        SpellBookPage, SquelchInfo,
    },
};

codec_core::exact_by_serde! {
    AttributeInfo, BodyPart, ContractTracker, EmoteSetList, Fellow, FellowshipLockData,
    GeneratorRegistryNode, GuestInfo, LayeredSpellId, Position, SecondaryAttributeInfo, Skill,
    SpellBookPage, SquelchInfo, Toggle,
}
