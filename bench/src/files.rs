//! Files of a game as Castle, and the same content as NBT by other crates.
//!
//! | shape | what it is |
//! |---|---|
//! | `castle_player` | a player with 63 items |
//! | `castle_level` | the head of a world: numbers, texts and rules |
//! | `castle_chunk` | 16 sections with arrays of block states and light, and 10 chests |
//!
//! `encode` and `decode` are for declared types, `encode_any` and `decode_any` for values without a
//! declaration. `view` reads one number deep in a file in place: the slot of the last item, the
//! number of the version, the place of the last section.

use std::sync::Arc;

use codec_core::{Decode, Encode, Format};
use formats::castle::{Castle, Compound, File};
use na_nbt::{ValueOwn, ValueRef as _, Writable as _, tag};
use serde::{Deserialize, Serialize};
use zerocopy::byteorder::BigEndian;

use crate::{
    cases::{Case, Cases, Sample, Wanted},
    ours,
    shapes::Random,
};

/// The names of the shapes.
pub const NAMES: &[&str] = &["castle_player", "castle_level", "castle_chunk"];

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
            food: i32,
            level: i32,
            position: Vec<f64>,
            rotation: Vec<f32>,
            motion: Vec<f64>,
            on_ground: bool,
            dimension: String,
            uuid: $ints,
            inventory: Vec<Item>,
            ender_items: Vec<Item>,
            abilities: Abilities,
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
        pub(super) struct Abilities {
            walk_speed: f32,
            fly_speed: f32,
            may_fly: bool,
            flying: bool,
            invulnerable: bool,
        }

        #$attributes
        #[derive(Clone, PartialEq)]
        pub(super) struct Level {
            name: String,
            seed: i64,
            time: i64,
            day_time: i64,
            spawn_x: i32,
            spawn_y: i32,
            spawn_z: i32,
            raining: bool,
            rain_time: i32,
            difficulty: i8,
            version: Version,
            rules: Vec<Rule>,
            packs: Vec<String>,
        }

        #$attributes
        #[derive(Clone, PartialEq)]
        pub(super) struct Version {
            name: String,
            id: i32,
            snapshot: bool,
        }

        #$attributes
        #[derive(Clone, PartialEq)]
        pub(super) struct Rule {
            name: String,
            value: String,
        }

        #$attributes
        #[derive(Clone, PartialEq)]
        pub(super) struct Chunk {
            x: i32,
            z: i32,
            status: String,
            last_update: i64,
            inhabited: i64,
            sections: Vec<Section>,
            surface: $longs,
            floor: $longs,
            biomes: $ints,
            chests: Vec<Chest>,
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

        #$attributes
        #[derive(Clone, PartialEq)]
        pub(super) struct Chest {
            id: String,
            x: i32,
            y: i32,
            z: i32,
            items: Vec<Item>,
        }

        pub(super) fn player(random: &mut Random) -> Player {
            let mut items = |count| (0..count).map(|slot| item(random, slot)).collect();
            Player {
                name: "Notus".into(),
                health: 20.0,
                food: 18,
                level: 31,
                position: vec![12.5, 64.0, -170.25],
                rotation: vec![90.0, -12.5],
                motion: vec![0.0, -0.078, 0.0],
                on_ground: true,
                dimension: "overworld".into(),
                uuid: $int_array(vec![1, -2, 3, -4]),
                inventory: items(36),
                ender_items: items(27),
                abilities: Abilities {
                    walk_speed: 0.1,
                    fly_speed: 0.05,
                    may_fly: false,
                    flying: false,
                    invulnerable: false,
                },
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

        pub(super) fn level(random: &mut Random) -> Level {
            let rule = |i| Rule { name: format!("rule_number_{i}"), value: "true".into() };
            Level {
                name: "A world of its own".into(),
                seed: i64::from(random.below(60_000)) << 40,
                time: 1_234_567,
                day_time: 6_000,
                spawn_x: 16,
                spawn_y: 70,
                spawn_z: -32,
                raining: false,
                rain_time: 9_000,
                difficulty: 2,
                version: Version { name: "1.0.0".into(), id: 1_000, snapshot: false },
                rules: (0..30).map(rule).collect(),
                packs: vec!["vanilla".into(), "extra".into()],
            }
        }

        pub(super) fn chunk(random: &mut Random) -> Chunk {
            let mut longs = |count| -> Vec<i64> {
                let mut long = || (0..4).fold(0, |sum, _| sum << 16 | i64::from(random.below(1 << 16)));
                (0..count).map(|_| long()).collect()
            };
            let section = |(y, states)| Section {
                y,
                palette: (0..8).map(|i| format!("block_of_kind_{i}")).collect(),
                states: $long_array(states),
                block_light: $byte_array(vec![0x11; 2048]),
                sky_light: $byte_array(vec![-1; 2048]),
            };
            let (surface, floor) = ($long_array(longs(37)), $long_array(longs(37)));
            let states: Vec<_> = (-4..12).map(|y| (y, longs(256))).collect();
            let chest = |x| Chest {
                id: "chest".into(),
                x,
                y: 11,
                z: -x,
                items: (0..27).map(|slot| item(random, slot)).collect(),
            };
            Chunk {
                x: 12,
                z: -7,
                status: "full".into(),
                last_update: 99_000,
                inhabited: 12,
                chests: (0..10).map(chest).collect(),
                sections: states.into_iter().map(section).collect(),
                surface,
                floor,
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

mod nbt {
    use fastnbt::{ByteArray, IntArray, LongArray};

    use super::Random;

    files! {
        [derive(serde::Serialize, serde::Deserialize)]
        ByteArray, IntArray, LongArray, ByteArray::new, IntArray::new, LongArray::new
    }
}

/// The cases of the shapes that are `wanted`.
pub fn cases(wanted: Wanted<'_>) -> Vec<Case> {
    let mut all = Vec::new();
    macro_rules! add {
        ($($shape:literal $make:ident;)*) => {$(
            if wanted($shape) {
                add_ours(&mut all, $shape, castle::$make(&mut Random::new(8)));
                add_nbt(&mut all, $shape, nbt::$make(&mut Random::new(8)));
            }
        )*};
    }
    add! {
        "castle_player" player;
        "castle_level" level;
        "castle_chunk" chunk;
    }
    all
}

fn add_ours<T>(all: &mut Vec<Case>, shape: &'static str, value: T)
where
    T: Encode<Castle> + Decode<'static, Castle> + Clone + PartialEq + 'static,
{
    let sample = Sample::new(value, |value, out| {
        *out = Castle::to_vec(value).ok()?;
        Some(())
    });
    let mut cases = Cases::of("ours");
    ours::both::<Castle, _>(&mut cases, shape, &sample);
    let any: Sample<Compound> = sample.map(|_| Castle::from_slice(sample.bytes).unwrap());
    cases.encode(shape, "encode_any", any.clone(), ours::append::<Castle, _>).decode(
        shape,
        "decode_any",
        any,
        ours::decode::<Castle, Compound>,
    );
    let view: fn(&'static [u8]) -> i32 = match shape {
        "castle_player" => |input| view_byte(input, "inventory", 35, "slot"),
        "castle_chunk" => |input| view_byte(input, "sections", 15, "y"),
        _ => |input| {
            let file = File::open(input).unwrap();
            let version = file.root().get("version").unwrap();
            version.get("id").and_then(|id| id.decode()).unwrap()
        },
    };
    cases.decode(shape, "view", sample.map(|_| viewed(shape)), view);
    all.extend(cases.finish());
}

/// The number that `view` finds.
fn viewed(shape: &str) -> i32 {
    match shape {
        "castle_player" => 35,
        "castle_chunk" => 11,
        _ => 1_000,
    }
}

/// A byte of an element of a list.
fn view_byte(input: &[u8], list: &str, index: usize, name: &str) -> i32 {
    let file = File::open(input).unwrap();
    let element = file.root().get(list).and_then(|list| list.at(index)).unwrap();
    element.get(name).and_then(|byte| byte.decode::<i8>()).unwrap().into()
}

fn add_nbt<T>(all: &mut Vec<Case>, shape: &'static str, value: T)
where
    T: Serialize + Deserialize<'static> + Clone + PartialEq + 'static,
{
    let sample = Sample::new(value, |value, out| fastnbt::to_writer(out, value).ok());
    let sample = Sample { exact: false, ..sample };

    let any: Sample<fastnbt::Value> = sample.map(|_| fastnbt::from_bytes(sample.bytes).unwrap());
    let mut cases = Cases::of("fastnbt");
    cases
        .encode(shape, "encode", sample.clone(), write_fastnbt)
        .decode(shape, "decode", sample.clone(), |input| fastnbt::from_bytes::<T>(input).unwrap())
        .decode(shape, "decode_any", any.clone(), |input| {
            fastnbt::from_bytes::<fastnbt::Value>(input).unwrap()
        })
        // Its maps are not in the order of the file.
        .encode(shape, "encode_any", any.own(write_fastnbt), write_fastnbt);
    all.extend(cases.finish());

    let any = sample.map(|_| decode_valence(sample.bytes));
    let mut cases = Cases::of("valence_nbt");
    cases.decode(shape, "decode_any", any.clone(), decode_valence).encode(
        shape,
        "encode_any",
        any.own(write_valence),
        write_valence,
    );
    all.extend(cases.finish());

    let any = sample.map(|_| Owned(Arc::new(decode_na(sample.bytes))));
    let mut cases = Cases::of("na_nbt");
    cases.decode(shape, "decode_any", any.clone(), decode_na).encode(
        shape,
        "encode_any",
        any.own(write_na),
        write_na,
    );
    let view: fn(&'static [u8]) -> i32 = match shape {
        "castle_player" => |input| view_na_byte(input, "inventory", 35, "slot"),
        "castle_chunk" => |input| view_na_byte(input, "sections", 15, "y"),
        _ => |input| {
            let document = na_nbt::read_borrowed::<BigEndian>(input).unwrap();
            document.root().get("version").unwrap().get_::<tag::Int>("id").unwrap()
        },
    };
    cases.decode(shape, "view", sample.map(|_| viewed(shape)), view);
    all.extend(cases.finish());
}

fn view_na_byte(input: &[u8], list: &str, index: usize, name: &str) -> i32 {
    let document = na_nbt::read_borrowed::<BigEndian>(input).unwrap();
    let element = document.root().get(list).unwrap().get(index).unwrap();
    element.get_::<tag::Byte>(name).unwrap().into()
}

fn write_fastnbt<T: Serialize>(value: &T, out: &mut Vec<u8>) {
    out.clear();
    fastnbt::to_writer(out, value).unwrap();
}

fn decode_valence(mut input: &'static [u8]) -> valence_nbt::Compound {
    valence_nbt::from_binary(&mut input).unwrap().0
}

fn write_valence(value: &valence_nbt::Compound, out: &mut Vec<u8>) {
    out.clear();
    valence_nbt::to_binary(value, out, "").unwrap();
}

/// A value of `na_nbt`, which has neither clones nor equality.
#[derive(Clone)]
struct Owned(Arc<ValueOwn<BigEndian>>);

impl PartialEq<ValueOwn<BigEndian>> for Owned {
    fn eq(&self, other: &ValueOwn<BigEndian>) -> bool {
        let bytes = |value: &ValueOwn<_>| value.write_to_vec::<BigEndian>();
        bytes(&self.0) == bytes(other)
    }
}

fn decode_na(input: &'static [u8]) -> ValueOwn<BigEndian> {
    na_nbt::read_owned::<BigEndian, BigEndian>(input).unwrap()
}

fn write_na(value: &Owned, out: &mut Vec<u8>) {
    *out = value.0.write_to_vec::<BigEndian>();
}
