//! Objects with everything and with nothing, and values of captured messages.

use codec_core::FlagWord;
use codec_core::{EncodeErrorKind, Format as _, Implied};
use formats::asherons_call::{
    AsheronsCall, CellId, PHashTable, Position, Vector3,
    enums::{
        AmmoType, Command, CoverageMask, EquipMask, HoldKey, HookType, IconHighlight, ItemType,
        MaterialType, MovementCommand, MovementOption, ObjectDescriptionFlag, ParentLocation,
        PhysicsDescriptionFlags, PhysicsState, PositionFlags, RadarBehavior, RadarColor,
        StanceMode, Usable, WieldType,
    },
    messages::{
        action::{Action, GameAction},
        client::ClientMessage,
        data::PlayerModule,
        flags::ObjectFlags,
        movement::{Action as Motion, MotionCommand, MotionState, Movement},
        object::{
            Attachment, ObjDesc, ObjectMovement, PartChange, PhysicsDesc, PublicWeenieDesc,
            RestrictionDb, Subpalette, TextureChange,
        },
        server::{ServerMessage, item::CreateObject},
    },
};

use super::{bytes_of, hex, sweep};

fn create_object(
    object_description: ObjDesc,
    physics_description: PhysicsDesc,
    weenie_description: PublicWeenieDesc,
) -> ServerMessage {
    ServerMessage::CreateObject(CreateObject {
        object_id: 0x8000_0e8f,
        object_description,
        physics_description,
        weenie_description,
    })
}

/// Checks that `message` returns from its bytes, and gives their number.
#[track_caller]
fn round_trip(message: &ServerMessage) -> usize {
    let bytes = AsheronsCall::to_vec(message).unwrap();
    let again: ServerMessage = sweep("object", &bytes, AsheronsCall::DEFAULTS);
    assert_eq!(AsheronsCall::to_vec(&again).unwrap(), bytes);
    bytes.len()
}

#[test]
fn object_with_nothing() {
    let weenie = PublicWeenieDesc { icon: 0x0600_0000, ..PublicWeenieDesc::default() };
    let message = create_object(ObjDesc::default(), PhysicsDesc::default(), weenie);
    assert_eq!(round_trip(&message), 12 + 28 + 20);
    let again: ServerMessage =
        AsheronsCall::from_slice(&AsheronsCall::to_vec(&message).unwrap()).unwrap();
    assert_eq!(again, message);
}

fn full_description() -> ObjDesc {
    ObjDesc {
        palette: Some(0x0400_007e),
        subpalettes: vec![
            Subpalette { palette: 0x0400_05b7, offset: 160, num_colors: 8 },
            Subpalette { palette: 0x0412_3456, offset: 1, num_colors: 2 },
        ],
        textures: vec![TextureChange { part: 0, old: 0x0500_0980, new: 0x0500_008e }],
        parts: vec![PartChange { part: 9, model: 0x0100_0470 }],
        ..ObjDesc::default()
    }
}

fn plain_flags() -> ObjectFlags {
    let behavior = ObjectDescriptionFlag::INSCRIBABLE | ObjectDescriptionFlag::ATTACKABLE;
    ObjectFlags { behavior: behavior.into(), header2: None }
}

