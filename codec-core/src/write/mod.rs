//! Bytes on their way out: the writer, numbers that are known later, data elsewhere.

mod elsewhere;
mod embed;
mod end;
pub(crate) mod message;
mod nesting;
mod order;
mod run;
mod slot;
pub(crate) mod sum;
#[cfg(test)]
#[allow(clippy::arithmetic_side_effects, reason = "tests may stop at the first surprise")]
mod tests;
mod writer;

pub(crate) use self::{
    elsewhere::{Far, Region},
    end::Part,
    run::Run,
    slot::Room,
    writer::{padding, to_count},
};
pub use self::{
    slot::{Gap, Slot},
    writer::Writer,
};
