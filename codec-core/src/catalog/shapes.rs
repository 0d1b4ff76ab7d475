//! Entries and their shapes as JSON, for programs in other languages.

use serde_json::Value;

use super::{Confirmed, Entry, Kind};
use crate::describe::json::{Object, Types, whole};

/// The form of the document. It rises when a program that reads it would be misled.
const VERSION: u32 = 1;

/// All that is known of `entries`, as JSON: their numbers, names and docs, and the shapes of all types
/// in them.
///
/// `docs/shapes.md` in the repository shows the form, and `docs/shapes.schema.json` is its JSON Schema.
///
/// ```
/// use codec_core::{LittleEndian, Wire, catalog::{self, Catalog}};
///
/// #[derive(Wire)]
/// #[wire(format = LittleEndian, id = 7)]
/// struct Ping {
///     time: u32,
/// }
///
/// let mut catalog = Catalog::new();
/// catalog.add_without_json::<LittleEndian, Ping>("");
/// let json: serde_json::Value = serde_json::from_str(&catalog::shapes(catalog.entries()))?;
/// assert_eq!(json["messages"][0]["type"]["ref"], "little-endian/Ping");
/// let ping = &json["types"]["little-endian/Ping"];
/// assert_eq!(ping["fields"][0]["name"], "time");
/// assert_eq!(ping["fields"][0]["of"]["width"], 4);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[must_use]
pub fn shapes<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> String {
    let mut types = Types::default();
    let messages: Value =
        entries.into_iter().map(|entry| Value::from(message(entry, &mut types))).collect();
    let root = Object::default().with("version", VERSION).with("messages", messages);
    types.finish(root).to_string()
}

fn message(entry: &Entry, types: &mut Types) -> Object {
    let kind = match entry.kind() {
        Kind::Message => "message",
        Kind::Set => "set",
        Kind::Type => "type",
    };
    let confirmed = entry.confirmed().map(|confirmed| match confirmed {
        Confirmed::Captured => "captured",
        Confirmed::TestData => "test_data",
        Confirmed::No => "no",
    });
    let engine = types.engine(entry.format_shape());
    Object::of_kind(kind)
        .with("path", entry.to_string())
        .with("format", entry.format())
        .with_text("set", entry.set())
        .with("name", entry.name())
        .with_some("wire_name", entry.wire_name())
        .with_list("aliases", entry.aliases())
        .with_list("numbers", entry.numbers().iter().map(|number| whole(*number)))
        .with_some("confirmed", confirmed)
        .with_text("docs", entry.docs())
        .with("engine", engine)
        .with("type", types.shape(engine, entry.whole_shape()))
}
