//! Input that was made to cost more than it should, each test named after what it once did.

mod assembly;
mod castle;
mod connection;
mod inflate;
mod json;
mod secrets;
mod sessions;