fn full_weenie() -> PublicWeenieDesc {
    PublicWeenieDesc {
        header: FlagWord::default(),
        name: "Café".into(),
        weenie_class: 0x12345,
        icon: 0x0600_1639,
        item_type: ItemType::MELEE_WEAPON,
        flags: plain_flags(),
        plural_name: Some("Cafés".into()),
        items_capacity: Some(120),
        containers_capacity: Some(7),
        ammo_type: Some(AmmoType::ARROW),
        value: Some(17618),
        usable: Some(Usable::SOURCE_UNUSABLE),
        use_radius: Some(0.25),
        target_type: Some(ItemType::ARMOR),
        ui_effects: Some(IconHighlight::from_bits_retain(3)),
        combat_use: Some(WieldType::Other(0xff)),
        structure: Some(4),
        max_structure: Some(5),
        stack_size: Some(6),
        max_stack_size: Some(7),
        container: Some(0x5000_0001),
        wielder: Some(0x5000_0002),
        valid_slots: Some(EquipMask::from_bits_retain(0x10_0000)),
        slot: Some(EquipMask::from_bits_retain(0x20_0000)),
        priority: Some(CoverageMask::CHEST_UNDERWEAR),
        radar_color: Some(RadarColor::from(9)),
        radar_behavior: Some(RadarBehavior::Other(10)),
        physics_script: Some(11),
        workmanship: Some(6.0),
        burden: Some(611),
        spell: Some(12),
        house_owner: Some(13),
        restrictions: Some(RestrictionDb {
            version: Implied::new(),
            open: 1,
            monarch: 14,
            permissions: PHashTable::new(3, vec![(0x5000_0003, 1)]),
        }),
        hook_item_types: Some(ItemType::from_bits_retain(15)),
        monarch: Some(16),
        hook_type: Some(HookType::from_bits_retain(17)),
        icon_overlay: Some(0x0600_0001),
        icon_underlay: Some(0x0600_0002),
        material: Some(MaterialType::Iron),
        cooldown_id: Some(18),
        cooldown_duration: Some(19.0),
        pet_owner: Some(20),
        end: (),
    }
}

fn full_physics() -> PhysicsDesc {
    let state = MotionState {
        style: Some(StanceMode::NonCombat),
        forward_command: Some(MovementCommand::WalkForward),
        sidestep_command: Some(MovementCommand::SideStepRight),
        turn_command: Some(MovementCommand::Other(0x1234)),
        forward_speed: Some(1.0),
        sidestep_speed: Some(2.0),
        turn_speed: Some(3.0),
        commands: vec![MotionCommand::new(Command::HoldRun, 5, true, 1.0); 3],
        ..MotionState::default()
    };
    let movement = Movement {
        kind: Implied::new(),
        options: MovementOption::STICK_TO_OBJECT,
        stance: StanceMode::NonCombat,
        action: Motion::Interpreted(state),
        sticky_object: Some(21),
    };
    let vector = Vector3 { x: 1.0, y: 2.0, z: 3.0 };
    let attachment = Attachment { object_id: 0x5000_0002, location: ParentLocation::RightHand };
    PhysicsDesc {
        flags: FlagWord::default(),
        state: PhysicsState::from_bits_retain(1044),
        movement: Some(ObjectMovement { movement: Some((movement, true)) }),
        animation_frame: None,
        position: Some(Position { cell: CellId(0xda55_001d), ..Position::default() }),
        motion_table: Some(1),
        sound_table: Some(2),
        script_table: Some(3),
        setup: Some(4),
        parent: Some(attachment),
        children: Some(vec![attachment; 2]),
        scale: Some(1.25),
        friction: Some(0.5),
        elasticity: Some(0.75),
        translucency: Some(0.125),
        velocity: Some(vector),
        acceleration: Some(vector),
        omega: Some(vector),
        default_script: Some(5),
        default_script_intensity: Some(6.0),
        sequences: [1, 2, 3, 4, 5, 6, 7, 8, 9],
        end: (),
    }
}

#[test]
fn object_with_everything() {
    let message = create_object(full_description(), full_physics(), full_weenie());
    round_trip(&message);
    let bytes = AsheronsCall::to_vec(&message).unwrap();
    let Ok(ServerMessage::CreateObject(again)) = AsheronsCall::from_slice(&bytes) else { panic!() };
    let (physics, weenie) = (again.physics_description, again.weenie_description);
    assert_eq!(AsheronsCall::to_vec(&full_physics()).unwrap()[..4], 0x5_fbff_u32.to_le_bytes());
    assert_eq!(physics, full_physics());
    assert_eq!(AsheronsCall::to_vec(&full_weenie()).unwrap()[..4], [0xff; 4]);
    assert_eq!(AsheronsCall::to_vec(&weenie.flags).unwrap(), hex("12000004 0f000000"));
    assert_eq!((weenie.flags, weenie.flags.behavior.get().bits()), (plain_flags(), 0x12));
    assert_eq!(weenie, full_weenie());
    assert_eq!(again.object_description, full_description());
}

