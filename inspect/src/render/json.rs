//! Fields as JSON.

use serde_json::{Map, Value, json};

use super::{Explanation, digits};

/// The fields of a message, and the error.
pub(crate) fn tree(shown: &Explanation) -> Map<String, Value> {
    let fields: Vec<Value> = shown
        .fields
        .iter()
        .map(|field| {
            let mut object = Map::new();
            let mut put = |key: &str, value: Value| object.insert(key.to_owned(), value);
            put("path", json!(field.path));
            put("start", json!(field.range.start));
            put("end", json!(field.range.end));
            if let Some(bits) = &field.bits {
                put("bits", json!(bits));
            }
            if !field.kind.is_empty() {
                put("type", json!(field.kind));
            }
            if !field.json.is_null() {
                put("value", field.json.clone());
            }
            if !field.docs.is_empty() {
                put("docs", json!(field.docs));
            }
            Value::Object(object)
        })
        .collect();
    let mut object = Map::new();
    object.insert("length".to_owned(), json!(shown.bytes.len()));
    object.insert("bytes".to_owned(), json!(digits(&shown.bytes)));
    object.insert("fields".to_owned(), Value::Array(fields));
    if let Some(fault) = &shown.fault {
        let fault = json!({
            "text": fault.text,
            "reason": fault.reason,
            "offset": fault.offset,
            "path": fault.path,
        });
        object.insert("error".to_owned(), fault);
    }
    object
}
