//! What makes creatures and items.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, PackableHashTable, Position};

/// `GeneratorProfile`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GeneratorProfile {
    /// Probability.
    pub probability: f32,
    /// Type id.
    pub type_id: u32,
    /// Delay.
    pub delay: f64,
    /// Init create.
    pub init_create: u32,
    /// Max num.
    pub max_num: u32,
    /// When create.
    pub when_create: u32,
    /// Where create.
    pub where_create: u32,
    /// Stack size.
    pub stack_size: u32,
    /// Ptid.
    pub ptid: u32,
    /// Shade.
    pub shade: f32,
    /// Pos val.
    pub pos_val: Position,
    /// Slot.
    pub slot: u32,
}

/// `GeneratorTable`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GeneratorTable {
    /// Generators.
    pub generators: Vec<GeneratorProfile>,
}

/// `GeneratorRegistryNode`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GeneratorRegistryNode {
    /// Wcid or type.
    pub wcid_or_type: u32,
    /// Ts.
    pub ts: f64,
    /// Treasure type.
    pub treasure_type: u32,
    /// Slot.
    pub slot: u32,
    /// Checkpointed.
    pub checkpointed: u32,
    /// Shop.
    pub shop: u32,
    /// Amount.
    pub amount: u32,
}

/// `GeneratorRegistry`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GeneratorRegistry {
    /// Registry.
    pub registry: PackableHashTable<u32, GeneratorRegistryNode>,
}

/// `GeneratorQueueNode`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GeneratorQueueNode {
    /// Slot.
    pub slot: u32,
    /// When.
    pub when: f64,
}

/// `GeneratorQueue`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GeneratorQueue {
    /// Queue.
    pub queue: Vec<GeneratorQueueNode>,
}
