//! wincode, in its own format.

use wincode::{
    SchemaRead, SchemaWrite,
    config::{self, Configuration},
};

/// The defaults with room for a list of 6 MB.
type Config = Configuration<true, { 1 << 24 }>;

const CONFIG: Config = Configuration::default().with_preallocation_size_limit();

pub(crate) fn encode<T: SchemaWrite<Config, Src = T>>(value: &T, out: &mut Vec<u8>) {
    out.clear();
    config::serialize_into(out, value, CONFIG).unwrap();
}

pub(crate) fn decode<T: SchemaRead<'static, Config, Dst = T>>(input: &'static [u8]) -> T {
    config::deserialize_exact(input, CONFIG).unwrap()
}
