//! Updates of a game with ships.

use super::{Maybe, carried};
use crate::shapes::Random;

carried! {
    pub(super) struct Updates {
        updates: Vec<Update>,
    }

    pub(super) struct Update {
        contacts: Vec<Contact>,
        score: u32,
        world_radius: f32,
        terrain_updates: Vec<TerrainUpdate>,
    }

    pub(super) struct Contact {
        damage: u8,
        entity_id: u32,
        #[wire(as = Maybe)]
        entity_type: Option<EntityType>,
        guidance: Guidance,
        #[wire(as = Maybe)]
        player_id: Option<u16>,
        reloads: Vec<bool>,
        transform: Transform,
        turret_angles: Vec<u16>,
    }

    #[derive(Copy)]
    #[wire(repr = u8)]
    pub(super) enum EntityType {
        ArleighBurke,
        Bismarck,
        Clemenceau,
        Fletcher,
        G5,
        Iowa,
        Kolkata,
        Osa,
        Yasen,
        Zubr,
    }

    pub(super) struct Guidance {
        angle: u16,
        submerge: bool,
        velocity: i16,
    }

    pub(super) struct Transform {
        altitude: i8,
        angle: u16,
        position: (f32, f32),
        velocity: i16,
    }

    pub(super) struct TerrainUpdate {
        chunk_id: (i8, i8),
        data: Vec<u8>,
    }
}

/// 1,000 updates of 20 to 40 contacts.
pub(super) fn updates() -> Updates {
    let mut random = Random::new(4);
    let mut update = || {
        let contacts = 20 + random.below(20);
        let terrain_updates = 3 + random.below(7);
        Update {
            contacts: (0..contacts).map(|_| contact(&mut random)).collect(),
            score: random.below(5_000),
            world_radius: 1_732.0 + 700.0 * random.part(),
            terrain_updates: (0..terrain_updates).map(|_| terrain(&mut random)).collect(),
        }
    };
    Updates { updates: (0..1_000).map(|_| update()).collect() }
}

/// Kinds with how often they come, and how many weapons and turrets they have.
const KINDS: [(EntityType, u32, u32, u32); 10] = [
    (EntityType::ArleighBurke, 5, 20, 1),
    (EntityType::Bismarck, 1, 10, 4),
    (EntityType::Clemenceau, 2, 16, 4),
    (EntityType::Fletcher, 3, 18, 4),
    (EntityType::G5, 29, 2, 0),
    (EntityType::Iowa, 4, 28, 3),
    (EntityType::Kolkata, 2, 15, 1),
    (EntityType::Osa, 16, 6, 2),
    (EntityType::Yasen, 9, 14, 0),
    (EntityType::Zubr, 29, 11, 3),
];

fn contact(random: &mut Random) -> Contact {
    let mut left = random.below(100);
    let chosen = KINDS.iter().find(|kind| {
        let found = left < kind.1;
        left = left.saturating_sub(kind.1);
        found
    });
    let (kind, _, weapons, turrets) = *chosen.unwrap_or(&KINDS[4]);
    let visible = random.below(10) < 7;
    let (weapons, turrets) = if visible { (weapons, turrets) } else { (0, 0) };
    let diving = kind == EntityType::Yasen && random.below(10) < 9;
    Contact {
        damage: if visible && random.below(10) < 6 { 0 } else { random.below(200) as u8 },
        entity_id: random.below(6_000),
        entity_type: visible.then_some(kind),
        guidance: Guidance {
            angle: random.any() as u16,
            submerge: diving,
            velocity: velocity(random),
        },
        player_id: visible.then(|| random.below(300) as u16),
        reloads: (0..weapons).map(|_| random.coin()).collect(),
        transform: Transform {
            altitude: if diving { -35 - random.below(85) as i8 } else { 0 },
            angle: random.any() as u16,
            position: (1_500.0 * random.part() - 750.0, 1_500.0 * random.part() - 750.0),
            velocity: velocity(random),
        },
        turret_angles: (0..turrets).map(|_| random.any() as u16).collect(),
    }
}

/// Mostly forward, sometimes none, sometimes backward.
fn velocity(random: &mut Random) -> i16 {
    match random.below(10) {
        0..8 => 140 + random.below(760) as i16,
        8 => 0,
        _ => -225 + random.below(190) as i16,
    }
}

fn terrain(random: &mut Random) -> TerrainUpdate {
    let len = if random.below(50) == 0 { 900 + random.below(200) } else { 3 + random.below(6) };
    TerrainUpdate {
        chunk_id: (random.below(4) as i8 - 2, random.below(4) as i8 - 2),
        data: (0..len).map(|_| random.any() as u8).collect(),
    }
}
