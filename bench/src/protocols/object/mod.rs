//! Asheron's Call `Item_CreateObject`: many optional parts behind flag words.
//!
//! By hand there is no movement, no list of house guests, and only text of Latin-1.

mod decode;
mod encode;

use formats::asherons_call::{
    AsheronsCall, CellId, Frame, Position, Quaternion, Vector3,
    messages::{
        flags::ObjectFlags,
        object::{
            Attachment, ObjDesc, PartChange, PhysicsDesc, PublicWeenieDesc, Subpalette,
            TextureChange,
        },
        server::item::CreateObject,
    },
};

use super::Pairs;

/// Adds the cases.
pub(super) fn add(pairs: &mut Pairs) {
    pairs.add::<AsheronsCall, _>("ac_object", object(), encode::encode, decode::decode);
}

/// A weapon with 20 optional parts, like those of captured ones.
fn object() -> CreateObject {
    CreateObject {
        object_id: 0x8000_0e8f,
        object_description: ObjDesc {
            palette: Some(0x0400_007e),
            subpalettes: vec![Subpalette { palette: 0x0400_05b7, offset: 160, num_colors: 8 }],
            textures: vec![
                TextureChange { part: 0, old: 0x0500_0cc0, new: 0x0500_03ce },
                TextureChange { part: 0, old: 0x0500_03da, new: 0x0500_03ce },
            ],
            parts: vec![PartChange { part: 0, model: 0x0100_04b0 }],
            ..ObjDesc::default()
        },
        physics_description: PhysicsDesc {
            flags: PhysicsDesc::ANIMATION_FRAME | 0x98a3,
            state: 1044,
            animation_frame: Some(1),
            position: Some(Position {
                cell: CellId(0xda55_001d),
                frame: Frame {
                    origin: Vector3 { x: 77.8, y: 105.2, z: 20.0 },
                    orientation: Quaternion { w: 0.77, x: 0.0, y: 0.0, z: 0.64 },
                },
            }),
            motion_table: Some(0x0900_0001),
            sound_table: Some(0x2000_0014),
            script_table: Some(0x3400_002b),
            setup: Some(0x0200_0543),
            parent: Some(Attachment { object_id: 0x5000_0002, location: 1 }),
            scale: Some(1.25),
            ..PhysicsDesc::default()
        },
        weenie_description: PublicWeenieDesc {
            header: 0x9127_8298,
            name: "Frost Silifi".into(),
            weenie_class: 3868,
            icon: 0x0600_1639,
            item_type: 1,
            flags: ObjectFlags { behavior: 18, header2: None },
            value: Some(17_618),
            usable: Some(1),
            ui_effects: Some(1),
            combat_use: Some(1),
            wielder: Some(0x5000_0002),
            valid_slots: Some(0x10_0000),
            slot: Some(0x10_0000),
            priority: Some(0x1_0000),
            workmanship: Some(6.0),
            burden: Some(611),
            hook_type: Some(2),
            material: Some(60),
            ..PublicWeenieDesc::default()
        },
    }
}
