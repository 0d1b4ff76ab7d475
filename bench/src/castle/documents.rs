//! The files that are measured: like those of Minecraft, made anew for each run.

use formats::castle::{Compound, List, Value};

fn tree<const N: usize>(children: [(&str, Value); N]) -> Compound {
    let mut compound = Compound::default();
    for (name, value) in children {
        compound.push(name, value);
    }
    compound
}

fn compound<const N: usize>(children: [(&str, Value); N]) -> Value {
    Value::Compound(tree(children))
}

fn list(items: Vec<Value>) -> Value {
    Value::List(List::new(items))
}

fn text(text: &str) -> Value {
    Value::String(text.into())
}

/// Numbers that differ, the same in every run.
fn numbers(seed: u64) -> impl Iterator<Item = u64> {
    let mut state = seed;
    std::iter::repeat_with(move || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 16
    })
}

fn item(slot: i8) -> Value {
    let enchantment = |id: &str, level| compound([("id", text(id)), ("lvl", Value::Int16(level))]);
    let mut item = tree([
        ("Slot", Value::SByte(slot)),
        ("id", text("minecraft:diamond_pickaxe")),
        ("Count", Value::SByte(1)),
        ("Damage", Value::Int16(i16::from(slot) * 3)),
    ]);
    if slot % 2 == 0 {
        item.push(
            "tag",
            compound([
                ("RepairCost", Value::Int32(i32::from(slot))),
                (
                    "ench",
                    list(vec![
                        enchantment("minecraft:efficiency", 5),
                        enchantment("minecraft:unbreaking", 3),
                    ]),
                ),
                (
                    "display",
                    compound([
                        ("Name", text("Old faithful")),
                        ("color", Value::Int32(0x00aa_00ff)),
                    ]),
                ),
            ]),
        );
    }
    Value::Compound(item)
}

fn attribute(name: &str, base: f64) -> Value {
    let modifier = compound([
        ("UUIDMost", Value::Int64(-8_273_645_182_736_451)),
        ("UUIDLeast", Value::Int64(8_172_635_487_162_534)),
        ("Amount", Value::Double(0.25)),
        ("Operation", Value::Int32(2)),
        ("Name", text("Random spawn bonus")),
    ]);
    compound([
        ("Name", text(name)),
        ("Base", Value::Double(base)),
        ("Modifiers", list(vec![modifier])),
    ])
}

/// A player with 45 items.
pub(super) fn player() -> Compound {
    tree([
        (
            "abilities",
            compound([
                ("flying", Value::SByte(0)),
                ("instabuild", Value::SByte(0)),
                ("mayfly", Value::SByte(0)),
                ("walkSpeed", Value::Single(0.1)),
                ("flySpeed", Value::Single(0.05)),
                ("invulnerable", Value::SByte(0)),
                ("mayBuild", Value::SByte(1)),
            ]),
        ),
        (
            "Attributes",
            list(vec![
                attribute("generic.maxHealth", 20.0),
                attribute("generic.knockbackResistance", 0.0),
                attribute("generic.movementSpeed", 0.1),
                attribute("generic.attackDamage", 1.0),
            ]),
        ),
        ("Pos", list([8.5, 64.0, -12.25].map(Value::Double).to_vec())),
        ("Motion", list([0.0, -0.078, 0.0].map(Value::Double).to_vec())),
        ("Rotation", list([90.0, 12.5].map(Value::Single).to_vec())),
        ("Health", Value::Single(20.0)),
        ("HurtTime", Value::Int16(0)),
        ("Air", Value::Int16(300)),
        ("Fire", Value::Int16(-20)),
        ("OnGround", Value::SByte(1)),
        ("Dimension", Value::Int32(0)),
        ("foodLevel", Value::Int32(18)),
        ("foodExhaustionLevel", Value::Single(1.5)),
        ("foodSaturationLevel", Value::Single(2.5)),
        ("XpLevel", Value::Int32(31)),
        ("XpTotal", Value::Int32(1395)),
        ("Score", Value::Int32(1395)),
        ("UUIDMost", Value::Int64(1_234_567_890_123_456_789)),
        ("UUIDLeast", Value::Int64(-1_234_567_890_123_456_789)),
        ("SpawnX", Value::Int32(-200)),
        ("SpawnY", Value::Int32(70)),
        ("SpawnZ", Value::Int32(344)),
        ("SelectedItemSlot", Value::Int32(3)),
        ("Inventory", list((0..36).map(item).collect())),
        ("EnderItems", list((0..9).map(item).collect())),
    ])
}

