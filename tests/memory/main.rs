//! What one decode takes by default: at most 64 bytes of memory for each byte of its input, and
//! 64 KiB. What is noted beside it has a limit of its own.

mod directives;
mod explain;
mod found;
mod packed;
mod peak;
mod sets;
#[path = "../support/mod.rs"]
mod support;
mod types;
