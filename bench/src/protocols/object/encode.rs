//! Writes the message by hand.

use std::mem::take;

use formats::asherons_call::{
    Frame, Position, Quaternion, Vector3,
    messages::{
        flags::ObjectFlags,
        object::{Attachment, ObjDesc, PhysicsDesc, PublicWeenieDesc},
        server::item::CreateObject,
    },
};

use crate::protocols::asherons_call::vector;

/// More than the parts of fixed length take together.
const FIXED: usize = 512;

/// Appends `value`; `out` is as before if that fails.
pub(super) fn encode(value: &CreateObject, out: &mut Vec<u8>) -> Option<()> {
    let start = out.len();
    let (model, weenie) = (&value.object_description, &value.weenie_description);
    let lists = 6 * model.subpalettes.len() + 9 * model.textures.len() + 5 * model.parts.len();
    let texts = weenie.name.len() + weenie.plural_name.as_ref().map_or(0, String::len);
    let children = value.physics_description.children.as_ref().map_or(0, Vec::len);
    let room = FIXED + lists + texts + 8 * children;
    out.resize(start + room, 0);
    let mut place = Output { rest: &mut out[start..], len: room };
    let done = encode_object(value, &mut place);
    let used = if done.is_some() { place.used() } else { 0 };
    out.truncate(start + used);
    done
}

/// Zeros that are written over.
struct Output<'a> {
    rest: &'a mut [u8],
    len: usize,
}

impl<'a> Output<'a> {
    #[inline]
    fn used(&self) -> usize {
        self.len - self.rest.len()
    }

    #[inline]
    fn slot<const N: usize>(&mut self) -> Option<&'a mut [u8; N]> {
        let (place, rest) = take(&mut self.rest).split_first_chunk_mut()?;
        self.rest = rest;
        Some(place)
    }

    #[inline]
    fn put<const N: usize>(&mut self, bytes: [u8; N]) -> Option<()> {
        *self.slot()? = bytes;
        Some(())
    }

    #[inline]
    fn skip(&mut self, len: usize) -> Option<&'a mut [u8]> {
        let (place, rest) = take(&mut self.rest).split_at_mut_checked(len)?;
        self.rest = rest;
        Some(place)
    }

    #[inline]
    fn align(&mut self) -> Option<()> {
        self.skip(self.used().wrapping_neg() & 3)?;
        Some(())
    }

    #[inline]
    fn packed(&mut self, value: u32) -> Option<()> {
        match value {
            ..0x8000 => self.put((value as u16).to_le_bytes()),
            0x8000..0x8000_0000 => self.put((value.rotate_left(16) | 0x8000).to_le_bytes()),
            _ => None,
        }
    }

    fn text(&mut self, text: &str) -> Option<()> {
        let ascii = text.is_ascii();
        let len = if ascii { text.len() } else { text.chars().count() };
        self.put(u16::try_from(len).ok()?.to_le_bytes())?;
        let place = self.skip(((len + 5) & !3) - 2)?;
        if ascii {
            place.get_mut(..len)?.copy_from_slice(text.as_bytes());
        } else {
            for (place, character) in place.iter_mut().zip(text.chars()) {
                *place = u8::try_from(u32::from(character)).ok()?;
            }
        }
        Some(())
    }
}

#[inline]
fn encode_object(value: &CreateObject, out: &mut Output<'_>) -> Option<()> {
    out.put(value.object_id.to_le_bytes())?;
    encode_model(&value.object_description, out)?;
    encode_physics(&value.physics_description, out)?;
    encode_weenie(&value.weenie_description, out)
}

#[inline]
fn encode_model(value: &ObjDesc, out: &mut Output<'_>) -> Option<()> {
    let [palettes, textures, parts] =
        [value.subpalettes.len(), value.textures.len(), value.parts.len()];
    let count = |count: usize| u8::try_from(count).ok();
    out.put([0x11, count(palettes)?, count(textures)?, count(parts)?])?;
    if value.palette.is_some() != (palettes > 0) {
        return None;
    }
    if let Some(palette) = value.palette {
        out.packed(palette.checked_sub(0x0400_0000)?)?;
    }
    for palette in &value.subpalettes {
        out.packed(palette.palette.checked_sub(0x0400_0000)?)?;
        out.put([palette.offset, palette.num_colors])?;
    }
    for texture in &value.textures {
        out.put([texture.part])?;
        out.packed(texture.old.checked_sub(0x0500_0000)?)?;
        out.packed(texture.new.checked_sub(0x0500_0000)?)?;
    }
    for part in &value.parts {
        out.put([part.part])?;
        out.packed(part.model.checked_sub(0x0100_0000)?)?;
    }
    out.align()?;
    Some(())
}

/// Writes optional numbers and sets their bits.
macro_rules! put {
    ($flags:ident $out:ident: $($field:expr, $bit:literal;)*) => {$(
        if let Some(value) = $field {
            $flags |= $bit;
            $out.put(value.to_le_bytes())?;
        }
    )*};
}

/// Bits of a [`PhysicsDesc`] that are computed.
const PHYSICS: u32 = 0x5_ffff;

