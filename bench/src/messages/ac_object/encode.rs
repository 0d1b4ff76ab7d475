//! Writes the message by hand.

use formats::asherons_call::{
    Position, Vector3,
    enums::{AmmoType, CoverageMask, EquipMask, HookType, IconHighlight, ItemType, Usable},
    messages::{
        object::{Attachment, ObjDesc, PhysicsDesc, PublicWeenieDesc},
        server::item::CreateObject,
    },
};

/// Appends `value` to `out`; `None` if a length or a number does not fit.
pub(super) fn encode(value: &CreateObject, out: &mut Vec<u8>) -> Option<()> {
    let CreateObject { object_description, physics_description, weenie_description, .. } = value;
    let lists = object_description.subpalettes.len() * 6
        + object_description.textures.len() * 9
        + object_description.parts.len() * 5
        + physics_description.children.as_ref().map_or(0, Vec::len) * 8;
    let plural = weenie_description.plural_name.as_ref().map_or(0, String::len);
    let start = out.len();
    // The fixed parts have at most 444 bytes; a character has at most one byte more in UTF-8.
    out.resize(start + 448 + lists + weenie_description.name.len() + plural, 0);
    let mut to = Out { bytes: &mut out[start..], at: 0 };
    to.put(value.object_id.to_le_bytes())?;
    look(object_description, &mut to)?;
    physics(physics_description, &mut to)?;
    weenie(weenie_description, &mut to)?;
    let len = to.at;
    out.truncate(start + len);
    Some(())
}

/// Room that is all zero.
struct Out<'a> {
    bytes: &'a mut [u8],
    at: usize,
}

impl Out<'_> {
    #[inline(always)]
    fn put<const N: usize>(&mut self, bytes: [u8; N]) -> Option<()> {
        *self.bytes.get_mut(self.at..)?.first_chunk_mut()? = bytes;
        self.at += N;
        Some(())
    }

    #[inline(always)]
    fn fill(&mut self, at: usize, word: u32) -> Option<()> {
        *self.bytes.get_mut(at..)?.first_chunk_mut()? = word.to_le_bytes();
        Some(())
    }

    #[inline(always)]
    fn align(&mut self) {
        self.at = (self.at + 3) & !3;
    }

    #[inline(always)]
    fn packed(&mut self, value: u32) -> Option<()> {
        if value < 0x8000 {
            self.put((value as u16).to_le_bytes())
        } else if value < 0x8000_0000 {
            self.put((value.rotate_left(16) | 0x8000).to_le_bytes())
        } else {
            None
        }
    }

    #[inline(always)]
    fn vector(&mut self, value: &Vector3) -> Option<()> {
        let mut bytes = [0; 12];
        bytes[..4].copy_from_slice(&value.x.to_le_bytes());
        bytes[4..8].copy_from_slice(&value.y.to_le_bytes());
        bytes[8..].copy_from_slice(&value.z.to_le_bytes());
        self.put(bytes)
    }

    fn text(&mut self, text: &str) -> Option<()> {
        if !text.is_ascii() {
            return self.wide(text);
        }
        self.put(u16::try_from(text.len()).ok()?.to_le_bytes())?;
        let end = self.at + text.len();
        self.bytes.get_mut(self.at..end)?.copy_from_slice(text.as_bytes());
        self.at = end + ((text.len() + 2).wrapping_neg() & 3);
        Some(())
    }

    /// Latin-1 is enough for the samples.
    #[cold]
    fn wide(&mut self, text: &str) -> Option<()> {
        let start = self.at;
        self.put(u16::try_from(text.chars().count()).ok()?.to_le_bytes())?;
        for c in text.chars() {
            self.put([u8::try_from(c).ok()?])?;
        }
        self.at += (self.at - start).wrapping_neg() & 3;
        Some(())
    }
}

fn look(value: &ObjDesc, to: &mut Out<'_>) -> Option<()> {
    let palettes = u8::try_from(value.subpalettes.len()).ok()?;
    let textures = u8::try_from(value.textures.len()).ok()?;
    let parts = u8::try_from(value.parts.len()).ok()?;
    to.put([0x11, palettes, textures, parts])?;
    match value.palette {
        Some(palette) if palettes > 0 => to.packed(palette.checked_sub(0x0400_0000)?)?,
        None if palettes == 0 => {}
        _ => return None,
    }
    for change in &value.subpalettes {
        to.packed(change.palette.checked_sub(0x0400_0000)?)?;
        to.put([change.offset, change.num_colors])?;
    }
    for change in &value.textures {
        to.put([change.part])?;
        to.packed(change.old.checked_sub(0x0500_0000)?)?;
        to.packed(change.new.checked_sub(0x0500_0000)?)?;
    }
    for change in &value.parts {
        to.put([change.part])?;
        to.packed(change.model.checked_sub(0x0100_0000)?)?;
    }
    to.align();
    Some(())
}

