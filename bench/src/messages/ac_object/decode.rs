//! Reads the message by hand.

use formats::asherons_call::{
    CellId, Frame, Position, Quaternion, Vector3,
    enums::{
        AmmoType, CoverageMask, EquipMask, HookType, IconHighlight, ItemType, MaterialType,
        ObjectDescriptionFlag, PhysicsDescriptionFlags, PhysicsState, RadarBehavior, RadarColor,
        Usable, WeenieHeaderFlag, WeenieHeaderFlag2, WieldType,
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

/// The value that is exactly `input`.
pub(super) fn decode(input: &[u8]) -> Option<CreateObject> {
    let mut from = In { rest: input, len: input.len() };
    let value = CreateObject {
        object_id: from.u32()?,
        object_description: read_look(&mut from)?,
        physics_description: read_physics(&mut from)?,
        weenie_description: read_weenie(&mut from)?,
    };
    from.rest.is_empty().then_some(value)
}

/// What is left of the input; `len` is how long it was.
struct In<'a> {
    rest: &'a [u8],
    len: usize,
}

impl In<'_> {
    #[inline(always)]
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(*bytes)
    }

    #[inline(always)]
    fn u8(&mut self) -> Option<u8> {
        self.take().map(u8::from_le_bytes)
    }

    #[inline(always)]
    fn u16(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    #[inline(always)]
    fn u32(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    #[inline(always)]
    fn f32(&mut self) -> Option<f32> {
        self.take().map(f32::from_le_bytes)
    }

    #[inline(always)]
    fn align(&mut self) -> Option<()> {
        let used = self.len - self.rest.len();
        self.rest = self.rest.get(used.wrapping_neg() & 3..)?;
        Some(())
    }

    #[inline(always)]
    fn id(&mut self, base: u32) -> Option<u32> {
        let first = self.u16()?;
        let value = if first & 0x8000 == 0 {
            u32::from(first)
        } else {
            u32::from(first & 0x7fff) << 16 | u32::from(self.u16()?)
        };
        value.checked_add(base)
    }

    #[inline(always)]
    fn vector(&mut self) -> Option<Vector3> {
        let bytes: [u8; 12] = self.take()?;
        let (floats, _) = bytes.as_chunks();
        let [x, y, z] = [0, 1, 2].map(|at| f32::from_le_bytes(floats[at]));
        Some(Vector3 { x, y, z })
    }

    fn text(&mut self) -> Option<String> {
        let len = usize::from(self.u16()?);
        let (text, rest) = self.rest.split_at_checked(len)?;
        self.rest = rest.get((len + 2).wrapping_neg() & 3..)?;
        if text.is_ascii() {
            return String::from_utf8(text.to_vec()).ok();
        }
        Some(text.iter().map(|byte| char::from(*byte)).collect())
    }
}

fn read_look(from: &mut In<'_>) -> Option<ObjDesc> {
    let [0x11, palettes, textures, parts] = from.take()? else { return None };
    let palette = if palettes > 0 { Some(from.id(0x0400_0000)?) } else { None };
    let mut subpalettes = Vec::with_capacity(usize::from(palettes));
    for _ in 0..palettes {
        let palette = from.id(0x0400_0000)?;
        let [offset, num_colors] = from.take()?;
        subpalettes.push(Subpalette { palette, offset, num_colors });
    }
    let mut changes = Vec::with_capacity(usize::from(textures));
    for _ in 0..textures {
        let part = from.u8()?;
        let (old, new) = (from.id(0x0500_0000)?, from.id(0x0500_0000)?);
        changes.push(TextureChange { part, old, new });
    }
    let mut models = Vec::with_capacity(usize::from(parts));
    for _ in 0..parts {
        models.push(PartChange { part: from.u8()?, model: from.id(0x0100_0000)? });
    }
    from.align()?;
    Some(ObjDesc { palette, subpalettes, textures: changes, parts: models, ..ObjDesc::default() })
}

/// A field, if its bit is set.
macro_rules! when {
    ($there:expr, $value:expr) => {
        if $there { Some($value?) } else { None }
    };
}

fn read_physics(from: &mut In<'_>) -> Option<PhysicsDesc> {
    let flags = from.u32()?;
    let has = |bit| flags & bit != 0;
    if has(0x1_0000) {
        return None;
    }
    Some(PhysicsDesc {
        flags: PhysicsDescriptionFlags::from_bits_retain(flags).into(),
        state: PhysicsState::from_bits_retain(from.u32()?),
        movement: None,
        animation_frame: when!(has(0x2_0000), from.u32()),
        position: when!(has(0x8000), read_position(from)),
        motion_table: when!(has(0x2), from.u32()),
        sound_table: when!(has(0x800), from.u32()),
        script_table: when!(has(0x1000), from.u32()),
        setup: when!(has(0x1), from.u32()),
        parent: when!(has(0x20), read_attachment(from)),
        children: when!(has(0x40), read_children(from)),
        scale: when!(has(0x80), from.f32()),
        friction: when!(has(0x100), from.f32()),
        elasticity: when!(has(0x200), from.f32()),
        translucency: when!(has(0x4_0000), from.f32()),
        velocity: when!(has(0x4), from.vector()),
        acceleration: when!(has(0x8), from.vector()),
        omega: when!(has(0x10), from.vector()),
        default_script: when!(has(0x2000), from.u32()),
        default_script_intensity: when!(has(0x4000), from.f32()),
        sequences: {
            let bytes: [u8; 18] = from.take()?;
            let (words, _) = bytes.as_chunks();
            [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|at| u16::from_le_bytes(words[at]))
        },
        end: from.align()?,
    })
}

#[inline(always)]
fn read_position(from: &mut In<'_>) -> Option<Position> {
    let bytes: [u8; 32] = from.take()?;
    let (words, _) = bytes.as_chunks();
    let float = |at: usize| f32::from_le_bytes(words[at]);
    Some(Position {
        cell: CellId(u32::from_le_bytes(words[0])),
        frame: Frame {
            origin: Vector3 { x: float(1), y: float(2), z: float(3) },
            orientation: Quaternion { w: float(4), x: float(5), y: float(6), z: float(7) },
        },
    })
}

#[inline(always)]
fn read_attachment(from: &mut In<'_>) -> Option<Attachment> {
    let bytes: [u8; 8] = from.take()?;
    let (words, _) = bytes.as_chunks();
    let [object_id, location] = [0, 1].map(|at| u32::from_le_bytes(words[at]));
    Some(Attachment { object_id, location: location.into() })
}

fn read_children(from: &mut In<'_>) -> Option<Vec<Attachment>> {
    let count = from.u32()? as usize;
    if count > from.rest.len() / 8 {
        return None;
    }
    (0..count).map(|_| read_attachment(from)).collect()
}

fn read_weenie(from: &mut In<'_>) -> Option<PublicWeenieDesc> {
    let bits = from.u32()?;
    let has = |bit| bits & bit != 0;
    if has(0x400_0000) {
        return None;
    }
    let name = from.text()?;
    let weenie_class = from.id(0)?;
    let icon = from.id(0x0600_0000)?;
    let item_type = ItemType::from_bits_retain(from.u32()?);
    let behavior = ObjectDescriptionFlag::from_bits_retain(from.u32()?);
    from.align()?;
    let header2 = when!(behavior.bits() & 0x0400_0000 != 0, from.u32());
    let second = |bit| header2.is_some_and(|word| word & bit != 0);
    Some(PublicWeenieDesc {
        header: WeenieHeaderFlag::from_bits_retain(bits).into(),
        name,
        weenie_class,
        icon,
        item_type,
        flags: ObjectFlags {
            behavior: behavior.into(),
            header2: header2.map(|word| WeenieHeaderFlag2::from_bits_retain(word).into()),
        },
        plural_name: when!(has(0x1), from.text()),
        items_capacity: when!(has(0x2), from.u8()),
        containers_capacity: when!(has(0x4), from.u8()),
        ammo_type: when!(has(0x100), from.u16().map(AmmoType::from_bits_retain)),
        value: when!(has(0x8), from.u32()),
        usable: when!(has(0x10), from.u32().map(Usable::from_bits_retain)),
        use_radius: when!(has(0x20), from.f32()),
        target_type: when!(has(0x8_0000), from.u32().map(ItemType::from_bits_retain)),
        ui_effects: when!(has(0x80), from.u32().map(IconHighlight::from_bits_retain)),
        combat_use: when!(has(0x200), from.u8().map(WieldType::from)),
        structure: when!(has(0x400), from.u16()),
        max_structure: when!(has(0x800), from.u16()),
        stack_size: when!(has(0x1000), from.u16()),
        max_stack_size: when!(has(0x2000), from.u16()),
        container: when!(has(0x4000), from.u32()),
        wielder: when!(has(0x8000), from.u32()),
        valid_slots: when!(has(0x1_0000), from.u32().map(EquipMask::from_bits_retain)),
        slot: when!(has(0x2_0000), from.u32().map(EquipMask::from_bits_retain)),
        priority: when!(has(0x4_0000), from.u32().map(CoverageMask::from_bits_retain)),
        radar_color: when!(has(0x10_0000), from.u8().map(RadarColor::from)),
        radar_behavior: when!(has(0x80_0000), from.u8().map(RadarBehavior::from)),
        physics_script: when!(has(0x800_0000), from.u16()),
        workmanship: when!(has(0x100_0000), from.f32()),
        burden: when!(has(0x20_0000), from.u16()),
        spell: when!(has(0x40_0000), from.u16()),
        house_owner: when!(has(0x200_0000), from.u32()),
        restrictions: None,
        hook_item_types: when!(has(0x2000_0000), from.u32().map(ItemType::from_bits_retain)),
        monarch: when!(has(0x40), from.u32()),
        hook_type: when!(has(0x1000_0000), from.u16().map(HookType::from_bits_retain)),
        icon_overlay: when!(has(0x4000_0000), from.id(0x0600_0000)),
        icon_underlay: when!(second(1), from.id(0x0600_0000)),
        material: when!(has(0x8000_0000), from.u32().map(MaterialType::from)),
        cooldown_id: when!(second(2), from.u32()),
        cooldown_duration: when!(second(4), from.take().map(f64::from_le_bytes)),
        pet_owner: when!(second(8), from.u32()),
        end: from.align()?,
    })
}
