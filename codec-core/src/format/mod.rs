//! What a format is: the entry points that users call, and what an author implements.

pub(crate) mod depth;
pub(crate) mod engine;
pub(crate) mod entry_points;
pub(crate) mod limits;
pub(crate) mod options;
pub(crate) mod packed;
pub(crate) mod ready;
pub(crate) mod rules;
pub(crate) mod run;
pub(crate) mod shared;