#[inline]
fn encode_physics(value: &PhysicsDesc, out: &mut Output<'_>) -> Option<()> {
    if value.movement.is_some() {
        return None;
    }
    let mut flags = value.flags & !PHYSICS;
    if value.animation_frame.is_some() != (flags & PhysicsDesc::ANIMATION_FRAME != 0) {
        return None;
    }
    let head = out.slot()?;
    out.put(value.state.to_le_bytes())?;
    put! { flags out: value.animation_frame, 0; }
    if let Some(Position { cell, frame: Frame { origin, orientation } }) = value.position {
        let Quaternion { w, x, y, z } = orientation;
        flags |= 0x8000;
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&cell.0.to_le_bytes());
        bytes[4..16].copy_from_slice(&vector(origin));
        bytes[16..20].copy_from_slice(&w.to_le_bytes());
        bytes[20..].copy_from_slice(&vector(Vector3 { x, y, z }));
        out.put(bytes)?;
    }
    put! { flags out:
        value.motion_table, 0x2;
        value.sound_table, 0x800;
        value.script_table, 0x1000;
        value.setup, 0x1;
    }
    if let Some(parent) = &value.parent {
        flags |= 0x20;
        out.put(attachment(parent))?;
    }
    if let Some(children) = &value.children {
        flags |= 0x40;
        out.put(u32::try_from(children.len()).ok()?.to_le_bytes())?;
        for child in children {
            out.put(attachment(child))?;
        }
    }
    put! { flags out:
        value.scale, 0x80;
        value.friction, 0x100;
        value.elasticity, 0x200;
        value.translucency, 0x4_0000;
    }
    for (part, bit) in [(value.velocity, 0x4), (value.acceleration, 0x8), (value.omega, 0x10)] {
        if let Some(part) = part {
            flags |= bit;
            out.put(vector(part))?;
        }
    }
    put! { flags out: value.default_script, 0x2000; value.default_script_intensity, 0x4000; }
    let (sequences, _) = out.skip(18)?.as_chunks_mut();
    for (place, sequence) in sequences.iter_mut().zip(value.sequences) {
        *place = sequence.to_le_bytes();
    }
    out.align()?;
    *head = flags.to_le_bytes();
    Some(())
}

#[inline]
fn attachment(value: &Attachment) -> [u8; 8] {
    let mut bytes = [0; 8];
    bytes[..4].copy_from_slice(&value.object_id.to_le_bytes());
    bytes[4..].copy_from_slice(&value.location.to_le_bytes());
    bytes
}

#[inline]
fn encode_weenie(value: &PublicWeenieDesc, out: &mut Output<'_>) -> Option<()> {
    if value.restrictions.is_some() {
        return None;
    }
    let (mut flags, head) = (0_u32, out.slot()?);
    out.text(&value.name)?;
    out.packed(value.weenie_class)?;
    out.packed(value.icon.checked_sub(0x0600_0000)?)?;
    out.put(value.item_type.to_le_bytes())?;
    let mut second = value.flags.header2.unwrap_or(0) & !0xf;
    second |= u32::from(value.icon_underlay.is_some());
    second |= u32::from(value.cooldown_id.is_some()) << 1;
    second |= u32::from(value.cooldown_duration.is_some()) << 2;
    second |= u32::from(value.pet_owner.is_some()) << 3;
    let has_second = value.flags.header2.is_some() || second != 0;
    let behavior = value.flags.behavior & !ObjectFlags::HAS_HEADER2;
    let bit = if has_second { ObjectFlags::HAS_HEADER2 } else { 0 };
    out.put((behavior | bit).to_le_bytes())?;
    out.align()?;
    if has_second {
        out.put(second.to_le_bytes())?;
    }
    if let Some(name) = &value.plural_name {
        flags |= 1;
        out.text(name)?;
    }
    put! { flags out:
        value.items_capacity, 0x2;
        value.containers_capacity, 0x4;
        value.ammo_type, 0x100;
        value.value, 0x8;
        value.usable, 0x10;
        value.use_radius, 0x20;
        value.target_type, 0x8_0000;
        value.ui_effects, 0x80;
        value.combat_use, 0x200;
        value.structure, 0x400;
        value.max_structure, 0x800;
        value.stack_size, 0x1000;
        value.max_stack_size, 0x2000;
        value.container, 0x4000;
        value.wielder, 0x8000;
        value.valid_slots, 0x1_0000;
        value.slot, 0x2_0000;
        value.priority, 0x4_0000;
        value.radar_color, 0x10_0000;
        value.radar_behavior, 0x80_0000;
        value.physics_script, 0x800_0000;
        value.workmanship, 0x100_0000;
        value.burden, 0x20_0000;
        value.spell, 0x40_0000;
        value.house_owner, 0x200_0000;
        value.hook_item_types, 0x2000_0000;
        value.monarch, 0x40;
        value.hook_type, 0x1000_0000;
    }
    if let Some(icon) = value.icon_overlay {
        flags |= 0x4000_0000;
        out.packed(icon.checked_sub(0x0600_0000)?)?;
    }
    if let Some(icon) = value.icon_underlay {
        out.packed(icon.checked_sub(0x0600_0000)?)?;
    }
    put! { flags out:
        value.material, 0x8000_0000;
        value.cooldown_id, 0;
        value.cooldown_duration, 0;
        value.pet_owner, 0;
    }
    out.align()?;
    *head = flags.to_le_bytes();
    Some(())
}
