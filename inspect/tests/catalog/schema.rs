//! The JSON of every message is what its JSON Schema says.

use std::collections::BTreeMap;

use codec_inspect::{Streams, Tool};
use serde_json::Value;

use crate::samples::Samples;

thread_local! {
    static TOOL: Tool = Tool::new();
}

fn schema(format: &str, message: &str) -> Value {
    let (mut input, mut output, mut errors) = (&b""[..], Vec::new(), Vec::new());
    let mut streams = Streams::new(&mut input, &mut output, &mut errors);
    let mut arguments = vec!["wire", "export", "json-schema", "--format", format];
    if !message.is_empty() {
        arguments.extend(["--message", message]);
    }
    assert_eq!(
        TOOL.with(|tool| tool.run(arguments, &mut streams)),
        0,
        "{}",
        String::from_utf8_lossy(&errors)
    );
    serde_json::from_slice(&output).unwrap()
}

#[test]
fn json_of_every_message_is_valid() {
    let catalog = formats::catalog();
    let mut samples = Samples::default();
    let mut wrong = BTreeMap::new();
    let mut checked = 0;
    for entry in catalog.entries() {
        let schema = schema(entry.format(), &entry.to_string());
        let validator = jsonschema::validator_for(&schema).unwrap();
        for bytes in samples.of(entry, 12) {
            // Random messages can be nested deeper than this reader likes.
            let Ok(json) = serde_json::from_str::<Value>(&entry.to_json(&bytes).unwrap()) else {
                continue;
            };
            checked += 1;
            if let Err(error) = validator.validate(&json) {
                let path = error.instance_path().to_string();
                wrong
                    .entry(entry.to_string())
                    .or_insert_with(|| format!("{path}: {error:.300} in {json:.300}"));
            }
        }
        // A schema that allows everything would be no use.
        let is_struct = schema.pointer("/$defs").is_some_and(|defs| {
            let name = schema["$ref"].as_str().unwrap_or_default().rsplit('/').next().unwrap();
            defs[name]["type"] == "object"
        });
        if is_struct {
            assert!(!validator.is_valid(&serde_json::json!({ "no such field": 1 })), "{entry}");
        }
    }
    assert!(wrong.is_empty(), "{} of {}: {wrong:#?}", wrong.len(), catalog.entries().len());
    assert!(checked > 5_000, "{checked}");
}

#[test]
fn all_messages_of_a_format_are_in_one_schema() {
    let schema = schema("moul", "");
    assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
    let ping = schema.pointer("/$defs/moul~1Cli2Auth~1PingRequest").unwrap();
    assert!(ping["$ref"].as_str().unwrap().starts_with("#/$defs/PingRequest"), "{ping}");
    let messages = formats::catalog().entries().iter().filter(|it| it.format() == "moul").count();
    assert_eq!(schema["anyOf"].as_array().unwrap().len(), messages);
}

/// Parts of schemas that allow anything, because declarations do not say what their JSON is.
#[test]
fn what_schemas_do_not_say_is_counted() {
    let count = |format: &str| anything(&schema(format, ""));
    let formats = ["asherons_call", "castle", "moul", "nativeparam", "otherland", "tera"];
    assert_eq!(formats.map(count), [2, 1, 6, 1, 8, 0]);
}

/// What says something about a value to people only.
const ABOUT: &[&str] = &["$schema", "title", "description"];

fn anything(schema: &Value) -> usize {
    match schema {
        Value::Object(object) if object.keys().all(|key| ABOUT.contains(&key.as_str())) => 1,
        Value::Object(object) => {
            let part = |(key, value): (&String, &Value)| match value {
                Value::Object(fields) if key == "properties" => fields.values().map(anything).sum(),
                value => anything(value),
            };
            object.iter().map(part).sum()
        }
        Value::Array(items) => items.iter().map(anything).sum(),
        _ => 0,
    }
}
