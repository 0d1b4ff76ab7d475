//! Shapes as JSON: they are what `docs/shapes.schema.json` says, and it says nothing else.

use std::{collections::BTreeSet, fs, path::Path};

use codec_core::{
    AnyEndian, BigEndian, Implied, LittleEndian, Wire,
    catalog::{self, Catalog, Confirmed, Entry},
};
use formats::castle::Castle;
use serde_json::Value;

use super::every_rule::{Bits, Everything, Scores, Varying};

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).unwrap()
}

fn schema() -> Value {
    serde_json::from_str(&read("docs/shapes.schema.json")).unwrap()
}

fn shapes<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Value {
    serde_json::from_str(&catalog::shapes(entries)).unwrap()
}

/// All formats, and types with what none of them has.
fn all() -> Value {
    let mut catalog = formats::catalog();
    catalog.add_without_json::<LittleEndian, Everything>("");
    catalog.add_without_json::<LittleEndian, Bits>("");
    catalog.add_without_json::<AnyEndian, Varying>("");
    catalog.add_without_json::<Castle, Scores>("");
    shapes(catalog.entries())
}

#[test]
fn shapes_of_all_messages_match_the_schema() {
    let validator = jsonschema::draft202012::new(&schema()).unwrap();
    let json = all();
    let errors: Vec<String> = validator
        .iter_errors(&json)
        .map(|error| format!("{} at {}", error, error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    // The schema refuses what it does not know.
    for (path, value) in [("/version", 2.into()), ("/messages/0/type/kind", "tuple".into())] {
        let mut wrong = json.clone();
        match wrong.pointer_mut(path) {
            Some(place) => *place = value,
            None => wrong["messages"][0]["type"] = serde_json::json!({ "kind": value }),
        }
        assert!(!validator.is_valid(&wrong), "{path}");
    }
}

#[test]
fn every_kind_of_the_schema_is_declared_and_printed() {
    let schema = schema();
    let mut printed = BTreeSet::new();
    visit(&schema, "", &schema, &all(), &mut printed);
    let describe = "codec-core/src/describe";
    for (name, file, definitions) in [
        ("Shape", "shape.rs", &["shape", "type"][..]),
        ("Frame", "frame.rs", &["frame"]),
        ("Rule", "rule.rs", &["rule"]),
        ("Expr", "rule.rs", &["expression"]),
        ("NumberForm", "number.rs", &["number_form"]),
        ("BitKind", "bits.rs", &["bits"]),
        ("Lies", "format.rs", &["engine"]),
    ] {
        let declared = variants(&read(&format!("{describe}/{file}")), name);
        assert!(declared.len() > 3, "{name}: {declared:?}");
        let in_schema: BTreeSet<String> =
            definitions.iter().flat_map(|name| kinds(&schema["$defs"][name])).collect();
        assert_eq!(in_schema, declared, "{name}");
        let found: BTreeSet<String> = printed
            .iter()
            .filter(|(definition, _)| definitions.contains(&definition.as_str()))
            .map(|(_, kind)| kind.clone())
            .collect();
        assert_eq!(found, declared, "{name}");
    }
}

/// The names of the variants of an enum, as kinds.
fn variants(source: &str, name: &str) -> BTreeSet<String> {
    let start = source.find(&format!("pub enum {name} {{")).unwrap();
    let body = source[start..].split("\n}").next().unwrap();
    body.lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(char::is_uppercase))
        .map(|line| line.split(|c: char| !c.is_alphanumeric()).next().unwrap())
        .map(snake)
        .collect()
}

fn snake(name: &str) -> String {
    let mut kind = String::new();
    for (index, c) in name.chars().enumerate() {
        if c.is_uppercase() && index > 0 {
            kind.push('_');
        }
        kind.extend(c.to_lowercase());
    }
    kind
}

/// The kinds of a definition, and of those that it has inside.
fn kinds(definition: &Value) -> BTreeSet<String> {
    let lists = [&definition["oneOf"], &definition["properties"]["lies"]["oneOf"]];
    let alternatives = lists.into_iter().filter_map(Value::as_array).flatten();
    alternatives.filter_map(kind_of).map(str::to_owned).collect()
}

fn kind_of(alternative: &Value) -> Option<&str> {
    alternative["properties"]["kind"]["const"].as_str()
}

/// Notes the kinds of `value` by the definition of `schema` that they belong to.
fn visit(
    root: &Value,
    definition: &str,
    schema: &Value,
    value: &Value,
    printed: &mut BTreeSet<(String, String)>,
) {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.strip_prefix("#/$defs/").unwrap();
        return visit(root, name, &root["$defs"][name], value, printed);
    }
    for alternative in schema["oneOf"].as_array().into_iter().flatten() {
        if kind_of(alternative) == value["kind"].as_str() {
            let kind = kind_of(alternative).unwrap_or("ref");
            // Kinds inside of an alternative, such as `base`, are not those of the definition.
            let own =
                root["$defs"][definition]["oneOf"] == schema["oneOf"] || definition == "engine";
            if own && kind != "ref" {
                printed.insert((definition.to_owned(), kind.to_owned()));
            }
            visit(root, definition, alternative, value, printed);
        }
    }
    if let Some(fields) = value.as_object() {
        for (key, field) in fields {
            let (known, other) = (&schema["properties"][key], &schema["additionalProperties"]);
            let of = if known.is_null() { other } else { known };
            visit(root, definition, of, field, printed);
        }
    }
    for item in value.as_array().into_iter().flatten() {
        visit(root, definition, &schema["items"], item, printed);
    }
}

