//! `wire export json-schema`: what the JSON of messages looks like, as JSON Schema.

mod types;

use clap::Command;
use codec_core::catalog::{Entry, Kind};
use serde_json::{Map, Value, json};

use self::types::Types;
use crate::cli::{Console, Failure, Job, files};
use crate::safe;

pub(crate) fn command() -> Command {
    Command::new("json-schema")
        .about("JSON Schema (2020-12) of the JSON of messages")
        .long_about(
            "JSON Schema (2020-12) of the JSON that `wire encode` reads and `wire inspect --json` shows \
             as `value`. With --message it is that of one message or set; without, all messages are \
             in `$defs`, by their names.",
        )
        .after_help(
            "Examples:\n  wire export json-schema --format moul --message Cli2Auth/PingRequest\n  \
             wire export json-schema --format tera --output tera.schema.json",
        )
}

pub(crate) fn run(job: &Job<'_>, streams: &mut Console<'_>) -> Result<(), Failure> {
    let mut types = Types::default();
    let mut root = Map::new();
    let mut put = |key: &str, value: Value| root.insert(key.to_owned(), value);
    put("$schema", json!("https://json-schema.org/draft/2020-12/schema"));
    match job.messages.as_slice() {
        [only] => {
            put("title", json!(only.to_string()));
            if !only.docs().is_empty() {
                put("description", json!(only.docs()));
            }
            if let Value::Object(schema) = schema(only, &mut types) {
                root.extend(schema);
            }
        }
        all => {
            put("title", json!(job.format));
            let mut messages = Map::new();
            for entry in all {
                let mut message = schema(entry, &mut types);
                if let (Value::Object(message), false) = (&mut message, entry.docs().is_empty()) {
                    message.insert("description".to_owned(), json!(entry.docs()));
                }
                // With the format before it, so that it is not the name of a type.
                messages.insert(entry.to_string(), message);
            }
            let link = |name: &String| format!("#/$defs/{}", name.replace('/', "~1"));
            let links = messages.keys().map(|name| json!({ "$ref": link(name) }));
            root.insert("anyOf".to_owned(), links.collect());
            types.defs.extend(messages);
        }
    }
    if !types.defs.is_empty() {
        root.insert("$defs".to_owned(), Value::Object(types.defs));
    }
    let text = serde_json::to_string_pretty(&Value::Object(root)).unwrap_or_default();
    match job.output {
        Some(path) => files::write(path, format!("{}\n", safe::json(&text))),
        None => Ok(streams.output.json(&text)?),
    }
}

/// The schema of a message or set.
fn schema(entry: &Entry, types: &mut Types) -> Value {
    let schema = types.schema(entry.shape());
    match entry.kind() {
        // Some sets are in frames, which their declarations do not describe.
        Kind::Set => json!({ "anyOf": [schema, { "type": "object", "required": ["message"] }] }),
        _ => schema,
    }
}
