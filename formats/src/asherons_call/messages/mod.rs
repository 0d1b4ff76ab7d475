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
//!
//! `docs/asherons-call.md` lists all messages by opcode. Names of other programs for a message, such
//! as those of the server ACE, are search aliases of its type.
//!
//! # Words
//!
//! | word | meaning |
//! |---|---|
//! | object | whatever has a number in the world: characters, creatures, items, doors, hooks of a house. `object_id` and its like are these numbers; those of players are 0x50000001 to 0x6fffffff |
//! | weenie | an object as the game's rules see it. Its class (`weenie_class_id`, `wcid`) is what it is a copy of |
//! | property, quality | a value of an object with a number: level, name, owner. There are kinds for integers, 64-bit integers, booleans, floating-point numbers, texts, data ids, objects and positions |
//! | data id | the id of a file in the client's data files ("dat files"): a model, an icon, an effect |
//! | attribute, vital, skill | what a character is made of: six attributes such as strength; health, stamina and mana; and what it has learned |
//! | sequence | a counter of one object for one kind of change, so that late and double messages can be ignored |
//! | autonomous | decided by the client that plays the character, not by the server |
//! | landblock, cell | squares of the map, 192 meters wide, and their parts: [`CellId`](super::CellId) |
//! | allegiance | a tree of players: vassals below patrons below a monarch |
//! | fellowship | a small group that hunts together |
//! | squelch | not wanting to hear someone |
//! | pyreal | the money |
//! | vitae | the penalty for having died |
//! | lifestone | where a character comes back to life |
//! | salvage, workmanship | breaking items down to their material, and how well an item is made, from 1 to 10 |
//! | luminance | what high levels earn besides experience |
//! | PK, PK lite | player killer: who may attack other players, with and without the usual penalties |

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
