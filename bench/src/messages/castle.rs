//! A file of a game as Castle, and the same content as NBT by fastnbt: a player with 63 items.
//!
//! `encode` and `decode` are for declared types, `encode_any` and `decode_any` for values without a
//! declaration.

use codec_core::{Format, Wire};
use formats::castle::{Castle, Compound};

use crate::{
    cases::{Case, Cases, Random, Sample},
    ours,
};

#[derive(Wire, Clone, PartialEq)]
#[cfg_attr(feature = "peers", derive(serde::Serialize, serde::Deserialize))]
#[wire(format = Castle)]
struct Player {
    name: String,
    health: f32,
    level: i32,
    position: Vec<f64>,
    on_ground: bool,
    dimension: String,
    uuid: Vec<i32>,
    inventory: Vec<Item>,
    recipes: Vec<String>,
}

#[derive(Wire, Clone, PartialEq)]
#[cfg_attr(feature = "peers", derive(serde::Serialize, serde::Deserialize))]
#[wire(format = Castle)]
struct Item {
    id: String,
    count: i8,
    slot: i8,
    damage: i32,
    enchantments: Vec<Enchantment>,
}

#[derive(Wire, Clone, PartialEq)]
#[cfg_attr(feature = "peers", derive(serde::Serialize, serde::Deserialize))]
#[wire(format = Castle)]
struct Enchantment {
    id: String,
    level: i16,
}

fn player() -> Player {
    let mut random = Random::new(8);
    Player {
        name: "Notus".into(),
        health: 20.0,
        level: 31,
        position: vec![12.5, 64.0, -170.25],
        on_ground: true,
        dimension: "overworld".into(),
        uuid: vec![1, -2, 3, -4],
        inventory: (0..63).map(|slot| item(&mut random, slot)).collect(),
        recipes: (0..50).map(|i| format!("recipe_of_number_{i}")).collect(),
    }
}

fn item(random: &mut Random, slot: i8) -> Item {
    let ids = ["dirt", "cobblestone", "iron_pickaxe", "oak_planks", "golden_apple"];
    let enchantment = |level| Enchantment { id: "efficiency".into(), level };
    Item {
        id: ids[random.below(5) as usize].into(),
        count: 1 + random.below(64) as i8,
        slot,
        damage: random.below(1_000).cast_signed(),
        enchantments: (0..random.below(3) as i16).map(enchantment).collect(),
    }
}

/// The cases.
pub fn cases() -> Vec<Case> {
    let sample = Sample::new(player(), |value, out| {
        *out = Castle::to_vec(value).ok()?;
        Some(())
    });
    let any = [sample.map(|_| Castle::from_slice(sample.bytes).unwrap())];
    let mut cases = Cases::of("castle_player");
    cases
        .ours::<Castle, Player>(&[sample])
        .encode("encode_any", &any, ours::write::<Castle, Compound>)
        .decode("decode_any", &any, ours::decode::<Castle, Compound>);
    #[cfg(feature = "peers")]
    add_nbt(&mut cases);
    cases.finish()
}

#[cfg(feature = "peers")]
fn add_nbt(cases: &mut Cases) {
    fn write<T: serde::Serialize>(value: &T, out: &mut Vec<u8>) {
        out.clear();
        fastnbt::to_writer(out, value).unwrap();
    }

    let sample = Sample::new(player(), |value, out| fastnbt::to_writer(out, value).ok());
    let any: fastnbt::Value = fastnbt::from_bytes(sample.bytes).unwrap();
    // Its maps are not in the order of the file.
    let any = [Sample::new(any, |value, out| fastnbt::to_writer(out, value).ok())];
    let sample = [sample];
    cases
        .by("fastnbt")
        .encode("encode", &sample, write)
        .decode("decode", &sample, |input| fastnbt::from_bytes::<Player>(input).unwrap())
        .encode("encode_any", &any, write)
        .decode("decode_any", &any, |input| fastnbt::from_bytes::<fastnbt::Value>(input).unwrap());
}
