//! Files of a game as Castle, and the same content as NBT by fastnbt.
//!
//! | shape | what it is |
//! |---|---|
//! | `castle_player` | a player with 63 items |
//! | `castle_chunk` | 16 sections with arrays of block states and light |
//!
//! `encode` and `decode` are for declared types, `encode_any` and `decode_any` for values without a
//! declaration.

use codec_core::{Decode, Encode, Format};
use formats::castle::{Castle, Compound};

use crate::{
    cases::{Case, Cases, Random, Sample},
    ours,
};

/// The types with their samples, for types of arrays and how those are made.
macro_rules! files {
    (
        $attributes:tt
        $bytes:ty, $ints:ty, $longs:ty, $byte_array:expr, $int_array:expr, $long_array:expr
    ) => {
        #$attributes
        #[derive(Clone, PartialEq)]
        pub(super) struct Player {
            name: String,
            health: f32,
            level: i32,
            position: Vec<f64>,
            on_ground: bool,
            dimension: String,
            uuid: $ints,
            inventory: Vec<Item>,
            recipes: Vec<String>,
        }

        #$attributes
        #[derive(Clone, PartialEq)]
        pub(super) struct Item {
            id: String,
            count: i8,
            slot: i8,
            damage: i32,
            enchantments: Vec<Enchantment>,
        }

        #$attributes
        #[derive(Clone, PartialEq)]
        pub(super) struct Enchantment {
            id: String,
            level: i16,
        }

        #$attributes
        #[derive(Clone, PartialEq)]
        pub(super) struct Chunk {
            x: i32,
            z: i32,
            status: String,
            last_update: i64,
            sections: Vec<Section>,
            surface: $longs,
            biomes: $ints,
        }

        #$attributes
        #[derive(Clone, PartialEq)]
        pub(super) struct Section {
            y: i8,
            palette: Vec<String>,
            states: $longs,
            block_light: $bytes,
            sky_light: $bytes,
        }

        pub(super) fn player(random: &mut Random) -> Player {
            Player {
                name: "Notus".into(),
                health: 20.0,
                level: 31,
                position: vec![12.5, 64.0, -170.25],
                on_ground: true,
                dimension: "overworld".into(),
                uuid: $int_array(vec![1, -2, 3, -4]),
                inventory: (0..63).map(|slot| item(random, slot)).collect(),
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

        pub(super) fn chunk(random: &mut Random) -> Chunk {
            let mut longs = |count| {
                let mut long = || (0..4).fold(0, |sum, _| sum << 16 | i64::from(random.below(1 << 16)));
                $long_array((0..count).map(|_| long()).collect())
            };
            let section = |y| Section {
                y,
                palette: (0..8).map(|i| format!("block_of_kind_{i}")).collect(),
                states: longs(256),
                block_light: $byte_array(vec![0x11; 2048]),
                sky_light: $byte_array(vec![-1; 2048]),
            };
            Chunk {
                x: 12,
                z: -7,
                status: "full".into(),
                last_update: 99_000,
                sections: (-4..12).map(section).collect(),
                surface: longs(37),
                biomes: $int_array(vec![7; 1024]),
            }
        }
    };
}

mod castle {
    use std::convert::identity;

    use super::{Castle, Random};

    files! {
        [cfg_attr(all(), derive(codec_core::Wire), wire(format = Castle))]
        Vec<i8>, Vec<i32>, Vec<i64>, identity, identity, identity
    }
}

/// The cases.
pub fn cases() -> Vec<Case> {
    let mut cases = ours("castle_player", castle::player(&mut Random::new(8)));
    cases.extend(ours("castle_chunk", castle::chunk(&mut Random::new(8))));
    #[cfg(feature = "peers")]
    {
        cases.extend(nbt::cases("castle_player", nbt::player(&mut Random::new(8))));
        cases.extend(nbt::cases("castle_chunk", nbt::chunk(&mut Random::new(8))));
    }
    cases
}

fn ours<T>(shape: &'static str, value: T) -> Vec<Case>
where
    T: Encode<Castle> + Decode<'static, Castle> + Clone + PartialEq + 'static,
{
    let sample = Sample::new(value, |value, out| {
        *out = Castle::to_vec(value).ok()?;
        Some(())
    });
    let any: Sample<Compound> = sample.map(|_| Castle::from_slice(sample.bytes).unwrap());
    let any = std::slice::from_ref(&any);
    let mut cases = Cases::of(shape);
    cases
        .ours::<Castle, T>(&[sample])
        .encode("encode_any", any, ours::write::<Castle, Compound>)
        .decode("decode_any", any, ours::decode::<Castle, Compound>);
    cases.finish()
}

#[cfg(feature = "peers")]
mod nbt {
    use fastnbt::{ByteArray, IntArray, LongArray, Value};
    use serde::{Deserialize, Serialize};

    use crate::cases::{Case, Cases, Random, Sample};

    files! {
        [derive(Serialize, Deserialize)]
        ByteArray, IntArray, LongArray, ByteArray::new, IntArray::new, LongArray::new
    }

    pub(super) fn cases<T>(shape: &'static str, value: T) -> Vec<Case>
    where
        T: Serialize + Deserialize<'static> + Clone + PartialEq + 'static,
    {
        let sample = Sample::new(value, |value, out| fastnbt::to_writer(out, value).ok());
        let value = fastnbt::from_bytes(sample.bytes).unwrap();
        // Its maps are not in the order of the file.
        let any: Sample<Value> =
            Sample::new(value, |value, out| fastnbt::to_writer(out, value).ok());
        let mut cases = Cases::of(shape);
        cases
            .by("fastnbt")
            .encode("encode", std::slice::from_ref(&sample), write)
            .decode("decode", &[sample], |input| fastnbt::from_bytes::<T>(input).unwrap())
            .encode("encode_any", std::slice::from_ref(&any), write)
            .decode("decode_any", &[any], |input| fastnbt::from_bytes::<Value>(input).unwrap());
        cases.finish()
    }

    fn write<T: Serialize>(value: &T, out: &mut Vec<u8>) {
        out.clear();
        fastnbt::to_writer(out, value).unwrap();
    }
}
