//! Reads the message by hand.

use formats::asherons_call::{
    CellId, Frame, Position, Quaternion, Vector3,
    messages::{
        flags::ObjectFlags,
        object::{
            Attachment, ObjDesc, PartChange, PhysicsDesc, PublicWeenieDesc, Subpalette,
            TextureChange,
        },
        server::item::CreateObject,
    },
};

use crate::{
    hand::number,
    protocols::asherons_call::{decode_vector, take},
};

/// The rest of a message, and how long it was.
struct Input<'a> {
    rest: &'a [u8],
    len: usize,
}

impl Input<'_> {
    #[inline]
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        take(&mut self.rest)
    }

    #[inline]
    fn some<const N: usize, T>(
        &mut self,
        on: bool,
        from: impl Fn([u8; N]) -> T,
    ) -> Option<Option<T>> {
        if on { self.take().map(|bytes| Some(from(bytes))) } else { Some(None) }
    }

    #[inline]
    fn align(&mut self) -> Option<()> {
        let done = self.len - self.rest.len();
        self.rest = self.rest.get(done.wrapping_neg() & 3..)?;
        Some(())
    }

    #[inline]
    fn packed(&mut self) -> Option<u32> {
        let first = u32::from(u16::from_le_bytes(self.take()?));
        if first & 0x8000 == 0 {
            return Some(first);
        }
        Some((first & 0x7fff) << 16 | u32::from(u16::from_le_bytes(self.take()?)))
    }

    fn icon(&mut self, on: bool) -> Option<Option<u32>> {
        if on { self.packed().map(|id| Some(id + 0x0600_0000)) } else { Some(None) }
    }

    fn list<T>(
        &mut self,
        count: u8,
        mut next: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut list = Vec::with_capacity(count.into());
        for _ in 0..count {
            list.push(next(self)?);
        }
        Some(list)
    }

    fn text(&mut self) -> Option<String> {
        let len = usize::from(u16::from_le_bytes(self.take()?));
        let (text, rest) = self.rest.split_at_checked(len)?;
        self.rest = rest.get((2 + len).wrapping_neg() & 3..)?;
        if text.is_ascii() {
            return str::from_utf8(text).ok().map(str::to_owned);
        }
        Some(text.iter().copied().map(char::from).collect())
    }
}

/// The object that is exactly `input`. Fields are read in the order in which they are written here.
pub(super) fn decode(input: &[u8]) -> Option<CreateObject> {
    let mut input = Input { rest: input, len: input.len() };
    let object = CreateObject {
        object_id: u32::from_le_bytes(input.take()?),
        object_description: decode_model(&mut input)?,
        physics_description: decode_physics(&mut input)?,
        weenie_description: decode_weenie(&mut input)?,
    };
    input.rest.is_empty().then_some(object)
}

#[inline]
fn decode_model(input: &mut Input<'_>) -> Option<ObjDesc> {
    let [0x11, palettes, textures, parts] = input.take()? else { return None };
    let mut model = ObjDesc::default();
    if palettes > 0 {
        model.palette = Some(input.packed()? + 0x0400_0000);
        model.subpalettes = input.list(palettes, |input| {
            let palette = input.packed()? + 0x0400_0000;
            let [offset, num_colors] = input.take()?;
            Some(Subpalette { palette, offset, num_colors })
        })?;
    }
    model.textures = input.list(textures, |input| {
        let [part] = input.take()?;
        let (old, new) = (input.packed()? + 0x0500_0000, input.packed()? + 0x0500_0000);
        Some(TextureChange { part, old, new })
    })?;
    model.parts = input.list(parts, |input| {
        let [part] = input.take()?;
        Some(PartChange { part, model: input.packed()? + 0x0100_0000 })
    })?;
    input.align()?;
    Some(model)
}

#[inline]
fn decode_physics(input: &mut Input<'_>) -> Option<PhysicsDesc> {
    let head: [u8; 8] = input.take()?;
    let flags = number(&head, 0);
    if flags & 0x1_0000 != 0 {
        return None;
    }
    let vector = |bytes: [u8; 12]| decode_vector(&bytes, 0);
    let value = PhysicsDesc {
        flags,
        state: number(&head, 4),
        movement: None,
        animation_frame: input.some(flags & 0x2_0000 != 0, u32::from_le_bytes)?,
        position: input.some(flags & 0x8000 != 0, position)?,
        motion_table: input.some(flags & 0x2 != 0, u32::from_le_bytes)?,
        sound_table: input.some(flags & 0x800 != 0, u32::from_le_bytes)?,
        script_table: input.some(flags & 0x1000 != 0, u32::from_le_bytes)?,
        setup: input.some(flags & 0x1 != 0, u32::from_le_bytes)?,
        parent: input.some(flags & 0x20 != 0, attachment)?,
        children: if flags & 0x40 != 0 { Some(children(input)?) } else { None },
        scale: input.some(flags & 0x80 != 0, f32::from_le_bytes)?,
        friction: input.some(flags & 0x100 != 0, f32::from_le_bytes)?,
        elasticity: input.some(flags & 0x200 != 0, f32::from_le_bytes)?,
        translucency: input.some(flags & 0x4_0000 != 0, f32::from_le_bytes)?,
        velocity: input.some(flags & 0x4 != 0, vector)?,
        acceleration: input.some(flags & 0x8 != 0, vector)?,
        omega: input.some(flags & 0x10 != 0, vector)?,
        default_script: input.some(flags & 0x2000 != 0, u32::from_le_bytes)?,
        default_script_intensity: input.some(flags & 0x4000 != 0, f32::from_le_bytes)?,
        sequences: {
            let bytes: [u8; 18] = input.take()?;
            std::array::from_fn(|i| u16::from_le_bytes([bytes[2 * i], bytes[2 * i + 1]]))
        },
        end: (),
    };
    input.align()?;
    Some(value)
}