#[test]
fn object_with_each_optional_part_alone() {
    let icon = 0x0600_0000;
    let base = PublicWeenieDesc { icon, ..PublicWeenieDesc::default() };
    let full = full_weenie();
    macro_rules! alone {
        ($($field:ident)*) => {$(
            let weenie = PublicWeenieDesc { $field: full.$field.clone(), ..base.clone() };
            round_trip(&create_object(ObjDesc::default(), PhysicsDesc::default(), weenie));
        )*};
    }
    alone! {
        plural_name items_capacity containers_capacity ammo_type value usable use_radius
        target_type ui_effects combat_use structure max_structure stack_size max_stack_size
        container wielder valid_slots slot priority radar_color radar_behavior physics_script
        workmanship burden spell house_owner restrictions hook_item_types monarch hook_type
        icon_overlay icon_underlay material cooldown_id cooldown_duration pet_owner
    }
    let full = full_physics();
    macro_rules! alone {
        ($($field:ident)*) => {$(
            let physics = PhysicsDesc { $field: full.$field.clone(), ..PhysicsDesc::default() };
            round_trip(&create_object(ObjDesc::default(), physics, base.clone()));
        )*};
    }
    alone! {
        movement position motion_table sound_table script_table setup parent children scale
        friction elasticity translucency velocity acceleration omega default_script
        default_script_intensity
    }
    let empty =
        PhysicsDesc { movement: Some(ObjectMovement { movement: None }), ..PhysicsDesc::default() };
    round_trip(&create_object(ObjDesc::default(), empty, base.clone()));
}

#[test]
fn animation_frame_and_its_bit_must_agree() {
    let icon = 0x0600_0000;
    let weenie = PublicWeenieDesc { icon, ..PublicWeenieDesc::default() };
    let with = |flags: PhysicsDescriptionFlags| PhysicsDesc {
        flags: flags.into(),
        animation_frame: Some(1),
        ..PhysicsDesc::default()
    };
    let message =
        create_object(ObjDesc::default(), with(PhysicsDescriptionFlags::empty()), weenie.clone());
    let error = AsheronsCall::to_vec(&message).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::Presence { wanted: false });
    let physics = with(PhysicsDescriptionFlags::ANIMATION_FRAME);
    round_trip(&create_object(ObjDesc::default(), physics, weenie));
}

#[test]
fn palette_is_there_if_and_only_if_others_are() {
    let lonely = ObjDesc { palette: Some(0x0400_0001), ..ObjDesc::default() };
    assert_eq!(
        AsheronsCall::to_vec(&lonely).unwrap_err().kind(),
        &EncodeErrorKind::Presence { wanted: false }
    );
}

#[test]
fn captured_weapon() {
    let bytes = bytes_of("message", "S2C ObjectCreate: wielded weapon");
    let Ok(ServerMessage::CreateObject(object)) = AsheronsCall::from_slice(&bytes) else {
        panic!()
    };
    let (physics, weenie) = (object.physics_description, object.weenie_description);
    assert_eq!(object.object_id, 0x8000_0e8f);
    assert_eq!(
        physics.parent,
        Some(Attachment { object_id: 0x5000_0002, location: ParentLocation::RightHand })
    );
    assert_eq!((physics.animation_frame, physics.scale), (Some(1), Some(1.25)));
    assert_eq!(
        (&*weenie.name, weenie.weenie_class, weenie.icon),
        ("Frost Silifi", 3868, 0x0600_1639)
    );
    assert_eq!((weenie.value, weenie.combat_use), (Some(17618), Some(WieldType::MeleeWeapon)));
    assert_eq!((weenie.workmanship, weenie.burden), (Some(6.0), Some(611)));
    assert_eq!(weenie.hook_type, Some(HookType::WALL));
    assert_eq!(weenie.material, Some(MaterialType::from(60)));
}

