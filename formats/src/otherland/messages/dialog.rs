//! Dialogs with characters that no player controls.

use codec_core::Wire;
use uuid::Uuid;

use crate::{
    nativeparam::{AvatarId, OaPacket},
    otherland::{Base, Flag},
};

/// `oaPktDialogList` (a6/00): asks for a dialog.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x00a6, name = "oaPktDialogList")]
pub struct DialogList {
    /// What every packet begins with.
    pub base: Base,
    /// What selects the dialog.
    pub kind: DialogListKind,
    /// Who asks.
    pub instigator: AvatarId,
    /// Who is asked.
    pub target: AvatarId,
    /// The id of the dialog.
    pub id: Uuid,
}

/// What selects the dialog of a [`DialogList`].
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum DialogListKind {
    /// 0: the target.
    Target = 0,
    /// 1: the id.
    Guid = 1,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}

/// `oaPktDialogChoice` (a6/01): the player chose an answer.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x01a6, name = "oaPktDialogChoice")]
pub struct DialogChoice {
    /// What every packet begins with.
    pub base: Base,
    /// Who answers.
    pub instigator: AvatarId,
    /// Who is answered.
    pub target: AvatarId,
    /// The dialog.
    pub dialog_id: i32,
    /// The serial number of the answer, as text.
    pub dialog_choice_serial: String,
}

/// `CPktStream_166_2` (a6/02): a node of a dialog and its answers.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x02a6, name = "CPktStream_166_2")]
pub struct DialogStream {
    /// What every packet begins with.
    pub base: Base,
    /// The dialog.
    pub dialog: DialogStructure,
}

/// `CPktStream_166_3` (a6/03): nodes of a dialog.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x03a6, name = "CPktStream_166_3")]
pub struct DialogStream2 {
    /// What every packet begins with.
    pub base: Base,
    /// The dialog.
    pub dialog: DialogStructure2,
}

/// `oaPktDialogEnd` (a6/04): a dialog ends.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x04a6, name = "oaPktDialogEnd")]
pub struct DialogEnd {
    /// What every packet begins with.
    pub base: Base,
    /// The player.
    pub player_id: AvatarId,
    /// The dialog.
    pub dialogue_id: i32,
}

/// `oaPktDialogDebug` (a6/05): for finding faults in dialogs.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x05a6, name = "oaPktDialogDebug")]
pub struct DialogDebug {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u64,
    /// Meaning not known.
    pub unknown_1: String,
}

/// `DialogStructure`: a node of a dialog and its answers.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "DialogStructure")]
pub struct DialogStructure {
    /// Who speaks.
    pub npc_id: AvatarId,
    /// The dialog.
    pub dialog_id: i32,
    /// What is said.
    pub dialog_node: DialogNode,
    /// The answers that the player has.
    pub choices: Vec<DialogAnswer>,
    /// Whether there is a further component; `quest_prototype` is there in both cases.
    #[wire(as = Flag)]
    pub has_additional_component: bool,
    /// The kind of the component.
    pub component_factory_id: u32,
    /// The quest that the dialog is about.
    pub quest_prototype: DialogQuestPrototype,
}

/// `oaDialogNode`: something that is said.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaDialogNode")]
pub struct DialogNode {
    /// The dialog.
    pub dialogue_id: i32,
    /// The content of the node.
    pub dialog_content_id: u32,
    /// The serial number of the node, as text.
    pub dialogue_serial_number: String,
    /// The voice-over of a tutorial.
    pub tutorial_vo: String,
}

/// `oaDialogChoice`: an answer that the player can choose.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaDialogChoice")]
pub struct DialogAnswer {
    /// Meaning not known.
    pub unknown_0: u32,
    /// The kind of answer.
    pub emote_index: DialogEmote,
    /// The serial number of the answer, as text.
    pub dialogue_serial_number: String,
    /// Meaning not known.
    pub unknown_3: String,
}

/// The kinds of answers.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum DialogEmote {
    /// 0: closes the dialog.
    Close = 0,
    /// 1: approves.
    Approve = 1,
    /// 2: rejects.
    Reject = 2,
    /// 3: goes on.
    Next = 3,
    /// 4: asks for more.
    TellMore = 4,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}

/// `oaDialogQuestPrototype`: the quest that a dialog is about.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaDialogQuestPrototype")]
pub struct DialogQuestPrototype {
    /// Meaning not known; must be 0.
    pub unknown_0: u32,
    /// The quest.
    pub quest_id: u32,
    /// What happens to the quest.
    pub mode: DialogQuestMode,
}

/// What happens to the quest of a dialog.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum DialogQuestMode {
    /// 0: it is offered.
    Offer = 0,
    /// 1: it is returned.
    Return = 1,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}

/// `DialogStructure2`: nodes of a dialog.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "DialogStructure2")]
pub struct DialogStructure2 {
    /// Who speaks.
    pub npc_id: AvatarId,
    /// Meaning not known.
    pub unknown_1: u32,
    /// Meaning not known.
    pub unknown_2: String,
    /// What is said.
    pub nodes: Vec<DialogNode>,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_5: bool,
    /// The kind of the component.
    pub component_factory_id: u32,
    /// Meaning not known.
    pub unknown_7: u32,
    /// Meaning not known.
    pub unknown_8: u32,
    /// Meaning not known.
    pub unknown_9: u32,
}
