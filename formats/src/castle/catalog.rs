//! Any file, for tools.

use codec_core::catalog::Catalog;

use super::{Castle, Compound};

/// The one message of [`Castle`]: any file.
#[must_use]
#[inline]
pub fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    catalog.add::<Castle, Compound>("").set_name("Compound").add_alias("file");
    catalog.set_format("castle");
    catalog
}
