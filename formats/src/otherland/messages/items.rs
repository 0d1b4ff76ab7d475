//! Items and where they are stored.

use bytes::Bytes;
use codec_core::Wire;
use uuid::Uuid;

use crate::{
    nativeparam::{AvatarId, OaPacket},
    otherland::{Base, Flag},
};

/// `CPktItemNotify` (2f/00): something about an item that the client has.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x002f, name = "CPktItemNotify")]
pub struct ItemNotify {
    /// What every packet begins with.
    pub base: Base,
    /// This one item, as [`ItemUpdate`] has named it.
    pub id: Uuid,
    /// Who owns the item.
    pub avatar_id: AvatarId,
    /// Meaning not known.
    pub unknown_2: u16,
    /// Meaning not known.
    pub unknown_3: String,
    /// Meaning not known.
    pub unknown_4: i32,
    /// Meaning not known.
    pub unknown_5: f64,
}

/// `CPktItemUpdate` (36/00): the client adds an item to the items of an avatar.
///
/// `CPktItemUpdate_37` (37/00) has the same fields and the same purpose.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0036, name = "CPktItemUpdate")]
pub struct ItemUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// This one item. Later packets refer to it by this id.
    pub id: Uuid,
    /// The class of its parameters.
    pub class_id: u32,
    /// Who owns the item.
    pub avatar_id: AvatarId,
    /// 1 if `template_id` follows. The client shows the item right only then.
    pub use_template: u8,
    /// The template of the item, as the game's table of items has it.
    #[wire(when = use_template == 1)]
    pub template_id: Option<Uuid>,
    /// Meaning not known.
    pub unknown_5: u32,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_6: bool,
    /// All parameters of the item, up to the end of the packet. `containerID` says where it lies
    /// (0 inventory, 1 worn, 2 storage) and `inventorySlotIndex` in which slot.
    #[wire(rest)]
    pub params: Bytes,
}

/// `oaPktItemStorage` (8c/39): a storage of items changes.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x398c, name = "oaPktItemStorage")]
pub struct ItemStorage {
    /// What every packet begins with.
    pub base: Base,
    /// The storage.
    pub storage_id: Uuid,
    /// What changes: 0 to 5, 8 to 21 and 23 to 34 exist; what they mean is not known.
    pub update_type: u8,
    /// What belongs to the change, up to the end of the packet.
    #[wire(rest)]
    pub data: Bytes,
}

/// `ItemStorageSize`: the size of a storage, in the data of an [`ItemStorage`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "ItemStorageSize")]
pub struct ItemStorageSize {
    /// How many items there is room for.
    pub storage_size: i32,
}

/// `ItemStorageParams`: what describes a storage, in the data of an [`ItemStorage`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "ItemStorageParams")]
pub struct ItemStorageParams {
    /// Its name.
    pub storage_name: String,
    /// How many items there is room for.
    pub storage_size: i32,
    /// Whether there is bling in it.
    #[wire(as = Flag)]
    pub has_bling: bool,
    /// How much bling.
    pub bling_amount: i32,
}
