//! The formats, against bytes that do not come from our own encoder.

mod asherons_call;
mod castle;
mod castle_agree;
mod castle_calendar;
mod castle_nbt;
mod castle_tree;
mod castle_typed;
mod castle_view;
mod directives;
mod flag_words;
mod hostile;
mod moul;
mod moul_connect;
mod moul_data_types;
mod moul_golden;
mod moul_sdl;
mod moul_table;
mod nativeparam;
mod nativeparam_typed;
mod options;
mod otherland;
#[path = "../support/mod.rs"]
mod support;
mod tera;
mod tera_stream;