fn physics(value: &PhysicsDesc, to: &mut Out<'_>) -> Option<()> {
    // Without the bits that are set from fields; the bit of the animation frame is not among them.
    let mut flags = value.flags.get().bits();
    if value.movement.is_some() || value.animation_frame.is_some() != (flags & 0x2_0000 != 0) {
        return None;
    }
    let head = to.at;
    to.at += 4;
    to.put(value.state.bits().to_le_bytes())?;
    if let Some(frame) = value.animation_frame {
        to.put(frame.to_le_bytes())?;
    }
    if let Some(Position { cell, frame }) = &value.position {
        flags |= 0x8000;
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&cell.0.to_le_bytes());
        bytes[4..8].copy_from_slice(&frame.origin.x.to_le_bytes());
        bytes[8..12].copy_from_slice(&frame.origin.y.to_le_bytes());
        bytes[12..16].copy_from_slice(&frame.origin.z.to_le_bytes());
        bytes[16..20].copy_from_slice(&frame.orientation.w.to_le_bytes());
        bytes[20..24].copy_from_slice(&frame.orientation.x.to_le_bytes());
        bytes[24..28].copy_from_slice(&frame.orientation.y.to_le_bytes());
        bytes[28..].copy_from_slice(&frame.orientation.z.to_le_bytes());
        to.put(bytes)?;
    }
    macro_rules! word {
        ($($field:ident $bit:literal;)*) => {$(
            if let Some(word) = value.$field {
                flags |= $bit;
                to.put(word.to_le_bytes())?;
            }
        )*};
    }
    word!(motion_table 0x2; sound_table 0x800; script_table 0x1000; setup 0x1;);
    if let Some(parent) = &value.parent {
        flags |= 0x20;
        attachment(parent, to)?;
    }
    if let Some(children) = &value.children {
        flags |= 0x40;
        to.put(u32::try_from(children.len()).ok()?.to_le_bytes())?;
        for child in children {
            attachment(child, to)?;
        }
    }
    word!(scale 0x80; friction 0x100; elasticity 0x200; translucency 0x4_0000;);
    for (vector, bit) in [(&value.velocity, 4), (&value.acceleration, 8), (&value.omega, 0x10)] {
        if let Some(vector) = vector {
            flags |= bit;
            to.vector(vector)?;
        }
    }
    word!(default_script 0x2000; default_script_intensity 0x4000;);
    let mut sequences = [0; 18];
    for (bytes, sequence) in sequences.as_chunks_mut().0.iter_mut().zip(value.sequences) {
        *bytes = sequence.to_le_bytes();
    }
    to.put(sequences)?;
    to.align();
    to.fill(head, flags)
}

#[inline(always)]
fn attachment(value: &Attachment, to: &mut Out<'_>) -> Option<()> {
    let mut bytes = [0; 8];
    bytes[..4].copy_from_slice(&value.object_id.to_le_bytes());
    bytes[4..].copy_from_slice(&u32::from(value.location).to_le_bytes());
    to.put(bytes)
}

fn weenie(value: &PublicWeenieDesc, to: &mut Out<'_>) -> Option<()> {
    if value.restrictions.is_some() {
        return None;
    }
    let head = to.at;
    to.at += 4;
    to.text(&value.name)?;
    to.packed(value.weenie_class)?;
    to.packed(value.icon.checked_sub(0x0600_0000)?)?;
    to.put(value.item_type.bits().to_le_bytes())?;
    let known = |bit: bool, mask: u32| if bit { mask } else { 0 };
    let second = known(value.icon_underlay.is_some(), 1)
        | known(value.cooldown_id.is_some(), 2)
        | known(value.cooldown_duration.is_some(), 4)
        | known(value.pet_owner.is_some(), 8);
    let has_second = second != 0 || value.flags.header2.is_some();
    let behavior = value.flags.behavior.get().bits() | known(has_second, 0x0400_0000);
    to.put(behavior.to_le_bytes())?;
    to.align();
    if has_second {
        let word = value.flags.header2.map_or(0, |word| word.get().bits());
        to.put((word | second).to_le_bytes())?;
    }
    let mut header = 0;
    if let Some(name) = &value.plural_name {
        header |= 1;
        to.text(name)?;
    }
    macro_rules! number {
        ($($field:ident $bit:literal $number:expr;)*) => {$(
            if let Some(value) = value.$field {
                header |= $bit;
                to.put($number(value).to_le_bytes())?;
            }
        )*};
    }
    number! {
        items_capacity 0x2 u8::from;
        containers_capacity 0x4 u8::from;
        ammo_type 0x100 (|value: AmmoType| value.bits());
        value 0x8 u32::from;
        usable 0x10 (|value: Usable| value.bits());
        use_radius 0x20 f32::from;
        target_type 0x8_0000 (|value: ItemType| value.bits());
        ui_effects 0x80 (|value: IconHighlight| value.bits());
        combat_use 0x200 u8::from;
        structure 0x400 u16::from;
        max_structure 0x800 u16::from;
        stack_size 0x1000 u16::from;
        max_stack_size 0x2000 u16::from;
        container 0x4000 u32::from;
        wielder 0x8000 u32::from;
        valid_slots 0x1_0000 (|value: EquipMask| value.bits());
        slot 0x2_0000 (|value: EquipMask| value.bits());
        priority 0x4_0000 (|value: CoverageMask| value.bits());
        radar_color 0x10_0000 u8::from;
        radar_behavior 0x80_0000 u8::from;
        physics_script 0x800_0000 u16::from;
        workmanship 0x100_0000 f32::from;
        burden 0x20_0000 u16::from;
        spell 0x40_0000 u16::from;
        house_owner 0x200_0000 u32::from;
        hook_item_types 0x2000_0000 (|value: ItemType| value.bits());
        monarch 0x40 u32::from;
        hook_type 0x1000_0000 (|value: HookType| value.bits());
    }
    if let Some(icon) = value.icon_overlay {
        header |= 0x4000_0000;
        to.packed(icon.checked_sub(0x0600_0000)?)?;
    }
    if let Some(icon) = value.icon_underlay {
        to.packed(icon.checked_sub(0x0600_0000)?)?;
    }
    number!(material 0x8000_0000 u32::from;);
    if let Some(id) = value.cooldown_id {
        to.put(id.to_le_bytes())?;
    }
    if let Some(duration) = value.cooldown_duration {
        to.put(duration.to_le_bytes())?;
    }
    if let Some(owner) = value.pet_owner {
        to.put(owner.to_le_bytes())?;
    }
    to.align();
    to.fill(head, header)
}
