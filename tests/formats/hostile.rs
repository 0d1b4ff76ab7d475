//! Input that was made to cost more than it should, each test named after what it once did.

mod castle;
mod json;
