//! States as the vectors have them in JSON.

use formats::moul::{
    UnifiedTime,
    key::Uoid,
    sdl::{
        Notification, Record, SimpleType, SizedCreatable, State, String32, Values, VariableType,
    },
};
use serde_json::{Map, Value, json};

/// The header and all that is stored, in the order of the bytes.
pub(super) fn fields(state: &State) -> Value {
    let header = state.header();
    let mut fields = json!({
        "flags": header.flags.get() | u16::from(header.uoid.is_some()),
        "name": header.descriptor,
        "version": header.version,
    });
    if let Some(uoid) = &header.uoid {
        fields["uoid"] = key(uoid);
    }
    json!({ "header": fields, "record": record(state) })
}

/// All variables by name, with their defaults where they are not stored; the first if two have one
/// name.
pub(super) fn resolved(record: &Record) -> Value {
    let mut variables = Map::new();
    for variable in record.descriptor().variables() {
        let name = variable.name();
        let values = match variable.ty() {
            VariableType::Simple(_) => values(&record.get(name).unwrap()),
            VariableType::State(_) => (0..record.state_count(name).unwrap())
                .map(|index| resolved(&record.record(name, index).unwrap()))
                .collect(),
        };
        variables.insert(name.to_owned(), values);
    }
    variables.into()
}

fn record(record: &Record) -> Value {
    let simple = record.iter().map(|(variable, stored)| {
        let marks = stored.marks();
        let timestamp = marks.timestamp.map_or(0, |_| 0x04);
        let default = if stored.values().is_none() { 0x08 } else { 0 };
        let mut fields = head(marks.header, marks.notification.as_ref());
        fields["contents"] = json!(marks.flags | timestamp | default);
        if let Some(timestamp) = &marks.timestamp {
            fields["timestamp"] = time(timestamp);
        }
        if let Some(stored) = stored.values() {
            fields["values"] = values(stored);
        }
        json!([index(record, variable.name()), variable.name(), fields])
    });
    let nested = record.iter_states().map(|(variable, stored)| {
        let mut fields = head(stored.header, stored.notification.as_ref());
        fields["flags"] = json!(stored.flags);
        if variable.count().is_none() {
            fields["length"] = json!(stored.len());
        }
        let records = stored.iter().map(|(index, state)| json!([index, self::record(state)]));
        fields["records"] = records.collect();
        json!([index(record, variable.name()), variable.name(), fields])
    });
    json!({
        "desc": record.descriptor().name(),
        "version": record.descriptor().version(),
        "flags": record.flags,
        "simple": simple.collect::<Value>(),
        "nested": nested.collect::<Value>(),
    })
}

/// The place of a variable among those that hold values, or those that hold states.
fn index(record: &Record, name: &str) -> usize {
    let variables = record.descriptor().variables();
    let place = variables.iter().position(|variable| variable.name() == name).unwrap();
    let is_state = |place: usize| matches!(variables[place].ty(), VariableType::State(_));
    (0..place).filter(|before| is_state(*before) == is_state(place)).count()
}

fn head(header: u8, notification: Option<&Notification>) -> Value {
    let Some(Notification { flags, hint }) = notification else {
        return json!({ "head": header });
    };
    let mut fields =
        json!({ "head": header | 2, "hint": String::from_utf8(hint.clone()).unwrap() });
    if *flags != 0 {
        fields["nflags"] = json!(flags);
    }
    fields
}

/// The elements of a variable.
pub(super) fn values(values: &Values) -> Value {
    let floats = |list: &[f32]| list.iter().map(|value| bits(*value)).collect::<Value>();
    match values {
        Values::Int(list) => json!(list),
        Values::Short(list) => json!(list),
        Values::Byte(list) => json!(list),
        Values::Bool(list) => json!(list),
        Values::Float(list) => floats(list),
        Values::Double(list) => {
            list.iter().map(|value| json!(format!("{:#018x}", value.to_bits()))).collect()
        }
        Values::String32(list) => list.iter().map(string32).collect(),
        Values::Key(list) => list.iter().map(key).collect(),
        Values::Creatable(list) => list.iter().map(creatable).collect(),
        Values::Time(list) => list.iter().map(time).collect(),
        Values::AgeTimeOfDay(count) => vec![Value::Null; *count].into(),
        Values::Vector3(list) | Values::Point3(list) | Values::Rgb(list) => {
            list.iter().map(|value| floats(value)).collect()
        }
        Values::Rgba(list) | Values::Quaternion(list) => {
            list.iter().map(|value| floats(value)).collect()
        }
        Values::Rgb8(list) => json!(list),
        Values::Rgba8(list) => json!(list),
        other => panic!("{other:?}"),
    }
}

/// The default of a variable, as the vectors have it.
pub(super) fn default_value(default: &Values) -> Value {
    match default.ty() {
        SimpleType::Key => json!("nil"),
        _ => values(default)[0].clone(),
    }
}

fn bits(value: f32) -> Value {
    json!(format!("{:#010x}", value.to_bits()))
}

fn string32(value: &String32) -> Value {
    let text = value.text().unwrap_or_default();
    if String32::new(text.as_bytes()).as_ref() == Some(value) {
        return json!(text);
    }
    json!({ "raw": to_hex(value.raw()) })
}

fn time(time: &UnifiedTime) -> Value {
    json!([time.seconds, time.microseconds])
}

fn creatable(object: &SizedCreatable) -> Value {
    match &object.data {
        Some(data) => json!({ "class": object.class_index, "data": to_hex(data) }),
        None => Value::Null,
    }
}

fn key(uoid: &Uoid) -> Value {
    let Uoid { location, load_mask, class_index, object_id, object_name, clone, .. } = uoid;
    if location.sequence.0 == u32::MAX {
        return Value::Null;
    }
    let mut fields = json!({
        "location": [location.sequence.0, location.flags.0],
        "class": class_index,
        "id": object_id,
        "name": object_name,
    });
    if let Some(mask) = load_mask {
        fields["loadmask"] = json!(mask.0);
    }
    if let Some(clone) = clone {
        fields["clone"] = json!([clone.clone_id, clone.player_id]);
    }
    fields
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
