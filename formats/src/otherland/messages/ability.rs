//! Abilities: skills, items and buffs that an avatar uses.

use codec_core::Wire;
use uuid::Uuid;

use crate::{
    nativeparam::{AvatarId, OaPacket, Vector3},
    otherland::{Base, Quaternion},
};
use codec_core::FlagWord;

/// `oaPktAbilityRequest` (8c/9a): asks to use an ability.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x9a8c, name = "oaPktAbilityRequest")]
pub struct AbilityRequest {
    /// What every packet begins with.
    pub base: Base,
    /// Who uses the ability.
    pub source: AvatarId,
    /// Which ability.
    pub ability_id: Uuid,
    /// The number of the client's prediction.
    pub prediction_id: i32,
    /// Which of the fields below follow; encoding sets their bits.
    pub flag: u32,
    /// Bit 1: the item that is used.
    #[wire(bit = flag & 1)]
    pub item_id: Option<Uuid>,
    /// Bit 2: further parameters, as text.
    #[wire(bit = flag & 2)]
    pub params: Option<String>,
    /// Bit 4: the mode of an ability that is switched on and off.
    #[wire(bit = flag & 4)]
    pub toggle_mode: Option<u32>,
    /// Bit 8: the stage of the combo that the ability belongs to.
    #[wire(bit = flag & 8)]
    pub combo_stage_id: Option<i32>,
    /// Bit 16: the rotation of the target.
    #[wire(bit = flag & 16)]
    pub target_rotation: Option<Quaternion>,
    /// Bit 32: three coordinates; meaning not known.
    #[wire(bit = flag & 32)]
    pub unknown_9: Option<Vector3>,
}

/// `oaPktAbilityUse` (8c/16): an ability is used, with its effects on others.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x168c, name = "oaPktAbilityUse")]
pub struct AbilityUse {
    /// What every packet begins with.
    pub base: Base,
    /// Which of `target`, `rotation` and `target_hit_location` follow; encoding sets their bits
    /// and keeps all others.
    pub flag: u16,
    /// The player.
    pub player: AvatarId,
    /// Who uses the ability.
    pub source_avatar: AvatarId,
    /// What the ability comes from.
    pub source_id: Uuid,
    /// Which skill it is.
    pub skill_id: Uuid,
    /// What kind of thing is used.
    pub ability_type: AbilityType,
    /// Bit 1: whom it is aimed at.
    #[wire(bit = flag & 1)]
    pub target: Option<AvatarId>,
    /// Bit 2: the rotation.
    #[wire(bit = flag & 2)]
    pub rotation: Option<Quaternion>,
    /// Bit 4: where it hits the target.
    #[wire(bit = flag & 4)]
    pub target_hit_location: Option<Vector3>,
    /// Where the ability is used.
    pub ability_invoke_location: Vector3,
    /// What it does, one entry for each actor and effect.
    pub effects: Vec<AbilityEffect>,
    /// Which step of the use this is.
    pub event_type: AbilityEvent,
    /// How long the step lasts on the server.
    pub server_event_duration: f32,
    /// The number of the client's prediction.
    pub prediction_id: i32,
    /// The stage of the combo that the ability belongs to.
    pub combo_stage_id: i32,
}

/// `AbilityEffect`: one effect of an ability on one actor.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "AbilityEffect")]
pub struct AbilityEffect {
    /// Whom it affects.
    pub target_actor: AvatarId,
    /// Which effect it is.
    pub effect_type: i32,
    /// Which of the fields below follow; encoding sets their bits.
    pub flags: FlagWord<u16, 0x7f>,
    /// Bit 1: the effect moves the actor.
    #[wire(bit = flags & FlagWord::new(1))]
    pub forced_move: Option<ForcedMove>,
    /// Bit 2: the client reads it as the type of the effect too, in place of `effect_type`.
    #[wire(bit = flags & FlagWord::new(2))]
    pub unknown_4: Option<i32>,
    /// Bit 4: flags of the combat.
    #[wire(bit = flags & FlagWord::new(4))]
    pub combat_flags: Option<i32>,
    /// Bit 8: how much damage is done or healed.
    #[wire(bit = flags & FlagWord::new(8))]
    pub total_damage_or_heal_amount: Option<f32>,
    /// Bit 16: how long it takes until the effect begins.
    #[wire(bit = flags & FlagWord::new(16))]
    pub effect_delay: Option<f32>,
    /// Bit 32: how long the effect lasts.
    #[wire(bit = flags & FlagWord::new(32))]
    pub effect_duration_from_server: Option<f32>,
    /// Bit 64: the number of the change of hit points.
    #[wire(bit = flags & FlagWord::new(64))]
    pub delta_hp_id: Option<i32>,
}

/// The part of an [`AbilityEffect`] that moves the actor.
#[derive(Wire, Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket)]
pub struct ForcedMove {
    /// The mover key that the server used.
    pub movemanager_key_used_on_server: u16,
    /// Where the actor is moved to.
    pub new_location_forced_by_effect: Vector3,
}

/// What kind of thing an ability comes from.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum AbilityType {
    /// 1: an item.
    Item = 1,
    /// 2: a skill.
    Skill = 2,
    /// 3: a buff.
    Buff = 3,
    /// Any other number.
    #[wire(other)]
    Other(u8),
}

/// The steps of using an ability.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum AbilityEvent {
    /// 0: it is charged.
    Charge = 0,
    /// 1: it is used.
    Use = 1,
    /// 2: it is negated.
    Negate = 2,
    /// 3: it is channelled.
    Channel = 3,
    /// 4: it is cancelled.
    Cancel = 4,
    /// 5: channelling ends.
    ChannelEnd = 5,
    /// 6: called `Max` in the description.
    Max = 6,
    /// Any other number.
    #[wire(other)]
    Other(u8),
}
