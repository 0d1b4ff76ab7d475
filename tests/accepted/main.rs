//! Types that the derive accepts, however unusual they are; `tests/ui` has those that it refuses.

mod generics;
mod raw_identifiers;
mod recursive;
mod several_formats;
mod shapes;
#[allow(dead_code, reason = "the cases that fail use more of it")]
#[path = "../ui/support.rs"]
mod support;
