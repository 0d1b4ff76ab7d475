//! Messages from client to server.

pub mod admin;
pub mod character;
pub mod ddd;
pub mod login;
pub mod object;
pub mod social;

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// A message from client to server, by its opcode.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
#[allow(clippy::large_enum_variant, reason = "one is alive at a time")]
pub enum ClientMessage {
    /// `Login_LogOffCharacter` (0xf653).
    LogOffCharacter(login::LogOffCharacter),
    /// `Character_CharacterDelete` (0xf655).
    CharacterDelete(character::CharacterDelete),
    /// `Character_SendCharGenResult` (0xf656).
    SendCharGenResult(character::SendCharGenResult),
    /// `Login_SendEnterWorld` (0xf657).
    SendEnterWorld(login::SendEnterWorld),
    /// `Object_SendForceObjdesc` (0xf6ea).
    SendForceObjdesc(object::SendForceObjdesc),
    /// `Login_SendEnterWorldRequest` (0xf7c8).
    SendEnterWorldRequest(login::SendEnterWorldRequest),
    /// `Admin_SendAdminGetServerVersion` (0xf7cc).
    SendAdminGetServerVersion(admin::SendAdminGetServerVersion),
    /// `Social_SendFriendsCommand` (0xf7cd).
    SendFriendsCommand(social::SendFriendsCommand),
    /// `Admin_SendAdminRestoreCharacter` (0xf7d9).
    SendAdminRestoreCharacter(admin::SendAdminRestoreCharacter),
    /// `DDD_RequestDataMessage` (0xf7e3).
    RequestDataMessage(ddd::RequestDataMessage),
    /// `DDD_InterrogationResponseMessage` (0xf7e6).
    InterrogationResponseMessage(ddd::InterrogationResponseMessage),
    /// `DDD_OnEndDDD` (0xf7ea).
    OnEndDdd(ddd::OnEndDdd),
    /// `DDD_EndDDDMessage` (0xf7eb).
    EndDddMessage(ddd::EndDddMessage),
    /// `Communication_TurbineChat` (0xf7de).
    TurbineChat(super::turbine_chat::TurbineChat),
    /// `Ordered_GameAction` (0xf7b1).
    Action(super::action::GameAction),
    /// Another number, with what follows it.
    #[wire(other)]
    Other(u32, Vec<u8>),
}