/// A level with its rules and a player.
pub(super) fn level() -> Compound {
    let rules = [
        "announceAdvancements",
        "commandBlockOutput",
        "disableElytraMovementCheck",
        "doDaylightCycle",
        "doEntityDrops",
        "doFireTick",
        "doImmediateRespawn",
        "doInsomnia",
        "doLimitedCrafting",
        "doMobLoot",
        "doMobSpawning",
        "doTileDrops",
        "doWeatherCycle",
        "keepInventory",
        "logAdminCommands",
        "maxCommandChainLength",
        "mobGriefing",
        "naturalRegeneration",
        "randomTickSpeed",
        "reducedDebugInfo",
        "sendCommandFeedback",
        "showDeathMessages",
        "spawnRadius",
        "spectatorsGenerateChunks",
    ];
    let rules = rules.iter().map(|rule| ((*rule).into(), text("true"))).collect();
    tree([(
        "Data",
        compound([
            ("version", Value::Int32(19133)),
            ("DataVersion", Value::Int32(1631)),
            ("initialized", Value::SByte(1)),
            ("LevelName", text("New World")),
            ("generatorName", text("default")),
            ("generatorVersion", Value::Int32(1)),
            ("generatorOptions", text("")),
            ("RandomSeed", Value::Int64(-3_812_763_812_736_187_263)),
            ("MapFeatures", Value::SByte(1)),
            ("LastPlayed", Value::Int64(1_644_930_000_000)),
            ("SizeOnDisk", Value::Int64(0)),
            ("allowCommands", Value::SByte(0)),
            ("hardcore", Value::SByte(0)),
            ("GameType", Value::Int32(0)),
            ("Difficulty", Value::SByte(2)),
            ("DifficultyLocked", Value::SByte(0)),
            ("Time", Value::Int64(9_876_543)),
            ("DayTime", Value::Int64(24_000)),
            ("SpawnX", Value::Int32(12)),
            ("SpawnY", Value::Int32(64)),
            ("SpawnZ", Value::Int32(-8)),
            ("BorderCenterX", Value::Double(0.0)),
            ("BorderCenterZ", Value::Double(0.0)),
            ("BorderSize", Value::Double(6.0e7)),
            ("BorderDamagePerBlock", Value::Double(0.2)),
            ("raining", Value::SByte(0)),
            ("rainTime", Value::Int32(98_123)),
            ("thundering", Value::SByte(0)),
            ("thunderTime", Value::Int32(12_345)),
            ("clearWeatherTime", Value::Int32(0)),
            (
                "Version",
                compound([
                    ("Id", Value::Int32(1631)),
                    ("Name", text("1.13.2")),
                    ("Snapshot", Value::SByte(0)),
                ]),
            ),
            (
                "DataPacks",
                compound([("Disabled", list(vec![])), ("Enabled", list(vec![text("vanilla")]))]),
            ),
            ("GameRules", Value::Compound(Compound(rules))),
            ("Player", Value::Compound(player())),
        ]),
    )])
}

/// A chunk of twelve sections with four chests.
pub(super) fn chunk() -> Compound {
    let section = |y: i8| {
        let seed = u64::from(y.unsigned_abs());
        let state = |name: &str| {
            compound([
                ("Name", text(name)),
                ("Properties", compound([("snowy", text("false")), ("axis", text("y"))])),
            ])
        };
        let names =
            ["stone", "granite", "dirt", "grass_block", "coal_ore", "oak_log", "water", "air"];
        let names = names.map(|name| state(&format!("minecraft:{name}")));
        let light = |seed| numbers(seed).map(|n| (n & 0x7f) as i8).take(2048).collect();
        compound([
            ("Y", Value::SByte(y)),
            ("Number", Value::Int32(i32::from(y))),
            ("Palette", list(names.to_vec())),
            (
                "BlockStates",
                Value::Int64Array(numbers(seed).map(|n| n.cast_signed()).take(256).collect()),
            ),
            ("BlockLight", Value::SByteArray(light(seed))),
            ("SkyLight", Value::SByteArray(light(seed + 100))),
        ])
    };
    let heights =
        |seed| Value::Int64Array(numbers(seed).map(|n| n.cast_signed()).take(36).collect());
    let chest = |x: i32| {
        compound([
            ("id", text("minecraft:chest")),
            ("x", Value::Int32(x)),
            ("y", Value::Int32(40)),
            ("z", Value::Int32(-x)),
            ("Items", list((0..9).map(item).collect())),
        ])
    };
    tree([
        ("DataVersion", Value::Int32(1976)),
        (
            "Level",
            compound([
                ("xPos", Value::Int32(3)),
                ("zPos", Value::Int32(-7)),
                ("LastUpdate", Value::Int64(1_234_567)),
                ("InhabitedTime", Value::Int64(4_321)),
                ("Status", text("full")),
                (
                    "Biomes",
                    Value::Int32Array(numbers(5).map(|n| (n & 63) as i32).take(256).collect()),
                ),
                (
                    "Heightmaps",
                    compound([
                        ("MOTION_BLOCKING", heights(1)),
                        ("OCEAN_FLOOR", heights(2)),
                        ("WORLD_SURFACE", heights(3)),
                    ]),
                ),
                ("PostProcessing", list(vec![Value::Int16Array(vec![]); 16])),
                ("Sections", list((0..12).map(section).collect())),
                ("TileEntities", list((0..4).map(chest).collect())),
                ("Entities", list(vec![])),
            ]),
        ),
    ])
}