#[test]
fn captured_update_position() {
    let bytes = bytes_of("message", "S2C UpdatePosition");
    let Ok(ServerMessage::PositionEvent(event)) = AsheronsCall::from_slice(&bytes) else {
        panic!()
    };
    let position = event.position;
    assert_eq!((event.object_id, position.flags.get()), (0x5000_0002, PositionFlags::IS_GROUNDED));
    assert_eq!(position.origin.cell, CellId(0xda55_001d));
    assert_eq!((position.x, position.y), (None, None));
    assert!(position.orientation().w < -0.98 && position.orientation().z < -0.16);
    assert_eq!((position.instance_sequence, position.position_sequence), (13, 827));
}

#[test]
fn captured_motion_to_an_object() {
    let bytes = bytes_of("message", "S2C Motion 0xF74C");
    let Ok(ServerMessage::SetObjectMovement(event)) = AsheronsCall::from_slice(&bytes) else {
        panic!()
    };
    let movement = event.movement_data.movement;
    let Motion::MoveToObject { target, parameters, .. } = movement.action else { panic!() };
    assert_eq!((movement.stance, target), (StanceMode::NonCombat, 0x8000_05fc));
    assert_eq!((parameters.flags.bits(), parameters.walk_run_threshold), (126_479, 15.0));
}

#[test]
fn command_count_shares_a_word_with_flags() {
    let bytes = bytes_of("message", "MoveToState 0xF61C");
    let Ok(ClientMessage::Action(GameAction { action: Action::MoveToState(state), .. })) =
        AsheronsCall::from_slice(&bytes)
    else {
        panic!()
    };
    let motion = state.move_to_state.raw_motion_state;
    assert_eq!((motion.hold_key, motion.forward_speed), (Some(HoldKey::Run), Some(5.0)));
    let [command] = *motion.commands else { panic!() };
    assert_eq!((command.sequence(), command.autonomous()), (5, true));

    let commands = vec![MotionCommand::new(Command::HoldRun, 2, false, 1.0); 128];
    let state = MotionState { commands, ..MotionState::default() };
    assert_eq!(
        AsheronsCall::to_vec(&state).unwrap_err().kind(),
        &EncodeErrorKind::TooLong { max: 127, len: 128 }
    );
}

#[test]
fn both_words_of_object_flags_are_shown_apart() {
    let message = create_object(full_description(), full_physics(), full_weenie());
    let annotated = AsheronsCall::annotate(&message).unwrap();
    let range = |end: &str| {
        let found = annotated.fields().find(|(path, _)| path.ends_with(end));
        annotated.bytes()[found.unwrap().1.range.clone()].to_vec()
    };
    assert_eq!(range("weenie_description.flags.behavior"), [0x12, 0, 0, 4]);
    assert_eq!(range("weenie_description.flags.header2"), [15, 0, 0, 0]);
}

#[test]
fn player_module_has_as_many_spell_bars_as_its_flags_say() {
    for (flags, bars) in
        [(0, 1), (4, 5), (0x10, 7), (0x14, 5), (0x400, 8), (0x404, 5), (0x410, 7), (0x414, 5_u8)]
    {
        let mut bytes = u32::to_le_bytes(flags).to_vec();
        bytes.extend([0; 4]);
        (1..=bars).for_each(|bar| bytes.extend([1, 0, 0, 0, bar, 0, 0, 0]));
        let module: PlayerModule = AsheronsCall::from_slice(&bytes).unwrap();
        let found = module.more_spell_bars.iter().map(|bar| bar[0].id);
        assert!(found.eq((2..=bars).map(u16::from)), "{flags:#x}");
        assert_eq!(AsheronsCall::to_vec(&module).unwrap(), bytes);
    }
    let bytes = [0x400_u32.to_le_bytes(), [0; 4], [0; 4]].concat();
    assert!(AsheronsCall::from_slice::<PlayerModule>(&bytes).unwrap_err().is_incomplete());
}
