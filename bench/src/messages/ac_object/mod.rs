//! Asheron's Call `Item_CreateObject`: many optional parts behind flag words.
//!
//! The hand-written code encodes it in one pass: it reserves room for the longest form, writes each
//! field behind the one before, and fills in the flag words when it is known which fields are
//! present. It leaves out movements and house restrictions, which most objects do not have.

mod decode;
mod encode;

use formats::asherons_call::{
    AsheronsCall, CellId, Frame, Position, Quaternion, Vector3,
    enums::{
        CoverageMask, EquipMask, HookType, IconHighlight, ItemType, MaterialType,
        ObjectDescriptionFlag, ParentLocation, PhysicsDescriptionFlags, PhysicsState, Usable,
        WeenieHeaderFlag, WieldType,
    },
    messages::{
        flags::ObjectFlags,
        object::{
            Attachment, ObjDesc, PartChange, PhysicsDesc, PublicWeenieDesc, Subpalette,
            TextureChange,
        },
        server::item::CreateObject,
    },
};

use super::pair;
use crate::cases::Case;

pub fn cases() -> Vec<Case> {
    pair::<AsheronsCall, _>("ac_object", sample(), encode::encode, decode::decode)
}

/// A wielded item with 23 optional parts and nine changes of its look. Its flag words are those of
/// its fields, so that decoding what it encodes to gives an equal value.
fn sample() -> CreateObject {
    let palette = |n: u32| Subpalette { palette: 0x0400_0100 + n, offset: 8, num_colors: 16 };
    let texture = |n: u32| TextureChange { part: 3, old: 0x0500_0a00 + n, new: 0x0500_1b00 + n };
    let part = |n: u32| PartChange { part: 7, model: 0x0100_0c00 + n };
    CreateObject {
        object_id: 0x8000_0e8f,
        object_description: ObjDesc {
            palette: Some(0x0400_007e),
            subpalettes: (0..3).map(palette).collect(),
            textures: (0..4).map(texture).collect(),
            parts: (0..2).map(part).collect(),
            ..ObjDesc::default()
        },
        physics_description: PhysicsDesc {
            flags: PhysicsDescriptionFlags::from_bits_retain(0x98ab).into(),
            state: PhysicsState::from_bits_retain(0x414),
            position: Some(Position {
                cell: CellId(0xda55_001d),
                frame: Frame {
                    origin: Vector3 { x: 77.79, y: 105.18, z: 20.005 },
                    orientation: Quaternion { w: 0.77, x: 0.0, y: 0.0, z: 0.636 },
                },
            }),
            motion_table: Some(0x0900_0081),
            sound_table: Some(0x2000_0014),
            script_table: Some(0x3400_002b),
            setup: Some(0x0200_0543),
            parent: Some(Attachment {
                object_id: 0x5000_0002,
                location: ParentLocation::RightHand,
            }),
            scale: Some(1.25),
            acceleration: Some(Vector3 { x: 0.0, y: 0.0, z: -9.8 }),
            sequences: [1, 0, 0, 0, 2, 0, 0, 0, 3],
            ..PhysicsDesc::default()
        },
        weenie_description: PublicWeenieDesc {
            header: WeenieHeaderFlag::from_bits_retain(0xd127_8ebb).into(),
            name: "Frost Silifi".into(),
            weenie_class: 3868,
            icon: 0x0600_1639,
            item_type: ItemType::MELEE_WEAPON,
            flags: ObjectFlags {
                behavior: ObjectDescriptionFlag::from_bits_retain(18).into(),
                header2: None,
            },
            plural_name: Some("Frost Silifis".into()),
            items_capacity: Some(24),
            value: Some(17618),
            usable: Some(Usable::SOURCE_UNUSABLE),
            use_radius: Some(0.25),
            ui_effects: Some(IconHighlight::MAGICAL),
            combat_use: Some(WieldType::MeleeWeapon),
            structure: Some(40),
            max_structure: Some(50),
            wielder: Some(0x5000_0002),
            valid_slots: Some(EquipMask::from_bits_retain(0x10_0000)),
            slot: Some(EquipMask::from_bits_retain(0x10_0000)),
            priority: Some(CoverageMask::from_bits_retain(8)),
            workmanship: Some(6.0),
            burden: Some(611),
            hook_type: Some(HookType::WALL),
            icon_overlay: Some(0x0600_3355),
            material: Some(MaterialType::Iron),
            ..PublicWeenieDesc::default()
        },
    }
}