#[test]
fn references_lead_to_types() {
    fn check(json: &Value, root: &Value) {
        match json {
            Value::Object(fields) => {
                for (key, value) in fields {
                    match (key.as_str(), value) {
                        ("ref", Value::String(name)) => {
                            assert!(root["types"][name].is_object(), "{name}")
                        }
                        ("engine", Value::String(name)) => {
                            assert!(root["engines"][name].is_object(), "{name}");
                        }
                        _ => check(value, root),
                    }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| check(item, root)),
            _ => {}
        }
    }
    let json = all();
    check(&json, &json);
    assert_eq!(json["messages"].as_array().unwrap().len(), formats::catalog().entries().len() + 4);
    assert_eq!(all(), json, "the same each time");
}

#[test]
fn a_set_is_described_with_its_frame() {
    let catalog = formats::catalog();
    let json = shapes([catalog.find("moul/Cli2File").unwrap()]);
    let set = &json["messages"][0]["type"];
    // The length of a message on the connection to a file server counts itself too.
    assert_eq!((&set["kind"], &set["frame"]["plus"]), (&"framed".into(), &4.into()));
    assert_eq!(set["of"]["ref"], "MOUL/Cli2File");
}

/// Is the device there?
#[derive(Wire)]
#[wire(format = BigEndian, id = 8)]
#[doc(alias = "Diagnostics")]
#[allow(dead_code, reason = "only described")]
struct Echo {
    size: Implied<u16>,
    #[wire(len = size - 1)]
    data: Vec<u8>,
}

#[test]
fn the_page_shows_what_is_printed() {
    let page = read("docs/shapes.md");
    let json = page.split("```jsonc\n").nth(1).unwrap().split("```").next().unwrap();
    let json: String =
        json.lines().map(|line| line.split("  //").next().unwrap()).collect::<Vec<_>>().join("\n");
    let mut catalog = Catalog::new();
    let echo = catalog.add_without_json::<BigEndian, Echo>("Request");
    echo.set_confirmed(Confirmed::Captured);
    let shown: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(shown, shapes(catalog.entries()));
}

mod one {
    /// A lamp.
    #[derive(codec_core::Wire)]
    #[wire(format = codec_core::LittleEndian)]
    pub(super) struct Lamp {
        #[wire(as = codec_core::codec::List<u8>)]
        pub(super) next: Vec<Lamp>,
    }
}

mod two {
    /// Another lamp.
    #[derive(codec_core::Wire)]
    #[wire(format = codec_core::LittleEndian)]
    pub(super) struct Lamp {
        pub(super) other: super::one::Lamp,
    }
}

#[test]
fn types_of_one_name_are_told_apart() {
    let mut catalog = Catalog::new();
    catalog.add_without_json::<LittleEndian, one::Lamp>("");
    catalog.add_without_json::<LittleEndian, two::Lamp>("");
    catalog.add_without_json::<LittleEndian, one::Lamp>("again");
    let json = shapes(catalog.entries());
    let lamps: Vec<&str> =
        (0..3).map(|index| json["messages"][index]["type"]["ref"].as_str().unwrap()).collect();
    let [first, second] = ["little-endian/Lamp", "little-endian/Lamp#2"];
    assert_eq!(lamps, [first, second, first]);
    assert_eq!(json["types"].as_object().unwrap().len(), 2);
    assert_eq!(json["types"][first]["docs"], "A lamp.");
    assert_eq!(json["types"][second]["docs"], "Another lamp.");
    assert_eq!(json["types"][first]["fields"][0]["of"]["of"]["ref"], first);
    assert_eq!(json["types"][second]["fields"][0]["of"]["ref"], first);
}
