//! Players of a saved game.

use super::{Maybe, carried};
use crate::shapes::Random;

carried! {
    pub(super) struct Players {
        players: Vec<Player>,
    }

    pub(super) struct Player {
        game_type: GameType,
        previous_game_type: GameType,
        score: i64,
        dimension: String,
        selected_item_slot: u32,
        selected_item: Item,
        #[wire(as = Maybe)]
        spawn_dimension: Option<String>,
        spawn_x: i64,
        spawn_y: i64,
        spawn_z: i64,
        #[wire(as = Maybe)]
        spawn_forced: Option<bool>,
        sleep_timer: u16,
        food_exhaustion_level: f32,
        food_saturation_level: f32,
        food_tick_timer: u32,
        xp_level: u32,
        xp_p: f32,
        xp_total: i32,
        xp_seed: i32,
        inventory: Vec<Item>,
        ender_items: Vec<Item>,
        abilities: Abilities,
        #[wire(as = Maybe)]
        entered_nether_position: Option<(f64, f64, f64)>,
        #[wire(as = Maybe)]
        root_vehicle: Option<([u32; 4], Entity)>,
        #[wire(as = Maybe)]
        shoulder_entity_left: Option<Entity>,
        #[wire(as = Maybe)]
        shoulder_entity_right: Option<Entity>,
        seen_credits: bool,
        recipe_book: RecipeBook,
    }

    #[derive(Copy)]
    #[wire(repr = u8)]
    pub(super) enum GameType {
        Survival,
        Creative,
        Adventure,
        Spectator,
    }

    pub(super) struct Item {
        count: i8,
        slot: u8,
        id: String,
    }

    pub(super) struct Abilities {
        walk_speed: f32,
        fly_speed: f32,
        may_fly: bool,
        flying: bool,
        invulnerable: bool,
        may_build: bool,
        instabuild: bool,
    }

    pub(super) struct Entity {
        id: String,
        pos: (f64, f64, f64),
        motion: (f64, f64, f64),
        rotation: (f32, f32),
        fall_distance: f32,
        fire: u16,
        air: u16,
        on_ground: bool,
        no_gravity: bool,
        invulnerable: bool,
        portal_cooldown: i32,
        uuid: [u32; 4],
        #[wire(as = Maybe)]
        custom_name: Option<String>,
        custom_name_visible: bool,
        silent: bool,
        glowing: bool,
    }

    pub(super) struct RecipeBook {
        recipes: Vec<String>,
        to_be_displayed: Vec<String>,
        is_filtering_craftable: bool,
        is_gui_open: bool,
        is_furnace_filtering_craftable: bool,
        is_furnace_gui_open: bool,
        is_blasting_furnace_filtering_craftable: bool,
        is_blasting_furnace_gui_open: bool,
        is_smoker_filtering_craftable: bool,
        is_smoker_gui_open: bool,
    }
}

/// 500 players.
pub(super) fn players() -> Players {
    let mut random = Random::new(3);
    Players { players: (0..500).map(|_| player(&mut random)).collect() }
}

const DIMENSIONS: [&str; 3] = ["overworld", "nether", "end"];
const RECIPES: [&str; 6] = ["torch", "bow", "workbench", "furnace", "shears", "arrow"];

fn player(random: &mut Random) -> Player {
    Player {
        game_type: game_type(random),
        previous_game_type: game_type(random),
        score: wide(random),
        dimension: random.one_of(&DIMENSIONS).into(),
        selected_item_slot: random.any(),
        selected_item: item(random),
        spawn_dimension: random.coin().then(|| random.one_of(&DIMENSIONS).into()),
        spawn_x: wide(random),
        spawn_y: wide(random),
        spawn_z: wide(random),
        spawn_forced: random.coin().then(|| random.coin()),
        sleep_timer: short(random),
        food_exhaustion_level: random.part(),
        food_saturation_level: random.part(),
        food_tick_timer: random.any(),
        xp_level: random.any(),
        xp_p: random.part(),
        xp_total: random.any().cast_signed(),
        xp_seed: random.any().cast_signed(),
        inventory: random.list(40, item),
        ender_items: random.list(27, item),
        abilities: Abilities {
            walk_speed: random.part(),
            fly_speed: random.part(),
            may_fly: random.coin(),
            flying: random.coin(),
            invulnerable: random.coin(),
            may_build: random.coin(),
            instabuild: random.coin(),
        },
        entered_nether_position: random.coin().then(|| place(random)),
        root_vehicle: random.coin().then(|| (id(random), entity(random))),
        shoulder_entity_left: random.coin().then(|| entity(random)),
        shoulder_entity_right: random.coin().then(|| entity(random)),
        seen_credits: random.coin(),
        recipe_book: RecipeBook {
            recipes: random.list(30, |random| random.one_of(&RECIPES).into()),
            to_be_displayed: random.list(10, |random| random.one_of(&RECIPES).into()),
            is_filtering_craftable: random.coin(),
            is_gui_open: random.coin(),
            is_furnace_filtering_craftable: random.coin(),
            is_furnace_gui_open: random.coin(),
            is_blasting_furnace_filtering_craftable: random.coin(),
            is_blasting_furnace_gui_open: random.coin(),
            is_smoker_filtering_craftable: random.coin(),
            is_smoker_gui_open: random.coin(),
        },
    }
}

fn game_type(random: &mut Random) -> GameType {
    use GameType::{Adventure, Creative, Spectator, Survival};
    random.one_of(&[Survival, Creative, Adventure, Spectator])
}

fn item(random: &mut Random) -> Item {
    let [count, slot, ..] = random.any().to_le_bytes();
    let id = random.one_of(&["dirt", "stone", "pick", "sand", "gravel", "spade", "breastplate"]);
    Item { count: count.cast_signed(), slot, id: id.into() }
}

fn entity(random: &mut Random) -> Entity {
    Entity {
        id: random.one_of(&["cow", "sheep", "zombie", "spider", "parrot", "bee"]).into(),
        pos: place(random),
        motion: place(random),
        rotation: (random.part(), random.part()),
        fall_distance: random.part(),
        fire: short(random),
        air: short(random),
        on_ground: random.coin(),
        no_gravity: random.coin(),
        invulnerable: random.coin(),
        portal_cooldown: random.any().cast_signed(),
        uuid: id(random),
        custom_name: random.coin().then(|| random.one_of(&["hilda", "otto", "princess"]).into()),
        custom_name_visible: random.coin(),
        silent: random.coin(),
        glowing: random.coin(),
    }
}

fn wide(random: &mut Random) -> i64 {
    (u64::from(random.any()) << 32 | u64::from(random.any())).cast_signed()
}

fn short(random: &mut Random) -> u16 {
    random.below(0x1_0000) as u16
}

fn place(random: &mut Random) -> (f64, f64, f64) {
    (random.part().into(), random.part().into(), random.part().into())
}

fn id(random: &mut Random) -> [u32; 4] {
    std::array::from_fn(|_| random.any())
}
