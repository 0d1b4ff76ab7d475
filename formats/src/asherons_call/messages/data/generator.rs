//! Generators: objects that make creatures and items, and replace them when they are gone.
//!
//! No server is known to send these to clients.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, PackableHashTable, Position};

/// `GeneratorProfile`: what a generator can make.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct GeneratorProfile {
    /// How likely it is made, as a sum with those before it, up to 1; -1 for always.
    pub probability: f32,
    /// The class of the object, or a kind of treasure.
    pub type_id: u32,
    /// The seconds until it is replaced.
    pub delay: f64,
    /// How many are made at first.
    pub init_create: u32,
    /// How many there can be at once.
    pub max_num: u32,
    /// When it is replaced: 1 when it is destroyed, 2 when it is picked up, 4 when it dies; bits.
    pub when_create: u32,
    /// Where it is made: 1 on the generator, 2 around it, 4 at a place of its own, 8 in its pack,
    /// 16 in its hands, 32 in its shop, 64 as treasure; bits.
    pub where_create: u32,
    /// How many are in a stack.
    pub stack_size: u32,
    /// The palette it is colored with, or 0.
    pub ptid: u32,
    /// How dark the color is, from 0 to 1.
    pub shade: f32,
    /// The place of its own.
    pub pos_val: Position,
    /// The number of the entry in its table.
    pub slot: u32,
}

/// `GeneratorTable`: what a generator can make.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct GeneratorTable {
    /// The objects.
    pub generators: Vec<GeneratorProfile>,
}

/// `GeneratorRegistryNode`: an object that a generator has made.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct GeneratorRegistryNode {
    /// The class of the object, or a kind of treasure.
    pub wcid_or_type: u32,
    /// When it was made.
    pub ts: f64,
    /// The kind of treasure.
    pub treasure_type: u32,
    /// The entry of the [`GeneratorTable`] it was made by.
    pub slot: u32,
    /// Meaning unknown.
    pub checkpointed: u32,
    /// Whether it was made for a shop.
    pub shop: u32,
    /// How many.
    pub amount: u32,
}

/// `GeneratorRegistry`: the objects that a generator has made.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct GeneratorRegistry {
    /// The objects, by their ids.
    pub registry: PackableHashTable<u32, GeneratorRegistryNode>,
}

/// `GeneratorQueueNode`: an object that a generator will make.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct GeneratorQueueNode {
    /// The entry of the [`GeneratorTable`].
    pub slot: u32,
    /// When it will be made.
    pub when: f64,
}

/// `GeneratorQueue`: the objects that a generator will make.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct GeneratorQueue {
    /// The objects.
    pub queue: Vec<GeneratorQueueNode>,
}