#[inline]
fn position(bytes: [u8; 32]) -> Position {
    let part = |at| f32::from_bits(number(&bytes, at));
    let origin = Vector3 { x: part(4), y: part(8), z: part(12) };
    let orientation = Quaternion { w: part(16), x: part(20), y: part(24), z: part(28) };
    Position { cell: CellId(number(&bytes, 0)), frame: Frame { origin, orientation } }
}

#[inline]
fn attachment(bytes: [u8; 8]) -> Attachment {
    Attachment { object_id: number(&bytes, 0), location: number(&bytes, 4) }
}

fn children(input: &mut Input<'_>) -> Option<Vec<Attachment>> {
    let count = u32::from_le_bytes(input.take()?) as usize;
    let (chunks, _) = input.rest.split_off(..count * 8)?.as_chunks();
    Some(chunks.iter().copied().map(attachment).collect())
}

#[inline]
fn decode_weenie(input: &mut Input<'_>) -> Option<PublicWeenieDesc> {
    let header = u32::from_le_bytes(input.take()?);
    if header & 0x400_0000 != 0 {
        return None;
    }
    let name = input.text()?;
    let weenie_class = input.packed()?;
    let icon = input.packed()? + 0x0600_0000;
    let item_type = u32::from_le_bytes(input.take()?);
    let behavior = u32::from_le_bytes(input.take()?);
    input.align()?;
    let header2 = input.some(behavior & ObjectFlags::HAS_HEADER2 != 0, u32::from_le_bytes)?;
    let second = header2.unwrap_or(0);
    let value = PublicWeenieDesc {
        header,
        name,
        weenie_class,
        icon,
        item_type,
        flags: ObjectFlags { behavior, header2 },
        plural_name: if header & 1 != 0 { Some(input.text()?) } else { None },
        items_capacity: input.some(header & 0x2 != 0, u8::from_le_bytes)?,
        containers_capacity: input.some(header & 0x4 != 0, u8::from_le_bytes)?,
        ammo_type: input.some(header & 0x100 != 0, u16::from_le_bytes)?,
        value: input.some(header & 0x8 != 0, u32::from_le_bytes)?,
        usable: input.some(header & 0x10 != 0, u32::from_le_bytes)?,
        use_radius: input.some(header & 0x20 != 0, f32::from_le_bytes)?,
        target_type: input.some(header & 0x8_0000 != 0, u32::from_le_bytes)?,
        ui_effects: input.some(header & 0x80 != 0, u32::from_le_bytes)?,
        combat_use: input.some(header & 0x200 != 0, i8::from_le_bytes)?,
        structure: input.some(header & 0x400 != 0, u16::from_le_bytes)?,
        max_structure: input.some(header & 0x800 != 0, u16::from_le_bytes)?,
        stack_size: input.some(header & 0x1000 != 0, u16::from_le_bytes)?,
        max_stack_size: input.some(header & 0x2000 != 0, u16::from_le_bytes)?,
        container: input.some(header & 0x4000 != 0, u32::from_le_bytes)?,
        wielder: input.some(header & 0x8000 != 0, u32::from_le_bytes)?,
        valid_slots: input.some(header & 0x1_0000 != 0, u32::from_le_bytes)?,
        slot: input.some(header & 0x2_0000 != 0, u32::from_le_bytes)?,
        priority: input.some(header & 0x4_0000 != 0, u32::from_le_bytes)?,
        radar_color: input.some(header & 0x10_0000 != 0, u8::from_le_bytes)?,
        radar_behavior: input.some(header & 0x80_0000 != 0, u8::from_le_bytes)?,
        physics_script: input.some(header & 0x800_0000 != 0, u16::from_le_bytes)?,
        workmanship: input.some(header & 0x100_0000 != 0, f32::from_le_bytes)?,
        burden: input.some(header & 0x20_0000 != 0, u16::from_le_bytes)?,
        spell: input.some(header & 0x40_0000 != 0, u16::from_le_bytes)?,
        house_owner: input.some(header & 0x200_0000 != 0, u32::from_le_bytes)?,
        restrictions: None,
        hook_item_types: input.some(header & 0x2000_0000 != 0, u32::from_le_bytes)?,
        monarch: input.some(header & 0x40 != 0, u32::from_le_bytes)?,
        hook_type: input.some(header & 0x1000_0000 != 0, u16::from_le_bytes)?,
        icon_overlay: input.icon(header & 0x4000_0000 != 0)?,
        icon_underlay: input.icon(second & 0x1 != 0)?,
        material: input.some(header & 0x8000_0000 != 0, u32::from_le_bytes)?,
        cooldown_id: input.some(second & 0x2 != 0, u32::from_le_bytes)?,
        cooldown_duration: input.some(second & 0x4 != 0, f64::from_le_bytes)?,
        pet_owner: input.some(second & 0x8 != 0, u32::from_le_bytes)?,
        end: (),
    };
    input.align()?;
    Some(value)
}
