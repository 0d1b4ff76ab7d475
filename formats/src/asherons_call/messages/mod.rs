//! Messages: an opcode of 32 bits, then fields.
//!
//! | module | messages | opcode |
//! |---|---|---|
//! | [`client`] | [`ClientMessage`](client::ClientMessage): from client to server | the first |
//! | [`action`] | [`Action`](action::Action): what a player does, in a [`GameAction`](action::GameAction) | the second, behind 0xf7b1 |
//! | [`server`] | [`ServerMessage`](server::ServerMessage): from server to client | the first |
//! | [`event`] | [`Event`](event::Event): for one player, in a [`GameEvent`](event::GameEvent) | the second, behind 0xf7b0 |
//! | [`login`] | optional headers of packets | none |
//!
//! Each has an `Other` for numbers without a type, which keeps what follows them. Numbers and
//! bits with names are types of [`enums`](super::enums).
//!
//! A word of flags is set from the fields that it tells of; bits that tell of none are kept. Fields
//! with `when` in their description are there if a condition on earlier fields holds: encoding
//! checks it and does not change those fields.

pub mod action;
pub mod client;
pub mod data;
pub mod data_message;
pub mod event;
pub mod flags;
pub mod login;
pub mod movement;
pub mod object;
pub mod server;
pub mod turbine_chat;
pub mod vendor_item;
