//! What `#[derive(Exact)]` names.

pub use core::{
    option::Option::{None, Some},
    result::Result::{self, Err, Ok},
};

pub use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use crate::exact::{
    Error, Exact, Value, deserialize,
    fields::{Field, Fields, Variant, list, object, unit_variant, variant},
    serialize,
};
